"""Games in lock step, so that networks are asked about many positions at once; every decision is noted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ecumene import games
from ecumene.arena.gradients import Chances, Networks, Rows, Weights
from ecumene.bots.insight import HEAT, LESS, Situated
from ecumene.bots.judging import heuristics, lead, utility
from ecumene.bots.value import LinearValue, learned
from ecumene.kernel import EcumeneError, Game, Message, Rng, State


@dataclass(frozen=True)
class Lesson:
    """Games to play in lock step. ``measured``: the network takes one seat, always its likeliest action."""

    slug: str
    players: int
    seed: str
    games: int
    guests: float
    trust: float
    weights: Weights
    measured: bool = False


@dataclass
class Played:
    """The decisions of a lesson: what was known, what could be done, what was done, and how well it went."""

    told: Rows
    hands: Rows
    families: Rows  # of the actions of each decision
    leanings: Any  # what each of those actions starts from
    chosen: Any  # among them all
    likelihood: Any  # logarithms
    advantage: Any
    goal: Any  # what the position should have been judged
    won: list[float] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)


@dataclass
class _Decision:
    table: int
    seat: int
    told: list[int]
    hands: list[int]
    families: list[int]
    leanings: list[float]
    actions: list[int]
    place: int = 0
    likelihood: float = 0.0
    worth: float = 0.0


@dataclass
class _Table:
    state: State
    own: list[int]  # the network's seats


def play(lesson: Lesson) -> Played:
    """Play games in lock step."""
    game = games.load(lesson.slug)
    kit, value = ground(game, lesson.players)
    luck = np.random.default_rng(Rng(lesson.seed).word())
    networks = Networks(lesson.weights)
    tables = [_table(game, lesson, number) for number in range(lesson.games)]
    noted: list[_Decision] = []
    going = list(range(len(tables)))
    while going:
        asked: list[_Decision] = []
        moves: list[tuple[int, int, int]] = []
        for number in going:
            state = tables[number].state
            for seat in state.to_move():
                actions = state.legal(seat)
                if len(actions) == 1:
                    moves.append((number, seat, actions[0]))
                    continue
                sums = kit.judged_all(state, seat, actions, value.weights, value.bias, LESS)
                if seat not in tables[number].own:
                    moves.append((number, seat, actions[sums.index(max(sums))]))
                    continue
                families = [kit.family(state, action) for action in actions]
                told, hands = kit.statements(state, seat), kit.others_hands(state, seat)
                leanings = [one / HEAT for one in sums]
                asked.append(_Decision(number, seat, told, hands, families, leanings, actions))
        if asked:
            _decide(networks, asked, luck, lesson.measured)
            noted += asked
        for number, seat, action in moves + [(one.table, one.seat, one.actions[one.place]) for one in asked]:
            tables[number].state.apply(seat, action)
        going = [number for number in going if tables[number].state.stack]
    return _told(lesson, tables, noted)


def ground(game: Game, players: int) -> tuple[Situated, LinearValue]:
    """What networks can be learned on: statements, and a weighted sum to go on from."""
    kit, value = heuristics(game), learned(game, players)
    if not isinstance(kit, Situated) or players not in kit.insight_players or not isinstance(value, LinearValue):
        raise EcumeneError(Message("arena-no-insight", {"game": game.name_of()}))
    return kit, value


def _table(game: Game, lesson: Lesson, number: int) -> _Table:
    """In measurements the same deal comes once for each seat."""
    players = lesson.players
    if lesson.measured:
        deal = f"{lesson.seed} {number // players}"
        return _Table(game.new(players, None, deal), [number % players])
    deal = f"{lesson.seed} {number}"
    rng = Rng(f"{deal} guests")
    own = list(range(players))
    if number < lesson.guests * lesson.games:
        for _ in range(1 + rng.below(players - 1)):
            del own[rng.below(len(own))]
    return _Table(game.new(players, None, deal), own)


def _decide(networks: Networks, asked: list[_Decision], luck: Any, surely: bool) -> None:
    told = Rows.of([one.told for one in asked]).matrix(networks.statements)
    families = Rows.of([one.families for one in asked])
    leanings = np.array([leaning for one in asked for leaning in one.leanings])
    chances = Chances(leanings, families, networks.likings(told)[0])
    if surely:
        chosen = chances.likeliest()
    else:
        chosen = chances.drawn(luck.random(len(asked)))
        hands = Rows.of([one.hands for one in asked]).matrix(networks.hands)
        worths = networks.worths(told, hands)[0].tolist()
        for one, worth in zip(asked, worths, strict=True):
            one.worth = worth
    places, likelihood = (chosen - chances.starts).tolist(), np.log(chances.shares[chosen]).tolist()
    for one, place, likely in zip(asked, places, likelihood, strict=True):
        one.place, one.likelihood = place, likely


def _told(lesson: Lesson, tables: list[_Table], noted: list[_Decision]) -> Played:
    """All decisions with what came of them."""
    won, ahead = [], []
    ends = [[utility(table.state, seat) for seat in range(lesson.players)] for table in tables]
    for table in tables:
        result = table.state.result()
        assert result is not None
        totals = [standing.score for standing in result.standings]
        won += [(seat in result.winners) / len(result.winners) for seat in table.own]
        ahead += [lead(totals, seat) for seat in table.own]
    advantage = np.zeros(len(noted), dtype=np.float32)
    #: By table and seat: the worth of what follows, and its advantage.
    later: dict[tuple[int, int], tuple[float, float]] = {}
    for number in range(len(noted) - 1, -1, -1):
        one = noted[number]
        worth, more = later.get((one.table, one.seat), (ends[one.table][one.seat], 0.0))
        advantage[number] = worth - one.worth + lesson.trust * more
        later[one.table, one.seat] = one.worth, float(advantage[number])
    families = Rows.of([one.families for one in noted])
    firsts = np.cumsum(families.lengths) - families.lengths
    worths = np.array([one.worth for one in noted], dtype=np.float32)
    return Played(
        told=Rows.of([one.told for one in noted]),
        hands=Rows.of([one.hands for one in noted]),
        families=families,
        leanings=np.array([leaning for one in noted for leaning in one.leanings], dtype=np.float32),
        chosen=firsts + np.array([one.place for one in noted], dtype=np.int64),
        likelihood=np.array([one.likelihood for one in noted], dtype=np.float32),
        advantage=advantage,
        goal=worths + advantage,
        won=won,
        ahead=ahead,
    )


def joined(parts: list[Played]) -> Played:
    """The decisions of several lessons, one after another."""

    def rows(lists: list[Rows]) -> Rows:
        return Rows(np.concatenate([one.places for one in lists]), np.concatenate([one.lengths for one in lists]))

    before = np.cumsum([0, *(len(part.leanings) for part in parts[:-1])])
    return Played(
        told=rows([part.told for part in parts]),
        hands=rows([part.hands for part in parts]),
        families=rows([part.families for part in parts]),
        leanings=np.concatenate([part.leanings for part in parts]),
        chosen=np.concatenate([part.chosen + first for part, first in zip(parts, before, strict=True)]),
        likelihood=np.concatenate([part.likelihood for part in parts]),
        advantage=np.concatenate([part.advantage for part in parts]),
        goal=np.concatenate([part.goal for part in parts]),
    )

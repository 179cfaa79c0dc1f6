"""Finished games played on from a moment by bots: for some turns, until they are decided, or to their very end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from statistics import mean
from typing import NamedTuple, Protocol

from ecumene.bots.beam import BeamBot, Steps
from ecumene.bots.beam import Settings as Turn
from ecumene.bots.judging import Rounds, Turns, heuristics, lead, lead_value, totals
from ecumene.bots.knowledge import Bot, Knowledge
from ecumene.bots.planner import PlannerBot
from ecumene.bots.planner import Settings as Breadth
from ecumene.bots.roster import AnyLearned
from ecumene.kernel import Game, Rng, State
from ecumene.review.chances import chances

#: By rules of earlier versions a game may go on for ever; after so many decisions it counts as it stands.
_LONGEST_GAME = 5000
_HEAT = 0.01
#: Where turns are planned, everybody plans them like this when games are played on: ends are many. Plans of a single
#: line are hardly quicker in Through the Ages, and a seat that could still win half of its games won a fifth by them.
_PLANNING, _BEAM = Breadth(width=3, nodes=300, worlds=1), Turn(width=2)
#: In Through the Ages what is to be reported is played on once more by those who plan like this: what narrow plans
#: forget to do after one move looks like the fault of that move. It takes twice as long.
_BROADLY = Breadth(width=5, nodes=800, worlds=1)
#: For a glance they go on for so many own turns, or rounds where a game has a clock; the chances there from the second
#: on count alike. In Altay that tells a blunder as surely as as many games played to the end, in a tenth of the time.
_TURNS_ON, _ROUNDS_ON = 5, 4
#: In Through the Ages for so many own turns where it is to be proved; chances count from the fourth on. That says what
#: games played to their end say with half their spread, so that as much is known from a third of the worlds.
_FAR, _BEFORE = 9, 3
#: Where games are decided long before they end, they are played on until somebody's chance is so great. In Through the
#: Ages chances can be trusted sooner: that saves a third of the time, and of 52 leaders so far ahead 50 won.
_DECIDED, _DECIDED_BY_TURNS, _NEVER = 0.98, 0.95, -1
#: How far one must be ahead at the end for it to have been no accident, as a part of a clear lead.
_CLOSE = 0.7


#: A move, or several of one turn.
Way = int | tuple[int, ...]


class End(NamedTuple):
    """How a game ended for a seat: how well, from 0 to 1, the points of every seat by category, and whether it won."""

    worth: float
    points: list[dict[str, int]]
    won: float  # a shared victory is a part of one
    over: bool = True  # else it was broken off as decided


class Player(Protocol):
    """Decides for everybody when a game is played on."""

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        """In a state one may look at."""


class Planning:
    """A bot that plans its turns: nothing of what others hide or what will be drawn is looked at."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else self._bot.choose(Knowledge(state, seat), rng)


def players_of(game: Game, broadly: bool = False) -> Callable[[], Player]:
    """Who plays a game on: as strong as can be had within some hundredths of a second a game, or twice as many.

    Always a new one, since plans are remembered, and the same question has to have the same answer.
    """
    kit = heuristics(game)
    if isinstance(kit, Turns):
        return lambda: Planning(PlannerBot(_BROADLY if broadly else _PLANNING))
    if isinstance(kit, Steps):
        return lambda: Planning(BeamBot(_BEAM))
    return lambda: AnyLearned(_HEAT)


def gone_on(world: State, seat: int, moves: list[int], player: Callable[[], Player], rng: Rng) -> list[float]:
    """What a world comes to for a seat some turns after each of these moves, everybody playing on with the same luck.

    Chances of several turns: what a single one shows may be taken back by the next.
    """
    luck, worths, kit = f"{rng.word()}.{rng.word()}", list[float](), heuristics(world.game)
    turn, most = (kit.clock, _ROUNDS_ON) if isinstance(kit, Rounds) else (partial(_asked, seat), _TURNS_ON)
    for move in moves:
        then, choices, everybody = world.clone(Rng(luck)), Rng(f"{luck} choices"), player()
        before, seen = turn(then), list[float]()
        then.apply(seat, move)
        while not then.over and len(seen) < most:
            now, asked = turn(then), then.to_move()[0]
            if now > before:
                seen.append(chances(then)[seat])
            before = now
            then.apply(asked, everybody.decide(then, asked, choices))
        seen += [chances(then)[seat]] * (most - len(seen))
        worths.append(sum(seen[1:]) / (most - 1))
    return worths


def _asked(seat: int, state: State) -> int:
    return int(state.to_move()[0] == seat)


def far_on(
    world: State, seat: int, moves: Sequence[Way], player: Callable[[], Player], turns: Turns, rng: Rng
) -> list[End]:
    """How a world stands for a seat many turns after each of these moves, for games whose turns are planned.

    By then most of what a move leads to has come about, and less luck than by the end. What is decided counts as it is.
    """
    luck, ends = f"{rng.word()}.{rng.word()}", list[End]()
    for move in moves:
        then, choices, everybody = world.clone(Rng(luck)), Rng(f"{luck} choices"), player()
        seen, decided, before = list[float](), Decided(world.game), seat
        _go(then, seat, move)
        while not then.over and len(seen) < _FAR and not decided.now(then):
            whose = _whose_turn(turns, then)
            if whose == seat != before:
                seen.append(chances(then)[seat])
            before = before if whose == _NEVER else whose
            asked = then.to_move()[0]
            then.apply(asked, everybody.decide(then, asked, choices))
        end = _end(then, seat, turns.clear_lead)
        seen += [end.worth] * (_FAR - len(seen))
        ends.append(end._replace(worth=mean(seen[_BEFORE:])))
    return ends


def ended(
    world: State,
    seat: int,
    moves: Sequence[Way],
    player: Callable[[], Player],
    clear_lead: float,
    rng: Rng,
    whole: bool = False,
) -> list[End]:
    """How a world ends for a seat after each of these moves, everybody playing on alike and with the same luck.

    Half of it is whether the seat wins, half how far it is ahead: a close win or loss could have gone either way. What
    is decided is broken off, unless ``whole`` games are wanted.
    """
    luck, ends = f"{rng.word()}.{rng.word()}", list[End]()
    for move in moves:
        then, choices, everybody = world.clone(Rng(luck)), Rng(f"{luck} choices"), player()
        _go(then, seat, move)
        decided = Decided(world.game)
        for _ in range(_LONGEST_GAME):
            if then.over or (not whole and decided.now(then)):
                break
            asked = then.to_move()[0]
            then.apply(asked, everybody.decide(then, asked, choices))
        ends.append(_end(then, seat, clear_lead))
    return ends


def _end(state: State, seat: int, clear_lead: float) -> End:
    won = chances(state)[seat]
    ahead = lead_value(lead(totals(state), seat), _CLOSE * clear_lead) if state.over else won
    return End((won + ahead) / 2, state.scores(), won, state.over)


def _go(state: State, seat: int, way: Way) -> None:
    """As far as that can be gone in this world."""
    first, *rest = way if isinstance(way, tuple) else (way,)
    state.apply(seat, first)
    for move in rest:
        if can_go_on(state, seat, move):
            state.apply(seat, move)


def can_go_on(state: State, seat: int, move: int) -> bool:
    return not state.over and state.to_move()[0] == seat and move in state.legal(seat)


class Decided:
    """Whether a game is as good as won by somebody: asked once a round, where a game has a clock, or once a turn.

    In Civilization that is long before the end. Other games than these two are decided by their end.
    """

    def __init__(self, game: Game) -> None:
        kit = heuristics(game)
        self._bar = _DECIDED if isinstance(kit, Rounds) else _DECIDED_BY_TURNS
        self._moment: Callable[[State], int] = lambda _: _NEVER
        if isinstance(kit, Rounds):
            self._moment = kit.clock
        elif isinstance(kit, Turns):
            self._moment = partial(_whose_turn, kit)
        self._before = _NEVER

    def now(self, state: State) -> bool:
        moment = self._moment(state)
        if moment in (self._before, _NEVER):
            return False
        self._before = moment
        return max(chances(state)) >= self._bar


def _whose_turn(kit: Turns, state: State) -> int:
    seat = state.to_move()[0]
    return seat if kit.in_turn(state, seat) else _NEVER

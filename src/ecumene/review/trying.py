"""What moves are worth in chance to win: tried in worlds that agree with what the seat knew, all in the same ones.

A try goes on for a while as a fair player would, and ends with every seat's chance there. Where turns are planned
(`Turns`), a move is instead worth what the best turn makes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from ecumene.bots.beam import Beam, BeamBot, Steps, positions_of
from ecumene.bots.beam import Settings as Turn
from ecumene.bots.judging import Rounds, Turns, heuristics, lead, lead_value, totals
from ecumene.bots.knowledge import Bot, Knowledge
from ecumene.bots.planner import Judge, PlannerBot, judge, plans
from ecumene.bots.planner import Settings as Breadth
from ecumene.bots.roster import AnyLearned
from ecumene.bots.value import DOMINATED, value_for, worth_searching
from ecumene.bots.weighed import judgement
from ecumene.kernel import Game, Rng, State
from ecumene.review.chances import chances

_LONGEST_TRY = 600
#: By rules of earlier versions a game may go on for ever; after so many decisions it counts as it stands.
_LONGEST_GAME = 5000
#: Own decisions that a try goes on for, and rounds where a game has a clock.
_OWN, _ROUNDS = 2, 1
_HEAT = 0.01
_TURN = Turn(width=3)
#: Where turns are planned, everybody plans them like this when games are played on: ends are many. Plans of a single
#: line are hardly quicker in Through the Ages, and a seat that could still win half of its games won a fifth by them.
_PLANNING, _BEAM = Breadth(width=3, nodes=300, worlds=1), Turn(width=2)
#: In Through the Ages what is to be reported is played on once more, in so many worlds, by those who plan like this:
#: what narrow plans forget to do after one move looks like the fault of that move. It takes twice as long: there is
#: time for it with two players only.
_FRESH, _BROADLY = 64, Breadth(width=5, nodes=800, worlds=1)
#: For a glance they go on for so many own turns, or rounds where a game has a clock; the chances there from the second
#: on count alike. In Altay that tells a blunder as surely as as many games played to the end, in a tenth of the time.
_TURNS_ON, _ROUNDS_ON = 5, 4
#: Where games are decided long before they end, they are played on until somebody's chance is so great. In Through the
#: Ages chances can be trusted sooner: that saves a third of the time, and of 52 leaders so far ahead 50 won.
_DECIDED, _DECIDED_BY_TURNS, _NEVER = 0.98, 0.95, -1
#: Where ends are dear, but nobody plans, there is time for so many times as many decisions, and ends of each.
_ROOM = 3
#: Decisions of so many seats are looked at as often as is wanted: with more of them there is more to look at, and
#: a game of Through the Ages takes more than as much longer to be played on, but a review is to be done in two minutes.
_SEATS = 2
#: How far one must be ahead at the end for it to have been no accident, as a part of a clear lead.
_CLOSE = 0.7
#: At first sight a move is also tried out beside so many others, in so many worlds.
_RIVALS, _FIRST = 3, 3
#: Between turns so many more moves are weighed than within one: it takes next to no time.
_MORE_ANSWERS = 4
#: How broadly turns are planned, at first sight too: narrow plans miss much, and beside ends broad ones are cheap.
_BROAD = (6, 1200)
#: So many of the best plans are weighed by the chance they lead to.
_PLANS = 3


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


class Weigher(Protocol):
    """Weighs the moves of one game. ``dear``: ends take long; ``room``: for so many times the fewest of them.

    ``share``: with many players there is time for this part of it. ``fresh``: in so many worlds at most what is to be
    reported is played on anew, more broadly, if there is time for it.
    """

    dear: bool
    room: int
    share: float
    fresh: int

    def gap(self, state: State, seat: int, action: int, rng: Rng) -> float:
        """How much worse than the best a move looks at first sight, about in chance to win."""

    def begin(self) -> None:
        """Forget what was thought before: what follows may be looked at by itself."""

    def promising(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
        """The moves that look best."""

    def weigh(self, state: State, seat: int, moves: list[int], worlds: int, rng: Rng) -> list[float]:
        """The seat's chance to win after every move."""

    def later(self, state: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """The seat's chance to win after every move some turns later, in one world."""

    def to_the_end(
        self, state: State, seat: int, moves: Sequence[Way], rng: Rng, whole: bool = False, broadly: bool = False
    ) -> list[End]:
        """One world played on after every move until it is decided, or as a whole game to its very end.

        ``broadly``: by those who plan more broadly than usual, if there are any.
        """

    def can_follow(self, state: State, seat: int, move: int, other: int) -> bool:
        """Whether it is still the seat's turn after a move, and it may do the other one in it."""


class Following:
    """Where several moves can be made one after another."""

    def can_follow(self, state: State, seat: int, move: int, other: int) -> bool:
        then = state.clone(Rng(0))
        then.apply(seat, move)
        return _can_go_on(then, seat, other)


def weigher(game: Game, players: int) -> Weigher:
    return ByPlans(game, players) if isinstance(heuristics(game), Turns) else ByTries(game, players)


class ByTries(Following):
    """Where a move shows what it is worth when the game has gone on for a little."""

    def __init__(self, game: Game, players: int) -> None:
        self.kit, self.judgement = heuristics(game), judgement(game, players)
        self.dear = isinstance(self.kit, Steps | Rounds)
        self.room, self.share = _ROOM if isinstance(self.kit, Rounds) else 1, 1.0
        self.fresh = 0
        self.value = value_for(game, players)
        self.player = players_of(game)
        self.resigning = game.catalogue.resigning

    def begin(self) -> None:
        pass

    def gap(self, state: State, seat: int, action: int, rng: Rng) -> float:
        world = state.sample(seat, rng)
        judged = self._judged(world, seat)
        seen = max(judged.values()) - judged.get(action, min(judged.values()) - 0.1)
        best = sorted((move for move in judged if move != action), key=lambda move: -judged[move])[:_RIVALS]
        if isinstance(self.kit, Steps | Rounds):  # tries are dear: the chance right after the move says something too
            after = [_chance_after(world, seat, move) for move in (action, *best)]
            return max(seen, max(after) - after[0])
        worths = self.weigh(state, seat, [action, *best], _FIRST, rng)
        return max(seen, *(worth - worths[0] for worth in worths))

    def promising(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
        judged = self._judged(state.sample(seat, rng), seat)
        return sorted(judged, key=lambda action: -judged[action])[:most]

    def _judged(self, world: State, seat: int) -> dict[int, float]:
        """Actions worth a thought, and what they are worth at first sight; points are a part of a clear lead."""
        actions = [action for action in world.legal(seat) if action != self.resigning]
        if isinstance(self.kit, Steps) and self.kit.in_turn(world, seat):
            found = Beam(self.kit, positions_of(world.game, world.players), _TURN).best(world, seat)
            return {plan.actions[0]: plan.worth / self.kit.clear_lead for plan in found}
        if worth_searching(self.value):
            judged = dict(zip(actions, self.value.judge(world, seat, actions), strict=True))
            return {action: worth for action, worth in judged.items() if worth > DOMINATED}
        worths = self.judgement.worths(world, seat, actions)
        return {action: worth / self.kit.clear_lead for action, worth in zip(actions, worths, strict=True)}

    def weigh(self, state: State, seat: int, moves: list[int], worlds: int, rng: Rng) -> list[float]:
        knowledge = Knowledge(state, seat)
        sums = [0.0] * len(moves)
        for _ in range(worlds):
            world, luck = knowledge.sample(rng.fork()), f"{rng.word()}"
            for place, action in enumerate(moves):
                then = world.clone(Rng(luck))
                then.apply(seat, action)
                self._go_on(then, seat, Rng(f"{luck} choices"))
                sums[place] += chances(then)[seat]
        return [total / worlds for total in sums]

    def later(self, state: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        return gone_on(Knowledge(state, seat).sample(rng.fork()), seat, moves, self.player, rng)

    def to_the_end(
        self, state: State, seat: int, moves: Sequence[Way], rng: Rng, whole: bool = False, broadly: bool = False
    ) -> list[End]:
        world = Knowledge(state, seat).sample(rng.fork())
        return ended(world, seat, moves, self.player, self.kit.clear_lead, rng, whole)

    def _go_on(self, state: State, seat: int, rng: Rng) -> None:
        own, player = 0, self.player()
        until = self.kit.clock(state) + _ROUNDS if isinstance(self.kit, Rounds) else 0
        for _ in range(_LONGEST_TRY):
            if state.over or (until and isinstance(self.kit, Rounds) and self.kit.clock(state) >= until):
                return
            asked = state.to_move()
            if seat in asked and not until:
                if own >= _OWN and not self._within_turn(state, seat):
                    return
                own += 1
            elif isinstance(self.kit, Steps) and self.kit.in_turn(state, asked[0]):
                return  # somebody else's turn begins
            state.apply(asked[0], player.decide(state, asked[0], rng))

    def _within_turn(self, state: State, seat: int) -> bool:
        return isinstance(self.kit, Steps) and self.kit.in_turn(state, seat)


class Hope(NamedTuple):
    """What a turn can still become: the chance to win, and how the seat stands, as a part of a clear lead.

    Chances say little of what is left undone in an opening: a turn that was ended at once seemed to cost nothing.
    """

    chance: float
    worth: float


class ByPlans(Following):
    """Where a turn is made of many decisions in any order: what the best of it would still have been."""

    def __init__(self, game: Game, players: int) -> None:
        self.mind: Judge = judge(game, players=players)
        self.dear, self.room, self.share = True, 1, min(1.0, (_SEATS / players) ** 2.25)
        self.player = players_of(game)
        self.broad = players_of(game, broadly=True)
        self.fresh = _FRESH if players <= _SEATS else 0
        self.resigning = game.catalogue.resigning
        self._hopes: tuple[int, Hope, list[int]] | None = None  # a seat, what it can become, and the way there

    def begin(self) -> None:
        self._hopes = None

    def gap(self, state: State, seat: int, action: int, rng: Rng) -> float:
        """By how much a step of the turn lowers what the turn can still become; answers by tries."""
        turns = self.mind.turns
        if not turns.in_turn(state, seat):
            self._hopes = None
            moves = [move for move in self._legal(state, seat) if move != action]
            played, *others = self._answered(state, seat, [action, *moves], _FIRST, rng)
            return max([0.0, *(max(other.chance - played.chance, other.worth - played.worth) for other in others)])
        if self._hopes is None or self._hopes[0] != seat:
            self._hopes = (seat, *self._best(state, seat, rng))
        _, hope, way = self._hopes
        if way and way[0] == action:
            self._hopes = None if turns.ends_turn(action) else (seat, hope, way[1:])
            return 0.0
        left, way = self._after(state, seat, action, rng)
        self._hopes = None if turns.ends_turn(action) else (seat, left, way)
        return max(0.0, hope.chance - left.chance, hope.worth - left.worth)

    def promising(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
        if not self.mind.turns.in_turn(state, seat):
            moves = self._legal(state, seat)
            hopes = dict(zip(moves, self._answered(state, seat, moves, _FIRST, rng), strict=True))
            return sorted(moves, key=lambda move: -hopes[move].worth)[: most + _MORE_ANSWERS]
        found = plans(self.mind, state.sample(seat, rng), seat, *_BROAD)
        return list(dict.fromkeys(plan.actions[0] for plan in found))[:most]

    def weigh(self, state: State, seat: int, moves: list[int], worlds: int, rng: Rng) -> list[float]:
        if self.mind.turns.in_turn(state, seat):
            return [self._after(state, seat, move, rng)[0].chance for move in moves]
        return [hope.chance for hope in self._answered(state, seat, moves, worlds, rng)]

    def later(self, state: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        return gone_on(state.sample(seat, rng.fork()), seat, moves, self.player, rng)

    def to_the_end(
        self, state: State, seat: int, moves: Sequence[Way], rng: Rng, whole: bool = False, broadly: bool = False
    ) -> list[End]:
        world = state.sample(seat, rng.fork())
        player = self.broad if broadly else self.player
        return ended(world, seat, moves, player, self.mind.turns.clear_lead, rng, whole)

    def _legal(self, state: State, seat: int) -> list[int]:
        return [action for action in state.legal(seat) if action != self.resigning]

    def _after(self, state: State, seat: int, action: int, rng: Rng) -> tuple[Hope, list[int]]:
        """What the turn can become after a step of it."""
        if self.mind.turns.ends_turn(action):
            return self._as_it_is(state, seat), []
        then = state.clone(Rng(0))
        then.apply(seat, action)
        if then.over or not self.mind.turns.in_turn(then, seat):
            return self._as_it_is(then, seat), []
        return self._best(then, seat, rng)

    def _answered(self, state: State, seat: int, moves: list[int], worlds: int, rng: Rng) -> list[Hope]:
        """Where things stand between turns, beside the best rival, when everybody has answered, after each move.

        Chances alone see little of an event that is prepared or of an attack that is left out.
        """
        chance, worth = [0.0] * len(moves), [0.0] * len(moves)
        for _ in range(worlds):
            world, luck = state.sample(seat, rng.fork()), f"{rng.word()}"
            for place, move in enumerate(moves):
                then = world.clone(Rng(luck))
                then.apply(seat, move)
                self.mind.settle(then)
                chance[place] += chances(then)[seat] / worlds
                worth[place] += self.mind.balance(then, seat) / self.mind.turns.clear_lead / worlds
        return [Hope(*both) for both in zip(chance, worth, strict=True)]

    def _as_it_is(self, state: State, seat: int) -> Hope:
        return Hope(chances(state)[seat], self.mind.standing(state, seat) / self.mind.turns.clear_lead)

    def _best(self, state: State, seat: int, rng: Rng) -> tuple[Hope, list[int]]:
        """The best plan: made from what the seat knows, its end weighed as things were."""
        best, way = -1.0, list[int]()
        found = plans(self.mind, state.sample(seat, rng), seat, *_BROAD)[:_PLANS]
        for plan in found:
            then = state.clone(Rng(0))
            for action in plan.actions:
                if self.mind.turns.ends_turn(action) or action not in then.legal(seat):
                    break
                then.apply(seat, action)
            chance = chances(then)[seat]
            if chance > best:
                best, way = chance, list(plan.actions)
        return Hope(best, found[0].worth / self.mind.turns.clear_lead), way


def _chance_after(world: State, seat: int, move: int) -> float:
    then = world.clone(Rng(0))
    then.apply(seat, move)
    return chances(then)[seat]


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
        won = chances(then)[seat]
        ahead = lead_value(lead(totals(then), seat), _CLOSE * clear_lead) if then.over else won
        ends.append(End((won + ahead) / 2, then.scores(), won, then.over))
    return ends


def _go(state: State, seat: int, way: Way) -> None:
    """As far as that can be gone in this world."""
    first, *rest = way if isinstance(way, tuple) else (way,)
    state.apply(seat, first)
    for move in rest:
        if _can_go_on(state, seat, move):
            state.apply(seat, move)


def _can_go_on(state: State, seat: int, move: int) -> bool:
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

"""What moves are worth in chance to win: tried in worlds that agree with what the seat knew, all in the same ones.

A try goes on for a while as a fair player would, and ends with every seat's chance there. Where turns are planned
(`Turns`), a move is instead worth what the best turn makes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ecumene.bots.beam import Beam, Steps, positions_of
from ecumene.bots.beam import Settings as Turn
from ecumene.bots.judging import Rounds, Turns, heuristics
from ecumene.bots.knowledge import Knowledge
from ecumene.bots.planner import Judge, judge, plans
from ecumene.bots.value import DOMINATED, value_for, worth_searching
from ecumene.bots.weighed import judgement
from ecumene.kernel import Game, Rng, State
from ecumene.review.chances import chances
from ecumene.review.playing_on import End, Way, can_go_on, ended, far_on, gone_on, players_of

_LONGEST_TRY = 600
#: Own decisions that a try goes on for, and rounds where a game has a clock.
_OWN, _ROUNDS = 2, 1
_TURN = Turn(width=3)
#: Where ends are dear, but nobody plans, there is time for so many times as many decisions, and ends of each.
_ROOM = 3
#: Decisions of so many seats are looked at as often as is wanted: with more of them there is more to look at, and
#: a game of Through the Ages takes more than as much longer to be played on, but a review is to be done in two minutes.
_SEATS = 2
#: At first sight a move is also tried out beside so many others, in so many worlds.
_RIVALS, _FIRST = 3, 3
#: Between turns so many more moves are weighed than within one: it takes next to no time.
_MORE_ANSWERS = 4
#: What was not planned at all seems to cost as much at least: it may only be liked too well by who plans.
_OTHERWISE = 0.02
#: How broadly turns are planned, at first sight too: narrow plans miss much, and beside ends broad ones are cheap.
_BROAD = (6, 1200)
#: So many of the best plans are weighed by the chance they lead to.
_PLANS = 3
#: What may be a turning point is played on far in so many worlds at most, with more players in a part of fewer: there
#: is no time for broad plans there.
_WORLDS, _FEWER = 40, 56


class Weigher(Protocol):
    """Weighs the moves of one game. ``dear``: ends take long; ``room``: for so many times the fewest of them.

    ``share``: with many players there is time for this part of it.
    """

    dear: bool
    room: int
    share: float

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

    def to_the_end(self, state: State, seat: int, moves: Sequence[Way], rng: Rng, whole: bool = False) -> list[End]:
        """One world played on after every move until it is decided, or as a whole game to its very end."""

    def can_follow(self, state: State, seat: int, move: int, other: int) -> bool:
        """Whether it is still the seat's turn after a move, and it may do the other one in it."""


class Following:
    """Where several moves can be made one after another."""

    def can_follow(self, state: State, seat: int, move: int, other: int) -> bool:
        then = state.clone(Rng(0))
        then.apply(seat, move)
        return can_go_on(then, seat, other)


def weigher(game: Game, players: int) -> Weigher:
    return ByPlans(game, players) if isinstance(heuristics(game), Turns) else ByTries(game, players)


class ByTries(Following):
    """Where a move shows what it is worth when the game has gone on for a little."""

    def __init__(self, game: Game, players: int) -> None:
        self.kit, self.judgement = heuristics(game), judgement(game, players)
        self.dear = isinstance(self.kit, Steps | Rounds)
        self.room, self.share = _ROOM if isinstance(self.kit, Rounds) else 1, 1.0
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

    def to_the_end(self, state: State, seat: int, moves: Sequence[Way], rng: Rng, whole: bool = False) -> list[End]:
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
        few = players <= _SEATS
        self.far_player, self.worlds = players_of(game, broadly=few), _WORLDS if few else round(_FEWER * self.share)
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
        least = 0.0 if action in way else _OTHERWISE
        left, way = self._after(state, seat, action, rng)
        self._hopes = None if turns.ends_turn(action) else (seat, left, way)
        return max(least, hope.chance - left.chance, hope.worth - left.worth)

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

    def to_the_end(self, state: State, seat: int, moves: Sequence[Way], rng: Rng, whole: bool = False) -> list[End]:
        world = state.sample(seat, rng.fork())
        return ended(world, seat, moves, self.player, self.mind.turns.clear_lead, rng, whole)

    def far(self, state: State, seat: int, moves: Sequence[Way], rng: Rng) -> list[End]:
        """How one world stands after every move many turns on."""
        return far_on(state.sample(seat, rng.fork()), seat, moves, self.far_player, self.mind.turns, rng)

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

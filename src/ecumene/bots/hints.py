"""Hint and why: the best moves for a seat with their expected outcome, and the reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

import msgspec

from ecumene.bots.beam import Beam, Steps, positions_of
from ecumene.bots.beam import Settings as Turn
from ecumene.bots.judging import Explains, Rounds, Turns, heuristics, lead, lead_value, totals
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.planner import Judge, Plan, judge, plans
from ecumene.bots.playing import Settings
from ecumene.bots.reasons import (
    TONES,
    Reason,
    advised,
    at_least,
    compared,
    in_order,
    instead,
    is_concrete,
    judged,
    keeps,
    of_itself,
    reason,
    tried_better,
    verdict,
)
from ecumene.bots.search import Analysis, Candidate, Search
from ecumene.bots.tries import Settings as Trials
from ecumene.bots.tries import Tries
from ecumene.bots.value import value_for, worth_searching
from ecumene.kernel import Message, Offer, Rng, State

#: How many moves are told, and how they are searched: a few more are tried, all to the next moment that pays.
_TOP = 3
#: Verbs that answer later questions beforehand and change nothing on the table.
_SETTLING = frozenset({"order"})
#: How many facts are told for a move, where it is explained by facts.
_FACTS = 3
#: How broadly turns are planned for a hint.
_TURN = Turn(width=8)
SETTINGS = Settings(candidates=_TOP + 3, to_milestone=True)
#: About a second. Tries are counted, so that the same position gives the same hint; the clock is for slow machines.
_DEFAULT = Budget(seconds=1.5, simulations=320)
#: A turn is planned with this many positions, and what is asked between turns tried in so many worlds.
_WIDTH, _NODES, _WORLDS = 6, 900, 8
#: Where moves are tried some rounds ahead.
TRIALS = Trials(candidates=_TOP + 2, worlds=10, rounds=2, margin=20.0)


@runtime_checkable
class Advises(Steps, Protocol):
    """What heuristics tell besides, where a move is explained by facts of the game."""

    def facts(self, state: State, seat: int, action: int) -> list[tuple[bool, Message]]:
        """What is true of a move, and whether that speaks for it."""


class Suggestion(msgspec.Struct, frozen=True):
    """A move worth a thought. ``chance``: expected outcome from 0 (lost) to 1 (won), 0.5 is level."""

    action: int
    notation: str
    text: Message
    chance: float
    tries: int
    reasons: list[Reason]


class Hint(msgspec.Struct, frozen=True):
    """The top moves for a decision, best first, and in how many possible worlds they were tried."""

    seat: int
    moves: list[Suggestion]
    worlds: int


class Thought(NamedTuple):
    """A move, and how far behind the best one it is, in points: for games that are planned or judged at first sight."""

    action: int
    worth: float
    reasons: list[Reason]


def hint(state: State, seat: int, rng: Rng | None = None, budget: Budget | None = None) -> Hint:
    """What a bot would do at a seat, and why. ``state`` may be the true one: only what the seat knows is looked at.

    Without ``rng`` the luck of the search follows from what the seat sees: who asks twice gets the same answer.
    """
    knowledge = Knowledge(state, seat)
    rng = rng or Rng(msgspec.json.encode(knowledge.view(), order="deterministic").decode())
    legal = knowledge.legal()
    kit = heuristics(knowledge.game)
    if isinstance(kit, Advises) and len(legal) > 1:
        return _by_turns(kit, knowledge.sample(rng), seat)
    choices = real_choices(state, seat)
    if len(choices) == 1:
        only = Reason(Message("bots-hint-only" if len(legal) == 1 else "bots-hint-or-resign"))
        return Hint(seat, [_suggestion(state.offer(seat, choices[0]), 0.5, 0, [only])], 0)
    if isinstance(kit, Rounds):
        return _by_tries(state, knowledge, rng, budget or _DEFAULT)
    if isinstance(kit, Turns):
        return _by_plan(state, knowledge, rng)
    value = value_for(knowledge.game, knowledge.players)
    search = Search(knowledge, value, SETTINGS, rng, points=True)
    if not worth_searching(value):
        return _at_first_sight(state, search)
    analysis = search.run(budget or _DEFAULT, keep=_TOP)
    moves = distinct(state, seat, analysis.candidates)[:_TOP]
    suggestions = []
    for move in moves:
        offer = state.offer(seat, move.action)
        told = [*of_itself(state, seat, offer), *_tried(state, seat, move, moves)]
        if len(moves) > 1:
            told += compared_offers(state, seat, offer, _rival_offer(state, seat, move, moves), told)
        suggestions.append(_suggestion(offer, _worth(move), move.tries, _weighed(in_order(told), move, moves)))
    return Hint(seat, suggestions, analysis.worlds)


def real_choices(state: State, seat: int) -> list[int]:
    """The legal actions but for giving up."""
    return [action for action in state.legal(seat) if action != state.game.catalogue.resigning]


def _by_turns(kit: Advises, state: State, seat: int) -> Hint:
    """Whole turns compared at their ends: facts that speak for a move, how it goes on, what speaks against it."""
    best = Beam(kit, positions_of(state.game, state.players), _TURN).best(state, seat)[:_TOP]
    ahead = lead(totals(state), seat) - best[0].worth
    moves: list[Suggestion] = []
    for plan in best:
        action = plan.actions[0]
        told = [Reason(text, "for" if good else "against") for good, text in kit.facts(state, seat, action)]
        good = [fact for fact in told if fact.tone == "for"][:_FACTS]
        bad = [fact for fact in told if fact.tone == "against"]
        good += _way(state, seat, plan.actions)
        offer = state.offer(seat, action)
        chance = lead_value(ahead + plan.worth, kit.clear_lead)  # the best move keeps the lead there is
        why = good + bad
        if not moves and len(best) > 1:
            why = advised(why, judged(plan.worth - best[1].worth, "next"))
        moves.append(_suggestion(offer, chance, 0, at_least(why, 0)))
    return Hint(seat, moves, 0)


def distinct(state: State, seat: int, moves: list[Candidate]) -> list[Candidate]:
    """The moves without those that are another one paid otherwise; the better way to pay stays."""
    seen, kept = set(), []
    for move in moves:
        key = but_for_payment(state.offer(seat, move.action))
        if key not in seen:
            seen.add(key)
            kept.append(move)
    return kept


def but_for_payment(offer: Offer) -> tuple[str, tuple[str, ...]]:
    """What an action is, apart from the fields that its price names: those say who is paid."""
    fields = msgspec.structs.asdict(offer.value)
    return offer.verb, tuple(f"{name} {value}" for name, value in fields.items() if value and name not in offer.price)


def _suggestion(offer: Offer, chance: float, tries: int, why: list[Reason]) -> Suggestion:
    return Suggestion(offer.action, offer.notation, offer.text, max(0.0, min(1.0, chance)), tries, why)


def _worth(move: Candidate) -> float:
    """What the search itself ranks moves by."""
    return move.worth(SETTINGS.patience)


def _tried(state: State, seat: int, move: Candidate, moves: list[Candidate]) -> list[Reason]:
    """What tries say: the best move is compared with the next best, every other one with the best."""
    others = [other for other in moves if other is not move]
    if not others:
        return [reason("alone", "for")]
    if not move.tries:
        return [reason("judged")]
    than = "next" if move is moves[0] else "best"
    rival = others[0]
    return [*compared(state.game, seat, move, rival, than), *verdict(_worth(move) - _worth(rival), than)]


def _rival_offer(state: State, seat: int, move: Candidate, moves: list[Candidate]) -> Offer:
    """What a move is compared with: the best one with the next best, every other one with the best."""
    return state.offer(seat, moves[1 if move is moves[0] else 0].action)


def _by_tries(state: State, knowledge: Knowledge, rng: Rng, budget: Budget) -> Hint:
    """Where moves are tried some rounds ahead: what the game says of each, then how their tries compare."""
    seat = knowledge.seat
    tries = Tries(knowledge, TRIALS, rng, budget.watch(), points=True)
    tried = tries.rounds.worth_trying(state, seat)
    analysis = tries.run(keep=_TOP) if tried else Analysis(tries.first_judgement(), 0)
    moves = _of_the_game(state, seat, analysis.candidates)[:_TOP]
    assert tries.first_world is not None
    suggestions = []
    for move in moves:
        offer = state.offer(seat, move.action)
        why = _told(tries.first_world, seat, move.action)
        if not any(map(is_concrete, why)):
            why = [*why, *(each for each in of_itself(state, seat, offer) if "points" not in each.text.id)]
        if move.tries:
            why = [*why, *_tried(state, seat, move, moves)]
        suggestions.append(_suggestion(offer, _worth(move), move.tries, _weighed(in_order(why), move, moves)))
    return Hint(seat, suggestions, analysis.worlds)


def _of_the_game(state: State, seat: int, moves: list[Candidate]) -> list[Candidate]:
    """Without what only settles how one is asked, as long as there is something to choose from."""
    kept = [move for move in moves if state.game.catalogue[move.action].verb not in _SETTLING]
    return kept if len(kept) > 1 else moves


def _weighed(why: list[Reason], move: Candidate, moves: list[Candidate]) -> list[Reason]:
    """The reasons of a move that was tried; the best one is never told by its drawbacks alone."""
    if move is moves[0] and len(moves) > 1 and move.tries:
        why = advised(why, tried_better(_worth(move) - _worth(moves[1])))
    return at_least(why, move.tries)


def _told(world: State, seat: int, action: int) -> list[Reason]:
    """What the game itself says of a move."""
    kit = heuristics(world.game)
    if not isinstance(kit, Explains):
        return []
    return [Reason(words, TONES[tone]) for tone, words in kit.reasons(world, seat, action)]


# Judged in points, without tries


def _at_first_sight(state: State, search: Search) -> Hint:
    """Where no world can be tried: what the moves are worth by the game's own judgement."""
    seat = search.seat
    moves = distinct(state, seat, search.first_judgement())
    actions = [move.action for move in moves]
    assert search.first_world is not None
    worths = heuristics(search.knowledge.game).worths(search.first_world, seat, actions)
    thoughts = [Thought(action, worth, []) for action, worth in zip(actions, worths, strict=True)]
    thoughts.sort(key=lambda thought: -thought.worth)
    return _judged(state, search.first_world, seat, thoughts)


def _judged(state: State, world: State, seat: int, thoughts: list[Thought]) -> Hint:
    """What the rules say of each move, what the game says of it, and how it compares by rule of thumb."""
    thoughts = thoughts[:_TOP]
    suggestions = []
    for place, thought in enumerate(thoughts):
        offer = state.offer(seat, thought.action)
        why = [*of_itself(state, seat, offer), *_told(world, seat, thought.action), *thought.reasons]
        if len(thoughts) > 1:
            other = thoughts[0 if place else 1]
            why += compared_offers(state, seat, offer, state.offer(seat, other.action), why)
            why += judged(thought.worth - other.worth, "best" if place else "next")
        suggestions.append(_suggestion(offer, 0.5, 0, at_least(in_order(why), 0)))
    return Hint(seat, suggestions, 0)


def compared_offers(state: State, seat: int, offer: Offer, other: Offer, told: list[Reason]) -> list[Reason]:
    """What is kept that another move would give up; if nothing else speaks for the move, what it spares."""
    kept = keeps(state.game, offer, other)
    return kept if kept or any(map(is_concrete, told)) else instead(state.game, offer, other)


# Where a turn is planned


def _by_plan(state: State, knowledge: Knowledge, rng: Rng) -> Hint:
    mind, seat = judge(knowledge.game, players=knowledge.players), knowledge.seat
    world = knowledge.sample(rng.fork())
    if mind.turns.in_turn(world, seat):
        best: dict[int, Plan] = {}
        for plan in plans(mind, world, seat, _WIDTH, _NODES):
            best.setdefault(plan.actions[0], plan)
        thoughts = [
            Thought(action, plan.worth, _way(world, seat, plan.actions)) for action, plan in list(best.items())[:_TOP]
        ]
        return _judged(state, world, seat, thoughts)
    return _between_turns(state, knowledge, mind, rng)


def _way(state: State, seat: int, actions: Sequence[int]) -> list[Reason]:
    """What a move makes possible: the first step of its turn that could not be taken without it; else what is next.

    To end the turn is no step of it: that says nothing for a move.
    """
    then, without = state.clone(Rng(0)), state.clone(Rng(0))
    then.apply(seat, actions[0])
    following: Message | None = None
    for action in actions[1:]:
        if action not in then.legal(seat):
            break
        step = then.offer(seat, action).text
        if action not in without.legal(seat):
            return [reason("way", "for", steps=step)]
        for each in (then, without):
            each.apply(seat, action)
        if seat not in then.to_move():
            break
        following = following or step
        if seat not in without.to_move():
            break
    return [reason("then", "for", step=following)] if following else []


def settle(mind: Judge, knowledge: Knowledge, moves: list[Candidate], rng: Rng) -> State:
    """Try moves in one world, until everybody has answered; the world."""
    world = knowledge.sample(rng.fork())
    ends = mind.answered(world, knowledge.seat, [move.action for move in moves], f"{rng.word()}")
    for move, then in zip(moves, ends, strict=True):
        move.note(mind.balance(then, knowledge.seat), then.scores())
    return world


def _between_turns(state: State, knowledge: Knowledge, mind: Judge, rng: Rng) -> Hint:
    """What is asked between turns: after everybody has answered, in worlds that agree with what the seat knows."""
    seat = knowledge.seat
    moves = [Candidate(action, 0.0) for action in real_choices(state, seat)]
    world = knowledge.sample(rng.fork())
    for _ in range(_WORLDS):
        world = settle(mind, knowledge, moves, rng)
    moves = distinct(state, seat, sorted(moves, key=lambda move: -move.mean()))[:_TOP]
    thoughts = []
    for move in moves:
        others = [other for other in moves if other is not move]
        than = "next" if move is moves[0] else "best"
        why = compared(state.game, seat, move, others[0], than) if others else [reason("alone", "for")]
        thoughts.append(Thought(move.action, move.mean(), why))
    return _judged(state, world, seat, thoughts)

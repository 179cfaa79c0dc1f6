"""Hint and why: the best moves for a seat with their expected outcome, and the reasons in words."""

from __future__ import annotations

from typing import Literal

import msgspec

from ecumene.bots.judging import heuristics
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.search import Candidate, Search, Settings
from ecumene.bots.value import value_for
from ecumene.kernel import Message, Rng, Seat, State

#: Differences of fewer points are not worth a word.
_WORTH_SAYING = 0.4
_CLOSE = 0.01
_SPREAD = 1.25
#: How many moves are told, and how they are searched: a few more are tried.
_TOP = 3
_SETTINGS = Settings(candidates=_TOP + 2)
#: About a second. Tries are counted, so that the same position gives the same hint; the clock is for slow machines.
_DEFAULT = Budget(seconds=1.5, simulations=320)


class Reason(msgspec.Struct, frozen=True):
    """Why a move, and whether that speaks for it, against it, or only explains."""

    text: Message
    tone: Literal["for", "against", "even"] = "even"


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


def hint(state: State, seat: int, rng: Rng | None = None, budget: Budget | None = None) -> Hint:
    """What a bot would do at a seat, and why. ``state`` may be the true one: only what the seat knows is looked at.

    Without ``rng`` the luck of the search follows from what the seat sees: who asks twice gets the same answer.
    """
    knowledge = Knowledge(state, seat)
    rng = rng or Rng(msgspec.json.encode(knowledge.view(), order="deterministic").decode())
    value = value_for(knowledge.game, knowledge.players)
    search = Search(knowledge, value, _SETTINGS, rng, points=True)
    legal = knowledge.legal()
    if len(legal) == 1:
        only = search.first_judgement() or [Candidate(legal[0], 0.5)]
        return Hint(seat, [_suggestion(state, seat, only[0], [Reason(Message("bots-hint-only"))])], 0)
    analysis = search.run(budget or _DEFAULT, keep=_TOP)
    moves = analysis.candidates[:_TOP]
    if analysis.worlds:
        reasons = [_reasons(state, seat, move, moves) for move in moves]
    else:
        reasons = _at_first_sight(search, moves)
    suggestions = [_suggestion(state, seat, move, why) for move, why in zip(moves, reasons, strict=True)]
    return Hint(seat, suggestions, analysis.worlds)


def _suggestion(state: State, seat: int, move: Candidate, why: list[Reason]) -> Suggestion:
    offer = state.offer(seat, move.action)
    chance = max(0.0, min(1.0, _worth(move)))
    return Suggestion(move.action, offer.notation, offer.text, chance, move.tries, why)


def _worth(move: Candidate) -> float:
    """What the search itself ranks moves by."""
    return move.worth(_SETTINGS.patience)


def _at_first_sight(search: Search, moves: list[Candidate]) -> list[list[Reason]]:
    """Where no world was tried, all there is to say is how far the moves lie apart by the game's own judgement."""
    if len(moves) == 1:
        return [[_reason("alone", "for")]]
    actions = [move.action for move in moves]
    assert search.first_world is not None
    worths = heuristics(search.knowledge.game).worths(search.first_world, search.seat, actions)
    return [[_judged(own - worths[0 if place else 1], "best" if place else "next")] for place, own in enumerate(worths)]


def _judged(points: float, than: str) -> Reason:
    if abs(points) < _WORTH_SAYING:
        return _reason("close", than=than)
    if points > 0:
        return _reason("judged-better", "for", points=_points(points), than=than)
    return _reason("judged-worse", "against", points=_points(points), than=than)


def _reasons(state: State, seat: int, move: Candidate, moves: list[Candidate]) -> list[Reason]:
    """Why a move: the best one is compared with the next best, every other one with the best."""
    others = [other for other in moves if other is not move]
    if not others:
        return [_reason("alone", "for")]
    if not move.tries:
        return [_reason("judged")]
    rival = others[0]
    than = "next" if move is moves[0] else "best"
    reasons = _categories(state, seat, move, rival, than)
    reasons += _neighbours(seat, move, rival)
    reasons += _position(seat, move, rival, than)
    reasons += _risk(move, others)
    return reasons or [_difference(Message("bots-in-all"), _ahead(seat, move) - _ahead(seat, rival), than)]


def _position(seat: int, move: Candidate, rival: Candidate, than: str) -> list[Reason]:
    """What the points do not tell: a verdict that is close, or that rests on the turns to come."""
    gain = _worth(move) - _worth(rival)
    ahead = _ahead(seat, move) - _ahead(seat, rival)
    if abs(gain) <= _CLOSE:
        return [_reason("close", than=than)]
    if gain > 0 and ahead < _WORTH_SAYING:
        return [_reason("later", "for")]
    if gain < 0 and ahead > -_WORTH_SAYING:
        return [_reason("weaker", "against")]
    return []


def _ahead(seat: int, move: Candidate) -> float:
    """The seat's points where tries of a move ended, on average."""
    return sum(move.points[seat].values()) / move.tries if move.points else 0.0


def _categories(state: State, seat: int, move: Candidate, rival: Candidate, than: str) -> list[Reason]:
    """The two score categories that differ most, in the direction of the verdict first."""
    own, other = move.points[seat], rival.points[seat] if rival.points else {}
    differences = {name: own[name] / move.tries - other.get(name, 0.0) / max(1, rival.tries) for name in own}
    order = sorted(differences, key=lambda name: -abs(differences[name]))[:2]
    order = [name for name in order if abs(differences[name]) >= _WORTH_SAYING]
    better = _worth(move) >= _worth(rival)
    order.sort(key=lambda name: differences[name] < 0 if better else differences[name] > 0)
    slug = state.game.slug
    return [_difference(Message(f"{slug}-score-{name}"), differences[name], than) for name in order]


def _difference(category: Message, points: float, than: str) -> Reason:
    if points > 0:
        return _reason("more", "for", category=category, points=_points(points), than=than)
    return _reason("less", "against", category=category, points=_points(points), than=than)


def _neighbours(seat: int, move: Candidate, rival: Candidate) -> list[Reason]:
    """Whom the move harms or helps most, if anybody."""
    if not rival.points:
        return []
    totals = [
        (sum(mine.values()) / move.tries - sum(theirs.values()) / rival.tries, other)
        for other, (mine, theirs) in enumerate(zip(move.points, rival.points, strict=True))
        if other != seat
    ]
    if not totals:
        return []
    change, other = max(totals, key=lambda total: abs(total[0]))
    if abs(change) < 2 * _WORTH_SAYING:
        return []
    if change < 0:
        return [_reason("denial", "for", player=Seat(other), points=_points(change))]
    return [_reason("gift", "against", player=Seat(other), points=_points(change))]


def _risk(move: Candidate, others: list[Candidate]) -> list[Reason]:
    spreads = [other.spread() for other in others if other.tries > 1]
    if move.tries < 8 or not spreads:
        return []
    usual = sum(spreads) / len(spreads)
    if move.spread() > _SPREAD * usual:
        return [_reason("risky", "against")]
    return [_reason("safe", "for")] if move.spread() * _SPREAD < usual else []


def _reason(id: str, tone: Literal["for", "against", "even"] = "even", **args: str | Message | Seat) -> Reason:
    return Reason(Message(f"bots-reason-{id}", dict(args)), tone)


def _points(points: float) -> Message:
    whole, tenth = divmod(round(10 * abs(points)), 10)
    return Message("bots-points", {"whole": whole, "tenth": tenth})

"""Hint and why: the best moves for a seat with their expected outcome, and the reasons in words."""

from __future__ import annotations

import msgspec

from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.search import Candidate, Search, Settings
from ecumene.bots.value import value_for
from ecumene.kernel import Message, Rng, SeatName, State

#: Differences of fewer points are not worth a word.
_WORTH_SAYING = 0.4
_CLOSE = 0.01
_SPREAD = 1.25
_DEFAULT = Budget(seconds=1.0)


class Suggestion(msgspec.Struct, frozen=True):
    """A move worth a thought. ``chance``: expected outcome from 0 (lost) to 1 (won), 0.5 is level."""

    action: int
    notation: str
    text: Message
    chance: float
    tries: int
    reasons: list[Message]


class Hint(msgspec.Struct, frozen=True):
    """The top moves for a decision, best first, and in how many possible worlds they were tried."""

    seat: int
    moves: list[Suggestion]
    worlds: int


def hint(state: State, seat: int, rng: Rng, budget: Budget = _DEFAULT, top: int = 3) -> Hint:
    """What a bot would do at a seat, and why. ``state`` may be the true one: only what the seat knows is looked at."""
    knowledge = Knowledge(state, seat)
    legal = knowledge.legal()
    if len(legal) == 1:
        return Hint(seat, [_suggestion(state, seat, legal[0], 0.5, 0, [Message("bots-hint-only")])], 0)
    value = value_for(knowledge.game, knowledge.players)
    search = Search(knowledge, value, Settings(candidates=max(top + 2, 5)), rng, points=True)
    analysis = search.run(budget, keep=min(top, 3))
    moves = analysis.candidates[:top]
    return Hint(
        seat,
        [
            _suggestion(state, seat, move.action, move.mean(), move.tries, _reasons(state, seat, move, moves))
            for move in moves
        ],
        analysis.worlds,
    )


def _suggestion(state: State, seat: int, action: int, chance: float, tries: int, why: list[Message]) -> Suggestion:
    notation = str(state.game.catalogue[action])
    return Suggestion(action, notation, state.describe(seat, action), max(0.0, min(1.0, chance)), tries, why)


def _reasons(state: State, seat: int, move: Candidate, moves: list[Candidate]) -> list[Message]:
    """Why a move, compared with the best of the other ones."""
    others = [other for other in moves if other is not move]
    if not move.tries:
        return [Message("bots-reason-judged")]
    if not others:
        return []
    rival = others[0]
    gain = move.mean() - rival.mean()
    reasons = _categories(state, seat, move, rival, gain)
    reasons += _neighbours(seat, move, rival)
    if gain > _CLOSE and _ahead(seat, move) - _ahead(seat, rival) < _WORTH_SAYING:
        reasons.append(Message("bots-reason-later"))
    if move is moves[0] and abs(gain) <= _CLOSE:
        reasons.append(Message("bots-reason-close"))
    return reasons + _risk(move, others)


def _ahead(seat: int, move: Candidate) -> float:
    """The seat's points where tries of a move ended, on average."""
    return sum(move.points[seat].values()) / move.tries if move.points else 0.0


def _categories(state: State, seat: int, move: Candidate, rival: Candidate, gain: float) -> list[Message]:
    """The two score categories that differ most, in the direction of the verdict first."""
    own, other = move.points[seat], rival.points[seat] if rival.points else {}
    differences = {name: own[name] / move.tries - other.get(name, 0.0) / max(1, rival.tries) for name in own}
    order = sorted(differences, key=lambda name: -abs(differences[name]))[:2]
    order = [name for name in order if abs(differences[name]) >= _WORTH_SAYING]
    order.sort(key=lambda name: differences[name] < 0 if gain >= 0 else differences[name] > 0)
    return [_difference(state, name, differences[name]) for name in order]


def _difference(state: State, name: str, points: float) -> Message:
    category = Message(f"{state.game.slug}-score-{name}")
    id = "bots-reason-more" if points > 0 else "bots-reason-less"
    return Message(id, {"category": category, "points": _points(points)})


def _neighbours(seat: int, move: Candidate, rival: Candidate) -> list[Message]:
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
    id = "bots-reason-denial" if change < 0 else "bots-reason-gift"
    return [Message(id, {"player": SeatName(other), "points": _points(change)})]


def _risk(move: Candidate, others: list[Candidate]) -> list[Message]:
    spreads = [other.spread() for other in others if other.tries > 1]
    if move.tries < 8 or not spreads:
        return []
    usual = sum(spreads) / len(spreads)
    if move.spread() > _SPREAD * usual:
        return [Message("bots-reason-risky")]
    return [Message("bots-reason-safe")] if move.spread() * _SPREAD < usual else []


def _points(points: float) -> str:
    return f"{abs(points):.1f}"

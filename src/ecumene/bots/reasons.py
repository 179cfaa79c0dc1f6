"""Why a move, in statements that hold: what the engine says it gives and costs, and what tries of it show.

Tries of all moves share their worlds and luck and end at the same moment, so that their points can be compared; a
difference is told only if it stands out from its own spread.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Literal

import msgspec

from ecumene.bots.search import Candidate
from ecumene.kernel import Game, Message, Offer, Seat, State
from ecumene.kernel.messages import listing
from ecumene.kernel.offers import Change

#: Differences of fewer points are not worth a word, nor those within so many standard errors.
_WORTH_SAYING = 0.4
_SURE = 2.0
_CLOSE = 0.01
#: From here on points are told without tenths.
_ROUNDED = 5.0
#: From here on a rule of thumb is told without a figure: it orders moves, but counts no points any more.
_FAR = 10.0
#: Tries that a comparison needs.
_ENOUGH = 8
_MOST_CHANGES = 3
#: Figures that matter to nobody by themselves: a card in hand, an action used up.
_PLAIN = frozenset({"hand", "cards", "civil_actions", "military_actions", "blue_bank", "yellow_bank", "settlements"})
#: Those that wait to be put to work: more of them are a gain, unless something is given up for it.
_HANDS = frozenset({"unused_workers"})
#: Figures that are better low.
_BURDENS = frozenset({"corruption", "discontent", "consumption", "hungry"})

#: Reasons that say that a move is good, but not what is good about it.
OPINIONS = frozenset(
    f"bots-reason-{name}"
    for name in ("judged-better", "judged-worse", "tried-better", "alone", "alike", "judged", "close")
)

Tone = Literal["for", "against", "even"]
TONES: dict[str, Tone] = {"for": "for", "against": "against", "even": "even"}


class Reason(msgspec.Struct, frozen=True):
    """Why a move, and whether that speaks for it, against it, or only explains."""

    text: Message
    tone: Tone = "even"


def reason(id: str, tone: Tone = "even", **args: int | str | Message | Seat) -> Reason:
    return Reason(Message(f"bots-reason-{id}", dict(args)), tone)


def in_order(reasons: list[Reason], most: int = 4) -> list[Reason]:
    """What speaks for a move first, facts before opinions; then what speaks against it, if anything does; the rest."""
    good = sorted((each for each in reasons if each.tone == "for"), key=lambda given: not is_concrete(given))
    bad = [each for each in reasons if each.tone == "against"]
    rest = [each for each in reasons if each.tone == "even"]
    return [*good[: most - min(1, len(bad))], *bad, *rest][:most]


# What the engine says of the move itself


def of_itself(state: State, seat: int, offer: Offer) -> list[Reason]:
    """What a move gives and what it costs, as the rules have it."""
    reasons = []
    points = offer.points or 0
    if points > 0:
        reasons.append(reason("points-now", "for", points=points))
    moved = {change: _better(change, offer.verb in _GIVING_AWAY) for change in offer.changes}
    better = [change for change, good in moved.items() if good > 0]
    if better:
        reasons.append(reason("gains", "for", changes=_changes(state.game, better)))
    printed = _printed(state.game, offer)
    if printed and not reasons:
        reasons.append(reason("does", "for", what=listing(printed[:2])))
    worse = [change for change, good in moved.items() if good < 0]
    if points < 0:
        reasons.append(reason("points-lost", "against", points=-points))
    if worse:
        reasons.append(reason("costs", "against", changes=_changes(state.game, worse)))
    return [*reasons, *(reason("does", what=note) for note in offer.notes[:2])]


def is_concrete(given: Reason) -> bool:
    """Whether a reason is a fact of the game that speaks for its move, not only an opinion of it."""
    return given.tone == "for" and given.text.id not in OPINIONS


def keeps(game: Game, offer: Offer, other: Offer) -> list[Reason]:
    """What is kept by giving up this rather than that."""
    if offer.verb not in _GIVING_AWAY or other.verb not in _GIVING_AWAY:
        return []
    told = [value for note in offer.notes for value in note.args.values()]  # what becomes of it is said already
    names = [game.name_of(touched) for touched in other.touches if touched not in offer.touches]
    kept = [name for name in names if name not in told]
    return [reason("keeps", "for", what=listing(kept))] if kept else []


def instead(game: Game, offer: Offer, other: Offer) -> list[Reason]:
    """A figure that another move would leave worse: what is spared where every move costs something."""
    mine, theirs = ({change.what: change for change in each.changes if change.seat is None} for each in (offer, other))
    best: tuple[int, Reason] | None = None
    for what in dict.fromkeys((*mine, *theirs)):
        before = (mine.get(what) or theirs[what]).before
        own, rest = (moved[what].after if what in moved else before for moved in (mine, theirs))
        if _better(Change(what, rest, own), giving_away=False) > 0 and (best is None or abs(own - rest) > best[0]):
            told = reason("leaves", "for", what=game.name_of(what), own=own, other=rest)
            best = abs(own - rest), told
    return [best[1]] if best else []


def _better(change: Change, giving_away: bool) -> int:
    """Whether a figure moves for the good of the seat (1), to its harm (-1), or it does not matter (0)."""
    if change.what in _PLAIN or change.before == change.after:
        return 0
    if change.what in _HANDS and (giving_away or change.after < change.before):
        return 0  # a worker who is put to work, or who lost it
    up = 1 if change.after > change.before else -1
    own = change.seat is None
    return up if own is (change.what not in _BURDENS) else -up


def _changes(game: Game, changes: list[Change]) -> Message:
    told = sorted(changes, key=lambda change: -abs(change.after - change.before))[:_MOST_CHANGES]
    return listing([_change(game, change) for change in told])


def _change(game: Game, change: Change) -> Message:
    args: dict[str, int | str | Message | Seat] = {
        "what": game.name_of(change.what),
        "before": change.before,
        "after": change.after,
    }
    if change.seat is None:
        return Message("bots-change", args)
    return Message("bots-change-of", {**args, "player": Seat(change.seat)})


def _printed(game: Game, offer: Offer) -> list[Message]:
    """What is printed on the card that a move brings into play or into the hand; not if it is only given away."""
    if offer.verb in _GIVING_AWAY:
        return []
    words = _words(game)
    return [message for touched in offer.touches for message in words.get(touched, [])]


#: Verbs of all games by which a card or a building is given up: what is printed on it is no reason for that.
_GIVING_AWAY = frozenset(
    {"discard", "sell", "remove", "destroy", "disband", "stage", "drop", "send", "bonus", "abandon", "ruin", "prepare"}
)


@cache
def _words(game: Game) -> dict[str, list[Message]]:
    """What the components do, by their ids."""
    told: dict[str, list[Message]] = {}
    for kind in game.components().values():
        for component in kind:
            words = component.get("words")
            if words and "id" in component:
                told.setdefault(component["id"], msgspec.convert(words, list[Message]))
    return told


# What tries show


def compared(game: Game, seat: int, move: Candidate, rival: Candidate, than: str) -> list[Reason]:
    """The two score categories that differ most, and whom the move harms or helps."""
    if move.tries < _ENOUGH or rival.tries < _ENOUGH or not move.ends or not rival.ends:
        return []
    differences = {name: _difference(move, rival, seat, name) for name in move.ends[0][seat]}
    order = sorted(differences, key=lambda name: -abs(differences[name]))[:2]
    reasons = [
        _more(Message(f"{game.slug}-score-{name}"), differences[name], than) for name in order if differences[name]
    ]
    others = [(_difference(move, rival, other), other) for other in range(len(move.ends[0])) if other != seat]
    change, other = max(others, key=lambda pair: abs(pair[0]), default=(0.0, 0))
    if change < 0:
        reasons.append(reason("denial", "for", player=Seat(other), points=_points(change)))
    elif change > 0:
        reasons.append(reason("gift", "against", player=Seat(other), points=_points(change)))
    return reasons


def _difference(move: Candidate, rival: Candidate, seat: int, name: str = "") -> float:
    """By how many points two moves differ for a seat, over the worlds both were tried in; 0 if that is not sure."""
    shared = min(len(move.ends), len(rival.ends))
    pairs = zip(move.ends[:shared], rival.ends[:shared], strict=True)
    gaps = [_of(mine[seat], name) - _of(theirs[seat], name) for mine, theirs in pairs]
    mean = sum(gaps) / shared
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, shared - 1) / shared)
    return mean if abs(mean) >= _WORTH_SAYING and abs(mean) >= _SURE * error else 0.0


def _of(points: dict[str, int], name: str) -> int:
    return points.get(name, 0) if name else sum(points.values())


def _more(category: Message, points: float, than: str) -> Reason:
    if points > 0:
        return reason("more", "for", category=category, points=_points(points), than=than)
    return reason("less", "against", category=category, points=_points(points), than=than)


def verdict(gain: float, than: str) -> list[Reason]:
    """How a move compares by all that was tried, from 0 (lost) to 1 (won): being hardly better is no reason."""
    return [reason("close")] if than == "best" and abs(gain) <= _CLOSE else []


def judged(points: float, than: str) -> list[Reason]:
    if abs(points) < _WORTH_SAYING:
        return [reason("close")] if than == "best" else []
    if points > 0:
        return [reason("judged-better", "for", points=_points(points), than=than, far=int(points >= _FAR))]
    return [reason("judged-worse", "against", points=_points(points), than=than, far=int(-points >= _FAR))]


def at_least(why: list[Reason], tries: int) -> list[Reason]:
    """Where nothing speaks for or against a move, how little is known of it."""
    return why or [reason("alike" if tries else "judged")]


def advised(why: list[Reason], verdict: list[Reason]) -> list[Reason]:
    """The reasons of the best move: where no fact speaks for it, what it is preferred by comes before its drawbacks."""
    return why if any(each.tone == "for" for each in why) else [*(verdict or [reason("alike")]), *why]


def tried_better(gain: float) -> list[Reason]:
    """That a move did better than the next best one in tries, from 0 (lost) to 1 (won)."""
    return [reason("tried-better", "for")] if gain > _CLOSE else []


def _points(points: float) -> Message:
    """Tenths only where they matter."""
    whole, tenth = divmod(round(10 * abs(points)), 10) if abs(points) < _ROUNDED else (round(abs(points)), 0)
    return Message("bots-points", {"whole": whole, "tenth": tenth})

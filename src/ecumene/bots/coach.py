"""The coach: one concrete line before a decision, a warning before a mistake, else silence."""

from __future__ import annotations

from functools import partial

import msgspec

from ecumene.bots.hints import SETTINGS, Hint, Suggestion
from ecumene.bots.knowledge import Knowledge
from ecumene.bots.reasons import OPINIONS, Reason, compared
from ecumene.bots.search import Candidate, Search
from ecumene.bots.second_thought import gaps, looks_ahead, loss, sure_mean
from ecumene.bots.value import value_for, worth_searching
from ecumene.kernel import Message, Rng, State
from ecumene.locale import LANGUAGES, text

#: What is true but says nothing to somebody who learns: that moves are close, or only how they were judged; and points
#: at once, which mislead early in a game.
_EMPTY = frozenset(
    {
        *OPINIONS,
        *(f"bots-reason-{name}" for name in ("costs", "then", "keeps", "points-now", "points-lost")),
        "bots-hint-only",
        # only what the move itself says
        *("altay-why-brings", "altay-why-new-hand", "civilization-reason-stands"),
    }
)
#: What compares whole lines of play comes before what is printed on the card.
_LATE = ("bots-reason-gains", "bots-reason-does")
#: Comparisons by fewer points than one are no lesson.
_COMPARED = ("bots-reason-more", "bots-reason-denial")
#: What the end of a turn brings is half of the truth where it takes something too.
_ACCOUNTS = frozenset({"through_the_ages-reason-end"})
#: One line: what needs more letters is for the hint.
_LONGEST, _LONGEST_LINE = 110, 160
#: A move is warned of when it is worse by this much of the expected outcome; less where one turn is but a small part.
FAR, FAR_IN_A_TURN = 0.06, 0.04
_WORLDS = 28


def remark(hint: Hint) -> Message | None:
    """What the coach says before a decision: the best move and why; None if it has no reason that says something."""
    if not hint.moves or hint.moves[0].notation == "resign":
        return None
    best = hint.moves[0]
    return _line("bots-coach-line", best, best.reasons)


def _line(id: str, best: Suggestion, reasons: list[Reason]) -> Message | None:
    """The best move with the first telling reason for it that makes one line, in every language."""
    lines = (Message(id, {"action": briefly(best.text), "reason": briefly(why)}) for why in telling(reasons))
    return next((line for line in lines if all(len(text(line, each)) <= _LONGEST_LINE for each in LANGUAGES)), None)


def briefly(said: Message) -> Message:
    """Without the price of a move, which is seen where it is made, and without what is understood.

    A comparison is with whatever else could be done, or with what was chosen.
    """
    what = said.args.get("what")
    if isinstance(what, Message) and "price" in said.args:
        return briefly(what)
    args = {name: briefly(value) if isinstance(value, Message) else value for name, value in said.args.items()}
    return Message(said.id, {**args, "than": "unsaid"} if "than" in args else args)


def telling(reasons: list[Reason]) -> list[Message]:
    """The concrete reasons for a move, the most telling first."""
    good = [reason.text for reason in reasons if reason.tone == "for" and _says_something(reason.text)]
    if any(reason.tone == "against" for reason in reasons):
        good = [why for why in good if why.id not in _ACCOUNTS]
    return sorted(good, key=lambda why: why.id in _LATE)


def _says_something(why: Message) -> bool:
    if why.id in _COMPARED:
        points = why.args.get("points")
        return not isinstance(points, Message) or points.args["whole"] != 0
    return why.id not in _EMPTY and len(text(why, "en")) <= _LONGEST


def warning(state: State, seat: int, action: int, hint: Hint) -> Message | None:
    """What the coach says when this move was chosen but not yet made: None unless it is far worse than the best one."""
    best = hint.moves[0] if hint.moves else None
    if best is None or best.action == action or len(hint.moves) < 2:
        return None
    line = _line("bots-coach-warning", best, best.reasons)
    if looks_ahead(state):
        return line if line is not None and loss(state, seat, action, best.action) >= FAR_IN_A_TURN else None
    if worth_searching(value_for(state.game, state.players)):
        shown = _tried(state, seat, action, best)
        return None if shown is None else _line("bots-coach-warning", best, shown) or line
    return None


def _tried(state: State, seat: int, action: int, best: Suggestion) -> list[Reason] | None:
    """Where moves can be tried, both in the same worlds with the same luck: how they compare; None: not far apart."""
    knowledge = Knowledge(state, seat)
    rng = Rng(f"{msgspec.json.encode(knowledge.view(), order='deterministic').decode()} {action}")
    search = Search(knowledge, value_for(knowledge.game, knowledge.players), SETTINGS, rng, points=True)
    ours, theirs = Candidate(best.action, 0.0), Candidate(action, 0.0)
    if sure_mean(gaps(ours, theirs, partial(search.try_worlds, worlds=1), _WORLDS)) < FAR:
        return None
    return compared(state.game, seat, ours, theirs, "yours")

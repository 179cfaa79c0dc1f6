"""The game in words: what an action means in the decision at hand. What cannot be done is said where it is decided."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.actions import CATALOGUE, Cancel, Infiltrate, Mix, Move, Pact, Take
from ecumene.games.through_the_ages.numbers import IDS, NONE
from ecumene.games.through_the_ages.state import Position, say
from ecumene.kernel.messages import Message


def describe(state: Position, action: int) -> Message:
    """An action in words, as it is meant in the decision at hand."""
    value = CATALOGUE[action]
    assert isinstance(value, Move)
    decision = state.top() if state.stack else None
    args: dict[str, Any] = {"n": 0, **(decision.about(state) if decision is not None else {}), **value.fields()}
    phrase = value.phrase
    match value:
        case Take():
            card = state.card_in_row(value.place - 1)
            phrase, args["card"] = ("take", card) if card else ("take-empty", "card")
        case Mix():
            whole = decision.n if decision is not None else value.n
            args |= {"food": value.n, "resources": max(0, whole - value.n)}
        case Pact():
            args["side"] = f"side-{value.side}"
        case Cancel():
            args["card"] = state.pact_of(value.owner.seat) or "some-pact"
        case Infiltrate() if decision is not None and decision.rival != NONE:
            rival = state.civilizations[decision.rival]
            gone = rival.leader if value.target == "leader" else rival.wonder
            if gone != NONE:
                phrase, args["card"] = "infiltrate", IDS[gone]
    wanted = {name: args[name] for name in _NAMED if name in args}
    return say.text(f"do-{state.wording(phrase)}", **wanted)


#: What the texts of actions name.
_NAMED: Final = ("card", "onto", "rival", "owner", "side", "place", "n", "food", "resources")

"""Civilization in words: what an action is, with units called by their present level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecumene.games.civilization.action_numbers import WHICH
from ecumene.games.civilization.actions import Ask, Give, Which
from ecumene.games.civilization.components import ERAS
from ecumene.games.civilization.movement import ChoosingPiece
from ecumene.games.civilization.numbers import AREA_INDEX, KIND_ID, KIND_INDEX, LEVEL_ID, SETTLER
from ecumene.games.civilization.pieces import kind_of, passenger_kind, passenger_points, passengers, points_of
from ecumene.kernel.messages import Message
from ecumene.kernel.speech import Speech

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization

say: Final = Speech("civilization")


def describe(state: Civilization, seat: int, action: int) -> Message:
    value = state.game.catalogue[action]
    if isinstance(value, Which):
        return _which(state, seat, action)
    fields: dict[str, Any] = value.fields()
    for field in ("piece", "unit"):
        if field in fields:
            fields[field] = unit_name(state, KIND_INDEX[fields[field]])
    verb = state.wording(value.verb)
    if isinstance(value, Give | Ask):
        verb += _sort(value.item)
    return say.text(f"do-{verb}", **fields)


def _sort(item: str) -> str:
    """Settlements and technologies of an era are told from regions and eras."""
    return "-settlement" if item in AREA_INDEX else "-technology" if item in ERAS else ""


def _which(state: Civilization, seat: int, action: int) -> Message:
    """A piece by how far it can go and what it carries, and the ship it would board."""
    decision = state.stack[-1] if state.stack else None
    number = action - WHICH
    if not isinstance(decision, ChoosingPiece) or number >= len(decision.choices(state, seat)):
        return say.text("do-which", number=number + 1)
    piece, one, ship = decision.choices(state, seat)[number]
    points = passenger_points(one) if one else points_of(piece)
    kind = passenger_kind(one) if one else kind_of(piece)
    carrier = piece if one else ship
    if carrier:
        crew = _crew(state, carrier)
        return say.text(
            "do-which-ship",
            piece=unit_name(state, kind),
            points=points,
            ship=unit_name(state, kind_of(carrier)),
            crew=crew,
        )
    if passengers(piece):
        return say.text("do-which-loaded", piece=unit_name(state, kind), points=points, crew=_crew(state, piece))
    return say.text("do-which-piece", piece=unit_name(state, kind), points=points)


def _crew(state: Civilization, ship: int) -> Message:
    aboard = [unit_name(state, passenger_kind(one)) for one in passengers(ship)]
    return say.names(aboard) if aboard else say.text("nobody-aboard")


def unit_name(state: Civilization, kind: int) -> str:
    """What a figure is called: in the advanced rules by its level."""
    if kind == SETTLER or not state.advanced:
        return KIND_ID[kind]
    return LEVEL_ID[kind][max(state.level(kind), 0)]

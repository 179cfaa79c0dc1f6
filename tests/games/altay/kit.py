"""Positions built by hand, actions by notation, and what the players then see.

A position is made of players clockwise; it is the turn of the first one, on the whole map without any marker:

    state = position(Side(hand="warrior warrior", lands="F1:1"), markers="W1:c2_food")
    play(state, "attack F1 W1 warrior", "commit warrior")
    assert pool(state) == {"food": 1}

Everything that is not given is empty. A single player gets a bystander far away, as the game is for two at least.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from ecumene.games.altay import GAME
from ecumene.games.altay.components import PEOPLES, SCORE_ROWS
from ecumene.games.altay.land import put_settlement
from ecumene.games.altay.numbers import ACHIEVEMENT_ID, FACE_INDEX, REGION_ID, SLOT, TOKEN_REGIONS, UNIT, WHOLE_MAP
from ecumene.games.altay.regions import MARKERS
from ecumene.games.altay.resources import RESOURCES
from ecumene.games.altay.rules import Altay
from ecumene.games.altay.state import Realm
from ecumene.games.altay.turn import Turn
from ecumene.games.altay.view import RealmView, View
from ecumene.kernel import Illegal

_MARKER_IDS = [marker.id for marker in MARKERS]


@dataclass(frozen=True)
class Side:
    """What lies in front of a player. Lists are ids with blanks between; ``:n`` after one says how many."""

    hand: str = ""
    lands: str = "F1:1"
    deck: str = ""  # the last one is on top
    discard: str = ""
    pool: str = ""
    coins: int = 0
    laid: str = ""  # cards with what lies on them: ``village food:1, town``
    done: str = ""
    work: str = ""  # an achievement with what lies on it: ``writing food:2``
    piece: bool = False  # whether a settlement stands on it
    kept: str = ""
    secret: str = ""
    markers: str = ""
    converted: int = 0
    captives: int = 0
    settlements: int | None = None  # in the supply; by default those that are not elsewhere
    people: str = "firefolk"


BYSTANDER = Side(lands="F6:1", people="earthfolk")


def position(
    *sides: Side, markers: str = "", open: str = "", trade: bool = False, endless: bool = False, seed: int = 0
) -> Altay:
    """A game in the turn of the first of these players. ``open``: achievements on the market."""
    players = [*sides, BYSTANDER] if len(sides) == 1 else list(sides)
    state = GAME.new(len(players), {"trade": trade, "limited_supply": not endless}, seed, journal=True)
    assert isinstance(state, Altay)
    state.stack.clear()
    state.in_play = state.free = WHOLE_MAP
    state.tokens = TOKEN_REGIONS[4]
    state.first, state.round, state.turns = 0, 1, 1
    state.marker = [-1] * len(REGION_ID)
    state.box_markers = [marker.copies for marker in MARKERS]
    for region, marker in _pairs(markers):
        number = _MARKER_IDS.index(str(marker))
        state.marker[REGION_ID.index(region)] = number
        state.box_markers[number] -= 1
        state.free &= ~(1 << REGION_ID.index(region))
    _open_market(state, open)
    for seat, side in enumerate(players):
        state.realms[seat] = _realm(state, seat, side)
    state.stack.append(Turn(0))
    return state


def _open_market(state: Altay, open: str) -> None:
    kinds = state.decks[1] + state.decks[2] + state.decks[3]
    kinds += [number for number, copies in enumerate(state.open) for _ in range(copies)]
    state.open = [0] * len(ACHIEVEMENT_ID)
    state.open_kinds = 0
    for id in open.split():
        kinds.remove(ACHIEVEMENT_ID.index(id))
        state.open[ACHIEVEMENT_ID.index(id)] += 1
        state.open_kinds |= 1 << ACHIEVEMENT_ID.index(id)
    state.decks = [[], [], [], []]
    for number in sorted(kinds):
        state.decks[1 + (number >= 5) + (number >= 10)].append(number)


def _realm(state: Altay, seat: int, side: Side) -> Realm:
    realm = Realm()
    state.realms[seat] = realm
    realm.people = [people.id for people in PEOPLES].index(side.people)
    for region, houses in _pairs(side.lands):
        for _ in range(int(houses)):
            put_settlement(state, seat, REGION_ID.index(region))
            realm.settlements -= 1
    realm.hand = sorted(faces(side.hand))
    realm.deck = faces(side.deck)
    realm.discard = faces(side.discard)
    realm.pool = _bundle(side.pool)
    realm.coins = side.coins
    state.bank -= side.coins
    for laid in filter(None, side.laid.split(", ")):
        card, _, stock = laid.partition(" ")
        slot = SLOT[FACE_INDEX[card]]
        realm.slots[slot], realm.stocks[slot] = FACE_INDEX[card], _bundle(stock)
        realm.laid |= 1 << slot
    realm.done = sum(1 << ACHIEVEMENT_ID.index(id) for id in side.done.split())
    if side.work:
        achievement, _, stock = side.work.partition(" ")
        realm.work, realm.work_stock = ACHIEVEMENT_ID.index(achievement), _bundle(stock)
        realm.work_piece = side.piece
        realm.settlements -= side.piece
    realm.kept = FACE_INDEX[side.kept] if side.kept else -1
    if side.secret:
        realm.secret = ACHIEVEMENT_ID.index(side.secret)
        realm.revealed = bool(realm.done >> realm.secret & 1)
    for marker, n in _pairs(side.markers):
        realm.markers[_MARKER_IDS.index(marker)] += int(n)
        realm.conquered += int(n)
    realm.converted = side.converted
    realm.captives = [1 - min(seat, 1)] * side.captives
    if side.settlements is not None:
        realm.lost = realm.settlements - side.settlements
        realm.settlements = side.settlements
    state.supply -= realm.pool + realm.work_stock + sum(realm.stocks)
    return realm


def faces(ids: str) -> list[int]:
    return [FACE_INDEX[id] for id, n in _pairs(ids) for _ in range(int(n))]


def _pairs(text: str) -> list[tuple[str, str]]:
    """``F1:2 W1`` as pairs, with ``1`` where nothing is said."""
    found = []
    for word in text.split():
        id, _, n = word.partition(":")
        found.append((id, n or "1"))
    return found


def _bundle(text: str) -> int:
    return sum(UNIT[RESOURCES.index(name)] * int(n) for name, n in _pairs(text))


# Playing


def play(state: Altay, *lines: str) -> Altay:
    """Whoever is asked plays these actions one after the other."""
    for line in lines:
        state.play(state.to_move()[0], line)
    return state


def offered(state: Altay) -> list[str]:
    """All that may be answered now."""
    return [str(action) for action in state.actions(state.to_move()[0])]


def refused(state: Altay, line: str, reason: str) -> dict[str, Any]:
    """An action is refused for this reason (the end of its text's id). Gives the figures of the refusal."""
    with pytest.raises(Illegal) as caught:
        state.play(state.to_move()[0], line)
    assert caught.value.reason.id == f"altay-no-{reason}"
    return {**caught.value.reason.args, "missing": caught.value.missing, "rule": caught.value.rule}


def end_turns(state: Altay, n: int = 1) -> Altay:
    for _ in range(n):
        play(state, "end")
    return state


# Looking


def look(state: Altay, seat: int = 0) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def realm(state: Altay, seat: int = 0) -> RealmView:
    """What a player sees of their own."""
    return look(state, seat).realms[seat]


def pool(state: Altay, seat: int = 0) -> dict[str, int]:
    """Resources of this turn, without what is not there."""
    return {name: n for name, n in realm(state, seat).resources.items() if n}


def hand(state: Altay, seat: int = 0) -> list[str]:
    return realm(state, seat).hand or []


def laid(state: Altay, seat: int = 0) -> dict[str, dict[str, int]]:
    return {card.card: {str(name): n for name, n in card.resources.items()} for card in realm(state, seat).laid}


def houses(state: Altay) -> dict[str, tuple[int, int]]:
    """The regions that are held: by whom, and with how many settlements."""
    return {
        region.region: (region.owner, region.settlements) for region in look(state).regions if region.owner is not None
    }


def settled(state: Altay, seat: int = 0) -> dict[str, int]:
    return {region: n for region, (owner, n) in houses(state).items() if owner == seat}


def asked(state: Altay) -> tuple[str, int]:
    """What is asked of whom."""
    return (state.stack[-1].kind, state.to_move()[0]) if state.stack else ("over", -1)


def events(state: Altay, kind: str, seat: int = -1) -> list[dict[str, Any]]:
    assert state.journal is not None
    return [{"player": event.player, **event.facts} for event in state.journal.seen_by(seat) if event.kind == kind]


def score(state: Altay, seat: int = 0) -> dict[str, int]:
    return state.scores()[seat]


def scored(side: Side, other: Side = BYSTANDER) -> dict[str, int]:
    """The score sheet of a player if the game ended now."""
    sheet = score(position(side, other))
    assert tuple(sheet) == SCORE_ROWS
    return sheet

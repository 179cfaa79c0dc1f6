"""Positions built by hand, steps by notation, and what the players then see.

A position is made of civilizations clockwise, with the step of the epoch that begins now:

    table = position(Civ(coins=1, military=12, culture=0), step="capture", colonies="C09-1")
    table.play(0, "annex C09")
    assert tracks(table)["military"] == 14

Tracks that are given count as they stand, whatever the cards say; the others follow from start card and cards.
A single civilization gets a bystander, as the game is for two at least.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ecumene.games.hadara import purchase
from ecumene.games.hadara.components import COLONIES, COLONY_STACKS, COLORS, START_CARDS, STATUES, TRACKS
from ecumene.games.hadara.phase_a import Keeping
from ecumene.games.hadara.rules import Hadara
from ecumene.games.hadara.set_up import seat_start_cards, take_side
from ecumene.games.hadara.state import STEP_NAMES, STEPS, Civilization
from ecumene.games.hadara.tables import CARD_INDEX, COLOR, FACE_DOWN, TRACK_COUNT
from ecumene.games.hadara.view import CivilizationView, TableView
from ecumene.kernel import Journal, Rng

PLENTY = 1000


@dataclass(frozen=True)
class Civ:
    """A civilization to be put on the table; ids in one string.

    ``colonies``: a stack (``C03``) for a plundered one, a tile (``C03-1``) for an annexed one.
    ``statues``: the slot, its tile and the tile's face, as in ``1:food:up 2:military:down``.
    """

    coins: int = 0
    income: int | None = None
    military: int | None = None
    culture: int | None = None
    food: int | None = None
    cards: str = ""
    colonies: str = ""
    statues: str = ""
    silver: str = ""
    gold: int = 0
    tile: str = ""  # on the card that wants one
    hand: str = ""


BYSTANDER = Civ(coins=0, income=0, military=0, culture=0, food=99)


def new_table(players: int, seed: int | str = 0, *, choose_sides: bool = False, starred: bool = True) -> Hadara:
    """A fresh game with a journal."""
    table = Hadara(players, Rng(seed), starred)
    table.set_out(choose_sides, Journal())
    return table


def with_start_cards(start_cards: str) -> Hadara:
    """A table where these start cards have been dealt clockwise, and nothing else has happened."""
    cards = [card.id for card in START_CARDS]
    dealt = [cards.index(card) for card in start_cards.split()]
    table = Hadara(len(dealt), Rng(0), starred=True)
    seat_start_cards(table, dealt)
    return table


def position(
    *civs: Civ,
    step: str,
    phase: str = "A",
    epoch: int = 1,
    first: int = 0,
    piles: str = "",
    colonies: str = "",
) -> Hadara:
    """A table where a step begins now. ``piles``: discards in order; ``colonies``: tiles to lie on top of stacks."""
    boards = [*civs, BYSTANDER] if len(civs) == 1 else list(civs)
    table = new_table(len(boards))
    table.stack.clear()
    table.epoch = epoch
    table.first = first
    table.decks = [[] for _ in COLORS]
    for card in _cards(piles):
        table.piles[COLOR[card]].append(card)
    for tile in colonies.split():
        _put_on_top(table, tile)
    for seat, civ in enumerate(boards):
        _furnish(table, seat, civ)
    begin(table, step, phase)
    return table


def begin(table: Hadara, step: str, phase: str = "A") -> None:
    """Begin a step of the epoch; ``keep`` is the last draw of phase A with the hands as they are."""
    table.stack.clear()
    if step == "keep":
        table.step = STEPS.index(STEP_NAMES.index("draw"))
        table.turn = len(COLORS)
        table.stack.append(Keeping(table.players))
        return
    places = [i for i, number in enumerate(STEPS) if STEP_NAMES[number] == step]
    table.step = places[0] if phase == "A" or len(places) == 1 else places[1]
    table.turn = 0
    table.proceed()


def _furnish(table: Hadara, seat: int, given: Civ) -> None:
    civilization = Civilization(table.civilizations[seat].start_card)
    table.civilizations[seat] = civilization
    take_side(table, seat, 0)
    _place_statues(civilization, given.statues)
    for card in _cards(given.cards):
        civilization.coins = PLENTY
        purchase.buy(table, seat, card)
        if table.stack:
            table.stack[-1].answer(table, seat, table.game.catalogue.id(f"tile {given.tile}"))  # type: ignore[attr-defined]
    for colony in given.colonies.split():
        stack = [stack.id for stack in COLONY_STACKS].index(colony[:3])
        if "-" in colony:
            _put_on_top(table, colony)
            civilization.annexed |= 1 << stack
        civilization.colonies[stack] = table.stacks[stack].pop()
    for number, track in enumerate(TRACKS):
        value = getattr(given, track)
        if value is not None:
            civilization.tracks[number] = value
    for track in given.silver.split():
        civilization.silver.append(TRACKS.index(track))
        civilization.tiles[TRACKS.index(track)] -= 1
    civilization.gold = given.gold
    civilization.coins = given.coins
    civilization.hand = sorted(_cards(given.hand))


def _place_statues(civilization: Civilization, statues: str) -> None:
    for statue in statues.split():
        slot, track, face = statue.split(":")
        tile = TRACKS.index(track)
        civilization.tiles[tile] -= 1
        civilization.statues[int(slot) - 1] = tile + (FACE_DOWN if face == "down" else 0)
        if face == "up":
            civilization.tracks[tile] += STATUES[int(slot) - 1].bonus


def _put_on_top(table: Hadara, tile: str) -> None:
    number = [colony.id for colony in COLONIES].index(tile)
    stack = table.stacks[[stack.id for stack in COLONY_STACKS].index(tile[:3])]
    if number in stack:
        stack.remove(number)
    else:
        stack.pop()
    stack.append(number)


def _cards(ids: str) -> list[int]:
    return [CARD_INDEX[card] for card in ids.split()]


# Playing


def anything(table: Hadara, seat: int) -> str:
    """The least eventful action: passing, selling, or whatever comes first."""
    offered = notations(table, seat)
    quiet = [line for line in offered if line == "pass" or line.startswith("sell")]
    return quiet[0] if quiet else offered[0]


def play_on(table: Hadara, until: str) -> Hadara:
    """Play as uneventfully as possible until a kind of decision is asked for, or the game is over."""
    while not table.over and asked(table) != until:
        seat = table.to_move()[0]
        table.play(seat, anything(table, seat))
    return table


def run_step(table: Hadara) -> Hadara:
    """Answer as uneventfully as possible until the present kind of decision is over."""
    kind = asked(table)
    while not table.over and asked(table) == kind:
        seat = table.to_move()[0]
        table.play(seat, anything(table, seat))
    return table


# Looking


def asked(table: Hadara) -> str:
    return table.stack[-1].kind if table.stack else "over"


def notations(table: Hadara, seat: int) -> list[str]:
    return [str(action) for action in table.actions(seat)]


def look(table: Hadara, seat: int | None = None) -> TableView:
    return table.view(seat)


def civ(table: Hadara, seat: int = 0) -> CivilizationView:
    """A civilization as everybody sees it."""
    return look(table).civilizations[seat]


def coins(table: Hadara, seat: int = 0) -> int:
    return civ(table, seat).coins


def tracks(table: Hadara, seat: int = 0) -> dict[str, int]:
    return civ(table, seat).tracks


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What moved, and by how much."""
    return {key: after[key] - before[key] for key in before if after[key] != before[key]}


def score(table: Hadara, seat: int = 0) -> dict[str, int]:
    return table.scores()[seat]


def scored(given: Civ) -> dict[str, int]:
    """The score sheet of a civilization if the game ended now."""
    return score(position(given, step="set_wheel"))


def events(table: Hadara, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The facts of all events of a kind so far, as a seat or a spectator knows them."""
    assert table.journal is not None
    return [event.facts for event in table.journal.seen_by(seat) if event.kind == kind]


def tile_count(table: Hadara, seat: int = 0) -> int:
    return sum(table.civilizations[seat].tiles[track] for track in range(TRACK_COUNT))

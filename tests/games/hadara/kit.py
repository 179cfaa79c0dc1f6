"""Positions built by hand, steps by notation, and what the players then see.

A position is made of civilizations clockwise, with the step of the epoch that begins now:

    state = position(Civ(coins=1, military=12, culture=0), step="capture", colonies="C09-1")
    state.play(0, "annex C09")
    assert tracks(state)["military"] == 14

Tracks that are given count as they stand, whatever the cards say; the others follow from start card and cards.
A single civilization gets a bystander, as the game is for two at least.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ecumene.games.hadara import GAME, purchase
from ecumene.games.hadara.components import COLONIES, COLONY_STACKS, COLORS, START_CARDS, STATUES, TRACKS
from ecumene.games.hadara.numbers import CARD_INDEX, COLOR, FACE_DOWN, TRACK_COUNT
from ecumene.games.hadara.phase_a import Keeping
from ecumene.games.hadara.rules import Hadara
from ecumene.games.hadara.set_up import seat_start_cards, take_side
from ecumene.games.hadara.state import STEPS, Civilization, found
from ecumene.games.hadara.view import STEP_NAMES, CivilizationView, View
from ecumene.kernel import Prompt, Rng
from ecumene.kernel.decisions import UNDECIDED
from ecumene.kernel.messages import SPECTATOR

PLENTY = 1000


@dataclass(frozen=True)
class Civ:
    """A civilization to be put together; ids in one string.

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


def new_state(
    players: int, seed: int | str = 0, *, choose_sides: bool = False, starred: bool = True, rules: int | None = None
) -> Hadara:
    """A fresh game with a journal."""
    options = {"starred_cards": starred, "choose_sides": choose_sides}
    state = GAME.new(players, options, seed, journal=True, rules=rules)
    assert isinstance(state, Hadara)
    return state


def with_start_cards(start_cards: str) -> Hadara:
    """A game where these start cards have been dealt clockwise, and nothing else has happened."""
    cards = [card.id for card in START_CARDS]
    dealt = [cards.index(card) for card in start_cards.split()]
    state = new_state(len(dealt))
    seat_start_cards(state, dealt)
    return state


def position(
    *civs: Civ,
    step: str,
    phase: str = "A",
    epoch: int = 1,
    first: int = 0,
    piles: str = "",
    colonies: str = "",
) -> Hadara:
    """A game where a step begins now. ``piles``: discards in order; ``colonies``: tiles to lie on top of stacks."""
    boards = [*civs, BYSTANDER] if len(civs) == 1 else list(civs)
    state = new_state(len(boards))
    state.stack.clear()
    state.epoch = epoch
    state.first = first
    state.decks = [[] for _ in COLORS]
    for card in _cards(piles):
        state.piles[COLOR[card]].append(card)
    for tile in colonies.split():
        _put_on_top(state, tile)
    for seat, civ in enumerate(boards):
        _furnish(state, seat, civ)
    begin(state, step, phase)
    return state


def begin(state: Hadara, step: str, phase: str = "A") -> None:
    """Begin a step of the epoch; ``keep`` is the last draw of phase A with the hands as they are."""
    state.stack.clear()
    if step == "keep":
        state.step = STEPS.index(STEP_NAMES.index("draw"))
        state.turn = state.turns = len(COLORS)
        state.stack.append(Keeping(list(range(state.players)), [UNDECIDED] * state.players))
        return
    places = [i for i, number in enumerate(STEPS) if STEP_NAMES[number] == step]
    state.begin_step(places[0] if phase == "A" or len(places) == 1 else places[1])
    state.proceed()


def _furnish(state: Hadara, seat: int, given: Civ) -> None:
    civilization = found(state.civilizations[seat].start_card)
    state.civilizations[seat] = civilization
    take_side(state, seat, 0)
    _place_statues(civilization, given.statues)
    for card in _cards(given.cards):
        civilization.coins = PLENTY
        purchase.buy(state, seat, card)
        if state.stack:
            state.stack[-1].answer(state, seat, state.game.catalogue.id(f"tile {given.tile}"))
    for colony in given.colonies.split():
        stack = [stack.id for stack in COLONY_STACKS].index(colony[:3])
        if "-" in colony:
            _put_on_top(state, colony)
            civilization.annexed |= 1 << stack
        civilization.colonies[stack] = state.stacks[stack].pop()
    for number, track in enumerate(TRACKS):
        value = getattr(given, track)
        if value is not None:
            civilization.tracks[number] = value
    for medal in given.silver.split():
        civilization.silver.append(TRACKS.index(medal))
        civilization.tiles[TRACKS.index(medal)] -= 1
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


def _put_on_top(state: Hadara, tile: str) -> None:
    number = [colony.id for colony in COLONIES].index(tile)
    stack = state.stacks[[stack.id for stack in COLONY_STACKS].index(tile[:3])]
    if number in stack:
        stack.remove(number)
    else:
        stack.pop()
    stack.append(number)


def _cards(ids: str) -> list[int]:
    return [CARD_INDEX[card] for card in ids.split()]


# Playing


def anything(state: Hadara, seat: int) -> str:
    """The least eventful action: passing, selling, or whatever comes first."""
    offered = notations(state, seat)
    quiet = [line for line in offered if line == "pass" or line.startswith("sell")]
    return quiet[0] if quiet else offered[0]


def play_on(state: Hadara, until: str) -> Hadara:
    """Play as uneventfully as possible until a kind of decision is asked for, or the game is over."""
    while not state.over and asked(state) != until:
        seat = state.to_move()[0]
        state.play(seat, anything(state, seat))
    return state


def run_step(state: Hadara) -> Hadara:
    """Answer as uneventfully as possible until the present kind of decision is over."""
    kind = asked(state)
    while not state.over and asked(state) == kind:
        seat = state.to_move()[0]
        state.play(seat, anything(state, seat))
    return state


# Looking


def asked(state: Hadara) -> str:
    return state.stack[-1].kind if state.stack else "over"


def notations(state: Hadara, seat: int) -> list[str]:
    return [str(action) for action in state.actions(seat)]


def look(state: Hadara, seat: int = SPECTATOR) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def sample(state: Hadara, seat: int, rng: Rng) -> Hadara:
    drawn = state.sample(seat, rng)
    assert isinstance(drawn, Hadara)
    return drawn


def prompt(state: Hadara, seat: int = 0) -> Prompt:
    """What is asked of a seat that owes an answer."""
    asked_for = state.prompt(seat)
    assert asked_for is not None
    return asked_for


def civ(state: Hadara, seat: int = 0) -> CivilizationView:
    """A civilization as everybody sees it."""
    return look(state).civilizations[seat]


def coins(state: Hadara, seat: int = 0) -> int:
    return civ(state, seat).coins


def tracks(state: Hadara, seat: int = 0) -> dict[str, int]:
    return {str(track): n for track, n in civ(state, seat).tracks.items()}


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What moved, and by how much."""
    return {key: after[key] - before[key] for key in before if after[key] != before[key]}


def score(state: Hadara, seat: int = 0) -> dict[str, int]:
    return state.scores()[seat]


def scored(given: Civ) -> dict[str, int]:
    """The score sheet of a civilization if the game ended now."""
    return score(position(given, step="set_wheel"))


def events(state: Hadara, kind: str, seat: int = SPECTATOR) -> list[dict[str, Any]]:
    """All events of a kind so far, as a seat or a spectator knows them: whose they are, and their facts."""
    assert state.journal is not None
    found = [event for event in state.journal.seen_by(seat) if event.kind == kind]
    return [{"player": event.player, **event.facts} for event in found]


def tile_count(state: Hadara, seat: int = 0) -> int:
    return sum(state.civilizations[seat].tiles[track] for track in range(TRACK_COUNT))

"""What a seat (or a spectator) may see of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ecumene.games.hadara import scoring
from ecumene.games.hadara.components import (
    COLONIES,
    COLONY_STACKS,
    COLORS,
    CRESTS,
    SCORE_ROWS,
    START_CARDS,
    STATUES,
    TRACKS,
)
from ecumene.games.hadara.effects import REDUCTION, STATUE_TRACK, STATUE_VP
from ecumene.games.hadara.feeding import Feeding, hungry
from ecumene.games.hadara.income import income
from ecumene.games.hadara.medals import gold_price, silver_price
from ecumene.games.hadara.numbers import (
    CARD_ID,
    EPOCH_COUNT,
    FACE_DOWN,
    INITIATIVE,
    NO_STATUE,
    REQUIRED_MILITARY,
    RING,
    STACK_COUNT,
    STATUE_BONUS,
    STATUE_COUNT,
    TRACK_COUNT,
)
from ecumene.games.hadara.set_up import first_player
from ecumene.games.hadara.state import PHASE_B, STEP_NAMES, STEPS, AskTogether, Civilization

if TYPE_CHECKING:
    from ecumene.games.hadara.rules import Hadara


class DeckView(msgspec.Struct, frozen=True):
    """A part of the board: a deck face down and its open discard pile."""

    color: str
    cards: int
    pile: int
    top: str | None  # only the top card of a pile may be looked at
    crest: int | None  # the seat whose crest points here


class StackView(msgspec.Struct, frozen=True):
    """The colonies of one value that are left."""

    stack: str
    tiles: int


class ColonyView(msgspec.Struct, frozen=True):
    """A captured colony; the back of a plundered one stays unknown to everybody."""

    stack: str
    tile: str | None
    vp: int


class StatueView(msgspec.Struct, frozen=True):
    """A statue slot, empty or with a bonus tile face up (``track``) or face down (``points``)."""

    statue: str
    required: int
    bonus: int  # what a tile face up adds to its track, effects counted
    bonus_vp: int  # points of a tile face down, effects counted
    tile: str | None
    face_up: bool
    vp: int


class CivilizationView(msgspec.Struct, frozen=True):
    """A player board, all of it public but for cards drawn and sold in phase A."""

    seat: int
    crest: str
    start_card: str
    initiative: int
    side: str | None
    coins: int
    tracks: dict[str, int]
    cards: list[str]
    colonies: list[ColonyView]
    required_military: dict[str, int]  # by stack of colonies, effects counted
    statues: list[StatueView]
    silver: list[str]
    gold: int
    tiles: dict[str, int]  # bonus tiles not used yet
    card_tile: str | None  # the tile that lies on a card
    income: int  # coins the next income step brings as things stand
    hungry: int  # cards that would have to go if feeding were now; while feeding, those still to go
    silver_price: int
    gold_price: int
    gold_sets: int  # sets of five colours as gold medals count them
    hand_size: int
    sold: int  # cards sold face down in phase A
    chosen: bool
    score: dict[str, int]


class View(msgspec.Struct, frozen=True):
    """The whole table from one chair."""

    seat: int | None  # None for a spectator
    epoch: int
    phase: str | None
    step: str
    turn: int
    steps: list[str]  # of an epoch, in order, for the guide
    step_number: int
    first_player: int | None
    first_players: list[int]  # by epoch
    decks: list[DeckView]  # clockwise
    stacks: list[StackView]
    civilizations: list[CivilizationView]
    hand: list[str] | None  # None for a spectator
    sold: list[str] | None  # one's own unseen sales
    chosen: str | None  # one's own choice while others still think


def look(state: Hadara, seat: int | None) -> View:
    decision = state.stack[-1] if state.stack else None
    chosen = None
    if isinstance(decision, AskTogether) and seat is not None and decision.chosen[seat] >= 0:
        chosen = str(state.game.catalogue[decision.chosen[seat]])
    playing = state.epoch > 0 and decision is not None
    step = STEP_NAMES[STEPS[state.step]] if playing else "over" if decision is None else "sides"
    own = None if seat is None else state.civilizations[seat]
    return View(
        seat=seat,
        epoch=state.epoch,
        phase=("B" if state.step >= PHASE_B else "A") if playing else None,
        step=step,
        turn=state.turn,
        steps=[STEP_NAMES[step] for step in STEPS],
        step_number=state.step,
        first_player=state.first if state.epoch else None,
        first_players=[first_player(state, epoch) for epoch in range(1, EPOCH_COUNT + 1)],
        decks=[_deck(state, color, playing) for color in RING],
        stacks=[StackView(COLONY_STACKS[i].id, len(stack)) for i, stack in enumerate(state.stacks)],
        civilizations=[_civilization(state, i, decision) for i in range(state.players)],
        hand=None if own is None else [CARD_ID[card] for card in own.hand],
        sold=None if own is None else [CARD_ID[card] for card in own.sold],
        chosen=chosen,
    )


def _deck(state: Hadara, color: int, playing: bool) -> DeckView:
    pile = state.piles[color]
    pointing = [seat for seat in range(state.players) if state.deck_of(seat) == color] if playing else []
    return DeckView(
        color=COLORS[color],
        cards=len(state.decks[color]),
        pile=len(pile),
        top=CARD_ID[pile[-1]] if pile else None,
        crest=pointing[0] if pointing else None,
    )


def _civilization(state: Hadara, seat: int, decision: object) -> CivilizationView:
    civilization = state.civilizations[seat]
    epoch = max(state.epoch, 1)
    relieved = decision.relieved if isinstance(decision, Feeding) and seat in decision.seats else 0
    return CivilizationView(
        seat=seat,
        crest=CRESTS[seat],
        start_card=START_CARDS[civilization.start_card].id,
        initiative=INITIATIVE[civilization.start_card],
        side=None if civilization.side < 0 else "AB"[civilization.side],
        coins=civilization.coins,
        tracks=dict(zip(TRACKS, civilization.tracks, strict=True)),
        cards=[CARD_ID[card] for card in civilization.cards],
        colonies=[_colony(civilization, i) for i in range(STACK_COUNT) if civilization.colonies[i] >= 0],
        required_military={COLONY_STACKS[i].id: _required_military(civilization, i) for i in range(STACK_COUNT)},
        statues=[_statue(civilization, slot) for slot in range(STATUE_COUNT)],
        silver=[TRACKS[track] for track in civilization.silver],
        gold=civilization.gold,
        tiles=dict(zip(TRACKS, civilization.tiles, strict=True)),
        card_tile=None if civilization.card_tile < 0 else TRACKS[civilization.card_tile],
        income=income(civilization),
        hungry=max(hungry(civilization) - relieved, 0),
        silver_price=silver_price(civilization, epoch),
        gold_price=gold_price(civilization, epoch),
        gold_sets=scoring.sets_for_gold(civilization),
        hand_size=len(civilization.hand),
        sold=len(civilization.sold),
        chosen=isinstance(decision, AskTogether) and decision.chosen[seat] >= 0,
        score=dict(zip(SCORE_ROWS, scoring.score(civilization), strict=True)),
    )


def _colony(civilization: Civilization, stack: int) -> ColonyView:
    annexed = civilization.annexed >> stack & 1
    return ColonyView(
        stack=COLONY_STACKS[stack].id,
        tile=COLONIES[civilization.colonies[stack]].id if annexed else None,
        vp=scoring.colony_vp(civilization, stack),
    )


def _required_military(civilization: Civilization, stack: int) -> int:
    return max(REQUIRED_MILITARY[stack] - civilization.powers[REDUCTION], 0)


def _statue(civilization: Civilization, slot: int) -> StatueView:
    tile = civilization.statues[slot]
    return StatueView(
        statue=STATUES[slot].id,
        required=STATUES[slot].required_culture - civilization.powers[REDUCTION],
        bonus=STATUE_BONUS[slot] + civilization.powers[STATUE_TRACK],
        bonus_vp=STATUE_BONUS[slot] + civilization.powers[STATUE_VP],
        tile=None if tile == NO_STATUE else TRACKS[tile % TRACK_COUNT],
        face_up=NO_STATUE < tile < FACE_DOWN,
        vp=scoring.statue_vp(civilization, slot),
    )

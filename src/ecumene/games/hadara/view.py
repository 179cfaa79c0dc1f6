"""What a seat (or a spectator) may see of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ecumene.games.hadara import scoring
from ecumene.games.hadara.cards import CARDS
from ecumene.games.hadara.components import (
    COLONIES,
    COLONY_STACKS,
    COLORS,
    CRESTS,
    SIDES,
    START_CARDS,
    STATUES,
    TRACKS,
    Color,
    SideLetter,
    Track,
)
from ecumene.games.hadara.effects import REDUCTION, STATUE_TRACK, STATUE_VP, BonusTileOnCard
from ecumene.games.hadara.feeding import hungry, relieved
from ecumene.games.hadara.income import income
from ecumene.games.hadara.medals import gold_price, silver_price
from ecumene.games.hadara.numbers import (
    CARD_ID,
    COLOR_COUNT,
    EPOCH_COUNT,
    FACE_DOWN,
    INITIATIVE,
    MOST_GOLD,
    MOST_SILVER,
    NO_STATUE,
    REQUIRED_MILITARY,
    STACK_COUNT,
    STATUE_BONUS,
    STATUE_COUNT,
    TRACK_COUNT,
)
from ecumene.games.hadara.set_up import first_player
from ecumene.games.hadara.state import PHASE_B, STEPS, Civilization, names
from ecumene.kernel.messages import SPECTATOR, AgeNumber, ComponentId, SeatIndex

if TYPE_CHECKING:
    from ecumene.games.hadara.rules import Hadara

Phase = Literal["A", "B"]
StepName = Literal["set_wheel", "draw", "take_income", "capture", "build", "take", "feed", "buy_medals"]
#: By the numbers of ``state.STEPS``.
STEP_NAMES: Final[tuple[StepName, ...]] = (
    "set_wheel", "draw", "take_income", "capture", "build", "take", "feed", "buy_medals",
)  # fmt: skip


class StepView(msgspec.Struct, frozen=True):
    """A step of every epoch."""

    id: StepName
    phase: Phase


class DeckView(msgspec.Struct, frozen=True):
    """A part of the board: a deck face down and its open discard pile."""

    color: Color
    cards: int
    pile: int
    top: ComponentId | None  # only the top card of a pile may be looked at
    crest: SeatIndex | None  # the seat whose crest points here


class StackView(msgspec.Struct, frozen=True):
    """The colonies of one value that are left."""

    stack: ComponentId
    tiles: int


class ColonyView(msgspec.Struct, frozen=True):
    """A captured colony; the back of a plundered one stays unknown to everybody."""

    stack: ComponentId
    tile: ComponentId | None
    vp: int


class StatueView(msgspec.Struct, frozen=True):
    """A statue slot, empty or with a bonus tile face up (``track``) or face down (``points``)."""

    statue: ComponentId
    required: int
    bonus: int  # what a tile face up adds to its track, effects counted
    bonus_vp: int  # points of a tile face down, effects counted
    tile: Track | None
    face_up: bool
    vp: int


class CardTileView(msgspec.Struct, frozen=True):
    """The bonus tile that lies on a card."""

    card: ComponentId
    track: Track


class CivilizationView(msgspec.Struct, frozen=True):
    """A player board, all of it public but for cards drawn and sold in phase A."""

    seat: SeatIndex
    crest: ComponentId
    place: int  # of the crest on the wheel, 0 to 4 clockwise
    start_card: ComponentId
    initiative: int
    side: SideLetter | None
    coins: int
    tracks: dict[Track, int]
    cards: list[ComponentId]
    colonies: list[ColonyView]
    required_military: dict[ComponentId, int]  # by stack of colonies, effects counted
    statues: list[StatueView]
    silver: list[Track]
    gold: int
    tiles: dict[Track, int]  # bonus tiles not used yet
    card_tile: CardTileView | None
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
    """The whole game from one chair."""

    seat: SeatIndex | None  # None for a spectator
    epoch: AgeNumber
    phase: Phase | None
    step: StepName | Literal["sides", "over"]
    turn: int
    draws: int  # of phase A in an epoch
    steps: list[StepView]  # of an epoch, in order, for the guide
    step_number: int
    first_player: SeatIndex | None
    first_players: list[SeatIndex]  # by epoch
    wheel: int | None  # the place of the deck (in ``decks``) that the crest of place 0 points at
    decks: list[DeckView]  # clockwise
    stacks: list[StackView]
    silver_slots: int
    gold_slots: int
    civilizations: list[CivilizationView]
    hand: list[ComponentId] | None  # None for a spectator
    sold: list[ComponentId] | None  # one's own unseen sales


def look(state: Hadara, seat: int) -> View:
    playing = state.epoch > 0 and not state.over
    own = None if seat == SPECTATOR else state.civilizations[seat]
    return View(
        seat=None if seat == SPECTATOR else seat,
        epoch=state.epoch,
        phase=_phase(state.step) if playing else None,
        step=STEP_NAMES[STEPS[state.step]] if playing else "over" if state.over else "sides",
        turn=state.turn,
        draws=COLOR_COUNT,
        steps=[StepView(STEP_NAMES[step], _phase(number)) for number, step in enumerate(STEPS)],
        step_number=state.step,
        first_player=state.first if state.epoch else None,
        first_players=[first_player(state, epoch) for epoch in range(1, EPOCH_COUNT + 1)],
        wheel=state.wheel if playing else None,
        decks=[_deck(state, color, playing) for color in state.ring],
        stacks=[StackView(COLONY_STACKS[i].id, len(stack)) for i, stack in enumerate(state.stacks)],
        silver_slots=MOST_SILVER,
        gold_slots=MOST_GOLD,
        civilizations=[_civilization(state, i) for i in range(state.players)],
        hand=None if own is None else names(own.hand),
        sold=None if own is None else names(own.sold),
    )


def _phase(step: int) -> Phase:
    return "B" if step >= PHASE_B else "A"


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


def _civilization(state: Hadara, seat: int) -> CivilizationView:
    civilization = state.civilizations[seat]
    epoch = max(state.epoch, 1)
    return CivilizationView(
        seat=seat,
        crest=CRESTS[state.crests[seat]],
        place=state.crests[seat],
        start_card=START_CARDS[civilization.start_card].id,
        initiative=INITIATIVE[civilization.start_card],
        side=None if civilization.side < 0 else SIDES[civilization.side],
        coins=civilization.coins,
        tracks=dict(zip(TRACKS, civilization.tracks, strict=True)),
        cards=names(civilization.cards),
        colonies=[_colony(civilization, i) for i in range(STACK_COUNT) if civilization.colonies[i] >= 0],
        required_military={COLONY_STACKS[i].id: _required_military(civilization, i) for i in range(STACK_COUNT)},
        statues=[_statue(civilization, slot) for slot in range(STATUE_COUNT)],
        silver=[TRACKS[track] for track in civilization.silver],
        gold=civilization.gold,
        tiles=dict(zip(TRACKS, civilization.tiles, strict=True)),
        card_tile=_card_tile(civilization),
        income=income(civilization),
        hungry=max(hungry(civilization) - relieved(state, seat), 0),
        silver_price=silver_price(civilization, epoch),
        gold_price=gold_price(civilization, epoch),
        gold_sets=scoring.sets_for_gold(civilization),
        hand_size=len(civilization.hand),
        sold=len(civilization.sold),
        chosen=state.can_take_back(seat),
        score=scoring.sheet(civilization),
    )


def _card_tile(civilization: Civilization) -> CardTileView | None:
    for card in civilization.cards:
        if civilization.card_tile >= 0 and isinstance(CARDS[card].effect, BonusTileOnCard):
            return CardTileView(CARD_ID[card], TRACKS[civilization.card_tile])
    return None


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

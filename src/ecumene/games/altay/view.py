"""What a seat (or a spectator) may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from ecumene.games.altay.battle import Attacking, Defending, Yielding, attack_strength, defense_strength
from ecumene.games.altay.components import MARKET_CARDS, PEOPLES
from ecumene.games.altay.land import regions_in
from ecumene.games.altay.numbers import (
    ACHIEVEMENT_COUNT,
    ACHIEVEMENT_ID,
    DIFFICULTY,
    FACE_ID,
    FACE_VP,
    HOLDER_ID,
    OF_LEVEL,
    PAIR_FROM,
    PAIR_TO,
    PILE_COUNT,
    PRICE,
    REGION_ID,
    SLOT_COUNT,
    STORES,
    TERRAIN,
    WONDER,
)
from ecumene.games.altay.regions import MARKERS
from ecumene.games.altay.resources import RESOURCES, TERRAINS
from ecumene.games.altay.scoring import points_of
from ecumene.games.altay.settlements import Placing
from ecumene.games.altay.state import Realm, names, resources_of
from ecumene.games.altay.turn import Turn
from ecumene.kernel.messages import SPECTATOR, ComponentId, SeatIndex

if TYPE_CHECKING:
    from ecumene.games.altay.rules import Altay

ResourceName = Literal["food", "wood", "metal", "stone", "culture"]
PlaceName = Literal["food", "wood", "metal", "stone", "culture", "raw", "any"]
TerrainName = Literal["farmland", "forest", "mine", "mountain"]
Phase = Literal["peoples", "starts", "play", "over"]


class RegionView(msgspec.Struct, frozen=True):
    """A region in play: neutral with a marker, free, or held by somebody."""

    region: ComponentId
    terrain: TerrainName
    marker: ComponentId | None
    difficulty: int  # of the marker; 0 without one
    owner: SeatIndex | None
    settlements: int
    vp_token: bool
    used: bool  # this turn


class PileView(msgspec.Struct, frozen=True):
    """A pile of the market; only its top card can be bought."""

    pile: ComponentId
    top: ComponentId | None
    cards: int
    price: dict[PlaceName, int]
    bought: bool  # this turn, so not again


class OpenAchievement(msgspec.Struct, frozen=True):
    """Open copies of an achievement on the market."""

    achievement: ComponentId
    copies: int


class LevelView(msgspec.Struct, frozen=True):
    """The achievements of one level."""

    level: int
    open: list[OpenAchievement]
    deck: int


class LaidCardView(msgspec.Struct, frozen=True):
    """A card laid out in front of a player, with what lies on it."""

    card: ComponentId
    holder: ComponentId  # what actions call it
    resources: dict[ResourceName, int]
    usable: bool  # whether what is stored can be used now


class WorkView(msgspec.Struct, frozen=True):
    """The achievement in work."""

    achievement: ComponentId
    resources: dict[ResourceName, int]
    settlement: bool


class DoneView(msgspec.Struct, frozen=True):
    """A finished achievement and what it is worth now."""

    achievement: ComponentId
    vp: int
    used: bool  # this turn, if it can be used once a turn


class RealmView(msgspec.Struct, frozen=True):
    """What belongs to a player. Of hand and deck of another only the contents of both together are known."""

    seat: SeatIndex
    people: ComponentId | None
    settlements: int  # still to be placed
    settlements_on_board: int
    settlements_lost: int
    resources: dict[ResourceName, int]
    coins: int
    hand_size: int
    hand: list[ComponentId] | None  # None if it is not yours
    kept: ComponentId | None
    deck: int
    unseen: list[ComponentId]  # sorted: your deck, or hand and deck of another
    known_hand: list[ComponentId]  # of the hand: what everybody knows to be there, since the deck ran out
    discard: list[ComponentId]
    played: list[ComponentId]  # this turn
    trashed: list[ComponentId]
    laid: list[LaidCardView]
    work: WorkView | None
    done: list[DoneView]
    secret: ComponentId | None  # None if it is not known to you
    secret_revealed: bool
    markers: list[ComponentId]
    converted: int
    captured: list[SeatIndex]  # whose settlements
    vp_cards: int


class BattleView(msgspec.Struct, frozen=True):
    """A battle under way."""

    attacker: SeatIndex
    defender: SeatIndex | None  # None: a neutral region
    origin: ComponentId
    target: ComponentId
    attack: int
    defense: int  # settlements, cards and technologies; the difficulty of a neutral region
    attack_cards: list[ComponentId]
    defense_cards: list[ComponentId]
    yielded: bool


class View(msgspec.Struct, frozen=True):
    """The whole position from one chair."""

    seat: SeatIndex | None  # None for a spectator
    phase: Phase
    round: int
    first_player: SeatIndex
    active_player: SeatIndex | None  # whose turn it is, whoever is asked
    last_round: bool  # somebody has brought about the end
    quiet_rounds_left: int  # with this one, until the game ends since nothing lasting happens; 0 while that is far
    trade: bool
    endless_supply: bool
    supply: dict[ResourceName, int]
    bank: int
    regions: list[RegionView]
    piles: list[PileView]
    levels: list[LevelView]
    realms: list[RealmView]
    battle: BattleView | None
    to_place: int  # settlements being placed


def look(state: Altay, seat: int) -> View:
    turn = state.stack[0] if state.stack and isinstance(state.stack[0], Turn) else None
    placing = state.stack[-1] if state.stack and isinstance(state.stack[-1], Placing) else None
    return View(
        seat=None if seat == SPECTATOR else seat,
        phase=_phase(state),
        round=state.round,
        first_player=state.first,
        active_player=state.stack[0].seats[0] if state.stack else None,
        last_round=state.round > 0 and state.ending(),
        quiet_rounds_left=state.quiet_rounds_left() if state.stack else 0,
        trade=state.trade,
        endless_supply=state.endless,
        supply=_bundle(state.supply),
        bank=state.bank,
        regions=[_region(state, region, turn) for region in regions_in(state.in_play)],
        piles=[_pile(state, pile, turn) for pile in range(PILE_COUNT)],
        levels=[_level(state, level) for level in range(1, WONDER + 1)],
        realms=[_realm(state, other, seat, turn) for other in range(state.players)],
        battle=_battle(state),
        to_place=placing.n if placing is not None else 0,
    )


def _phase(state: Altay) -> Phase:
    if not state.stack:
        return "over"
    if state.round:
        return "play"
    return "peoples" if state.stack[-1].kind == "people" else "starts"


def _bundle(bundle: int) -> dict[ResourceName, int]:
    return dict(zip(RESOURCES, resources_of(bundle), strict=True))


def _some(bundle: int) -> dict[ResourceName, int]:
    """Without what is not there."""
    return {name: n for name, n in _bundle(bundle).items() if n}


def _region(state: Altay, region: int, turn: Turn | None) -> RegionView:
    marker = state.marker[region]
    return RegionView(
        region=REGION_ID[region],
        terrain=TERRAINS[TERRAIN[region]],
        marker=MARKERS[marker].id if marker >= 0 else None,
        difficulty=DIFFICULTY[marker] if marker >= 0 else 0,
        owner=state.owner[region] if state.owner[region] >= 0 else None,
        settlements=state.houses[region],
        vp_token=bool(state.tokens >> region & 1),
        used=turn is not None and bool(turn.used >> region & 1),
    )


def _pile(state: Altay, pile: int, turn: Turn | None) -> PileView:
    top = state.top_card(pile)
    price: dict[PlaceName, int] = {}
    if top >= 0:
        for name, n in _some(PRICE[top]).items():
            price[name] = n
        printed = MARKET_CARDS[pile].price
        if printed is not None and printed.raw:
            price["raw"] = printed.raw
    return PileView(
        pile=MARKET_CARDS[pile].id,
        top=FACE_ID[top] if top >= 0 else None,
        cards=state.cards_left(pile),
        price=price,
        bought=turn is not None and bool(turn.bought >> pile & 1),
    )


def _level(state: Altay, level: int) -> LevelView:
    shown = [OpenAchievement(ACHIEVEMENT_ID[kind], state.open[kind]) for kind in OF_LEVEL[level] if state.open[kind]]
    return LevelView(level, shown, len(state.decks[level]))


def _realm(state: Altay, owner: int, seat: int, turn: Turn | None) -> RealmView:
    realm = state.realms[owner]
    mine = owner == seat
    theirs = turn if turn is not None and turn.seats[0] == owner else None
    known = mine or realm.revealed or not state.stack
    return RealmView(
        seat=owner,
        people=PEOPLES[realm.people].id if realm.people >= 0 else None,
        settlements=realm.settlements,
        settlements_on_board=sum(n for n, holder in zip(state.houses, state.owner, strict=True) if holder == owner),
        settlements_lost=realm.lost,
        resources=_bundle(realm.pool),
        coins=realm.coins,
        hand_size=len(realm.hand),
        hand=names(realm.hand) if mine else None,
        kept=FACE_ID[realm.kept] if realm.kept >= 0 else None,
        deck=len(realm.deck),
        unseen=names(sorted(realm.deck if mine else realm.deck + realm.hand)),
        known_hand=names(sorted(realm.certain)),
        discard=names(realm.discard),
        played=names(realm.played),
        trashed=names(realm.trashed),
        laid=_laid(realm, theirs),
        work=_work(realm),
        done=_done(state, owner, theirs),
        secret=ACHIEVEMENT_ID[realm.secret] if known and realm.secret >= 0 else None,
        secret_revealed=realm.revealed,
        markers=[MARKERS[kind].id for kind, n in enumerate(realm.markers) for _ in range(n)],
        converted=realm.converted,
        captured=list(realm.captives),
        vp_cards=sum(1 for face in realm.cards() if FACE_VP[face]),
    )


def _laid(realm: Realm, turn: Turn | None) -> list[LaidCardView]:
    return [
        LaidCardView(
            FACE_ID[realm.slots[slot]],
            HOLDER_ID[slot],
            _some(realm.stocks[slot]),
            turn is not None and slot in STORES and turn.can_use_store(realm, slot),
        )
        for slot in range(SLOT_COUNT)
        if realm.slots[slot] >= 0
    ]


def _work(realm: Realm) -> WorkView | None:
    if realm.work < 0:
        return None
    return WorkView(ACHIEVEMENT_ID[realm.work], _some(realm.work_stock), realm.work_piece)


def _done(state: Altay, owner: int, turn: Turn | None) -> list[DoneView]:
    done = state.realms[owner].done
    used = turn.once if turn is not None else 0
    return [
        DoneView(ACHIEVEMENT_ID[number], points_of(state, owner, number), bool(used >> number & 1))
        for number in range(ACHIEVEMENT_COUNT)
        if done >> number & 1
    ]


def _battle(state: Altay) -> BattleView | None:
    battle = state.stack[-1] if state.stack else None
    if isinstance(battle, Attacking):
        attacker, defender = battle.seats[0], state.owner[PAIR_TO[battle.pair]]
        attack_cards, defense_cards = battle.cards, list[int]()
    elif isinstance(battle, Defending):
        attacker, defender = battle.attacker, battle.seats[0]
        attack_cards, defense_cards = battle.attack, battle.cards
    elif isinstance(battle, Yielding):
        attacker, defender = battle.attacker, battle.seats[0]
        attack_cards, defense_cards = battle.attack, list[int]()
    else:
        return None
    target = PAIR_TO[battle.pair]
    if defender >= 0:
        defense = defense_strength(state, defender, target, defense_cards)
    else:
        defense = DIFFICULTY[state.marker[target]]
    return BattleView(
        attacker=attacker,
        defender=defender if defender >= 0 else None,
        origin=REGION_ID[PAIR_FROM[battle.pair]],
        target=REGION_ID[target],
        attack=attack_strength(state, attacker, battle.pair, attack_cards),
        defense=defense,
        attack_cards=names(attack_cards),
        defense_cards=names(defense_cards),
        yielded=isinstance(battle, Yielding),
    )

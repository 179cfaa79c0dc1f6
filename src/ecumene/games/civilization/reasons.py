"""For hints: what can be said for or against a move, as checked statements about the position a seat sees.

Points and income are what the rules give when the move is made; chances of battles are those the bots go by.
"""

from __future__ import annotations

from typing import Literal, cast

from ecumene.games.civilization import barter
from ecumene.games.civilization.action_numbers import (
    ACCEPT,
    ASK,
    ATTACK,
    BERTH,
    BUILD,
    BUY,
    COAST_COUNT,
    DONE,
    EXPAND,
    EXPLORE,
    FIGHT,
    FOUND,
    GIVE,
    LANDED_KIND,
    LAUNCH,
    LEARN,
    MOVE,
    MOVE_END,
    MOVE_KIND,
    MOVE_START,
    MOVES_END,
    OFFER,
    PLACE,
    READY,
    REFUSE,
    SCRAP,
    SEAT_COUNT,
    SEND,
    SETTLE,
    SHIP_KIND,
    SPARE,
    WITHDRAW,
)
from ecumene.games.civilization.actions import Order
from ecumene.games.civilization.battle import Picking
from ecumene.games.civilization.campaign import battle_chance, force, menace, need_of_attack, unit_power
from ecumene.games.civilization.exploration import can_explore
from ecumene.games.civilization.journeys import Lands
from ecumene.games.civilization.moments import progress
from ecumene.games.civilization.movement import ChoosingPiece
from ecumene.games.civilization.numbers import (
    AREA_ID,
    COAST,
    DICE,
    IMPROVEMENT_TECHNOLOGY,
    IS_ARMY,
    IS_FLEET,
    LAND,
    LAND_DISTANCE,
    LEVEL_TECHNOLOGY,
    MOMENT_ID,
    MOMENT_LEAST,
    NOWHERE,
    OWNER_SHARE,
    REGION_COUNT,
    SETTLER,
)
from ecumene.games.civilization.opinions import OF_HAND
from ecumene.games.civilization.pieces import area_of, kind_of, points_of
from ecumene.games.civilization.production import expected_income
from ecumene.games.civilization.prospects import Outlook
from ecumene.games.civilization.purchase import research_price
from ecumene.games.civilization.reaction import Reacting
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.spending import open_moment
from ecumene.games.civilization.state import NOBODY
from ecumene.games.civilization.tactics import pick_chances
from ecumene.games.civilization.trade import Draft, Trading
from ecumene.games.civilization.words import say
from ecumene.kernel.messages import Message
from ecumene.kernel.rng import Rng

Tone = Literal["for", "against", "even"]
Reasons = list[tuple[Tone, Message]]
_FLEETS, _GOLD = 3, 4
_NEAR = 2


def reasons(state: Civilization, seat: int, action: int) -> Reasons:
    """What speaks for a move or against it. ``state`` may be a sample: only what the seat knows is read."""
    kind = state.stack[-1].kind
    if kind == "trade":
        return of_trade(state, seat, action)
    if kind == "pick":
        decision = cast(Picking, state.stack[-1])
        share = pick_chances(state, decision, seat)[decision.legal(state, seat).index(action)]
        return [("for", say.text("reason-mixed", percent=percent(share)))]
    if kind == "which":
        return of_choice(state, seat, cast(ChoosingPiece, state.stack[-1]), action)
    if SETTLE <= action < MOVE:
        return of_start(state, action - SETTLE)
    if MOVE <= action < MOVES_END:
        return of_step(state, seat, MOVE_KIND[action - MOVE], MOVE_START[action - MOVE], MOVE_END[action - MOVE])
    if EXPLORE <= action < EXPLORE + REGION_COUNT:
        return [("for", say.text("reason-unknown", region=AREA_ID[action - EXPLORE]))]
    if ATTACK <= action < FIGHT:
        area, rival = divmod(action - ATTACK, SEAT_COUNT)
        return of_battle(state, seat, area, rival)
    if isinstance(state.game.catalogue[action], Order):
        return [("for", say.text("reason-order"))]
    if action in (FIGHT, SPARE):
        reacting = cast(Reacting, state.stack[-1])
        return of_reaction(state, seat, reacting, action == FIGHT)
    return of_purchase(state, seat, action)


def percent(chance: float) -> int:
    return round(100 * chance)


# The beginning


def of_start(state: Civilization, region: int) -> Reasons:
    free = [
        near for near in range(REGION_COUNT) if 0 < LAND_DISTANCE[region][near] <= _NEAR and state.owner[near] == NOBODY
    ]
    return [("for", say.text("reason-room", number=len(free)))]


# Movement and battles


def of_voyage(state: Civilization, end: int) -> Reasons:
    """Land of nobody on the shores of a sea."""
    free = [place for place in range(REGION_COUNT) if end in COAST[place] and state.owner[place] == NOBODY]
    return [("for", say.text("reason-shores", sea=AREA_ID[end], n=len(free)))] if free else []


def of_step(state: Civilization, seat: int, kind: int, start: int, end: int) -> Reasons:
    if end >= REGION_COUNT:
        return of_voyage(state, end)
    if kind == SETTLER:
        return of_journey(state, seat, end) or of_approach(state, start, end)
    if not IS_ARMY[kind]:
        return []
    owner = state.owner[end]
    if owner not in (NOBODY, seat):
        own = force(state, seat, end, end)
        if start < REGION_COUNT:
            own = own.joined(force(state, seat, start, end))
        chance = battle_chance(own, force(state, owner, end, end))
        return [of_prize(state, end, chance, own.units)]
    if owner == seat and menace(state, seat, end).units:
        return [guarding(state, seat, end, unit_power(state, seat, kind, end), DICE[kind])]
    targets = [place for place in LAND[end] if state.owner[place] not in (NOBODY, seat)]
    if targets:
        best = max(targets, key=lambda place: state.size[place])
        return [("for", say.text("reason-towards", region=AREA_ID[best], size=state.size[best]))]
    return [of_company(state, seat, end)]


def of_company(state: Civilization, seat: int, region: int) -> tuple[Tone, Message]:
    """How many armies then stand somewhere."""
    there = sum(IS_ARMY[kind_of(piece)] and area_of(piece) == region for piece in state.pieces[seat])
    return "for", say.text("reason-stands", region=AREA_ID[region], n=there + 1)


def of_choice(state: Civilization, seat: int, asked: ChoosingPiece, action: int) -> Reasons:
    """What the step does, and how far the piece and its like can still go."""
    number = asked.number
    found = of_step(state, seat, MOVE_KIND[number], MOVE_START[number], MOVE_END[number])
    points = [int(points_of(piece)) for piece, _, _ in asked.choices(state, seat)]
    own = points[asked.legal(state, seat).index(action)]
    if own < max(points):
        found.append(("for", say.text("reason-spared", n=max(points))))
    elif own > 1:
        found.append(("for", say.text("reason-further", n=own - 1)))
    return found


def of_journey(state: Civilization, seat: int, end: int) -> Reasons:
    """The best free land from where the settler would stand."""
    lands = Lands(state, seat, Outlook(state))
    if end >= REGION_COUNT:
        return []
    places = [place for place in range(REGION_COUNT) if LAND_DISTANCE[end][place] <= _NEAR]
    free = [place for place in places if lands.open_value(place) > 0]
    if not free:
        return []
    best = max(free, key=lambda place: lands.open_value(place) * 0.75 ** LAND_DISTANCE[end][place])
    steps = LAND_DISTANCE[end][best]
    if steps == 0:
        return [("for", say.text("reason-land-here", region=AREA_ID[best]))]
    return [("for", say.text("reason-land", region=AREA_ID[best], steps=steps))]


def of_approach(state: Civilization, start: int, end: int) -> Reasons:
    """The nearest land of nobody, if the settler gets nearer to it."""
    before = LAND_DISTANCE[start] if start < REGION_COUNT else [NOWHERE] * REGION_COUNT
    after = LAND_DISTANCE[end]
    free = [
        place
        for place in range(REGION_COUNT)
        if after[place] < before[place] and state.owner[place] == NOBODY and state.largest_here(place) > 0
    ]
    if not free:
        return []
    best = min(free, key=lambda place: after[place])
    if after[best] == 0:
        return [("for", say.text("reason-land-here", region=AREA_ID[best]))]
    return [("for", say.text("reason-land", region=AREA_ID[best], steps=after[best]))]


def of_battle(state: Civilization, seat: int, area: int, rival: int) -> Reasons:
    own = force(state, seat, area, area)
    chance = battle_chance(own, force(state, rival, area, area))
    if area < REGION_COUNT and state.owner[area] == rival:
        return [of_prize(state, area, chance, own.units)]
    tone: Tone = "for" if chance >= 0.5 else "against"
    found: Reasons = [(tone, say.text("reason-chance", percent=percent(chance)))]
    if area < REGION_COUNT and state.owner[area] == seat:
        found.append(("for", say.text("reason-own", region=AREA_ID[area], size=state.size[area])))
    return found


def of_reaction(state: Civilization, seat: int, reacting: Reacting, fights: bool) -> Reasons:
    area, mover = reacting.area, reacting.mover
    if fights:
        return of_battle(state, seat, area, mover)
    chance = battle_chance(force(state, seat, area, area), force(state, mover, area, area))
    tone: Tone = "for" if chance <= 0.5 else "even"
    return [(tone, say.text("reason-avoid", percent=percent(chance)))]


def of_prize(state: Civilization, region: int, chance: float, units: int) -> tuple[Tone, Message]:
    """Speaks for a battle if what can be won outweighs what can be lost."""
    size = state.size[region]
    if chance == 1.0:
        return "for", say.text("reason-undefended", region=AREA_ID[region], size=size)
    tone: Tone = "for" if chance * size >= (1.0 - chance) * OF_HAND[state.prices()].unit * units else "against"
    return tone, say.text("reason-prize", region=AREA_ID[region], size=size, percent=percent(chance))


def guarding(state: Civilization, seat: int, region: int, power: float, dice: int) -> tuple[Tone, Message]:
    """How much better a threatened settlement is held by one unit more."""
    coming = menace(state, seat, region)
    own = force(state, seat, region, region)
    before, after = 1.0 - battle_chance(coming, own), 1.0 - battle_chance(coming, own.more(power, dice))
    words = say.text(
        "reason-guard", region=AREA_ID[region], units=coming.units, before=percent(before), after=percent(after)
    )
    return "for", words


def of_staying(state: Civilization, seat: int) -> Reasons:
    """Settlements that others could enter next turn and that units of one's own stand by."""
    threatened = [region for region in state.settlements(seat) if menace(state, seat, region).units]
    if not threatened:
        return [("for", say.text("reason-no-threat"))]
    held = sum(state.fighters[region] >> seat & 1 for region in threatened)
    if held:
        return [("for", say.text("reason-stay", held=held, threatened=len(threatened)))]
    return of_garrison(state, seat)


def of_garrison(state: Civilization, seat: int) -> Reasons:
    """Where most of the own armies stay."""
    numbers: dict[int, int] = {}
    for piece in state.pieces[seat]:
        if IS_ARMY[kind_of(piece)]:
            place = int(area_of(piece))
            numbers[place] = numbers.get(place, 0) + 1
    if not numbers:
        return []
    most = max(numbers, key=lambda place: numbers[place])
    return [("for", say.text("reason-garrison", region=AREA_ID[most], n=numbers[most]))]


# Purchases, and whatever else is done at once


def of_purchase(state: Civilization, seat: int, action: int) -> Reasons:
    if action == DONE:
        return of_saving(state, seat) if state.stack[-1].kind == "buy" else of_staying(state, seat)
    if PLACE <= action < BERTH:
        place, region = divmod(action - PLACE, REGION_COUNT)
        kind = LANDED_KIND[place]
        found = of_piece(state, seat, kind, region)
        return found or ([of_company(state, seat, region)] if IS_ARMY[kind] else [])
    if FOUND <= action < EXPAND and can_explore(state, seat, action - FOUND):
        return [("for", say.text("reason-village", region=AREA_ID[action - FOUND]))]
    found = list[tuple[Tone, Message]]()
    then = state.clone(Rng(0))
    then.apply(seat, action)
    points = sum(then.scores()[seat].values()) - sum(state.scores()[seat].values())
    gold = expected_income(then, seat) - expected_income(state, seat)
    if points > 0:
        found.append(("for", say.text("reason-points", points=points)))
    if gold > 0:
        found.append(("for", say.text("reason-income", gold=gold)))
    if BUY <= action < LAUNCH:
        place, region = divmod(action - BUY, REGION_COUNT)
        found += of_piece(state, seat, LANDED_KIND[place], region)
    elif LAUNCH <= action < FOUND:
        found += of_ship(state, seat, SHIP_KIND[(action - LAUNCH) // COAST_COUNT])
    elif LEARN <= action < BUILD and is_used_by_others(action - LEARN):
        found.append(("for", say.text("reason-royalty", gold=OWNER_SHARE[state.era])))
    return found


def is_used_by_others(technology: int) -> bool:
    """Whether a unit or an improvement needs the technology, so that others pay its owner for it."""
    return technology in IMPROVEMENT_TECHNOLOGY or any(technology in levels for levels in LEVEL_TECHNOLOGY)


def of_piece(state: Civilization, seat: int, kind: int, region: int) -> Reasons:
    if kind == SETTLER:
        return of_journey(state, seat, region)
    if not IS_ARMY[kind]:
        return []
    found: Reasons = []
    if menace(state, seat, region).units:
        found.append(guarding(state, seat, region, unit_power(state, seat, kind, region), DICE[kind]))
    if need_of_attack(state, seat, region, kind, Outlook(state)) > 0:
        found.append(striking(state, seat, region, kind))
    return found


def striking(state: Civilization, seat: int, region: int, kind: int) -> tuple[Tone, Message]:
    """What one unit more does for the chance to take something next door: where it does most."""
    best, told = -1.0, (0, 0.0, 0.0)
    for place in LAND[region]:
        owner = state.owner[place]
        if owner in (NOBODY, seat):
            continue
        own, theirs = force(state, seat, region, place), force(state, owner, place, place)
        before = battle_chance(own, theirs)
        after = battle_chance(own.more(unit_power(state, seat, kind, place), DICE[kind]), theirs)
        if (after - before) * state.size[place] > best:
            best, told = (after - before) * state.size[place], (place, before, after)
    place, before, after = told
    words = say.text("reason-strike", region=AREA_ID[place], before=percent(before), after=percent(after))
    return "for", words


def of_ship(state: Civilization, seat: int, kind: int) -> Reasons:
    moment = -1 if state.advanced or not IS_FLEET[kind] else open_moment(state, _FLEETS)
    if moment < 0:
        return []
    missing = MOMENT_LEAST[moment] - progress(state, seat, moment)
    return [("for", say.text("reason-moment", moment=MOMENT_ID[moment], missing=missing))]


def of_saving(state: Civilization, seat: int) -> Reasons:
    """What the gold that is kept will pay for."""
    gold = state.gold[seat]
    then = gold + expected_income(state, seat)
    if not state.advanced:
        moment = open_moment(state, _GOLD)
        if moment >= 0 and gold < MOMENT_LEAST[moment] <= then:
            return [("for", say.text("reason-moment-gold", moment=MOMENT_ID[moment], gold=MOMENT_LEAST[moment]))]
        cost = research_price(state, seat)
        if gold < cost <= then and state.left[state.era]:
            return [("for", say.text("reason-saving", gold=cost))]
    return [("for", say.text("reason-kept", gold=gold))] if gold else []


# Trade


def of_trade(state: Civilization, seat: int, action: int) -> Reasons:
    """What a deal is worth to both sides, in gold."""
    trading = cast(Trading, state.stack[-1])
    if ACCEPT <= action < REFUSE or REFUSE <= action < REFUSE + SEAT_COUNT:
        other = (action - ACCEPT) % SEAT_COUNT
        deal = trading.deal(other, seat)
        if deal is None:
            return []
        return [of_deal(state, seat, other, deal.give, deal.ask, wanted=action < REFUSE)]
    if OFFER <= action < OFFER + SEAT_COUNT:
        deal_meant = barter.best_proposal(state, seat, action - OFFER)
        if deal_meant.give or deal_meant.ask:
            return [of_deal(state, seat, action - OFFER, deal_meant.ask, deal_meant.give, wanted=True)]
        return []
    draft = trading.drafts[seat]
    if action in (SEND, SCRAP) or (draft.partner != NOBODY and GIVE <= action < WITHDRAW):
        return of_draft(state, seat, draft, action)
    if action == READY:
        others = [other for other in state.playing() if other != seat]
        if all(barter.best_proposal(state, seat, other).worth <= 0 for other in others):
            return [("for", say.text("reason-no-deal"))]
    return []


def of_draft(state: Civilization, seat: int, draft: Draft, action: int) -> Reasons:
    """An offer that is being written: as it stands, or as it is meant to become."""
    if action == SEND:
        return [of_deal(state, seat, draft.partner, draft.ask, draft.give, wanted=True)]
    meant = barter.best_proposal(state, seat, draft.partner)
    if action != SCRAP:
        term, wanted = (action - GIVE, meant.give) if action < ASK else (action - ASK, meant.ask)
        return [of_deal(state, seat, draft.partner, meant.ask, meant.give, wanted=True)] if term in wanted else []
    found: Reasons = []
    if draft.give or draft.ask:
        found.append(of_deal(state, seat, draft.partner, draft.ask, draft.give, wanted=False))
    if meant.worth <= 0:
        found.append(("for", say.text("reason-no-deal")))
    else:
        own = barter.balance(barter.Ledger(state, seat), meant.ask, meant.give)
        theirs = barter.balance(barter.Ledger(state, draft.partner), meant.give, meant.ask)
        found.append(("for", say.text("reason-other-deal", own=round(own), theirs=round(theirs))))
    return found


def of_deal(
    state: Civilization, seat: int, other: int, get: list[int], lose: list[int], *, wanted: bool
) -> tuple[Tone, Message]:
    own = barter.balance(barter.Ledger(state, seat), get, lose)
    theirs = barter.balance(barter.Ledger(state, other), lose, get)
    good = barter.verdict(state, seat, other, get, lose) > 0
    words = say.text("reason-deal", own=round(own), theirs=round(theirs))
    return ("for" if good is wanted else "against"), words

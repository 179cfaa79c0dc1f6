"""Why something cannot be done now, and which rule says so."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages import codes
from ecumene.games.through_the_ages.action_cards import can_grow, food_for_population
from ecumene.games.through_the_ages.card_row import has_technology, price
from ecumene.games.through_the_ages.codes import FIRST, SECOND, VERB
from ecumene.games.through_the_ages.colonization import greatest_force
from ecumene.games.through_the_ages.components import COPY_TACTIC_COST, LAST_AGE, NUMBER
from ecumene.games.through_the_ages.conflict import advantage, attack_cost, has_target
from ecumene.games.through_the_ages.construction import (
    budget,
    building_cost,
    has_room,
    stage_cost,
    stages_left,
    upgrade_cost,
)
from ecumene.games.through_the_ages.economy import food
from ecumene.games.through_the_ages.numbers import FAMILY, IDS, IS_TECHNOLOGY, IS_UNIT, LEVEL, NONE
from ecumene.games.through_the_ages.pacts import attack_forbidden
from ecumene.games.through_the_ages.state import ACTIONS, AUCTION, POLITICS, Ask, Civilization, Position
from ecumene.games.through_the_ages.statistics import civil_hand_limit
from ecumene.games.through_the_ages.technologies import (
    all_actions_available,
    develop_cost,
    partner_can_pay,
    science_for,
)
from ecumene.games.through_the_ages.traits import (
    COLONIZE_FROM_HAND,
    FREE_POPULATION,
    INSPIRE_CULTURE,
    LEADER,
    MILITARY_AS_CIVIL,
    MILITARY_REVOLUTION,
    NO_ATTACKS,
    RECRUIT_DISCOUNT,
    RETIRE_FOR_YELLOW,
    SAFE_FROM_WAR,
    TRANSFORMATIONS,
    URBAN_LIMIT,
    WONDER,
    WONDER_STAGES,
)
from ecumene.kernel.messages import Message, Seat

SLUG: Final = "through_the_ages"
Args = dict[str, int | str | Message | Seat]

RULE_OF_VERB: Final = {
    codes.PASS: "politics", codes.END: "action-phase", codes.DONE: "turn", codes.DECLINE: "events",
    codes.ACCEPT: "pacts", codes.REFUSE: "pacts", codes.TAKE: "card-row", codes.POPULATION: "population",
    codes.BUILD: "building", codes.UPGRADE: "upgrading", codes.TRANSFORM: "upgrading", codes.DESTROY: "destroying",
    codes.DISBAND: "units", codes.PLAY_LEADER: "leaders", codes.TUCK: "leaders", codes.STAGE: "wonders",
    codes.DEVELOP_CARD: "technologies", codes.REVOLUTION: "revolution", codes.PLAY: "action-cards",
    codes.RECRUIT: "units", codes.PLAY_TACTIC: "tactics", codes.COPY: "tactics", codes.SAIL: "wonders",
    codes.INSPIRE: "leaders", codes.CONVERT: "leaders", codes.EXCHANGE: "pacts", codes.PREPARE: "events",
    codes.ATTACK: "aggression", codes.DECLARE_WAR: "war", codes.OFFER_PACT: "pacts", codes.CANCEL: "pacts",
    codes.RETIRE: "leaders", codes.SETTLE: "leaders", codes.RESIGN: "resigning", codes.PLAY_BONUS: "military-cards",
    codes.DISCARD: "military-cards", codes.BID: "colonization", codes.SEND: "colonization",
    codes.REMOVE: "population", codes.REPAY: "tokens", codes.RUIN: "events", codes.ABANDON: "events",
    codes.ANNEX_COLONY: "aggression", codes.INFILTRATE_CARD: "aggression", codes.GAIN: "food-and-resources",
    codes.MIX: "food-and-resources", codes.SEIZE: "war",
}  # fmt: skip

_POLITICAL: Final = (
    codes.PREPARE, codes.ATTACK, codes.DECLARE_WAR, codes.OFFER_PACT, codes.CANCEL, codes.RETIRE, codes.SETTLE,
    codes.RESIGN,
)  # fmt: skip

#: Verbs that belong to one card: the card, and the trait it gives.
_NEEDS: Final = {
    codes.TRANSFORM: ("js_bach", TRANSFORMATIONS), codes.RECRUIT: ("frederick_barbarossa", RECRUIT_DISCOUNT),
    codes.SAIL: ("ocean_liner_service", FREE_POPULATION), codes.INSPIRE: ("winston_churchill", INSPIRE_CULTURE),
    codes.CONVERT: ("hammurabi", MILITARY_AS_CIVIL), codes.RETIRE: ("alexander_the_great", RETIRE_FOR_YELLOW),
    codes.SETTLE: ("christopher_columbus", COLONIZE_FROM_HAND),
}  # fmt: skip


def say(id: str, **args: int | str | Message | Seat) -> Message:
    return Message(f"{SLUG}-refuse-{id}", dict(args))


def name(card: int) -> Message:
    return Message(f"{SLUG}-{IDS[card]}")


def reason(state: Position, ask: Ask, action: int) -> tuple[Message, str]:
    """The reason an action is not legal in this decision, and the paragraph of the rules."""
    verb = VERB[action]
    rule = RULE_OF_VERB[verb]
    found: Message | None = None
    if ask.code == POLITICS and verb in _POLITICAL:
        found = _political(state, state.civilizations[ask.seat], action)
    elif ask.code == ACTIONS:
        if state.round == 1 and verb != codes.TAKE:
            return say("first-round"), "first-turn"
        found = _action(state, state.civilizations[ask.seat], action)
    elif ask.code == AUCTION and verb == codes.BID:
        found = _bid(state, ask, FIRST[action])
    if found is None:
        what = Message(f"{SLUG}-decision-{ask.kind}")
        return say("not-now", decision=what), rule
    return found, rule


def _bid(state: Position, ask: Ask, number: int) -> Message:
    if number <= ask.number:
        return say("bid-low", n=ask.number)
    return say("bid-high", n=greatest_force(state.civilizations[ask.seat]))


# The action phase


def _action(state: Position, civilization: Civilization, action: int) -> Message | None:
    verb = VERB[action]
    first = FIRST[action]
    missing = _missing_card(civilization, verb)
    if missing is not None:
        return missing
    if verb == codes.TAKE:
        return _take(state, civilization, first)
    if verb in (codes.POPULATION, codes.SAIL, codes.RECRUIT):
        return _population(civilization, action)
    if verb == codes.BUILD:
        return _build(civilization, first)
    if verb in (codes.UPGRADE, codes.TRANSFORM):
        return _upgrade(civilization, action)
    if verb in (codes.DESTROY, codes.DISBAND):
        if not civilization.workers[first]:
            return say("no-building", card=name(first))
        return _no_actions(civilization, first)
    if verb == codes.STAGE:
        return _stage(civilization, first)
    if verb in (codes.DEVELOP_CARD, codes.REVOLUTION):
        return _develop(state, civilization, action)
    if verb in (codes.PLAY, codes.PLAY_LEADER):
        return _play(civilization, first)
    if verb in (codes.PLAY_TACTIC, codes.COPY):
        return _tactic(state, civilization, action)
    if verb in (codes.INSPIRE, codes.EXCHANGE):
        return say("once")
    if verb == codes.CONVERT:
        return say("once") if civilization.converted else say("military", need=1, have=0)
    return None


def _missing_card(civilization: Civilization, verb: int) -> Message | None:
    if verb in _NEEDS:
        card, trait = _NEEDS[verb]
        if not civilization.traits[trait]:
            return say("needs-card", card=name(NUMBER[card]))
    if verb == codes.EXCHANGE and not civilization.exchanged:
        return say("exchange")
    return None


def _civil(civilization: Civilization, need: int) -> Message | None:
    have = civilization.civil_left + civilization.extra_civil
    return say("civil", need=need, have=have) if have < need else None


def _military(civilization: Civilization, need: int) -> Message | None:
    have = civilization.military_left + civilization.extra_military
    return say("military", need=need, have=have) if have < need else None


def _no_actions(civilization: Civilization, card: int) -> Message | None:
    return _military(civilization, 1) if IS_UNIT[card] else _civil(civilization, 1)


def _take(state: Position, civilization: Civilization, place: int) -> Message | None:
    card = state.row[place]
    if card == NONE:
        return say("empty-place", place=place + 1)
    if FAMILY[card] == WONDER:
        if civilization.wonder != NONE:
            return say("unfinished-wonder", card=name(civilization.wonder))
    elif len(civilization.civil_hand) >= civil_hand_limit(civilization):
        return say("hand-full", n=civil_hand_limit(civilization))
    elif FAMILY[card] == LEADER:
        if civilization.leaders_taken >> LEVEL[card] & 1:
            return say("leader-of-age")
    elif IS_TECHNOLOGY[card] and has_technology(civilization, card):
        return say("has-technology", card=name(card))
    return _civil(civilization, price(civilization, place, card))


def _population(civilization: Civilization, action: int) -> Message | None:
    verb = VERB[action]
    if not civilization.yellow_bank:
        return say("no-yellow")
    if verb == codes.SAIL:
        return say("once")
    discount = civilization.traits[RECRUIT_DISCOUNT] if verb == codes.RECRUIT else 0
    if not can_grow(civilization, discount):
        have = food(civilization) + civilization.extra_food
        return say("food", need=food_for_population(civilization, discount), have=have)
    if verb == codes.POPULATION:
        return _civil(civilization, 1)
    card = FIRST[action]
    if not civilization.owned[card]:
        return say("not-in-play", card=name(card))
    lack = _military(civilization, 1)
    cost = building_cost(civilization, card) - discount
    return lack or say("resources", need=cost, have=budget(civilization) + civilization.unit_resources)


def _build(civilization: Civilization, card: int) -> Message | None:
    if not civilization.owned[card]:
        return say("not-in-play", card=name(card))
    if not civilization.unused:
        return say("no-worker")
    if not has_room(civilization, card):
        return say("urban-limit", n=civilization.traits[URBAN_LIMIT])
    return _no_actions(civilization, card) or _resources(civilization, card, building_cost(civilization, card))


def _resources(civilization: Civilization, card: int, need: int) -> Message | None:
    have = budget(civilization) + (civilization.unit_resources if IS_UNIT[card] else 0)
    return say("resources", need=need, have=have) if have < need else None


def _upgrade(civilization: Civilization, action: int) -> Message | None:
    low = FIRST[action]
    high = SECOND[action]
    if not civilization.owned[high]:
        return say("not-in-play", card=name(high))
    if not civilization.workers[low]:
        return say("no-building", card=name(low))
    if VERB[action] == codes.TRANSFORM:
        if civilization.transformed:
            return say("once")
        if not has_room(civilization, high):
            return say("urban-limit", n=civilization.traits[URBAN_LIMIT])
    return _no_actions(civilization, high) or _resources(civilization, high, upgrade_cost(civilization, low, high))


def _stage(civilization: Civilization, stages: int) -> Message | None:
    if civilization.wonder == NONE:
        return say("no-wonder")
    if stages > stages_left(civilization):
        return say("stages-left", n=stages_left(civilization))
    if stages > 1 + civilization.traits[WONDER_STAGES]:
        return say("stages-at-once", n=1 + civilization.traits[WONDER_STAGES])
    lack = _civil(civilization, 1)
    return lack or say("resources", need=stage_cost(civilization, stages), have=budget(civilization))


def _develop(state: Position, civilization: Civilization, action: int) -> Message | None:
    card = FIRST[action]
    revolution = VERB[action] == codes.REVOLUTION
    if card not in civilization.civil_hand:
        return say("not-in-hand", card=name(card))
    if revolution and not all_actions_available(civilization):
        return say("all-military" if civilization.traits[MILITARY_REVOLUTION] else "all-civil")
    if not partner_can_pay(state, civilization):
        return say("partner-science")
    lack = None if revolution else _civil(civilization, 1)
    need = develop_cost(civilization, card, 0, revolution)
    return lack or say("science", need=need, have=science_for(civilization, card))


def _play(civilization: Civilization, card: int) -> Message | None:
    if card not in civilization.civil_hand:
        return say("not-in-hand", card=name(card))
    if card in civilization.fresh and FAMILY[card] != LEADER:
        return say("fresh", card=name(card))
    return _civil(civilization, 1) or say("no-use", card=name(card))


def _tactic(state: Position, civilization: Civilization, action: int) -> Message | None:
    card = FIRST[action]
    copied = VERB[action] == codes.COPY
    if civilization.tactic_done:
        return say("tactic-done")
    if copied and card not in state.tactics:
        return say("not-common", card=name(card))
    if copied and civilization.tactic == card:
        return say("same-tactic", card=name(card))
    if not copied and card not in civilization.military_hand:
        return say("not-in-hand", card=name(card))
    return _military(civilization, COPY_TACTIC_COST if copied else 1)


# The politics phase


def _political(state: Position, civilization: Civilization, action: int) -> Message | None:
    verb = VERB[action]
    first = FIRST[action]
    missing = _missing_card(civilization, verb)
    if missing is not None:
        return missing
    if verb == codes.RESIGN:
        return say("resign-last-age") if state.age == LAST_AGE else say("resign-option")
    if verb == codes.CANCEL:
        return say("no-pact")
    if first != NONE and first not in civilization.military_hand:
        return say("not-in-hand", card=name(first))
    seat = SECOND[action] // 2 if verb == codes.OFFER_PACT else SECOND[action]
    if verb in (codes.ATTACK, codes.DECLARE_WAR, codes.OFFER_PACT):
        if seat >= state.players or not state.civilizations[seat].active:
            return say("no-such-rival")
        if seat == civilization.seat:
            return say("self")
    if verb in (codes.ATTACK, codes.DECLARE_WAR):
        return _attack(state, civilization, state.civilizations[seat], first, verb == codes.DECLARE_WAR)
    return None


def _attack(state: Position, civilization: Civilization, rival: Civilization, card: int, war: bool) -> Message | None:
    if civilization.traits[NO_ATTACKS]:
        return say("no-attacks", card=name(civilization.leader))
    if attack_forbidden(state, civilization.seat, rival.seat):
        return say("pact-forbids", rival=Seat(rival.seat))
    lack = _military(civilization, attack_cost(civilization, rival, card))
    if lack is not None:
        return lack
    if war:
        return say("safe-from-war", rival=Seat(rival.seat)) if rival.traits[SAFE_FROM_WAR] else say("last-round")
    if not has_target(rival, card):
        return say("no-target", rival=Seat(rival.seat))
    if advantage(state, civilization.seat, rival.seat) <= 0:
        return say("too-strong", rival=Seat(rival.seat))
    return None

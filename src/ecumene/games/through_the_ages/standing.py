# Compiled by mypyc where a C compiler is present.
"""How a civilization stands at the end of a turn, in numbers: what the bots that plan whole turns judge by.

Only what the seat may know is read: public facts of all civilizations, and the own hand unless it is asked how the
seat looks to others. Much counts for the turns still to come, and fades as they run out.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages import prospects
from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.components import LAST_AGE, MOST_CARDS_DRAWN
from ecumene.games.through_the_ages.conflict import can_aggress
from ecumene.games.through_the_ages.economy import workers_on_cards
from ecumene.games.through_the_ages.numbers import *
from ecumene.games.through_the_ages.production import food_production, lab_production, resource_production
from ecumene.games.through_the_ages.scoring import completion_points, impact_points
from ecumene.games.through_the_ages.state import Position
from ecumene.games.through_the_ages.statistics import armies, consumption, corruption, discontent, military_hand_limit
from ecumene.games.through_the_ages.war import WARS, TakeCultureByAdvantage

#: What is counted of how things are.
NOW: Final = (
    "culture points", "culture to come", "science to come", "science points", "food surplus", "food deficit", "hunger",
    "resources to come", "food", "resources", "strength", "strength short", "strength ahead", "ahead of the weakest",
    "discontent", "uprising", "spare happiness", "civil actions", "military actions", "better fields known",
    "better buildings known", "better units known", "fields", "urban buildings", "units", "room for buildings",
    "construction", "colonization", "workers", "unused worker", "more unused workers", "yellow bank", "blue bank",
    "corruption", "corruption soon", "wonder progress", "wonder begun", "wonders", "leader", "leader in hand",
    "technologies in hand", "fields in hand", "government in hand", "action cards", "out of reach", "defence in hand",
    "tactic in hand", "events in hand", "attacks in hand", "wars in hand", "too many cards", "cards to draw",
    "colonies", "wars declared", "wars suffered", "known impacts", "impacts to come", "technologies",
)  # fmt: skip
#: All that is counted, in the order of a row.
NAMES: Final = (*NOW, *prospects.NAMES)

#: Turns still to come when an age begins, and how many of them its civil deck stands for.
_TURNS_AT: Final[list[float]] = [16.0, 15.0, 10.0, 5.0, 1.0]
_TURNS_OF: Final[list[float]] = [1.0, 5.0, 5.0, 4.0, 0.0]
#: Turns of the ages that a short game leaves out, by the last age with decks.
_TURNS_CUT: Final[list[float]] = [sum(_TURNS_OF[last + 1 :]) for last in range(LAST_AGE)]
_DECK: Final = 50.0
#: How strong a rival may become before a war that was declared is decided.
_ARMING: Final[list[float]] = [2.0, 3.0, 5.0, 8.0, 8.0]
_WAR_PRIZE: Final = 8.0
_LATE: Final = 8.0
_IMPACTS: Final = 15.0


def turns_left(state: Position) -> float:
    """Production phases that are about still to come."""
    if state.age == LAST_AGE:
        return float(max(0, state.last_round - state.round)) + 1.0
    played = 1.0 - min(1.0, len(state.civil_deck) / _DECK)
    return _TURNS_AT[state.age] - _TURNS_OF[state.age] * played - _TURNS_CUT[state.last_deck]


def standing(state: Position, seat: int, open_hand: bool) -> list[float]:
    """A civilization in numbers, in the order of `NAMES`."""
    own = state.civilizations[seat]
    turns = turns_left(state)
    soon = min(1.0, max(0.0, turns - 1.0) / 4.0)
    row = _economy(own, turns, soon)
    strongest, weakest = _rivals(state, seat)
    row += _strength(own, strongest, weakest)
    row += _people(own, turns)
    row += _technology(own, turns, soon)
    row += _works(own, turns, soon)
    row += _civil_hand(own, turns, soon)
    row += _military_hand(state, own, soon, open_hand)
    row += _affairs(state, own, seat, turns)
    row += prospects.prospects(own, state.age, turns, strongest)
    return row


def _economy(own: Civilization, turns: float, soon: float) -> list[float]:
    grown = float(food_production(own))
    net = grown - float(consumption(own))
    return [
        float(own.culture_points + lab_production(own)),
        float(own.culture) * turns,
        float(own.science) * max(0.0, turns - 1.0),
        float(min(own.science_points, 30)) * soon,
        min(max(net, 0.0), 3.0) * min(turns, 8.0),
        max(-net, 0.0) * min(turns, 8.0),
        max(0.0, -net - float(own.food)),
        float(min(resource_production(own), 16)) * max(0.0, turns - 1.0),
        min(float(own.food), 8.0) * soon,
        min(float(own.resources), 16.0) * soon,
    ]


def _rivals(state: Position, seat: int) -> tuple[float, float]:
    """The strength of the strongest and of the weakest of them."""
    strongest, weakest = 0.0, 1000.0
    for other in state.civilizations:
        if other.active and other.seat != seat:
            strongest = max(strongest, float(other.strength))
            weakest = min(weakest, float(other.strength))
    return strongest, 0.0 if weakest == 1000.0 else weakest


def _strength(own: Civilization, strongest: float, weakest: float) -> list[float]:
    mine = float(own.strength)
    return [
        mine,
        min(25.0, max(0.0, strongest - mine)),
        min(15.0, max(0.0, mine - strongest)),
        min(15.0, max(0.0, mine - weakest)),
    ]


def _people(own: Civilization, turns: float) -> list[float]:
    unhappy = discontent(own)
    spare = 0.0 if unhappy else float(own.happiness) - _required(own)
    return [
        float(unhappy),
        float(unhappy > own.unused),
        min(spare, 3.0),
        float(own.civil_total) * turns,
        float(own.military_total) * turns,
    ]


def _required(own: Civilization) -> float:
    return float(HAPPINESS_REQUIRED[min(own.yellow_bank, len(HAPPINESS_REQUIRED) - 1)])


def _technology(own: Civilization, turns: float, soon: float) -> list[float]:
    fields, buildings, units = 0.0, 0.0, 0.0
    for family in range(AIR_FORCE + 1):
        ahead = float(_best_known(own, family) - _best_built(own, family))
        if ahead <= 0.0:
            continue
        if family <= MINE:
            fields += ahead
        elif family <= ARENA:
            buildings += ahead
        else:
            units += ahead
    field_workers, urban, army = 0, 0, 0
    for card in range(WORKER_CARDS):
        count = own.workers[card]
        if not count:
            continue
        if card < FIRST_URBAN:
            field_workers += count
        elif card < FIRST_UNIT:
            urban += count
        else:
            army += count
    construction = own.specials[CONSTRUCTION - LAW]
    level = 0 if construction == NONE else LEVEL[construction]
    return [
        fields * soon,
        buildings * soon,
        units * soon,
        float(field_workers),
        float(urban),
        float(army),
        float(own.traits[URBAN_LIMIT]) * min(turns, 6.0),
        float(level) * min(turns, 6.0),
        float(own.traits[COLONIZATION]) * min(turns, 6.0),
        float(workers_on_cards(own)),
        float(min(own.unused, 1)),
        float(max(own.unused - 1, 0)),
        float(own.yellow_bank) * soon,
        float(min(own.blue_bank, 16)) * soon,
        float(corruption(own)),
        float(_corruption_soon(own)) * soon,
    ]


def _best_known(own: Civilization, family: int) -> int:
    for card in range(FAMILY_END[family] - 1, FAMILY_FIRST[family] - 1, -1):
        if own.owned[card]:
            return LEVEL[card] + 1
    return 0


def _best_built(own: Civilization, family: int) -> int:
    for card in range(FAMILY_END[family] - 1, FAMILY_FIRST[family] - 1, -1):
        if own.workers[card]:
            return LEVEL[card] + 1
    return 0


def _corruption_soon(own: Civilization) -> int:
    """Corruption if what is produced now lies there until the next time."""
    tokens = own.built[FARM] + own.built[MINE] - consumption(own)
    return CORRUPTION[min(max(0, own.blue_bank - max(0, tokens)), len(CORRUPTION) - 1)]


def _works(own: Civilization, turns: float, soon: float) -> list[float]:
    progress, begun = 0.0, 0.0
    if own.wonder != NONE:
        stages = STAGES[own.wonder]
        paid, total = 0, 0
        for stage in range(len(stages)):
            total += stages[stage]
            if stage < own.stages:
                paid += stages[stage]
        worth = wonder_worth(own, own.wonder, turns)
        progress = worth * float(paid) / float(total) * soon
        begun = worth * (1.0 - float(paid) / float(total)) * soon
    leader = 0.0 if own.leader == NONE else 1.0 + 0.4 * float(LEVEL[own.leader])
    return [progress, begun, float(len(own.wonders)), leader * soon]


def wonder_worth(own: Civilization, wonder: int, turns: float) -> float:
    """What a wonder would bring if it stood now, about in points."""
    worth = float(completion_points(own, wonder))
    traits = TRAITS_OF[wonder]
    for i in range(0, len(traits), 2):
        trait, n = traits[i], float(traits[i + 1])
        if trait == CULTURE:
            worth += n * turns
        elif trait == SCIENCE:
            worth += 0.7 * n * turns
        elif trait == STRENGTH:
            worth += 1.0 * n
        elif trait == HAPPINESS:
            worth += 2.0 * n
        elif trait == CIVIL_ACTIONS:
            worth += 0.5 * n * turns
        elif trait == MILITARY_ACTIONS:
            worth += 0.25 * n * turns
        else:
            worth += 2.0
    return worth


def _civil_hand(own: Civilization, turns: float, soon: float) -> list[float]:
    leader, technologies, fields, government, action, beyond = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    reach = float(own.science_points) + 2.0 * float(own.science)
    for card in own.civil_hand:
        family = FAMILY[card]
        if family == LEADER:
            better = float(LEVEL[card]) + 1.0 - (0.0 if own.leader == NONE else float(LEVEL[own.leader]))
            leader = max(leader, max(0.2, better))
        elif family == ACTION:
            action += 1.0
        else:
            if family == GOVERNMENT:
                government = max(government, float(LEVEL[card] - LEVEL[own.government]))
            elif family >= LAW:
                held = own.specials[family - LAW]
                technologies += max(0.0, float(LEVEL[card]) - (0.0 if held == NONE else float(LEVEL[held])))
            else:
                better = max(0.0, float(LEVEL[card] + 1 - _best_known(own, family)))
                if family <= MINE:
                    fields += better
                else:
                    technologies += min(better, 2.0)
            if float(SCIENCE_COST[card]) > reach:
                beyond += 1.0
    return [leader * soon, technologies * soon, fields * soon, government * soon, action * soon, beyond]


def _military_hand(state: Position, own: Civilization, soon: float, open_hand: bool) -> list[float]:
    draws = 0.0 if state.age == LAST_AGE else float(min(MOST_CARDS_DRAWN, own.military_left + own.extra_military))
    excess = float(max(0, len(own.military_hand) - military_hand_limit(own)))
    if not open_hand:
        cards = float(len(own.military_hand)) * soon
        return [1.2 * cards, 0.0, 0.3 * cards, 0.1 * cards, 0.1 * cards, excess, draws]
    defence, tactic, events, attacks, wars = 0.0, 0.0, 0.0, 0.0, 0.0
    for card in own.military_hand:
        family = FAMILY[card]
        if family == BONUS:
            defence += float(DEFENSE[card])
        elif family == TACTIC:
            tactic = max(tactic, _gain_of_tactic(own, card))
        elif family in (EVENT, TERRITORY):
            events += float(LEVEL[card]) + 0.5
        elif family == AGGRESSION:
            for rival in state.civilizations:
                if rival.seat != own.seat and can_aggress(state, own, card, rival):
                    attacks += 1.0
                    break
        elif family == WAR:
            wars += 1.0
    return [defence * soon, tactic * soon, events * soon, attacks * soon, wars * soon, excess, draws]


def _gain_of_tactic(own: Civilization, card: int) -> float:
    """How much stronger the civilization would be with another tactic; some hope in any newer one."""
    khan = own.traits[INFANTRY_AS_CAVALRY] > 0
    now = 0 if own.tactic == NONE else armies(own.workers, own.built, own.tactic, khan)
    then = armies(own.workers, own.built, card, khan)
    newer = own.tactic == NONE or LEVEL[card] > LEVEL[own.tactic]
    return max(0.0, float(then - now)) + (0.5 if newer else 0.0)


def _affairs(state: Position, own: Civilization, seat: int, turns: float) -> list[float]:
    late = min(1.0, max(0.0, (_LATE - turns) / _LATE))
    known = float(_known_impacts(state, own, seat)) * late if state.age >= state.last_deck else 0.0
    return [
        float(len(own.colonies)),
        _wars_declared(state, own),
        _wars_suffered(state, own),
        known,
        _impacts_to_come(own) * late,
        float(sum(own.owned)),
    ]


def _wars_declared(state: Position, own: Civilization) -> float:
    """What wars may bring: rivals arm once more before they are decided."""
    total = 0.0
    for place in range(len(own.wars)):
        rival = state.civilizations[own.war_rivals[place]]
        lead = float(own.strength - rival.strength) - _ARMING[state.age]
        total += _prize(own.wars[place], lead)
    return total


def _wars_suffered(state: Position, own: Civilization) -> float:
    total = 0.0
    for other in state.civilizations:
        for place in range(len(other.wars)):
            if other.war_rivals[place] == own.seat:
                total += _prize(other.wars[place], float(own.strength - other.strength))
    return total


def _prize(card: int, lead: float) -> float:
    """What the winner of a war takes, and the loser loses."""
    if lead == 0.0:
        return 0.0
    size = abs(lead)
    effect = WARS[IDS[card]]
    worth = effect.n + size if isinstance(effect, TakeCultureByAdvantage) else min(_WAR_PRIZE + 0.5 * size, 20.0)
    return worth if lead > 0.0 else -worth


def _known_impacts(state: Position, own: Civilization, seat: int) -> int:
    """Impacts this seat prepared itself, as things stand."""
    cards = own.prepared[:]
    for place in range(len(state.future)):
        if state.future_by[place] == seat:
            cards.append(state.future[place])
    total = 0
    for card in cards:
        if IS_IMPACT[card]:
            total += impact_points(state, card, [seat], state.first_player())[0]
    return total


def _impacts_to_come(own: Civilization) -> float:
    """What an impact drawn by chance would be worth, those of rank left out."""
    levels, units, progress, newest = 0, 0, LEVEL[own.government], 0
    for card in range(FIRST_URBAN, WORKER_CARDS):
        count = own.workers[card]
        if count:
            if card < FIRST_UNIT:
                levels += count * LEVEL[card]
            if FAMILY[card] == ARENA or card >= FIRST_UNIT:
                units += count * LEVEL[card]
    for card in range(WORKER_CARDS):
        if own.owned[card] and LEVEL[card] >= 3:
            newest += 1
    for card in own.specials:
        if card != NONE:
            progress += LEVEL[card]
            newest += LEVEL[card] >= 3
    wonders = 0
    for wonder in own.wonders:
        wonders += 5 - LEVEL[wonder]
    grown, made = food_production(own), resource_production(own)
    goods = min(grown, made, own.science, own.culture)
    people = workers_on_cards(own) + own.unused - discontent(own)
    total = levels + units + 2 * progress + 4 * newest + wonders + made + 2 * goods
    total += 2 * own.civil_total + own.military_total + 2 * own.happiness - 2 * discontent(own)
    total += 2 * max(0, people - 10) + 3 * len(own.colonies)
    return float(total) / _IMPACTS

# Compiled by mypyc where a C compiler is present.
"""The statistics of a civilization: science, culture, strength, happiness, and the totals of actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.state import *


def add_traits(civilization: Civilization, traits: list[int], sign: int) -> None:
    """Count what a card gives, or stop counting it. The statistics follow with `refresh`."""
    sums = civilization.traits[:]
    for i in range(0, len(traits), 2):
        sums[traits[i]] += sign * traits[i + 1]
    civilization.traits = sums


def add_card(civilization: Civilization, card: int, sign: int) -> None:
    add_traits(civilization, TRAITS_OF[card], sign)


def has_pair_partner(civilization: Civilization, family: i64) -> bool:
    """Shakespeare: a library for theaters, a theater for libraries."""
    if family == THEATER:
        return civilization.built[LIBRARY] > 0
    return family == LIBRARY and civilization.built[THEATER] > 0


def best(civilization: Civilization, family: int) -> int:
    """The card of the highest level of a family that has a worker, or NONE."""
    for card in range(FAMILY_END[family] - 1, FAMILY_FIRST[family] - 1, -1):
        if civilization.workers[card]:
            return card
    return NONE


def refresh(state: Position, civilization: Civilization) -> None:
    """Find all statistics anew from the cards in play and what the workers give."""
    _refresh_happiness_and_culture(state, civilization)
    refresh_strength(civilization)
    science = civilization.traits[SCIENCE] + civilization.worker_science + urban_science_of_leader(civilization)
    civilization.science = max(0, science)
    _refresh_actions(civilization)


def _refresh_happiness_and_culture(state: Position, civilization: Civilization) -> None:
    traits = civilization.traits
    happiness = traits[HAPPINESS] + civilization.worker_faces
    culture = traits[CULTURE] + civilization.worker_culture + RUIN_CULTURE * len(civilization.ruins)
    extra = traits[EXTRA_HAPPINESS]
    on_wonders: i64 = 0
    if extra or civilization.tucked != NONE:
        on_wonders = _faces_added_to_wonders(civilization, extra)
        happiness += on_wonders + extra * _other_sources(civilization)
    civilization.happiness = min(MOST_HAPPINESS, max(0, happiness))
    if traits[CULTURE_PER_HAPPINESS]:
        for wonder in civilization.wonders:
            if wonder not in civilization.ruins:
                on_wonders += FACES[wonder]
        shrines = _faces(civilization, TEMPLE, extra) + _faces(civilization, THEATER, extra)
        culture += traits[CULTURE_PER_HAPPINESS] * (shrines + on_wonders)
    culture += _culture_of_leader(civilization) + _culture_of_tourists(state, civilization)
    civilization.culture = max(0, culture)


def _faces_added_to_wonders(civilization: Civilization, extra: i64) -> i64:
    """Beyond the printed ones: of a leader tucked under one, and what the Basilica adds to all but itself."""
    total = 0
    for wonder in civilization.wonders:
        standing = wonder not in civilization.ruins
        tucked = TUCKED_FACES[civilization.tucked] if wonder == civilization.tucked_under else 0
        total += tucked
        if (tucked or (standing and FACES[wonder])) and not (standing and MORE_HAPPINESS[wonder]):
            total += extra
    return total


def _other_sources(civilization: Civilization) -> int:
    """What shows a happy face and is no wonder: temples, theaters and arenas, government, leader, colonies."""
    built = civilization.built
    cards: list[int] = [civilization.government, civilization.leader, *civilization.colonies]
    with_faces = len([card for card in cards if card != NONE and FACES[card]])
    return built[TEMPLE] + built[THEATER] + built[ARENA] + with_faces


def _culture_of_leader(civilization: Civilization) -> i64:
    """What leaders add to the culture of labs, libraries, theaters and colonies."""
    traits = civilization.traits
    culture = stage_culture_of_leader(civilization) + per_lab_level(civilization, CULTURE_PER_LAB_LEVEL)
    if traits[CULTURE_FIRST_COLONY] and civilization.colonies:
        culture += traits[CULTURE_FIRST_COLONY] + (len(civilization.colonies) - 1) * traits[CULTURE_NEXT_COLONY]
    return culture


def stage_culture_of_leader(civilization: Civilization) -> i64:
    """Culture that leaders add to theaters and libraries (Shakespeare, Bach, Chaplin)."""
    traits, built = civilization.traits, civilization.built
    culture = 0
    if traits[CULTURE_PER_THEATER]:
        culture += traits[CULTURE_PER_THEATER] * built[THEATER]
    if traits[CULTURE_PER_PAIR]:
        culture += traits[CULTURE_PER_PAIR] * min(built[LIBRARY], built[THEATER])
    if traits[BEST_THEATER_AGAIN]:
        theater = best(civilization, THEATER)
        if theater != NONE:
            culture += traits[BEST_THEATER_AGAIN] * WORKER_CULTURE[theater]
    return culture


def per_lab_level(civilization: Civilization, trait: int) -> i64:
    """What a trait gives for every level of every lab."""
    each = civilization.traits[trait]
    return each * levels(civilization, FAMILY_FIRST[LAB], FAMILY_END[LAB]) if each else 0


def levels(civilization: Civilization, first: int, end: int) -> int:
    """The levels of all workers between two cards."""
    return sum([civilization.workers[card] * LEVEL[card] for card in range(first, end)])


def _culture_of_tourists(state: Position, civilization: Civilization) -> i64:
    each = civilization.traits[TOURISM]
    if not each:
        return 0
    return each * len(state.civilizations[partner_in(state, civilization.seat, TOURISM)].wonders)


def partner_in(state: Position, seat: int, trait: int) -> int:
    """The other party of the pact that gives the seat this trait."""
    for owner in state.civilizations:
        if owner.pact == NONE or seat not in (owner.seat, owner.partner):
            continue
        side = owner.side if seat == owner.seat else 1 - owner.side
        if trait in SIDE_TRAITS[owner.pact][side][::2]:
            return owner.partner if seat == owner.seat else owner.seat
    return NONE


def refresh_strength(civilization: Civilization) -> None:
    traits = civilization.traits
    workers = civilization.workers
    strength = traits[STRENGTH] + civilization.worker_strength
    if traits[UNIT_STRENGTH]:
        strength += traits[UNIT_STRENGTH] * sum(workers[FIRST_UNIT:])
    if traits[INFANTRY_STRENGTH]:
        strength += traits[INFANTRY_STRENGTH] * civilization.built[INFANTRY]
        strength += traits[ARTILLERY_STRENGTH] * civilization.built[ARTILLERY]
    if traits[STRENGTH_PER_UNIT_TYPE]:
        types = [family for family in range(INFANTRY, FAMILIES) if civilization.built[family]]
        strength += traits[STRENGTH_PER_UNIT_TYPE] * len(types)
    if traits[STRENGTH_PER_HAPPINESS]:
        strength += traits[STRENGTH_PER_HAPPINESS] * _faces_of_temples_and_government(civilization)
    if civilization.tactic != NONE:
        strength += armies(workers, civilization.built, civilization.tactic, traits[INFANTRY_AS_CAVALRY] > 0)
    civilization.raw_strength = strength
    civilization.strength = max(0, strength)


def _faces_of_temples_and_government(civilization: Civilization) -> i64:
    extra = civilization.traits[EXTRA_HAPPINESS]
    faces = FACES[civilization.government]
    return _faces(civilization, TEMPLE, extra) + (faces + extra if faces else 0)


def _faces(civilization: Civilization, family: int, extra: i64) -> i64:
    """Happy faces of all buildings of a family."""
    cards = range(FAMILY_FIRST[family], FAMILY_END[family])
    return sum([civilization.workers[card] * (WORKER_HAPPINESS[card] + extra) for card in cards])


def urban_science_of_leader(civilization: Civilization) -> i64:
    """Science that leaders add to labs and libraries, or take from labs."""
    traits = civilization.traits
    science = traits[SCIENCE_PER_LAB] * civilization.built[LAB]
    if traits[BEST_SCIENCE]:
        lab, library = best(civilization, LAB), best(civilization, LIBRARY)
        level = max(LEVEL[lab] if lab != NONE else 0, LEVEL[library] if library != NONE else 0)
        science += traits[BEST_SCIENCE] * level
    return science


def _refresh_actions(civilization: Civilization) -> None:
    """New actions are available at once; when actions are lost, spent ones go first."""
    civil, military = civilization.traits[CIVIL_ACTIONS], civilization.traits[MILITARY_ACTIONS]
    more = max(0, civil - civilization.civil_total)
    civilization.civil_left = min(civil, civilization.civil_left + more)
    civilization.civil_total = civil
    more = max(0, military - civilization.military_total)
    civilization.military_left = min(military, civilization.military_left + more)
    civilization.military_total = military


def civil_hand_limit(civilization: Civilization) -> i64:
    return civilization.civil_total + civilization.traits[CIVIL_HAND]


def military_hand_limit(civilization: Civilization) -> i64:
    return civilization.military_total + civilization.traits[MILITARY_HAND]


def discontent(civilization: Civilization) -> i64:
    """Discontent workers: required happiness less the happiness there is."""
    required = HAPPINESS_REQUIRED[min(civilization.yellow_bank, len(HAPPINESS_REQUIRED) - 1)]
    return max(0, required - civilization.happiness)


def consumption(civilization: Civilization) -> i64:
    return CONSUMPTION[min(civilization.yellow_bank, len(CONSUMPTION) - 1)]


def corruption(civilization: Civilization) -> i64:
    return CORRUPTION[min(civilization.blue_bank, len(CORRUPTION) - 1)]


def population_cost(civilization: Civilization) -> i64:
    """Printed food cost of one more population; there must be a token in the bank."""
    return POPULATION_COST[min(civilization.yellow_bank, len(POPULATION_COST) - 1)]


_PLENTY: Final = 99


def armies(workers: list[int], built: list[int], tactic: int, khan: bool) -> int:
    """The greatest tactical strength of armies of these units (by card, and by family).

    With Genghis Khan infantry may ride as cavalry.
    """
    oldest = LEVEL[tactic] - OBSOLETE_LEVELS
    infantry = built[INFANTRY]
    cavalry = built[CAVALRY]
    artillery = built[ARTILLERY]
    total = _formed(infantry, cavalry, artillery, tactic, khan)
    if total == 0:
        return 0
    air = built[AIR_FORCE]
    if oldest < 0:
        return _worth(total, 0, air, tactic)
    new_infantry = _units(workers, INFANTRY, oldest)
    new_cavalry = _units(workers, CAVALRY, oldest)
    modern = _formed(new_infantry, new_cavalry, _units(workers, ARTILLERY, oldest), tactic, khan)
    if not khan:
        return _worth(modern, total - modern, air, tactic)
    most = _worth(0, total, air, tactic)
    for count in range(1, modern + 1):
        riding = max(0, count * ARMY_CAVALRY[tactic] - new_cavalry)
        left_infantry = infantry - count * ARMY_INFANTRY[tactic] - riding
        left_cavalry = cavalry - count * ARMY_CAVALRY[tactic] + riding
        left_artillery = artillery - count * ARMY_ARTILLERY[tactic]
        others = _formed(left_infantry, left_cavalry, left_artillery, tactic, khan)
        most = max(most, _worth(count, others, air, tactic))
    return most


def _units(workers: list[int], family: int, oldest: int) -> int:
    """Units of a family that are newer than a level."""
    total = 0
    for card in range(FAMILY_FIRST[family], FAMILY_END[family]):
        if LEVEL[card] > oldest:
            total += workers[card]
    return total


def _formed(infantry: int, cavalry: int, artillery: int, tactic: int, khan: bool) -> int:
    """How many armies these units can form."""
    foot = ARMY_INFANTRY[tactic]
    horse = ARMY_CAVALRY[tactic]
    guns = ARMY_ARTILLERY[tactic]
    count = _PLENTY
    if guns:
        count = artillery // guns
    if foot:
        count = min(count, infantry // foot)
    if not horse:
        return count
    if not khan:
        return min(count, cavalry // horse)
    return min(count, (infantry + cavalry) // (foot + horse))


def _worth(modern: int, obsolete: int, air: int, tactic: int) -> int:
    """Strength of armies; each air force doubles one army, modern ones first."""
    doubled = min(air, modern)
    doubled_obsolete = min(air - doubled, obsolete)
    return (modern + doubled) * ARMY_STRENGTH[tactic] + (obsolete + doubled_obsolete) * ARMY_OBSOLETE[tactic]

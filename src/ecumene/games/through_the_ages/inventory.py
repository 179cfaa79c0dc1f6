"""The whole position as plain data, and all components counted wherever they lie."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.components import LAST_DECK
from ecumene.games.through_the_ages.numbers import *
from ecumene.games.through_the_ages.state import Choice, Position, Task
from ecumene.kernel.zones import count

_OWN_FIELDS: Final = (
    "active", "owned", "workers", "blue", "government", "specials", "leader", "leaders_taken", "wonder", "stages",
    "wonders", "ruins", "tucked_under", "tucked", "colonies", "tactic", "own_tactic", "pact", "partner", "side", "wars",
    "war_rivals", "civil_hand", "fresh", "shown", "unused", "yellow_bank", "blue_bank", "science_points",
    "culture_points", "ledger", "civil_left", "military_left", "extra_civil", "extra_military",
    "unit_resources", "leader_resources", "unit_science", "extra_food", "extra_resources",
    "tactic_done", "replaced_leader", "converted", "exchanged", "sailed", "inspired", "transformed",
    "second_action_used", "skips_politics", "traits", "culture", "science",
    "strength", "raw_strength", "happiness", "civil_total", "military_total",
)  # fmt: skip

_COMMON_FIELDS: Final = (
    "resignation", "remaining", "age", "round", "last_round", "turn", "row", "civil_deck", "civil_gone",
    "military_deck", "top_known", "future_by", "past", "tactics", "yellow_box", "blue_box", "finished",
)  # fmt: skip

#: Fields of the dump that hold something a seat does not know.
HIDDEN: Final = ("civil_deck", "military_deck", "military_hands", "events", "piles")


def dump(state: Position) -> dict[str, Any]:
    """The whole position, hidden or not."""
    position: dict[str, Any] = {name: getattr(state, name) for name in _COMMON_FIELDS}
    position["military_hands"] = [civilization.military_hand for civilization in state.civilizations]
    prepared = [civilization.prepared for civilization in state.civilizations]
    position["events"] = {"current": state.current, "future": state.future, "prepared": prepared}
    piles = ("discard", "discard_masks", "removed", "removed_masks")
    position["piles"] = {name: getattr(state, name) for name in piles}
    position["civilizations"] = [{name: getattr(own, name) for name in _OWN_FIELDS} for own in state.civilizations]
    position["stack"] = state.pending()
    if state.peaceful or state.last_deck != LAST_DECK["full"]:
        # Left out of the game as it is printed, so that its records keep their digests.
        position["variant"] = {"peaceful": state.peaceful, "last_deck": state.last_deck, "final": state.final}
    return position


# Counting components


def inventory(state: Position) -> dict[str, int]:
    """All cards and tokens wherever they lie."""
    counts = {"yellow_token": state.yellow_box, "blue_token": state.blue_box}
    cards = [*state.civil_deck, *state.civil_gone, *state.row, *state.military_deck, *state.discard, *state.removed]
    cards += [*state.current, *state.future, *state.past, *state.final, *state.tactics]
    for age in range(state.age + 1, state.last_deck + 1):
        cards += deck(age, state.players, military=False) + deck(age, state.players, True, state.peaceful)
    for civilization in state.civilizations:
        cards += cards_of(civilization)
        counts["yellow_token"] += civilization.yellow_bank + civilization.unused + sum(civilization.workers)
        counts["blue_token"] += civilization.blue_bank + sum(civilization.blue) + civilization.stages
    for decision in state.stack:
        assert isinstance(decision, Choice | Task)
        if decision.holds_card:
            cards.append(decision.card)
    count(counts, [IDS[card] for card in sorted(cards) if card != NONE])
    return counts


def cards_of(civilization: Civilization) -> list[int]:
    """All cards in a play area and in its owner's hands; NONE where there is none."""
    own = [civilization.government, civilization.leader, civilization.wonder, civilization.tucked, civilization.pact]
    own.append(civilization.tactic if civilization.own_tactic else NONE)
    own += [card for card in range(WORKER_CARDS) if civilization.owned[card]]
    own += civilization.specials + civilization.wonders + civilization.colonies + civilization.wars
    return own + civilization.civil_hand + civilization.military_hand

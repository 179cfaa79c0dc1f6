"""What cards and achievements do: small typed values, carried out by the rules, in words made from their own data."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.altay.resources import Resources
from ecumene.kernel.values import Value

Words = tuple[str, dict[str, Any]]

# What an action card can do. A card offers one option or several; one is chosen each time it is played.


class Produce(Value):
    """Take resources from the supply."""

    resources: Resources

    def words(self) -> Words:
        return "produce", {"gain": self.resources.words()}


class UseRegion(Value):
    """Use an own region of this terrain that was not used this turn, and take resources for it."""

    terrain: str
    resources: Resources

    def words(self) -> Words:
        return "use_region", {"terrain": self.terrain, "gain": self.resources.words()}


class FillCard(Value):
    """Use an own region of this terrain: everything missing on a card of yours comes from the supply."""

    terrain: str
    card: str


class DrawCards(Value):
    n: int


class ConvertMarker(Value):
    """Once for every conquest marker of yours: take resources. The marker still scores."""

    resources: Resources

    def words(self) -> Words:
        return "convert_marker", {"gain": self.resources.words()}


class Combat(Value):
    """Attack symbols when you attack, defense symbols when you are attacked."""

    attack: int
    defense: int


class Collect(Value):
    """Lies in front of its owner until its places are full; then so many settlements are built."""

    places: Resources
    settlements: int

    def words(self) -> Words:
        return "collect", {"places": self.places.words(), "n": self.settlements}


class Store(Value):
    """Lies in front of its owner with resources for later turns; all of them are used at once."""

    places: Resources

    def words(self) -> Words:
        return "store", {"places": self.places.words()}


Option = Produce | UseRegion | FillCard | DrawCards | ConvertMarker | Combat | Collect | Store


# What a technology does. When it may be used stands on each of them.


class TrashAndDraw(Value):
    """Once per turn: take cards of the hand out of the game and draw as many."""

    n: int
    timing: str = "once_per_turn"

    def words(self) -> Words:
        return "trash_and_draw", {"n": self.n}


class DiscardAndDraw(Value):
    """Once per turn: discard cards of the hand and draw as many."""

    n: int
    timing: str = "once_per_turn"

    def words(self) -> Words:
        return "discard_and_draw", {"n": self.n}


class BuildMore(Value):
    """At once: so many settlements besides the one on the card."""

    settlements: int
    timing: str = "instant"

    def words(self) -> Words:
        return "build_more", {"n": self.settlements}


class CombatBonus(Value):
    """Always: symbols added to one's side of a battle."""

    attack: int = 0
    defense: int = 0
    timing: str = "permanent"

    def words(self) -> Words:
        return ("attack_bonus", {"n": self.attack}) if self.attack else ("defense_bonus", {"n": self.defense})


class KeepCard(Value):
    """At the end of the turn: set unplayed cards aside, to be used later as if they were in hand."""

    n: int
    timing: str = "end_of_turn"

    def words(self) -> Words:
        return "keep_card", {"n": self.n}


class LargerHand(Value):
    """At the end of the turn: draw more cards."""

    n: int
    timing: str = "end_of_turn"

    def words(self) -> Words:
        return "larger_hand", {"n": self.n}


class Exchange(Value):
    """Once per turn: give resources back and take as many others."""

    n: int
    timing: str = "once_per_turn"

    def words(self) -> Words:
        return "exchange", {"n": self.n}


class ProduceOnce(Value):
    """Once per turn: take resources from the supply."""

    resources: Resources
    timing: str = "once_per_turn"

    def words(self) -> Words:
        return "produce_once", {"gain": self.resources.words()}


class MoveSettlement(Value):
    """Once per turn: move settlements to an adjacent region that is free or one's own."""

    n: int
    timing: str = "once_per_turn"

    def words(self) -> Words:
        return "move_settlement", {"n": self.n}


TechnologyEffect = (
    TrashAndDraw
    | DiscardAndDraw
    | BuildMore
    | CombatBonus
    | KeepCard
    | LargerHand
    | Exchange
    | ProduceOnce
    | MoveSettlement
)


class PointsPer(Value):
    """At the end: ``base`` points and one for every ``every`` of what is counted."""

    counted: str
    every: int = 1
    base: int = 0
    timing: str = "end_of_game"

    def words(self) -> Words:
        return f"points_per_{self.counted}", {"every": self.every, "base": self.base}


#: What wonders count.
TECHNOLOGIES_DONE: Final = "technologies"
ACTION_CARDS: Final = "action_cards"
CROWDED_REGIONS: Final = "crowded_regions"
LONE_REGIONS: Final = "lone_regions"
CARDS_WITH_POINTS: Final = "cards_with_points"
BORDER_REGIONS: Final = "border_regions"
SAME_TERRAIN: Final = "same_terrain"
STARTING_CARDS_LEFT: Final = "starting_cards"
CAPTURED: Final = "captured"
MARKERS: Final = "markers"

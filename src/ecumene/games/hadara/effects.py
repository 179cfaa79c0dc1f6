"""What is printed on cards, tiles and statues, as small typed values; their words are made from them.

The purple effects are turned once into what they add to their owner's powers.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.hadara.components import EPOCHS, TRACKS, Color, Track
from ecumene.kernel.values import Value

# Powers: what the effects of a player's cards sum up to. The first four are by track.
TRACK_PER_CARD: Final = 0
SALE_COINS: Final = 4
CARD_TILE: Final = 5
COLONY_COINS: Final = 6
MEDAL_CARDS: Final = 7
RELIEF_COINS: Final = 8
RELIEF_CARDS: Final = 9
SURPLUS_COINS: Final = 10
SURPLUS_MOST: Final = 11
CATCH_UP_COINS: Final = 12
CATCH_UP_MOST: Final = 13
STATUE_TRACK: Final = 14
STATUE_VP: Final = 15
FULL_MEDALS: Final = 16
SET_VP: Final = 17
WILD_CARDS: Final = 18
MORE_COLONIES: Final = 19
MORE_STATUES: Final = 20
REDUCTION: Final = 21
LOBBY_COINS: Final = 22
LOBBY_MOST: Final = 23
POWERS: Final = 24


class SellBonus(Value):
    """Each sale brings so many coins more."""

    coins: int

    def powers(self) -> dict[int, int]:
        return {SALE_COINS: self.coins}


class BonusTileOnCard(Value):
    """On buying, an unused bonus tile goes onto the card and raises its track."""

    track_bonus: int

    def powers(self) -> dict[int, int]:
        return {CARD_TILE: self.track_bonus}


class TrackPerCard(Value):
    """The track is higher by so much for every card of the colour, owned or yet to come."""

    card_color: Color
    track: Track
    amount: int

    def powers(self) -> dict[int, int]:
        return {TRACK_PER_CARD + TRACKS.index(self.track): self.amount}

    def words(self) -> tuple[str, dict[str, int | str]]:
        return "track_per_card", {"track": self.track, "amount": self.amount, "cards": f"each-{self.card_color}"}


class CoinsOnColony(Value):
    """Coins at every capture, before the colony is plundered or annexed."""

    coins: int

    def powers(self) -> dict[int, int]:
        return {COLONY_COINS: self.coins}


class MedalPrice(Value):
    silver: int
    gold: int


class MedalPrices(Value):
    """Medals cost what is printed on the card, by epoch."""

    prices: dict[str, MedalPrice]
    prices_sure: str

    def powers(self) -> dict[int, int]:
        return {MEDAL_CARDS: 1}

    def words(self) -> tuple[str, dict[str, int | str]]:
        printed = [(EPOCHS.index(epoch) + 1, price) for epoch, price in self.prices.items()]
        silver: dict[str, int | str] = {f"silver{number}": price.silver for number, price in printed}
        return "medal_prices", silver | {f"gold{number}": price.gold for number, price in printed}


class PayInsteadOfRemoving(Value):
    """While feeding, coins save cards from removal, up to so many cards in one step."""

    coins_per_card: int
    max_cards_per_step: int

    def powers(self) -> dict[int, int]:
        return {RELIEF_COINS: self.coins_per_card, RELIEF_CARDS: self.max_cards_per_step}


class FoodSurplusCoins(Value):
    """While feeding, coins for every point of food above the number of cards."""

    coins_per_point: int
    max_coins_per_step: int

    def powers(self) -> dict[int, int]:
        return {SURPLUS_COINS: self.coins_per_point, SURPLUS_MOST: self.max_coins_per_step}


class IncomeCatchUp(Value):
    """At income, coins for every other track that stands higher than income."""

    coins_per_track: int
    max_coins_per_step: int

    def powers(self) -> dict[int, int]:
        return {CATCH_UP_COINS: self.coins_per_track, CATCH_UP_MOST: self.max_coins_per_step}


class StatueBoost(Value):
    """Every statue, built or yet to come, raises the track of its tile once more, or is worth more points."""

    track_bonus: int
    vp_if_tile_face_down: int

    def powers(self) -> dict[int, int]:
        return {STATUE_TRACK: self.track_bonus, STATUE_VP: self.vp_if_tile_face_down}


class SilverFullValue(Value):
    """So many silver medals count the whole track instead of half."""

    medals: int

    def powers(self) -> dict[int, int]:
        return {FULL_MEDALS: self.medals}


class VpPerSet(Value):
    """Points per set of five colours."""

    vp: int

    def powers(self) -> dict[int, int]:
        return {SET_VP: self.vp}


class WildInSet(Value):
    """For gold medals the card stands for the missing colour of so many sets."""

    sets: int

    def powers(self) -> dict[int, int]:
        return {WILD_CARDS: self.sets}


class DoubleCapture(Value):
    """More than one colony and more than one statue in a step."""

    colonies_per_step: int
    statues_per_step: int

    def powers(self) -> dict[int, int]:
        return {MORE_COLONIES: self.colonies_per_step - 1, MORE_STATUES: self.statues_per_step - 1}


class RequirementReduction(Value):
    """Colonies and statues require so much less."""

    amount: int

    def powers(self) -> dict[int, int]:
        return {REDUCTION: self.amount}


class PayForRequirement(Value):
    """Coins make up for what a track is short of, up to so many coins in one step."""

    coins_per_point: int
    max_coins_per_step: int

    def powers(self) -> dict[int, int]:
        return {LOBBY_COINS: self.coins_per_point, LOBBY_MOST: self.max_coins_per_step}


Effect = (
    SellBonus | BonusTileOnCard | TrackPerCard | CoinsOnColony | MedalPrices | PayInsteadOfRemoving | FoodSurplusCoins
    | IncomeCatchUp | StatueBoost | SilverFullValue | VpPerSet | WildInSet | DoubleCapture | RequirementReduction
    | PayForRequirement
)  # fmt: skip


# What else is printed: carried out where the rules have it, here only to be put into words


class Bonus(Value):
    """A track that rises."""

    track: Track
    n: int


class Points(Value):
    """Victory points."""

    vp: int


class Requirement(Value):
    """What a track must have reached."""

    track: Track
    n: int


class Plunder(Value):
    """Coins for plundering a colony."""

    coins: int


class Annex(Value):
    """Coins that annexing a colony costs."""

    coins: int


class TileBonus(Value):
    """What the bonus tile of a statue brings, to its track or as points."""

    n: int


class Start(Value):
    """Coins to begin with."""

    coins: int


class SilverMedal(Value):
    """Half of a track as points."""


class GoldMedal(Value):
    """Points for every set of five colours."""

    vp: int


Printed = Effect | Bonus | Points | Requirement | Plunder | Annex | TileBonus | Start | SilverMedal | GoldMedal


def bonuses(tracks: dict[Track, int]) -> list[Printed]:
    """Every track that rises, in order."""
    return [Bonus(track, n) for track, n in tracks.items() if n]

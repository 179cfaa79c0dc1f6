"""What a player can do: a class for every verb, with all that it can name. Their order is that of the catalogue."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, Self

from ecumene.games.through_the_ages import traits
from ecumene.games.through_the_ages.components import CARDS, HIGHEST_BID, ROW_COST
from ecumene.games.through_the_ages.moves import (
    SEATS,
    UNITS,
    WORKERS,
    CardMove,
    CountMove,
    Move,
    RivalMove,
    WordMove,
    ids,
)
from ecumene.kernel.actions import Catalogue
from ecumene.kernel.messages import Seat

MOST_STAGES: Final = 4
MOST_MIX: Final = 7

Side = Literal["a", "b"]

# Short answers


class Pass(Move, frozen=True):
    """Take no political action, or leave the auction."""

    rule: ClassVar[str] = "politics"


class End(Move, frozen=True):
    """End the action phase."""

    rule: ClassVar[str] = "action-phase"


class Done(Move, frozen=True):
    """Nothing more of what is asked."""

    rule: ClassVar[str] = "turn"


class Decline(Move, frozen=True):
    """Do not do what is offered."""

    rule: ClassVar[str] = "events"


class Accept(Move, frozen=True):
    """Agree to a pact."""

    rule: ClassVar[str] = "pacts"


class Refuse(Move, frozen=True):
    """Do not agree to a pact."""

    rule: ClassVar[str] = "pacts"


# The action phase


class Take(Move, frozen=True):
    """Take the card at a place of the card row, counted from the left."""

    place: int
    rule: ClassVar[str] = "card-row"

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(place) for place in range(1, len(ROW_COST) + 1)]


class Population(Move, frozen=True):
    """Increase the population."""

    rule: ClassVar[str] = "population"


class Build(CardMove, frozen=True):
    """Build a farm, mine or urban building, or train a unit."""

    rule: ClassVar[str] = "building"
    cards: ClassVar[list[str]] = WORKERS

    @property
    def phrase(self) -> str:
        return "build-unit" if self.card in UNITS else "build"


class Upgrade(Move, frozen=True):
    """Move a worker to a better card of the same type."""

    card: str
    onto: str
    rule: ClassVar[str] = "upgrading"

    @classmethod
    def every(cls) -> list[Self]:
        pairs = ((low, high) for i, low in enumerate(CARDS) for high in CARDS[i + 1 :])
        return [cls(low.id, high.id) for low, high in pairs if low.family == high.family <= traits.AIR_FORCE]


class Transform(Move, frozen=True):
    """Turn an urban building into a theater (Bach)."""

    card: str
    onto: str
    rule: ClassVar[str] = "upgrading"

    @classmethod
    def every(cls) -> list[Self]:
        buildings = [
            card for card in CARDS if traits.LAB <= card.family <= traits.ARENA and card.family != traits.THEATER
        ]
        theaters = [card for card in CARDS if card.family == traits.THEATER]
        return [cls(low.id, high.id) for low in buildings for high in theaters if high.age >= low.age]


class Destroy(CardMove, frozen=True):
    """Destroy a farm, mine or urban building."""

    rule: ClassVar[str] = "destroying"
    cards: ClassVar[list[str]] = ids(traits.FARM, traits.ARENA)


class Disband(CardMove, frozen=True):
    """Disband a unit."""

    rule: ClassVar[str] = "units"
    cards: ClassVar[list[str]] = UNITS


class Leader(CardMove, frozen=True):
    """Play a leader."""

    rule: ClassVar[str] = "leaders"
    cards: ClassVar[list[str]] = ids(traits.LEADER)


class Tuck(CardMove, frozen=True):
    """Put the replaced leader under a completed wonder (Homer)."""

    rule: ClassVar[str] = "leaders"
    cards: ClassVar[list[str]] = ids(traits.WONDER)


class Stage(CountMove, frozen=True):
    """Build stages of the wonder."""

    rule: ClassVar[str] = "wonders"
    numbers: ClassVar[range] = range(1, MOST_STAGES + 1)


class Develop(CardMove, frozen=True):
    """Develop a technology."""

    rule: ClassVar[str] = "technologies"
    cards: ClassVar[list[str]] = ids(traits.FARM, traits.CONSTRUCTION, ages=(1, 2, 3))


class Revolution(CardMove, frozen=True):
    """Change the government by revolution."""

    rule: ClassVar[str] = "revolution"
    cards: ClassVar[list[str]] = ids(traits.GOVERNMENT, ages=(1, 2, 3))


class Play(CardMove, frozen=True):
    """Play an action card."""

    rule: ClassVar[str] = "action-cards"
    cards: ClassVar[list[str]] = ids(traits.ACTION)


class Recruit(CardMove, frozen=True):
    """Increase the population and train it at once (Barbarossa)."""

    rule: ClassVar[str] = "units"
    cards: ClassVar[list[str]] = UNITS


class Tactic(CardMove, frozen=True):
    """Play a tactic from the hand."""

    rule: ClassVar[str] = "tactics"
    cards: ClassVar[list[str]] = ids(traits.TACTIC)


class Copy(CardMove, frozen=True):
    """Copy a common tactic."""

    rule: ClassVar[str] = "tactics"
    cards: ClassVar[list[str]] = ids(traits.TACTIC)


class Sail(Move, frozen=True):
    """The free population of Ocean Liner Service."""

    rule: ClassVar[str] = "wonders"


class Inspire(WordMove, frozen=True):
    """Churchill's choice of the turn."""

    how: Literal["culture", "arms"]
    words: ClassVar[tuple[str, ...]] = ("culture", "arms")
    rule: ClassVar[str] = "leaders"

    def touches(self) -> tuple[str, ...]:
        return ("winston_churchill",)


class Convert(Move, frozen=True):
    """Use a military action as a civil one (Hammurabi)."""

    rule: ClassVar[str] = "leaders"


class Exchange(Move, frozen=True):
    """Use a food as a resource, or the other way round (Trade Routes Agreement)."""

    rule: ClassVar[str] = "pacts"


# The politics phase


class Prepare(CardMove, frozen=True):
    """Prepare an event."""

    rule: ClassVar[str] = "events"
    cards: ClassVar[list[str]] = ids(traits.TERRITORY) + ids(traits.EVENT, ages=(1, 2, 3))


class Attack(RivalMove, frozen=True):
    """Play an aggression against a rival."""

    rule: ClassVar[str] = "aggression"
    cards: ClassVar[list[str]] = ids(traits.AGGRESSION)


class War(RivalMove, frozen=True):
    """Declare a war on a rival."""

    rule: ClassVar[str] = "war"
    cards: ClassVar[list[str]] = ids(traits.WAR)


class Pact(Move, frozen=True):
    """Offer a pact to a rival, naming one's own side."""

    card: str
    rival: Seat
    side: Side
    rule: ClassVar[str] = "pacts"

    @classmethod
    def every(cls) -> list[Self]:
        pacts = [card for card in CARDS if card.family == traits.PACT]
        sides: tuple[Side, ...] = ("a", "b")
        return [cls(pact.id, seat, side) for pact in pacts for seat in SEATS for side in sides[: len(pact.sides)]]

    def touches(self) -> tuple[str, ...]:
        return (self.card,)


class Cancel(Move, frozen=True):
    """Cancel the pact in somebody's play area."""

    owner: Seat
    rule: ClassVar[str] = "pacts"

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(owner) for owner in SEATS]


class Retire(Move, frozen=True):
    """Remove Alexander for a yellow token."""

    rule: ClassVar[str] = "leaders"


class Settle(CardMove, frozen=True):
    """Remove Columbus and colonize a territory from the hand."""

    rule: ClassVar[str] = "leaders"
    cards: ClassVar[list[str]] = ids(traits.TERRITORY)


class Resign(Move, frozen=True):
    """Leave the game."""

    rule: ClassVar[str] = "resigning"
    resigns: ClassVar[bool] = True


# Answers to what events, colonization and attacks ask


class Bonus(CardMove, frozen=True):
    """Play a bonus card."""

    rule: ClassVar[str] = "military-cards"
    cards: ClassVar[list[str]] = ids(traits.BONUS)


class Discard(CardMove, frozen=True):
    """Discard a military card face down."""

    rule: ClassVar[str] = "military-cards"
    cards: ClassVar[list[str]] = ids(traits.TACTIC, traits.EVENT, ages=(1, 2, 3))


class Bid(CountMove, frozen=True):
    """Offer a colonization force of this strength."""

    rule: ClassVar[str] = "colonization"
    numbers: ClassVar[range] = range(1, HIGHEST_BID + 1)


class Send(CardMove, frozen=True):
    """Send a unit to colonize."""

    rule: ClassVar[str] = "colonization"
    cards: ClassVar[list[str]] = UNITS


class Remove(CardMove, frozen=True):
    """Lose the worker on a card."""

    rule: ClassVar[str] = "population"
    cards: ClassVar[list[str]] = WORKERS


class Repay(CardMove, frozen=True):
    """Give up a blue token that lies on a card."""

    rule: ClassVar[str] = "tokens"
    cards: ClassVar[list[str]] = ids(traits.FARM, traits.LAB)


class Ruin(CardMove, frozen=True):
    """Let a wonder fall into ruin."""

    rule: ClassVar[str] = "events"
    cards: ClassVar[list[str]] = ids(traits.WONDER, ages=(0, 1))


class Abandon(CardMove, frozen=True):
    """Give up a colony."""

    rule: ClassVar[str] = "events"
    cards: ClassVar[list[str]] = ids(traits.TERRITORY)


class Annex(CardMove, frozen=True):
    """Take a rival's colony."""

    rule: ClassVar[str] = "aggression"
    cards: ClassVar[list[str]] = ids(traits.TERRITORY)


class Infiltrate(WordMove, frozen=True):
    """Remove the rival's leader or unfinished wonder."""

    target: Literal["leader", "wonder"]
    words: ClassVar[tuple[str, ...]] = ("leader", "wonder")
    rule: ClassVar[str] = "aggression"


class Gain(WordMove, frozen=True):
    """Choose food or resources."""

    goods: Literal["food", "resources"]
    words: ClassVar[tuple[str, ...]] = ("food", "resources")
    rule: ClassVar[str] = "food-and-resources"


class Mix(CountMove, frozen=True):
    """How much of the whole is food; the rest is resources."""

    rule: ClassVar[str] = "food-and-resources"
    numbers: ClassVar[range] = range(MOST_MIX + 1)


class Seize(CardMove, frozen=True):
    """Take a special technology of the loser."""

    rule: ClassVar[str] = "war"
    cards: ClassVar[list[str]] = ids(traits.LAW, traits.CONSTRUCTION)


CATALOGUE: Final = Catalogue(
    Pass, End, Done, Decline, Accept, Refuse, Take, Population, Build, Upgrade, Transform, Destroy, Disband, Leader,
    Tuck, Stage, Develop, Revolution, Play, Recruit, Tactic, Copy, Sail, Inspire, Convert, Exchange, Prepare, Attack,
    War, Pact, Cancel, Retire, Settle, Resign, Bonus, Discard, Bid, Send, Remove, Repay, Ruin, Abandon, Annex,
    Infiltrate, Gain, Mix, Seize,
)  # fmt: skip

"""What a player can do: a class for every verb, with all that it can name. Their order is that of the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar, Final, Literal, Self

from ecumene.games.through_the_ages.components import CARDS, HIGHEST_BID, ROW_COST
from ecumene.games.through_the_ages.traits import *
from ecumene.kernel.actions import Action, Catalogue
from ecumene.kernel.messages import Seat

MOST_STAGES: Final = 4
MOST_MIX: Final = 7
SEATS: Final = tuple(Seat(seat) for seat in range(4))


def ids(first: int, last: int = -1, ages: Iterable[int] = range(4)) -> tuple[str, ...]:
    """The cards of a family, or of all families from one to another."""
    return tuple(card.id for card in CARDS if first <= card.family <= max(first, last) and card.age in ages)


# What actions name
UNITS: Final = ids(INFANTRY, AIR_FORCE)
WorkerCard = Annotated[str, ids(FARM, AIR_FORCE)]
Unit = Annotated[str, UNITS]
TacticCard = Annotated[str, ids(TACTIC)]
Territory = Annotated[str, ids(TERRITORY)]
Rival = Annotated[Seat, SEATS]
Side = Literal["a", "b"]


class Move(Action, frozen=True):
    """Base of all actions; the words for it are ``do-<phrase>``."""

    @property
    def phrase(self) -> str:
        return self.verb


class WordMove(Move, frozen=True):
    """An action that names one of a few words; each of them has a text of its own."""

    @property
    def phrase(self) -> str:
        return "-".join([self.verb, *self.fields().values()])

    def touches(self) -> tuple[str, ...]:
        return ()


# Short answers


class Pass(Move, frozen=True):
    """Take no political action, or leave the auction."""


class End(Move, frozen=True):
    """End the action phase."""


class Done(Move, frozen=True):
    """Nothing more of what is asked."""


class Decline(Move, frozen=True):
    """Do not do what is offered."""


class Accept(Move, frozen=True):
    """Agree to a pact."""


class Refuse(Move, frozen=True):
    """Do not agree to a pact."""


# The action phase


class Take(Move, frozen=True):
    """Take the card at a place of the card row, counted from the left."""

    place: Annotated[int, range(1, len(ROW_COST) + 1)]


class Population(Move, frozen=True):
    """Increase the population."""


class Build(Move, frozen=True):
    """Build a farm, mine or urban building, or train a unit."""

    card: WorkerCard

    @property
    def phrase(self) -> str:
        return "build-unit" if self.card in UNITS else "build"


class Upgrade(Move, frozen=True):
    """Move a worker to a better card of the same type."""

    card: str
    onto: str

    @classmethod
    def every(cls) -> list[Self]:
        pairs = ((low, high) for i, low in enumerate(CARDS) for high in CARDS[i + 1 :])
        return [cls(low.id, high.id) for low, high in pairs if low.family == high.family <= AIR_FORCE]


class Transform(Move, frozen=True):
    """Turn an urban building into a theater (Bach)."""

    card: str
    onto: str

    @classmethod
    def every(cls) -> list[Self]:
        buildings = [card for card in CARDS if LAB <= card.family <= ARENA and card.family != THEATER]
        theaters = [card for card in CARDS if card.family == THEATER]
        return [cls(low.id, high.id) for low in buildings for high in theaters if high.age >= low.age]


class Destroy(Move, frozen=True):
    """Destroy a farm, mine or urban building."""

    card: Annotated[str, ids(FARM, ARENA)]


class Disband(Move, frozen=True):
    card: Unit


class Leader(Move, frozen=True):
    """Play a leader."""

    card: Annotated[str, ids(LEADER)]


class Tuck(Move, frozen=True):
    """Put the replaced leader under a completed wonder (Homer)."""

    card: Annotated[str, ids(WONDER)]


class Stage(Move, frozen=True):
    """Build stages of the wonder."""

    n: Annotated[int, range(1, MOST_STAGES + 1)]


class Develop(Move, frozen=True):
    """Develop a technology."""

    card: Annotated[str, ids(FARM, CONSTRUCTION, ages=(1, 2, 3))]


class Revolution(Move, frozen=True):
    """Change the government by revolution."""

    card: Annotated[str, ids(GOVERNMENT, ages=(1, 2, 3))]


class Play(Move, frozen=True):
    """Play an action card."""

    card: Annotated[str, ids(ACTION)]


class Recruit(Move, frozen=True):
    """Increase the population and train it at once (Barbarossa)."""

    card: Unit


class Tactic(Move, frozen=True):
    """Play a tactic from the hand."""

    card: TacticCard


class Copy(Move, frozen=True):
    """Copy a common tactic."""

    card: TacticCard


class Sail(Move, frozen=True):
    """The free population of Ocean Liner Service."""


class Inspire(WordMove, frozen=True):
    """Churchill's choice of the turn."""

    how: Literal["culture", "arms"]

    def touches(self) -> tuple[str, ...]:
        return ("winston_churchill",)


class Convert(Move, frozen=True):
    """Use a military action as a civil one (Hammurabi)."""


class Exchange(Move, frozen=True):
    """Use a food as a resource, or the other way round (Trade Routes Agreement)."""


# The politics phase


class Prepare(Move, frozen=True):
    """Prepare an event."""

    card: Annotated[str, ids(TERRITORY) + ids(EVENT, ages=(1, 2, 3))]


class Attack(Move, frozen=True):
    """Play an aggression against a rival."""

    card: Annotated[str, ids(AGGRESSION)]
    rival: Rival


class War(Move, frozen=True):
    """Declare a war on a rival."""

    card: Annotated[str, ids(WAR)]
    rival: Rival


class Pact(Move, frozen=True):
    """Offer a pact to a rival, naming one's own side."""

    card: str
    rival: Seat
    side: Side

    @classmethod
    def every(cls) -> list[Self]:
        pacts = [card for card in CARDS if card.family == PACT]
        sides: tuple[Side, ...] = ("a", "b")
        return [cls(pact.id, seat, side) for pact in pacts for seat in SEATS for side in sides[: len(pact.sides)]]

    def touches(self) -> tuple[str, ...]:
        return (self.card,)


class Cancel(Move, frozen=True):
    """Cancel the pact in somebody's play area."""

    owner: Rival


class Retire(Move, frozen=True):
    """Remove Alexander for a yellow token."""


class Settle(Move, frozen=True):
    """Remove Columbus and colonize a territory from the hand."""

    card: Territory


class Resign(Move, frozen=True):
    """Leave the game."""

    resigns: ClassVar[bool] = True


# Answers to what events, colonization and attacks ask


class Bonus(Move, frozen=True):
    """Play a bonus card."""

    card: Annotated[str, ids(BONUS)]


class Discard(Move, frozen=True):
    """Discard a military card face down."""

    card: Annotated[str, ids(TACTIC, EVENT, ages=(1, 2, 3))]


class Bid(Move, frozen=True):
    """Offer a colonization force of this strength."""

    n: Annotated[int, range(1, HIGHEST_BID + 1)]


class Send(Move, frozen=True):
    """Send a unit to colonize."""

    card: Unit


class Remove(Move, frozen=True):
    """Lose the worker on a card."""

    card: WorkerCard


class Repay(Move, frozen=True):
    """Give up a blue token that lies on a card."""

    card: Annotated[str, ids(FARM, LAB)]


class Ruin(Move, frozen=True):
    """Let a wonder fall into ruin."""

    card: Annotated[str, ids(WONDER, ages=(0, 1))]


class Abandon(Move, frozen=True):
    """Give up a colony."""

    card: Territory


class Annex(Move, frozen=True):
    """Take a rival's colony."""

    card: Territory


class Infiltrate(WordMove, frozen=True):
    """Remove the rival's leader or unfinished wonder."""

    target: Literal["leader", "wonder"]


class Gain(WordMove, frozen=True):
    """Choose food or resources."""

    goods: Literal["food", "resources"]


class Mix(Move, frozen=True):
    """How much of the whole is food; the rest is resources."""

    n: Annotated[int, range(MOST_MIX + 1)]


class Seize(Move, frozen=True):
    """Take a special technology of the loser."""

    card: Annotated[str, ids(LAW, CONSTRUCTION)]


CATALOGUE: Final = Catalogue(
    Pass, End, Done, Decline, Accept, Refuse, Take, Population, Build, Upgrade, Transform, Destroy, Disband, Leader,
    Tuck, Stage, Develop, Revolution, Play, Recruit, Tactic, Copy, Sail, Inspire, Convert, Exchange, Prepare, Attack,
    War, Pact, Cancel, Retire, Settle, Resign, Bonus, Discard, Bid, Send, Remove, Repay, Ruin, Abandon, Annex,
    Infiltrate, Gain, Mix, Seize,
)  # fmt: skip

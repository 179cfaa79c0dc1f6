"""The actions as people and records write them: a verb and what it names."""

from __future__ import annotations

from typing import Final, Self

from ecumene.games.through_the_ages import codes
from ecumene.games.through_the_ages.numbers import IDS
from ecumene.kernel.actions import Action, Catalogue
from ecumene.kernel.messages import Seat

SIDES: Final = ("a", "b")
GOODS: Final = ("food", "resources")
TARGETS: Final = ("leader", "wonder")
INSPIRATIONS: Final = ("culture", "arms")


class Listed(Action, frozen=True):
    """An action of the list in `codes`."""

    @classmethod
    def every(cls) -> list[Self]:
        verb = _TYPES.index(cls)
        return [
            cls(*_arguments(verb, first, second))
            for code, first, second in zip(codes.VERB, codes.FIRST, codes.SECOND, strict=True)
            if code == verb
        ]


class Pass(Listed, frozen=True):
    """Take no political action, or leave the auction."""


class End(Listed, frozen=True):
    """End the action phase."""


class Done(Listed, frozen=True):
    """Nothing more of what is asked."""


class Decline(Listed, frozen=True):
    """Do not do what is offered."""


class Accept(Listed, frozen=True):
    """Agree to a pact."""


class Refuse(Listed, frozen=True):
    """Do not agree to a pact."""


class Take(Listed, frozen=True):
    """Take the card at a place of the card row, counted from the left."""

    place: int


class Population(Listed, frozen=True):
    """Increase the population."""


class Build(Listed, frozen=True):
    """Build a farm, mine or urban building, or train a unit."""

    card: str


class Upgrade(Listed, frozen=True):
    """Move a worker to a better card of the same type."""

    card: str
    onto: str


class Transform(Listed, frozen=True):
    """Turn an urban building into a theater (Bach)."""

    card: str
    onto: str


class Destroy(Listed, frozen=True):
    """Destroy a farm, mine or urban building."""

    card: str


class Disband(Listed, frozen=True):
    """Disband a unit."""

    card: str


class Leader(Listed, frozen=True):
    """Play a leader."""

    card: str


class Tuck(Listed, frozen=True):
    """Put the replaced leader under a completed wonder (Homer)."""

    card: str


class Stage(Listed, frozen=True):
    """Build stages of the wonder."""

    n: int


class Develop(Listed, frozen=True):
    """Develop a technology."""

    card: str


class Revolution(Listed, frozen=True):
    """Change the government by revolution."""

    card: str


class Play(Listed, frozen=True):
    """Play an action card."""

    card: str


class Recruit(Listed, frozen=True):
    """Increase the population and train it at once (Barbarossa)."""

    card: str


class Tactic(Listed, frozen=True):
    """Play a tactic from the hand."""

    card: str


class Copy(Listed, frozen=True):
    """Copy a common tactic."""

    card: str


class Sail(Listed, frozen=True):
    """The free population of Ocean Liner Service."""


class Inspire(Listed, frozen=True):
    """Churchill's choice of the turn."""

    how: str

    def touches(self) -> tuple[str, ...]:
        return ("winston_churchill",)


class Convert(Listed, frozen=True):
    """Use a military action as a civil one (Hammurabi)."""


class Exchange(Listed, frozen=True):
    """Use a food as a resource, or the other way round (Trade Routes Agreement)."""


class Prepare(Listed, frozen=True):
    """Prepare an event."""

    card: str


class Attack(Listed, frozen=True):
    """Play an aggression against a rival."""

    card: str
    rival: Seat


class War(Listed, frozen=True):
    """Declare a war on a rival."""

    card: str
    rival: Seat


class Pact(Listed, frozen=True):
    """Offer a pact to a rival, naming one's own side."""

    card: str
    rival: Seat
    side: str

    def touches(self) -> tuple[str, ...]:
        return (self.card,)


class Cancel(Listed, frozen=True):
    """Cancel the pact in somebody's play area."""

    owner: Seat


class Retire(Listed, frozen=True):
    """Remove Alexander for a yellow token."""


class Settle(Listed, frozen=True):
    """Remove Columbus and colonize a territory from the hand."""

    card: str


class Resign(Listed, frozen=True):
    """Leave the game."""


class Bonus(Listed, frozen=True):
    """Play a bonus card."""

    card: str


class Discard(Listed, frozen=True):
    """Discard a military card face down."""

    card: str


class Bid(Listed, frozen=True):
    """Offer a colonization force of this strength."""

    n: int


class Send(Listed, frozen=True):
    """Send a unit to colonize."""

    card: str


class Remove(Listed, frozen=True):
    """Lose the worker on a card."""

    card: str


class Repay(Listed, frozen=True):
    """Give up a blue token that lies on a card."""

    card: str


class Ruin(Listed, frozen=True):
    """Let a wonder fall into ruin."""

    card: str


class Abandon(Listed, frozen=True):
    """Give up a colony."""

    card: str


class Annex(Listed, frozen=True):
    """Take a rival's colony."""

    card: str


class Infiltrate(Listed, frozen=True):
    """Remove the rival's leader or unfinished wonder."""

    target: str

    def touches(self) -> tuple[str, ...]:
        return ()


class Gain(Listed, frozen=True):
    """Choose food or resources."""

    goods: str

    def touches(self) -> tuple[str, ...]:
        return ()


class Mix(Listed, frozen=True):
    """How much of the whole is food; the rest is resources."""

    n: int


class Seize(Listed, frozen=True):
    """Take a special technology of the loser."""

    card: str


_TYPES: Final[tuple[type[Action], ...]] = (
    Pass, End, Done, Decline, Accept, Refuse, Take, Population, Build, Upgrade, Transform, Destroy, Disband, Leader,
    Tuck, Stage, Develop, Revolution, Play, Recruit, Tactic, Copy, Sail, Inspire, Convert, Exchange, Prepare, Attack,
    War, Pact, Cancel, Retire, Settle, Resign, Bonus, Discard, Bid, Send, Remove, Repay, Ruin, Abandon, Annex,
    Infiltrate, Gain, Mix, Seize,
)  # fmt: skip

_WORDS: Final = {codes.INSPIRE: INSPIRATIONS, codes.INFILTRATE_CARD: TARGETS, codes.GAIN: GOODS}
_NUMBERS: Final = {codes.TAKE: 1, codes.STAGE: 0, codes.BID: 0, codes.MIX: 0}


def _arguments(verb: int, first: int, second: int) -> tuple[int | str, ...]:
    if first < 0:
        return ()
    if verb in _NUMBERS:
        return (first + _NUMBERS[verb],)
    if verb == codes.CANCEL:
        return (Seat(first),)
    if verb in _WORDS:
        return (_WORDS[verb][first],)
    if verb in (codes.ATTACK, codes.DECLARE_WAR):
        return (IDS[first], Seat(second))
    if verb == codes.OFFER_PACT:
        return (IDS[first], Seat(second // 2), SIDES[second % 2])
    return (IDS[first],) if second < 0 else (IDS[first], IDS[second])


CATALOGUE: Final = Catalogue(*(_TYPES[verb] for verb in dict.fromkeys(codes.VERB)))

"""The actions as people and records write them: a verb and what it names."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages import codes
from ecumene.games.through_the_ages.tables import IDS
from ecumene.kernel import Action

SIDES: Final = ("a", "b")
GOODS: Final = ("food", "resources")
TARGETS: Final = ("leader", "wonder")
INSPIRATIONS: Final = ("culture", "arms")


class Pass(Action, frozen=True):
    """Take no political action, or leave the auction."""


class End(Action, frozen=True):
    """End the action phase."""


class Done(Action, frozen=True):
    """Nothing more of what is asked."""


class Decline(Action, frozen=True):
    """Do not do what is offered."""


class Accept(Action, frozen=True):
    """Agree to a pact."""


class Refuse(Action, frozen=True):
    """Do not agree to a pact."""


class Take(Action, frozen=True):
    """Take the card at a place of the card row, counted from the left."""

    place: int


class Population(Action, frozen=True):
    """Increase the population."""


class Build(Action, frozen=True):
    """Build a farm, mine or urban building, or train a unit."""

    card: str


class Upgrade(Action, frozen=True):
    """Move a worker to a better card of the same type."""

    card: str
    onto: str


class Transform(Action, frozen=True):
    """Turn an urban building into a theater (Bach)."""

    card: str
    onto: str


class Destroy(Action, frozen=True):
    """Destroy a farm, mine or urban building."""

    card: str


class Disband(Action, frozen=True):
    """Disband a unit."""

    card: str


class Leader(Action, frozen=True):
    """Play a leader."""

    card: str


class Tuck(Action, frozen=True):
    """Put the replaced leader under a completed wonder (Homer)."""

    card: str


class Stage(Action, frozen=True):
    """Build stages of the wonder."""

    n: int


class Develop(Action, frozen=True):
    """Develop a technology."""

    card: str


class Revolution(Action, frozen=True):
    """Change the government by revolution."""

    card: str


class Play(Action, frozen=True):
    """Play an action card."""

    card: str


class Recruit(Action, frozen=True):
    """Increase the population and train it at once (Barbarossa)."""

    card: str


class Tactic(Action, frozen=True):
    """Play a tactic from the hand."""

    card: str


class Copy(Action, frozen=True):
    """Copy a common tactic."""

    card: str


class Sail(Action, frozen=True):
    """The free population of Ocean Liner Service."""


class Inspire(Action, frozen=True):
    """Churchill's choice of the turn."""

    how: str

    def touches(self) -> tuple[str, ...]:
        return ("winston_churchill",)


class Convert(Action, frozen=True):
    """Use a military action as a civil one (Hammurabi)."""


class Exchange(Action, frozen=True):
    """Use a food as a resource, or the other way round (Trade Routes Agreement)."""


class Prepare(Action, frozen=True):
    """Prepare an event."""

    card: str


class Attack(Action, frozen=True):
    """Play an aggression against a rival."""

    card: str
    rival: int


class War(Action, frozen=True):
    """Declare a war on a rival."""

    card: str
    rival: int


class Pact(Action, frozen=True):
    """Offer a pact to a rival, naming one's own side."""

    card: str
    rival: int
    side: str

    def touches(self) -> tuple[str, ...]:
        return (self.card,)


class Cancel(Action, frozen=True):
    """Cancel the pact in somebody's play area."""

    owner: int


class Retire(Action, frozen=True):
    """Remove Alexander for a yellow token."""


class Settle(Action, frozen=True):
    """Remove Columbus and colonize a territory from the hand."""

    card: str


class Resign(Action, frozen=True):
    """Leave the game."""


class Bonus(Action, frozen=True):
    """Play a bonus card."""

    card: str


class Discard(Action, frozen=True):
    """Discard a military card face down."""

    card: str


class Bid(Action, frozen=True):
    """Offer a colonization force of this strength."""

    n: int


class Send(Action, frozen=True):
    """Send a unit to colonize."""

    card: str


class Remove(Action, frozen=True):
    """Lose the worker on a card."""

    card: str


class Repay(Action, frozen=True):
    """Give up a blue token that lies on a card."""

    card: str


class Ruin(Action, frozen=True):
    """Let a wonder fall into ruin."""

    card: str


class Abandon(Action, frozen=True):
    """Give up a colony."""

    card: str


class Annex(Action, frozen=True):
    """Take a rival's colony."""

    card: str


class Infiltrate(Action, frozen=True):
    """Remove the rival's leader or unfinished wonder."""

    target: str

    def touches(self) -> tuple[str, ...]:
        return ()


class Gain(Action, frozen=True):
    """Choose food or resources."""

    goods: str

    def touches(self) -> tuple[str, ...]:
        return ()


class Mix(Action, frozen=True):
    """How much of the whole is food; the rest is resources."""

    n: int


class Seize(Action, frozen=True):
    """Take a special technology of the loser."""

    card: str


_TYPES: Final[tuple[type[Action], ...]] = (
    Pass, End, Done, Decline, Accept, Refuse, Take, Population, Build, Upgrade, Transform, Destroy, Disband, Leader,
    Tuck, Stage, Develop, Revolution, Play, Recruit, Tactic, Copy, Sail, Inspire, Convert, Exchange, Prepare, Attack,
    War, Pact, Cancel, Retire, Settle, Resign, Bonus, Discard, Bid, Send, Remove, Repay, Ruin, Abandon, Annex,
    Infiltrate, Gain, Mix, Seize,
)  # fmt: skip

_WORDS: Final = {codes.INSPIRE: INSPIRATIONS, codes.INFILTRATE_CARD: TARGETS, codes.GAIN: GOODS}
_NUMBERS: Final = {codes.TAKE: 1, codes.STAGE: 0, codes.BID: 0, codes.MIX: 0, codes.CANCEL: 1}


def _arguments(verb: int, first: int, second: int) -> tuple[int | str, ...]:
    if first < 0:
        return ()
    if verb in _NUMBERS:
        return (first + _NUMBERS[verb],)
    if verb in _WORDS:
        return (_WORDS[verb][first],)
    if verb in (codes.ATTACK, codes.DECLARE_WAR):
        return (IDS[first], second + 1)
    if verb == codes.OFFER_PACT:
        return (IDS[first], second // 2 + 1, SIDES[second % 2])
    return (IDS[first],) if second < 0 else (IDS[first], IDS[second])


def all_actions() -> list[Action]:
    """The catalogue in the order of `codes`."""
    return [
        _TYPES[verb](*_arguments(verb, first, second))
        for verb, first, second in zip(codes.VERB, codes.FIRST, codes.SECOND, strict=True)
    ]

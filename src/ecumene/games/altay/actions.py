"""What a player of Altay can do: the finite catalogue of actions."""

from __future__ import annotations

from typing import Annotated, Final, Self

from ecumene.games.altay import numbers
from ecumene.games.altay.components import PEOPLES
from ecumene.games.altay.numbers import FACE_ID, FIGHTERS, HOLDER_ID, REGION_ID
from ecumene.games.altay.resources import RESOURCES
from ecumene.kernel.actions import Action, Catalogue

#: Instead of a resource: whatever fits.
ALL: Final = "all"

_FIGHTERS: Final = tuple(FACE_ID[face] for face in FIGHTERS)
_BORDERS: Final = [(REGION_ID[a], REGION_ID[b]) for a, b in zip(numbers.PAIR_FROM, numbers.PAIR_TO, strict=True)]
_PUTS: Final = [
    (HOLDER_ID[holder], ALL if resource == numbers.ALL else RESOURCES[resource])
    for holder, resource in zip(numbers.PUT_HOLDER, numbers.PUT_RESOURCE, strict=True)
]


People = Annotated[str, tuple(people.id for people in PEOPLES)]
Region = Annotated[str, tuple(REGION_ID)]
Resource = Annotated[str, RESOURCES]
Card = Annotated[str, tuple(FACE_ID)]
Store = Annotated[str, tuple(HOLDER_ID[slot] for slot in numbers.STORES)]
Fighter = Annotated[str, _FIGHTERS]


class ChoosePeople(Action, frozen=True, tag="people"):
    """Lead this people."""

    people: People


class Place(Action, frozen=True, tag="place"):
    """Put a settlement into this region."""

    region: Region


class Play(Action, frozen=True, tag="play"):
    """Play an action card in one of its ways."""

    card: str
    way: str

    def touches(self) -> tuple[str, ...]:
        return (self.card,)

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(FACE_ID[face], way) for face, way in zip(numbers.WAY_FACE, numbers.WAY_NAME, strict=True)]


class Put(Action, frozen=True, tag="put"):
    """Put a resource (``all``: whatever fits) onto a laid-out card or the achievement in work."""

    card: str
    resource: str

    def touches(self) -> tuple[str, ...]:
        return (self.card,) if self.resource == ALL else (self.card, self.resource)

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(card, resource) for card, resource in _PUTS]


class Use(Action, frozen=True, tag="use"):
    """Take all that is stored on a card; the card is discarded."""

    card: Store


class Buy(Action, frozen=True, tag="buy"):
    """Buy the top card of a pile; ``raw`` says what pays the wild part of its price, if it has one."""

    card: str
    raw: str = ""

    def __str__(self) -> str:
        return f"buy {self.card} {self.raw}".strip()

    def touches(self) -> tuple[str, ...]:
        return (self.card,)

    @classmethod
    def every(cls) -> list[Self]:
        piles = zip(numbers.BUY_PILE, numbers.BUY_RAW, strict=True)
        return [cls(FACE_ID[numbers.PILE_FACES[pile][-1]], _kinds(raw)) for pile, raw in piles]


class Start(Action, frozen=True, tag="start"):
    """Begin work on an achievement with a resource (``all``: whatever fits)."""

    achievement: str
    resource: str

    def touches(self) -> tuple[str, ...]:
        return (self.achievement,) if self.resource == ALL else (self.achievement, self.resource)

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(card, resource) for card, resource in _PUTS[numbers.FIRST_ACHIEVEMENT_PUT :]]


class Drop(Action, frozen=True, tag="drop"):
    """Give up the technology in work."""


class Trash(Action, frozen=True, tag="trash"):
    """Engineering: take a card of the hand out of the game and draw one."""

    card: Card


class Swap(Action, frozen=True, tag="swap"):
    """Mathematics: discard a card of the hand and draw one."""

    card: Card


class Exchange(Action, frozen=True, tag="exchange"):
    """Commerce: one resource for another."""

    given: str
    taken: str

    @classmethod
    def every(cls) -> list[Self]:
        pairs = zip(numbers.EXCHANGE_GIVEN, numbers.EXCHANGE_TAKEN, strict=True)
        return [cls(RESOURCES[given], RESOURCES[taken]) for given, taken in pairs]


class Ponder(Action, frozen=True, tag="ponder"):
    """Philosophy: take what it produces."""


class Move(Action, frozen=True, tag="move"):
    """Religion: move a settlement to an adjacent region."""

    origin: str
    target: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(origin, target) for origin, target in _BORDERS]


class Trade(Action, frozen=True, tag="trade"):
    """Buy a resource for coins."""

    resource: Resource


class Attack(Action, frozen=True, tag="attack"):
    """Attack an adjacent region from an own one, with this card first."""

    origin: str
    target: str
    card: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(origin, target, card) for origin, target in _BORDERS for card in _FIGHTERS]


class Commit(Action, frozen=True, tag="commit"):
    """Play one more card in the attack."""

    card: Fighter


class Strike(Action, frozen=True, tag="strike"):
    """No more cards: the rival must answer."""


class Yield(Action, frozen=True, tag="yield"):
    """Give the battle up and perhaps renew some cards."""


class Stand(Action, frozen=True, tag="stand"):
    """Fight with what has been played so far."""


class Defend(Action, frozen=True, tag="defend"):
    """Fight, and play this card."""

    card: Fighter


class Discard(Action, frozen=True, tag="discard"):
    """Discard a card after yielding, to draw another."""

    card: Card


class Done(Action, frozen=True, tag="done"):
    """Discard no more."""


class Keep(Action, frozen=True, tag="keep"):
    """Writing: end the turn and keep this card for later."""

    card: Card


class End(Action, frozen=True, tag="end"):
    """End the turn."""


def _kinds(bundle: int) -> str:
    """The wild part of a price, as in ``wood+stone``."""
    kinds = (name for i, name in enumerate(RESOURCES) for _ in range(bundle >> numbers.BITS * i & 127))
    return "+".join(kinds)


CATALOGUE: Final = Catalogue(
    ChoosePeople,
    Place,
    Play,
    Put,
    Use,
    Buy,
    Start,
    Drop,
    Trash,
    Swap,
    Exchange,
    Ponder,
    Move,
    Trade,
    Attack,
    Commit,
    Strike,
    Yield,
    Stand,
    Defend,
    Discard,
    Done,
    Keep,
    End,
)

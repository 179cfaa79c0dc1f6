"""What a player of Altay can do: the finite catalogue of actions."""

from __future__ import annotations

from ecumene.games.altay import tables
from ecumene.games.altay.components import PEOPLES, RESOURCES
from ecumene.games.altay.tables import FACE_ID, FIGHTERS, HOLDER_ID, REGION_ID
from ecumene.kernel import Action


class ChoosePeople(Action, frozen=True, tag="people"):
    """Lead this people."""

    people: str


class Place(Action, frozen=True, tag="place"):
    """Put a settlement into this region."""

    region: str


class Play(Action, frozen=True, tag="play"):
    """Play an action card in one of its ways."""

    card: str
    way: str

    def touches(self) -> tuple[str, ...]:
        return (self.card,)


class Put(Action, frozen=True, tag="put"):
    """Put a resource (``all``: whatever fits) onto a card on the table or the achievement in work."""

    card: str
    resource: str

    def touches(self) -> tuple[str, ...]:
        return (self.card,) if self.resource == "all" else (self.card, self.resource)


class Use(Action, frozen=True, tag="use"):
    """Take all that is stored on a card; the card is discarded."""

    card: str


class Buy(Action, frozen=True, tag="buy"):
    """Buy the top card of a pile; ``raw`` says what pays the wild part of its price."""

    card: str
    raw: str = ""

    def __str__(self) -> str:
        return f"buy {self.card} {self.raw}".strip()

    def touches(self) -> tuple[str, ...]:
        return (self.card,)


class Start(Action, frozen=True, tag="start"):
    """Begin work on an achievement with a resource (``all``: whatever fits)."""

    achievement: str
    resource: str

    def touches(self) -> tuple[str, ...]:
        return (self.achievement,) if self.resource == "all" else (self.achievement, self.resource)


class Drop(Action, frozen=True, tag="drop"):
    """Give up the technology in work."""


class Trash(Action, frozen=True, tag="trash"):
    """Engineering: take a card of the hand out of the game and draw one."""

    card: str


class Swap(Action, frozen=True, tag="swap"):
    """Mathematics: discard a card of the hand and draw one."""

    card: str


class Exchange(Action, frozen=True, tag="exchange"):
    """Commerce: one resource for another."""

    given: str
    taken: str


class Ponder(Action, frozen=True, tag="ponder"):
    """Philosophy: take what it produces."""


class Move(Action, frozen=True, tag="move"):
    """Religion: move a settlement to an adjacent region."""

    origin: str
    target: str


class Trade(Action, frozen=True, tag="trade"):
    """Buy a resource for coins."""

    resource: str


class Attack(Action, frozen=True, tag="attack"):
    """Attack an adjacent region from an own one, with this card first."""

    origin: str
    target: str
    card: str


class Commit(Action, frozen=True, tag="commit"):
    """Play one more card in the attack."""

    card: str


class Strike(Action, frozen=True, tag="strike"):
    """No more cards: the rival must answer."""


class Yield(Action, frozen=True, tag="yield"):
    """Give the battle up and perhaps renew some cards."""


class Stand(Action, frozen=True, tag="stand"):
    """Fight with what has been played so far."""


class Defend(Action, frozen=True, tag="defend"):
    """Fight, and play this card."""

    card: str


class Discard(Action, frozen=True, tag="discard"):
    """Discard a card after yielding, to draw another."""

    card: str


class Done(Action, frozen=True, tag="done"):
    """Discard no more."""


class Keep(Action, frozen=True, tag="keep"):
    """Writing: end the turn and keep this card for later."""

    card: str


class End(Action, frozen=True, tag="end"):
    """End the turn."""


def _resource(number: int) -> str:
    return "all" if number == tables.ALL else RESOURCES[number]


def _raw(bundle: int) -> str:
    """The wild part of a price, as in ``wood+stone``."""
    return "+".join(
        name for i, name in enumerate(RESOURCES) for _ in range(bundle >> tables.BITS * i & 127)
    )


def all_actions() -> list[Action]:
    """In the order of ``tables``."""
    fighters = [FACE_ID[face] for face in FIGHTERS]
    borders = [(REGION_ID[a], REGION_ID[b]) for a, b in zip(tables.PAIR_FROM, tables.PAIR_TO, strict=True)]
    puts = [
        (HOLDER_ID[holder], _resource(number))
        for holder, number in zip(tables.PUT_HOLDER, tables.PUT_RESOURCE, strict=True)
    ]
    actions: list[Action] = [ChoosePeople(people.id) for people in PEOPLES]
    actions += [Place(region) for region in REGION_ID]
    actions += [Play(FACE_ID[face], way) for face, way in zip(tables.WAY_FACE, tables.WAY_NAME, strict=True)]
    actions += [Put(holder, resource) for holder, resource in puts]
    actions += [Use(HOLDER_ID[slot]) for slot in tables.STORES]
    actions += [
        Buy(tables.FACE_ID[tables.PILE_FACES[pile][-1]], _raw(raw))
        for pile, raw in zip(tables.BUY_PILE, tables.BUY_RAW, strict=True)
    ]
    actions += [Start(holder, resource) for holder, resource in puts[tables.FIRST_ACHIEVEMENT_PUT :]]
    actions.append(Drop())
    actions += [Trash(card) for card in FACE_ID]
    actions += [Swap(card) for card in FACE_ID]
    actions += [Exchange(given, taken) for given in RESOURCES for taken in RESOURCES if given != taken]
    actions.append(Ponder())
    actions += [Move(origin, target) for origin, target in borders]
    actions += [Trade(resource) for resource in RESOURCES]
    actions += [Attack(origin, target, card) for origin, target in borders for card in fighters]
    actions += [Commit(card) for card in fighters]
    actions += [Strike(), Yield(), Stand()]
    actions += [Defend(card) for card in fighters]
    actions += [Discard(card) for card in FACE_ID]
    actions.append(Done())
    actions += [Keep(card) for card in FACE_ID]
    actions.append(End())
    return actions

"""A tiny game for the server's tests: hidden hands, simultaneous bids with take-back, and a public turn with undo."""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.kernel import Action, Decision, Game, Illegal, Journal, Message, Options, Result, Rng, State, rank

ROUNDS = 4


class Bid(Action, frozen=True):
    """Put a card face down."""

    card: int


class Mark(Action, frozen=True):
    """A public choice of the starting player after each reveal; it shows nobody anything, so it can be undone."""

    place: int


class Pass(Action, frozen=True):
    """Go on to the next round."""


class ToyOptions(Options, frozen=True):
    high: int = 30


class View(msgspec.Struct, frozen=True):
    round: int
    hand: list[int]
    sizes: list[int]
    chosen: list[bool]
    mine: int | None
    shown: list[list[int]]
    marks: list[int]


class Choice(Decision):
    def clone(self) -> Choice:
        return Choice(self.kind, list(self.seats))


class Toy(State):
    def __init__(self, players: int, rng: Rng, hands: list[list[int]]) -> None:
        super().__init__(players, rng)
        self.hands = hands
        self.bids: list[int | None] = [None] * players
        self.shown: list[list[int]] = []
        self.marks: list[int] = []
        self.stack = [Choice("bid", list(range(players)))]

    @property
    def game(self) -> Game:
        return GAME

    def legal(self, seat: int) -> list[int]:
        if seat not in self.to_move():
            return []
        catalogue = GAME.catalogue
        if self.stack[-1].kind == "bid":
            return [catalogue.id(Bid(card)) for card in self.hands[seat]]
        free = [catalogue.id(Mark(place)) for place in range(3) if place not in self.marks]
        return [*free, catalogue.id(Pass())]

    def apply(self, seat: int, action: int) -> None:
        value = GAME.catalogue[action]
        if isinstance(value, Bid):
            self._bid(seat, value.card)
        elif isinstance(value, Mark):
            self.marks.append(value.place)
            self._tell("marked", player=seat, place=value.place)
        else:
            self._tell("passed", player=seat)
            self.stack = [Choice("bid", list(range(self.players)))] if len(self.shown) < ROUNDS else []

    def _bid(self, seat: int, card: int) -> None:
        self.bids[seat] = card
        self.stack[-1].seats.remove(seat)
        if self.journal is not None:
            self.journal.tell_secret(1 << seat, "bid", {"card": card}, player=seat)
        if self.stack[-1].seats:
            return
        row = [bid for bid in self.bids if bid is not None]
        for hand, bid in zip(self.hands, row, strict=True):
            hand.remove(bid)
        self.shown.append(row)
        self.bids = [None] * self.players
        self.reveals += 1
        self.marks = []
        self._tell("shown", round=len(self.shown))
        self.stack = [Choice("mark", [0])]

    def _tell(self, kind: str, **facts: int) -> None:
        if self.journal is not None:
            self.journal.tell(kind, **facts)

    def refuse(self, seat: int, action: int) -> Illegal:
        return Illegal(Message("toy-no"), rule="hand")

    def can_take_back(self, seat: int) -> bool:
        return self.bids[seat] is not None

    def take_back(self, seat: int) -> None:
        if not self.can_take_back(seat):
            raise Illegal(Message("nothing-to-take-back"))
        self.bids[seat] = None
        self.stack[-1].seats = sorted([*self.stack[-1].seats, seat])
        self._tell("took-back", player=seat)

    def clone(self, rng: Rng) -> Toy:
        copy = Toy(self.players, rng, [list(hand) for hand in self.hands])
        copy.bids, copy.shown, copy.marks = list(self.bids), [list(row) for row in self.shown], list(self.marks)
        copy.stack = [decision.clone() for decision in self.stack]
        copy.reveals = self.reveals
        return copy

    def sample(self, seat: int, rng: Rng) -> Toy:
        """Nothing is known of the others but how many cards they hold."""
        copy = self.clone(rng)
        others = [other for other in range(self.players) if other != seat]
        pool = sorted(card for other in others for card in self.hands[other])
        rng.shuffle(pool)
        for other in others:
            size = len(self.hands[other])
            copy.hands[other], pool = pool[:size], pool[size:]
            copy.bids[other] = copy.hands[other][0] if self.bids[other] is not None else None
        return copy

    def view(self, seat: int | None) -> View:
        return View(
            round=len(self.shown) + 1,
            hand=[] if seat is None else list(self.hands[seat]),
            sizes=[len(hand) for hand in self.hands],
            chosen=[bid is not None for bid in self.bids],
            mine=None if seat is None else self.bids[seat],
            shown=self.shown,
            marks=self.marks,
        )

    def scores(self) -> list[dict[str, int]]:
        return [{"bids": sum(row[seat] for row in self.shown)} for seat in range(self.players)]

    def result(self) -> Result | None:
        return rank(self.scores(), [0] * self.players) if self.over else None

    def dump(self) -> Any:
        return [self.hands, self.bids, self.shown, self.marks, [[d.kind, d.seats] for d in self.stack]]


class ToyGame(Game):
    slug = "toy"
    version = 1
    players = range(2, 6)
    options = ToyOptions
    categories = ("bids",)

    def all_actions(self) -> list[Action]:
        return [*(Bid(card) for card in range(1, 100)), *(Mark(place) for place in range(3)), Pass()]

    def set_up(self, players: int, options: Any, rng: Rng, journal: Journal | None) -> State:
        cards = list(range(1, max(options.high, 6 * players) + 1))
        rng.shuffle(cards)
        state = Toy(players, rng, [sorted(cards[6 * seat : 6 * seat + 6]) for seat in range(players)])
        state.journal = journal
        if journal is not None:
            journal.tell("dealt")
        return state

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return {"cards": [{"id": str(card)} for card in range(1, 100)]}


GAME = ToyGame()

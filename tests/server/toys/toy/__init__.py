"""A tiny game for the server's tests: hidden hands, simultaneous bids with take-back, and a public turn with undo."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ecumene.kernel import (
    Action,
    Catalogue,
    Decision,
    Game,
    Hidden,
    Illegal,
    Message,
    Options,
    Result,
    Rng,
    State,
    Together,
    rank,
)

ROUNDS = 4
CARDS = 99
PLACES = 3


class Bid(Action, frozen=True):
    """Put a card face down."""

    card: Annotated[int, range(1, CARDS + 1)]


class Mark(Action, frozen=True):
    """A public choice of the starting player after each reveal; it shows nobody anything, so it can be undone."""

    place: Annotated[int, range(PLACES)]


class Pass(Action, frozen=True):
    """Go on to the next round."""


CATALOGUE = Catalogue(Bid, Mark, Pass)
BID = CATALOGUE.ids(Bid)
MARK = CATALOGUE.ids(Mark)
PASS = CATALOGUE.id(Pass())


class ToyOptions(Options, frozen=True):
    high: int = 30


class View(msgspec.Struct, frozen=True):
    round: int
    hand: list[int]
    sizes: list[int]
    chosen: list[bool]
    shown: list[list[int]]
    marks: list[int]


class Bidding(Together["Toy"]):
    kind = "bid"
    rule = "hand"

    def legal(self, state: Toy, seat: int) -> list[int]:
        return [BID[card - 1] for card in state.hands[seat]]

    def answer(self, state: Toy, seat: int, action: int) -> None:
        if state.journal is not None:
            state.journal.tell_some(1 << seat, "bid", {"card": action + 1}, seat)
        super().answer(state, seat, action)

    def reveal(self, state: Toy) -> None:
        row = [action + 1 for action in self.chosen]
        for hand, bid in zip(state.hands, row, strict=True):
            hand.remove(bid)
        state.shown.append(row)
        state.marks = []
        if state.journal is not None:
            state.journal.tell("shown", round=len(state.shown))
        state.stack.append(Marking([0]))

    def withdraw(self, state: Toy, seat: int) -> None:
        super().withdraw(state, seat)
        state.tell("took-back", seat)

    def refuse(self, state: Toy, seat: int, action: int) -> Illegal:
        return Illegal(Message("toy-no"), self.rule)

    def clone(self) -> Bidding:
        return Bidding(list(self.seats), list(self.chosen))


class Marking(Decision["Toy"]):
    kind = "mark"

    def legal(self, state: Toy, seat: int) -> list[int]:
        return [*(MARK[place] for place in range(PLACES) if place not in state.marks), PASS]

    def answer(self, state: Toy, seat: int, action: int) -> None:
        if action == PASS:
            state.stack.pop()
            state.tell("passed", seat)
        else:
            state.marks.append(action - MARK[0])
            if state.journal is not None:
                state.journal.tell("marked", seat, place=action - MARK[0])

    def clone(self) -> Marking:
        return Marking(list(self.seats))


class Toy(State):
    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.shown: list[list[int]] = []
        self.marks: list[int] = []

    @property
    def game(self) -> Game:
        return GAME

    def go_on(self) -> bool:
        if len(self.shown) == ROUNDS:
            return False
        self.stack.append(Bidding(list(range(self.players)), [-1] * self.players))
        return True

    def clone(self, rng: Rng) -> Toy:
        copy = Toy(self.players, rng)
        self.hand_over(copy)
        copy.hands = [list(hand) for hand in self.hands]
        copy.shown, copy.marks = [list(row) for row in self.shown], list(self.marks)
        return copy

    def forget(self, seat: int, rng: Rng) -> None:
        """Nothing is known of the others but how many cards they hold."""
        hidden = Hidden([0] * (CARDS + 1))
        for other in range(self.players):
            if other != seat:
                hidden.add(self.hands[other])
        hidden.deal(rng)

    def look(self, seat: int) -> View:
        return View(
            round=len(self.shown) + 1,
            hand=list(self.hands[seat]) if seat >= 0 else [],
            sizes=[len(hand) for hand in self.hands],
            chosen=[self.can_take_back(other) for other in range(self.players)],
            shown=self.shown,
            marks=self.marks,
        )

    def scores(self) -> list[dict[str, int]]:
        return [{"bids": sum(row[seat] for row in self.shown)} for seat in range(self.players)]

    def result(self) -> Result | None:
        return rank(self.scores(), [0] * self.players) if self.over else None

    def dump(self) -> Any:
        return [self.hands, self.shown, self.marks, self.pending()]


class ToyGame(Game):
    slug = "toy"
    version = 1
    players = range(2, 6)
    options = ToyOptions
    catalogue = CATALOGUE
    view = View
    categories = ("bids",)

    def blank(self, players: int, rng: Rng) -> Toy:
        return Toy(players, rng)

    def set_up(self, state: Toy, options: ToyOptions) -> None:
        cards = list(range(1, max(options.high, 6 * state.players) + 1))
        state.rng.shuffle(cards)
        state.hands = [sorted(cards[6 * seat : 6 * seat + 6]) for seat in range(state.players)]
        if state.journal is not None:
            state.journal.tell("dealt")
        state.proceed()

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return {"cards": [{"id": str(card)} for card in range(1, CARDS + 1)]}


GAME = ToyGame()

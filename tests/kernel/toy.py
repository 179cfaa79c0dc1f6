"""Heralds, the smallest game with everything the kernel promises: hidden commitments, a deck, an answer out of turn.

All seats choose a herald in secret. The highest one wins the round; whoever showed the lowest may contest it by turning
the top card of the deck. Then everyone draws a card, and after three rounds the game ends.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from fluent.runtime import FluentResource

from ecumene.kernel import (
    Action,
    Catalogue,
    Decision,
    Game,
    Hidden,
    Illegal,
    Options,
    Prompt,
    Result,
    Rng,
    Speech,
    State,
    Together,
    rank,
)
from ecumene.locale import bundle

CARDS = 20
HAND = 3
ROUNDS = 3
CONTEST, YIELD = CARDS, CARDS + 1

say = Speech("heralds")

_WORDS = {
    "en": """
heralds = Heralds
heralds-ask-choose = Choose a herald for round { $round }.
heralds-ask-answer = Contest the round or yield?
heralds-do-choose = Send { $card }
heralds-do-contest = Contest
heralds-do-yield = Yield
heralds-event-round = { $player } wins the round with { $card }
heralds-event-contested = { $player } turns { $card }
heralds-event-yielded = { $player } yields
heralds-event-drew = { $player } draws a card
heralds-event-drew-known = { $player } draws { $card }
heralds-no-card = { $card } is not in your hand.
heralds-no-answer = Only the lowest herald may do this.
heralds-score-rounds = Rounds
heralds-score-contests = Contests
heralds-field-round = Round
""",
    "ru": """
heralds = Вестники
heralds-ask-choose = Выберите вестника для раунда { $round }.
heralds-ask-answer = Оспорить раунд или уступить?
heralds-do-choose = Послать: { $card }
heralds-do-contest = Оспорить
heralds-do-yield = Уступить
heralds-event-round = { $player }: раунд выигран, { $card }
heralds-event-contested = { $player }: открыта карта { $card }
heralds-event-yielded = { $player } уступает
heralds-event-drew = { $player }: взята карта
heralds-event-drew-known = { $player }: взята карта { $card }
heralds-no-card = Карты { $card } у вас нет.
heralds-no-answer = Это может только самый младший вестник.
heralds-score-rounds = Раунды
heralds-score-contests = Споры
heralds-field-round = Раунд
""",
}
for _language, _words in _WORDS.items():
    _names = "".join(f"heralds-h{card} = h{card}\n" for card in range(CARDS))
    bundle(_language).add_resource(FluentResource(_words + _names))


Herald = Annotated[str, tuple(f"h{card}" for card in range(CARDS))]


class Choose(Action, frozen=True):
    card: Herald


class Contest(Action, frozen=True):
    pass


class Yield(Action, frozen=True):
    pass


class Choosing(Together["HeraldsState"]):
    """All seats choose at once; what is chosen lies face down."""

    kind = "choose"
    rule = "choosing"

    def legal(self, state: HeraldsState, seat: int) -> list[int]:
        return list(state.hands[seat])

    def reveal(self, state: HeraldsState) -> None:
        state.reveal(self.chosen)

    def prompt(self, state: HeraldsState, seat: int) -> Prompt:
        return Prompt(self.kind, say.text("ask-choose", round=state.round), self.rule)

    def refuse(self, state: HeraldsState, seat: int, action: int) -> Illegal:
        return say.no("card", self.rule, card=f"h{action}") if action < CARDS else say.no("answer", "contest")

    def clone(self) -> Choosing:
        return Choosing(list(self.seats), list(self.chosen))


class Answering(Decision["HeraldsState"]):
    """The seat with the lowest herald answers."""

    kind = "answer"
    rule = "contest"

    def __init__(self, seat: int, best: int, winner: int) -> None:
        super().__init__([seat])
        self.best = best
        self.winner = winner

    def legal(self, state: HeraldsState, seat: int) -> list[int]:
        return [CONTEST, YIELD]

    def answer(self, state: HeraldsState, seat: int, action: int) -> None:
        state.stack.pop()
        if action == CONTEST:
            state.contest(seat, self)
        else:
            state.tell("yielded", seat)
        state.next_round()

    def refuse(self, state: HeraldsState, seat: int, action: int) -> Illegal:
        return say.no("answer", self.rule)

    def reach(self, state: HeraldsState, seat: int) -> list[int]:
        return list(state.hands[seat])

    def clone(self) -> Answering:
        return Answering(self.seats[0], self.best, self.winner)

    def facts(self) -> list[int]:
        return [self.best, self.winner]


class View(msgspec.Struct):
    round: int
    hand: list[int]
    hand_sizes: list[int]
    deck: int
    shown: list[int]
    chosen: list[bool]
    points: list[list[int]]


class HeraldsState(State):
    def __init__(self, game: Heralds, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self._game = game
        self.round = 1
        self.shown: list[int] = []
        self.points = [[0, 0] for _ in range(players)]
        self.deck = list(range(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.ended = False

    @property
    def game(self) -> Game:
        return self._game

    def deal(self) -> None:
        self.rng.shuffle(self.deck)
        for hand in self.hands:
            hand.extend(sorted(self.deck.pop() for _ in range(HAND)))
        self.ask()

    def ask(self) -> None:
        self.stack.append(Choosing(list(range(self.players)), [-1] * self.players))

    def reveal(self, chosen: list[int]) -> None:
        for hand, card in zip(self.hands, chosen, strict=True):
            hand.remove(card)
        self.shown += chosen
        winner, lowest = chosen.index(max(chosen)), chosen.index(min(chosen))
        self.points[winner][0] += 1
        self.tell("round", winner, f"h{chosen[winner]}")
        self.stack.append(Answering(lowest, max(chosen), winner))

    def contest(self, seat: int, answering: Answering) -> None:
        self.reveals += 1
        card = self.deck.pop()
        self.shown.append(card)
        self.tell("contested", seat, f"h{card}")
        if card > answering.best:
            self.points[answering.winner][0] -= 1
            self.points[seat][1] += 2

    def next_round(self) -> None:
        if self.round == ROUNDS:
            self.ended = True
            return
        self.round += 1
        self.reveals += 1
        for seat in range(self.players):
            card = self.deck.pop()
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.tell_drawn(seat, card)
        self.ask()

    def tell_drawn(self, seat: int, card: int) -> None:
        if self.journal is not None:
            self.journal.tell_some(1 << seat, "drew", {"card": f"h{card}"}, seat)

    def inventory(self) -> dict[str, int]:
        everywhere = [*self.deck, *self.shown, *(card for hand in self.hands for card in hand)]
        return {f"h{card}": everywhere.count(card) for card in range(CARDS)}

    def clone(self, rng: Rng) -> HeraldsState:
        copy = type(self)(self._game, self.players, rng)
        self.hand_over(copy)
        copy.round = self.round
        copy.ended = self.ended
        copy.shown = list(self.shown)
        copy.points = [list(points) for points in self.points]
        copy.deck = list(self.deck)
        copy.hands = [list(hand) for hand in self.hands]
        return copy

    def forget(self, seat: int, rng: Rng) -> None:
        hidden = Hidden([0] * CARDS)
        hidden.add(self.deck)
        for other in range(self.players):
            if other != seat:
                hidden.add(self.hands[other])
        hidden.deal(rng)
        for hand in self.hands:
            hand.sort()

    def look(self, seat: int) -> View:
        return View(
            round=self.round,
            hand=list(self.hands[seat]) if seat >= 0 else [],
            hand_sizes=[len(hand) for hand in self.hands],
            deck=len(self.deck),
            shown=self.shown,
            chosen=[self.can_take_back(other) for other in range(self.players)],
            points=[list(points) for points in self.points],
        )

    def scores(self) -> list[dict[str, int]]:
        return [{"rounds": rounds, "contests": contests} for rounds, contests in self.points]

    def result(self) -> Result | None:
        return rank(self.scores(), [len(hand) for hand in self.hands]) if self.ended else None

    def dump(self) -> Any:
        return {
            "round": self.round,
            "hands": self.hands,
            "chosen": [self.committed(seat) for seat in range(self.players)],
            "deck": self.deck,
            "shown": self.shown,
            "points": self.points,
            "waiting": self.pending(),
        }


class HeraldsOptions(Options, frozen=True):
    start: Literal["high", "low"] = "high"
    open: bool = False
    heralds: int = 20


class Heralds(Game):
    slug: ClassVar[str] = "heralds"
    version = 1
    players = range(2, 4)
    options = HeraldsOptions
    catalogue = Catalogue(Choose, Contest, Yield)
    view = View
    categories = ("rounds", "contests")
    hidden: ClassVar[tuple[str, ...] | None] = ("hands", "chosen", "deck")

    def __init__(self, state: type[HeraldsState] = HeraldsState) -> None:
        self.state = state

    def blank(self, players: int, rng: Rng) -> HeraldsState:
        return self.state(self, players, rng)

    def set_up(self, state: HeraldsState, options: Any) -> None:
        state.deal()

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return {"heralds": [{"id": f"h{card}", "rank": card} for card in range(CARDS)]}

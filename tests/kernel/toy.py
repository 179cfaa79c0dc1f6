"""Heralds, the smallest game with everything the kernel promises: hidden commitments, a deck, an answer out of turn.

All seats choose a herald in secret. The highest one wins the round; whoever showed the lowest may contest it by turning
the top card of the deck. Then everyone draws a card, and after three rounds the game ends.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec
from fluent.runtime import FluentResource

from ecumene.kernel import (
    Action,
    Decision,
    Game,
    Illegal,
    Journal,
    Message,
    Options,
    Prompt,
    Refusal,
    Result,
    Rng,
    State,
    rank,
)
from ecumene.locale import bundle

CARDS = 20
HAND = 3
ROUNDS = 3
CONTEST, YIELD = CARDS, CARDS + 1

_WORDS = {
    "en": """
heralds = Heralds
heralds-ask-choose = Choose a herald for round { $round }.
heralds-ask-answer = Contest the round or yield?
heralds-do-choose = Send { $card }
heralds-do-contest = Contest
heralds-do-yield = Yield
heralds-event-chose = { $player } has chosen
heralds-event-round = { $player } wins the round with { $card }
heralds-event-contested = { $player } turns { $card }
heralds-event-yielded = { $player } yields
heralds-event-drew = { $player } draws a card
heralds-event-drew-card = { $player } draws { $card }
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
heralds-event-chose = { $player }: выбор сделан
heralds-event-round = { $player }: раунд выигран, { $card }
heralds-event-contested = { $player }: открыта карта { $card }
heralds-event-yielded = { $player } уступает
heralds-event-drew = { $player }: взята карта
heralds-event-drew-card = { $player }: взята карта { $card }
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


class Choose(Action, frozen=True):
    card: str


class Contest(Action, frozen=True):
    pass


class Yield(Action, frozen=True):
    pass


class Choosing(Decision):
    """All seats choose at once; what is chosen lies face down."""

    def __init__(self, seats: list[int], chosen: list[int]) -> None:
        super().__init__("choose", seats)
        self.chosen = chosen

    def clone(self) -> Choosing:
        return Choosing(list(self.seats), list(self.chosen))


class Answering(Decision):
    """The seat with the lowest herald answers."""

    def __init__(self, seat: int, best: int, winner: int) -> None:
        super().__init__("answer", [seat])
        self.best = best
        self.winner = winner

    def clone(self) -> Answering:
        return Answering(self.seats[0], self.best, self.winner)


class View(msgspec.Struct):
    round: int
    hand: list[int]
    hand_sizes: list[int]
    deck: int
    shown: list[int]
    chosen: list[bool]
    own_choice: int
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

    @property
    def chosen(self) -> list[int]:
        """What each seat has face down, -1 for nothing."""
        bottom = self.stack[0] if self.stack else None
        return bottom.chosen if isinstance(bottom, Choosing) else [-1] * self.players

    def deal(self) -> None:
        self.rng.shuffle(self.deck)
        for hand in self.hands:
            hand.extend(sorted(self.deck.pop() for _ in range(HAND)))
        self.ask()

    def ask(self) -> None:
        self.stack.append(Choosing(list(range(self.players)), [-1] * self.players))

    def legal(self, seat: int) -> list[int]:
        if seat not in self.to_move():
            return []
        return list(self.hands[seat]) if self.stack[-1].kind == "choose" else [CONTEST, YIELD]

    def apply(self, seat: int, action: int) -> None:
        if action < CARDS:
            self.choose(seat, action)
        else:
            self.answer(seat, action)

    def tell(self, kind: str, **facts: int | str) -> None:
        if self.journal is not None:
            self.journal.tell(kind, **facts)

    def choose(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.chosen[seat] = card
        self.stack[-1].seats.remove(seat)
        self.tell("chose", player=seat)
        if not self.stack[-1].seats:
            self.reveal()

    def reveal(self) -> None:
        self.reveals += 1
        winner = self.chosen.index(max(self.chosen))
        lowest = self.chosen.index(min(self.chosen))
        self.points[winner][0] += 1
        self.tell("round", player=winner, card=f"h{self.chosen[winner]}")
        self.stack.append(Answering(lowest, max(self.chosen), winner))

    def answer(self, seat: int, action: int) -> None:
        answering = self.stack.pop()
        assert isinstance(answering, Answering)
        self.shown.extend(self.chosen)
        self.stack.pop()
        if action == CONTEST:
            self.contest(seat, answering)
        else:
            self.tell("yielded", player=seat)
        self.next_round()

    def contest(self, seat: int, answering: Answering) -> None:
        self.reveals += 1
        card = self.deck.pop()
        self.shown.append(card)
        self.tell("contested", player=seat, card=f"h{card}")
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
            self.journal.tell_secret(1 << seat, "drew", {"card": f"h{card}"}, player=seat)

    def narrate(self, event: Any) -> Message:
        message = super().narrate(event)
        return (
            Message(f"{message.id}-card", message.args) if event.kind == "drew" and "card" in event.facts else message
        )

    def can_take_back(self, seat: int) -> bool:
        return bool(self.stack) and self.stack[-1].kind == "choose" and self.chosen[seat] >= 0

    def take_back(self, seat: int) -> None:
        if not self.can_take_back(seat):
            super().take_back(seat)
        self.hands[seat] = sorted([*self.hands[seat], self.chosen[seat]])
        self.chosen[seat] = -1
        self.stack[-1].seats = sorted([*self.stack[-1].seats, seat])

    def refuse(self, seat: int, action: int) -> Illegal:
        if action < CARDS:
            return Illegal(Message("heralds-no-card", {"card": self.game.name_of(f"h{action}")}), "choosing")
        return Illegal(Message("heralds-no-answer"), "contest")

    def refusals(self, seat: int) -> list[Refusal]:
        if seat not in self.to_move() or self.stack[-1].kind == "choose":
            return []
        reason = self.refuse(seat, 0)
        return [Refusal("choose", (f"h{card}",), reason.reason, reason.rule) for card in self.hands[seat]]

    def prompt(self, seat: int) -> Prompt:
        prompt = super().prompt(seat)
        return Prompt(prompt.kind, Message(prompt.text.id, {"round": self.round}), "choosing")

    def inventory(self) -> dict[str, int]:
        face_down = [card for card in self.chosen if card >= 0]
        on_table = [*self.deck, *self.shown, *face_down, *(card for hand in self.hands for card in hand)]
        return {f"h{card}": on_table.count(card) for card in range(CARDS)}

    def blank(self, rng: Rng) -> HeraldsState:
        return type(self)(self._game, self.players, rng)

    def clone(self, rng: Rng) -> HeraldsState:
        copy = self.blank(rng)
        copy.round = self.round
        copy.reveals = self.reveals
        copy.ended = self.ended
        copy.shown = list(self.shown)
        copy.points = [list(points) for points in self.points]
        copy.deck = list(self.deck)
        copy.hands = [list(hand) for hand in self.hands]
        copy.stack = [decision.clone() for decision in self.stack]
        return copy

    def sample(self, seat: int, rng: Rng) -> HeraldsState:
        drawn = self.clone(rng)
        face_up = self.stack and self.stack[-1].kind == "answer"
        known = {*self.shown, *self.hands[seat], *(self.chosen if face_up else [self.chosen[seat]])}
        unknown = [card for card in range(CARDS) if card not in known]
        rng.shuffle(unknown)
        for other in range(self.players):
            if other != seat:
                drawn.hands[other] = sorted(unknown.pop() for _ in self.hands[other])
                if drawn.chosen[other] >= 0 and not face_up:
                    drawn.chosen[other] = unknown.pop()
        drawn.deck = [unknown.pop() for _ in self.deck]
        return drawn

    def view(self, seat: int | None) -> View:
        face_up = bool(self.stack) and self.stack[-1].kind == "answer"
        return View(
            round=self.round,
            hand=[] if seat is None else list(self.hands[seat]),
            hand_sizes=[len(hand) for hand in self.hands],
            deck=len(self.deck),
            shown=self.shown + (self.chosen if face_up else []),
            chosen=[card >= 0 for card in self.chosen],
            own_choice=-1 if seat is None else self.chosen[seat],
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
            "chosen": [card + 1 for card in self.chosen],
            "deck": self.deck,
            "shown": self.shown,
            "points": self.points,
            "waiting": [[decision.kind, decision.seats] for decision in self.stack],
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
    categories = ("rounds", "contests")
    hidden: ClassVar[tuple[str, ...] | None] = ("hands", "chosen", "deck")

    def __init__(self, state: type[HeraldsState] = HeraldsState) -> None:
        self.state = state

    def all_actions(self) -> list[Action]:
        return [*(Choose(f"h{card}") for card in range(CARDS)), Contest(), Yield()]

    def set_up(self, players: int, options: Any, rng: Rng, journal: Journal | None) -> State:
        state = self.state(self, players, rng)
        state.journal = journal
        state.deal()
        return state

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return {"heralds": [{"id": f"h{card}", "rank": card} for card in range(CARDS)]}

# Compiled by mypyc where a C compiler is present.
"""What lies there: the common boards, each civilization, and the decisions that are owed.

The chapters of the rules import all of it as their vocabulary: the numbers of cards and actions, civilizations, the
position, what is asked, and how something is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from ecumene.games.through_the_ages.civilization import *
from ecumene.kernel.decisions import Decision, Step
from ecumene.kernel.errors import Illegal as Illegal
from ecumene.kernel.messages import Seat
from ecumene.kernel.rng import Rng
from ecumene.kernel.speech import Speech
from ecumene.kernel.state import State

say: Final = Speech("through_the_ages")

# What changed with a rules version; older games go on as they began.
RESOURCE_GOES_WITH_LEADER: Final = 2
LOST_FROM_PRODUCTION: Final = 2
PLUNDERED_WHAT_WAS_LOST: Final = 2

#: Who is asked: one seat, in lists that never change.
_SEATS: Final[list[list[int]]] = [[0], [1], [2], [3]]
_NOBODY: Final[list[int]] = []


class Choice(Decision["Position"]):
    """A decision owed by one seat. It never changes, so that copies share it: what is left to decide is asked anew."""

    #: Whether its answers depend on military cards in hand.
    from_hand: ClassVar[bool] = False
    #: Whether the card lies nowhere else while it is being decided about.
    holds_card: ClassVar[bool] = False
    #: Whether answers cost civil or military actions.
    costs_actions: ClassVar[bool] = False

    def __init__(self, seat: int, card: int = NONE, rival: int = NONE, n: int = 0) -> None:
        super().__init__(_SEATS[seat])
        self.seat = seat
        self.card = card  # what it is about
        self.rival = rival  # whom it concerns besides
        self.n = n  # how much there is to decide about

    def reduction(self) -> int:
        """How much cheaper than usual the answers are."""
        return 0

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        """All legal answers of the civilization that is asked, in a stable order."""
        raise NotImplementedError

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        """Carry out an answer; the decision has left the stack."""
        raise NotImplementedError

    def by_itself(self, state: Position) -> bool:
        """Choices without alternative are made by the game."""
        choices = self.answers(state, state.civilizations[self.seat])
        if len(choices) > 1:
            state.choices = choices
            return False
        if self.from_hand:
            # That there was nothing to choose tells the others something about the hand.
            state.reveals += 1
        if choices:
            self.answer(state, self.seat, choices[0])
        else:
            state.stack.pop()
        return True

    def legal(self, state: Position, seat: int) -> list[int]:
        return state.choices

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        self.decide(state, state.civilizations[seat], action)

    def clone(self) -> Choice:
        return self

    def facts(self) -> list[int]:
        return [self.card, self.rival, self.n]

    # For people

    def about(self, state: Position) -> dict[str, Any]:
        """What the question names: a card by its id, a seat, a number."""
        named: dict[str, Any] = {"n": self.n}
        if self.card != NONE:
            named["card"] = IDS[self.card]
        if self.rival != NONE:
            named["rival"] = Seat(self.rival)
        return named

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        why = self.why_not(state, state.civilizations[seat], action)
        if why is None:
            return say.no("not-now", self.rule, decision=f"decision-{self.kind}")
        return Illegal(why.reason, why.rule or self.rule_for(action), why.missing)

    def rule_for(self, action: int) -> str:
        """The paragraph of the rules about an action that might answer."""
        return self.rule

    def why_not(self, state: Position, civilization: Civilization, action: int) -> Illegal | None:
        """Why an action that might answer cannot be taken; None if it is no answer at all."""
        return None

    # For samples

    def plausible(self, state: Position, seat: int) -> bool:
        """Whether it would be asked, and all that was said could be, with the hands that a sample for a seat has."""
        if self.seat != seat:
            state.choices = self.answers(state, state.civilizations[self.seat])
        return len(state.choices) > (1 if self.from_hand else 0)

    def needs_good_cards(self, seat: int) -> int:
        """Who must hold good cards, if anybody but the seat: as a rule whoever decides."""
        return self.seat if self.seat != seat else NONE


#: What a verb does; with that, why it cannot be done, and the paragraph of the rules.
Do = Callable[["Position", Civilization, int], None]
Verb = tuple[Do, Callable[["Position", Civilization, int], Illegal | None], str]


class Task(Step["Position"]):
    """Something the game does in its turn. It never changes, so that copies share it."""

    holds_card: ClassVar[bool] = False

    def __init__(self, seat: int, card: int = NONE) -> None:
        super().__init__(_NOBODY)
        self.seat = seat
        self.card = card

    def clone(self) -> Task:
        return self

    def facts(self) -> list[int]:
        return [self.seat, self.card]


class Position(State):
    """The common boards and all civilizations. Masks tell which seats know a face-down card (a bit per seat)."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.civilizations: list[Civilization] = []
        self.resignation = False
        self.last_deck = LAST_DECK["full"]
        self.peaceful = False
        self.remaining = players
        self.age = 0
        self.round = 1
        self.last_round = 0
        self.turn = 0
        self.row: list[int] = []
        self.civil_deck: list[int] = []
        self.civil_gone: list[int] = []
        self.military_deck: list[int] = []
        self.discard: list[int] = []
        self.discard_masks: list[int] = []
        self.removed: list[int] = []
        self.removed_masks: list[int] = []
        # Event decks: the top card is the last. Who looked at the top one, and who prepared the future ones.
        self.current: list[int] = []
        self.top_known = 0
        self.future: list[int] = []
        self.future_by: list[int] = []
        self.past: list[int] = []
        #: Impacts that lie open and count at the end of a short game.
        self.final: list[int] = []
        self.tactics: list[int] = []
        # Spare tokens in the box, counted from the start of the game; there is no end of them.
        self.yellow_box = 0
        self.blue_box = 0
        self.finished = False
        #: The legal actions of whoever is to move; found once after every action.
        self.choices: list[int] = []

    def copy_to(self, twin: Position) -> None:
        """Make the twin equal to this position, sharing nothing."""
        self.hand_over(twin)
        twin.civilizations = [civilization.clone() for civilization in self.civilizations]
        twin.resignation = self.resignation
        twin.last_deck = self.last_deck
        twin.peaceful = self.peaceful
        twin.remaining = self.remaining
        twin.age = self.age
        twin.round = self.round
        twin.last_round = self.last_round
        twin.turn = self.turn
        twin.row = self.row[:]
        twin.civil_deck = self.civil_deck[:]
        twin.civil_gone = self.civil_gone[:]
        twin.military_deck = self.military_deck[:]
        twin.discard = self.discard[:]
        twin.discard_masks = self.discard_masks[:]
        twin.removed = self.removed[:]
        twin.removed_masks = self.removed_masks[:]
        twin.current = self.current[:]
        twin.top_known = self.top_known
        twin.future = self.future[:]
        twin.future_by = self.future_by[:]
        twin.past = self.past[:]
        twin.final = self.final[:]
        twin.tactics = self.tactics[:]
        twin.yellow_box = self.yellow_box
        twin.blue_box = self.blue_box
        twin.finished = self.finished
        twin.choices = self.choices

    def push(self, decision: Decision[Position]) -> None:
        self.stack.append(decision)

    def top(self) -> Choice:
        """The decision that is asked now."""
        decision = self.stack[-1]
        assert isinstance(decision, Choice)
        return decision

    def card_in_row(self, place: int) -> str:
        """The id of the card at a place of the row, empty if there is none."""
        return IDS[self.row[place]] if self.row[place] != NONE else ""

    def pact_of(self, owner: int) -> str:
        """The id of the pact in a play area, empty if there is none."""
        there = owner < self.players and self.civilizations[owner].pact != NONE
        return IDS[self.civilizations[owner].pact] if there else ""

    def put_away(self, cards: list[int], known_by: int) -> None:
        """Military cards leave the game; the mask tells who has seen them."""
        self.removed += cards
        self.removed_masks += [known_by] * len(cards)

    def everyone(self) -> int:
        """The mask of a card all seats know."""
        return (1 << self.players) - 1

    def in_turn_order(self, first: int) -> list[int]:
        """The seats still in the game, beginning with one of them."""
        turns = self.players
        return [turn % turns for turn in range(first, first + turns) if self.civilizations[turn % turns].active]

    def first_player(self) -> int:
        """The seat with which a round begins."""
        return next(civilization.seat for civilization in self.civilizations if civilization.active)

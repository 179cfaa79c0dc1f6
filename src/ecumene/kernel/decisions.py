# Compiled by mypyc where a C compiler is present.
"""What a game waits for. A decision is one small object that knows all there is to know about it.

Whose answer it needs, what may be answered, what each answer does, what is asked, why something cannot be, what it
remembers, and how it is copied. Decisions lie on the state's stack; the top one is asked now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from ecumene.kernel.errors import Illegal, not_asked
from ecumene.kernel.messages import snake
from ecumene.kernel.offers import Prompt
from ecumene.kernel.rng import Rng

if TYPE_CHECKING:
    from ecumene.kernel.state import State

S = TypeVar("S", bound="State")

#: Nothing chosen yet.
UNDECIDED: Final = -1


def any_of(actions: list[int], resigning: int, rng: Rng) -> int:
    """One of the actions, by chance; nobody resigns by chance."""
    action = actions[rng.below(len(actions))]
    while action == resigning and len(actions) > 1:
        action = actions[rng.below(len(actions))]
    return action


def joined(parts: list[list[int]]) -> list[int]:
    """All actions of several lists."""
    found: list[int] = []
    for part in parts:
        found += part
    return found


def nth(parts: list[list[int]], number: i64) -> int:
    """The same as ``joined(parts)[number]``."""
    for part in parts:
        size: i64 = len(part)
        if number < size:
            return part[number]
        number -= size
    raise IndexError(number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """Something the game waits for. Several seats may owe an answer to the same decision at once."""

    #: Its name in texts (``<slug>-ask-<kind>``), views and dumps: that of the class, unless said otherwise.
    kind: ClassVar[str] = ""
    #: The paragraph of ``docs/rules`` that it comes from.
    rule: ClassVar[str] = ""
    #: Verbs that are put in other words when they answer this question: verb -> ``<slug>-do-<words>``.
    wording: ClassVar[dict[str, str]] = {}

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "kind" not in vars(cls):
            cls.kind = snake(cls.__name__)

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats  # who still owes an answer, in order

    # Playing

    def legal(self, state: S, seat: int) -> list[int]:
        """Ids of all that the seat may answer, complete and in a stable order. The seat owes an answer.

        The list may be kept, so nobody else changes it; it is good until the next answer.
        """
        raise NotImplementedError

    def draw(self, state: S, seat: int, resigning: int, rng: Rng) -> int:
        """``any_of`` the legal answers. A decision that can draw the same without writing all of them down does so."""
        return any_of(self.legal(state, seat), resigning, rng)

    def answer(self, state: S, seat: int, action: int) -> None:
        """Carry out a legal answer; leave the stack if nothing more is asked."""
        raise NotImplementedError

    def by_itself(self, state: S) -> bool:
        """Now on top of the stack: do what needs nobody's choice, and leave the stack. False: somebody is asked."""
        return False

    def clone(self) -> Decision[S]:
        """An independent copy; what never changes may be shared."""
        raise NotImplementedError

    def facts(self) -> list[int]:
        """What it remembers, for the dump of the state."""
        return []

    # Commitments that nobody has seen yet

    def committed(self, seat: int) -> list[int]:
        """The ids of what the seat has chosen and may still take back."""
        return []

    def withdraw(self, state: S, seat: int) -> None:
        """Take back what the seat has chosen: it owes an answer again."""

    def choose_anew(self, state: S, seat: int, rng: Rng) -> None:
        """Replace what others have committed to, and the seat cannot know, by something they might have chosen."""

    # For people

    def question(self, state: S) -> str:
        """The text that asks: ``<slug>-ask-<question>``."""
        return self.kind

    def about(self, state: S) -> dict[str, Any]:
        """What the question names: components by their ids, seats, numbers."""
        return {}

    def prompt(self, state: S, seat: int) -> Prompt:
        """What is asked of a seat that owes an answer."""
        text = state.game.speech.text(f"ask-{self.question(state)}", **self.about(state))
        return Prompt(self.kind, text, self.rule)

    def refuse(self, state: S, seat: int, action: int) -> Illegal:
        """Why an action that is not legal cannot be taken. The seat owes an answer."""
        return not_asked(self.rule)

    def reach(self, state: S, seat: int) -> list[int]:
        """Actions a player might think of now: whatever of them is not legal is listed with the reason."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Decision[S]):
    """Something several seats decide at once; what they chose stays here, hidden, until all have."""

    def __init__(self, seats: list[int], chosen: list[int]) -> None:
        super().__init__(seats)
        self.chosen = chosen  # by seat, ``UNDECIDED`` for nothing yet

    def answer(self, state: S, seat: int, action: int) -> None:
        self.chosen[seat] = action
        self.seats.remove(seat)
        if not self.seats:
            state.stack.pop()
            state.reveals += 1
            self.reveal(state)

    def reveal(self, state: S) -> None:
        """All have chosen: carry it out."""
        raise NotImplementedError

    def facts(self) -> list[int]:
        return self.chosen

    def committed(self, seat: int) -> list[int]:
        return [self.chosen[seat]] if self.chosen[seat] != UNDECIDED else []

    def withdraw(self, state: S, seat: int) -> None:
        self.chosen[seat] = UNDECIDED
        self.seats.append(seat)
        self.seats.sort()

    def choose_anew(self, state: S, seat: int, rng: Rng) -> None:
        for other in range(len(self.chosen)):
            if other != seat and self.chosen[other] != UNDECIDED:
                choices = self.legal(state, other)
                self.chosen[other] = choices[int(rng.below(len(choices)))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[S]):
    """Something the game does by itself as soon as it comes to lie on top of the stack. Nobody is asked."""

    def take(self, state: S) -> None:
        """Do it. It has left the stack already."""
        raise NotImplementedError

    def by_itself(self, state: S) -> bool:
        state.stack.pop()
        self.take(state)
        return True

    def legal(self, state: S, seat: int) -> list[int]:
        return []

    def answer(self, state: S, seat: int, action: int) -> None:
        """Nobody is asked."""


Pending = Decision[Any]

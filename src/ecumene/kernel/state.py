# Compiled by mypyc where a C compiler is present.
"""The contract of a game in progress. Rules live in the games; here is only what every game has."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec
from mypy_extensions import mypyc_attr

from ecumene.kernel.errors import Illegal
from ecumene.kernel.journal import Journal
from ecumene.kernel.messages import Message, SeatName
from ecumene.kernel.rng import Rng
from ecumene.kernel.table import Offer, Prompt, Refusal, Result

if TYPE_CHECKING:
    from ecumene.kernel.actions import Action
    from ecumene.kernel.game import Game
    from ecumene.kernel.journal import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """Something the game waits for. Decisions lie on a stack; the top one is what is asked now.

    Several seats may owe an answer to the same decision at once. What they have already answered is kept by the
    decision itself, hidden from the others, until all have.
    """

    def __init__(self, kind: str, seats: list[int]) -> None:
        self.kind = kind
        self.seats = seats

    def clone(self) -> Decision:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress.

    ``legal`` and ``apply`` are the fast pair for simulation: ids in, ids out, nothing checked. ``actions`` and
    ``play`` are the same for people: typed actions, notation, every refusal explained.
    """

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.journal: Journal | None = None
        self.stack: list[Decision] = []
        #: Grows whenever somebody learns something that was hidden; an action that moved it cannot be undone.
        self.reveals = 0

    # What each game defines

    @property
    def game(self) -> Game:
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """Ids of all actions the seat may take now, complete and in a stable order; empty if it owes nothing."""
        raise NotImplementedError

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action. Trusts the caller; use ``play`` for anything that came from outside."""
        raise NotImplementedError

    def refuse(self, seat: int, action: int) -> Illegal:
        """Why an action that is not in ``legal`` cannot be taken. The seat owes a decision."""
        raise NotImplementedError

    def clone(self, rng: Rng) -> State:
        """An independent copy with its own future randomness and no journal."""
        raise NotImplementedError

    def sample(self, seat: int, rng: Rng) -> State:
        """A state drawn from all that agree with everything this seat knows. Depends on nothing else."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know, as a msgspec struct of the game."""
        raise NotImplementedError

    def scores(self) -> list[dict[str, int]]:
        """Points by category for every seat, as if the game ended now, from public knowledge only."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """The final standings, or None while the game goes on."""
        raise NotImplementedError

    def dump(self) -> Any:
        """Everything on the table, hidden or not, as plain data: equal dumps are equal positions."""
        raise NotImplementedError

    # What a game may refine

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat has committed to something that is not revealed yet."""
        return False

    def take_back(self, seat: int) -> None:
        """Withdraw the seat's unrevealed commitment: it owes the decision again."""
        raise Illegal(Message("nothing-to-take-back"))

    def prompt(self, seat: int) -> Prompt:
        """What is asked of a seat that owes a decision."""
        kind = self.stack[-1].kind
        return Prompt(kind, Message(f"{self.game.slug}-ask-{kind}"))

    def describe(self, seat: int, action: int) -> Message:
        """An action in words."""
        value = self.game.catalogue[action]
        args: dict[str, int | str | Message | SeatName] = {}
        for name in value.__struct_fields__:
            field = getattr(value, name)
            args[name] = self.game.name_of(field) if isinstance(field, str) else field
        return Message(f"{self.game.slug}-do-{value.verb}", args)

    def offer(self, seat: int, action: int) -> Offer:
        """A legal action with what a person wants to know before taking it."""
        value = self.game.catalogue[action]
        return Offer(action, str(value), value.verb, value.touches(), self.describe(seat, action))

    def inventory(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the conformance kit sees that none is lost."""
        return {}

    def refusals(self, seat: int) -> list[Refusal]:
        """For what lies within the seat's reach but cannot be used now: why."""
        return []

    def narrate(self, event: Event) -> Message:
        """An event (as its reader sees it) in words."""
        return self.game.narrate(event)

    # What every game has

    def to_move(self) -> list[int]:
        """The seats that owe a decision now, in seat order; empty when the game is over."""
        return list(self.stack[-1].seats) if self.stack else []

    @property
    def over(self) -> bool:
        return not self.stack

    def actions(self, seat: int) -> list[Action]:
        catalogue = self.game.catalogue
        return [catalogue[id] for id in self.legal(seat)]

    def offers(self, seat: int) -> list[Offer]:
        return [self.offer(seat, id) for id in self.legal(seat)]

    def play(self, seat: int, action: Action | str | int) -> None:
        """Take an action, or raise ``Illegal`` with the reason and change nothing."""
        self.apply(seat, self.check(seat, action))

    def check(self, seat: int, action: Action | str | int) -> int:
        """The id of an action, if the seat may take it now; raises ``Illegal`` otherwise."""
        if not 0 <= seat < self.players:
            raise Illegal(Message("no-such-seat", {"seat": seat + 1, "players": self.players}))
        if self.over:
            raise Illegal(Message("game-over"))
        id = self.game.catalogue.id(action)
        if seat not in self.to_move():
            raise Illegal(Message("not-your-move", {"player": SeatName(seat)}))
        if id not in self.legal(seat):
            raise self.refuse(seat, id)
        return id

    def digest(self) -> str:
        """A fingerprint of the whole position, the same on every platform."""
        return hashlib.sha256(msgspec.json.encode(self.dump(), order="deterministic")).hexdigest()[:16]

    def __repr__(self) -> str:
        waiting = ", ".join(str(seat) for seat in self.to_move())
        doing = f"{self.stack[-1].kind} by {waiting}" if self.stack else "over"
        return f"<{self.game.slug}, {self.players} players, {doing}>"

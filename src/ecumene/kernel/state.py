# Compiled by mypyc where a C compiler is present.
"""The contract of a game in progress. Rules live in the games; here is only what every game has."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from ecumene.kernel.decisions import Decision, Together
from ecumene.kernel.errors import Illegal
from ecumene.kernel.journal import NOBODY, Journal
from ecumene.kernel.messages import SPECTATOR, Args, Message, Seat
from ecumene.kernel.offers import Offer, Prompt, Refusal
from ecumene.kernel.rng import Rng
from ecumene.kernel.standings import Result

if TYPE_CHECKING:
    from ecumene.kernel.actions import Action
    from ecumene.kernel.game import Game
    from ecumene.kernel.journal import Event

#: Stands for a number that an event does not tell.
NO_NUMBER: Final = -1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress.

    ``legal`` and ``apply`` are the fast pair for simulation: ids in, ids out, nothing checked. ``actions`` and
    ``play`` are the same for people: typed actions, notation, every refusal explained. A seat that does not exist or
    owes nothing, and any seat after the end, has no legal actions, offers, refusals or prompt.
    """

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        #: The version of the rules that this game began under.
        self.rules = 0
        self.journal: Journal | None = None
        self.stack: list[Decision[Any]] = []
        #: Grows whenever somebody learns something that was hidden; an action that moved it cannot be undone.
        self.reveals = 0

    # What each game defines

    @property
    def game(self) -> Game:
        raise NotImplementedError

    def clone(self, rng: Rng) -> State:
        """An independent copy with its own future randomness and no journal."""
        raise NotImplementedError

    def forget(self, seat: int, rng: Rng) -> None:
        """Replace everything the seat cannot know by something that agrees with all it knows."""
        raise NotImplementedError

    def look(self, seat: int) -> Any:
        """What a seat (or ``SPECTATOR``) may know, as a msgspec struct of the game. The seat exists."""
        raise NotImplementedError

    def scores(self) -> list[dict[str, int]]:
        """Points by category for every seat, as if the game ended now, from public knowledge only."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """The final standings, or None while the game goes on."""
        raise NotImplementedError

    def dump(self) -> Any:
        """Everything in the game, hidden or not, as plain data: equal dumps are equal positions."""
        raise NotImplementedError

    # What a game may refine

    def go_on(self) -> bool:
        """Nobody is asked anything: begin what comes next in the sequence of play. False: the game is over."""
        return False

    def touches(self, seat: int, action: int) -> tuple[str, ...]:
        """The components where a board offers an action."""
        return self.game.catalogue[action].touches()

    def describe(self, seat: int, action: int) -> Message:
        """An action in words."""
        value = self.game.catalogue[action]
        return self.game.speech.text(f"do-{self.wording(value.verb)}", **value.fields())

    def offer(self, seat: int, action: int) -> Offer:
        """A legal action with what a person wants to know before taking it."""
        catalogue = self.game.catalogue
        value, notation = catalogue[action], catalogue.notations[action]
        touches, words = self.touches(seat, action), self.describe(seat, action)
        return Offer(action, notation, value.verb, value, touches, words)

    def inventory(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the conformance kit sees that none is lost."""
        return {}

    def narrate(self, event: Event) -> Message:
        """An event (as its reader sees it) in words; what only some may read has a text of its own."""
        known = "-known" if event.known else ""
        message = self.game.speech.text(f"event-{event.kind}{known}", **event.facts)
        if event.player == NOBODY:
            return message
        args: Args = {"player": self.who(event.player)}
        return Message(message.id, {**args, **message.args})

    def who(self, player: int) -> Seat | Message:
        """The name of whoever acts: as a rule somebody who sits there."""
        return Seat(player)

    # Playing

    def to_move(self) -> list[int]:
        """The seats that owe a decision now, in seat order; empty when the game is over."""
        return list(self.stack[-1].seats) if self.stack else []

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def simultaneous(self) -> bool:
        """Whether several seats choose at once unseen by each other; else each answer changes what is left."""
        return len(self.to_move()) > 1 and isinstance(self.stack[-1], Together)

    def legal(self, seat: int) -> list[int]:
        """Ids of all actions the seat may take now, complete and in a stable order; empty if it owes nothing."""
        if not self.stack:
            return []
        decision = self.stack[-1]
        return decision.legal(self, seat)[:] if seat in decision.seats else []

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action. Trusts the caller; use ``play`` for anything that came from outside."""
        self.stack[-1].answer(self, seat, action)
        self.proceed()

    def proceed(self) -> None:
        """Go on until somebody has to decide something or the game is over; the end opens whatever was hidden."""
        while self.stack[-1].by_itself(self) if self.stack else self.go_on():
            pass
        if not self.stack:
            self.reveals += 1

    def actions(self, seat: int) -> list[Action]:
        catalogue = self.game.catalogue
        return [catalogue[id] for id in self.legal(seat)]

    def play(self, seat: int, action: Action | str | int) -> None:
        """Take an action, or raise ``Illegal`` with the reason and change nothing."""
        self.apply(seat, self.check(seat, action))

    def check(self, seat: int, action: Action | str | int) -> int:
        """The id of an action, if the seat may take it now; raises ``Illegal`` otherwise."""
        self.check_seat(seat)
        if self.over:
            raise Illegal(Message("game-over"))
        id = self.game.catalogue.id(action)
        if seat not in self.to_move():
            raise Illegal(Message("not-your-move", {"player": Seat(seat)}))
        if id not in self.legal(seat):
            raise self.refuse(seat, id)
        return id

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise Illegal(Message("no-such-seat", {"seat": seat + 1, "players": self.players}))

    # Commitments

    def committed(self, seat: int) -> list[int]:
        """The ids of what a seat has chosen and nobody else has seen."""
        return self.stack[-1].committed(seat) if self.stack and 0 <= seat < self.players else []

    def chosen(self, seat: int) -> list[Action]:
        """What a seat has chosen and nobody else has seen."""
        return [self.game.catalogue[id] for id in self.committed(seat)]

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat has committed to something that is not revealed yet."""
        return bool(self.committed(seat))

    def take_back(self, seat: int) -> None:
        """Withdraw the seat's unrevealed commitment: it owes the decision again."""
        self.check_seat(seat)
        if not self.can_take_back(seat):
            raise Illegal(Message("nothing-to-take-back"))
        self.stack[-1].withdraw(self, seat)

    # What people are told

    def asked(self, seat: int) -> bool:
        """Whether the seat owes a decision."""
        return bool(self.stack) and seat in self.stack[-1].seats

    def view(self, seat: int) -> Any:
        """What a seat (or ``SPECTATOR``) may know, as a msgspec struct of the game."""
        if seat != SPECTATOR:
            self.check_seat(seat)
        return self.look(seat)

    def prompt(self, seat: int) -> Prompt | None:
        """What is asked of a seat now."""
        return self.stack[-1].prompt(self, seat) if self.asked(seat) else None

    def offers(self, seat: int) -> list[Offer]:
        return [self.offer(seat, id) for id in self.legal(seat)]

    def refuse(self, seat: int, action: int) -> Illegal:
        """Why an action that is not in ``legal`` cannot be taken. The seat owes a decision."""
        return self.stack[-1].refuse(self, seat, action)

    def refusals(self, seat: int) -> list[Refusal]:
        """For what lies within the seat's reach but cannot be used now: why."""
        if not self.asked(seat):
            return []
        legal = set(self.legal(seat))
        return [self.refusal(seat, id) for id in self.stack[-1].reach(self, seat) if id not in legal]

    def refusal(self, seat: int, action: int) -> Refusal:
        why = self.refuse(seat, action)
        verb = self.game.catalogue[action].verb
        return Refusal(verb, self.touches(seat, action), why.reason, why.rule, why.missing)

    def wording(self, verb: str) -> str:
        """The words for a verb: some questions have their own."""
        return self.stack[-1].wording.get(verb, verb) if self.stack else verb

    def tell(self, kind: str, player: int = NOBODY, card: str = "", n: int = NO_NUMBER, rival: int = NOBODY) -> None:
        """Note an event that everybody sees, of the most common shape: who, which component, how many, whose."""
        if self.journal is None:
            return
        facts: dict[str, int | str | Seat] = {}
        if card:
            facts["card"] = card
        if n != NO_NUMBER:
            facts["n"] = n
        if rival != NOBODY:
            facts["rival"] = Seat(rival)
        self.journal.tell(kind, player, **facts)

    # Copies

    def sample(self, seat: int, rng: Rng) -> State:
        """A state drawn from all that agree with everything this seat knows. Depends on nothing else."""
        self.check_seat(seat)
        twin = self.clone(rng.fork())
        twin.forget(seat, rng)
        if twin.stack:
            twin.stack[-1].choose_anew(twin, seat, rng)
        return twin

    def hand_over(self, twin: State) -> None:
        """Give a copy what every state has."""
        twin.rules = self.rules
        twin.reveals = self.reveals
        twin.stack = [decision.clone() for decision in self.stack]

    def pending(self) -> list[Any]:
        """The stack of decisions, for the dump."""
        return [[decision.kind, decision.seats, decision.facts()] for decision in self.stack]

    def digest(self) -> str:
        """A fingerprint of the whole position, the same on every platform."""
        return hashlib.sha256(msgspec.json.encode(self.dump(), order="deterministic")).hexdigest()[:16]

    def __repr__(self) -> str:
        waiting = ", ".join(str(seat) for seat in self.to_move())
        doing = f"{self.stack[-1].kind} by {waiting}" if self.stack else "over"
        return f"<{self.game.slug}, {self.players} players, {doing}>"

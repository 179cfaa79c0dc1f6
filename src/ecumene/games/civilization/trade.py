# Compiled by mypyc where a C compiler is present.
"""Trade: everybody at once writes, sends, answers and counters offers; what is agreed is carried out at once.

An offer is built term by term. Whoever has nothing more to say is ready, and is asked again if an offer comes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from ecumene.games.civilization.action_numbers import (
    ACCEPT,
    ACTIONS,
    ASK,
    COUNTER,
    EXCHANGE,
    GIVE,
    OFFER,
    READY,
    REFUSE,
    SCRAP,
    SEAT_COUNT,
    SEND,
    WITHDRAW,
)
from ecumene.games.civilization.components import RESOURCES
from ecumene.games.civilization.goods import hand_over, in_range, lend
from ecumene.games.civilization.moments import check_moments
from ecumene.games.civilization.numbers import (
    MAGELLAN,
    RESOURCE_COUNT,
)
from ecumene.games.civilization.state import NOBODY, Position
from ecumene.games.civilization.stock import Stock
from ecumene.games.civilization.strength import works
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Seat
from ecumene.kernel.offers import Prompt

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


# Offers


class Deal:
    """An offer that has been sent: what its author gives and asks for. Never changed."""

    __slots__ = ("ask", "give", "partner", "seat")

    def __init__(self, seat: int, partner: int, give: list[int], ask: list[int]) -> None:
        self.seat = seat
        self.partner = partner
        self.give = give
        self.ask = ask

    def facts(self) -> list[int]:
        return [self.seat, self.partner, *self.give, -1, *self.ask]


class Draft:
    """An offer that is being written; nobody is addressed as long as ``partner`` is NOBODY."""

    __slots__ = ("ask", "give", "opened", "partner", "sent", "sound", "terms")

    def __init__(self) -> None:
        self.partner = NOBODY
        self.give: list[int] = []
        self.ask: list[int] = []
        self.sent = 0  # offers sent in this phase
        self.opened = 0  # offers begun in this phase
        self.sound = False  # it is known that both have what they would give
        self.terms: list[int] | None = None  # what may be done with it, if that is known, as actions in order

    def begin(self, partner: int, give: list[int], ask: list[int]) -> None:
        self.partner = partner
        self.give = give
        self.ask = ask
        self.opened += 1
        self.look_again()

    def look_again(self) -> None:
        """Somebody may own something else now."""
        self.terms = None

    def clear(self) -> None:
        self.partner = NOBODY
        self.give = []
        self.ask = []

    def clone(self) -> Draft:
        twin = Draft()
        twin.partner = self.partner
        twin.give = self.give[:]
        twin.ask = self.ask[:]
        twin.sent = self.sent
        twin.opened = self.opened
        return twin

    def facts(self) -> list[int]:
        return [self.partner, self.sent, self.opened, *self.give, -1, *self.ask]


class Trading(Decision[Position]):
    """All players trade at once until all are ready."""

    kind: ClassVar[str] = "trade"
    rule: ClassVar[str] = "trade"

    def __init__(self, seats: list[int], ready: list[bool], drafts: list[Draft], deals: list[Deal]) -> None:
        super().__init__(seats)
        self.ready = ready
        self.drafts = drafts
        self.deals = deals
        self.stocks: list[Stock | None] = [None] * len(drafts)  # what has been seen of each seat's goods

    # What may be done

    def legal(self, state: Position, seat: int) -> list[int]:
        draft = self.drafts[seat]
        if draft.partner != NOBODY:
            return self.terms(state, seat, draft)
        found: list[Any] = []
        waiting = False
        for deal in self.deals:
            if deal.partner == seat:
                waiting = True
                if self.stands(state, deal.seat, seat, deal.give, deal.ask):
                    found.append(ACTIONS[ACCEPT + deal.seat])
                found.append(ACTIONS[REFUSE + deal.seat])
                if self.may_write(state, seat) and self.deal(seat, deal.seat) is None:
                    found.append(ACTIONS[COUNTER + deal.seat])
            elif deal.seat == seat:
                found.append(ACTIONS[WITHDRAW + deal.partner])
        if self.may_write(state, seat):
            for other in range(state.players):
                if self.may_address(state, seat, other):
                    found.append(ACTIONS[OFFER + other])
        exchanges(state, seat, found)
        if not waiting:
            found.append(ACTIONS[READY])
        return found

    def may_write(self, state: Position, seat: int) -> bool:
        """A limited number of offers, so that no trade phase goes on for ever."""
        draft = self.drafts[seat]
        return draft.sent < state.offers_each and draft.opened < 2 * state.offers_each

    def may_address(self, state: Position, seat: int, other: int) -> bool:
        if other == seat or state.out[other] or self.deal(seat, other) is not None:
            return False
        return in_range(state, seat, other)

    def terms(self, state: Position, seat: int, draft: Draft) -> list[int]:
        """What can be added to an offer; it can be sent once there is something in it."""
        found = draft.terms
        if found is None:
            own, theirs = self.stock(state, seat), self.stock(state, draft.partner)
            found = own.terms(state, GIVE, draft.give) + theirs.terms(state, ASK, draft.ask)
            draft.sound = own.holds(state, draft.give) and theirs.holds(state, draft.ask)
            if draft.sound and (draft.give or draft.ask):
                found.append(SEND)
            found.append(SCRAP)
            draft.terms = found
        return found

    def narrow(self, state: Position, draft: Draft, side: int, owner: int, listed: list[int]) -> None:
        """Something has been put on a side of an offer: less can be added now, and the offer can be sent."""
        found = draft.terms
        if found is None:
            return
        self.stock(state, owner).strike(state, side, listed, found)
        if draft.sound and len(draft.give) + len(draft.ask) == 1:
            found.insert(len(found) - 1, SEND)

    def stands(self, state: Position, giver: int, taker: int, give: list[int], ask: list[int]) -> bool:
        """Whether both have what they would give."""
        return self.stock(state, giver).holds(state, give) and self.stock(state, taker).holds(state, ask)

    def stock(self, state: Position, seat: int) -> Stock:
        """What a seat could give, as long as nothing changes hands."""
        stock = self.stocks[seat]
        if stock is None:
            stock = Stock(state, seat)
            self.stocks[seat] = stock
        return stock

    def changed_hands(self, one: int, other: int) -> None:
        """Two seats own something else now; whoever writes to them looks again."""
        self.stocks[one] = self.stocks[other] = None
        for draft in self.drafts:
            draft.look_again()

    def deal(self, seat: int, partner: int) -> Deal | None:
        for deal in self.deals:
            if deal.seat == seat and deal.partner == partner:
                return deal
        return None

    # What it does

    def answer(self, state: Position, seat: int, action: int) -> None:
        draft = self.drafts[seat]
        if action == READY:
            self.become_ready(state, seat)
        elif OFFER <= action < OFFER + SEAT_COUNT:
            draft.begin(action - OFFER, [], [])
        elif GIVE <= action < ASK:
            draft.give.append(action - GIVE)
            self.narrow(state, draft, GIVE, seat, draft.give)
        elif ASK <= action < SEND:
            draft.ask.append(action - ASK)
            self.narrow(state, draft, ASK, draft.partner, draft.ask)
        elif action == SEND:
            self.send(state, seat)
        elif action == SCRAP:
            draft.clear()
        elif action >= EXCHANGE:
            self.changed_hands(seat, exchange(state, seat, action - EXCHANGE))
        else:
            self.settle(state, seat, action)

    def become_ready(self, state: Position, seat: int) -> None:
        self.ready[seat] = True
        self.seats.remove(seat)
        if not self.seats:
            state.stack.pop()

    def send(self, state: Position, seat: int) -> None:
        """The addressee is asked, ready or not."""
        draft = self.drafts[seat]
        self.deals.append(Deal(seat, draft.partner, draft.give, draft.ask))
        state.tell("offered", seat, rival=draft.partner)
        draft.sent += 1
        if self.ready[draft.partner]:
            self.wake(draft.partner)
        draft.clear()

    def wake(self, seat: int) -> None:
        self.ready[seat] = False
        self.seats.append(seat)
        self.seats.sort()

    def settle(self, state: Position, seat: int, action: int) -> None:
        """An offer is accepted, refused, answered with another one, or withdrawn."""
        if action >= WITHDRAW:
            deal = self.deal(seat, action - WITHDRAW)
        else:
            deal = self.deal((action - ACCEPT) % SEAT_COUNT, seat)
        assert deal is not None
        self.deals.remove(deal)
        if action < REFUSE:
            state.reveals += 1  # an agreement stands
            state.tell("traded", seat, rival=deal.seat)
            hand_over(state, deal.seat, seat, deal.give)
            hand_over(state, seat, deal.seat, deal.ask)
            self.changed_hands(seat, deal.seat)
            check_moments(state, [min(seat, deal.seat), max(seat, deal.seat)])
        elif action < COUNTER:
            state.tell("refused", seat, rival=deal.seat)
        elif action < WITHDRAW:
            state.tell("refused", seat, rival=deal.seat)
            self.drafts[seat].begin(deal.seat, deal.ask[:], deal.give[:])
        else:
            state.tell("withdrew", seat, rival=deal.partner)

    def prompt(self, state: Position, seat: int) -> Prompt:
        partner = self.drafts[seat].partner
        if partner == NOBODY:
            return super().prompt(state, seat)
        return Prompt(self.kind, state.game.speech.text("ask-trade-draft", player=Seat(partner)), self.rule)

    # Being ready can be taken back as long as somebody still talks

    def committed(self, seat: int) -> list[int]:
        return [READY] if self.ready[seat] else []

    def withdraw(self, state: Position, seat: int) -> None:
        self.wake(seat)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        from ecumene.games.civilization.refusals import why_not_trade

        return why_not_trade(
            cast("Civilization", state),
            seat,
            state.game.catalogue[action],
            self.drafts[seat].partner != NOBODY,
            self.awaited(seat),
            self.may_write(state, seat),
        )

    def awaited(self, seat: int) -> bool:
        """Whether somebody waits for the seat's answer to an offer."""
        return any(deal.partner == seat for deal in self.deals)

    def clone(self) -> Decision[Position]:
        twin = Trading(self.seats[:], self.ready[:], [draft.clone() for draft in self.drafts], self.deals[:])
        twin.stocks = self.stocks[:]
        return twin

    def facts(self) -> list[int]:
        found: list[int] = []
        for draft in self.drafts:
            found += draft.facts()
        for deal in self.deals:
            found += deal.facts()
        return found


def begin_trade(state: Position) -> None:
    """Everybody who is still in the game, unless nobody could do anything."""
    seats = state.playing()
    forced = state.advanced and state.wonders[MAGELLAN] != NOBODY
    if len(seats) < 2 or not (state.offers_each or forced):
        return
    state.stack.append(Trading(seats, state.out[:], [Draft() for _ in range(state.players)], []))


# Magellan's Voyage


def exchanges(state: Position, seat: int, found: list[int]) -> None:
    """Once a turn, a resource card of one's own against another one of anybody."""
    if not state.advanced or state.exchanged or not works(state, MAGELLAN, seat):
        return
    own = state.resources(seat)
    for other in range(state.players):
        if other == seat or state.out[other]:
            continue
        theirs = state.resources(other)
        for mine in range(RESOURCE_COUNT):
            for wanted in range(RESOURCE_COUNT):
                if mine != wanted and own[mine] > 0 and theirs[wanted] > 0:
                    found.append(EXCHANGE + (mine * SEAT_COUNT + other) * RESOURCE_COUNT + wanted)


def exchange(state: Position, seat: int, number: int) -> int:
    """Carry it out; tells whose the other card was."""
    rest, wanted = divmod(number, RESOURCE_COUNT)
    mine, other = divmod(rest, SEAT_COUNT)
    state.exchanged = True
    lend(state, seat, other, mine)
    lend(state, other, seat, wanted)
    if state.journal is not None:
        state.journal.tell("exchanged", seat, rival=Seat(other), own=RESOURCES[mine], theirs=RESOURCES[wanted])
    return other

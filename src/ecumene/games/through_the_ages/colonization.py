# Compiled by mypyc where a C compiler is present.
"""Colonization: the auction for a new territory, and the force the winner sends."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.through_the_ages.effects import Happening, by_age
from ecumene.games.through_the_ages.military_cards import *


def begin_auction(state: Position, territory: int) -> None:
    """All may bid, beginning with the player whose turn it is."""
    seats = state.in_turn_order(state.turn)
    state.push(Auction(seats[0], territory, 0, NONE, seats))


class Auction(Choice):
    """A bid higher than ``n``, that of the leader (the rival, if anybody has bid), or pass."""

    rule: ClassVar[str] = "colonization"
    wording: ClassVar[dict[str, str]] = {"pass": "pass-auction"}
    from_hand: ClassVar[bool] = True
    holds_card: ClassVar[bool] = True

    def __init__(self, seat: int, territory: int, highest: int, leader: int, bidders: list[int]) -> None:
        super().__init__(seat, territory, leader, highest)
        self.bidders = bidders  # who has not passed, in turn order

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        most = min(HIGHEST_BID, greatest_force(civilization))
        return [DO_PASS, *DO_BID[self.n + 1 : most + 1]]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        state.reveals += 1
        highest, leader, bidders = self.n, self.rival, self.bidders
        following = bidders[(bidders.index(self.seat) + 1) % len(bidders)]
        if action == DO_PASS:
            bidders = [bidder for bidder in bidders if bidder != self.seat]
            state.tell("passes_auction", self.seat, IDS[self.card])
        else:
            highest, leader = COUNT[action], self.seat
            state.tell("bids", self.seat, IDS[self.card], highest)
        if not bidders:
            state.past.append(self.card)
            state.tell("unclaimed", state.turn, IDS[self.card])
        elif leader != NONE and bidders == [leader]:
            state.push(Force(leader, self.card, highest, [0] * (WORKER_CARDS - FIRST_UNIT), 0, 0))
        else:
            state.push(Auction(following, self.card, highest, leader, bidders))

    def facts(self) -> list[int]:
        return [self.card, self.rival, self.n, *self.bidders]

    def question(self, state: Position) -> str:
        return "auction" if self.n else "auction_first"

    def why_not(self, state: Position, civilization: Civilization, action: int) -> Illegal | None:
        if COUNT[action] == NONE or action != DO_BID[COUNT[action]]:
            return None
        if COUNT[action] <= self.n:
            return say.no("bid-low", n=self.n)
        return say.no("bid-high", n=greatest_force(civilization))

    def plausible(self, state: Position, seat: int) -> bool:
        if not super().plausible(state, seat):
            return False
        leader = self.rival
        return leader in (NONE, seat) or greatest_force(state.civilizations[leader]) >= self.n

    def needs_good_cards(self, seat: int) -> int:
        return self.rival if self.rival != seat else super().needs_good_cards(seat)


def greatest_force(civilization: Civilization) -> int:
    """The strongest force the civilization could send with all its units and cards; 0 without any unit."""
    units = civilization.workers[FIRST_UNIT:]
    if not any(units):
        return 0
    return _with_cards(civilization, units, 0, 0)


def _with_cards(civilization: Civilization, units: list[int], points: int, discarded: int) -> int:
    """Strength of units and points so far, if every card in hand is used as well as possible."""
    total = _strength(civilization, units) + points
    discards = max(0, civilization.traits[COLONIZE_DISCARDS] - discarded)
    each = civilization.traits[COLONIZE_PER_DISCARD]
    for card in civilization.military_hand:
        if FORCE_BONUS[card] >= each and FORCE_BONUS[card]:
            total += FORCE_BONUS[card]
        elif discards:
            discards -= 1
            total += each
    return total


def _strength(civilization: Civilization, units: list[int]) -> int:
    """Units, their armies by the current tactic, and colonization bonuses of cards in play."""
    total = civilization.traits[COLONIZATION]
    built = [0] * FAMILIES
    for i in range(len(units)):
        total += units[i] * WORKER_STRENGTH[FIRST_UNIT + i]
        built[FAMILY[FIRST_UNIT + i]] += units[i]
    if civilization.tactic != NONE:
        khan = civilization.traits[INFANTRY_AS_CAVALRY] > 0
        total += armies([0] * FIRST_UNIT + units, built, civilization.tactic, khan)
    return total


class Force(Choice):
    """Units and cards of the force that won the auction for ``n``, one after the other, until it is sent."""

    rule: ClassVar[str] = "colonization"
    wording: ClassVar[dict[str, str]] = {"done": "done-force"}
    from_hand: ClassVar[bool] = True
    holds_card: ClassVar[bool] = True

    def __init__(self, seat: int, territory: int, bid: int, sent: list[int], points: int, discarded: int) -> None:
        super().__init__(seat, territory, n=bid)
        self.sent = sent  # units, by kind
        self.points = points  # of bonus cards and discards
        self.discarded = discarded

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        """What can still be added; done once the bid is reached with at least one unit."""
        choices = [DO_DONE] if any(self.sent) and self.strength(civilization) >= self.n else []
        for i in range(len(self.sent)):
            if civilization.workers[FIRST_UNIT + i] > self.sent[i]:
                choices.append(DO_SEND[FIRST_UNIT + i])
        for card in distinct(civilization.military_hand):
            if FORCE_BONUS[card]:
                choices.append(DO_BONUS[card])
            if self._may_discard(civilization, card):
                choices.append(DO_DISCARD[card])
        return choices

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action == DO_DONE:
            self._colonize(state, civilization)
            return
        card = CARD[action]
        sent, points, discarded = self.sent[:], self.points, self.discarded
        if action == DO_SEND[card]:
            sent[card - FIRST_UNIT] += 1
        elif action == DO_BONUS[card]:
            play_openly(state, civilization, card)
            points += FORCE_BONUS[card]
        else:
            discard_hidden(state, civilization, card)
            points += civilization.traits[COLONIZE_PER_DISCARD]
            discarded += 1
        state.push(Force(self.seat, self.card, self.n, sent, points, discarded))

    def _colonize(self, state: Position, civilization: Civilization) -> None:
        """The units are gone for the yellow bank; the territory becomes a colony."""
        for i in range(len(self.sent)):
            for _ in range(self.sent[i]):
                civilization.take_worker(FIRST_UNIT + i)
                civilization.yellow_bank += 1
        settle(state, civilization, self.card)

    def _may_discard(self, civilization: Civilization, card: int) -> bool:
        """James Cook: a discard counts, as long as the bid can still be reached without that card."""
        if self.discarded >= civilization.traits[COLONIZE_DISCARDS]:
            return False
        points = self.points + civilization.traits[COLONIZE_PER_DISCARD]
        possible = _with_cards(civilization, civilization.workers[FIRST_UNIT:], points, self.discarded + 1)
        return possible - max(FORCE_BONUS[card], 0) >= self.n

    def strength(self, civilization: Civilization) -> int:
        """Of the force so far."""
        return _strength(civilization, self.sent) + self.points

    def facts(self) -> list[int]:
        return [self.card, self.n, self.points, self.discarded, *self.sent]

    def about(self, state: Position) -> dict[str, Any]:
        return {**super().about(state), "force": self.strength(state.civilizations[self.seat])}

    def plausible(self, state: Position, seat: int) -> bool:
        """Whether the bid can still be reached with all units and cards left."""
        if self.seat == seat:
            return True
        civilization = state.civilizations[self.seat]
        state.choices = self.answers(state, civilization)
        units = civilization.workers[FIRST_UNIT:]
        enough = _with_cards(civilization, units, self.points, self.discarded) >= self.n
        return enough and any(units) and bool(state.choices)


def settle(state: Position, civilization: Civilization, territory: int) -> None:
    """The permanent effect first, then the immediate one."""
    state.tell("colonizes", civilization.seat, IDS[territory])
    state.push(ColonyEffect(civilization.seat, territory))
    gain_colony(state, civilization, territory)


def gain_colony(state: Position, civilization: Civilization, territory: int) -> None:
    civilization.colonies = [*civilization.colonies, territory]
    count_card(state, civilization, territory, 1)


def lose_colony(state: Position, civilization: Civilization, territory: int) -> None:
    civilization.colonies = [colony for colony in civilization.colonies if colony != territory]
    count_card(state, civilization, territory, -1)


#: What a new colony brings once.
TERRITORIES: Final[dict[str, Happening]] = {
    **by_age("developed_territory", GainScience, i=3, ii=5),
    **by_age("historic_territory", GainCulture, i=6, ii=11),
    **by_age("inhabited_territory", GainPopulation, i=1, ii=2),
    **by_age("strategic_territory", DrawCards, i=3, ii=5),
    **by_age("vast_territory", GainFood, i=3, ii=4),
    **by_age("wealthy_territory", GainResources, i=5, ii=9),
}


class ColonyEffect(Cause):
    """The immediate effect of a new colony."""

    category: ClassVar[int] = IN_COLONIES

    def take(self, state: Position) -> None:
        TERRITORIES[IDS[self.card]].happen(state, state.civilizations[self.seat], self)

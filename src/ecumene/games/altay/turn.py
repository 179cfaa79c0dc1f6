# Compiled by mypyc where a C compiler is present.
"""A turn: cards, resources, purchases, battles and achievements in any order, until the player ends it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.altay import refusals
from ecumene.games.altay.battle import attacks, begin
from ecumene.games.altay.choices import PUTS, STORE_SLOTS, bit_of, kinds_in
from ecumene.games.altay.deck import draw
from ecumene.games.altay.holders import add_puts, put_bundle
from ecumene.games.altay.ids import (
    ATTACK,
    BUY,
    COMMIT,
    DROP,
    END,
    KEEP,
    PLAY,
    PUT,
    START,
    TRADE,
    TRASH,
    USE,
)
from ecumene.games.altay.laid_cards import put, use_store
from ecumene.games.altay.numbers import (
    BUY_PILE,
    DRAW,
    FACE_ID,
    FIGHTER_COUNT,
    FIGHTERS,
    FILL,
    FIRST_ACHIEVEMENT_PUT,
    KEEPS,
    LEVEL,
    PUT_HOLDER,
    RESOURCE_COUNT,
    SLOT_COUNT,
    STORES,
    WAY_KIND,
    WONDER,
)
from ecumene.games.altay.production import add_plays, play
from ecumene.games.altay.purchase import add_purchases, buy
from ecumene.games.altay.state import Position, Realm
from ecumene.games.altay.supply import can_trade, clear_pool, trade
from ecumene.games.altay.technologies import add_technologies, different, hand_size, use_technology
from ecumene.games.altay.work import add_starts, drop, put_on_work, start
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal

#: Adding a list that is there costs less than making its number anew for every list.
_END: Final[list[int]] = [END]


class Turn(Decision[Position]):
    """A player does as much as they like, and remembers what can be done only once."""

    rule: ClassVar[str] = "turn"

    def __init__(self, seat: int) -> None:
        super().__init__([seat])
        self.used = 0  # regions
        self.bought = 0  # piles
        self.once = 0  # technologies
        self.stored = 0  # laid-out cards that got something
        self.attacked: list[int] = []  # borders
        self.ended = False
        #: The attacks that may begin. Most steps of a turn change nothing about them.
        self.scouted = False
        self.attacks: list[int] = []

    # What may be done

    def legal(self, state: Position, seat: int) -> list[int]:
        realm = state.realms[seat]
        actions: list[int] = []
        add_plays(state, seat, self.used, actions)
        if realm.pool:
            left: i64 = realm.laid
            while left:
                low = left & -left
                left -= low
                slot = bit_of(low)
                add_puts(slot, realm.stocks[slot], realm.pool, PUTS, PUT, actions)
            if realm.work >= 0:
                add_puts(SLOT_COUNT + realm.work, realm.work_stock, realm.pool, PUTS, PUT, actions)
            kinds = kinds_in(realm.pool)
            add_purchases(state, realm, kinds, self.bought, actions)
            if realm.work < 0:
                add_starts(state, realm, kinds, actions)
        if realm.laid & STORE_SLOTS:
            for store, place in enumerate(STORES):
                if self.can_use_store(realm, place):
                    actions.append(USE + store)
        if realm.work >= 0 and LEVEL[realm.work] != WONDER:
            actions.append(DROP)
        if realm.done:
            add_technologies(state, seat, self.once, actions)
        if state.trade:
            for resource in range(RESOURCE_COUNT):
                if can_trade(state, realm, resource):
                    actions.append(TRADE + resource)
        if not self.scouted:
            self.scouted = True
            self.attacks = attacks(state, seat, self.attacked)
        if self.attacks:
            actions += self.attacks
        if realm.done and self.can_keep(realm):
            for face in different(realm):
                actions.append(KEEP + face)
        actions += _END
        return actions

    def can_use_store(self, realm: Realm, slot: int) -> bool:
        """What is stored is for later turns."""
        return realm.stocks[slot] != 0 and not self.stored >> slot & 1

    def can_keep(self, realm: Realm) -> bool:
        return realm.done & KEEPS != 0 and realm.kept < 0

    # What it does

    def answer(self, state: Position, seat: int, action: int) -> None:
        if PLAY <= action < PUT:
            self.play(state, seat, action - PLAY)
        elif PUT <= action < USE:
            self.put(state, seat, action - PUT)
        elif USE <= action < BUY:
            use_store(state, seat, STORES[action - USE])
        elif BUY <= action < START:
            self.bought |= 1 << BUY_PILE[action - BUY]
            buy(state, seat, action - BUY)
        elif START <= action < DROP:
            number = action - START + FIRST_ACHIEVEMENT_PUT
            holder = PUT_HOLDER[number]
            realm = state.realms[seat]
            start(state, seat, holder - SLOT_COUNT, put_bundle(number, holder, 0, realm.pool))
            self.scouted = self.scouted and realm.work >= 0  # else it is full, and builds
        elif action == DROP:
            drop(state, seat)
        elif TRASH <= action < TRADE:
            self.once |= use_technology(state, seat, action)
            self.scouted = False
        elif TRADE <= action < ATTACK:
            trade(state, seat, action - TRADE)
        elif ATTACK <= action < COMMIT:
            pair, fighter = divmod(action - ATTACK, FIGHTER_COUNT)
            self.attacked.append(pair)
            self.scouted = False
            begin(state, seat, pair, FIGHTERS[fighter])
        else:
            end_turn(state, seat, -1 if action == END else action - KEEP)
            self.ended = True

    def by_itself(self, state: Position) -> bool:
        """Turn follows turn, and the decision is passed on, until the game is over."""
        if not self.ended:
            return False
        seat = state.next_seat()
        if seat < 0:
            state.stack.pop()
            return True
        self.pass_on(seat)
        return False

    def pass_on(self, seat: int) -> None:
        """Begin the turn of the next player, with nothing done yet."""
        self.seats = [seat]
        self.used = 0
        self.bought = 0
        self.once = 0
        self.stored = 0
        if self.attacked:
            self.attacked = []
        self.ended = False
        self.scouted = False

    def play(self, state: Position, seat: int, way: int) -> None:
        """Only a card that draws others, or builds, changes what one can fight with or against whom."""
        self.used = play(state, seat, way, self.used)
        kind = WAY_KIND[way]
        if kind == DRAW or kind == FILL:
            self.scouted = False

    def put(self, state: Position, seat: int, number: int) -> None:
        """A card that is full builds, which changes the map."""
        realm = state.realms[seat]
        holder = PUT_HOLDER[number]
        if holder < SLOT_COUNT:
            self.stored |= 1 << holder
            put(state, seat, holder, put_bundle(number, holder, realm.stocks[holder], realm.pool))
            self.scouted = self.scouted and realm.slots[holder] >= 0
        else:
            put_on_work(state, seat, put_bundle(number, holder, realm.work_stock, realm.pool))
            self.scouted = self.scouted and realm.work >= 0

    # What it is

    def clone(self) -> Decision[Position]:
        """The attacks are found anew: the copy may be dealt another hand."""
        twin = Turn(self.seats[0])
        twin.used = self.used
        twin.bought = self.bought
        twin.once = self.once
        twin.stored = self.stored
        twin.attacked = self.attacked[:]
        twin.ended = self.ended
        return twin

    def facts(self) -> list[int]:
        return [self.used, self.bought, self.once, self.stored, *self.attacked]

    # For people

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        return refusals.why_not(state, seat, action, self)

    def reach(self, state: Position, seat: int) -> list[int]:
        return refusals.within_reach(state, seat)


def end_turn(state: Position, seat: int, kept: int) -> None:
    """Keep a card if that is allowed; what is left in pool and hand is gone; draw a new hand."""
    realm = state.realms[seat]
    if kept >= 0:
        realm.hand.remove(kept)
        realm.kept = kept
        state.tell("kept", seat, FACE_ID[kept])
    clear_pool(state, seat)
    if realm.hand and state.journal is not None:
        state.tell("discarded-hand", seat, n=len(realm.hand))
    realm.discard_all()
    draw(state, seat, hand_size(realm))

# Compiled by mypyc where a C compiler is present.
"""A turn: cards, resources, purchases, battles and achievements in any order, until the player ends it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.altay import refusals
from ecumene.games.altay.battle import attacks, begin
from ecumene.games.altay.choices import (
    FACE_WAYS,
    FIRST_PUT,
    KIND_SETS,
    STORE_SLOTS,
    add_members,
    bit_of,
    how_many,
    member,
    wealth,
)
from ecumene.games.altay.deck import draw
from ecumene.games.altay.holders import put_bundle, puts_onto
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
    WAY_FACE,
    WAY_KIND,
    WONDER,
)
from ecumene.games.altay.production import play, playable, ways_at_hand
from ecumene.games.altay.purchase import buy, purchases
from ecumene.games.altay.state import Position, Realm
from ecumene.games.altay.supply import can_trade, clear_pool, trade
from ecumene.games.altay.technologies import add_technologies, different, hand_size, use_technology
from ecumene.games.altay.work import add_starts, drop, put_on_work, start
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal
from ecumene.kernel.rng import Rng

#: Adding a list that is there costs less than making its number anew for every list.
_END: Final[list[int]] = [END]


class Turn(Decision[Position]):
    """A player does as much as they like, and remembers what can be done only once."""

    rule: ClassVar[str] = "turn"

    def __init__(self, seat: int) -> None:
        super().__init__([seat])
        self.used: i64 = 0  # regions
        self.bought: i64 = 0  # piles
        self.once: i64 = 0  # technologies
        self.stored: i64 = 0  # laid-out cards that got something
        self.attacked: list[int] = []  # borders
        self.ended = False
        #: What only hand and map decide, until one of them changes: ways to play the cards, attacks that may begin.
        self.scouted = False
        self.ways: i64 = 0
        self.attacks: list[int] = []
        # What may be done now, as `look` finds it, in this order and before the attacks
        self.plays: i64 = 0  # sets
        self.puts: i64 = 0
        self.work_puts: i64 = 0
        self.purchases: i64 = 0
        self.others: list[int] = []
        self.endings = _END  # after the attacks

    # What may be done

    def legal(self, state: Position, seat: int) -> list[int]:
        self.look(state, seat)
        actions: list[int] = []
        add_members(self.plays, PLAY, actions)
        add_members(self.puts, PUT, actions)
        if self.work_puts:
            add_members(self.work_puts, self.first_on_work(state.realms[seat]), actions)
        add_members(self.purchases, BUY, actions)
        if self.others:
            actions += self.others
        if self.attacks:
            actions += self.attacks
        actions += self.endings
        return actions

    def draw(self, state: Position, seat: int, resigning: int, rng: Rng) -> int:
        """Counted instead of written down. Nobody resigns here."""
        self.look(state, seat)
        plays = how_many(self.plays)
        puts = how_many(self.puts)
        work_puts = how_many(self.work_puts)
        purchases = how_many(self.purchases)
        others: i64 = len(self.others) + len(self.attacks) + len(self.endings)
        number = rng.below(plays + puts + work_puts + purchases + others)
        if number < plays:
            return int(PLAY + member(self.plays, number))
        number -= plays
        if number < puts:
            return int(PUT + member(self.puts, number))
        number -= puts
        if number < work_puts:
            return int(self.first_on_work(state.realms[seat]) + member(self.work_puts, number))
        number -= work_puts
        if number < purchases:
            return int(BUY + member(self.purchases, number))
        number -= purchases
        if number < len(self.others):
            return self.others[number]
        number -= len(self.others)
        if number < len(self.attacks):
            return self.attacks[number]
        return self.endings[number - len(self.attacks)]

    def look(self, state: Position, seat: int) -> None:
        """Find all that may be done now."""
        realm = state.realms[seat]
        if not self.scouted:
            self.scouted = True
            self.ways = ways_at_hand(realm)
            self.attacks = attacks(state, seat, self.attacked)
        self.plays = playable(state, seat, self.ways, self.used)
        if self.others:
            self.others = []
        pool: i64 = realm.pool
        self.puts = 0
        self.work_puts = 0
        self.purchases = 0
        if pool:
            if realm.laid:
                self.puts = self.puts_on_table(realm)
            rich = wealth(pool)
            self.purchases = purchases(state, pool, rich, self.bought)
            if realm.work >= 0:
                self.work_puts = puts_onto(SLOT_COUNT + realm.work, realm.work_stock, pool)
            else:
                add_starts(state, realm, rich & KIND_SETS - 1, self.others)
        if realm.laid & STORE_SLOTS & ~self.stored:
            for store, place in enumerate(STORES):
                if self.can_use_store(realm, place):
                    self.others.append(USE + store)
        if realm.work >= 0 and LEVEL[realm.work] != WONDER:
            self.others.append(DROP)
        if realm.done:
            add_technologies(state, seat, self.once, self.others)
        if state.trade:
            for resource in range(RESOURCE_COUNT):
                if can_trade(state, realm, resource):
                    self.others.append(TRADE + resource)
        self.endings = self.ways_to_end(realm)

    def puts_on_table(self, realm: Realm) -> i64:
        """The puts onto laid-out cards."""
        pool: i64 = realm.pool
        puts: i64 = 0
        left: i64 = realm.laid
        while left:
            low = left & -left
            left -= low
            slot = bit_of(low)
            puts |= puts_onto(slot, realm.stocks[slot], pool) << FIRST_PUT[slot]
        return puts

    def first_on_work(self, realm: Realm) -> i64:
        """The action that the puts onto the achievement in work count from."""
        return PUT + FIRST_PUT[SLOT_COUNT + realm.work]

    def ways_to_end(self, realm: Realm) -> list[int]:
        if not realm.done or not self.can_keep(realm):
            return _END
        return [KEEP + face for face in different(realm)] + _END

    def can_use_store(self, realm: Realm, slot: int) -> bool:
        """What is stored is for later turns."""
        return realm.stocks[slot] != 0 and not self.stored >> slot & 1

    def can_keep(self, realm: Realm) -> bool:
        return realm.done & KEEPS != 0 and realm.kept < 0

    # What it does

    def answer(self, state: Position, seat: int, action: int) -> None:
        if PLAY <= action < PUT:
            self.play(state, seat, action - PLAY)
        elif action == END:
            self.end(state, seat, -1)
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
            self.end(state, seat, action - KEEP)

    def end(self, state: Position, seat: int, kept: int) -> None:
        end_turn(state, seat, kept)
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
        self.seats[0] = seat
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
        face = WAY_FACE[way]
        if not state.realms[seat].take_from_hand(face):
            self.ways &= ~FACE_WAYS[face]
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

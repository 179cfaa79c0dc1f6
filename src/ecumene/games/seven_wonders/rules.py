# Compiled by mypyc where a C compiler is present.
"""The sequence of play of 7 Wonders, in the order of the rulebook."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any

from ecumene.games.seven_wonders import inventory, sample, scoring, view, words
from ecumene.games.seven_wonders.components import (
    CARDS,
    CARDS_PER_PLAYER,
    DISCARD_COINS,
    GUILDS_BEYOND_PLAYERS,
    LAST_AGE,
    TURNS_PER_AGE,
)
from ecumene.games.seven_wonders.conflict import resolve_conflicts
from ecumene.games.seven_wonders.numbers import (
    ACTION_CARD,
    ACTION_KIND,
    ACTION_PAY,
    AGE_CARDS,
    BUILD,
    BUILD_FREE,
    BUILD_FREE_ID,
    BUILD_ID,
    CARD_BUILDING,
    CARD_CHAIN,
    CARD_COINS,
    CARD_COST,
    CARD_COUNT,
    CARD_GAINS,
    COPY_ID,
    DECKS,
    DIG_ID,
    DIG_NOTHING_ID,
    DISCARD,
    DISCARD_ID,
    PAY_LEFT,
    PAY_RIGHT,
    PAY_TOTAL,
    PURPLE_CARDS,
    STAGE,
    STAGE_ID,
    WONDER_COSTS,
)
from ecumene.games.seven_wonders.state import (
    BUILT,
    DISCARDED,
    LEFT_OVER,
    TUCKED,
    Choose,
    City,
    Copying,
    Digging,
    Position,
    Seventh,
    pack_dig,
)
from ecumene.games.seven_wonders.trade import FREE_OF_CHARGE, NO_WAY, ways_to_get
from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Message, Seat
from ecumene.kernel.offers import Offer, Prompt, Refusal
from ecumene.kernel.ranking import rank
from ecumene.kernel.rng import Rng
from ecumene.kernel.standings import Result

if TYPE_CHECKING:
    from ecumene.kernel.game import Game
    from ecumene.kernel.journal import Event


class SevenWonders(Position):
    """A game of 7 Wonders."""

    # Setting up

    def set_out(self, wonders: list[int]) -> None:
        """Give out the boards and deal the first age."""
        self.cities = [City(wonder) for wonder in wonders]
        self.deal()

    def deal(self) -> None:
        """Begin the next age: seven cards to everybody (two players: and to the Free City's pile)."""
        self.age += 1
        self.turn = 0
        cities = len(self.cities)
        deck = DECKS[self.age][cities][:]
        if self.age == LAST_AGE:
            guilds = PURPLE_CARDS[:]
            self.rng.shuffle(guilds)
            deck += guilds[: cities + GUILDS_BEYOND_PLAYERS]
        self.rng.shuffle(deck)
        packs = [deck[i : i + CARDS_PER_PLAYER] for i in range(0, len(deck), CARDS_PER_PLAYER)]
        self.hands = packs[: self.players]
        for hand in self.hands:
            hand.sort()
        self.pile = packs[2] if self.players == 2 else []
        for city in self.cities:
            city.free_ready = city.free_building
        self.reveals += 1
        if self.journal is not None:
            self.journal.tell("age", age=self.age, direction="left" if self.passes_left() else "right")
        self.begin_turn()

    # A turn: everybody chooses, all act, hands are passed on

    def begin_turn(self) -> None:
        self.turn += 1
        self.digger = -1
        self.seventh = -1
        if self.players == 2:
            drawn = self.pile.pop()
            self.drawn.append(drawn)
            insort(self.hands[self.controller()], drawn)
            if self.journal is not None:
                self.journal.tell("free-city-control", player=self.controller())
        self.stack.append(Choose(list(range(self.players)), len(self.cities)))

    def choosing_for(self, decision: Choose, seat: int) -> int:
        """The city a seat chooses for now: its own first, then the Free City it controls."""
        return seat if decision.chosen[seat] < 0 else self.players

    def choose(self, decision: Choose, seat: int, action: int) -> None:
        city = self.choosing_for(decision, seat)
        decision.chosen[city] = action
        if city < self.players and self.players == 2 and seat == self.controller():
            return  # the Free City's card is still to be chosen
        decision.seats.remove(seat)
        if not decision.seats:
            self.stack.pop()
            self.reveal(decision.chosen)

    def reveal(self, chosen: list[int]) -> None:
        """All act at once: first everything is paid for and placed, then coins that depend on it are counted."""
        self.reveals += 1
        if self.players == 2:
            self.remember_sale(chosen[self.players], False)
        for city in self.reveal_order():
            self.act(city, chosen[city], self.hands[self.seat_of(city)])
        for city in self.reveal_order():
            self.count_coins(city, chosen[city])
        if self.turn == TURNS_PER_AGE:
            self.play_last_cards()
        else:
            self.dig_or_end_turn()

    def act(self, index: int, action: int, hand: list[int]) -> None:
        """Carry out a chosen action for a city: build, build a stage, or discard."""
        kind = ACTION_KIND[action]
        card = ACTION_CARD[action]
        hand.remove(card)
        if kind == BUILD or kind == BUILD_FREE:
            self.moves.append(card | BUILT << 8)
            if kind == BUILD:
                self.pay_and_build(index, card, ACTION_PAY[action])
            else:
                self.cities[index].free_ready = False
                self.build(index, card)
                if self.journal is not None:
                    self.journal.tell("built-free", player=index, card=CARDS[card].id)
        elif kind == STAGE:
            self.moves.append(card | TUCKED << 8)
            self.build_stage(index, card, ACTION_PAY[action])
        else:
            self.moves.append(card | DISCARDED << 8)
            self.discard.append(card)
            self.cities[index].coins += DISCARD_COINS
            if self.journal is not None:
                secret: dict[str, int | str] = {"card": CARDS[card].id}
                self.journal.tell_some(1 << self.seat_of(index), "discarded", secret, player=index, n=DISCARD_COINS)

    def pay_and_build(self, index: int, card: int, pay: int) -> None:
        city = self.cities[index]
        chain = city.standing & CARD_CHAIN[card]
        if not chain:
            city.coins -= CARD_COINS[card]
            self.pay(index, pay)
        self.build(index, card)
        if self.journal is not None:
            words.tell_built(self, index, card, pay, int(chain))

    def pay(self, index: int, pay: int) -> None:
        """Coins to the neighbours; they have them from the next turn on, as prices are judged before anybody acts."""
        if pay:
            self.cities[index].coins -= PAY_TOTAL[pay]
            self.cities[self.left(index)].coins += PAY_LEFT[pay]
            self.cities[self.right(index)].coins += PAY_RIGHT[pay]

    def build(self, index: int, card: int) -> None:
        """Put a building into a city."""
        city = self.cities[index]
        gains = CARD_GAINS[card]
        city.gain(gains)
        city.points += gains.points
        city.standing |= CARD_BUILDING[card]
        city.cards.append(card)

    def build_stage(self, index: int, card: int, pay: int) -> None:
        city = self.cities[index]
        stage = city.next_stage()
        assert stage is not None
        self.pay(index, pay)
        city.stages += 1
        city.tucked.append(card)
        city.gain_stage(stage)
        if stage.digs:
            self.digger = index
        if self.journal is not None:
            words.tell_stage(self, index, card, pay, stage)

    def count_coins(self, index: int, action: int) -> None:
        """Coins of a card that counts other cards, once all cards of the turn are in place."""
        kind = ACTION_KIND[action]
        if kind == BUILD or kind == BUILD_FREE:
            self.count_coins_of(index, ACTION_CARD[action])

    def count_coins_of(self, index: int, card: int) -> None:
        gains = CARD_GAINS[card]
        if gains.counts:
            income = 0
            for n, counted, scope in gains.coins_per:
                income += n * scoring.count(self, index, counted, scope)
            self.cities[index].coins += income
            if self.journal is not None:
                self.journal.tell("income", player=index, n=income, card=CARDS[card].id)

    def remember_sale(self, action: int, seventh: bool) -> None:
        """When the Free City sells a card, everybody knows that it could play none; remember which it could have."""
        if ACTION_KIND[action] == DISCARD:
            free_city = self.cities[self.players]
            left, right = self.cities[self.left(self.players)], self.cities[self.right(self.players)]
            playable = []
            for card in AGE_CARDS[self.age]:
                ways = ways_to_build(free_city, left, right, card)
                if ways or (free_city.free_ready and would_save(free_city, card, ways)):
                    playable.append(card)
            self.forced.append([self.moment(), seventh, *playable])

    def pass_hands(self) -> None:
        """To the left in ages I and III, to the right in age II; two players just swap."""
        if self.passes_left():
            self.hands.insert(0, self.hands.pop())
        else:
            self.hands.append(self.hands.pop(0))

    # The sixth turn: last cards, the discard pile, conflicts

    def play_last_cards(self) -> None:
        """A city with that power plays its seventh card; all others go to the discard pile."""
        for index, city in enumerate(self.cities):
            if city.last_card:
                self.stack.append(Seventh(self.seat_of(index), index))
                if self.journal is not None:
                    self.journal.tell("seventh", player=index)
                return
        self.discard_last_cards()

    def last_hand(self, index: int) -> list[int]:
        """Where a city's seventh card is."""
        return self.hands[index] if index < self.players else self.pile

    def play_seventh(self, index: int, action: int) -> None:
        self.stack.pop()
        self.reveals += 1
        if index >= self.players:
            self.remember_sale(action, True)
        self.act(index, action, self.last_hand(index))
        self.seventh = self.moves.pop()
        self.count_coins(index, action)
        self.discard_last_cards()

    def discard_last_cards(self) -> None:
        for index in self.reveal_order():
            hand = self.last_hand(index)
            if hand:
                card = hand.pop()
                self.moves.append(card | LEFT_OVER << 8)
                self.discard.append(card)
            else:
                self.moves.append(self.seventh)
        if self.journal is not None:
            self.journal.tell("leftover")
        self.dig_or_end_turn()

    def dig_or_end_turn(self) -> None:
        """Whoever earned it now builds from the discard pile, if there is anything to build."""
        if self.digger >= 0 and self.diggable(self.digger):
            self.reveals += 1
            self.stack.append(Digging(self.seat_of(self.digger), self.digger))
            return
        if self.digger >= 0 and self.discard:
            self.remember_fruitless_dig()
        self.end_turn()

    def remember_fruitless_dig(self) -> None:
        """When nothing can be dug up, everybody knows that the pile holds nothing but what stands in the city."""
        standing = self.cities[self.digger].standing
        self.fruitless.append([self.moment()] + [card for card in range(CARD_COUNT) if standing & CARD_BUILDING[card]])

    def diggable(self, index: int) -> list[int]:
        """The kinds of card in the discard pile that a city may build."""
        standing = self.cities[index].standing
        return [card for card in sorted(set(self.discard)) if not standing & CARD_BUILDING[card]]

    def dig(self, decision: Digging, action: int) -> None:
        index = decision.city
        self.stack.pop()
        self.reveals += 1
        card = ACTION_CARD[action]
        self.dug.append(pack_dig(card, decision.seats[0], self.moment()))
        if action == DIG_NOTHING_ID:
            if self.journal is not None:
                self.journal.tell("dug-nothing", player=index)
        else:
            self.discard.remove(card)
            self.build(index, card)
            if self.journal is not None:
                self.journal.tell("dug", player=index, card=CARDS[card].id)
            self.count_coins_of(index, card)
        self.end_turn()

    def end_turn(self) -> None:
        if self.turn < TURNS_PER_AGE:
            self.pass_hands()
            if self.journal is not None:
                self.journal.tell("passed", direction="left" if self.passes_left() else "right")
            self.begin_turn()
        else:
            self.end_age()

    def end_age(self) -> None:
        resolve_conflicts(self)
        if self.age < LAST_AGE:
            self.deal()
        else:
            self.end_game()

    # The end: a guild may be copied, then points are counted

    def end_game(self) -> None:
        for index in range(self.players):
            guilds = self.copyable(index)
            if len(guilds) > 1:
                self.stack.append(Copying(index))
                return
            if guilds:
                self.copy_guild(index, guilds[0])
        self.tell_final()

    def copyable(self, index: int) -> list[int]:
        """The guilds in the neighbouring cities, if the city may copy one."""
        if not self.cities[index].copies_guild:
            return []
        guilds = self.cities[self.left(index)].cards + self.cities[self.right(index)].cards
        return [card for card in PURPLE_CARDS if card in guilds]

    def copy_guild(self, index: int, card: int) -> None:
        self.cities[index].copy = card
        if self.journal is not None:
            self.journal.tell("copied", player=index, card=CARDS[card].id)

    def tell_final(self) -> None:
        if self.journal is not None:
            for seat in range(self.players):
                self.journal.tell("final", player=seat, points=sum(scoring.score(self, seat)))

    # What may be done

    def legal(self, seat: int) -> list[int]:
        if not self.asked(seat):
            return []
        decision = self.stack[-1]
        if isinstance(decision, Choose):
            city = self.choosing_for(decision, seat)
            if city < self.players:
                return self.ways_to_play(city, self.hands[seat])
            return self.must_build_if_it_can(city, self.ways_to_play(city, self.kept_hand(decision, seat)))
        if isinstance(decision, Seventh):
            return self.must_build_if_it_can(
                decision.city, self.ways_to_play(decision.city, self.last_hand(decision.city))
            )
        if isinstance(decision, Digging):
            return [DIG_ID[card] for card in self.diggable(decision.city)] + [DIG_NOTHING_ID]
        return [COPY_ID[card] for card in self.copyable(seat)]

    def ways_to_play(self, index: int, hand: list[int]) -> list[int]:
        """Everything a city can do with the cards of a hand: build, build a stage, discard."""
        actions: list[int] = []
        city = self.cities[index]
        left = self.cities[self.left(index)]
        right = self.cities[self.right(index)]
        stage_ways = ways_to_build_stage(city, left, right)
        previous = -1
        for card in hand:
            if card == previous:
                continue
            previous = card
            ways = ways_to_build(city, left, right, card)
            if ways:
                base = BUILD_ID[card]
                for pay in ways:
                    actions.append(base + pay)
            if city.free_ready and would_save(city, card, ways):
                actions.append(BUILD_FREE_ID[card])
            if stage_ways:
                base = STAGE_ID[card]
                for pay in stage_ways:
                    actions.append(base + pay)
            actions.append(DISCARD_ID[card])
        return actions

    def kept_hand(self, decision: Choose, seat: int) -> list[int]:
        """What the controller chooses from for the Free City: the hand without the card chosen for the own city."""
        hand = self.hands[seat][:]
        hand.remove(ACTION_CARD[decision.chosen[seat]])
        return hand

    def must_build_if_it_can(self, index: int, actions: list[int]) -> list[int]:
        """The Free City sells a card only if nothing can be built for it; players do as they like."""
        if index < self.players:
            return actions
        return [action for action in actions if ACTION_KIND[action] <= STAGE] or actions

    # The kernel's contract

    @property
    def game(self) -> Game:
        from ecumene.games.seven_wonders import GAME

        return GAME

    def apply(self, seat: int, action: int) -> None:
        decision = self.stack[-1]
        if isinstance(decision, Choose):
            self.choose(decision, seat, action)
        elif isinstance(decision, Seventh):
            self.play_seventh(decision.city, action)
        elif isinstance(decision, Digging):
            self.dig(decision, action)
        else:
            self.stack.pop()
            self.copy_guild(seat, ACTION_CARD[action])
            self.tell_final()

    def committed(self, seat: int) -> list[int]:
        if not self.can_take_back(seat):
            return []
        decision = self.stack[-1]
        assert isinstance(decision, Choose)
        mine = [seat, self.players] if self.players == 2 and seat == self.controller() else [seat]
        return [decision.chosen[i] for i in mine if decision.chosen[i] >= 0]

    def can_take_back(self, seat: int) -> bool:
        if not self.stack:
            return False
        decision = self.stack[-1]
        return isinstance(decision, Choose) and 0 <= seat < self.players and decision.chosen[seat] >= 0

    def take_back(self, seat: int) -> None:
        if not self.can_take_back(seat):
            raise Illegal(Message("nothing-to-take-back"))
        decision = self.stack[-1]
        assert isinstance(decision, Choose)
        decision.chosen[seat] = -1
        if self.players == 2 and seat == self.controller():
            decision.chosen[self.players] = -1
        if seat not in decision.seats:
            insort(decision.seats, seat)

    def clone(self, rng: Rng) -> SevenWonders:
        state = SevenWonders(self.players, rng)
        self.copy_onto(state)
        return state

    def sample(self, seat: int, rng: Rng) -> SevenWonders:
        state = self.clone(rng)
        sample.redeal(state, seat, rng)
        return state

    def scores(self) -> list[dict[str, int]]:
        return [dict(zip(scoring.CATEGORIES, scoring.score(self, seat), strict=True)) for seat in range(self.players)]

    def result(self) -> Result | None:
        if self.stack:
            return None
        return rank(self.scores(), [self.cities[seat].coins for seat in range(self.players)])

    def look(self, seat: int) -> Any:
        return view.look(self, None if seat < 0 else seat)

    def prompt(self, seat: int) -> Prompt | None:
        return words.prompt(self, seat) if self.asked(seat) else None

    def describe(self, seat: int, action: int) -> Message:
        return words.describe(self, seat, action)

    def offer(self, seat: int, action: int) -> Offer:
        return words.offer(self, seat, action)

    def refuse(self, seat: int, action: int) -> Illegal:
        return words.refuse(self, seat, action)

    def refusals(self, seat: int) -> list[Refusal]:
        return words.refusals(self, seat)

    def who(self, player: int) -> Seat | Message:
        return Seat(player) if player < self.players else words.name("free_city")

    def narrate(self, event: Event) -> Message:
        return words.narrate(self, event)

    def dump(self) -> Any:
        decision = self.stack[-1] if self.stack else None
        return {
            "moment": [self.age, self.turn, self.digger],
            "cities": [city.dump() for city in self.cities],
            "tucked": [names_of(city.tucked) for city in self.cities],
            "hands": [names_of(hand) for hand in self.hands],
            "pile": names_of(self.pile),
            "discard": sorted(names_of(self.discard)),
            "decision": None if decision is None else [decision.kind, decision.seats],
            "chosen": decision.chosen if isinstance(decision, Choose) else None,
        }

    def inventory(self) -> dict[str, int]:
        return inventory.take(self)


def ways_to_build(city: City, left: City, right: City, card: int) -> list[int]:
    """The payments with which a city can build a card now; none if it cannot."""
    standing = city.standing
    if standing & CARD_BUILDING[card]:
        return NO_WAY
    if standing & CARD_CHAIN[card]:
        return FREE_OF_CHARGE
    coins = city.coins - CARD_COINS[card]
    if coins < 0:
        return NO_WAY
    return ways_to_get(city, left, right, CARD_COST[card], coins)


def ways_to_build_stage(city: City, left: City, right: City) -> list[int]:
    """The payments with which a city can build its next stage now."""
    costs = WONDER_COSTS[city.wonder]
    if city.stages == len(costs):
        return NO_WAY
    return ways_to_get(city, left, right, costs[city.stages], city.coins)


def would_save(city: City, card: int, ways: list[int]) -> bool:
    """Olympia's free building is for a building that is not there yet and would cost something."""
    return not city.standing & CARD_BUILDING[card] and (not ways or ways[0] > 0 or CARD_COINS[card] > 0)


def names_of(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]

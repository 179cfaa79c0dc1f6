"""What a seat remembers, and how everything else might lie.

A seat knows its own cards, all buildings, and every hand it has held: when a hand comes back, what is missing from it
went face down to somebody. ``Recollection`` sorts all cards the seat cannot see into groups: the places that may hold
them (``slots``), the cards it knows to be there, and how many it never saw. ``redeal`` shuffles within these limits,
so that the outcome depends on what the seat knows and on nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.games.seven_wonders.components import CARDS_PER_PLAYER, GUILDS_BEYOND_PLAYERS, TURNS_PER_AGE
from ecumene.games.seven_wonders.state import BUILT, DISCARDED, LEFT_OVER, TUCKED, Choose, Seventh
from ecumene.games.seven_wonders.tables import DECKS, PURPLE_CARDS
from ecumene.kernel.rng import Rng

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.rules import SevenWonders

#: Slots that are no entry of ``moves`` are numbered from here: first the hands' cards, then the pile's.
_HELD: Final = 1 << 16


class Group:
    """Places whose cards the seat cannot tell apart, and which of the cards in them it has seen."""

    def __init__(self, age: int, slots: list[int], seen: list[int]) -> None:
        self.age = age
        self.slots = slots
        self.seen = sorted(seen)

    def unseen(self) -> int:
        return len(self.slots) - len(self.seen)


class Recollection:
    """Everything one seat can conclude about the cards it cannot see."""

    def __init__(self, table: SevenWonders, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cities = len(table.cities)
        self.order = table.reveal_order()
        self.groups: list[Group] = []
        self.contents: dict[int, int] = {}  # slot -> card, for the slots of the groups
        for age in range(1, table.age + 1):
            self._recall_age(age)

    def _recall_age(self, age: int) -> None:
        table = self.table
        held = age == table.age
        known: list[list[int] | None] = [None] * table.players
        hidden: list[list[int]] = [[] for _ in range(table.players)]
        turns = self._turns_played(age)
        for turn in range(1, turns + 1):
            self._look(age, turn, known, hidden)
            self._follow_turn(age, turn, known, hidden)
        if held and table.turn == turns + 1:
            self._look(age, table.turn, known, hidden)
        if self._last_cards_gone(age):
            self._follow_last_cards(age, known, hidden)
        for hand in range(table.players):
            slots = hidden[hand]
            holder = self._holder(age, table.turn, hand)
            if held and holder != self.seat:
                slots = slots + [self._hold(holder, i) for i in range(len(table.hands[holder]))]
            if slots:
                self.groups.append(Group(age, slots, known[hand] or []))
        if held and table.pile and not self._sees_pile():
            slots = [self._hold(table.players, i) for i in range(len(table.pile))]
            self.groups.append(Group(age, slots, []))

    # Where hands were and what was in them

    def _turns_played(self, age: int) -> int:
        moves = len(self.table.moves) - self._first_move(age)
        return min(moves // self.cities, TURNS_PER_AGE)

    def _last_cards_gone(self, age: int) -> bool:
        return len(self.table.moves) - self._first_move(age) >= CARDS_PER_PLAYER * self.cities

    def _first_move(self, age: int) -> int:
        return (age - 1) * CARDS_PER_PLAYER * self.cities

    def _holder(self, age: int, turn: int, hand: int) -> int:
        """Who holds, in a turn, the hand that was dealt to seat ``hand``."""
        step = turn - 1 if age != 2 else 1 - turn
        return (hand + step) % self.table.players

    def _controller(self, age: int, turn: int) -> int:
        return (age + turn) % 2

    def _taken(self, age: int, turn: int, hand: int) -> list[tuple[int, int]]:
        """Moves (index, city) that took a card out of a hand in a turn."""
        holder = self._holder(age, turn, hand)
        first = self._first_move(age) + (turn - 1) * self.cities
        taken = []
        for i, city in enumerate(self.order):
            decider = city if city < self.table.players else self._controller(age, turn)
            if decider == holder:
                taken.append((first + i, city))
        return taken

    def _contents_at(self, age: int, turn: int, hand: int) -> list[int]:
        """What really was in a hand when its holder chose in a turn."""
        table = self.table
        turns = self._turns_played(age)
        cards: list[int] = []
        if self._last_cards_gone(age):
            holder = self._holder(age, TURNS_PER_AGE, hand)
            index = self._first_move(age) + TURNS_PER_AGE * self.cities + self.order.index(holder)
            cards.append(table.moves[index] & 255)
        elif age == table.age:
            cards += table.hands[self._holder(age, table.turn, hand)]
        for later in range(turn, turns + 1):
            cards += [table.moves[index] & 255 for index, _ in self._taken(age, later, hand)]
        if table.players == 2:
            for later in range(turn + 1, TURNS_PER_AGE + 1):
                drawn = (age - 1) * TURNS_PER_AGE + later - 1
                if self._holder(age, later, hand) == self._controller(age, later) and drawn < len(table.drawn):
                    cards.remove(table.drawn[drawn])
        return cards

    # What the seat makes of it

    def _look(self, age: int, turn: int, known: list[list[int] | None], hidden: list[list[int]]) -> None:
        """The seat takes up a hand: what it knew and does not find went to the hidden places since."""
        for hand in range(self.table.players):
            if self._holder(age, turn, hand) != self.seat:
                continue
            contents = self._contents_at(age, turn, hand)
            before = known[hand]
            gone = [] if before is None else _minus(before, contents)
            if hidden[hand]:
                self.groups.append(Group(age, hidden[hand], gone))
            known[hand] = contents
            hidden[hand] = []

    def _follow_turn(self, age: int, turn: int, known: list[list[int] | None], hidden: list[list[int]]) -> None:
        for hand in range(self.table.players):
            mine = self._holder(age, turn, hand) == self.seat
            for index, _ in self._taken(age, turn, hand):
                self._follow(index, mine, hand, known, hidden)

    def _follow_last_cards(self, age: int, known: list[list[int] | None], hidden: list[list[int]]) -> None:
        first = self._first_move(age) + TURNS_PER_AGE * self.cities
        for i, city in enumerate(self.order):
            if city < self.table.players:
                hand = next(h for h in range(self.table.players) if self._holder(age, TURNS_PER_AGE, h) == city)
                self._follow(first + i, city == self.seat, hand, known, hidden)
            else:
                how = self.table.moves[first + i] >> 8
                saw = how != LEFT_OVER and self._controller(age, TURNS_PER_AGE) == self.seat
                if how != BUILT and not saw:
                    self.contents[first + i] = self.table.moves[first + i] & 255
                    self.groups.append(Group(age, [first + i], []))

    def _follow(
        self, index: int, mine: bool, hand: int, known: list[list[int] | None], hidden: list[list[int]]
    ) -> None:
        """A card left a hand: either the seat knows which, or one more place holds an unknown one."""
        card = self.table.moves[index] & 255
        if mine or self.table.moves[index] >> 8 == BUILT:
            contents = known[hand]
            if contents is not None and card in contents:
                contents.remove(card)
        else:
            self.contents[index] = card
            hidden[hand].append(index)

    def _hold(self, holder: int, i: int) -> int:
        slot = _HELD + holder * CARDS_PER_PLAYER * 2 + i
        cards = self.table.hands[holder] if holder < self.table.players else self.table.pile
        self.contents[slot] = cards[i]
        return slot

    def _sees_pile(self) -> bool:
        decision = self.table.stack[-1] if self.table.stack else None
        return isinstance(decision, Seventh) and decision.city >= self.table.players and decision.seats[0] == self.seat

    def unseen_pool(self, age: int, rng: Rng) -> list[int]:
        """The cards of an age that the seat never saw; which guilds are among them nobody can know."""
        groups = [group for group in self.groups if group.age == age]
        pool: list[int] = []
        for group in groups:
            pool += _minus([self.contents[slot] for slot in group.slots], group.seen)
        pool.sort()
        guilds = sum(card in PURPLE_CARDS for card in pool)
        if guilds:
            met = self._met_guilds(groups)
            candidates = [card for card in PURPLE_CARDS if card not in met]
            rng.shuffle(candidates)
            pool = [card for card in pool if card not in PURPLE_CARDS] + candidates[:guilds]
        return pool

    def _met_guilds(self, groups: list[Group]) -> set[int]:
        table = self.table
        everywhere = [move & 255 for move in table.moves] + [card for hand in table.hands for card in hand] + table.pile
        unseen: list[int] = []
        for group in groups:
            unseen += _minus([self.contents[slot] for slot in group.slots], group.seen)
        return {card for card in everywhere if card in PURPLE_CARDS and card not in unseen}


def _minus(cards: list[int], others: list[int]) -> list[int]:
    rest = list(cards)
    for card in others:
        if card in rest:
            rest.remove(card)
    return rest


# Dealing the unseen anew


def redeal(table: SevenWonders, seat: int, rng: Rng) -> None:
    """Replace everything the seat cannot know by something that fits all it does know."""
    recollection = Recollection(table, seat)
    slots, group_of, age_of = _lay_out(recollection)
    needs = _digs_seen(recollection)
    while True:
        cards, unseen = _deal(recollection, rng)
        if _repair(table, needs, slots, group_of, age_of, cards, unseen, rng):
            break
    dealt = dict(zip(slots, cards, strict=True))
    _rewrite_draws(recollection, dealt)
    _put_down(table, dealt)
    _recommit(table, seat, rng)


def _lay_out(recollection: Recollection) -> tuple[list[int], list[int], list[int]]:
    slots: list[int] = []
    group_of: list[int] = []
    age_of: list[int] = []
    for number, group in enumerate(recollection.groups):
        slots += group.slots
        group_of += [number] * len(group.slots)
        age_of += [group.age] * len(group.slots)
    return slots, group_of, age_of


def _deal(recollection: Recollection, rng: Rng) -> tuple[list[int], list[bool]]:
    """Cards for all slots in order, and which of them the seat has never seen."""
    cards: list[int] = []
    unseen: list[bool] = []
    pools: dict[int, list[int]] = {}
    for group in recollection.groups:
        if group.age not in pools:
            pool = recollection.unseen_pool(group.age, rng)
            rng.shuffle(pool)
            pools[group.age] = pool
        new = [pools[group.age].pop() for _ in range(group.unseen())]
        both = [card << 1 for card in group.seen] + [card << 1 | 1 for card in new]
        rng.shuffle(both)
        cards += [card >> 1 for card in both]
        unseen += [bool(card & 1) for card in both]
    return cards, unseen


class _Look:
    """What a look into the discard pile says of the cards discarded up to then."""

    def __init__(self, last_move: int, needs: dict[int, int], complete: bool) -> None:
        self.last_move = last_move
        self.needs = needs  # card -> how many of the hidden slots hold it (at least)
        self.complete = complete


def _digs_seen(recollection: Recollection) -> list[_Look]:
    """Everybody sees what was dug up; the digger saw the whole pile."""
    table = recollection.table
    looks = []
    taken: dict[int, int] = {}
    for dig in table.dug:
        card, digger, moment = (dig & 255) - 1, dig >> 8 & 15, dig >> 12
        if card >= 0:
            taken[card] = taken.get(card, 0) + 1
        last_move = _moves_up_to(recollection, moment)
        looks.append(_look_into(recollection, last_move, taken, digger == recollection.seat))
    decision = table.stack[-1] if table.stack else None
    if decision is not None and decision.kind == "dig" and recollection.seat in decision.seats:
        looks.append(_look_into(recollection, len(table.moves), taken, True))
    return looks


def _moves_up_to(recollection: Recollection, moment: int) -> int:
    """How many moves had been made at the end of a turn."""
    age, turn = divmod(moment, TURNS_PER_AGE)
    turns = CARDS_PER_PLAYER if turn == TURNS_PER_AGE - 1 else turn + 1
    return (age * CARDS_PER_PLAYER + turns) * recollection.cities


def _look_into(recollection: Recollection, last_move: int, taken: dict[int, int], complete: bool) -> _Look:
    hidden = [slot for slot in recollection.contents if slot < last_move and _is_discard(recollection.table, slot)]
    if complete:
        needs: dict[int, int] = {}
        for slot in hidden:
            card = recollection.contents[slot]
            needs[card] = needs.get(card, 0) + 1
        return _Look(last_move, needs, True)
    own: list[int] = [
        move & 255
        for slot, move in enumerate(recollection.table.moves[:last_move])
        if slot not in recollection.contents and _is_discard(recollection.table, slot)
    ]
    return _Look(last_move, {card: max(0, n - own.count(card)) for card, n in taken.items()}, False)


def _is_discard(table: SevenWonders, slot: int) -> bool:
    return table.moves[slot] >> 8 in (DISCARDED, LEFT_OVER)


def _repair(
    table: SevenWonders,
    looks: list[_Look],
    slots: list[int],
    group_of: list[int],
    age_of: list[int],
    cards: list[int],
    unseen: list[bool],
    rng: Rng,
) -> bool:
    """Swap cards that may be swapped until every look into the discard pile finds what was seen there."""
    for _ in range(200):
        wrong = _missing_from_pile(table, looks, slots, cards)
        if wrong is None:
            return True
        look, card = wrong
        inside = [i for i, slot in enumerate(slots) if slot < look.last_move and _is_discard(table, slot)]
        holders = [i for i in range(len(slots)) if cards[i] == card and i not in inside]
        spare = [i for i in inside if look.needs.get(cards[i], 0) < _holding(inside, cards, cards[i])]
        pairs = [
            (i, j)
            for i in holders
            for j in (spare or inside)
            if group_of[i] == group_of[j] or (unseen[i] and unseen[j] and age_of[i] == age_of[j])
        ]
        if not pairs or not spare:
            pairs = pairs or [
                (i, j) for i in range(len(slots)) for j in inside if group_of[i] == group_of[j] and i != j
            ]
            if not pairs:
                return False
        i, j = pairs[rng.below(len(pairs))]
        cards[i], cards[j] = cards[j], cards[i]
        unseen[i], unseen[j] = unseen[j], unseen[i]
    return False


def _within_groups(inside: list[int], group_of: list[int]) -> list[tuple[int, int]]:
    return [(i, j) for i in range(len(group_of)) for j in inside if group_of[i] == group_of[j] and i != j]


def _holding(places: list[int], cards: list[int], card: int) -> int:
    return sum(cards[i] == card for i in places)


def _missing_from_pile(
    table: SevenWonders, looks: list[_Look], slots: list[int], cards: list[int]
) -> tuple[_Look, int] | None:
    for look in looks:
        inside = [i for i, slot in enumerate(slots) if slot < look.last_move and _is_discard(table, slot)]
        for card, n in sorted(look.needs.items()):
            if _holding(inside, cards, card) < n:
                return look, card
    return None


def _rewrite_draws(recollection: Recollection, dealt: dict[int, int]) -> None:
    """Two players: what the rival drew for the Free City and the seat never saw is now another card."""
    table = recollection.table
    if table.players != 2:
        return
    old = recollection.contents
    for number, card in enumerate(table.drawn):
        age, turn = number // TURNS_PER_AGE + 1, number % TURNS_PER_AGE + 1
        if recollection._controller(age, turn) == recollection.seat:
            continue
        for group in recollection.groups:
            if group.age != age or card not in _minus([old[slot] for slot in group.slots], group.seen):
                continue
            new = _minus([dealt[slot] for slot in group.slots], group.seen)
            if new and _drawn_into(recollection, group, age, turn):
                table.drawn[number] = new[-1]
                break


def _drawn_into(recollection: Recollection, group: Group, age: int, turn: int) -> bool:
    """Whether a group's places belong to the hand into which a card was drawn in a turn."""
    table = recollection.table
    hand = next(h for h in range(2) if recollection._holder(age, turn, h) == recollection._controller(age, turn))
    first = recollection._first_move(age)
    for slot in group.slots:
        if slot >= _HELD:
            if (slot - _HELD) // (CARDS_PER_PLAYER * 2) == recollection._holder(age, table.turn, hand):
                return True
        elif (slot - first) // recollection.cities + 1 >= turn:
            return True
    return False


def _put_down(table: SevenWonders, dealt: dict[int, int]) -> None:
    """Write the dealt cards into hands, pile and moves, and rebuild what follows from the moves."""
    for slot, card in dealt.items():
        if slot < _HELD:
            table.moves[slot] = card | table.moves[slot] >> 8 << 8
        else:
            holder, i = divmod(slot - _HELD, CARDS_PER_PLAYER * 2)
            (table.hands[holder] if holder < table.players else table.pile)[i] = card
    for hand in table.hands:
        hand.sort()
    order = table.reveal_order()
    for city in table.cities:
        city.tucked.clear()
    table.discard.clear()
    for index, move in enumerate(table.moves):
        how = move >> 8
        if how == TUCKED:
            table.cities[order[index % len(order)]].tucked.append(move & 255)
        elif how != BUILT:
            table.discard.append(move & 255)
    for dig in table.dug:
        if dig & 255:
            table.discard.remove((dig & 255) - 1)


def _recommit(table: SevenWonders, seat: int, rng: Rng) -> None:
    """What the others have chosen face down is unknown: any choice will do; half-made ones do not show."""
    decision = table.stack[-1] if table.stack else None
    if not isinstance(decision, Choose):
        return
    for other in range(table.players):
        if other == seat or decision.chosen[other] < 0:
            continue
        decided = other not in decision.seats
        table.take_back(other)
        if decided:
            _choose_anything(table, decision, other, rng)


def _choose_anything(table: SevenWonders, decision: Choose, seat: int, rng: Rng) -> None:
    while seat in decision.seats:
        actions = table.legal(seat)
        city = table.choosing_for(decision, seat)
        decision.chosen[city] = actions[rng.below(len(actions))]
        if city >= table.players or table.players > 2 or seat != table.controller():
            decision.seats.remove(seat)


# Conservation


def inventory(table: SevenWonders) -> dict[str, int]:
    """Cards beyond those dealt, and buildings that stand twice: always none."""
    cards = sum(len(city.cards) + len(city.tucked) for city in table.cities)
    cards += sum(len(hand) for hand in table.hands) + len(table.pile) + len(table.discard)
    dealt = CARDS_PER_PLAYER * len(table.cities) * table.age
    return {"cards beyond the deal": cards - dealt, "deck": _deck_difference(table)}


def _deck_difference(table: SevenWonders) -> int:
    """How far the cards on the table are from the decks dealt so far (guilds: only their number)."""
    cards = [card for city in table.cities for card in city.cards + city.tucked]
    cards += [card for hand in table.hands for card in hand] + table.pile + table.discard
    decks = [card for age in range(1, table.age + 1) for card in DECKS[age][len(table.cities)]]
    guilds = [card for card in cards if card in PURPLE_CARDS]
    expected = len(table.cities) + GUILDS_BEYOND_PLAYERS if table.age == 3 else 0
    plain = [card for card in cards if card not in PURPLE_CARDS]
    difference = len(_minus(plain, decks)) + len(_minus(decks, plain)) + abs(len(guilds) - expected)
    return difference + len(guilds) - len(set(guilds))

# Compiled by mypyc where a C compiler is present.
"""Dealing anew everything a seat cannot know, so that the outcome depends on what it knows and on nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.games.seven_wonders.components import CARDS_PER_PLAYER, TURNS_PER_AGE
from ecumene.games.seven_wonders.memory import HELD, Group, Recollection, minus
from ecumene.games.seven_wonders.state import BUILT, DISCARDED, LEFT_OVER, TUCKED, Choose
from ecumene.kernel.rng import Rng

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.rules import SevenWonders


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
        if recollection.controller(age, turn) == recollection.seat:
            continue
        for group in recollection.groups:
            if group.age != age or card not in minus([old[slot] for slot in group.slots], group.seen):
                continue
            new = minus([dealt[slot] for slot in group.slots], group.seen)
            if new and _drawn_into(recollection, group, age, turn):
                table.drawn[number] = new[-1]
                break


def _drawn_into(recollection: Recollection, group: Group, age: int, turn: int) -> bool:
    """Whether a group's places belong to the hand into which a card was drawn in a turn."""
    table = recollection.table
    hand = next(h for h in range(2) if recollection.holder(age, turn, h) == recollection.controller(age, turn))
    first = recollection.first_move(age)
    for slot in group.slots:
        if slot >= HELD:
            if (slot - HELD) // (CARDS_PER_PLAYER * 2) == recollection.holder(age, table.turn, hand):
                return True
        elif (slot - first) // recollection.cities + 1 >= turn:
            return True
    return False


def _put_down(table: SevenWonders, dealt: dict[int, int]) -> None:
    """Write the dealt cards into hands, pile and moves, and rebuild what follows from the moves."""
    for slot, card in dealt.items():
        if slot < HELD:
            table.moves[slot] = card | table.moves[slot] >> 8 << 8
        else:
            holder, i = divmod(slot - HELD, CARDS_PER_PLAYER * 2)
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

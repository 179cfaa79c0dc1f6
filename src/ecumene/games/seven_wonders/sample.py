# Compiled by mypyc where a C compiler is present.
"""Dealing anew everything a seat cannot know, so that the outcome depends on what it knows and on nothing else."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.components import CARDS_PER_PLAYER, TURNS_PER_AGE
from ecumene.games.seven_wonders.digging import Digging
from ecumene.games.seven_wonders.memory import HELD, Recollection, minus
from ecumene.games.seven_wonders.numbers import PURPLE_CARDS
from ecumene.games.seven_wonders.state import BUILT, DISCARDED, LEFT_OVER, TUCKED, Position
from ecumene.kernel.rng import Rng
from ecumene.kernel.zones import Hidden

#: The back of a card shows its age.
_BACKS: Final[list[int]] = [card.age for card in CARDS]
_IS_GUILD: Final[list[bool]] = [number in PURPLE_CARDS for number in range(len(CARDS))]


def redeal(state: Position, seat: int, rng: Rng) -> None:
    """Replace everything the seat cannot know by something that fits all it does know."""
    recollection = Recollection(state, seat)
    places = _Places(recollection)
    looks = _digs_seen(recollection, places)
    kept = _kept_before_draws(recollection)
    while True:
        places.deal(rng)
        if not _repair(looks, places, rng):
            continue
        _put_down(state, dict(zip(places.slots, places.cards, strict=True)))
        _rewrite_draws(recollection, kept, rng)
        if _sales_were_forced(recollection):
            break


class _Places:
    """All hidden places side by side, and a card for each."""

    def __init__(self, recollection: Recollection) -> None:
        self.slots: list[int] = []
        self.group_of: list[int] = []
        self.age_of: list[int] = []
        self.groups: list[list[int]] = []  # the cards of each group: first those seen there
        self.seen: list[int] = []  # how many that are
        self.hidden = Hidden(_BACKS)
        for number, group in enumerate(recollection.groups):
            self.slots += group.slots
            self.group_of += [number] * len(group.slots)
            self.age_of += [group.age] * len(group.slots)
            self.groups.append(recollection.cards_of(group))
            self.seen.append(len(group.seen))
            self.hidden.add(self.groups[number], group.seen)
        self.hidden.add(recollection.guilds_left_out(), only=_IS_GUILD)
        self.cards: list[int] = []
        self.unseen: list[bool] = []  # whether the seat has never seen the card that now lies there

    def deal(self, rng: Rng) -> None:
        """A card for every place: in each group those seen there, filled up with cards never seen."""
        self.hidden.deal(rng)
        self.cards = []
        self.unseen = []
        for cards, seen in zip(self.groups, self.seen, strict=True):
            marked = [card << 1 for card in cards[:seen]] + [card << 1 | 1 for card in cards[seen:]]
            rng.shuffle(marked)
            self.cards += [card >> 1 for card in marked]
            self.unseen += [bool(card & 1) for card in marked]

    def may_swap(self, i: int, j: int) -> bool:
        """Cards of one group may lie in any order, and cards never seen in any place of their age."""
        if self.group_of[i] == self.group_of[j]:
            return True
        return self.unseen[i] and self.unseen[j] and self.age_of[i] == self.age_of[j]

    def swap(self, i: int, j: int) -> None:
        self.cards[i], self.cards[j] = self.cards[j], self.cards[i]
        self.unseen[i], self.unseen[j] = self.unseen[j], self.unseen[i]


class _Look:
    """What a look into the discard pile says of the hidden places that were in it."""

    def __init__(self, inside: list[int], needs: dict[int, int], only: list[int]) -> None:
        self.inside = inside  # which places
        self.needs = needs  # card -> how many of them hold it, at least
        self.only = only  # the cards they may hold; none given: any

    def missing(self, cards: list[int]) -> int:
        """A card that should be among these places and is not; -1 if all is well."""
        found = [cards[i] for i in self.inside]
        for card, n in self.needs.items():
            if found.count(card) < n:
                return card
        return -1

    def misfit(self, cards: list[int]) -> int:
        """A place with a card that cannot have been in the pile; -1 if there is none."""
        if self.only:
            for i in self.inside:
                if cards[i] not in self.only:
                    return i
        return -1


def _digs_seen(recollection: Recollection, places: _Places) -> list[_Look]:
    """Everybody sees what was dug up, and that nothing could be; the digger saw the whole pile."""
    state = recollection.state
    looks = []
    taken: dict[int, int] = {}
    for dig in state.dug:
        card, digger, moment = (dig & 255) - 1, dig >> 8 & 15, dig >> 12
        if card >= 0:
            taken[card] = taken.get(card, 0) + 1
        last_move = _moves_up_to(recollection, moment)
        looks.append(_look_into(recollection, places, last_move, taken, digger == recollection.seat))
    if state.asked(recollection.seat) and state.stack[-1].kind == Digging.kind:
        looks.append(_look_into(recollection, places, len(state.moves), taken, True))
    for moment, *standing in state.fruitless:
        before = [(dig & 255) - 1 for dig in state.dug if dig >> 12 < moment]
        inside = _hidden_discards(recollection, places, _moves_up_to(recollection, moment))
        looks.append(_Look(inside, {}, standing + before))
    return looks


def _hidden_discards(recollection: Recollection, places: _Places, last_move: int) -> list[int]:
    state = recollection.state
    return [i for i, slot in enumerate(places.slots) if slot < last_move and _is_discard(state, slot)]


def _moves_up_to(recollection: Recollection, moment: int) -> int:
    """How many moves had been made at the end of a turn."""
    age, turn = divmod(moment, TURNS_PER_AGE)
    turns = CARDS_PER_PLAYER if turn == TURNS_PER_AGE - 1 else turn + 1
    return (age * CARDS_PER_PLAYER + turns) * recollection.cities


def _look_into(
    recollection: Recollection, places: _Places, last_move: int, taken: dict[int, int], complete: bool
) -> _Look:
    state = recollection.state
    inside = _hidden_discards(recollection, places, last_move)
    needs: dict[int, int] = {}
    if complete:
        for card in sorted(recollection.contents[places.slots[i]] for i in inside):
            needs[card] = needs.get(card, 0) + 1
        return _Look(inside, needs, [])
    own: list[int] = [
        move & 255
        for slot, move in enumerate(state.moves[:last_move])
        if slot not in recollection.contents and _is_discard(state, slot)
    ]
    return _Look(inside, {card: n - own.count(card) for card, n in sorted(taken.items())}, [])


def _is_discard(state: Position, slot: int) -> bool:
    return state.moves[slot] >> 8 in (DISCARDED, LEFT_OVER)


def _repair(looks: list[_Look], places: _Places, rng: Rng) -> bool:
    """Swap cards until every look into the discard pile finds what was seen there; False if it leads nowhere."""
    for _ in range(8 * len(places.slots)):
        for look in looks:
            card = look.missing(places.cards)
            misfit = look.misfit(places.cards)
            if card >= 0 or misfit >= 0:
                break
        else:
            return True
        pairs = _to_bring_in(card, look, places) if card >= 0 else _to_put_away(misfit, look, places)
        if not pairs:
            return False
        i, j = pairs[rng.below(len(pairs))]
        places.swap(i, j)
    return False


def _to_bring_in(card: int, look: _Look, places: _Places) -> list[tuple[int, int]]:
    """Swaps of a missing card for one that is not needed; else for one that is, to be looked for in its turn."""
    found = [places.cards[i] for i in look.inside]
    spare = [i for i in look.inside if found.count(places.cards[i]) > look.needs.get(places.cards[i], 0)]
    outside = [i for i in range(len(places.cards)) if places.cards[i] == card and i not in look.inside]
    pairs = [(i, j) for i in outside for j in spare if places.may_swap(i, j)]
    return pairs or [(i, j) for i in outside for j in look.inside if places.may_swap(i, j)]


def _to_put_away(misfit: int, look: _Look, places: _Places) -> list[tuple[int, int]]:
    """Swaps of a card that cannot be there for one that can; else for any, which may lead to such a swap."""
    outside = [i for i in range(len(places.cards)) if i not in look.inside and places.may_swap(i, misfit)]
    return [(i, misfit) for i in outside if places.cards[i] in look.only] or [(i, misfit) for i in outside]


def _sales_were_forced(recollection: Recollection) -> bool:
    """Two players: the Free City sold a card only because nothing at hand could be played for it."""
    moves = recollection.state.moves
    for moment, seventh, *playable in recollection.state.forced:
        age, turn = moment // TURNS_PER_AGE + 1, moment % TURNS_PER_AGE + 1
        controller = recollection.controller(age, turn)
        first = recollection.first_move(age) + (turn - 1) * recollection.cities
        if seventh:
            at_hand = [moves[first + recollection.cities] & 255]
        else:
            hand = recollection.hand_of(age, turn, controller)
            own = moves[first + recollection.order.index(controller)] & 255
            at_hand = minus(recollection.contents_at(age, turn, hand), [own])
        if any(card in playable for card in at_hand):
            return False
    return True


def _kept_before_draws(recollection: Recollection) -> dict[int, list[int]]:
    """Two players: what the seat had left in a hand before the rival drew a card into it, by number of the draw."""
    kept: dict[int, list[int]] = {}
    for number in range(len(recollection.state.drawn)):
        age, turn = number // TURNS_PER_AGE + 1, number % TURNS_PER_AGE + 1
        if turn > 1 and recollection.controller(age, turn) != recollection.seat:
            hand = recollection.hand_of(age, turn, recollection.controller(age, turn))
            taken = [recollection.state.moves[index] & 255 for index in recollection.taken(age, turn - 1, hand)]
            kept[number] = minus(recollection.contents_at(age, turn - 1, hand), taken)
    return kept


def _rewrite_draws(recollection: Recollection, kept: dict[int, list[int]], rng: Rng) -> None:
    """Two players: what the rival drew follows from what is now dealt; of a whole unseen hand any card will do."""
    state = recollection.state
    for number in range(len(state.drawn) - 1, -1, -1):
        age, turn = number // TURNS_PER_AGE + 1, number % TURNS_PER_AGE + 1
        controller = recollection.controller(age, turn)
        if controller != recollection.seat:
            contents = recollection.contents_at(age, turn, recollection.hand_of(age, turn, controller))
            new = minus(contents, kept[number]) if number in kept else sorted(contents)
            state.drawn[number] = new[rng.below(len(new))]


def _put_down(state: Position, dealt: dict[int, int]) -> None:
    """Write the dealt cards into hands, pile and moves, and rebuild what follows from the moves."""
    for slot, card in dealt.items():
        if slot < HELD:
            state.moves[slot] = card | state.moves[slot] >> 8 << 8
        else:
            holder, i = divmod(slot - HELD, CARDS_PER_PLAYER * 2)
            (state.hands[holder] if holder < state.players else state.pile)[i] = card
    for hand in state.hands:
        hand.sort()
    order = state.reveal_order()
    for city in state.cities:
        city.tucked.clear()
    state.discard.clear()
    for index, move in enumerate(state.moves):
        how = move >> 8
        if how == TUCKED:
            state.cities[order[index % len(order)]].tucked.append(move & 255)
        elif how != BUILT:
            state.discard.append(move & 255)
    for dig in state.dug:
        if dig & 255:
            state.discard.remove((dig & 255) - 1)

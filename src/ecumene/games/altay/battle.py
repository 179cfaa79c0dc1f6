# Compiled by mypyc where a C compiler is present.
"""Battle: attacks on neutral regions and on rivals, who yield or fight."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.altay.choices import bit_of
from ecumene.games.altay.deck import discard, draw
from ecumene.games.altay.ids import ATTACK, COMMIT, DEFEND, DISCARD, DONE, STAND, STRIKE, YIELD
from ecumene.games.altay.land import remove_settlement
from ecumene.games.altay.numbers import (
    ATTACK_BONUS,
    ATTACKS,
    DEFENDS,
    DEFENSE_BONUS,
    DIFFICULTY,
    FACE_COUNT,
    FACE_ID,
    FIGHTER_COUNT,
    FIGHTER_INDEX,
    FIGHTERS,
    MARKER_GAIN,
    NEIGHBOUR_MASK,
    PAIR_BETWEEN,
    PAIR_FROM,
    PAIR_TO,
    REGION_COUNT,
    REGION_ID,
)
from ecumene.games.altay.regions import MARKERS
from ecumene.games.altay.state import Position, Realm
from ecumene.games.altay.supply import produce, tell_each
from ecumene.games.altay.technologies import different
from ecumene.games.altay.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal, not_asked
from ecumene.kernel.messages import Seat
from ecumene.kernel.offers import Prompt

#: Most turns begin without a fighter at hand, and share this list.
_NONE: Final[list[int]] = []

# Strength


def bonus(realm: Realm, bonuses: list[int]) -> int:
    """Symbols that finished technologies add."""
    added = 0
    left: i64 = realm.done
    while left:
        low = left & -left
        left -= low
        added += bonuses[bit_of(low)]
    return added


def attack_strength(state: Position, seat: int, pair: int, cards: list[int]) -> int:
    """Settlements of the attacking region, attack symbols played, and what technologies add."""
    symbols = sum([ATTACKS[face] for face in cards])
    return state.houses[PAIR_FROM[pair]] + symbols + bonus(state.realms[seat], ATTACK_BONUS)


def defense_strength(state: Position, seat: int, region: int, cards: list[int]) -> int:
    """Settlements of the attacked region, defense symbols played, and what technologies add."""
    symbols = sum([DEFENDS[face] for face in cards])
    return state.houses[region] + symbols + bonus(state.realms[seat], DEFENSE_BONUS)


def fighters_at_hand(realm: Realm, symbols: list[int]) -> list[int]:
    """The different cards at hand that bear such symbols."""
    found: list[int] = []
    last = -1
    for face in realm.usable():
        if face != last:
            last = face
            if symbols[face]:
                found.append(face)
    return found


def enough_to_conquer(hand: list[int], kept: int, needed: int) -> bool:
    """Whether cards bear so many attack symbols, a kept one included."""
    symbols = sum([ATTACKS[face] for face in hand])
    return symbols + (ATTACKS[kept] if kept >= 0 else 0) >= needed


# Attacking


def attacks(state: Position, seat: int, attacked: list[int]) -> list[int]:
    """Every attack that may begin now; ``attacked``: the borders over which the seat attacked this turn."""
    realm = state.realms[seat]
    fighters: i64 = 0  # the different cards to begin with, as a set
    symbols: i64 = 0
    for face in realm.usable():
        attack: i64 = ATTACKS[face]
        if attack:
            symbols += attack
            fighters |= 1 << FIGHTER_INDEX[face]
    if not symbols:
        return _NONE
    found: list[int] = []
    symbols += bonus(realm, ATTACK_BONUS)
    taken: i64 = state.in_play & ~state.free & ~realm.lands  # with a marker, or a rival's
    left: i64 = realm.lands
    while left:
        low = left & -left
        left -= low
        origin = bit_of(low)
        near: i64 = NEIGHBOUR_MASK[origin]
        near &= taken
        if near:
            add_attacks(origin, near, state.houses[origin] + symbols, fighters, state.marker, attacked, found)
    return found


def add_attacks(
    origin: i64, targets: i64, strength: i64, fighters: i64, marker: list[int], attacked: list[int], found: list[int]
) -> None:
    """Add those from one region: on rivals, and on neutral regions for which the cards at hand would do."""
    while targets:
        low = targets & -targets
        targets -= low
        target = bit_of(low)
        kind: i64 = marker[target]
        if kind < 0 or strength > DIFFICULTY[kind]:
            pair = PAIR_BETWEEN[origin * REGION_COUNT + target]
            if pair not in attacked:
                cards = fighters
                while cards:
                    low = cards & -cards
                    cards -= low
                    found.append(ATTACK + pair * FIGHTER_COUNT + int(bit_of(low)))


def begin(state: Position, seat: int, pair: int, face: int) -> None:
    """Announce an attack with its first card."""
    if state.journal is not None:
        origin, target = REGION_ID[PAIR_FROM[pair]], REGION_ID[PAIR_TO[pair]]
        rival = state.owner[PAIR_TO[pair]]
        if rival < 0:
            state.journal.tell("attacked-neutral", player=seat, origin=origin, target=target)
        else:
            state.journal.tell("attacked", player=seat, rival=Seat(rival), origin=origin, target=target)
    attack = Attacking(seat, pair, [])
    state.stack.append(attack)
    attack.commit(state, face)


class Attacking(Decision[Position]):
    """The attacker plays one card after the other: until a neutral region falls, or until they let the rival answer."""

    kind: ClassVar[str] = "attack"
    rule: ClassVar[str] = "battle"

    def __init__(self, seat: int, pair: int, cards: list[int]) -> None:
        super().__init__([seat])
        self.pair = pair
        self.cards = cards

    def still_needed(self, state: Position) -> int:
        """Attack symbols that are missing to take a neutral region."""
        marker = state.marker[PAIR_TO[self.pair]]
        if marker < 0:
            return 0
        return DIFFICULTY[marker] + 1 - attack_strength(state, self.seats[0], self.pair, self.cards)

    def legal(self, state: Position, seat: int) -> list[int]:
        actions = [COMMIT + FIGHTER_INDEX[face] for face in fighters_at_hand(state.realms[seat], ATTACKS)]
        if state.marker[PAIR_TO[self.pair]] < 0:
            actions.append(STRIKE)
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        if action == STRIKE:
            state.stack.pop()
            state.stack.append(Defending(state.owner[PAIR_TO[self.pair]], seat, self.pair, self.cards, []))
        else:
            self.commit(state, FIGHTERS[action - COMMIT])

    def commit(self, state: Position, face: int) -> None:
        """Play a card. A neutral region falls as soon as the strength exceeds its difficulty."""
        seat = self.seats[0]
        realm = state.realms[seat]
        realm.take_from_hand(face)
        realm.played.append(face)
        self.cards.append(face)
        state.tell("committed", seat, FACE_ID[face])
        if state.marker[PAIR_TO[self.pair]] >= 0 and self.still_needed(state) <= 0:
            state.stack.pop()
            conquer(state, seat, PAIR_TO[self.pair])

    def clone(self) -> Decision[Position]:
        return Attacking(self.seats[0], self.pair, self.cards[:])

    def facts(self) -> list[int]:
        return [self.pair, *self.cards]

    def prompt(self, state: Position, seat: int) -> Prompt:
        target = PAIR_TO[self.pair]
        strength = attack_strength(state, seat, self.pair, self.cards)
        if state.marker[target] >= 0:
            difficulty = DIFFICULTY[state.marker[target]]
            text = say.text("ask-attack-neutral", target=REGION_ID[target], strength=strength, difficulty=difficulty)
        else:
            rival = Seat(state.owner[target])
            standing = state.houses[target]
            text = say.text("ask-attack", target=REGION_ID[target], strength=strength, rival=rival, standing=standing)
        return Prompt(self.kind, text, self.rule)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if COMMIT <= action < COMMIT + FIGHTER_COUNT:
            return say.no("card-in-hand", "battle", card=FACE_ID[FIGHTERS[action - COMMIT]])
        if action == STRIKE:
            return say.no("strike-neutral", "conquest", n=self.still_needed(state))
        return not_asked(self.rule)


def conquer(state: Position, seat: int, region: int) -> None:
    """Take the marker and what it shows. The region is free now; nobody settles there by the attack itself."""
    realm = state.realms[seat]
    marker = state.marker[region]
    state.marker[region] = -1
    state.free |= 1 << region
    realm.markers[marker] += 1
    realm.conquered += 1
    state.stir()
    if state.journal is not None:
        state.journal.tell("conquered", player=seat, region=REGION_ID[region], marker=MARKERS[marker].id)
    tell_each(state, "gained", seat, produce(state, realm, MARKER_GAIN[marker]))


# Defending


class Defending(Decision[Position]):
    """A player who is attacked yields, or fights with as many cards as they like."""

    kind: ClassVar[str] = "defend"
    rule: ClassVar[str] = "defending"

    def __init__(self, seat: int, attacker: int, pair: int, attack: list[int], cards: list[int]) -> None:
        super().__init__([seat])
        self.attacker = attacker
        self.pair = pair
        self.attack = attack
        self.cards = cards

    def legal(self, state: Position, seat: int) -> list[int]:
        actions = [] if self.cards else [YIELD]
        actions.append(STAND)
        for face in fighters_at_hand(state.realms[seat], DEFENDS):
            actions.append(DEFEND + FIGHTER_INDEX[face])
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        if action == YIELD:
            state.stack.pop()
            state.tell("yielded", seat, rival=self.attacker)
            state.stack.append(Yielding(seat, self.attacker, self.pair, self.attack, 0))
        elif action == STAND:
            state.stack.pop()
            fight(state, self)
        else:
            face = FIGHTERS[action - DEFEND]
            realm = state.realms[seat]
            realm.take_from_hand(face)
            realm.played.append(face)
            self.cards.append(face)
            state.tell("defended", seat, FACE_ID[face])

    def clone(self) -> Decision[Position]:
        return Defending(self.seats[0], self.attacker, self.pair, self.attack[:], self.cards[:])

    def facts(self) -> list[int]:
        return [self.attacker, self.pair, len(self.attack), *self.attack, *self.cards]

    def prompt(self, state: Position, seat: int) -> Prompt:
        target = PAIR_TO[self.pair]
        text = say.text(
            "ask-defend-more" if self.cards else "ask-defend",
            rival=Seat(self.attacker),
            target=REGION_ID[target],
            attack=attack_strength(state, self.attacker, self.pair, self.attack),
            defense=defense_strength(state, seat, target, self.cards),
            most=len(self.attack),
        )
        return Prompt(self.kind, text, self.rule)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if action == YIELD:
            return say.no("yield-late", "defending")
        if DEFEND <= action < DEFEND + FIGHTER_COUNT:
            return say.no("card-in-hand", "defending", card=FACE_ID[FIGHTERS[action - DEFEND]])
        return not_asked(self.rule)


class Yielding(Decision[Position]):
    """Who yielded may discard as many cards as the attacker played, to draw others."""

    kind: ClassVar[str] = "yield"
    rule: ClassVar[str] = "yielding"

    def __init__(self, seat: int, attacker: int, pair: int, attack: list[int], discarded: int) -> None:
        super().__init__([seat])
        self.attacker = attacker
        self.pair = pair
        self.attack = attack
        self.discarded = discarded

    def legal(self, state: Position, seat: int) -> list[int]:
        return [DONE, *[DISCARD + face for face in different(state.realms[seat])]]

    def answer(self, state: Position, seat: int, action: int) -> None:
        if action != DONE:
            discard(state, seat, action - DISCARD)
            self.discarded += 1
        if action == DONE or self.discarded == len(self.attack):
            state.stack.pop()
            capture(state, self.attacker, PAIR_TO[self.pair])
            draw(state, seat, self.discarded)

    def clone(self) -> Decision[Position]:
        return Yielding(self.seats[0], self.attacker, self.pair, self.attack[:], self.discarded)

    def facts(self) -> list[int]:
        return [self.attacker, self.pair, self.discarded, *self.attack]

    def about(self, state: Position) -> dict[str, Any]:
        return {"n": len(self.attack) - self.discarded}

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if DISCARD <= action < DISCARD + FACE_COUNT:
            return say.no("card-in-hand", "yielding", card=FACE_ID[action - DISCARD])
        return not_asked(self.rule)


# The outcome


def fight(state: Position, battle: Defending) -> None:
    """The weaker side loses a settlement; equals lose nothing. Then the defender draws as many cards as they played."""
    defender, attacker = battle.seats[0], battle.attacker
    origin, target = PAIR_FROM[battle.pair], PAIR_TO[battle.pair]
    attack = attack_strength(state, attacker, battle.pair, battle.attack)
    defense = defense_strength(state, defender, target, battle.cards)
    if state.journal is not None:
        state.journal.tell("fought", player=defender, rival=Seat(attacker), attack=attack, defense=defense)
    if attack > defense:
        capture(state, attacker, target)
    elif defense > attack:
        capture(state, defender, origin)
    else:
        state.tell("drawn-battle", defender, rival=attacker)
    realm = state.realms[defender]
    realm.discard += battle.cards
    realm.played = []
    draw(state, defender, len(battle.cards))


def capture(state: Position, winner: int, region: int) -> None:
    """The loser gives a settlement of the region to the winner."""
    loser = state.owner[region]
    remove_settlement(state, region)
    state.realms[winner].captives.append(loser)
    state.stir()
    if state.journal is not None:
        state.journal.tell("captured", player=winner, rival=Seat(loser), region=REGION_ID[region])

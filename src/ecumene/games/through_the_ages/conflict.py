# Compiled by mypyc where a C compiler is present.
"""Attacks on rivals, and aggressions."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.through_the_ages.colonization import gain_colony, lose_colony
from ecumene.games.through_the_ages.construction import destroy
from ecumene.games.through_the_ages.effects import Effect, by_age
from ecumene.games.through_the_ages.leaders import remove_leader
from ecumene.games.through_the_ages.military_cards import *
from ecumene.games.through_the_ages.pacts import attack_forbidden, end_pacts_by_attack, strength_in_attack
from ecumene.games.through_the_ages.wonders import drop_wonder
from ecumene.kernel.messages import Seat


def attack_cost(rival: Civilization, card: int) -> int:
    """Military actions for an aggression or war; against Gandhi they are multiplied."""
    return COST[card] * max(1, rival.traits[RIVALS_PAY_TIMES])


def can_fight(state: Position, civilization: Civilization, card: int, rival: Civilization) -> bool:
    """Nobody attacks themselves, with Gandhi, without the military actions, or against a pact."""
    if rival.seat == civilization.seat or not rival.active or civilization.traits[NO_ATTACKS]:
        return False
    if attack_cost(rival, card) > civilization.military_actions():
        return False
    return not attack_forbidden(state, civilization.seat, rival.seat)


def can_aggress(state: Position, civilization: Civilization, card: int, rival: Civilization) -> bool:
    """An aggression needs a weaker rival who has what the card takes."""
    if not can_fight(state, civilization, card, rival) or advantage(state, civilization.seat, rival.seat) <= 0:
        return False
    return AGGRESSIONS[IDS[card]].has_target(rival)


def why_not_attack(state: Position, civilization: Civilization, card: int, rival: Civilization) -> Illegal | None:
    lack = why_not_fight(state, civilization, card, rival)
    if lack is not None:
        return lack
    if not AGGRESSIONS[IDS[card]].has_target(rival):
        return say.no("no-target", rival=Seat(rival.seat))
    missing = 1 - advantage(state, civilization.seat, rival.seat)
    return say.no("too-strong", missing={"strength": missing}, rival=Seat(rival.seat)) if missing > 0 else None


def why_not_fight(state: Position, civilization: Civilization, card: int, rival: Civilization) -> Illegal | None:
    """What forbids aggressions and wars alike."""
    if civilization.traits[NO_ATTACKS]:
        return say.no("no-attacks", card=IDS[civilization.leader])
    if attack_forbidden(state, civilization.seat, rival.seat):
        return say.no("pact-forbids", rival=Seat(rival.seat))
    return lack_military(civilization, attack_cost(rival, card))


def advantage(state: Position, attacker: int, rival: int, war: bool = False) -> int:
    """How much stronger the attacker is in this attack."""
    attack = strength_in_attack(state, attacker, rival, True, not war)
    return attack - strength_in_attack(state, rival, attacker, False, not war)


# Aggression


def turn_against(state: Position, civilization: Civilization, card: int, rival: int, event: str) -> None:
    """Reveal and pay an aggression or war; pacts that end by it do so."""
    reveal(state, civilization, card)
    civilization.spend_military(attack_cost(state.civilizations[rival], card))
    state.tell(event, civilization.seat, IDS[card], rival=rival)
    end_pacts_by_attack(state, civilization.seat, rival)


def aggress(state: Position, civilization: Civilization, action: int) -> None:
    """The rival may defend."""
    card, rival = CARD[action], RIVAL[action]
    turn_against(state, civilization, card, rival, "attacks")
    needed = advantage(state, civilization.seat, rival)
    state.push(Defence(rival, card, civilization.seat, needed, 0))


def _best_defence(hand: list[int], cards: int) -> int:
    """The most defense that so many cards of a hand can give."""
    values = sorted([max(DEFENSE[card], DISCARD_DEFENSE) for card in hand], reverse=True)
    return sum(values[:cards])


class Defence(Choice):
    """Give in to the rival's aggression, or begin a defence that can succeed; once begun it is carried through.

    ``n`` is the strength that is still short.
    """

    rule: ClassVar[str] = "aggression"
    wording: ClassVar[dict[str, str]] = {"decline": "decline-defence"}
    from_hand: ClassVar[bool] = True
    holds_card: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, rival: int, needed: int, used: int) -> None:
        super().__init__(seat, card, rival, needed)
        self.used = used  # cards played so far; as many are allowed as there are military actions

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        hand = civilization.military_hand
        choices = [] if self.used else [DO_DECLINE]
        cards = civilization.military_total - self.used
        most = _best_defence(hand, cards)
        if not cards or most < self.n:
            return choices
        most_of_fewer = _best_defence(hand, cards - 1)
        for card in distinct(hand):
            others = min(most_of_fewer, most - max(DEFENSE[card], DISCARD_DEFENSE))
            if DEFENSE[card] and DEFENSE[card] + others >= self.n:
                choices.append(DO_BONUS[card])
            if DISCARD_DEFENSE + others >= self.n:
                choices.append(DO_DISCARD[card])
        return choices

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        """One more card for the defence; the aggression fails as soon as the strengths are equal."""
        if action == DO_DECLINE:
            self._give_in(state)
            return
        card = CARD[action]
        needed = self.n
        if action == DO_BONUS[card]:
            play_openly(state, civilization, card)
            needed -= DEFENSE[card]
        else:
            discard_hidden(state, civilization, card)
            needed -= DISCARD_DEFENSE
        if needed > 0:
            state.push(Defence(self.seat, self.card, self.rival, needed, self.used + 1))
        else:
            discard_open(state, self.card)
            state.tell("repels", self.seat, IDS[self.card], rival=self.rival)

    def _give_in(self, state: Position) -> None:
        """The aggression succeeds; whatever is to be chosen, the attacker chooses."""
        state.reveals += 1
        state.tell("gives_in", self.seat, IDS[self.card], rival=self.rival)
        discard_open(state, self.card)
        attacker, rival = state.civilizations[self.rival], state.civilizations[self.seat]
        AGGRESSIONS[IDS[self.card]].win(state, attacker, rival, self.card, 0)

    def facts(self) -> list[int]:
        return [self.card, self.rival, self.n, self.used]


# What is won


class Victory(Effect):
    """What the stronger side does in an aggression or a war, by so much advantage."""

    def has_target(self, rival: Civilization) -> bool:
        """Whether the rival has what it takes."""
        return True

    def win(self, state: Position, own: Civilization, rival: Civilization, card: int, lead: int) -> None:
        raise NotImplementedError


class TakeScience(Victory):
    n: int

    def win(self, state: Position, own: Civilization, rival: Civilization, card: int, lead: int) -> None:
        taken = -gain_science(rival, -self.n)
        gain_science(own, taken)
        state.tell("takes_science", own.seat, n=taken, rival=rival.seat)


class TakeCulture(Victory):
    n: int

    def win(self, state: Position, own: Civilization, rival: Civilization, card: int, lead: int) -> None:
        taken = -gain_culture(rival, -self.n, IN_CONFLICT)
        gain_culture(own, taken, IN_CONFLICT)
        state.tell("takes_culture", own.seat, n=taken, rival=rival.seat)


class TakeMix(Victory):
    """Food and resources, divided at the attacker's will."""

    n: int

    def win(self, state: Position, own: Civilization, rival: Civilization, card: int, lead: int) -> None:
        state.push(Plunder(own.seat, card, rival.seat, self.n))


class Plunder(Choice):
    """How much of the booty is food; the rest is resources. Always ``n``, or all there is."""

    rule: ClassVar[str] = "aggression"
    wording: ClassVar[dict[str, str]] = {"mix": "mix-plunder"}

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        rival = state.civilizations[self.rival]
        booty = min(self.n, rival.food + rival.resources)
        return DO_MIX[max(0, booty - rival.resources) : min(booty, rival.food) + 1]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        rival = state.civilizations[self.rival]
        stored_food, stored = rival.food, rival.resources
        lost_food = lose_food(rival, COUNT[action])
        lost = lose_resources(rival, self.n - COUNT[action])
        if state.rules >= PLUNDERED_WHAT_WAS_LOST:
            # Who cannot give change loses more.
            lost_food, lost = stored_food - rival.food, stored - rival.resources
        gain_food(civilization, lost_food)
        gain_resources(civilization, lost)
        state.tell("plunders", self.seat, n=lost_food + lost, rival=self.rival)


class Raid(Victory):
    """Urban buildings, one for each of these last ages, are destroyed for half of their cost."""

    ages: tuple[int, ...]

    def win(self, state: Position, own: Civilization, rival: Civilization, card: int, lead: int) -> None:
        state.push(Raiding(own.seat, card, rival.seat, list(self.ages), 0))

    def words(self) -> tuple[str, dict[str, Any]]:
        one, *others = self.ages
        return ("raid-two", {"age": one, "other": others[0]}) if others else ("raid", {"age": one})


class Raiding(Choice):
    """Urban buildings of the rival within the levels still open; after the first one the raid may end."""

    kind: ClassVar[str] = "raid"
    rule: ClassVar[str] = "aggression"
    wording: ClassVar[dict[str, str]] = {"done": "done-raid", "destroy": "destroy-rival"}

    def __init__(self, seat: int, card: int, rival: int, levels: list[int], destroyed: int) -> None:
        super().__init__(seat, card, rival)
        self.levels = levels  # for each building that may still be destroyed the highest level
        self.destroyed = destroyed  # printed cost of what was destroyed

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        rival = state.civilizations[self.rival]
        choices = [DO_DONE] if self.destroyed else []
        for card in range(FIRST_URBAN, FIRST_UNIT):
            if rival.workers[card] and LEVEL[card] <= max(self.levels):
                choices.append(DO_DESTROY[card])
        return choices or [DO_DONE]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        """Destroy a building; its printed cost counts for the booty, half of it in the end."""
        levels, destroyed = self.levels[:], self.destroyed
        if action == DO_DONE:
            levels = []
        else:
            card = CARD[action]
            destroy(state, state.civilizations[self.rival], card)
            destroyed += COST[card]
            # The narrowest limit that allows the building is used up, so that the wider one stays open.
            levels.remove(min([level for level in levels if level >= LEVEL[card]]))
        if levels:
            state.push(Raiding(self.seat, self.card, self.rival, levels, destroyed))
        else:
            gain_resources(civilization, (destroyed + 1) // 2)

    def facts(self) -> list[int]:
        return [self.card, self.rival, self.destroyed, *self.levels]


class Enslave(Victory):
    """The rival loses population, the attacker gains resources and food."""

    population: int
    resources: int
    food: int

    def win(self, state: Position, own: Civilization, rival: Civilization, card: int, lead: int) -> None:
        gain_resources(own, self.resources)
        gain_food(own, self.food)
        lose_population(state, rival, self.population)


class Annex(Victory):
    """A colony changes hands."""

    def has_target(self, rival: Civilization) -> bool:
        return bool(rival.colonies)

    def win(self, state: Position, own: Civilization, rival: Civilization, card: int, lead: int) -> None:
        state.push(Annexation(own.seat, card, rival.seat))


class Annexation(Choice):
    """A colony of the rival changes hands; only its permanent effect counts."""

    rule: ClassVar[str] = "aggression"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return [DO_ANNEX[colony] for colony in sorted(state.civilizations[self.rival].colonies)]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        territory = CARD[action]
        state.tell("annexes", self.seat, IDS[territory], rival=self.rival)
        gain_colony(state, civilization, territory)
        lose_colony(state, state.civilizations[self.rival], territory)


class Infiltrate(Victory):
    """The rival's leader or unfinished wonder goes; each of its levels is worth culture."""

    culture: int

    def has_target(self, rival: Civilization) -> bool:
        return rival.leader != NONE or rival.wonder != NONE

    def win(self, state: Position, own: Civilization, rival: Civilization, card: int, lead: int) -> None:
        state.push(Infiltration(own.seat, card, rival.seat, self.culture))


class Infiltration(Choice):
    """The rival's leader or unfinished wonder leaves play; each level is worth ``n`` culture."""

    rule: ClassVar[str] = "aggression"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        rival = state.civilizations[self.rival]
        choices = [DO_INFILTRATE_LEADER] if rival.leader != NONE else []
        if rival.wonder != NONE:
            choices.append(DO_INFILTRATE_WONDER)
        return choices

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        rival = state.civilizations[self.rival]
        if action == DO_INFILTRATE_LEADER:
            card = rival.leader
            remove_leader(state, rival)
        else:
            card = rival.wonder
            drop_wonder(state, rival)
            state.tell("wonder_lost", self.rival, IDS[card])
        gain_culture(civilization, self.n * LEVEL[card], IN_CONFLICT)


AGGRESSIONS: Final[dict[str, Victory]] = {
    **by_age("plunder", TakeMix, i=3, ii=5, iii=7),
    "raid_i": Raid(ages=(1,)),
    "raid_ii": Raid(ages=(2, 1)),
    "raid_iii": Raid(ages=(3, 2)),
    "enslave": Enslave(population=1, resources=2, food=2),
    "annex": Annex(),
    "infiltrate": Infiltrate(culture=3),
    "spy": TakeScience(5),
    "armed_intervention": TakeCulture(7),
}

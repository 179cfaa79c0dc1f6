"""For hints: what can be said for or against a move besides its price, as facts anybody can check at the table.

``state`` may be a sample: only what the seat knows is read.
"""

from __future__ import annotations

from typing import Literal

from ecumene.games.through_the_ages import actions
from ecumene.games.through_the_ages.actions import CATALOGUE
from ecumene.games.through_the_ages.box import words
from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.colonization import Auction, Force
from ecumene.games.through_the_ages.components import CARDS, DISCARD_DEFENSE, NUMBER
from ecumene.games.through_the_ages.conflict import Defence
from ecumene.games.through_the_ages.forecast import Forecast, forecast
from ecumene.games.through_the_ages.numbers import CARD, DEFENSE, IDS, RIVAL, STAGES
from ecumene.games.through_the_ages.pacts import PactOffer, strength_in_attack
from ecumene.games.through_the_ages.state import Position, say
from ecumene.kernel.messages import Message, Seat, listing
from ecumene.kernel.rng import Rng

Tone = Literal["for", "against", "even"]
Reasons = list[tuple[Tone, Message]]


def reasons(state: Position, seat: int, action: int) -> Reasons:
    """What speaks for a move or against it."""
    own, decision = state.civilizations[seat], state.top()
    match CATALOGUE[action]:
        case actions.End():
            return _ending(own, forecast(state, own))
        case actions.Stage(n=stages):
            return _wonder(own, stages)
        case actions.Attack() | actions.War():
            return _attack(state, seat, action)
        case actions.Pact(card=card, rival=rival, side=side):
            return _pact(NUMBER[card], "ab".index(side), rival.seat)
        case actions.Accept() if isinstance(decision, PactOffer):
            return _pact(decision.card, 1 - decision.side, decision.rival)
        case actions.Refuse() if isinstance(decision, PactOffer):
            theirs = _side(decision.card, decision.side)
            return [("for", say.text("reason-refused", rival=Seat(decision.rival), what=theirs))] if theirs else []
        case actions.Bid() | actions.Settle():
            return [_colony(decision.card if isinstance(decision, Auction) else CARD[action])]
        case actions.Pass() if isinstance(decision, Auction):
            return [("for", say.text("reason-no-force", n=decision.n + 1))]
        case actions.Pass():
            return _passing(state, seat)
    if isinstance(decision, Force):
        return _force(state, seat, action)
    if isinstance(decision, Defence):
        return _defence(decision, action)
    return []


# The end of the turn


def _ending(own: Civilization, ahead: Forecast) -> Reasons:
    brings = {
        "culture": ahead.culture, "science": ahead.science, "food": ahead.food_produced,
        "resources": ahead.resources_produced, "cards": ahead.draws,
    }  # fmt: skip
    told = [say.text(f"gain-{what}", n=n) for what, n in brings.items() if n > 0]
    found: Reasons = [("for", say.text("reason-end", what=listing(told)))] if told else []
    if ahead.uprising:
        found.append(("against", say.text("reason-uprising")))
    if ahead.hunger:
        found.append(("against", say.text("reason-hunger", n=ahead.hunger)))
    if ahead.corrupted:
        found.append(("against", say.text("reason-corruption", n=ahead.corrupted)))
    if own.civil_actions():
        found.append(("against", say.text("reason-unused", n=own.civil_actions())))
    return found


# Wonders


def _wonder(own: Civilization, stages: int) -> Reasons:
    built, all_of_them = own.stages + stages, len(STAGES[own.wonder])
    if built >= all_of_them:
        return []  # what the finished wonder brings is told by what changes
    what = listing(words(CARDS[own.wonder])[:2])
    return [("for", say.text("reason-stages", card=IDS[own.wonder], n=built, all=all_of_them, what=what))]


# Politics


def _attack(state: Position, seat: int, action: int) -> Reasons:
    card, rival, war = CARD[action], RIVAL[action], isinstance(CATALOGUE[action], actions.War)
    mine = strength_in_attack(state, seat, rival, True, not war)
    theirs = strength_in_attack(state, rival, seat, False, not war)
    tone: Tone = "for" if mine > theirs else "against"
    who = Seat(rival)
    found: Reasons = [(tone, say.text("reason-strength", rival=who, own=mine, theirs=theirs))]
    found.append(("for", say.text("reason-prize", what=listing(words(CARDS[card])))))
    if war:
        found.append(("against", say.text("reason-war-risk", rival=who)))
    else:
        cards = len(state.civilizations[rival].military_hand)
        if cards:
            found.append(("against", say.text("reason-defenders", rival=who, n=cards)))
    return found


def _pact(card: int, side: int, rival: int) -> Reasons:
    found: Reasons = []
    mine, theirs = _side(card, side), _side(card, 1 - side)
    common = words(CARDS[card])
    if mine or common:
        found.append(("for", say.text("reason-pact", what=mine or listing(common))))
    if theirs:
        found.append(("against", say.text("reason-pact-rival", rival=Seat(rival), what=theirs)))
    return found


def _side(card: int, side: int) -> Message | None:
    gives = [say.effect(given) for given in CARDS[card].side(side)]
    return listing(gives) if gives else None


def _passing(state: Position, seat: int) -> Reasons:
    """What could be played and is kept instead."""
    own = state.civilizations[seat]
    usable = [CATALOGUE[action] for action in state.legal(seat)]
    cards = dict.fromkeys(getattr(value, "card", "") for value in usable)
    kept = [say.name(card) for card in cards if card]
    if any(isinstance(value, actions.Retire) for value in usable):
        kept.append(say.name(IDS[own.leader]))
    kept += [
        say.name(IDS[state.civilizations[value.owner.seat].pact])
        for value in usable
        if isinstance(value, actions.Cancel)
    ]
    return [("for", say.text("reason-kept", what=listing(kept)))] if kept else []


# Colonies and defence


def _colony(territory: int) -> tuple[Tone, Message]:
    return "for", say.text("reason-colony", what=listing(words(CARDS[territory])))


def _force(state: Position, seat: int, action: int) -> Reasons:
    """The colony that the force is for, and how strong the force becomes."""
    decision = state.top()
    assert isinstance(decision, Force)
    found: Reasons = [_colony(decision.card)]
    then = state.clone(Rng(0))
    then.apply(seat, action)
    assert isinstance(then, Position)
    after = then.top() if then.stack else None
    if isinstance(after, Force):
        reached = after.strength(then.civilizations[seat])
        found.append(("for", say.text("reason-force", n=reached, wanted=decision.n)))
    return found


def _defence(decision: Defence, action: int) -> Reasons:
    what = listing(words(CARDS[decision.card]))
    match CATALOGUE[action]:
        case actions.Decline():
            return [("for", say.text("reason-cards-kept")), ("against", say.text("reason-given-in", what=what))]
    card = CARD[action]
    added = DEFENSE[card] if isinstance(CATALOGUE[action], actions.Bonus) else DISCARD_DEFENSE
    left = max(0, decision.n - added)
    return [("for", say.text("reason-defended", n=left, what=what))]

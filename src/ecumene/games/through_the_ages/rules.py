# Compiled by mypyc where a C compiler is present.
"""The sequence of play, in the order of the rulebook: set-up, turns, and the steps between decisions."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.answers import answer
from ecumene.games.through_the_ages.card_row import refill, replenish
from ecumene.games.through_the_ages.choices import find_choices
from ecumene.games.through_the_ages.codes import A_END
from ecumene.games.through_the_ages.colonization import immediate_effect
from ecumene.games.through_the_ages.components import EXTRA_STARTING_EVENTS, ROW_COST
from ecumene.games.through_the_ages.conflict import aggression_effect, end_war, resolve_war
from ecumene.games.through_the_ages.construction import cover_stages
from ecumene.games.through_the_ages.economy import IN_PRODUCTION, gain_culture, gain_science, run_economy
from ecumene.games.through_the_ages.events import among_two_strongest, carry_out
from ecumene.games.through_the_ages.leaders import begin_turn, end_action_phase, score_strong_leader
from ecumene.games.through_the_ages.military_cards import ask_excess, draw_for_unused_actions
from ecumene.games.through_the_ages.numbers import NONE, deck
from ecumene.games.through_the_ages.politics import look_at_event
from ecumene.games.through_the_ages.scoring import final_scoring
from ecumene.games.through_the_ages.state import (
    ACTIONS,
    AGGRESSION_EFFECT,
    AUCTION,
    COLONY_EFFECT,
    DEFENCE,
    END_TURN,
    ENTER_ACTIONS,
    EVENT_EFFECT,
    FIRST_STEP,
    FORCE,
    NEXT_TURN,
    POLITICS,
    REFILL,
    RESOLVE_WARS,
    SECOND_ACTION,
    STAGE_TOKEN,
    START_TURN,
    WAR_END,
    Ask,
    Civilization,
    Position,
)
from ecumene.games.through_the_ages.statistics import add_card, discontent, refresh
from ecumene.games.through_the_ages.traits import SECOND_POLITICAL_ACTION

#: Decisions whose answers depend on military cards in hand.
_FROM_THE_HAND: Final = (POLITICS, AUCTION, FORCE, DEFENCE)

# Set-up


def set_up(state: Position) -> None:
    """Boards, the age A decks, and the actions of the first round: 1, 2, 3, 4 civil ones and no military one."""
    state.civilizations = [Civilization(seat) for seat in range(state.players)]
    for civilization in state.civilizations:
        add_card(civilization, civilization.government, 1)
        refresh(state, civilization)
        civilization.civil_left = civilization.seat + 1
        civilization.military_left = 0
    events = deck(0, state.players, military=True)
    state.rng.shuffle(events)
    number = state.players + EXTRA_STARTING_EVENTS
    state.current = events[:number]
    state.removed = events[number:]
    state.removed_masks = [0] * len(state.removed)
    state.civil_deck = deck(0, state.players, military=False)
    state.rng.shuffle(state.civil_deck)
    state.row = [state.civil_deck.pop() for _ in ROW_COST]
    state.push(Ask(ACTIONS, 0))
    settle_down(state)


# Between decisions


def play(state: Position, action: int) -> None:
    """Carry out the answer to the decision on top, then everything that follows without one."""
    ask = state.top()
    if ask.code == ACTIONS and action == A_END:
        state.stack.pop()
        end_turn(state, state.civilizations[ask.seat])
    else:
        answer(state, ask, action)
    settle_down(state)


def settle_down(state: Position) -> None:
    """Take the game's own steps, and choices without alternative, until somebody has something to decide.

    Ending the action phase is never done for the player: until then everything can still be undone.
    """
    while state.stack:
        ask = state.top()
        if ask.code >= FIRST_STEP:
            state.stack.pop()
            _step(state, ask)
            continue
        choices = find_choices(state, ask)
        if len(choices) > 1 or ask.code == ACTIONS:
            state.choices = choices
            return
        if ask.code in _FROM_THE_HAND:
            # That there was nothing to choose tells the others something about the hand.
            state.reveals += 1
        if choices:
            answer(state, ask, choices[0])
        else:
            state.stack.pop()
    state.choices = []


def _step(state: Position, ask: Ask) -> None:
    civilization = state.civilizations[ask.seat]
    code = ask.code
    if code == EVENT_EFFECT:
        carry_out(state, ask)
    elif code == NEXT_TURN:
        next_turn(state)
    elif code == START_TURN:
        start_turn(state, civilization)
    elif code == RESOLVE_WARS:
        if civilization.wars:
            state.push(ask)
            resolve_war(state, civilization)
    elif code == ENTER_ACTIONS:
        enter_politics(state, civilization)
    elif code == END_TURN:
        finish_turn(state, civilization)
    elif code == SECOND_ACTION:
        offer_second_action(state, civilization)
    elif code == REFILL:
        refill(state)
    elif code == COLONY_EFFECT:
        immediate_effect(state, civilization, ask.card)
    elif code == AGGRESSION_EFFECT:
        aggression_effect(state, ask)
    elif code == WAR_END:
        end_war(state, ask)
    elif code == STAGE_TOKEN:
        cover_stages(state, civilization, ask.number)


# A turn


def next_turn(state: Position) -> None:
    """The next player still in the game; after the last of a round, a new round or the end of the game."""
    if state.remaining == 1:
        finish(state)
        return
    seat = state.turn + 1
    while seat < state.players and not state.civilizations[seat].active:
        seat += 1
    if seat >= state.players:
        if state.last_round and state.round >= state.last_round:
            final_scoring(state)
            finish(state)
            return
        state.round += 1
        seat = state.first_player()
    state.turn = seat
    state.push(Ask(ACTIONS, seat) if state.round == 1 else Ask(START_TURN, seat))


def start_turn(state: Position, civilization: Civilization) -> None:
    """Replenish the row, resolve a war, make the own tactic available; then politics, then actions."""
    seat = civilization.seat
    state.tell("turn", seat, n=state.round)
    state.push(Ask(ACTIONS, seat))
    state.push(Ask(ENTER_ACTIONS, seat))
    state.push(Ask(RESOLVE_WARS, seat))
    replenish(state)
    # A leader who has just become antiquated gives nothing any more.
    begin_turn(civilization)


def enter_politics(state: Position, civilization: Civilization) -> None:
    """Wars are over: the tactic becomes common, and the politics phase begins."""
    share_tactic(state, civilization)
    look_at_event(state, civilization)
    if civilization.skips_politics:
        civilization.skips_politics = False
    else:
        state.push(Ask(POLITICS, civilization.seat))


def share_tactic(state: Position, civilization: Civilization) -> None:
    """The tactic moves to the common area; a second copy there leaves the game."""
    if not civilization.own_tactic:
        return
    civilization.own_tactic = False
    if civilization.tactic in state.tactics:
        state.removed.append(civilization.tactic)
        state.removed_masks.append(state.everyone())
    else:
        state.tactics.append(civilization.tactic)
        state.tactics.sort()


def offer_second_action(state: Position, civilization: Civilization) -> None:
    """Julius Caesar, once a game; whoever gave up the next political action has none to take."""
    if not civilization.traits[SECOND_POLITICAL_ACTION] or civilization.second_action_used:
        return
    if civilization.skips_politics:
        civilization.skips_politics = False
    else:
        state.push(Ask(POLITICS, civilization.seat, NONE, 1))


def end_turn(state: Position, civilization: Civilization) -> None:
    """The action phase is over: first the excess military cards go."""
    state.reveals += 1
    end_action_phase(state, civilization)
    state.push(Ask(END_TURN, civilization.seat))
    ask_excess(state, civilization)


def finish_turn(state: Position, civilization: Civilization) -> None:
    """Production unless there is an uprising, military cards, and all actions are available again."""
    score_strong_leader(state, civilization, among_two_strongest(state, civilization.seat))
    if discontent(civilization) > civilization.unused:
        state.tell("uprising", civilization.seat)
    else:
        produce(state, civilization)
    draw_for_unused_actions(state, civilization)
    refresh_actions(civilization)
    state.push(Ask(NEXT_TURN, civilization.seat))


def produce(state: Position, civilization: Civilization) -> None:
    """The production phase: points, corruption, food, consumption, resources."""
    gain_science(civilization, civilization.science)
    points = gain_culture(civilization, civilization.culture, IN_PRODUCTION)
    run_economy(civilization)
    state.tell("produces", civilization.seat, n=points)


def refresh_actions(civilization: Civilization) -> None:
    """All actions are available; what was lent for the turn is gone."""
    civilization.civil_left = civilization.civil_total
    civilization.military_left = civilization.military_total
    civilization.extra_civil = 0
    civilization.extra_military = 0
    civilization.unit_resources = 0
    civilization.unit_science = 0
    civilization.extra_food = 0
    civilization.extra_resources = 0
    civilization.fresh = []
    civilization.tactic_done = False
    civilization.replaced_leader = False
    civilization.converted = False
    civilization.exchanged = False
    civilization.sailed = False
    civilization.inspired = False
    civilization.transformed = False


def finish(state: Position) -> None:
    """The game is over."""
    state.stack.clear()
    state.finished = True
    if state.journal is not None:
        state.journal.tell("game_over")

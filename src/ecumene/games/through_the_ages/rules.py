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
    Table,
)
from ecumene.games.through_the_ages.statistics import add_card, discontent, refresh
from ecumene.games.through_the_ages.tables import NONE, deck
from ecumene.games.through_the_ages.traits import SECOND_POLITICAL_ACTION

#: Decisions whose answers depend on military cards in hand.
_FROM_THE_HAND: Final = (POLITICS, AUCTION, FORCE, DEFENCE)

# Set-up


def set_up(table: Table) -> None:
    """Boards, the age A decks, and the actions of the first round: 1, 2, 3, 4 civil ones and no military one."""
    table.civilizations = [Civilization(seat) for seat in range(table.players)]
    for civilization in table.civilizations:
        add_card(civilization, civilization.government, 1)
        refresh(table, civilization)
        civilization.civil_left = civilization.seat + 1
        civilization.military_left = 0
    events = deck(0, table.players, military=True)
    table.rng.shuffle(events)
    number = table.players + EXTRA_STARTING_EVENTS
    table.current = events[:number]
    table.removed = events[number:]
    table.removed_masks = [0] * len(table.removed)
    table.civil_deck = deck(0, table.players, military=False)
    table.rng.shuffle(table.civil_deck)
    table.row = [table.civil_deck.pop() for _ in ROW_COST]
    table.push(Ask(ACTIONS, 0))
    settle_down(table)


# Between decisions


def play(table: Table, action: int) -> None:
    """Carry out the answer to the decision on top, then everything that follows without one."""
    ask = table.top()
    if ask.code == ACTIONS and action == A_END:
        table.stack.pop()
        end_turn(table, table.civilizations[ask.seat])
    else:
        answer(table, ask, action)
    settle_down(table)


def settle_down(table: Table) -> None:
    """Take the game's own steps, and choices without alternative, until somebody has something to decide.

    Ending the action phase is never done for the player: until then everything can still be undone.
    """
    while table.stack:
        ask = table.top()
        if ask.code >= FIRST_STEP:
            table.stack.pop()
            _step(table, ask)
            continue
        choices = find_choices(table, ask)
        if len(choices) > 1 or ask.code == ACTIONS:
            table.choices = choices
            return
        if ask.code in _FROM_THE_HAND:
            # That there was nothing to choose tells the others something about the hand.
            table.reveals += 1
        if choices:
            answer(table, ask, choices[0])
        else:
            table.stack.pop()
    table.choices = []


def _step(table: Table, ask: Ask) -> None:
    civilization = table.civilizations[ask.seat]
    code = ask.code
    if code == EVENT_EFFECT:
        carry_out(table, ask)
    elif code == NEXT_TURN:
        next_turn(table)
    elif code == START_TURN:
        start_turn(table, civilization)
    elif code == RESOLVE_WARS:
        if civilization.wars:
            table.push(ask)
            resolve_war(table, civilization)
    elif code == ENTER_ACTIONS:
        enter_politics(table, civilization)
    elif code == END_TURN:
        finish_turn(table, civilization)
    elif code == SECOND_ACTION:
        offer_second_action(table, civilization)
    elif code == REFILL:
        refill(table)
    elif code == COLONY_EFFECT:
        immediate_effect(table, civilization, ask.card)
    elif code == AGGRESSION_EFFECT:
        aggression_effect(table, ask)
    elif code == WAR_END:
        end_war(table, ask)
    elif code == STAGE_TOKEN:
        cover_stages(table, civilization, ask.number)


# A turn


def next_turn(table: Table) -> None:
    """The next player still in the game; after the last of a round, a new round or the end of the game."""
    if table.remaining == 1:
        finish(table)
        return
    seat = table.turn + 1
    while seat < table.players and not table.civilizations[seat].active:
        seat += 1
    if seat >= table.players:
        if table.last_round and table.round >= table.last_round:
            final_scoring(table)
            finish(table)
            return
        table.round += 1
        seat = table.first_player()
    table.turn = seat
    table.push(Ask(ACTIONS, seat) if table.round == 1 else Ask(START_TURN, seat))


def start_turn(table: Table, civilization: Civilization) -> None:
    """Replenish the row, resolve a war, make the own tactic available; then politics, then actions."""
    seat = civilization.seat
    table.tell("turn", seat, n=table.round)
    table.push(Ask(ACTIONS, seat))
    table.push(Ask(ENTER_ACTIONS, seat))
    table.push(Ask(RESOLVE_WARS, seat))
    replenish(table)
    # A leader who has just become antiquated gives nothing any more.
    begin_turn(civilization)


def enter_politics(table: Table, civilization: Civilization) -> None:
    """Wars are over: the tactic becomes common, and the politics phase begins."""
    share_tactic(table, civilization)
    look_at_event(table, civilization)
    if civilization.skips_politics:
        civilization.skips_politics = False
    else:
        table.push(Ask(POLITICS, civilization.seat))


def share_tactic(table: Table, civilization: Civilization) -> None:
    """The tactic moves to the common area; a second copy there leaves the game."""
    if not civilization.own_tactic:
        return
    civilization.own_tactic = False
    if civilization.tactic in table.tactics:
        table.removed.append(civilization.tactic)
        table.removed_masks.append(table.everyone())
    else:
        table.tactics.append(civilization.tactic)
        table.tactics.sort()


def offer_second_action(table: Table, civilization: Civilization) -> None:
    """Julius Caesar, once a game; whoever gave up the next political action has none to take."""
    if not civilization.traits[SECOND_POLITICAL_ACTION] or civilization.second_action_used:
        return
    if civilization.skips_politics:
        civilization.skips_politics = False
    else:
        table.push(Ask(POLITICS, civilization.seat, NONE, 1))


def end_turn(table: Table, civilization: Civilization) -> None:
    """The action phase is over: first the excess military cards go."""
    table.reveals += 1
    end_action_phase(table, civilization)
    table.push(Ask(END_TURN, civilization.seat))
    ask_excess(table, civilization)


def finish_turn(table: Table, civilization: Civilization) -> None:
    """Production unless there is an uprising, military cards, and all actions are available again."""
    score_strong_leader(table, civilization, among_two_strongest(table, civilization.seat))
    if discontent(civilization) > civilization.unused:
        table.tell("uprising", civilization.seat)
    else:
        produce(table, civilization)
    draw_for_unused_actions(table, civilization)
    refresh_actions(civilization)
    table.push(Ask(NEXT_TURN, civilization.seat))


def produce(table: Table, civilization: Civilization) -> None:
    """The production phase: points, corruption, food, consumption, resources."""
    gain_science(civilization, civilization.science)
    points = gain_culture(civilization, civilization.culture, IN_PRODUCTION)
    run_economy(civilization)
    table.tell("produces", civilization.seat, n=points)


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


def finish(table: Table) -> None:
    """The game is over."""
    table.stack.clear()
    table.finished = True
    if table.journal is not None:
        table.journal.tell("game_over")

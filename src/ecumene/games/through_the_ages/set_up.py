# Compiled by mypyc where a C compiler is present.
"""Setting up: the player boards, the first events and the first card row."""

from __future__ import annotations

from ecumene.games.through_the_ages.statistics import *


def lay_out(state: Position) -> None:
    """Boards, the age A decks, and the actions of the first round: 1, 2, 3, 4 civil ones and no military one."""
    state.civilizations = [Civilization(seat) for seat in range(state.players)]
    for civilization in state.civilizations:
        civilization.set_up()
        add_card(civilization, civilization.government, 1)
        refresh(state, civilization)
        civilization.civil_left = civilization.seat + 1
        civilization.military_left = 0
    events = deck(0, state.players, military=True)
    state.rng.shuffle(events)
    number = state.players + EXTRA_STARTING_EVENTS
    state.current = events[:number]
    state.put_away(events[number:], 0)
    state.civil_deck = deck(0, state.players, military=False)
    state.rng.shuffle(state.civil_deck)
    state.row = [state.civil_deck.pop() for _ in ROW_COST]
    if state.last_deck < LAST_DECK["full"]:
        state.final = _final_events(state)


def _final_events(state: Position) -> list[int]:
    """Impacts for the end of a short game, which never comes to the events of age III: all know them at once."""
    impacts = [card for card in range(ALL_CARDS) if IS_IMPACT[card]]
    state.rng.shuffle(impacts)
    return sorted(impacts[:FINAL_EVENTS_OF_SHORT_GAME])

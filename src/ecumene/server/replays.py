"""Moments of the past: the table as it was after so many actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.kernel import SPECTATOR, Message, State
from ecumene.kernel.record import TAKE_BACK
from ecumene.server.api import Frame
from ecumene.server.seating import committed

if TYPE_CHECKING:
    from ecumene.server.live import LiveTable

#: So many lines of the log are told with a moment of the past.
LINES = 150


def frame(live: LiveTable, step: int, seat: int, steps: int) -> Frame:
    """The table after ``step`` actions, seen from a seat that may see ``steps`` of them."""
    match = live.playing
    before, state = match.at(max(0, step - 1)), match.at(step)  # in this order: the second is one action further
    told = bool(step) and live.row.status == "finished" and steps == len(match.actions)
    number, _, notation = match.actions[step - 1].partition(" ") if told else ("", "", "")
    return Frame(
        table=live.id,
        step=step,
        steps=steps,
        seat=seat,
        action_seat=int(number) - 1 if told else None,
        action=_describe(live, before, int(number) - 1, notation) if told else None,
        notation=notation,
        to_move=state.to_move(),
        committed=committed(state),
        chosen=state.chosen(seat) if seat != SPECTATOR else [],
        view=state.view(seat),
        scores=state.scores(),
        result=state.result(),
        journal=live.entries(state, seat, state.journal.last(seat, LINES) if state.journal else 0),
    )


def _describe(live: LiveTable, state: State, seat: int, notation: str) -> Message:
    if notation == TAKE_BACK:
        return Message("server-took-back")
    return state.describe(seat, live.game.catalogue.id(notation))

# Compiled by mypyc where a C compiler is present.
"""The end of a turn: whether the game is over, whether an era is, and who goes first in the next turn."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civilization.action_numbers import DECLARE, DONE
from ecumene.games.civilization.announcements import announce_end, endings
from ecumene.games.civilization.components import ENDS, ERAS, TECHNOLOGIES_END_ERA
from ecumene.games.civilization.exploration import roll_off
from ecumene.games.civilization.fall import CONQUEST
from ecumene.games.civilization.numbers import (
    IMPROVEMENT_COUNT,
    IMPROVEMENT_ERA,
    MODERN,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_ERA,
)
from ecumene.games.civilization.scoring import score
from ecumene.games.civilization.state import NO_END, NOT_IN_PLAY, OVER, Position
from ecumene.games.civilization.technology import rebuild_catapults
from ecumene.kernel.decisions import UNDECIDED, Decision, Together

BY_TECHNOLOGIES: Final = ENDS.index("technologies")
BY_LAST_TURN: Final = ENDS.index("last_turn")
MEDIEVAL: Final = ERAS.index("medieval")


# The last word

#: In games begun under earlier rules, the end was declared in one's own movement and purchases only.
LAST_WORD_RULES: Final = 2


def ask_for_the_end(state: Position) -> None:
    """A long game may be declared over at any time, so also when everybody has bought."""
    if not state.advanced:
        return
    seats = [seat for seat in state.playing() if endings(state, seat)]
    if seats:
        state.stack.append(Closing(seats, [UNDECIDED] * state.players))


class Closing(Together[Position]):
    """Owners of the United Nations or the Apollo Program declare the end of the game or not."""

    kind: ClassVar[str] = "close"
    rule: ClassVar[str] = "long-game"
    wording: ClassVar[dict[str, str]] = {"done": "done-turn"}

    def legal(self, state: Position, seat: int) -> list[int]:
        return [*endings(state, seat), DONE]

    def reveal(self, state: Position) -> None:
        """Two who declare different ends throw dice for it."""
        declaring = [seat for seat in range(state.players) if self.chosen[seat] not in (UNDECIDED, DONE)]
        if declaring:
            first = declaring[0] if len(declaring) == 1 else roll_off(state, declaring, [0] * state.players)
            announce_end(state, first, self.chosen[first] - DECLARE)

    def clone(self) -> Decision[Position]:
        return Closing(self.seats[:], self.chosen[:])


# The next turn


def end_turn(state: Position) -> None:
    """Count points if the game is over; else the next player goes first, perhaps in a new era."""
    if state.ending == NO_END:
        state.ending = reason_to_end(state)
    if state.ending != NO_END:
        state.phase = OVER
        for seat in range(state.players):
            state.tell("final", seat, n=sum(score(state, seat)))
        return
    if era_is_over(state):
        begin_era(state)
    state.first = state.in_turn(1)
    while state.out[state.first]:
        state.first = state.in_turn(1)


def reason_to_end(state: Position) -> int:
    """Three modern technologies (standard), a single civilization left, or the last turn we allow."""
    if not state.advanced and state.era == MODERN and most_of_era(state) >= TECHNOLOGIES_END_ERA:
        return BY_TECHNOLOGIES
    if len(state.playing()) == 1:
        return CONQUEST
    return BY_LAST_TURN if state.turn >= state.last_turn() else NO_END


def most_of_era(state: Position) -> int:
    """The most technologies of the present era that anybody has."""
    most = 0
    for seat in range(state.players):
        most = max(most, state.technologies_of_era(seat, state.era))
    return most


def era_is_over(state: Position) -> bool:
    """Standard: somebody has three technologies of it, or none are left. Advanced: somebody has one of the next era."""
    if state.era == MODERN:
        return False
    if not state.advanced:
        return most_of_era(state) >= TECHNOLOGIES_END_ERA or not state.left[state.era]
    return any(state.technologies[i] != NOT_IN_PLAY and TECHNOLOGY_ERA[i] > state.era for i in range(TECHNOLOGY_COUNT))


def begin_era(state: Position) -> None:
    """Improvements of the old era are returned. Its wonders and units are out of date by themselves."""
    state.era += 1
    state.tell("era", -1, ERAS[state.era])
    if not state.advanced and state.era == MEDIEVAL:
        rebuild_catapults(state)
    current = 0
    for improvement in range(IMPROVEMENT_COUNT):
        if IMPROVEMENT_ERA[improvement] >= state.era:
            current |= 1 << improvement
    for seat in range(state.players):
        state.improvements[seat] &= current

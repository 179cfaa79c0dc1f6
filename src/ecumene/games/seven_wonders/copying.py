# Compiled by mypyc where a C compiler is present.
"""Olympia: at the end of the game a city counts a guild of its neighbours as its own."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.seven_wonders.numbers import ACTION_CARD, ACTION_KIND, CARD_IDS, COPY, COPY_ID, PURPLE_CARDS
from ecumene.games.seven_wonders.state import ForCity, Position
from ecumene.games.seven_wonders.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal


def copy_guild(state: Position) -> None:
    """The city with that power chooses a guild; if there is only one, it is copied without asking."""
    for index in range(state.players):
        guilds = copyable(state, index)
        if len(guilds) > 1:
            state.stack.append(Copying([index]))
        elif guilds:
            count_as_own(state, index, guilds[0])


def copyable(state: Position, index: int) -> list[int]:
    """The guilds in the neighbouring cities, if the city may copy one."""
    if not state.cities[index].copies_guild:
        return []
    guilds = state.cities[state.left(index)].cards + state.cities[state.right(index)].cards
    return [card for card in PURPLE_CARDS if card in guilds]


def count_as_own(state: Position, index: int, card: int) -> None:
    state.cities[index].copy = card
    state.tell("copied", index, CARD_IDS[card])


class Copying(Decision[Position], ForCity):
    """A city counts one of several guilds of its neighbours as its own."""

    kind: ClassVar[str] = "copy"
    rule: ClassVar[str] = "copy-guild"

    def legal(self, state: Position, seat: int) -> list[int]:
        return [COPY_ID[card] for card in copyable(state, seat)]

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        count_as_own(state, seat, ACTION_CARD[action])

    def clone(self) -> Copying:
        return Copying(self.seats[:])

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if ACTION_KIND[action] != COPY:
            return super().refuse(state, seat, action)
        return say.no("copy-absent", rule=self.rule, card=CARD_IDS[ACTION_CARD[action]])

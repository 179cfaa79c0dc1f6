# Compiled by mypyc where a C compiler is present.
"""What a colony or a statue requires of a track, what may make up for a lack of it, and the step of winning them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.hadara.components import TRACKS
from ecumene.games.hadara.effects import LOBBY_COINS, LOBBY_MOST, REDUCTION
from ecumene.games.hadara.state import Civilization, Position
from ecumene.games.hadara.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal

OUT_OF_REACH: Final = -1


def lack(civilization: Civilization, track: i64, required: i64) -> i64:
    """How many points the track is short of a requirement, which effects may have lowered; 0 or less is enough."""
    return required - civilization.powers[REDUCTION] - civilization.tracks[track]


def coins_for(civilization: Civilization, track: i64, required: i64, paid: i64) -> i64:
    """Coins that must make up for the lack, after so many already paid in this step; or ``OUT_OF_REACH``."""
    if civilization.tracks[track] >= required:
        return 0
    missing = lack(civilization, track, required)
    if missing <= 0:
        return 0
    coins = missing * civilization.powers[LOBBY_COINS]
    if coins == 0 or coins > civilization.coins or paid + coins > civilization.powers[LOBBY_MOST]:
        return OUT_OF_REACH
    return coins


def any_in_reach(civilization: Civilization, track: i64, slots: list[int], required: list[i64], paid: i64) -> bool:
    """Whether anything can be won: slots lie in the order of what they require, so the first empty one tells."""
    slot: i64
    for slot in range(len(slots)):
        if slots[slot] < 0:
            return coins_for(civilization, track, required[slot], paid) != OUT_OF_REACH
    return False


class Winning(Decision[Position]):
    """A player may win something that requires a track: as a rule once in a step, coins may make up for a lack."""

    def __init__(self, seats: list[int], won: i64, paid: i64) -> None:
        super().__init__(seats)
        self.won = won  # in this step so far
        self.paid = paid  # coins paid towards requirements in this step

    def facts(self) -> list[int]:
        return [self.won, self.paid]

    def question(self, state: Position) -> str:
        return f"{self.kind}-again" if self.won else self.kind

    def too_weak(self, civilization: Civilization, track: i64, required: i64, target: str) -> Illegal:
        """Why a requirement that is out of reach is not met."""
        missing = lack(civilization, track, required)
        per_point = civilization.powers[LOBBY_COINS]
        if not per_point:
            name, have = str(TRACKS[track]), civilization.tracks[track]
            return say.no(name, self.rule, {name: missing}, target=target, required=have + missing, have=have)
        coins, most = missing * per_point, civilization.powers[LOBBY_MOST]
        if self.paid + coins > most:
            return say.no("lobby-limit", "effect-requirement", target=target, coins=coins, paid=self.paid, most=most)
        have = civilization.coins
        return say.no(
            "lobby-coins", "effect-requirement", {"coins": coins - have}, target=target, coins=coins, have=have
        )

"""What every game is: state, actions, journal, record, randomness, refusals. Knows no game."""

from ecumene.kernel.actions import Action, Catalogue
from ecumene.kernel.errors import BadOptions, BadRecord, EcumeneError, Illegal, UnknownGame
from ecumene.kernel.game import Game, Options
from ecumene.kernel.journal import EVERYONE, Event, Journal
from ecumene.kernel.messages import Message, SeatName
from ecumene.kernel.record import Match, Record, replay
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import Decision, State
from ecumene.kernel.table import Offer, Prompt, Refusal, Result, Standing, rank

__all__ = [
    "EVERYONE", "Action", "BadOptions", "BadRecord", "Catalogue", "Decision", "EcumeneError", "Event", "Game",
    "Illegal", "Journal", "Match", "Message", "Offer", "Options", "Prompt", "Record", "Refusal", "Result", "Rng",
    "SeatName", "Standing", "State", "UnknownGame", "rank", "replay",
]  # fmt: skip

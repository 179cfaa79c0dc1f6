"""What every game is: state, decisions, actions, journal, record, randomness, refusals. Knows no game."""

from ecumene.kernel.actions import Action, Catalogue
from ecumene.kernel.decisions import Decision, Step, Together
from ecumene.kernel.errors import BadOptions, BadRecord, EcumeneError, Illegal, UnknownGame
from ecumene.kernel.game import Game, Options
from ecumene.kernel.journal import EVERYONE, NOBODY, Event, Journal
from ecumene.kernel.lesson import LEARNER, Lesson, Tip
from ecumene.kernel.match import Match, replay
from ecumene.kernel.messages import SPECTATOR, AgeNumber, ComponentId, Message, Seat, SeatIndex
from ecumene.kernel.offers import Change, Offer, Prompt, Refusal
from ecumene.kernel.ranking import rank
from ecumene.kernel.record import Record
from ecumene.kernel.rng import Rng
from ecumene.kernel.speech import Speech
from ecumene.kernel.standings import Result, Standing
from ecumene.kernel.state import State
from ecumene.kernel.zones import Hidden

__all__ = [
    "EVERYONE", "LEARNER", "NOBODY", "SPECTATOR", "Action", "AgeNumber", "BadOptions", "BadRecord", "Catalogue",
    "Change", "ComponentId", "Decision", "EcumeneError", "Event", "Game", "Hidden", "Illegal", "Journal",
    "Lesson", "Match", "Message", "Offer", "Options", "Prompt", "Record", "Refusal", "Result", "Rng", "Seat",
    "SeatIndex", "Speech", "Standing", "State", "Step", "Tip", "Together", "UnknownGame", "rank", "replay",
]  # fmt: skip

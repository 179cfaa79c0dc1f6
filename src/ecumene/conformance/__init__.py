"""The battery every game passes: replay, clones, discretion, words, conservation, termination, and more."""

from ecumene.conformance.battery import check, examine, random_game, random_options
from ecumene.conformance.promises import play_on, random_move
from ecumene.conformance.proofreading import Proofreader
from ecumene.conformance.report import PROMISES, Failure, Report

__all__ = [
    "PROMISES", "Failure", "Proofreader", "Report", "check", "examine", "play_on", "random_game", "random_move",
    "random_options",
]  # fmt: skip

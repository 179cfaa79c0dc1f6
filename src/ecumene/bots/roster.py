"""Bots by name. ``hard``, ``search:sims=200:rounds=1``, ``learned:heat=0.02``, ``exec:python my_bot.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ecumene.bots.anchor import AnchorBot
from ecumene.bots.external import ExternalBot
from ecumene.bots.judging import Turns, heuristics
from ecumene.bots.knowledge import Bot, Budget, Knowledge
from ecumene.bots.planner import PlannerBot
from ecumene.bots.planner import Settings as Breadth
from ecumene.bots.search import SearchBot, Settings
from ecumene.bots.simple import GreedyBot, LearnedBot, OnePly, RandomBot
from ecumene.bots.value import value_for, worth_searching
from ecumene.kernel import EcumeneError, Game, Message, Rng, State

Wishes = Mapping[str, float]

#: Every level as a kind of bot with its settings. Weakness is noise and shallow search, never a hidden card seen.
LEVELS: Mapping[str, tuple[str, Wishes]] = {
    "random": ("random", {}),
    "novice": ("greedy", {"heat": 1.6, "slips": 0.15}),
    "easy": ("greedy", {"heat": 0.5}),
    "medium": ("learned", {"heat": 0.01}),
    "hard": ("search", {"seconds": 0.9, "sims": 96, "rounds": 0}),
    "expert": ("search", {"seconds": 2.8, "sims": 640, "rounds": 3}),
}


#: What the upper levels do where a turn is made of many decisions (`Turns`): they plan it, more or less broadly.
PLANNED: Mapping[str, Wishes] = {
    "medium": {"width": 6, "nodes": 200},
    "hard": {"width": 12, "nodes": 600},
    "expert": {"width": 24, "nodes": 1500},
}


class Level:
    """A level at whatever game is played."""

    def __init__(self, usual: Bot, planner: Bot) -> None:
        self.usual = usual
        self.planner = planner
        self.budget = usual.budget
        self.instant = usual.instant

    def at(self, game: Game) -> Bot:
        return self.planner if isinstance(heuristics(game), Turns) else self.usual

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        return self.at(knowledge.game).choose(knowledge, rng, budget)


class AnyLearned(OnePly):
    """The learned value of whatever game is played; where nothing was learned, the hand-made one without noise."""

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        value = value_for(state.game, state.players)
        if worth_searching(value):
            return super().decide(state, seat, rng)
        return LearnedBot(value).decide(state, seat, rng)

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return value_for(state.game, state.players).judge(state, seat, actions)


def _one_ply(kind: type[GreedyBot] | type[AnyLearned]) -> Callable[[Wishes], Bot]:
    def make(wishes: Wishes) -> Bot:
        return kind(wishes.get("heat", 0.0), wishes.get("slips", 0.0))

    return make


def _budget(wishes: Wishes, seconds: float) -> Budget:
    """Until the clock or the number of simulations says stop, whichever is first."""
    sims = int(wishes["sims"]) if "sims" in wishes else None
    return Budget(wishes.get("seconds", None if sims else seconds), sims)


def _search(wishes: Wishes) -> Bot:
    usual = Settings()
    settings = Settings(
        candidates=int(wishes.get("candidates", usual.candidates)),
        rounds=int(wishes.get("rounds", usual.rounds)),
        heat=wishes.get("heat", usual.heat),
        patience=wishes.get("patience", usual.patience),
    )
    return SearchBot(_budget(wishes, 1.0), settings)


def _anchor(wishes: Wishes) -> Bot:
    return AnchorBot(_budget(wishes, 0.04))


def _plan(wishes: Wishes) -> Bot:
    return PlannerBot(replace(Breadth(), **{name: int(value) for name, value in wishes.items()}))


def _random(wishes: Wishes) -> Bot:
    return RandomBot()


_KINDS: Mapping[str, tuple[Callable[[Wishes], Bot], frozenset[str]]] = {
    "random": (_random, frozenset()),
    "greedy": (_one_ply(GreedyBot), frozenset({"heat", "slips"})),
    "learned": (_one_ply(AnyLearned), frozenset({"heat", "slips"})),
    "search": (_search, frozenset({"seconds", "sims", "candidates", "rounds", "heat", "patience"})),
    "plan": (_plan, frozenset({"width", "nodes", "worlds"})),
    "anchor": (_anchor, frozenset({"seconds", "sims"})),
}


def bot(name: str) -> Bot:
    """The bot of a name; raises an explained error for one that cannot be had."""
    kind, _, rest = name.partition(":")
    if kind == "exec":
        return ExternalBot(rest)
    wishes: dict[str, float] = {}
    if kind in LEVELS:
        kind, usual = LEVELS[kind]
        wishes.update(usual)
    if kind not in _KINDS:
        known = ", ".join([*LEVELS, *(other for other in _KINDS if other not in LEVELS), "exec:…"])
        raise EcumeneError(Message("bots-unknown", {"given": name[:80], "known": known}))
    make, allowed = _KINDS[kind]
    given = _read(name, rest, allowed)
    if name in PLANNED:
        return Level(make(wishes), _plan(PLANNED[name]))
    if not {"seconds", "sims"}.isdisjoint(given):
        wishes = {key: value for key, value in wishes.items() if key not in ("seconds", "sims")}
    return make({**wishes, **given})


def _read(name: str, text: str, allowed: frozenset[str]) -> dict[str, float]:
    wishes = {}
    for part in text.split(":") if text else []:
        key, _, value = part.partition("=")
        try:
            wishes[key] = float(value)
        except ValueError:
            key = ""
        if key not in allowed:
            known = ", ".join(sorted(allowed)) or "—"
            raise EcumeneError(Message("bots-bad-setting", {"given": part[:40], "bot": name[:80], "known": known}))
    return wishes

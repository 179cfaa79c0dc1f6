"""Bots by name. ``hard``, ``search:sims=200:rounds=1``, ``learned:heat=0.02``, ``exec:python my_bot.py``,
``ws://127.0.0.1:8400``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from math import inf

from ecumene.bots.anchor import AnchorBot
from ecumene.bots.beam import BeamBot, Steps, steps_of
from ecumene.bots.beam import Settings as Turn
from ecumene.bots.external import ExternalBot
from ecumene.bots.insight import insight_for
from ecumene.bots.judging import Rounds, Turns, heuristics
from ecumene.bots.knowledge import Bot, Budget, Knowledge
from ecumene.bots.planner import PlannerBot, judge
from ecumene.bots.planner import Settings as Breadth
from ecumene.bots.playing import Settings
from ecumene.bots.search import SearchBot
from ecumene.bots.simple import GreedyBot, LearnedBot, OnePly, RandomBot
from ecumene.bots.tries import Settings as Trials
from ecumene.bots.tries import TriesBot, rounds_of
from ecumene.bots.value import Value, learned, preferences, value_for, worth_searching
from ecumene.bots.weighed import Weighed, WeighedBot
from ecumene.kernel import EcumeneError, Game, Message, Rng, State

Wishes = Mapping[str, float]

#: Every level as a kind of bot with its settings. Weakness is noise and shallow search, never a hidden card seen.
LEVELS: Mapping[str, tuple[str, Wishes]] = {
    "random": ("random", {}),
    "novice": ("greedy", {"heat": 1.6, "slips": 0.15}),
    "easy": ("greedy", {"heat": 0.5}),
    "medium": ("learned", {"heat": 0.01}),
    "hard": ("search", {"seconds": 0.9, "sims": 96, "rounds": 3}),
    "expert": ("search", {"seconds": 2.8, "sims": 640, "rounds": 6, "branches": 2, "every": 3, "distinct": 1}),
}

#: What the upper levels do where a turn is made of many decisions (`Turns`): they plan it, more or less broadly,
#: and above all more or less coolly: breadth alone has hardly been shown to win.
PLANNED: Mapping[str, Wishes] = {
    "medium": {"width": 2, "nodes": 60, "worlds": 2, "heat": 3.5},
    "hard": {"width": 4, "nodes": 600, "worlds": 6, "heat": 1.5},
    "expert": {"width": 8, "nodes": 4000, "worlds": 12},
}

#: The same where positions are judged one by one (`Steps`).
BEAMED: Mapping[str, Wishes] = {
    "easy": {"width": 1, "heat": 3.2},
    "medium": {"width": 1, "heat": 1.3},
    "hard": {"width": 3, "heat": 0.5},
    "expert": {"width": 12},
}

#: Where positions are compared rounds later (`Rounds`) the judgement, by what was learned, is what is strong: levels
#: are its noise. Trying moves out (`tries`) has not been shown to beat it.
JUDGED: Mapping[str, Wishes] = {
    "novice": {"heat": 20.0, "slips": 0.6},
    "easy": {"heat": 4.0, "slips": 0.2},
    "medium": {"heat": 1.8},
    "hard": {"heat": 1.0},
    "expert": {"heat": 0.0},
}

#: The same where a network was learned for so many players (`Insight`): it chooses what is tried, judges ends of tries,
#: and what it likes counts like so many tries: it sees further than they do.
SEEN_THROUGH: Mapping[str, Wishes] = {
    "expert": {"seconds": 2.8, "sims": 640, "rounds": 4, "every": 2, "distinct": 1, "insight": 1, "patience": 150},
}


#: Partners of one mind that punish one-sidedness, where turns are planned: military, culture only, science first.
SPARRING = ("raider", "builder", "scholar")


@cache
def _way(game: Game, players: int) -> str:
    """How a game is thought about. Asked before every move of a bot, and protocols are slow to ask."""
    kit = heuristics(game)
    if insight_for(game, players) is not None:
        return "insight"
    if isinstance(kit, Rounds):
        return "judge"
    if isinstance(kit, Turns):
        return "planner"
    return "beam" if isinstance(kit, Steps) else "usual"


class Level:
    """A level at whatever game is played: the usual bot, or another one by the way a game is thought about.

    ``tuned``: its name, if it was given settings. They are those of a search and mean nothing to other ways.
    """

    def __init__(self, usual: Bot, others: Mapping[str, Bot], tuned: str = "") -> None:
        self._usual = usual
        self._others = others
        self._tuned = tuned
        self.budget = usual.budget
        self.instant = usual.instant

    def at(self, game: Game, players: int = 0) -> Bot:
        """The bot at a game of so many; 0: as it is where their number does not matter."""
        way = _way(game, players)
        other = self._others.get(way)
        if other is None:
            return self._usual
        if self._tuned and way != "insight":
            raise EcumeneError(Message("bots-no-setting-here", {"bot": self._tuned[:80], "game": game.name_of()}))
        return other

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        return self.at(knowledge.game, knowledge.players).choose(knowledge, rng, budget)


class AnyLearned(OnePly):
    """The learned value of whatever game is played; where nothing was learned, the hand-made one without noise."""

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        if _goes_by_opinions(state.game):
            return WeighedBot(self.heat, self.slips).decide(state, seat, rng)
        value = value_for(state.game, state.players)
        if worth_searching(value):
            return super().decide(state, seat, rng)
        return LearnedBot(value).decide(state, seat, rng)

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return preferences(value_for(state.game, state.players), state, seat, actions)


@cache
def _goes_by_opinions(game: Game) -> bool:
    return isinstance(heuristics(game), Weighed)


def _one_ply(kind: type[GreedyBot] | type[AnyLearned] | type[WeighedBot]) -> Callable[[Wishes], Bot]:
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
        branches=int(wishes.get("branches", usual.branches)),
        ways=int(wishes.get("ways", usual.ways)),
        every=int(wishes.get("every", usual.every)),
        distinct=bool(wishes.get("distinct", usual.distinct)),
        anew=bool(wishes.get("anew", usual.anew)),
        insight=bool(wishes.get("insight", usual.insight)),
    )
    return SearchBot(_budget(wishes, 1.0), settings)


def _anchor(wishes: Wishes) -> Bot:
    return AnchorBot(_budget(wishes, 0.04))


def _plan(style: str) -> Callable[[Wishes], Bot]:
    def make(wishes: Wishes) -> Bot:
        wide = {name: int(value) for name, value in wishes.items() if name != "heat"}
        return PlannerBot(replace(Breadth(), heat=wishes.get("heat", 0.0), **wide), style)

    return make


def _beam(wishes: Wishes) -> Bot:
    usual = Turn()
    width, steps = int(wishes.get("width", usual.width)), int(wishes.get("steps", usual.steps))
    return BeamBot(Turn(width, steps, wishes.get("heat", usual.heat), bool(wishes.get("hand", usual.by_hand))))


def _tries(wishes: Wishes) -> Bot:
    seconds = wishes.get("seconds")
    usual = Trials()
    settings = Trials(
        candidates=int(wishes.get("candidates", usual.candidates)),
        worlds=int(wishes.get("worlds", usual.worlds)),
        rounds=int(wishes.get("rounds", usual.rounds)),
        margin=wishes.get("margin", usual.margin),
        doubt=wishes.get("doubt", usual.doubt),
    )
    return TriesBot(Budget(seconds), settings)


class FrozenBot(SearchBot):
    """A searching level as it was, with the weights it had then: so that progress can be told."""

    def __init__(self, budget: Budget, settings: Settings, edition: str) -> None:
        super().__init__(budget, settings)
        self.edition = edition

    def value(self, game: Game, players: int) -> Value:
        return learned(game, players, self.edition) or value_for(game, players)


def _frozen(edition: str, **usual: float) -> Callable[[Wishes], Bot]:
    def make(wishes: Wishes) -> Bot:
        settings = Settings(candidates=6, rounds=int(usual["rounds"]), heat=0.01, patience=6.0, anew=False)
        return FrozenBot(_budget(wishes or usual, 1.0), settings, edition)

    return make


def _random(wishes: Wishes) -> Bot:
    return RandomBot()


_CLOCK = frozenset({"seconds", "sims"})
#: Of these there must be one at least.
_COUNTS = frozenset({"candidates", "ways", "width", "steps", "worlds", "turns"})
_SEARCHED = frozenset(
    {"candidates", "rounds", "heat", "patience", "branches", "ways", "every", "distinct", "anew", "insight"}
)
_BREADTH = frozenset({"width", "nodes", "worlds", "turns", "replies", "heat"})

_KINDS: Mapping[str, tuple[Callable[[Wishes], Bot], frozenset[str]]] = {
    "random": (_random, frozenset()),
    "greedy": (_one_ply(GreedyBot), frozenset({"heat", "slips"})),
    "learned": (_one_ply(AnyLearned), frozenset({"heat", "slips"})),
    "search": (_search, _CLOCK | _SEARCHED),
    "plan": (_plan("balanced"), _BREADTH),
    **{style: (_plan(style), _BREADTH) for style in SPARRING},
    "beam": (_beam, frozenset({"width", "steps", "heat", "hand"})),
    "tries": (_tries, frozenset({"seconds", "candidates", "worlds", "rounds", "margin", "doubt"})),
    "anchor": (_anchor, _CLOCK),
    "anchor-2026-11-hard": (_frozen("anchor-2026-11", seconds=0.9, sims=96, rounds=0), _CLOCK),
    "anchor-2026-11-expert": (_frozen("anchor-2026-11", seconds=2.8, sims=640, rounds=3), _CLOCK),
}


def bot(name: str) -> Bot:
    """The bot of a name; raises an explained error for one that cannot be had."""
    kind, _, rest = name.partition(":")
    level = kind
    if kind == "exec":
        return ExternalBot(rest)
    if kind in ("ws", "wss"):
        return ExternalBot(name)
    wishes: dict[str, float] = {}
    if kind in LEVELS:
        kind, usual = LEVELS[kind]
        wishes.update(usual)
    if kind not in _KINDS:
        known = ", ".join([*LEVELS, *(other for other in _KINDS if other not in LEVELS), "exec:…", "ws://…"])
        raise EcumeneError(Message("bots-unknown", {"given": name[:80], "known": known}))
    make, allowed = _KINDS[kind]
    given = _read(name, rest, allowed)
    usual_bot = make(_with(wishes, given))
    if level not in JUDGED:
        return usual_bot
    others: dict[str, Bot] = {"judge": _one_ply(WeighedBot)(JUDGED[level])}
    if level in PLANNED:
        others["planner"] = _plan("balanced")(PLANNED[level])
    if level in BEAMED:
        others["beam"] = _beam(BEAMED[level])
    if level in SEEN_THROUGH:
        others["insight"] = _search(_with(SEEN_THROUGH[level], given))
    return Level(usual_bot, others, name if given else "")


def _with(usual: Wishes, given: Wishes) -> Wishes:
    """The usual settings but for those given; of clock and simulations the one that was not given counts no more."""
    kept = {} if _CLOCK.isdisjoint(given) else dict.fromkeys(_CLOCK)
    return {**{key: value for key, value in usual.items() if key not in kept}, **given}


def check_plays(player: Bot, game: Game) -> None:
    """Raise an explained error if a bot cannot play a game, or a program does not answer."""
    if isinstance(player, ExternalBot):
        player.try_out()
    elif isinstance(player, Level):
        player.at(game)
    elif isinstance(player, PlannerBot):
        judge(game, player.style)
    elif isinstance(player, BeamBot):
        steps_of(game)
    elif isinstance(player, TriesBot):
        rounds_of(game, game.players[0])


def _read(name: str, text: str, allowed: frozenset[str]) -> dict[str, float]:
    wishes = {}
    for part in text.split(":") if text else []:
        key, _, value = part.partition("=")
        try:
            wishes[key] = float(value)
        except ValueError:
            key = ""
        if key not in allowed or not (1.0 if key in _COUNTS else 0.0) <= wishes[key] < inf:
            known = ", ".join(sorted(allowed)) or "—"
            raise EcumeneError(Message("bots-bad-setting", {"given": part[:40], "bot": name[:80], "known": known}))
    return wishes

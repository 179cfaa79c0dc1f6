"""``ecumene train GAME --insight GAMES``: the networks of `bots/insight.py`, by policy gradients from self-play.

Games are played in lock step, at most tables by the newest network at all seats, at some with guests: the value.
Every decision is noted with what was known, what was chosen and how likely that was; what a seat's later positions were
judged, and how it ended, tells how good the choice was (generalised advantages). After so many games both networks
take a few steps: the choosing one towards what did better than expected, never far from what it did (a clipped ratio),
the judging one, which sees all hands, towards what came. Rates and curiosity shrink to the end of the course, and the
mean of the latest weights is what is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from ecumene import games
from ecumene.arena.executors import Executor
from ecumene.bots.insight import HEAT, LESS, Situated, packed
from ecumene.bots.judging import heuristics, lead, utility
from ecumene.bots.value import LinearValue, learned
from ecumene.kernel import EcumeneError, Game, Message, Rng, State

#: The weights of both networks by name, as they lie in the package.
Weights = dict[str, Any]


@dataclass(frozen=True)
class InsightCourse:
    """All that decides what is learned. The defaults are those of the weights in the package."""

    slug: str
    players: int
    seed: str = "0"
    games: int = 800_000
    choosing: tuple[int, int] = (256, 128)  # units of both layers
    judging: tuple[int, int] = (192, 64)
    lesson: int = 64  # games in lock step
    lessons: tuple[int, int] = (8, 24)  # between two updates: at first, and at the end
    batch: tuple[int, int] = (2048, 8192)  # decisions of a step
    passes: int = 2  # over what was played
    rate: float = 0.0006  # at first; less and less of it to the end, in equal steps
    judging_rate: float = 0.0015
    curiosity: tuple[float, float] = (0.004, 0.0003)  # what a natural unit of entropy is worth
    clip: float = 0.2
    trust: float = 0.9  # in later judgements, against the very next one
    guests: float = 0.15  # share of tables at which one or two seats are the learned value's
    memory: float = 0.998  # of the mean weights, from step to step
    gate: int = 600  # games of a measurement
    measurements: int = 25  # in a course

    def at(self, ends: tuple[float, float], share: float) -> float:
        """What lies between two ends, in equal ratios."""
        return float(ends[0] * (ends[1] / ends[0]) ** share)

    def pace(self, rate: float, share: float) -> float:
        return rate * max(_LEAST, 1.0 - share)


#: What is left of rates at the end.
_LEAST = 0.01


@dataclass(frozen=True)
class InsightProgress:
    """How one seat of the mean network does against the learned value, both one ply deep."""

    games: int
    won: float
    ahead: float  # points before the better of the others


@dataclass(frozen=True)
class Lesson:
    """Games to play in lock step. ``measured``: the network takes one seat, always its likeliest action."""

    slug: str
    players: int
    seed: str
    games: int
    guests: float
    trust: float
    weights: Weights
    measured: bool = False


@dataclass
class Rows:
    """Lists of places, one after the other: what was told of positions."""

    places: Any
    lengths: Any

    @staticmethod
    def of(lists: list[list[int]]) -> Rows:
        flat = [place for row in lists for place in row]
        return Rows(np.array(flat, dtype=np.int32), np.array([len(row) for row in lists], dtype=np.int32))

    def matrix(self, columns: int, numbers: Any = None) -> Any:
        """A row for each list, with ones, or these numbers, at its places."""
        if numbers is None:
            numbers = np.ones(len(self.places), dtype=np.float32)
        ends = np.concatenate(([0], np.cumsum(self.lengths, dtype=np.int64)))
        return _sparse().csr_matrix((numbers, self.places, ends), shape=(len(self.lengths), columns))


def _sparse() -> Any:
    """What adds up rows of weights; it comes with what bot writers install."""
    try:
        return import_module("scipy.sparse")
    except ImportError:
        raise EcumeneError(Message("arena-no-scipy")) from None


@dataclass
class Played:
    """The decisions of a lesson: what was known, what could be done, what was done, and how well it went."""

    told: Rows
    hands: Rows
    families: Rows  # of the actions of each decision
    leanings: Any  # what each of those actions starts from
    chosen: Any  # among them all
    likelihood: Any  # logarithms
    advantage: Any
    goal: Any  # what the position should have been judged
    won: list[float] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)


@dataclass
class _Decision:
    table: int
    seat: int
    told: list[int]
    hands: list[int]
    families: list[int]
    leanings: list[float]
    actions: list[int]
    place: int = 0
    likelihood: float = 0.0
    worth: float = 0.0


@dataclass
class _Table:
    state: State
    own: list[int]  # the network's seats
    rng: Rng


def play(lesson: Lesson) -> Played:
    """Play games in lock step."""
    game = games.load(lesson.slug)
    kit, value = _ground(game, lesson.players)
    luck = np.random.default_rng(Rng(lesson.seed).word())
    networks = Networks(lesson.weights)
    tables = [_table(game, lesson, number) for number in range(lesson.games)]
    noted: list[_Decision] = []
    going = list(range(len(tables)))
    while going:
        asked: list[_Decision] = []
        moves: list[tuple[int, int, int]] = []
        for number in going:
            state = tables[number].state
            for seat in state.to_move():
                actions = state.legal(seat)
                if len(actions) == 1:
                    moves.append((number, seat, actions[0]))
                    continue
                sums = kit.judged_all(state, seat, actions, value.weights, value.bias, LESS)
                if seat not in tables[number].own:
                    moves.append((number, seat, actions[sums.index(max(sums))]))
                    continue
                families = [kit.family(state, action) for action in actions]
                told, hands = kit.statements(state, seat), kit.others_hands(state, seat)
                leanings = [one / HEAT for one in sums]
                asked.append(_Decision(number, seat, told, hands, families, leanings, actions))
        if asked:
            _decide(networks, asked, luck, lesson.measured)
            noted += asked
        for number, seat, action in moves + [(one.table, one.seat, one.actions[one.place]) for one in asked]:
            tables[number].state.apply(seat, action)
        going = [number for number in going if tables[number].state.stack]
    return _told(lesson, tables, noted)


def _ground(game: Game, players: int) -> tuple[Situated, LinearValue]:
    """What networks can be learned on: statements, and a weighted sum to go on from."""
    kit, value = heuristics(game), learned(game, players)
    if not isinstance(kit, Situated) or players not in kit.insight_players or not isinstance(value, LinearValue):
        raise EcumeneError(Message("arena-no-insight", {"game": game.name_of()}))
    return kit, value


def _table(game: Game, lesson: Lesson, number: int) -> _Table:
    """In measurements the same deal comes once for each seat."""
    players = lesson.players
    if lesson.measured:
        deal = f"{lesson.seed} {number // players}"
        return _Table(game.new(players, None, deal), [number % players], Rng(deal))
    deal = f"{lesson.seed} {number}"
    rng = Rng(f"{deal} guests")
    own = list(range(players))
    if number < lesson.guests * lesson.games:
        for _ in range(1 + rng.below(players - 1)):
            del own[rng.below(len(own))]
    return _Table(game.new(players, None, deal), own, rng)


def _decide(networks: Networks, asked: list[_Decision], luck: Any, surely: bool) -> None:
    told = Rows.of([one.told for one in asked]).matrix(networks.statements)
    families = Rows.of([one.families for one in asked])
    leanings = np.array([leaning for one in asked for leaning in one.leanings])
    chances = Chances(leanings, families, networks.likings(told)[0])
    if surely:
        chosen = chances.likeliest()
    else:
        chosen = chances.drawn(luck.random(len(asked)))
        hands = Rows.of([one.hands for one in asked]).matrix(networks.hands)
        worths = networks.worths(told, hands)[0].tolist()
        for one, worth in zip(asked, worths, strict=True):
            one.worth = worth
    places, likelihood = (chosen - chances.starts).tolist(), np.log(chances.shares[chosen]).tolist()
    for one, place, likely in zip(asked, places, likelihood, strict=True):
        one.place, one.likelihood = place, likely


def _told(lesson: Lesson, tables: list[_Table], noted: list[_Decision]) -> Played:
    """All decisions with what came of them."""
    won, ahead = [], []
    ends = [[utility(table.state, seat) for seat in range(lesson.players)] for table in tables]
    for table in tables:
        result = table.state.result()
        assert result is not None
        totals = [standing.score for standing in result.standings]
        won += [(seat in result.winners) / len(result.winners) for seat in table.own]
        ahead += [lead(totals, seat) for seat in table.own]
    advantage = np.zeros(len(noted), dtype=np.float32)
    later: dict[
        tuple[int, int], tuple[float, float]
    ] = {}  # by table and seat: the worth of what follows, its advantage
    for number in range(len(noted) - 1, -1, -1):
        one = noted[number]
        worth, more = later.get((one.table, one.seat), (ends[one.table][one.seat], 0.0))
        advantage[number] = worth - one.worth + lesson.trust * more
        later[one.table, one.seat] = one.worth, float(advantage[number])
    families = Rows.of([one.families for one in noted])
    firsts = np.cumsum(families.lengths) - families.lengths
    worths = np.array([one.worth for one in noted], dtype=np.float32)
    return Played(
        told=Rows.of([one.told for one in noted]),
        hands=Rows.of([one.hands for one in noted]),
        families=families,
        leanings=np.array([leaning for one in noted for leaning in one.leanings], dtype=np.float32),
        chosen=firsts + np.array([one.place for one in noted], dtype=np.int64),
        likelihood=np.array([one.likelihood for one in noted], dtype=np.float32),
        advantage=advantage,
        goal=worths + advantage,
        won=won,
        ahead=ahead,
    )


class Chances:
    """How likely every action of every decision is: all actions one after the other, those of a decision together."""

    def __init__(self, leanings: Any, families: Rows, likings: Any) -> None:
        self.lengths = families.lengths
        self.starts = np.cumsum(self.lengths) - self.lengths
        self.rows = np.repeat(np.arange(len(self.lengths)), self.lengths)
        sums = leanings + likings[self.rows, families.places]
        raised = np.exp(sums - np.maximum.reduceat(sums, self.starts)[self.rows])
        self.shares = raised / np.add.reduceat(raised, self.starts)[self.rows] + 1e-30

    def likeliest(self) -> Any:
        """The first one of those that are as likely as any."""
        most = np.maximum.reduceat(self.shares, self.starts)[self.rows]
        places = np.where(self.shares >= most, np.arange(len(self.shares)), len(self.shares))
        return np.minimum.reduceat(places, self.starts)

    def drawn(self, luck: Any) -> Any:
        """By numbers between 0 and 1, one for each decision."""
        sums = np.cumsum(self.shares, dtype=np.float64)
        before = sums[self.starts] - self.shares[self.starts]
        within = sums[self.starts + self.lengths - 1] - before
        places = np.searchsorted(sums, before + luck * within, side="right")
        return np.clip(places, self.starts, self.starts + self.lengths - 1)


class Networks:
    """Both networks, with what is needed to change them."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.statements = len(weights["choosing_inner"])
        self.hands = len(weights["judging_hands"])

    def likings(self, told: Any) -> tuple[Any, Any, Any]:
        """Of every family of actions, and the units of both layers."""
        w = self.weights
        first = np.maximum(told @ w["choosing_inner"] + w["choosing_offsets"], 0.0)
        second = np.maximum(first @ w["choosing_middle"] + w["choosing_middle_offsets"], 0.0)
        return second @ w["families"].T + w["family_offsets"], first, second

    def worths(self, told: Any, hands: Any) -> tuple[Any, Any, Any]:
        """Of every position, and the units of both layers."""
        w = self.weights
        inner = told @ w["judging_inner"] + hands @ w["judging_hands"]
        first = np.maximum(inner + w["judging_offsets"], 0.0)
        second = np.maximum(first @ w["judging_middle"] + w["judging_middle_offsets"], 0.0)
        return second @ w["judging_outer"] + w["judging_offset"], first, second

    def choosing_slopes(self, told: Any, units: tuple[Any, Any], slopes: Any) -> Weights:
        """By weight, from those by the likings of families (a sparse matrix)."""
        w, (first, second) = self.weights, units
        of_second = (slopes @ w["families"]) * (second > 0.0)
        of_first = (of_second @ w["choosing_middle"].T) * (first > 0.0)
        return {
            "families": slopes.T @ second,
            "family_offsets": np.asarray(slopes.sum(0)).ravel(),
            "choosing_middle": first.T @ of_second,
            "choosing_middle_offsets": of_second.sum(0),
            "choosing_inner": told.T @ of_first,
            "choosing_offsets": of_first.sum(0),
        }

    def judging_slopes(self, told: Any, hands: Any, units: tuple[Any, Any], slopes: Any) -> Weights:
        """By weight, from those by the worth of positions."""
        w, (first, second) = self.weights, units
        of_second = np.outer(slopes, w["judging_outer"]) * (second > 0.0)
        of_first = (of_second @ w["judging_middle"].T) * (first > 0.0)
        return {
            "judging_outer": slopes @ second,
            "judging_offset": slopes.sum(),
            "judging_middle": first.T @ of_second,
            "judging_middle_offsets": of_second.sum(0),
            "judging_inner": told.T @ of_first,
            "judging_hands": hands.T @ of_first,
            "judging_offsets": of_first.sum(0),
        }


@dataclass(frozen=True)
class Aim:
    """What the choosing network is to do at decisions: more of what went well, but not at once."""

    chosen: Any
    likelihood: Any
    advantage: Any
    clip: float
    curiosity: float

    def loss(self, chances: Chances) -> float:
        """Of which the slopes are those below."""
        ratio = np.exp(np.log(chances.shares[self.chosen]) - self.likelihood)
        bounded = np.clip(ratio, 1.0 - self.clip, 1.0 + self.clip)
        gained = np.minimum(ratio * self.advantage, bounded * self.advantage)
        entropy = -np.add.reduceat(chances.shares * np.log(chances.shares), chances.starts)
        return float(-(gained + self.curiosity * entropy).mean())

    def slopes(self, chances: Chances, families: Rows, columns: int) -> Any:
        """By the likings of families: what makes the loss grow."""
        shares, rows = chances.shares, chances.rows
        logarithms = np.log(shares)
        ratio = np.exp(logarithms[self.chosen] - self.likelihood)
        kept = np.where(self.advantage > 0.0, ratio < 1.0 + self.clip, ratio > 1.0 - self.clip)
        pull = ratio * self.advantage * kept
        entropy = -np.add.reduceat(shares * logarithms, chances.starts)
        slopes = shares * (pull[rows] + self.curiosity * (logarithms + entropy[rows]))
        slopes[self.chosen] -= pull
        return families.matrix(columns, (slopes / len(pull)).astype(np.float32))


def new_weights(course: InsightCourse, kit: Situated) -> Weights:
    """Networks that do not change the value's choices yet, and judge all positions alike."""
    rng = np.random.default_rng(Rng(f"{course.seed} new").word())
    statements, hands, families = kit.insight_sizes(course.players)

    def drawn(rows: int, columns: int, spread: float) -> Any:
        return rng.normal(0.0, spread, (rows, columns)).astype(np.float32)

    def none(*shape: int) -> Any:
        return np.zeros(shape, dtype=np.float32)

    weights: Weights = {}
    for name, (first, second) in (("choosing", course.choosing), ("judging", course.judging)):
        weights[f"{name}_inner"] = drawn(statements, first, 0.1)
        weights[f"{name}_offsets"] = none(first)
        weights[f"{name}_middle"] = drawn(first, second, (2.0 / first) ** 0.5)
        weights[f"{name}_middle_offsets"] = none(second)
    weights["judging_hands"] = drawn(hands, course.judging[0], 0.1)
    weights["judging_outer"] = none(course.judging[1])
    weights["judging_offset"] = np.float32(1.0 / course.players)
    weights["families"] = none(families, course.choosing[1])
    weights["family_offsets"] = none(families)
    return weights


class Steps:
    """Steps down the slopes, each weight at a pace of its own (Adam), and the mean of where they lead."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.slopes = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.mean = {name: np.array(weight) for name, weight in weights.items()}
        self.taken = {"choosing": 0, "judging": 0}

    def take(self, network: str, slopes: Weights, rate: float, memory: float) -> None:
        self.taken[network] += 1
        count = self.taken[network]
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values())))
        scale = min(1.0, _LONGEST / (length + 1e-12))
        pace = rate * float(np.sqrt(1.0 - 0.999**count)) / (1.0 - 0.9**count)
        kept = min(memory, (1.0 + count) / (10.0 + count))
        for name, slope in slopes.items():
            slope = slope * np.float32(scale)
            first, second = self.slopes[name], self.squares[name]
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.001) * (slope * slope - second)
            self.slopes[name], self.squares[name] = first, second
            weight = self.weights[name] - np.float32(pace) * first / (np.sqrt(second) + np.float32(1e-8))
            self.weights[name] = weight.astype(np.float32)
            self.mean[name] = self.mean[name] + np.float32(1.0 - kept) * (self.weights[name] - self.mean[name])


#: Slopes longer than this are shortened.
_LONGEST = 1.0


def learn_insight(
    course: InsightCourse,
    workers: Executor,
    tell: Callable[[InsightProgress], None],
    checkpoint: Path | None = None,
) -> Weights:
    """The mean networks at the end of a course. A checkpoint lets an interrupted one go on where it stopped."""
    _sparse()
    study = _Study(course, workers)
    if checkpoint is not None and checkpoint.exists():
        study.load(checkpoint)
    for share in study.go_on():
        if study.measured < int(share * course.measurements):
            study.measured = int(share * course.measurements)
            tell(study.measure())
            if checkpoint is not None:
                study.save(checkpoint)
    return study.learned()


class _Study:
    def __init__(self, course: InsightCourse, workers: Executor) -> None:
        self.course = course
        self.workers = workers
        self.kit, _ = _ground(games.load(course.slug), course.players)
        self.steps = Steps(new_weights(course, self.kit))
        self.played = 0
        self.measured = 0
        statements, hands, _ = self.kit.insight_sizes(course.players)
        self.seen = np.zeros(statements, dtype=np.int64)  # how often each statement held
        self.seen_hands = np.zeros(hands, dtype=np.int64)

    def go_on(self) -> Iterator[float]:
        """Update after update; how far the course is. Games are played ahead, with the newest weights there are."""
        course, waiting = self.course, list[Played]()
        for part in self.workers.map(play, self._lessons()):
            waiting.append(part)
            self.played += course.lesson
            share = min(1.0, self.played / course.games)
            if len(waiting) >= course.at(course.lessons, share) or share == 1.0:
                self._update(waiting, share)
                waiting = []
                yield share

    def _lessons(self) -> Iterator[Lesson]:
        course = self.course
        for first in range(self.played, course.games, course.lesson):
            seed = f"{course.seed} insight {first}"
            weights = self.steps.weights.copy()
            yield Lesson(course.slug, course.players, seed, course.lesson, course.guests, course.trust, weights)

    def _update(self, parts: list[Played], share: float) -> None:
        course = self.course
        shuffled = np.random.default_rng(Rng(f"{course.seed} update {self.played}").word())
        data = _joined(parts)
        told, hands = data.told.matrix(len(self.seen)), data.hands.matrix(len(self.seen_hands))
        self.seen += np.bincount(data.told.places, minlength=len(self.seen))
        self.seen_hands += np.bincount(data.hands.places, minlength=len(self.seen_hands))
        advantage = (data.advantage - data.advantage.mean()) / (data.advantage.std() + 1e-8)
        starts = np.cumsum(data.families.lengths) - data.families.lengths
        batches = max(1, round(len(advantage) / course.at(course.batch, share)))
        for _ in range(course.passes):
            for rows in np.array_split(shuffled.permutation(len(advantage)), batches):
                some, some_hands = told[rows], hands[rows]
                lengths = data.families.lengths[rows]
                firsts = np.cumsum(lengths) - lengths
                actions = np.repeat(starts[rows] - firsts, lengths) + np.arange(lengths.sum())
                families = Rows(data.families.places[actions], lengths)
                chosen = data.chosen[rows] - starts[rows] + firsts
                curiosity = course.at(course.curiosity, share)
                aim = Aim(chosen, data.likelihood[rows], advantage[rows], course.clip, curiosity)
                self._step(some, some_hands, families, data.leanings[actions], aim, data.goal[rows], share)

    def _step(self, told: Any, hands: Any, families: Rows, leanings: Any, aim: Aim, goal: Any, share: float) -> None:
        course, networks = self.course, Networks(self.steps.weights)
        likings, *units = networks.likings(told)
        slopes = aim.slopes(Chances(leanings, families, likings), families, likings.shape[1])
        choosing = networks.choosing_slopes(told, (units[0], units[1]), slopes)
        worths, *units = networks.worths(told, hands)
        off = (2.0 * (worths - goal) / len(goal)).astype(np.float32)
        judging = networks.judging_slopes(told, hands, (units[0], units[1]), off)
        self.steps.take("choosing", choosing, course.pace(course.rate, share), course.memory)
        self.steps.take("judging", judging, course.pace(course.judging_rate, share), course.memory)

    def measure(self) -> InsightProgress:
        """The mean network at one seat of tables of the learned value, every deal once in each seat."""
        course = self.course
        seed, count = f"{course.seed} gate", course.gate - course.gate % course.players
        played = play(Lesson(course.slug, course.players, seed, count, 0.0, course.trust, self.steps.mean, True))
        return InsightProgress(self.played, float(np.mean(played.won)), float(np.mean(played.ahead)))

    def learned(self) -> Weights:
        """The mean weights; nothing for statements that never held."""
        weights = dict(self.steps.mean)
        for name, seen in (
            ("choosing_inner", self.seen),
            ("judging_inner", self.seen),
            ("judging_hands", self.seen_hands),
        ):
            weights[name] = np.where(seen[:, None] > 0, weights[name], np.float32(0.0))
        return weights

    def save(self, path: Path) -> None:
        arrays: Weights = {"played": np.array(self.played), "measured": np.array(self.measured)}
        arrays |= {"taken": np.array(list(self.steps.taken.values())), "seen": self.seen, "hands": self.seen_hands}
        for part in _PARTS:
            arrays |= {f"{part}.{name}": array for name, array in getattr(self.steps, part).items()}
        draft = path.with_name(path.name + ".part.npz")
        np.savez(draft, **arrays)
        draft.replace(path)

    def load(self, path: Path) -> None:
        with np.load(path) as arrays:
            self.played, self.measured = int(arrays["played"]), int(arrays["measured"])
            self.seen, self.seen_hands = arrays["seen"], arrays["hands"]
            self.steps.taken = dict(zip(self.steps.taken, arrays["taken"].tolist(), strict=True))
            for part in _PARTS:
                setattr(self.steps, part, {name: arrays[f"{part}.{name}"] for name in self.steps.weights})


_PARTS = ("weights", "slopes", "squares", "mean")


def _joined(parts: list[Played]) -> Played:
    def joined(arrays: list[Any]) -> Any:
        return np.concatenate(arrays)

    def rows(lists: list[Rows]) -> Rows:
        return Rows(joined([one.places for one in lists]), joined([one.lengths for one in lists]))

    before = np.cumsum([0, *(len(part.leanings) for part in parts[:-1])])
    return Played(
        told=rows([part.told for part in parts]),
        hands=rows([part.hands for part in parts]),
        families=rows([part.families for part in parts]),
        leanings=joined([part.leanings for part in parts]),
        chosen=joined([part.chosen + first for part, first in zip(parts, before, strict=True)]),
        likelihood=joined([part.likelihood for part in parts]),
        advantage=joined([part.advantage for part in parts]),
        goal=joined([part.goal for part in parts]),
    )


#: Weights as small whole numbers, the others in half precision.
_PACKED = (
    "choosing_inner",
    "choosing_middle",
    "families",
    "judging_inner",
    "judging_hands",
    "judging_middle",
)


def write_insight(path: Path, weights: Weights) -> None:
    """Networks as they lie in the package."""
    arrays: Weights = {}
    for name, weight in weights.items():
        arrays |= packed(name, weight) if name in _PACKED else {name: np.asarray(weight, dtype=np.float16)}
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part.npz")
    np.savez_compressed(draft, **arrays)
    draft.replace(path)

"""How well the review finds mistakes: blunders planted into strong games, and what it says of strong play itself.

``python bench/review.py GAME PLAYERS GAMES [--bot NAME] [--planted FILE]``. In every game one decision of one seat is
replaced by a move that costs at least `COSTLY` chance to win, as an independent referee says: playing on to the very
end, many times, by the game's own policy, until it is clear on which side of a bar the cost lies. Where to look is
chosen by chance, half of it by what the policy thinks of a move, and a few ends sort out most of it. What was chosen
for costing much may have been bad luck of the referee, so he then measures it again in fresh worlds, and only what
costs that much again is counted. The review, which knows nothing of the plant, has to report that step as a turning
point. A false alarm is a decision of strong play that is reported though the referee finds that it cost less than
`HARMLESS`. Games with their plants are kept in a file, so that looking for them can be repeated.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

import msgspec

from ecumene import games
from ecumene.bots.knowledge import Bot, Knowledge
from ecumene.bots.roster import AnyLearned, bot
from ecumene.kernel import Game, Match, Rng, State
from ecumene.review.chances import chances
from ecumene.review.reviewer import Review, Reviewer
from ecumene.review.trying import weigher

COSTLY, HARMLESS = 0.15, 0.02
BOTS = {
    "seven_wonders": "search:sims=96:rounds=0", "hadara": "search:sims=48:rounds=0", "altay": "beam:width=3",
    "civilization": "greedy", "through_the_ages": "plan:width=3:nodes=300:worlds=2",
}  # fmt: skip
#: Positions of a game that are thought of, where the chance of who decides lies between these; other moves that are
#: thought of in each; and how many moves are tried at all.
_POSITIONS, _OPEN, _DRAWN, _TRIES = 100, (0.2, 0.9), 4, 24
#: Most moves cost little, which a few ends show; those only choose, and count half for how far the seat is ahead.
_GLANCES = ((6, 0.06), (24, 0.10))
#: The referee plays so many times at most, in groups, until it is clear on which side of a bar a cost lies.
_ENDS, _GROUP, _CLEAR = 200, 20, 2.6


def cost(state: State, seat: int, good: int, bad: int, rng: Rng, ends: int, bar: float) -> float:
    """What a move loses against another in games won, played on to the end in worlds the seat may be in."""
    policy, gaps = AnyLearned(0.01), list[float]()
    while len(gaps) < ends:
        for _ in range(min(_GROUP, ends - len(gaps))):
            world, luck = Knowledge(state, seat).sample(rng.fork()), f"{rng.word()}"
            gaps.append(won(world, seat, good, policy, luck) - won(world, seat, bad, policy, luck))
        spread = stdev([*gaps, 1.0, -1.0])  # equal ends are no proof that others are equal too
        if abs(mean(gaps) - bar) > _CLEAR * spread / sqrt(len(gaps)):
            break
    return mean(gaps)


def won(world: State, seat: int, move: int, policy: AnyLearned, luck: str) -> float:
    """Whether a seat wins after a move, everybody playing on; a shared victory is a part of one."""
    then, choices = world.clone(Rng(luck)), Rng(f"{luck} choices")
    then.apply(seat, move)
    while not then.over:
        asked = then.to_move()[0]
        then.apply(asked, policy.decide(then, asked, choices))
    result = then.result()
    assert result is not None
    return 1.0 / len(result.winners) if seat in result.winners else 0.0


class Plant(NamedTuple):
    """A game in which one decision was a blunder."""

    number: int
    step: int  # -1: nothing was found to plant
    cost: float  # when it was chosen
    actions: list[tuple[int, int]]
    again: float = 0.0  # in fresh worlds
    instead: int = -1  # what would have been played

    def __str__(self) -> str:
        return f"{self.number}: planted {self.step} ({self.cost:.2f}, again {self.again:.2f}),"

    def match(self, game: Game, players: int) -> Match:
        match = Match(game, players, seed=seed(self.number), journal=False)
        for seat, action in self.actions:
            match.play(seat, action)
        return match


def seed(number: int) -> str:
    return f"review {number}"


def played(match: Match, mind: Bot, rng: Rng) -> None:
    """Play a match on to its end."""
    while not match.state.over:
        seat = match.state.to_move()[0]
        legal = choices(match.state, seat)
        match.play(seat, legal[0] if len(legal) == 1 else mind.choose(Knowledge(match.state, seat), rng))


def choices(state: State, seat: int) -> list[int]:
    """What may be done but for giving up, if there is anything else."""
    return [move for move in state.legal(seat) if move != state.game.catalogue.resigning] or state.legal(seat)


def planted(game: Game, players: int, name: str, number: int, ends: int) -> Plant:
    """A game of strong bots in which one decision was a blunder: first played as a whole, then anew from there."""
    mind, rng = bot(name), Rng(f"{seed(number)} plant")
    match = Match(game, players, seed=seed(number), journal=False)
    played(match, mind, rng)
    for chance in candidates(match, rng):
        found = blunder(match, number, chance, rng, ends)
        if found is not None:
            match = found.match(game, players)
            played(match, mind, rng)
            return found._replace(actions=moves_of(match))
    return Plant(number, -1, 0.0, moves_of(match))


class Chance(NamedTuple):
    """A step of a game, and another move that may be a blunder there."""

    step: int
    other: int
    worse: float  # as the policy judges it at first sight


def candidates(match: Match, rng: Rng) -> list[Chance]:
    """Moves drawn by chance in positions drawn by chance; in turns one that looks worst, and any.

    A game must still be open for the seat: nobody can lose what they do not have, nor easily what is won.
    """
    policy, worst, any_of_them = AnyLearned(0.0), list[Chance](), list[Chance]()
    steps = list(range(len(match.actions)))
    rng.shuffle(steps)
    for step in steps:
        (seat, action), state = match.move(step), match.at(step)
        others = [move for move in choices(state, seat) if move != action]
        if action is None or len(others) < 2 or not _OPEN[0] < chances(state)[seat] < _OPEN[1]:
            continue
        rng.shuffle(others)
        good, *judged = policy.judge(state, seat, [action, *others[:_DRAWN]])
        drawn = [Chance(step, other, good - bad) for other, bad in zip(others, judged, strict=False)]
        worst.append(max(drawn, key=lambda chance: chance.worse))
        any_of_them.append(drawn[0])
        if len(worst) == _POSITIONS:
            break
    worst.sort(key=lambda chance: -chance.worse)
    both = [chance for pair in zip(worst, any_of_them, strict=True) for chance in pair]
    return list(dict.fromkeys(both))[:_TRIES]


def blunder(match: Match, number: int, chance: Chance, rng: Rng, ends: int) -> Plant | None:
    """Another move than the one of a step, if it costs much; the game goes so far."""
    step, bad, _ = chance
    (seat, action), state = match.move(step), match.at(step)
    assert action is not None
    mind = weigher(match.game, match.state.players)
    for worlds, least in _GLANCES:
        tried = [mind.to_the_end(state, seat, [action, bad], rng) for _ in range(worlds)]
        if mean(good.worth - other.worth for good, other in tried) < least:
            return None
    lost = cost(state, seat, action, bad, rng, ends, COSTLY)
    if lost < COSTLY:
        return None
    again = cost(state, seat, action, bad, rng, ends, COSTLY)
    return Plant(number, step, lost, [*moves_of(match)[:step], (seat, bad)], again, action)


def moves_of(match: Match) -> list[tuple[int, int]]:
    moves = [match.move(step) for step in range(len(match.actions))]
    return [(seat, action) for seat, action in moves if action is not None]


def earlier(path: Path | None) -> dict[int, Plant]:
    """What was planted before, by number."""
    lines = path.read_bytes().splitlines() if path is not None and path.is_file() else []
    plants = [msgspec.json.decode(line, type=Plant) for line in lines]
    return {plant.number: plant for plant in plants}


def looked_over(match: Match) -> tuple[Review, float]:
    reviewer, began = Reviewer(match), time.process_time()
    while not reviewer.done:
        reviewer.go_on()
    return reviewer.review, time.process_time() - began


def finds(match: Match, step: int) -> bool:
    """Whether a review reports a step: no other seat is looked at, nor what comes after, which changes nothing."""
    reviewer = Reviewer(match)
    review = reviewer.review
    while not reviewer.done and step not in review.explained:
        reviewer.go_on()
        if review.stage != "walking":
            review.doubts = [doubt for doubt in review.doubts if doubt.seat == review.actors[step]]
    return any(turning.step == step for turning in review.turnings)


@dataclass
class Tally:
    """What reviews found of the plants, and what they said of the rest of their games."""

    plants: list[bool] = field(default_factory=list)  # whether each was found
    doubtful: list[bool] = field(default_factory=list)  # those that cost less in fresh worlds
    reviewed: int = 0  # games that were looked over as a whole
    decisions: int = 0
    costs: list[float] = field(default_factory=list)  # of strong play that was reported, as the referee says
    alarmed: int = 0  # games with a false alarm
    seconds: list[float] = field(default_factory=list)

    def look_for(self, plant: Plant, match: Match) -> list[str]:
        """Whether the plant is found, in words."""
        found = plant.step >= 0 and finds(match, plant.step)
        self._count(plant, found)
        return [f"{plant} {'found' if found else 'missed' if plant.step >= 0 else 'nothing'}"]

    def look_over(self, plant: Plant, match: Match, ends: int) -> list[str]:
        """All that is reported, in words."""
        review, took = looked_over(match)
        decisions, costs = reported(match, review, plant, ends)
        self._count(plant, any(turning.step == plant.step for turning in review.turnings))
        self.reviewed += 1
        self.decisions += decisions
        self.costs += costs.values()
        self.alarmed += any(cost < HARMLESS for cost in costs.values())
        self.seconds.append(took)
        says = {step: f"the referee says {cost:.2f}" for step, cost in costs.items()}
        told = [f"  {each.step}: {each.loss:.2f}, {says.get(each.step, 'planted')}" for each in review.turnings]
        return [f"{plant} {took:.1f} s; reported", *told]

    def _count(self, plant: Plant, found: bool) -> None:
        if plant.step >= 0:
            (self.plants if plant.again >= COSTLY else self.doubtful).append(found)

    def lines(self) -> list[str]:
        found = [
            f"planted {len(self.plants)}, found {share(sum(self.plants), len(self.plants))}",
            f"planted what cost less in fresh worlds {len(self.doubtful)}, found {sum(self.doubtful)}",
        ]
        alarms, seconds = sum(cost < HARMLESS for cost in self.costs), self.seconds or [0.0]
        said = [
            f"other decisions {self.decisions}, reported {share(len(self.costs), self.decisions)}",
            f"  as costly as a plant {sum(cost >= COSTLY for cost in self.costs)} of {len(self.costs)}",
            f"false alarms: {share(alarms, self.decisions)} of decisions, {share(alarms, len(self.costs))} of reports",
            f"  in {share(self.alarmed, self.reviewed)} of games",
            f"processor seconds a review: mean {mean(seconds):.1f}, most {max(seconds):.1f}",
        ]
        return found + said if self.reviewed else found


def share(part: int, whole: int) -> str:
    """A part in per cent with its 95 % interval (Wilson's)."""
    if not whole:
        return "0 of 0"
    seen, errors = part / whole, 1.96**2 / whole
    middle = (seen + errors / 2) / (1 + errors)
    off = sqrt(errors * seen * (1 - seen) + errors**2 / 4) / (1 + errors)
    return f"{part} of {whole} ({100 * seen:.0f} %, {100 * (middle - off):.0f} to {100 * (middle + off):.0f})"


def reported(match: Match, review: Review, plant: Plant, ends: int) -> tuple[int, dict[int, float]]:
    """How many other decisions there were, and what those that were reported cost, as the referee says."""
    decisions, costs = 0, dict[int, float]()
    better = {turning.step: match.game.catalogue.id(turning.better) for turning in review.turnings}
    for step in range(len(match.actions)):
        (seat, action), state = match.move(step), match.at(step)
        if step == plant.step or action is None or len(state.legal(seat)) < 2:
            continue
        decisions += 1
        if step in better:
            rng = Rng(f"alarm {plant.number} {step}")
            costs[step] = cost(state, seat, better[step], action, rng, ends, HARMLESS)
    return decisions, costs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("--bot", default="")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--planted", type=Path, help="games of earlier runs are read from here, and new ones added")
    parser.add_argument("--only-plant", action="store_true", help="nothing is looked for")
    parser.add_argument("--only-find", action="store_true", help="only plants are looked for, in a third of the time")
    parser.add_argument("--ends", type=int, default=_ENDS)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--verbose", action="store_true", help="a line for every game")
    args = parser.parse_args()
    game, name = games.load(args.game), args.bot or BOTS[args.game]
    weigher(game, args.players)  # loads what it needs before the clock runs
    known, tally, began = earlier(args.planted), Tally(), time.monotonic()
    for number in range(args.first, args.first + args.games):
        if time.monotonic() - began > args.seconds:
            break
        if number not in known:
            known[number] = planted(game, args.players, name, number, args.ends)
            if args.planted:
                with args.planted.open("ab") as file:
                    file.write(msgspec.json.encode(known[number]) + b"\n")
        if args.only_plant:
            continue
        plant = known[number]
        match = plant.match(game, args.players)
        told = tally.look_for(plant, match) if args.only_find else tally.look_over(plant, match, args.ends)
        if args.verbose:
            print(*told, sep="\n", flush=True)
    print(f"{args.game}, {args.players} players, games of {name}:", *tally.lines(), sep="\n  ")


if __name__ == "__main__":
    main()

"""How well the review finds mistakes: blunders planted into strong games, and what it says of strong play itself.

``python bench/review.py GAME PLAYERS GAMES [--bot NAME] [--planted FILE]``. In every game one decision of each seat, if
one is found, is replaced by a move that costs at least `COSTLY` chance to win, as an independent referee says: playing
on to the very end, many times, until it is clear on which side of a bar the cost lies; by bots like those that played
where they are quick (`REFEREE`), else by the policy that the review itself plays on by, which understands less. Where
to look is chosen by chance among open positions. In the longer games single moves seldom cost so much: most looks are
therefore at beginnings of turns, where stopping at once is one of the moves that are tried, beside the one that the
game's own judgement likes least and one drawn by chance. Plants of this kind may be easier to find: say how many there
are. A few ends, by those who play on for the review (in Civilization chances some rounds later, by the referee), choose
the worst move, and what it costs is then measured in fresh worlds. The review, which knows nothing of the plants, has
to report their steps as turning points. A false alarm is a decision of strong play that is reported though the referee
finds that it cost less than `HARMLESS`. Games with their plants are kept in a file, so that looking for them can be
repeated.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from math import log, sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

import msgspec

from ecumene import games
from ecumene.bots.judging import Rounds, heuristics
from ecumene.bots.knowledge import Bot, Knowledge
from ecumene.bots.roster import AnyLearned, bot
from ecumene.bots.simple import OnePly
from ecumene.kernel import Game, Match, Rng, State
from ecumene.kernel.garbage import collect_rarely
from ecumene.review.chances import chances
from ecumene.review.playing_on import Decided, ended, gone_on, players_of
from ecumene.review.reviewer import Found, Review, Reviewer, Turning
from ecumene.review.trying import weigher

COSTLY, HARMLESS = 0.15, 0.02
BOTS = {
    "seven_wonders": "search:sims=96:rounds=0", "hadara": "search:sims=48:rounds=0", "altay": "beam:width=3",
    "civilization": "learned", "through_the_ages": "plan:width=3:nodes=300:worlds=2",
}  # fmt: skip
#: Where such bots are quick, they play on for the referee: never as the review does, but planning more broadly, or
#: with some heat. Elsewhere it is the policy that the review, too, plays on by.
_REFEREES_HEAT = 0.5
REFEREE = {
    "altay": "beam:width=2", "civilization": f"learned:heat={_REFEREES_HEAT}",
    "through_the_ages": "plan:width=5:nodes=800:worlds=2",
}  # fmt: skip
_SLOW = {"through_the_ages"}
#: Positions that are tried: so many in a part of the game, the beginning, any, the end (where ends are soon played).
#: The chance of who decides lies between these, and there is much to choose from.
_PARTS, _OPEN, _MANY = ((1, 0.0, 0.02), (2, 0.0, 1.0), (2, 0.5, 1.0)), (0.2, 0.8), 4
#: Where a game has a clock (Civilization), it is decided soon, and playing on until then is quick: there are more.
_SOON_DECIDED = ((60, 0.0, 1.0),)
#: And so many in which a turn begins that could be stopped at once: what is left undone costs most often.
_TURNS = 8
#: So many other moves, so many ends, and what the worst have to cost; ends count half for how far the seat is ahead.
#: Where the referee plans broadly, it takes minutes to say what a move costs: it is asked only of what looks costly.
_GLANCES, _SURER = ((3, 3, 0.08), (1, 6, 0.12)), (1, 24, COSTLY)
#: The referee plays so many times at most, in groups, until it is clear on which side of a bar a cost lies.
_ENDS, _GROUP, _CLEAR = 200, 10, 2.6
#: What may be planted is given up sooner: there is no harm in a blunder that is not used.
_GIVEN_UP = 0.5


def cost(
    state: State, seat: int, good: int, bad: int, rng: Rng, ends: int, bar: float, given_up: float = _CLEAR
) -> float:
    """What a move loses against another in games won, played on to the end in worlds the seat may be in."""
    mind, gaps = referee(state.game), list[float]()
    while len(gaps) < ends:
        for _ in range(min(_GROUP, ends - len(gaps))):
            world, luck = Knowledge(state, seat).sample(rng.fork()), f"{rng.word()}"
            gaps.append(won(world, seat, good, mind, luck) - won(world, seat, bad, mind, luck))
        error = stdev([*gaps, 1.0, -1.0]) / sqrt(len(gaps))  # equal ends are no proof that others are equal too
        if not bar - given_up * error <= mean(gaps) <= bar + _CLEAR * error:
            break
    return mean(gaps)


def referee(game: Game) -> Bot:
    return bot(REFEREE[game.slug]) if game.slug in REFEREE else AnyLearned(0.01)


def won(world: State, seat: int, move: int, mind: Bot, luck: str) -> float:
    """Whether a seat wins after a move, everybody playing on; a shared victory is a part of one."""
    then, rng = world.clone(Rng(luck)), Rng(f"{luck} choices")
    ending = Decided(world.game) if soon_decided(world.game) else None
    then.apply(seat, move)
    while not then.over and not (ending and ending.now(then)):
        asked = then.to_move()[0]
        legal = choices(then, asked)
        then.apply(asked, legal[0] if len(legal) == 1 else decided_by(mind, then, asked, rng))
    return chances(then)[seat]


def decided_by(mind: Bot, world: State, seat: int, rng: Rng) -> int:
    """Who looks but once at every action reads nothing that is hidden: no other worlds are drawn for them."""
    return mind.decide(world, seat, rng) if isinstance(mind, OnePly) else mind.choose(Knowledge(world, seat), rng)


def soon_decided(game: Game) -> bool:
    """Whether the referee breaks games off when they are decided."""
    return isinstance(heuristics(game), Rounds)


class Blunder(NamedTuple):
    """A decision that was replaced by a costly one."""

    step: int
    cost: float
    instead: int  # what would have been played


class Planted(NamedTuple):
    """A game with its blunders, at most one a seat."""

    number: int
    actions: list[tuple[int, int]]
    blunders: list[Blunder]

    def match(self, game: Game, players: int) -> Match:
        return replayed(Match(game, players, seed=seed(self.number), journal=False), self.actions)


def replayed(match: Match, actions: list[tuple[int, int]]) -> Match:
    for seat, action in actions:
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


def planted(game: Game, players: int, name: str, number: int, ends: int, after: float = 0.0) -> Planted:
    """A game of strong bots with blunders: first played as a whole, then anew from each blunder on."""
    mind, rng = bot(name), Rng(f"{seed(number)} plant")
    match = Match(game, players, seed=seed(number), journal=False)
    played(match, mind, rng)
    blunders = dict[int, Blunder]()  # by seat
    for step in positions(match, rng, after):
        if step >= len(match.actions):
            break
        seat = match.move(step)[0]
        if seat in blunders or any(step <= earlier.step for earlier in blunders.values()):
            continue
        found = blunder(match, step, rng, ends)
        if found is not None:
            match, blunders[seat] = found
            played(match, mind, rng)
    return Planted(number, moves_of(match), list(blunders.values()))


def positions(match: Match, rng: Rng, after: float) -> list[int]:
    """Where a game is looked at, in order; the more there is to choose from, the likelier it is drawn."""
    whole, drawn = len(match.actions), set[int]()
    turns = {step: _turn(match, step, rng) for step in range(int(after * whole), whole) if is_open(match, step)}
    for most, first, last in _SOON_DECIDED if soon_decided(match.game) else _PARTS:
        within = [step for step in turns if first <= step / whole < last]
        drawn.update(sorted(within, key=lambda step: turns[step])[:most])
    begun = [step for step in turns if begins(match, step)]
    rng.shuffle(begun)
    drawn.update(begun[:_TURNS])
    return sorted(drawn)


def _turn(match: Match, step: int, rng: Rng) -> float:
    """When a step is drawn, by chance; with twice as many choices in half the time."""
    return -log((rng.below(1 << 30) + 1) / (1 << 30)) / len(choices(match.at(step), match.move(step)[0]))


def is_open(match: Match, step: int) -> bool:
    """Whether there is something to decide: nobody can lose what they do not have, nor easily what is won."""
    (seat, action), state = match.move(step), match.at(step)
    return action is not None and len(choices(state, seat)) > _MANY and _OPEN[0] < chances(state)[seat] < _OPEN[1]


def blunder(match: Match, step: int, rng: Rng, ends: int) -> tuple[Match, Blunder] | None:
    """Another move than the one of a step, if one of a few costs much; the game goes so far."""
    (seat, action), state = match.move(step), match.at(step)
    if action is None or not is_open(match, step):
        return None
    moves = others(state, seat, action, rng)
    for most, worlds, least in (*_GLANCES, _SURER) if match.game.slug in _SLOW else _GLANCES:
        moves = moves[:most]
        seen = [Knowledge(state, seat).sample(rng.fork()) for _ in range(worlds)]
        tried = [worths(world, seat, [action, *moves], rng) for world in seen]
        lost = {move: mean(told[0] - told[at] for told in tried) for at, move in enumerate(moves, 1)}
        moves = sorted((move for move in moves if lost[move] >= least), key=lambda move: -lost[move])
        if not moves:
            return None
    costs = cost(state, seat, action, moves[0], rng, ends, COSTLY, _GIVEN_UP)
    if costs < COSTLY:
        return None
    anew = Match(match.game, match.state.players, seed=match.seed, journal=False)
    return replayed(anew, [*moves_of(match)[:step], (seat, moves[0])]), Blunder(step, costs, action)


def worths(world: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
    """What moves are worth in a world: by ends as the review plays them, or some rounds later as the referee does."""
    if soon_decided(world.game):
        return gone_on(world, seat, moves, lambda: AnyLearned(_REFEREES_HEAT), rng)
    kit = heuristics(world.game)
    return [end.worth for end in ended(world, seat, moves, players_of(world.game), kit.clear_lead, rng)]


def begins(match: Match, step: int) -> bool:
    """Whether a seat could stop here and did not, and could not or did not have to decide so just before."""
    (seat, action), state = match.move(step), match.at(step)
    if not any(move != action and stops(state, seat, move) for move in choices(state, seat)):
        return False
    return step == 0 or match.move(step - 1)[0] != seat or not _could_stop(match, step - 1)


def _could_stop(match: Match, step: int) -> bool:
    seat, state = match.move(step)[0], match.at(step)
    return any(stops(state, seat, move) for move in choices(state, seat))


def others(state: State, seat: int, action: int, rng: Rng) -> list[int]:
    """Other moves in the order in which they are tried: by chance, but first one that stops the seat's turn.

    Then the one that the game's own judgement likes least: in a game of many small steps most others cost next to
    nothing.
    """
    moves = [move for move in choices(state, seat) if move != action]
    rng.shuffle(moves)
    stopping = [move for move in moves if stops(state, seat, move)][:1]
    worths = heuristics(state.game).worths(state.sample(seat, rng.fork()), seat, moves)
    liked_least = min(zip(worths, moves, strict=True))[1]
    return list(dict.fromkeys([*stopping, liked_least, *moves]))


def stops(state: State, seat: int, move: int) -> bool:
    then = state.clone(Rng(0))
    then.apply(seat, move)
    return then.over or seat not in then.to_move()


def moves_of(match: Match) -> list[tuple[int, int]]:
    moves = [match.move(step) for step in range(len(match.actions))]
    return [(seat, action) for seat, action in moves if action is not None]


def earlier(path: Path | None) -> dict[int, Planted]:
    """What was planted before, by number. A last line that was cut off is left out, and its game is planted anew."""
    if path is None or not path.is_file():
        return {}
    lines = path.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        path.write_bytes(b"".join(lines := lines[:-1]))
    known = [msgspec.json.decode(line, type=Planted) for line in lines]
    return {game.number: game for game in known}


class OfSeats(Reviewer):
    """Looks only some seats over; each decision is played on as if the others had as many to look into as can be."""

    def __init__(self, match: Match, seats: set[int]) -> None:
        super().__init__(match)
        self.seats = seats

    def add(self, found: Found) -> None:
        own = [doubt for doubt in found.doubts if doubt.seat in self.seats]
        super().add(msgspec.structs.replace(found, doubts=own))

    def _ends(self, step: int) -> int:
        return self.measure.ends(step, self.measure.looks * self.measure.players)


def looked_over(match: Match, seats: set[int] | None) -> tuple[Review, float]:
    reviewer, began = OfSeats(match, seats) if seats is not None else Reviewer(match), time.process_time()
    while not reviewer.done:
        reviewer.go_on()
    return reviewer.review, time.process_time() - began


@dataclass
class Tally:
    """What reviews found of the plants, and what they said of the rest of their games."""

    plants: list[bool] = field(default_factory=list)  # whether each was found
    reviewed: int = 0  # games that were looked over as a whole
    decisions: int = 0
    costs: list[float] = field(default_factory=list)  # of strong play that was reported, as the referee says
    alarmed: int = 0  # games with a false alarm
    seconds: list[float] = field(default_factory=list)

    def look_over(self, game: Planted, match: Match, ends: int, seats: set[int] | None = None) -> list[str]:
        """All that is reported, in words."""
        review, took = looked_over(match, seats)
        turnings = {turning.step: turning for turning in review.turnings}
        told = [self._count(plant, fate(review, plant.step)) for plant in game.blunders]
        decisions, costs = reported(match, review, game, ends, seats)
        self.reviewed += 1
        self.decisions += decisions
        self.costs += costs.values()
        self.alarmed += any(cost < HARMLESS for cost in costs.values())
        self.seconds.append(took)
        told += [f"  reported {in_words(turnings[step])}, the referee says {cost:.3f}" for step, cost in costs.items()]
        return [f"{game.number}: {len(match.actions)} steps, {decisions} decisions, {took:.1f} s", *told]

    def _count(self, plant: Blunder, fate: str) -> str:
        self.plants.append(fate == "found")
        return f"  planted {plant.step} ({plant.cost:.2f}), {fate}"

    def lines(self) -> list[str]:
        found = [f"planted {len(self.plants)}, found {share(sum(self.plants), len(self.plants))}"]
        alarms, seconds = sum(cost < HARMLESS for cost in self.costs), self.seconds or [0.0]
        said = [
            f"other decisions {self.decisions}, reported {share(len(self.costs), self.decisions)}",
            f"  as costly as a plant {sum(cost >= COSTLY for cost in self.costs)} of {len(self.costs)}",
            f"false alarms: {share(alarms, self.decisions)} of decisions, {share(alarms, len(self.costs))} of reports",
            f"  in {share(self.alarmed, self.reviewed)} of games",
            f"processor seconds a review: mean {mean(seconds):.1f}, most {max(seconds):.1f}",
        ]
        return found + said if self.reviewed else found


def in_words(turning: Turning) -> str:
    return f"{turning.step} ({turning.loss:.2f}: {turning.better}, not {turning.played})"


def fate(review: Review, step: int) -> str:
    """How far a review went with a decision."""
    if any(turning.step == step for turning in review.turnings):
        return "found"
    if step in review.explained:
        return "missed: not proved"
    doubts = [doubt for doubt in review.doubts if doubt.step == step]
    if not doubts:
        return "missed: not weighed"
    return "missed: others looked worse" + (" some turns later" if doubts[0].tries else "")


def share(part: int, whole: int) -> str:
    """A part in per cent with its 95 % interval (Wilson's)."""
    if not whole:
        return "0 of 0"
    seen, errors = part / whole, 1.96**2 / whole
    middle = (seen + errors / 2) / (1 + errors)
    off = sqrt(errors * seen * (1 - seen) + errors**2 / 4) / (1 + errors)
    return f"{part} of {whole} ({100 * seen:.0f} %, {100 * (middle - off):.0f} to {100 * (middle + off):.0f})"


def reported(
    match: Match, review: Review, game: Planted, ends: int, seats: set[int] | None
) -> tuple[int, dict[int, float]]:
    """How many other decisions there were, and what those that were reported cost, as the referee says."""
    decisions, costs, plants = 0, dict[int, float](), {plant.step for plant in game.blunders}
    better = {turning.step: match.game.catalogue.id(turning.better) for turning in review.turnings}
    for step in range(len(match.actions)):
        (seat, action), state = match.move(step), match.at(step)
        if step in plants or action is None or len(state.legal(seat)) < 2 or (seats is not None and seat not in seats):
            continue
        decisions += 1
        if step in better:
            rng = Rng(f"alarm {game.number} {step}")
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
    parser.add_argument("--only-planted", action="store_true", help="only seats that have a plant are looked over")
    parser.add_argument("--after", type=float, default=0.0, help="plants lie in the rest of a game after such a part")
    parser.add_argument("--ends", type=int, default=_ENDS)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--verbose", action="store_true", help="a line for every game")
    args = parser.parse_args()
    collect_rarely()
    game, name = games.load(args.game), args.bot or BOTS[args.game]
    weigher(game, args.players)  # loads what it needs before the clock runs
    known, tally, began = earlier(args.planted), Tally(), time.monotonic()
    for number in range(args.first, args.first + args.games):
        if time.monotonic() - began > args.seconds:
            break
        if number not in known:
            known[number] = planted(game, args.players, name, number, args.ends, args.after)
            if args.planted:
                with args.planted.open("ab") as file:
                    file.write(msgspec.json.encode(known[number]) + b"\n")
        if args.only_plant:
            continue
        with_plants = known[number]
        match = with_plants.match(game, args.players)
        seats = {match.move(plant.step)[0] for plant in with_plants.blunders} if args.only_planted else None
        told = tally.look_over(with_plants, match, args.ends, seats) if seats != set() else []
        if args.verbose:
            print(*told, sep="\n", flush=True)
    print(f"{args.game}, {args.players} players, games of {name}:", *tally.lines(), sep="\n  ")


if __name__ == "__main__":
    main()

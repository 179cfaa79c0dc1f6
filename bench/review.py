"""How well the review finds mistakes: blunders planted into strong games, and what it says of strong play itself.

``python bench/review.py GAME PLAYERS GAMES [--bot NAME] [--planted FILE]``. In every game one decision of one seat is
replaced by a move that costs at least `COSTLY` chance to win, as an independent referee says: playing on to the very
end, many times, by the game's own policy. The review, which knows nothing of the plant, has to report that step as a
turning point. A false alarm is a decision of strong play that is reported though the referee finds that it cost less
than `HARMLESS`. Games with their plants are kept in a file: planting takes longer than looking for it.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import msgspec

from ecumene import games
from ecumene.bots.knowledge import Knowledge
from ecumene.bots.roster import AnyLearned, bot
from ecumene.kernel import Game, Match, Rng, State
from ecumene.review.reviewer import Review, Reviewer
from ecumene.review.trying import weigher

COSTLY, HARMLESS = 0.15, 0.02
BOTS = {
    "seven_wonders": "search:sims=96:rounds=0", "hadara": "search:sims=48:rounds=0", "altay": "beam:width=3",
    "civilization": "greedy", "through_the_ages": "plan:width=3:nodes=300:worlds=2",
}  # fmt: skip
_TRIES = 12
_ENDS = 200


def referee(state: State, seat: int, moves: list[int], rng: Rng, ends: int) -> list[float]:
    """The share of games that a seat wins after each move, played on to the end in worlds it may be in."""
    policy, won = AnyLearned(0.01), [0.0] * len(moves)
    for _ in range(ends):
        world, luck = Knowledge(state, seat).sample(rng.fork()), f"{rng.word()}"
        for place, move in enumerate(moves):
            then, choices = world.clone(Rng(luck)), Rng(f"{luck} choices")
            then.apply(seat, move)
            while not then.over:
                asked = then.to_move()[0]
                then.apply(asked, policy.decide(then, asked, choices))
            result = then.result()
            assert result is not None
            won[place] += 1.0 / len(result.winners) / ends if seat in result.winners else 0.0
    return won


class Plant(NamedTuple):
    """A game in which one decision was a blunder."""

    number: int
    step: int  # -1: nothing was found to plant
    cost: float
    actions: list[tuple[int, int]]

    def match(self, game: Game, players: int) -> Match:
        match = Match(game, players, seed=seed(self.number), journal=False)
        for seat, action in self.actions:
            match.play(seat, action)
        return match


def seed(number: int) -> str:
    return f"review {number}"


def planted(game: Game, players: int, name: str, number: int, ends: int) -> Plant:
    """A game of strong bots in which one decision was a blunder."""
    mind, rng = bot(name), Rng(f"{seed(number)} plant")
    match = Match(game, players, seed=seed(number), journal=False)
    step, cost, tries = -1, 0.0, _TRIES
    begin = int(rng.below(6 * players))
    while not match.state.over:
        state = match.state
        seat = state.to_move()[0]
        legal = [move for move in state.legal(seat) if move != game.catalogue.resigning] or state.legal(seat)
        action = legal[0] if len(legal) == 1 else mind.choose(Knowledge(state, seat), rng)
        if step < 0 and tries and len(legal) > 2 and len(match.actions) >= begin:
            bad = legal[int(rng.below(len(legal)))]
            quick = referee(state, seat, [action, bad], rng, 24) if bad != action else [0.0, 0.0]
            tries -= bad != action
            if quick[0] - quick[1] >= COSTLY:
                sure = referee(state, seat, [action, bad], rng, ends)
                if sure[0] - sure[1] >= COSTLY:
                    step, cost, action = len(match.actions), sure[0] - sure[1], bad
        match.play(seat, action)
    moves = [match.move(each) for each in range(len(match.actions))]
    return Plant(number, step, cost, [(seat, action) for seat, action in moves if action is not None])


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("--bot", default="")
    parser.add_argument("--planted", type=Path, help="games of earlier runs are read from here, and new ones added")
    parser.add_argument("--ends", type=int, default=_ENDS)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--verbose", action="store_true", help="a line for every game")
    args = parser.parse_args()
    game = games.load(args.game)
    weigher(game, args.players)  # loads what it needs before the clock runs
    plants = found = alarms = decisions = reported = played = costly = 0
    known, seconds, began = earlier(args.planted), list[float](), time.monotonic()
    for number in range(args.games):
        if time.monotonic() - began > args.seconds:
            break
        played += 1
        if number not in known:
            known[number] = planted(game, args.players, args.bot or BOTS[args.game], number, args.ends)
            if args.planted:
                with args.planted.open("ab") as file:
                    file.write(msgspec.json.encode(known[number]) + b"\n")
        plant = known[number]
        match = plant.match(game, args.players)
        review, took = looked_over(match)
        seconds.append(took)
        plants += plant.step >= 0
        found += any(turning.step == plant.step for turning in review.turnings)
        for step in range(len(match.actions)):
            seat, action = match.move(step)
            state = match.at(step)
            if step == plant.step or action is None or len(state.legal(seat)) < 2:
                continue
            decisions += 1
            turning = next((turning for turning in review.turnings if turning.step == step), None)
            if turning is None:
                continue
            reported += 1
            moves = [action, game.catalogue.id(turning.better)]
            worth = referee(state, seat, moves, Rng(f"alarm {number} {step}"), args.ends)
            alarms += worth[1] - worth[0] < HARMLESS
            costly += worth[1] - worth[0] >= COSTLY
            if args.verbose:
                print(f"  {number}: step {step} reported, the referee says {worth[1] - worth[0]:.2f}")
        if args.verbose:
            print(f"{number}: planted {plant.step} ({plant.cost:.2f}), reported", end=" ")
            print([(turning.step, turning.loss) for turning in review.turnings], f"{took:.1f} s", flush=True)
    print(f"{args.game}, {args.players} players, {played} games of {args.bot or BOTS[args.game]}:")
    print(f"  planted {plants}, found {found}; {decisions} other decisions, {reported} reported,", end=" ")
    print(f"{costly} of them as costly as a plant, {alarms} false alarms")
    print(f"  processor seconds a review: mean {sum(seconds) / len(seconds):.1f}, most {max(seconds):.1f}", flush=True)


if __name__ == "__main__":
    main()

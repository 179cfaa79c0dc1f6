"""How the bots of Through the Ages play, not only whether they win: figures of games of one bot among its like.

    python bench/through_the_ages.py --bot hard --players 2 --games 40

What is wanted of ``hard``: at the end 8 technologies beyond the start and 9 science a turn, strength within 30 % of the
best rival in 80 % of the games, famine or uprising in fewer than 5 % of the turns, and 230 culture for the winner.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, stdev

from ecumene import bots, games
from ecumene.bots.knowledge import Knowledge
from ecumene.games.through_the_ages.actions import Attack, Bid, War
from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.forecast import forecast
from ecumene.games.through_the_ages.numbers import DO_END, NONE, START_GOVERNMENT, START_OWNED
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.kernel import Rng

GAME = games.load("through_the_ages")


def technologies(own: Civilization) -> int:
    """Beyond those of the start."""
    specials = len([card for card in own.specials if card != NONE])
    return sum(own.owned) - sum(START_OWNED) + specials + (own.government != START_GOVERNMENT)


def play(name: str, players: int, seed: str) -> tuple[ThroughTheAges, Counter[str]]:
    """One game, and what was done in it."""
    state, rng, bot = GAME.new(players, None, seed), Rng(seed), bots.bot(name)
    assert isinstance(state, ThroughTheAges)
    done: Counter[str] = Counter()
    while not state.over:
        seat = state.to_move()[0]
        action = bot.choose(Knowledge(state, seat), rng)
        if action == DO_END:
            own = state.civilizations[seat]
            ahead = forecast(state, own)
            done["turns"] += 1
            done["uprisings"] += ahead.uprising
            done["famines"] += ahead.hunger > 0
            done["civil actions unused"] += int(own.civil_actions())
            done["military actions unused"] += int(own.military_actions())
        verb = type(GAME.catalogue[action])
        done["attacks"] += verb is Attack
        done["wars"] += verb is War
        done["bids"] += verb is Bid
        state.apply(seat, action)
    return state, done


def close(state: ThroughTheAges) -> int:
    """Seats whose strength is within 30 % of the best rival's."""
    total = 0
    for own in state.civilizations:
        best = max(other.strength for other in state.civilizations if other is not own)
        total += 10 * own.strength >= 7 * best
    return total


def row(name: str, values: list[float], digits: int = 1) -> str:
    spread = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"| {name} | {mean(values):.{digits}f} ± {spread:.{digits}f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="figures")
    given = parser.parse_args()
    played = [play(given.bot, given.players, f"{given.seed} {number}") for number in range(given.games)]
    seats = [own for state, _ in played for own in state.civilizations]
    print(f"| {given.bot}, {given.players} players, {given.games} games | mean |\n|---|---|")
    print(row("winner's culture", [float(max(own.culture_points for own in s.civilizations)) for s, _ in played]))
    print(row("technologies beyond the start", [float(technologies(own)) for own in seats]))
    print(row("science a turn at the end", [float(own.science) for own in seats]))
    print(row("strength at the end", [float(own.strength) for own in seats]))
    print(row("seats within 30 % of the best rival's strength, %", [100 * close(s) / given.players for s, _ in played]))
    print(row("turns with famine, %", [100 * done["famines"] / done["turns"] for _, done in played]))
    print(row("turns with uprising, %", [100 * done["uprisings"] / done["turns"] for _, done in played]))
    print(row("wonders", [float(len(own.wonders)) for own in seats]))
    print(row("colonies", [float(len(own.colonies)) for own in seats]))
    for name in ("attacks", "wars", "bids", "civil actions unused", "military actions unused"):
        print(row(f"{name} a seat", [done[name] / given.players for _, done in played]))
    print(row("rounds", [float(state.round) for state, _ in played]))


if __name__ == "__main__":
    main()

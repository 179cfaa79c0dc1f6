"""Figures that observations write as a list: each stands at the place that bears its name, as the view has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ecumene import games
from ecumene.bots.simple import GreedyBot
from ecumene.envs.encoding import encoder
from ecumene.games.seven_wonders.observation import CITY_NUMBERS
from ecumene.games.through_the_ages.observation import FIGURES
from ecumene.kernel import Rng, State
from tests.bots.kit import position

Figures = dict[str, float]


def of_a_city(city: Any) -> Figures:
    return {
        "stages": city.stages,
        "coins": city.coins,
        "shields": city.shields,
        "victory_points": city.victory_points,
        "defeats": city.defeats,
        "raw_left_cheap": city.prices.raw_left == 1,
        "raw_right_cheap": city.prices.raw_right == 1,
        "goods_cheap": city.prices.goods == 1,
        "free_building": city.free_building,
        "last_card": city.last_card,
        "chosen": city.chosen,
    }


def of_a_civilization(own: Any) -> Figures:
    civil, military, economy = own.civil_actions, own.military_actions, own.economy
    return {
        "active": not own.resigned,
        "culture_points": own.culture_points,
        "science_points": own.science_points,
        "culture": own.culture,
        "science": own.science,
        "strength": own.strength,
        "happiness": own.happiness,
        "discontent": own.discontent,
        "civil_left": civil.available,
        "civil_lent": civil.lent,
        "civil_total": civil.total,
        "military_left": military.available,
        "military_lent": military.lent,
        "military_total": military.total,
        "food": economy.food,
        "resources": economy.resources,
        "food_production": economy.food_production,
        "resource_production": economy.resource_production,
        "consumption": economy.consumption,
        "corruption": economy.corruption,
        "population_cost": economy.population_cost or 0,
        "yellow_bank": economy.yellow_bank,
        "blue_bank": economy.blue_bank,
        "unused": economy.unused_workers,
        "unit_resources": economy.unit_resources,
        "unit_science": economy.unit_science,
        "lent_food": economy.lent_food,
        "lent_resources": economy.lent_resources,
        "ruins": len(own.ruins),
        "tucked": own.tucked_under is not None,
        "colonies": len(own.colonies),
        "tactic_is_common": own.tactic_is_common,
        "tactic_strength": own.tactic_strength,
        "civil_hand": len(own.civil_hand),
        "civil_hand_limit": own.civil_hand_limit,
        "new_cards": len(own.new_cards),
        "military_hand": len(own.military_hand_ages),
        "military_hand_limit": own.military_hand_limit,
        "shown": len(own.shown),
        "skips_politics": own.skips_politics,
    }


#: What such games seldom or never come to is put there, one after another.
RARE: dict[str, dict[str, int]] = {
    "seven_wonders": {"free_ready": True, "last_card": True},
    "through_the_ages": {
        "active": False, "extra_civil": 2, "extra_military": 3, "extra_food": 4, "extra_resources": 5,
        "tucked_under": 1, "unit_science": 6, "skips_politics": True,
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("slug", "realms", "prefix", "figures", "of"),
    [
        ("seven_wonders", "cities", "cities.", CITY_NUMBERS, of_a_city),
        ("through_the_ages", "civilizations", "civilizations.+", FIGURES, of_a_civilization),
    ],
)
def test_every_figure_stands_at_the_place_of_its_name(
    slug: str, realms: str, prefix: str, figures: list[tuple[str, float]], of: Callable[[Any], Figures]
) -> None:
    game, rng, bot = games.load(slug), Rng("figures"), GreedyBot(heat=2.0)
    code, large = encoder(game, 3), dict(figures)
    met: dict[str, set[float]] = {name: set() for name in large}

    def compare(state: State, seat: int) -> None:
        seen, view = dict(zip(code.names, code.encode(state, seat).tolist(), strict=True)), state.view(seat)
        for i in range(3):
            told = of(getattr(view, realms)[(seat + i) % 3])
            assert told.keys() == met.keys()
            for name, value in told.items():
                assert seen[f"{prefix}{i}.{name}"] == pytest.approx(value / large[name]), name
                met[name].add(value)

    for number in range(4):
        state, step = game.new(3, None, f"figures {number}"), 0
        while not state.over:
            seat = state.to_move()[0]
            if step % 7 == 0:
                compare(state, seat)
            state.apply(seat, bot.decide(state, seat, rng))
            step += 1
    for name, value in RARE[slug].items():
        state = position(game, 3, "rare figures", 20)
        setattr(getattr(state, realms)[1], name, value)
        compare(state, 0)
    assert [name for name, values in met.items() if len(values) < 2] == []

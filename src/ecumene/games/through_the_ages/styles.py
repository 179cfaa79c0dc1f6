"""What a civilization's standing is worth, about in points of culture: balanced, and for partners of one mind."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages import prospects
from ecumene.games.through_the_ages.standing import NAMES

#: Without an eye for what may come (`prospects`): what sparring partners go by.
PLAIN: Final[dict[str, float]] = {
    "culture points": 1.0,
    "culture to come": 1.1,
    "science to come": 1.6,
    "science points": 0.6,
    "food surplus": 0.8,
    "food deficit": -2.0,
    "hunger": -7.0,
    "resources to come": 1.1,
    "food": 0.4,
    "resources": 0.5,
    "strength": 1.0,
    "strength short": -1.0,
    "strength ahead": 0.15,
    "ahead of the weakest": 0.1,
    "discontent": -2.0,
    "uprising": -15.0,
    "spare happiness": 0.8,
    "civil actions": 0.45,
    "military actions": 0.25,
    "better fields known": 2.0,
    "better buildings known": 1.8,
    "better units known": 0.6,
    "fields": 0.8,
    "urban buildings": 0.8,
    "units": 0.3,
    "room for buildings": 0.3,
    "construction": 0.2,
    "colonization": 0.1,
    "workers": 2.0,
    "unused worker": 1.0,
    "more unused workers": -0.5,
    "yellow bank": 0.3,
    "blue bank": 0.15,
    "corruption": -0.6,
    "corruption soon": -0.5,
    "wonder progress": 1.1,
    "wonder begun": 0.35,
    "wonders": 1.0,
    "leader": 3.0,
    "leader in hand": 1.5,
    "technologies in hand": 0.9,
    "fields in hand": 1.2,
    "government in hand": 1.5,
    "action cards": 0.8,
    "out of reach": -0.5,
    "defence in hand": 0.4,
    "tactic in hand": 0.8,
    "events in hand": 0.7,
    "attacks in hand": 1.5,
    "wars in hand": 0.7,
    "too many cards": -0.7,
    "cards to draw": 0.5,
    "colonies": 3.0,
    "wars declared": 0.7,
    "wars suffered": 1.0,
    "known impacts": 0.9,
    "impacts to come": 2.0,
    "technologies": 0.2,
    **dict.fromkeys(prospects.NAMES, 0.0),
}

#: What games have taught so far in round figures, and an eye for what may come.
BALANCED: Final[dict[str, float]] = {
    "culture points": 1.2,
    "culture to come": 2.5,
    "science to come": 1.8,
    "science points": 0.5,
    "food surplus": 0.5,
    "food deficit": -1.6,
    "hunger": -8.0,
    "resources to come": 1.0,
    "food": 0.25,
    "resources": 0.45,
    "strength": 1.4,
    "strength short": -1.2,
    "strength ahead": 0.2,
    "ahead of the weakest": 0.1,
    "discontent": -1.8,
    "uprising": -12.0,
    "spare happiness": 0.8,
    "civil actions": 0.6,
    "military actions": 0.3,
    "better fields known": 2.3,
    "better buildings known": 2.3,
    "better units known": 0.65,
    "fields": 0.8,
    "urban buildings": 0.9,
    "units": 0.3,
    "room for buildings": 0.35,
    "construction": 0.2,
    "colonization": 0.1,
    "workers": 2.3,
    "unused worker": 0.95,
    "more unused workers": -0.45,
    "yellow bank": 0.25,
    "blue bank": 0.15,
    "corruption": -0.7,
    "corruption soon": -0.6,
    "wonder progress": 0.9,
    "wonder begun": 0.2,
    "wonders": 1.3,
    "leader": 3.8,
    "leader in hand": 1.5,
    "technologies in hand": 0.75,
    "fields in hand": 1.0,
    "government in hand": 2.3,
    "action cards": 0.7,
    "out of reach": -0.5,
    "defence in hand": 0.4,
    "tactic in hand": 0.7,
    "events in hand": 0.7,
    "attacks in hand": 1.45,
    "wars in hand": 0.7,
    "too many cards": -0.7,
    "cards to draw": 0.5,
    "colonies": 3.6,
    "wars declared": 0.8,
    "wars suffered": 1.0,
    "known impacts": 0.8,
    "impacts to come": 2.6,
    "technologies": 0.2,
    "people": 0.4,
    "people to come": 0.25,
    "upgrades known": 0.4,
    "upgrades in hand": 0.2,
    "prey": -1.5,
    "idle resources": -0.6,
    "idle food": -0.4,
    "few resources": -0.4,
    "little science": -0.2,
    "science and resources": 0.3,
}

#: Sparring partners: what each of them sees in a position otherwise than the balanced judgement.
RAIDER: Final[dict[str, float]] = {
    "strength": 1.6, "strength short": -1.2, "strength ahead": 0.6, "ahead of the weakest": 0.6,
    "military actions": 0.4, "better units known": 3.0, "units": 0.8, "attacks in hand": 4.0, "wars in hand": 3.0,
    "tactic in hand": 1.0, "wars declared": 1.2, "cards to draw": 0.8, "culture to come": 0.9,
}  # fmt: skip
BUILDER: Final[dict[str, float]] = {
    "culture to come": 1.6, "wonder progress": 1.3, "wonder begun": 0.6, "wonders": 3.0, "strength": 0.05,
    "strength short": -0.1, "strength ahead": 0.0, "science to come": 0.6, "military actions": 0.05,
    "better units known": 0.2, "attacks in hand": 0.0, "cards to draw": 0.2,
}  # fmt: skip
SCHOLAR: Final[dict[str, float]] = {
    "science to come": 2.2, "science points": 0.9, "better buildings known": 3.5, "technologies in hand": 2.0,
    "technologies": 2.0, "government in hand": 3.5, "strength": 0.3, "strength short": -0.3,
}  # fmt: skip


def _row(*parts: dict[str, float]) -> list[float]:
    merged = dict(PLAIN)
    for part in parts:
        merged.update(part)
    return [merged[name] for name in NAMES]


STYLES: Final[dict[str, list[float]]] = {
    "balanced": _row(BALANCED),
    "raider": _row(RAIDER),
    "builder": _row(BUILDER),
    "scholar": _row(SCHOLAR),
}

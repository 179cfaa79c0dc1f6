"""An example: builds whatever it can, and never sells a card that could be built.

Try it: ``ecumene arena seven_wonders --line-up "exec:python -m ecumene.bots.examples.builder+random+random"``.
"""

from __future__ import annotations

from typing import Any

from ecumene.bots.sdk import Player

_ORDER = ("build", "stage", "buy", "dig", "copy")


class Builder(Player):
    name = "builder"

    def decide(self, view: dict[str, Any], legal: list[dict[str, Any]], question: dict[str, Any]) -> int | str:
        for verb in _ORDER:
            for choice in legal:
                if choice["notation"].startswith(verb):
                    return str(choice["notation"])
        return int(legal[0]["action"])


if __name__ == "__main__":
    Builder().run()

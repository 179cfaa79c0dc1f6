"""The games under Gymnasium's names: ``gymnasium.make("ecumene/hadara")``, ``gymnasium.make_vec(…, num_envs=8)``."""

from __future__ import annotations

import gymnasium

from ecumene import games


def register() -> list[str]:
    """Make all games known to Gymnasium, unless they are; returns their names."""
    names = {f"ecumene/{slug}": slug for slug in games.slugs()}
    for name, slug in names.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="ecumene.envs.gym:AgainstBots",
                vector_entry_point="ecumene.envs.vector:VectorAgainstBots",
                kwargs={"game": slug},
                disable_env_checker=True,  # the game itself says what an action may be
                order_enforce=False,
            )
    return list(names)

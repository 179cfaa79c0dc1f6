"""Environments for learning programs. Whoever imports this has the games under Gymnasium's names, if it is there."""

from contextlib import suppress

with suppress(ModuleNotFoundError):
    from ecumene.envs.registration import register

    register()

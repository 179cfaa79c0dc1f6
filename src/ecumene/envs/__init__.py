"""Environments for learning programs. Whoever imports this has the games under Gymnasium's names, if it is there."""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from ecumene.envs.registration import register

    register()

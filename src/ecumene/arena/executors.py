"""Where work is done: in this process, in several, or on a Ray cluster. The results are the same and in order."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, Protocol, TypeVar

from ecumene.kernel import EcumeneError, Message
from ecumene.kernel.workers import ENVIRONMENT, spread

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class Executor(Protocol):
    """Carries out a function of one argument for many arguments."""

    def map(self, function: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        """The answers in the order of the items, each as soon as all before it are there."""


class Here:
    """One after the other, in this process."""

    def map(self, function: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        return map(function, items)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, function: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        return spread(function, items, self.jobs)


class OnRay:
    """A Ray cluster: the one of this session or ``RAY_ADDRESS``, or else a fresh one on this machine."""

    def __init__(self, jobs: int | None = None) -> None:
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise EcumeneError(Message("arena-no-ray")) from None
        self._ray = ray
        if not ray.is_initialized():
            # Everything a person should know is told by our own progress.
            quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": logging.ERROR}
            here = not os.environ.get("RAY_ADDRESS")
            try:
                ray.init(num_cpus=jobs if here else None, runtime_env={"env_vars": ENVIRONMENT}, **quiet)
            except Exception as error:  # Ray raises whatever it likes
                problem = str(error).partition("\n")[0][:200]
                raise EcumeneError(Message("arena-ray-failed", {"problem": problem})) from error

    def map(self, function: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        remote: Any = self._ray.remote(function)
        ahead = 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        rest = iter(items)
        pending: deque[Any] = deque(remote.remote(item) for item in islice(rest, ahead))
        try:
            while pending:
                answer: Answer = self._ray.get(pending.popleft())
                pending += [remote.remote(item) for item in islice(rest, 1)]
                yield answer
        finally:
            for left in pending:
                self._ray.cancel(left, force=True)


def executor(engine: str = "local", jobs: int = 1) -> Executor:
    """The executor by its name."""
    if engine == "ray":
        return OnRay(jobs)
    return Here() if jobs <= 1 else Processes(jobs)

"""Where work is done: in this process, in several, or on a Ray cluster. The results are the same and in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from itertools import islice
from typing import Any, Protocol, TypeVar

from ecumene.kernel import EcumeneError, Message

Item = TypeVar("Item")
Answer = TypeVar("Answer")

ENGINES = ("local", "ray")


class Executor(Protocol):
    """Carries out a function of one argument for many arguments."""

    def map(self, function: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        """The answers in the order of the items, each as soon as all before it are there."""


class Here:
    """One after the other, in this process."""

    def map(self, function: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        return map(function, items)


class Processes:
    """Several processes of this machine. At most twice as many items are under way as there are processes."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, function: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        context = multiprocessing.get_context("spawn")
        pending: list[Future[Answer]] = []
        rest = iter(items)
        with ProcessPoolExecutor(self.jobs, mp_context=context, initializer=_leave_ctrl_c) as pool:
            try:
                pending += [pool.submit(function, item) for item in islice(rest, 2 * self.jobs)]
                while pending:
                    answer = pending.pop(0).result()
                    pending += [pool.submit(function, item) for item in islice(rest, 1)]
                    yield answer
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


class OnRay:
    """A Ray cluster: the one of this session or ``RAY_ADDRESS``, or else a fresh one on this machine."""

    def __init__(self, jobs: int | None = None) -> None:
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise EcumeneError(Message("arena-no-ray")) from None
        self._ray = ray
        if not ray.is_initialized():
            here = not os.environ.get("RAY_ADDRESS")
            ray.init(num_cpus=jobs if here else None, include_dashboard=False, log_to_driver=False)

    def map(self, function: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
        remote: Any = self._ray.remote(function)
        ahead = 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        rest = iter(items)
        pending: list[Any] = [remote.remote(item) for item in islice(rest, ahead)]
        while pending:
            answer: Answer = self._ray.get(pending.pop(0))
            pending += [remote.remote(item) for item in islice(rest, 1)]
            yield answer


def executor(engine: str = "local", jobs: int = 1) -> Executor:
    """The executor by its name."""
    if engine == "ray":
        return OnRay(jobs)
    return Here() if jobs <= 1 else Processes(jobs)


def _leave_ctrl_c() -> None:
    """In a worker: the parent alone answers to Ctrl-C; numerical libraries do not fight for the cores."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

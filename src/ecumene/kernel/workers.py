"""Work spread over processes, in order, and ended at once when it is no longer wanted."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from ecumene.kernel.garbage import collect_rarely

Task = TypeVar("Task")
Done = TypeVar("Done")

#: What a worker finds in its environment. The matrices of bots are small: several threads for each of them only get
#: in each other's way, and might add up the same numbers in another order.
ENVIRONMENT: Final = {"OPENBLAS_NUM_THREADS": "1"}

#: How many tasks wait for each worker, so that none is ever idle and an end comes soon.
_AHEAD = 3


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """``map`` over several processes. An interrupt reaches the caller alone, who then stops the workers."""
    before = set(active_children())
    waiting: deque[Future[Done]] = deque()
    # Fresh processes, not copies of this one: it may have threads (a progress bar), and a copy of a held lock hangs.
    with ProcessPoolExecutor(jobs, get_context("spawn"), collect_rarely) as pool:
        try:
            for task in tasks:
                with _deaf_to_interrupts(), _set(ENVIRONMENT):
                    waiting.append(pool.submit(work, task))
                if len(waiting) > _AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            _stop(pool, set(active_children()) - before)
            raise


def _stop(pool: ProcessPoolExecutor, workers: set[BaseProcess]) -> None:
    """End the workers, whatever they do.

    One may be stopped in the middle of telling its result. The pool would wait for the rest for ever, as long as we
    hold the pipe's writing end ourselves; without it the pool sees the end of the pipe, and gives up.
    """
    for worker in workers:
        worker.terminate()
    writer = getattr(getattr(pool, "_result_queue", None), "_writer", None)
    if writer is not None:
        writer.close()


@contextmanager
def _set(variables: dict[str, str]) -> Iterator[None]:
    """Processes started within find these variables, unless somebody has set them otherwise."""
    missing = [name for name in variables if name not in os.environ]
    os.environ.update({name: variables[name] for name in missing})
    try:
        yield
    finally:
        for name in missing:
            del os.environ[name]


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started within never hear Ctrl-C; for this one it only waits until afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)

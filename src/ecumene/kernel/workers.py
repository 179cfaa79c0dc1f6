"""Work spread over processes, in order, and ended at once when it is no longer wanted."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """``map`` over several processes. An interrupt reaches the caller alone, who then stops the workers."""
    before = set(active_children())
    with ProcessPoolExecutor(jobs) as pool:
        with _deaf_to_interrupts():
            results = pool.map(work, tasks)
        try:
            yield from results
        except BaseException:
            for worker in set(active_children()) - before:
                worker.terminate()
            raise


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

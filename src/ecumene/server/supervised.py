"""A worker as its supervisor sees it."""

from __future__ import annotations

import pickle
import time

from uvicorn.supervisors.multiprocess import Process

_LOOK_SECONDS = 0.2


class Worker(Process):
    """One that is missed as soon as it is gone.

    uvicorn asks a worker for a sign of life and waits for the answer, for a minute if need be: on a busy machine one
    that begins is slow. If it dies before it answers, nobody answers, and for that minute nobody who ends is replaced.
    """

    def _healthcheck(self, timeout: float) -> bool | None:
        until = time.monotonic() + timeout
        try:
            self.parent_conn.send(b"ping")
            while not self.parent_conn.poll(_LOOK_SECONDS):
                if time.monotonic() > until or not self.process.is_alive():
                    return None
            return bool(self.parent_conn.recv())
        except (OSError, EOFError, pickle.UnpicklingError):
            return None

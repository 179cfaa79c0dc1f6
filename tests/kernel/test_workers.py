"""Work spread over processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ecumene.kernel import workers

STOPS = """
from ecumene.kernel.workers import spread

def much(n):
    return b"x" * (4 << 20)  # far more than fits into a pipe: a worker is always in the middle of telling it

if __name__ == "__main__":
    for again in range(3):
        results = spread(much, range(10**9), 2)
        print(len(next(results)), flush=True)
        results.close()
"""


def test_results_come_in_order() -> None:
    assert list(workers.spread(abs, range(-20, 0), 2)) == list(range(20, 0, -1))


def test_workers_can_be_stopped_in_the_middle_of_a_result(tmp_path: Path) -> None:
    script = tmp_path / "stops.py"
    script.write_text(STOPS, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(workers.__file__).parents[2])}
    done = subprocess.run(
        [sys.executable, str(script)], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stdout.split()) == (0, [str(4 << 20)] * 3)

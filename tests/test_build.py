"""What the wheel is built from."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
MARK = "# Compiled by mypyc where a C compiler is present."


def test_only_kernel_and_games_are_compiled() -> None:
    """A module of another package would drag in numpy, which is not there when a wheel is built."""
    package = ROOT / "src" / "ecumene"
    assert MARK in (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    compiled = [
        path.relative_to(package)
        for path in sorted(package.rglob("*.py"))
        if path.read_text(encoding="utf-8").startswith(MARK)
    ]
    assert Path("kernel/state.py") in compiled
    assert {path.parts[0] for path in compiled} == {"kernel", "games"}

"""The example that learns runs in small: a masked policy plays legal games and changes as it learns."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib", reason='learning needs the optional extra: pip install "ecumene[learn]"')

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_seven_wonders.py"


def test_a_policy_learns_from_legal_games_only() -> None:
    example = runpy.run_path(str(EXAMPLE))
    model = example["new_model"]("random", seed=1, tables=4)
    share, score = example["measure"](model, "random", games=3)
    assert 0 <= share <= 1
    assert score > 0
    before = [weights.clone() for weights in model.policy.parameters()]
    model.learn(576)
    assert any((old != new).any() for old, new in zip(before, model.policy.parameters(), strict=True))
    example["measure"](model, "random", games=3)

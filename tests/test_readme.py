"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_readme_tells_the_truth() -> None:
    readme = Path(__file__).parents[1] / "README.md"
    failed, tried = doctest.testfile(str(readme), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0

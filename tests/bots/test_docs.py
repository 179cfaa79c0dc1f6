"""The examples of docs/bots.md run as they are printed."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from ecumene.arena.matches import Pairing, play_block

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = [code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "from ecumene" in code]


@pytest.mark.parametrize("code", EXAMPLES, ids=[str(i) for i in range(len(EXAMPLES))])
def test_an_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "docs/bots.md", "exec"), {"__name__": "docs"})
    assert "print" not in code or capsys.readouterr().out


def test_the_bot_of_the_page_plays_in_the_arena(tmp_path: Path) -> None:
    code = next(code for code in EXAMPLES if code.startswith("# my_bot.py"))
    file = tmp_path / "my_bot.py"
    file.write_text(f"import sys; sys.path[:0] = {sys.path!r}\n{code}", encoding="utf-8")
    mine = f"exec:{shlex.join([sys.executable, str(file)])}"
    block = play_block(Pairing("seven_wonders", "page", 0, (mine, "random", "random")))
    assert sum(sum(game.faults) for game in block.games) == 0
    assert all(min(game.moves) >= 15 for game in block.games)

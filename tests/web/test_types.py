"""The web's generated types say what the structs say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web import typescript

FILES = typescript.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(typescript.WEB)))
def test_the_types_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run `npm run types` in web/"

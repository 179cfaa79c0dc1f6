"""The golden records show the variants, too. That they replay is tested for all games together."""

from __future__ import annotations

from ecumene.kernel import Record
from tests.games.golden import paths


def test_there_is_a_record_of_every_option() -> None:
    played = {option for path in paths("altay") for option, value in Record.load(path).options.items() if value}
    assert {"trade", "whole_map", "suggested_starts"} <= played
    assert any(Record.load(path).options.get("limited_supply") is False for path in paths("altay"))

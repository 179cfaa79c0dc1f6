"""Write all golden records anew."""

from __future__ import annotations

import sys

from tests.games.seven_wonders.golden import GAMES, path, play

for players, side in GAMES:
    file = path(players, side)
    before = file.read_bytes() if file.exists() else b""
    play(players, side).save(file)
    sys.stdout.write(f"{file.name}: {'unchanged' if file.read_bytes() == before else 'written anew'}\n")

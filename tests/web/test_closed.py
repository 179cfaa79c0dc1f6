"""A table that cannot be opened says the true reason."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.server.serving import Player, Server
from tests.web.conftest import Visits

STORED = Path(__file__).parents[1] / "server" / "fixtures" / "release-0.1.sqlite3"


def test_a_game_under_rules_that_are_gone_says_so_and_shows_the_score(visit: Visits, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    shutil.copy(STORED, file)
    with sqlite3.connect(file) as connection:
        connection.execute("update tables set rules = 0")
        table = connection.execute("select id from tables where status = 'playing'").fetchone()[0]
    old = Server(f"sqlite:///{file}", tmp_path / "log").start()
    page = visit(old.url).open(f"/table/{table}").page
    expect(page.get_by_text("under rules that the server does not play any more")).to_be_visible()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    old.stop()


def test_a_table_the_host_has_closed_says_so(visit: Visits, server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.quick("seven_wonders", 3, level="random")
    command = [sys.executable, "-m", "ecumene.cli", "tables", "close", table, "--database", server.database_url]
    subprocess.run(command, check=True, capture_output=True)
    page = visit().open(f"/table/{table}").page
    expect(page.get_by_text("The host of this server has closed the table").first).to_be_visible()

"""Finished games looked over: in the background, resumable, for nobody before the end; expert, playing on, sharing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import Connection, create_engine, insert, select

from ecumene.kernel import Record
from ecumene.review.reviewer import Gain, Review
from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.reviews import Kept, Reviews, _claim, _put_back, _renew, _want
from ecumene.server.rows import Person
from ecumene.server.schema import reviews
from ecumene.server.thinking import Thinkers
from tests.server.serving import Player, Server, reason, until

GOLDEN = Path(__file__).parents[1] / "games"
ANN = Person("ann", "Ann", None)


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Player, str]:
    """A finished game of somebody, and them."""
    player = Player(server, "Reviewer")
    table = player.table("toy", 2, seats=[{"kind": "me"}, {"kind": "hotseat"}])
    player.finish(table, [0, 1])
    return player, table


def _review(player: Player, table: str) -> Any:
    return player.get(f"/api/tables/{table}/review")


def test_a_review_grows_in_the_background_and_is_kept(finished: tuple[Player, str]) -> None:
    player, table = finished
    assert _review(player, table)["wanted"] is False
    player.post(f"/api/tables/{table}/review")
    until(lambda: _review(player, table)["done"])
    told = _review(player, table)
    review = told["review"]
    assert told["progress"] == 1.0
    assert len(review["chances"]) == review["steps"] + 1
    assert all(abs(sum(chances) - 1.0) < 0.01 for chances in review["chances"])
    assert len(told["balances"]) == 2
    for turning in review["turnings"]:
        assert turning["loss"] >= 0.05
        assert turning["better"] != turning["played"]
    annotated = player.get(f"/api/tables/{table}/review/record?language=ru")
    assert set(annotated.get("notes", {})) == {str(turning["step"] + 1) for turning in review["turnings"]}


def test_points_are_taken_apart_without_a_review(finished: tuple[Player, str]) -> None:
    """What the steps brought is what the sheet says in the end, cell by cell."""
    player, table = finished
    gains = player.get(f"/api/tables/{table}/points")["gains"]
    for standing in player.get(f"/api/tables/{table}/state")["result"]["standings"]:
        for category, points in standing["breakdown"].items():
            own = [gain["points"] for gain in gains if (gain["seat"], gain["category"]) == (standing["seat"], category)]
            assert sum(own) == points
    assert player.get(f"/api/tables/{table}/points")["gains"] == gains


class _Asked:
    """Notes where work is done, and does none."""

    def __init__(self) -> None:
        self.where: list[str] = []

    async def consider(self, *_: object) -> list[Gain]:
        self.where.append("hints")
        return [Gain(1, 0, "points", 3)]

    async def aside(self, *_: object) -> list[Gain]:
        self.where.append("aside")
        return [Gain(1, 0, "points", 3)]


class _Remembers:
    def __init__(self, kept: Kept | None) -> None:
        self.kept = kept

    async def read(self, _: object) -> Kept | None:
        return self.kept


@pytest.mark.parametrize(
    ("stage", "person", "where"),
    [(None, ANN, ["hints"]), (None, None, ["aside"]), ("walking", ANN, ["hints"]), ("weighing", ANN, [])],
)
def test_who_taps_a_cell_does_not_wait_for_reviews(stage: Any, person: Person | None, where: list[str]) -> None:
    """Points are counted where hints are thought out, and not at all once a review has them; for strangers aside."""
    record = Record.load(GOLDEN / "seven_wonders" / "golden" / "3_players_A.json")
    review = Review("seven_wonders", 3, 54, stage=stage or "walking", gains=[Gain(1, 0, "points", 3)])
    asked = _Asked()
    kept = Kept(False, review) if stage else None
    house = Reviews(cast(Database, _Remembers(kept)), cast(Thinkers, asked))

    async def twice() -> list[list[Gain]]:
        return [await house.sources("table", record, "here", person) for _ in range(2)]

    assert asyncio.run(twice()) == [[Gain(1, 0, "points", 3)]] * 2
    assert asked.where == where


@pytest.mark.parametrize(
    ("person", "failure", "status"),
    [
        (ANN, Refused(503, "server-no-advice"), 503),
        (None, Refused(429, "server-slow-down"), 429),
        (None, BrokenProcessPool(), 503),
    ],
)
def test_points_that_are_not_counted_are_no_fault_of_bots(
    person: Person | None, failure: Exception, status: int
) -> None:
    """Nobody who taps a cell has asked a bot for anything, nor asked too often; the next tap counts anew."""

    class Crowded(_Asked):
        async def consider(self, *given: object) -> list[Gain]:
            if self.where:
                return await super().consider(*given)
            self.where.append("refused")
            raise failure

        aside = consider

    record = Record.load(GOLDEN / "seven_wonders" / "golden" / "3_players_A.json")
    house = Reviews(cast(Database, _Remembers(None)), cast(Thinkers, Crowded()))
    with pytest.raises(Refused) as refusal:
        asyncio.run(house.sources("table", record, "here", person))
    assert (refusal.value.status, refusal.value.reason.id) == (status, "server-no-points")
    assert asyncio.run(house.sources("table", record, "here", person))


@pytest.fixture
def database() -> Iterator[Connection]:
    """A table of reviews."""
    engine = create_engine("sqlite://")
    reviews.metadata.create_all(engine)
    with engine.begin() as connection:
        yield connection


def _reviews_of(connection: Connection) -> list[Any]:
    return [row._asdict() for row in connection.execute(select(reviews))]


def test_who_was_thought_to_be_gone_overwrites_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A claim is renewed while a slice takes long; what comes after it ran out is not kept."""
    engine = create_engine("sqlite://")
    reviews.metadata.create_all(engine)
    now = [1000.0]
    monkeypatch.setattr("ecumene.server.reviews.time.time", lambda: now[0])
    with engine.begin() as connection:
        values = {"table_id": "t", "done": False, "wanted_at": 0.0, "claimed_at": 0.0, "body": None}
        connection.execute(insert(reviews).values(values))
        slow = _claim(connection)
        assert slow is not None
        now[0] += 50.0
        slow = _renew(connection, slow)
        now[0] += 50.0
        assert _claim(connection) is None
        now[0] += 50.0
        quick = _claim(connection)
        assert quick is not None
        _put_back(connection, quick, b"newer", False)
        _put_back(connection, _renew(connection, slow), b"older", True)
        assert [(row["body"], row["done"]) for row in _reviews_of(connection)] == [(b"newer", False)]


def _kept_in(connection: Connection, **changes: object) -> None:
    values = {"table_id": "t", "done": False, "wanted_at": 0.0, "claimed_at": 0.0, "body": None}
    connection.execute(insert(reviews).values(values | changes))


def test_a_review_that_nobody_can_read_is_made_anew(database: Connection) -> None:
    """Of another time, or damaged: who asks for it would be told for ever that it is done, and says nothing."""
    _kept_in(database, done=True, body=b"\xc1 damaged")
    _want(database, "t")
    assert [(row["done"], row["body"]) for row in _reviews_of(database)] == [(False, None)]
    assert _claim(database) is not None


@pytest.mark.parametrize("body", [None, msgspec.msgpack.encode(Review("seven_wonders", 3, 54))])
def test_a_review_that_is_done_is_not_made_again(body: bytes | None, database: Connection) -> None:
    """Nor is one that was given up."""
    _kept_in(database, done=True, body=body)
    _want(database, "t")
    assert [(row["done"], row["body"]) for row in _reviews_of(database)] == [(True, body)]


def test_two_may_want_a_review_at_once(database: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody at the table asks when the game is over; where writes go side by side, both find nothing there."""
    _kept_in(database)
    nothing = SimpleNamespace(first=lambda: None)

    class Blind:
        begin_nested = database.begin_nested

        def execute(self, statement: Any) -> Any:
            return nothing if statement.is_select else database.execute(statement)

    _want(cast(Connection, Blind()), "t")
    assert len(_reviews_of(database)) == 1


def test_a_claim_made_before_the_clock_was_set_back_holds_nothing_up(database: Connection) -> None:
    """Whoever made it was killed: its game would wait until that time comes again."""
    _kept_in(database, claimed_at=time.time() + 86_400)
    assert _claim(database) is not None


def test_reviews_go_on_though_somebody_always_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecumene.server.reviews._PATIENCE_SECONDS", 0.05)
    monkeypatch.setattr("ecumene.server.reviews._YIELD_SECONDS", 0.01)

    class Busy:
        looks = 0

        def waiting(self) -> int:
            self.looks += 1
            return 1

    busy = Busy()
    asyncio.run(Reviews(cast(Database, None), cast(Thinkers, busy))._let_others_first())
    assert busy.looks > 1


def test_a_running_game_is_never_reviewed(ann: Player) -> None:
    table = ann.table("toy", 2, seats=[{"kind": "me"}, {"kind": "hotseat"}])
    hidden = ("review", "points", "expert?step=0", "picture.png", "picture.png?step=0&seat=1")
    for method, path in [("POST", "review"), *(("GET", path) for path in hidden)]:
        answer = ann.ask(method, f"/api/tables/{table}/{path}")
        assert (answer.status_code, reason(answer)) == (409, "server-review-later")
    answer = ann.ask("POST", f"/api/tables/{table}/play-on", step=0, seat=0)
    assert reason(answer) == "server-review-later"


def test_the_expert_answers_at_any_step_of_a_finished_game(finished: tuple[Player, str]) -> None:
    player, table = finished
    frame = player.get(f"/api/tables/{table}/replay?step=1")
    advice = player.get(f"/api/tables/{table}/expert?step=1&seat={frame['to_move'][0]}")
    assert advice["moves"]
    refused = player.ask("GET", f"/api/tables/{table}/expert?step={frame['steps']}&seat=1")
    assert (refused.status_code, reason(refused)) == (409, "server-not-asked")


def test_playing_on_makes_a_table_of_its_own(finished: tuple[Player, str]) -> None:
    player, table = finished
    before = player.info(table)
    made = player.post(f"/api/tables/{table}/play-on", step=1, seat=1, level="random")
    assert made["status"] == "playing"
    assert made["my_seats"] == [1]
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "human"]
    assert made["version"] >= 1
    assert player.info(table) == before
    steps = player.get(f"/api/tables/{table}/replay?step=0")["steps"]
    late = player.ask("POST", f"/api/tables/{table}/play-on", step=steps, seat=1)
    assert (late.status_code, reason(late)) == (409, "game-over")


def test_a_link_shows_a_title_and_a_picture(finished: tuple[Player, str]) -> None:
    player, table = finished
    picture = player.ask("GET", f"/api/tables/{table}/picture.png?step=2&language=ru")
    assert picture.content.startswith(b"\x89PNG")
    page = player.ask("GET", f"/table/{table}?step=2&seat=1").text
    if "<div id" in page:  # the pages are built
        assert 'property="og:title"' in page
        assert "picture.png?step=2&amp;seat=1" in page
        strangest = player.ask("GET", f"/table/{table}?step=9999999999999&seat=-1").text
        assert "seat=" not in strangest


def test_a_picture_is_drawn_through_the_eyes_of_a_seat(ann: Player) -> None:
    """The hand of a seat is on its picture of a finished game, and on nobody else's."""
    record = msgspec.to_builtins(Record.load(GOLDEN / "seven_wonders" / "golden" / "3_players_A.json"))
    seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    table = ann.post("/api/tables/import", record=record, seats=seats)["id"]
    eyes = ["", "&seat=0", "&seat=1"]
    pictures = {ann.ask("GET", f"/api/tables/{table}/picture.png?step=3{seat}").content for seat in eyes}
    assert len(pictures) == len(eyes)
    assert all(picture.startswith(b"\x89PNG") for picture in pictures)

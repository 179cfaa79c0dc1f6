"""A finished game looked over: chances, luck, mistakes; the same however the work is cut."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ecumene import games
from ecumene.conformance import Proofreader, random_game
from ecumene.kernel import Match, Record, replay
from ecumene.review import reviewer as work
from ecumene.review.chances import chances, reading, weights
from ecumene.review.page import page
from ecumene.review.reviewer import Review, Reviewer
from ecumene.review.words import notes, sentences
from ecumene.server.reviews import look_over

GOLDEN = Path(__file__).parents[1] / "games" / "seven_wonders" / "golden" / "3_players_A.json"
#: Step 50 of this game: Fortifications sold in the last turn of the game, with conflicts still to come.
BLUNDER = 49


@pytest.fixture(scope="module", autouse=True)
def quick() -> object:
    """Few worlds: this is about what is found, not about how surely."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(work, "WEIGHED", 2)
        patch.setattr(work, "WORLDS", 8)
        patch.setattr(work, "FRESH", 8)
        patch.setattr(work, "LOOKED_AT", 2)
        patch.setattr(work, "ENDS", 32)
        yield


@pytest.fixture(scope="module")
def match() -> Match:
    return replay(Record.load(GOLDEN), games.load("seven_wonders"), journal=False)


@pytest.fixture(scope="module")
def review(match: Match) -> Review:
    reviewer = Reviewer(match)
    while not reviewer.done:
        reviewer.go_on()
    return reviewer.review


def test_chances_add_up_and_end_with_the_winner(review: Review, match: Match) -> None:
    assert len(review.chances) == review.steps + 1
    assert all(abs(sum(at) - 1.0) < 0.01 for at in review.chances)
    result = match.state.result()
    assert result is not None
    assert review.chances[-1] == [float(seat in result.winners) for seat in range(3)]


def test_gains_add_up_to_the_score_sheet(review: Review, match: Match) -> None:
    """Every cell of the sheet is the sum of what its steps brought."""
    start = match.at(0).scores()
    for seat, sheet in enumerate(match.state.scores()):
        for category, points in sheet.items():
            brought = sum(gain.points for gain in review.gains if (gain.seat, gain.category) == (seat, category))
            assert brought == points - start[seat].get(category, 0)


def test_a_blunder_is_found_and_explained(review: Review) -> None:
    turning = next(turning for turning in review.turnings if turning.step == BLUNDER)
    assert (turning.played, turning.better) == ("discard fortifications", "build fortifications")
    assert turning.loss > 0.1
    assert turning.reasons
    reader = Proofreader()
    for reason in turning.reasons:
        assert list(reader.problems(reason.text)) == []


class Ends:
    """Plays nothing: says how every world ends after each move, with some luck in it."""

    def __init__(self, *worths: float) -> None:
        self.worths = worths
        self.worlds = 0

    def to_the_end(self, state: object, seat: int, moves: list[int], rng: object) -> list[float]:
        self.worlds += 1
        luck = 0.02 * (self.worlds % 5 - 2)
        return [self.worths[move] + luck * (move + 1) for move in moves]


@pytest.mark.parametrize(
    ("worths", "better"),
    [((0.5, 0.52, 0.51), None), ((0.5, 0.4, 0.8), 2), ((0.5, 0.62, 0.4), 1), ((0.5, 0.3, 0.2), None)],
)
def test_a_turning_point_is_proved_by_the_ends(worths: tuple[float, ...], better: int | None) -> None:
    ends = Ends(*worths)
    proof = work.prove(ends, None, 0, [0, 1, 2], 96, None)  # type: ignore[arg-type]
    assert (proof.better if proof else None) == better
    if proof is None:
        assert ends.worlds <= 2 * work.GROUP, "what is none is soon clear"
    else:
        assert proof.loss == pytest.approx(worths[proof.better] - 0.5, abs=0.02)


def test_it_is_told_in_both_languages(review: Review) -> None:
    for language in ("en", "ru"):
        assert review.turnings
        told = page(review, language)
        assert "<svg" in told
        assert all(sentences(turning, language).count("review-") == 0 for turning in review.turnings)
        assert set(notes(review, [], language)) == {str(turning.step + 1) for turning in review.turnings}


def test_a_review_goes_on_where_it_stopped(match: Match, review: Review) -> None:
    body: bytes | None = None
    while body is None or msgspec.msgpack.decode(body, type=Review).stage != "done":
        body = look_over(match.record(), body, 0.0)
    assert msgspec.msgpack.decode(body, type=Review) == review


def test_a_running_game_is_refused() -> None:
    with pytest.raises(ValueError, match="running"):
        Reviewer(Match(games.load("seven_wonders"), 3, None, "x"))


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_reads_its_seats_for_the_chance_to_win(slug: str) -> None:
    game = games.load(slug)
    read, learned = reading(game), weights(game, game.players[0])
    assert tuple(learned.names) == read.names
    assert len(learned.parts) == read.parts
    match = random_game(game, game.players[0], "chances", {}, journal=False)
    for step in (0, len(match.actions) // 2, len(match.actions) - 1):
        state = match.at(step)
        assert 0 <= read.part(state) < read.parts
        assert all(len(read.row(state, seat)) == len(read.names) for seat in range(state.players))
        assert abs(sum(chances(state)) - 1.0) < 1e-9

"""A finished game looked over: chances, luck, mistakes; the same however the work is cut."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Sequence
from html import escape
from pathlib import Path

import msgspec
import pytest

from ecumene import games
from ecumene.bots.hints import Suggestion
from ecumene.bots.reasons import reason
from ecumene.conformance import Proofreader, random_game
from ecumene.kernel import Match, Message, Record, Rng, State, replay
from ecumene.locale import text
from ecumene.review import doubts as looking
from ecumene.review import reviewer as work
from ecumene.review.chances import chances, reading, weights
from ecumene.review.doubts import Doubt, Measure
from ecumene.review.page import page
from ecumene.review.playing_on import End, Way
from ecumene.review.proving import GROUP, Proof, played_out, prove
from ecumene.review.reviewer import Found, Piece, Review, Reviewer, Turning
from ecumene.review.sharing import shared
from ecumene.review.words import notes, sentences
from ecumene.server.card import Moment, showing, svg
from ecumene.server.reviews import look_over

GOLDEN = Path(__file__).parents[1] / "games" / "seven_wonders" / "golden" / "3_players_A.json"
#: Step 50 of this game: Fortifications sold in the last turn of the game, with conflicts still to come.
BLUNDER = 49


@pytest.fixture(scope="module", autouse=True)
def quick() -> object:
    """Few worlds: this is about what is found, not about how surely."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(looking, "WEIGHED", 2)
        patch.setattr(looking, "WORLDS", 8)
        patch.setattr(looking, "FRESH", 8)
        patch.setattr(looking, "LOOKED_AT", 2)
        patch.setattr(looking, "RIVALS", 2)
        patch.setattr(looking, "ENDS", 32)
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
    """Every cell of the sheet is the sum of what was there at the start and what the steps brought."""
    for seat, sheet in enumerate(match.state.scores()):
        for category, points in sheet.items():
            brought = sum(gain.points for gain in review.gains if (gain.seat, gain.category) == (seat, category))
            assert brought == points
            assert review.points_by_quarters(seat, category)[-1] == points


def test_a_blunder_is_found_and_explained(review: Review) -> None:
    turning = next(turning for turning in review.turnings if turning.step == BLUNDER)
    assert (turning.played, turning.better) == ("discard fortifications", "build fortifications")
    assert turning.loss > 0.1
    assert turning.reasons
    reader = Proofreader()
    for given in turning.reasons:
        assert list(reader.problems(given.text)) == []


@pytest.mark.parametrize(("done", "reported"), [("discard fortifications", True), ("build fortifications", False)])
def test_the_same_decision_is_reported_only_when_made_badly(match: Match, done: str, reported: bool) -> None:
    """However much it is suspected: what was the best to do is no mistake."""
    game, moves = match.game, [match.move(step) for step in range(len(match.actions))]
    played = Match(game, 3, match.options, match.seed, journal=False)
    for step, (seat, action) in enumerate(moves):
        assert action is not None
        played.play(seat, game.catalogue.id(done) if step == BLUNDER else action)
    actors = [seat for seat, _ in moves]
    reviewer = Reviewer(played, Review(game.slug, 3, len(moves), actors=actors, stage="weighing"))
    reviewer.review.doubts = [Doubt(BLUNDER, actors[BLUNDER], 0.5)]
    while not reviewer.done:
        reviewer.go_on()
    assert reviewer.review.explained == [BLUNDER]
    assert bool(reviewer.review.turnings) is reported


def test_where_ends_are_dear_a_few_of_them_choose_what_is_looked_into(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Short tries say that other decisions were worse; some turns later it is seen, of fewer in more worlds."""
    monkeypatch.setattr(looking, "GLANCES", ((3, 2), (2, 4)))
    monkeypatch.setattr(looking, "LOOKED_AT_DEAR", 1)
    moves = [match.move(step) for step in range(len(match.actions))]
    actors = [seat for seat, _ in moves]
    seat = actors[BLUNDER]
    own = [step for step, actor in enumerate(actors) if actor == seat][:3]
    reviewer = Reviewer(match, Review(match.game.slug, 3, len(moves), actors=actors, stage="weighing"))
    reviewer.measure = msgspec.structs.replace(reviewer.measure, dear=True)
    blunder = match.at(BLUNDER).digest()

    def later(state: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        lost = 0.4 if state.digest() == blunder else 0.0
        return [0.9 - lost * (place == 0) for place in range(len(moves))]

    monkeypatch.setattr(reviewer.weigher, "later", later)
    losses = {own[0]: 0.07, own[1]: 0.06, own[2]: 0.0, BLUNDER: 0.0}
    reviewer.review.doubts = [
        Doubt(step, seat, 0.09 if step == BLUNDER else 0.02, loss, str(match.game.catalogue[moves[step][1] or 0]))
        for step, loss in losses.items()
    ]
    reviewer.add(Found(Piece("weighing", BLUNDER)))
    while reviewer.review.stage == "glancing":
        reviewer.go_on()
    doubts = {doubt.step: doubt for doubt in reviewer.review.doubts}
    assert doubts[own[2]].tries == 0, "three are played on"
    assert doubts[own[1]].tries == 2, "two of them again"
    assert doubts[BLUNDER].tries == 2 + 4
    assert doubts[BLUNDER].glanced == pytest.approx(0.4)
    assert len(doubts[BLUNDER].others) == 2, "both others look the same"
    assert [doubt.step for doubt in reviewer.suspects(seat)] == [BLUNDER, *own[:2]], "and the worst at first sight"


@pytest.mark.parametrize(("close", "others"), [(0.0, ["b"]), (0.04, ["a", "b"]), (0.2, ["a", "b", "c"])])
def test_what_comes_close_to_the_best_is_kept_beside_it(close: float, others: list[str]) -> None:
    """Some turns later nobody could tell them apart, but by the end of the game one of them won."""
    doubt = Doubt(0, 0, 0.2, others=["a", "b", "c"], worths=[1.0, 2.9, 3.0, 2.5], tries=5)
    kept = doubt.beside_the_best(close)
    assert kept.others == others
    assert kept.glanced == doubt.glanced


def test_the_worst_at_first_sight_are_proved_in_any_case() -> None:
    """Some turns later they looked better than what seemed to be the best; that can be wrong."""
    seen = [Doubt(step, 0, 0.1, 0.1, "a", ["b", "c"], [1.0, 3.0, 2.0], 5) for step in range(6)]
    unseen = [Doubt(step, 0, 0.4, loss, "a", ["b"], [3.0, 1.0], 17) for step, loss in ((7, 0.2), (8, 0.4), (9, 0.3))]
    slight = Doubt(10, 0, 0.05, 0.04, "a", ["b"], [3.0, 1.0], 17)
    measure = Measure(400, 2, True, 1, 1.0)
    assert [doubt.step for doubt in measure.suspects([*seen, slight, *unseen], 0)] == [0, 1, 8, 9]
    assert [doubt.step for doubt in measure.suspects([slight], 0)] == []
    assert measure.suspects(unseen, 1) == []


@pytest.mark.parametrize(("players", "looked_into"), [(2, 5), (3, 2), (4, 1)])
def test_more_seats_share_what_there_is_time_for(players: int, looked_into: int) -> None:
    """A game of Through the Ages takes the longer to be played on, the more sit at it."""
    doubts = [Doubt(step, 0, 0.1, 0.1, "a", ["b"], [1.0, 3.0], 5) for step in range(60)]
    measure = Measure(400, players, True, 1, 4 / players**2, planned=True)
    assert measure.ends(0, 99) == round(96 / players**2)
    assert len(measure.suspects(doubts, 0)) == looked_into
    assert [len(measure.glanced(doubts, turn)) for turn in range(4)] == [
        round(160 / players**2), round(64 / players**2), round(24 / players**2), 0,
    ]  # fmt: skip


def test_where_turns_are_planned_some_turns_later_say_more_than_first_sight() -> None:
    """What was planned otherwise may be liked too well: what is seen of it counts more, and it is weighed as well."""
    liked, disliked = (
        Doubt(0, 0, 0.02, 0.0, "a", ["b"], [1.0, 3.0], 6),
        Doubt(1, 0, 0.5, 0.25, "a", ["b"], [2.0, 2.0], 6),
    )
    by_tries, planned = (Measure(400, 2, True, 1, 1.0, planned=planned) for planned in (False, True))
    assert by_tries.suspicion(disliked) == pytest.approx(0.125)
    assert planned.suspicion(disliked) < planned.suspicion(liked)
    told = [[0.5, 0.5]] * 60
    many = [Doubt(step, 0, 0.02) for step in range(30)]
    assert [len(measure.weighed(many, told)) for measure in (by_tries, planned)] == [looking.WEIGHED, 30]


@pytest.mark.parametrize(
    ("actors", "better", "told"),
    [
        ([1] * 30, "abcde", [3, 10, 20]),
        ([1] * 30, "abaca", [3, 10, 20]),
        ([1] * 30, "abbbb", [3, 10]),
        ([1] * 11 + [0] + [1] * 18, "abbbb", [3, 10, 20]),
    ],
)
def test_of_many_turning_points_the_worst_are_told(
    match: Match, actors: list[int], better: str, told: list[int]
) -> None:
    """What was left out all the time before it was somebody else's turn is told once."""
    review = Review(match.game.slug, 3, len(match.actions), actors=actors, stage="explaining")
    losses, words = {3: 0.2, 10: 0.4, 12: 0.1, 20: 0.3, 22: 0.02}, Message("some")
    turnings = [
        Turning(step, 1, "z", words, other, words, [], 0.5, loss)
        for (step, loss), other in zip(losses.items(), better, strict=True)
    ]
    reviewer = Reviewer(match, review)
    reviewer.add(Found(Piece("explaining", 3), turnings=turnings))
    assert reviewer.done
    assert [turning.step for turning in reviewer.review.turnings] == told


@pytest.mark.parametrize(("seen", "beside"), [([1.0, 3.0], [9]), ([3.0, 1.0], [1, 2])])
def test_where_glances_saw_nothing_better_it_is_proved_beside_what_seemed_so(
    match: Match, seen: list[float], beside: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue, reviewer, asked = match.game.catalogue, Reviewer(match), list[list[int]]()
    monkeypatch.setattr(reviewer.weigher, "dear", True)
    monkeypatch.setattr(reviewer.weigher, "promising", lambda *_: [2, 3])
    monkeypatch.setattr(work, "prove", lambda _1, _2, _3, moves, *_: asked.append(moves[1:]))
    doubt = Doubt(BLUNDER, match.move(BLUNDER)[0], 0.4, 0.2, str(catalogue[1]), [str(catalogue[9])], seen, 5)
    reviewer.work(Piece("explaining", BLUNDER, doubt, 24))
    assert asked == [beside]


@pytest.mark.parametrize(
    ("before", "after", "gap"),
    [
        (0.5, [0.5, 0.3], 0.5),  # all may be true
        (0.02, [0.02, 0.01], 0.06),  # there was next to nothing to lose
        (0.9, [0.99, 0.97], 0.03),  # nothing was lost
        (0.9, [0.99, 0.6], 0.4),  # it was seen later
    ],
)
def test_first_sight_sees_no_more_lost_than_there_was(before: float, after: list[float], gap: float) -> None:
    told = [[chance, 1.0 - chance] for chance in (before, *after)]
    dear, cheap = (Measure(200, 2, dear, 24, 1.0).weighed([Doubt(0, 0, 0.5)], told) for dear in (True, False))
    assert dear[0].gap == pytest.approx(gap)
    assert cheap[0].gap == 0.5


#: How the moves 0, 1 and 2 of the game below end for seat 0 and another: the treasury is the same.
SHEETS = [
    [{"military": 1, "treasury": 3}, {"military": 9}],
    [{"military": 7, "treasury": 3}, {"military": 5}],
    [{"military": 1, "treasury": 3}, {"military": 9}],
]


class Ends:
    """Plays nothing: says how every world ends after each move, with some luck in it; several moves as the last."""

    dear, room, share = False, 1, 1.0

    def __init__(self, *worths: float, luck: float = 0.02, decides: bool = True) -> None:
        self.worths = worths
        self.luck = luck
        self.decides = decides
        self.worlds = 0

    def to_the_end(self, state: object, seat: int, moves: Sequence[Way], rng: object, whole: bool = False) -> list[End]:
        self.worlds += 1
        luck = self.luck * (self.worlds % 5 - 2)
        places = [move if isinstance(move, int) else len(self.worths) - 1 for move in moves]
        worths = [self.worths[place] + luck * (place + 1) for place in places]
        won = self.worths if self.decides else [0.0] * len(self.worths)
        return [End(worth, SHEETS[min(place, 2)], won[place]) for place, worth in zip(places, worths, strict=True)]

    def can_follow(self, state: object, seat: int, move: int, other: int) -> bool:
        return False


@pytest.mark.parametrize(
    ("worths", "better"),
    [
        ((0.5, 0.52, 0.51), None),
        ((0.5, 0.4, 0.8), 2),
        ((0.5, 0.62, 0.4), 1),
        ((0.5, 0.3, 0.2), None),
        ((0.5, 0.58, 0.57, 0.4, 0.52, 0.7), 5),
    ],
)
def test_a_turning_point_is_proved_by_the_ends(worths: tuple[float, ...], better: int | None) -> None:
    """Whichever of the others it is: nobody knows before which is the best."""
    ends = Ends(*worths)
    proof = prove(ends, None, 0, list(range(len(worths))), 96, None)  # type: ignore[arg-type]
    assert (proof.better if proof else None) == better
    if proof is None:
        assert ends.worlds <= 2 * GROUP, "what is none is soon clear"
    else:
        assert proof.loss == pytest.approx(worths[proof.better] - 0.5, abs=0.02)


@pytest.mark.parametrize(("luck", "reported"), [(0.02, True), (0.4, False)])
def test_what_may_have_been_luck_is_not_reported(luck: float, reported: bool) -> None:
    """The same loss, in worlds that differ little and in worlds that differ much."""
    proof = prove(Ends(0.5, 0.57, luck=luck), None, 0, [0, 1], 96, None)  # type: ignore[arg-type]
    assert (proof is not None) is reported


@pytest.mark.parametrize(
    ("worth", "luck", "worlds"), [(0.52, 0.1, 24), (0.57, 0.1, 24), (0.57, 0.2, 72), (0.8, 0.1, 12)]
)
def test_where_ends_are_few_what_looks_like_one_is_played_on_more_often(worth: float, luck: float, worlds: int) -> None:
    """With one other move 24 are enough to be sure of one or of none, twelve of a plain one; else more are."""
    ends = Ends(0.5, worth, luck=luck)
    prove(ends, None, 0, [0, 1], 24, None)  # type: ignore[arg-type]
    assert ends.worlds == worlds


@pytest.mark.parametrize(("luck", "dear", "worlds"), [(0.2, False, 64), (0.2, True, 104), (0.25, True, 112)])
def test_where_ends_are_dear_a_proof_has_to_be_surer(luck: float, dear: bool, worlds: int) -> None:
    """The worst of many decisions were chosen before: what may be luck once in thirty times will be."""
    ends = Ends(0.5, 0.57, luck=luck)
    ends.dear = dear
    proof = prove(ends, None, 0, [0, 1], 40, None)  # type: ignore[arg-type]
    assert (proof is not None) is (luck == 0.2)
    assert ends.worlds == worlds


@pytest.mark.parametrize(
    ("worth", "luck", "worlds"),
    [(0.5, 0.1, 8), (0.53, 0.3, 32), (0.8, 0.1, 16)],
)
def test_where_ends_are_dear_they_are_spent_where_they_decide(worth: float, luck: float, worlds: int) -> None:
    """What cannot be a blunder any more is given up, what is plain is believed; what may be one gets more than 24."""
    ends = Ends(0.5, worth, luck=luck)
    ends.dear = True
    prove(ends, None, 0, [0, 1], 24, None)  # type: ignore[arg-type]
    assert ends.worlds == worlds


class InOneTurn(Ends):
    """The better move can still follow what was played."""

    dear = True

    def can_follow(self, state: object, seat: int, move: int, other: int) -> bool:
        return True


@pytest.mark.parametrize(("together", "loss"), [(0.8, None), (0.79, None), (0.7, 0.1), (0.3, 0.3)])
def test_what_could_be_made_up_for_in_the_same_turn_was_no_mistake(together: float, loss: float | None) -> None:
    """Who plays on may forget it, but the player had not left it out yet; else only the rest of it was lost."""
    proof = prove(InOneTurn(0.5, 0.8, together, luck=0.01), None, 0, [0, 1], 24, None)  # type: ignore[arg-type]
    assert (proof and proof.loss) == (loss and pytest.approx(loss, abs=0.02))


class BrokenOff(Ends):
    """Whole games are ten points better than what is broken off."""

    def to_the_end(self, state: object, seat: int, moves: Sequence[Way], rng: object, whole: bool = False) -> list[End]:
        ends = super().to_the_end(state, seat, moves, rng)
        more = [[{"military": points[0]["military"] + 10}, *points[1:]] for points in (end.points for end in ends)]
        return [end._replace(points=more[at] if whole else end.points, over=whole) for at, end in enumerate(ends)]


def test_points_are_told_of_whole_games_only() -> None:
    """Where a game is broken off as decided, it is proved by that, but the points at its very end are still to come."""
    ends = BrokenOff(0.5, 0.8)
    better, played = played_out(ends, None, 0, proved(ends), 0, None).shown()  # type: ignore[arg-type]
    assert {ends[0]["military"] for ends in better.ends} == {17}
    assert {ends[0]["military"] for ends in played.ends} == {11}
    better, _ = proved(Ends(0.5, 0.8)).shown()
    assert {ends[0]["military"] for ends in better.ends} == {7}


def proved(ends: Ends) -> Proof:
    proof = prove(ends, None, 0, [0, 1], 24, None)  # type: ignore[arg-type]
    assert proof is not None
    return proof


def test_what_only_makes_a_victory_larger_is_not_reported() -> None:
    assert prove(Ends(0.5, 0.6, decides=False), None, 0, [0, 1], 96, None) is None  # type: ignore[arg-type]


@pytest.mark.parametrize(("better", "said"), [(1, ["more", "denial"]), (2, ["ends"])])
def test_the_ends_say_what_was_better_about_it(match: Match, better: int, said: list[str]) -> None:
    """Six points of conflicts more and four less for the other; where nothing is told apart, how often it went well."""
    worths = (0.3, 0.6, 0.2) if better == 1 else (0.3, 0.2, 0.6)
    proof = prove(Ends(*worths), match.state, 0, [0, 1, 2], 96, None)  # type: ignore[arg-type]
    assert proof is not None
    hint = Suggestion(proof.better, "", Message("game-over"), 0.6, 0, [reason("alone", "for"), reason("close")])
    reasons = work.why(match.at(0), 0, proof, hint)
    assert [given.text.id.rsplit("-", 1)[-1] for given in reasons] == said
    told = [text(given.text, language, str) for given in reasons for language in ("en", "ru")]
    assert not any("{" in words or "reason" in words for words in told)
    assert ("6 points" in told[0]) is (better == 1)


def test_luck_is_told_apart_from_choice(review: Review) -> None:
    """What was dealt for the second and the third age is nobody's doing: the chance before it and after it is told."""
    deals = [18, 36]
    assert {drawn.step + 1 for drawn in review.luck} <= {*deals, review.steps}
    assert review.luck, "no hand is better than another"
    for drawn in review.luck:
        assert abs(sum(drawn.shares)) < 0.01
    for stroke in review.strokes():
        drawn = next(drawn for drawn in review.luck if drawn.step == stroke.step)
        assert stroke.after == review.chances[stroke.step + 1][stroke.seat]
        assert stroke.after - stroke.before == pytest.approx(drawn.shares[stroke.seat], abs=1e-3)
        assert abs(stroke.after - stroke.before) >= work.STRIKING - 1e-3


def test_only_mistakes_that_hold_are_counted(review: Review) -> None:
    """Of three that looked bad one was proved, one refuted, one never looked at again; a fourth was too small."""
    proved = next(turning for turning in review.turnings if turning.step == BLUNDER)
    doubts = [Doubt(step, proved.seat, 0.2, loss) for step, loss in ((5, 0.3), (10, 0.2), (12, 0.01), (BLUNDER, 0.4))]
    seen = msgspec.structs.replace(review, doubts=doubts, turnings=[proved], explained=[5, BLUNDER])
    assert seen.balance(proved.seat).mistakes == 2
    assert seen.balance((proved.seat + 1) % 3).mistakes == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_shows_the_position_of_every_turning_point(review: Review, match: Match, language: str) -> None:
    names = [f"seat {seat}" for seat in range(3)]

    def draw(turning: Turning) -> str:
        return svg(showing(match, Moment(turning.step, turning.seat), names, language, review))

    told = page(review, language, draw)
    pictures = [
        b64decode(data).decode() for data in re.findall(r'<img alt=".+?" src="data:image/svg.xml;base64,(.+?)">', told)
    ]
    assert len(pictures) == len(review.turnings) > 0
    for turning, picture in zip(review.turnings, pictures, strict=True):
        assert text(Message("seven_wonders"), language) in picture
        assert f"seat {turning.seat}" in picture
        assert escape(text(turning.better_text, language)[:12]) in picture, "and what would have been better"


def test_it_is_told_in_both_languages(review: Review) -> None:
    for language in ("en", "ru"):
        assert review.turnings
        assert "<svg" in page(review, language, lambda _: "")
        assert all(sentences(turning, language).count("review-") == 0 for turning in review.turnings)
        assert set(notes(review, [], language)) == {str(turning.step + 1) for turning in review.turnings}
        nameless = text(Message("seat", {"n": review.turnings[0].seat + 1}), language)
        assert next(iter(notes(review, ["", "", ""], language).values())).startswith(nameless)


def test_a_review_goes_on_where_it_stopped(match: Match, review: Review) -> None:
    body: bytes | None = None
    while body is None or msgspec.msgpack.decode(body, type=Review).stage != "done":
        body = look_over(match.record(), body, 0.0)
    assert msgspec.msgpack.decode(body, type=Review) == review


def test_a_review_is_the_same_in_whatever_order_its_pieces_are_done(match: Match, review: Review) -> None:
    reviewer = Reviewer(match)

    def backwards(pieces: list[Piece]) -> list[Found]:
        other = Reviewer(match)
        return [other.work(piece) for piece in reversed(pieces)][::-1]

    progress = [grown.progress for grown in reviewer.go_through(backwards)]
    assert progress == sorted(progress)
    assert progress[-1] == 1.0
    assert reviewer.review == review


def test_a_review_is_shared_between_processes(match: Match) -> None:
    """Where ends are dear: what they find is what this process would have."""
    reviewer = Reviewer(match)
    reviewer.weigher.dear = True
    pieces = reviewer.pieces()[-2:]
    assert list(shared(reviewer, 2)(pieces)) == list(shared(reviewer, 1)(pieces)) == [*map(reviewer.work, pieces)]


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

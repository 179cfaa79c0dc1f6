"""The coach says one concrete thing, warns of what is far worse, and is silent otherwise."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from bench.coach import faults, scan

from ecumene import bots, games
from ecumene.bots.coach import briefly, telling
from ecumene.bots.hints import Hint, Suggestion
from ecumene.bots.reasons import Reason, Tone, reason
from ecumene.kernel import LEARNER, Match, Message
from ecumene.locale import LANGUAGES, text
from tests.bots.kit import judged_games

#: True, but nothing to learn from.
EMPTY = ("close", "alike", "judged", "judged-better", "points-now", "alone", "keeps")


def suggestion(action: int, chance: float, *why: Reason) -> Suggestion:
    return Suggestion(action, str(action), Message("game-over"), chance, 0, list(why))


@pytest.mark.parametrize("name", EMPTY)
def test_what_says_nothing_is_not_said(name: str) -> None:
    tone: Tone = "for"
    empty = reason(name, tone)
    assert telling([empty]) == []
    assert bots.remark(Hint(0, [suggestion(1, 0.6, empty), suggestion(2, 0.5)], 9)) is None


def test_what_play_shows_comes_before_what_is_printed() -> None:
    printed, shown = reason("gains", "for"), reason("denial", "for")
    assert telling([printed, shown]) == [shown.text, printed.text]
    assert telling([printed]) == [printed.text]
    assert telling([reason("costs", "against")]) == []


def test_differences_below_a_point_and_long_lists_are_no_lesson() -> None:
    few, some = (reason("denial", "for", points=Message("bots-points", {"whole": n, "tenth": 9})) for n in (0, 1))
    assert telling([few]) == []
    assert telling([few, some]) == [some.text]
    assert telling([reason("does", "for", what="a card " * 30)]) == []


def test_a_reason_that_makes_a_long_line_gives_way_to_a_shorter_one() -> None:
    long, short = (reason("does", "for", what=what) for what in ("many words " * 9, "few words"))
    moves = [suggestion(1, 0.6, long, short), suggestion(2, 0.5)]
    moves[0] = msgspec.structs.replace(
        moves[0], text=Message("bots-reason-does", {"what": "a move of many words " * 3})
    )
    line = bots.remark(Hint(0, moves, 9))
    assert line is not None
    assert line.args["reason"] == short.text
    assert bots.remark(Hint(0, [msgspec.structs.replace(moves[0], reasons=[long]), moves[1]], 9)) is None


def test_a_comparison_is_told_briefly() -> None:
    """On a phone it would take a line more to say what everybody understands."""
    points = Message("bots-points", {"whole": 2, "tenth": 0})
    more = reason("more", "for", category=Message("hadara-score-coins"), points=points, than="next")
    line = bots.remark(Hint(0, [suggestion(1, 0.6, more), suggestion(2, 0.5)], 9))
    assert line is not None
    assert text(line).endswith(". Coins: about 2 points more")
    assert text(line, "ru").endswith(". Монеты: примерно на 2 очка больше")


def test_the_price_of_a_move_is_seen_where_it_is_made() -> None:
    hint = bots.hint(at("through_the_ages", "mine").state, LEARNER, budget=bots.Budget(simulations=120))
    remark = bots.remark(hint)
    assert remark is not None
    assert "price" in hint.moves[0].text.args
    assert _action(remark) == hint.moves[0].text.args["what"]


def test_what_the_end_of_a_turn_brings_is_not_told_without_what_it_takes() -> None:
    brings = Reason(Message("through_the_ages-reason-end", {"what": "8 culture"}), "for")
    takes = Reason(Message("through_the_ages-reason-hunger", {"n": 4}), "against")
    assert telling([brings]) == [brings.text]
    assert telling([brings, takes]) == []


def at(slug: str, tip: str) -> Match:
    """The moment of a lesson at which something is taught."""
    lesson = games.lesson(slug)
    assert lesson is not None
    return next(match for each, match in lesson.walk(games.load(slug)) if each.text == tip)


def _action(said: Message) -> Message:
    action = said.args["action"]
    assert isinstance(action, Message)
    return action


#: Turns that end with nearly everything undone.
GIVEN_AWAY = [("through_the_ages", "mine", "end"), ("altay", "hunter", "end"), ("civilization", "found", "done")]


@pytest.mark.parametrize(("slug", "tip", "action"), GIVEN_AWAY)
def test_it_warns_where_turns_are_planned(slug: str, tip: str, action: str) -> None:
    state = at(slug, tip).state
    hint = bots.hint(state, LEARNER, budget=bots.Budget(simulations=120))
    warning = bots.warning(state, LEARNER, state.check(LEARNER, action), hint)
    assert warning is not None
    assert _action(warning) == briefly(hint.moves[0].text)
    assert bots.warning(state, LEARNER, hint.moves[0].action, hint) is None


@pytest.mark.parametrize("slug", ["through_the_ages", "altay"])
def test_only_what_could_not_be_done_before_is_made_possible(slug: str) -> None:
    """“Opens the way” is never said of a step that was open already."""
    lesson = games.lesson(slug)
    assert lesson is not None
    said = 0
    for _, match in lesson.walk(games.load(slug)):
        state = match.state
        open_now = [offer.text for offer in state.offers(LEARNER)]
        for move in bots.hint(state, LEARNER).moves:
            opened = [why.text.args["steps"] for why in move.reasons if why.text.id == "bots-reason-way"]
            assert not any(step in open_now for step in opened), move.notation
            said += len(opened)
    assert said, "nothing opens anything"


def test_it_warns_of_a_far_worse_move_and_of_no_good_one() -> None:
    """Selling a card in the second turn is a pity whatever else there is; the best move is not warned of."""
    state = at("seven_wonders", "trade").state
    hint = bots.hint(state, LEARNER, budget=bots.Budget(simulations=120))
    remark = bots.remark(hint)
    best = hint.moves[0]
    assert remark is None or remark.args["action"] == best.text
    assert bots.warning(state, LEARNER, best.action, hint) is None
    warned = {
        str(action): bots.warning(state, LEARNER, state.check(LEARNER, action), hint)
        for action in ("discard workshop", "discard guard_tower")
    }
    told = [warning for warning in warned.values() if warning]
    assert told, "the coach lets anything pass"
    for language in LANGUAGES:
        assert all(text(warning, language, str) and "{" not in text(warning, language, str) for warning in told)


@pytest.mark.parametrize("slug", judged_games())
def test_over_a_game_lines_are_concrete_and_true(slug: str) -> None:
    """Asked now and then; ``bench/coach.py`` asks every time, in whole games."""
    game, counted = games.load(slug), Counter[str]()
    asked_every = {"seven_wonders": 4, "hadara": 9}.get(slug, 31)
    assert (
        list(scan(game, 3 if slug != "through_the_ages" else 2, "coach test", 24, counted, asked_every, most=7)) == []
    )
    assert 0 < counted["lines"] <= counted["decisions"]


def test_a_bad_line_is_found_out() -> None:
    state = at("seven_wonders", "trade").state
    hint = bots.hint(state, LEARNER, budget=bots.Budget(simulations=24))
    best = hint.moves[0]

    def wrong(action: Message, why: Reason, choice: bool = True) -> list[str]:
        said = Message("bots-coach-line", {"action": action, "reason": why.text})
        return [fault.rpartition("” ")[2] for fault in faults(state, hint, said, choice, Counter())]

    good = reason("does", "for", what="makes ore")
    assert wrong(best.text, good) == []
    assert wrong(hint.moves[1].text, good) == ["is not about the best move"]
    assert wrong(best.text, good, choice=False) == ["where there is nothing to choose"]
    assert "is only an opinion" in wrong(best.text, reason("alike", "for"))
    assert "is no reason" in wrong(best.text, reason("does", "for", what="a stronger position for later"))
    assert len(wrong(best.text, reason("does", "for", what="word " * 60))) == len(LANGUAGES)
    assert len(wrong(best.text, reason("points-now", "for", points=99))) == 1

"""Playing in the terminal: what is shown, what can be typed, and how it ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecumene import games
from ecumene.cli.picture import own_picture, plain_picture
from ecumene.cli.words import Voice
from ecumene.conformance import random_game
from ecumene.games.seven_wonders import terminal
from ecumene.kernel import SPECTATOR, Record
from ecumene.locale import LANGUAGES
from tests.cli.conftest import Cli
from tests.kernel.toy import Heralds

GAME = ("play", "heralds", "--players", 2, "--seed", 1)


def test_a_whole_game_by_numbers(cli: Cli, heralds: Heralds) -> None:
    said = cli(*GAME, typed="1\n" * 12)
    assert said.code == 0
    assert "Heralds. You take seat 1; the others choose at random." in said.out
    assert "Choose a herald for round 3." in said.out
    assert "Total" in said.out
    assert "inner: Seat" in said.out or "Shared victory: Seat" in said.out


def test_the_others_are_as_strong_as_asked_for(cli: Cli, heralds: Heralds) -> None:
    said = cli(*GAME, "--bots", "novice", typed="1\n" * 12)
    assert "You take seat 1; the others are bots (Novice)." in said.out
    assert "Total" in said.out
    assert "остальные — боты (сила: Новичок)" in cli(*GAME, "--bots", "novice", "--lang", "ru").out


def test_a_hint_names_the_best_offers_and_changes_nothing(cli: Cli, heralds: Heralds, tmp_path: Path) -> None:
    said = cli(*GAME, "--save", tmp_path / "game.json", typed="hint\n")
    assert re.search(r"1\. Send h\d+ — \d+ %", said.out)
    asked = Record.load(tmp_path / "game.json")
    cli(*GAME, "--save", tmp_path / "game.json")
    assert asked == Record.load(tmp_path / "game.json")


def test_the_table_of_any_game_is_readable(cli: Cli, heralds: Heralds) -> None:
    said = cli(*GAME, typed="quit\n")
    assert "Round: 1 · hand: " in said.out
    assert "hand sizes: 3, 3 · deck: 14" in said.out
    assert "1  Send h" in said.out


def test_news_are_told_as_the_seat_may_know_them(cli: Cli, heralds: Heralds) -> None:
    said = cli(*GAME, typed="1\n1\n1\n1\nlog\n")
    assert "Seat 1 (you) draws h" in said.out
    assert "Seat 2 draws a card" in said.out
    assert "Seat 2 draws h" not in said.out


def test_actions_can_be_typed_out(cli: Cli, heralds: Heralds) -> None:
    held = heralds.new(2, seed="1").actions(0)[2]
    said = cli(*GAME, "--save", "/dev/null/x", typed=f"{held}\n")
    assert "wins the round with" in said.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why", "Nothing is refused: all you have can be used."),
        ("why 1", "In notation: choose h"),
        ("why 9", "“9” is none of the offers and no command."),
        ("why contest", "Only the lowest herald may do this."),
        ("why dance", "There is no action “dance” in this game."),
        ("contest", "Rule: docs/rules/heralds, paragraph “contest”."),
        ("0", "“0” is none of the offers and no command."),
        ("99999999999999999999", "is none of the offers and no command."),
        ("dance", "“dance” is none of the offers and no command. Type help"),
        ("undo", "This cannot be undone"),
        ("help", "take offer 3"),
        ("?", "take offer 3"),
        ("save /dev/null/x", "/dev/null/x: Not a directory."),
    ],
)
def test_answers(cli: Cli, heralds: Heralds, typed: str, answer: str) -> None:
    said = cli(*GAME, typed=f"{typed}\n")
    assert answer in said.out
    assert (said.code, said.err) == (0, "")


def test_what_is_refused_is_numbered_and_explained(cli: Cli, heralds: Heralds) -> None:
    """Whoever showed the lowest herald must answer; the cards in hand are no answer."""
    seed = next(seed for seed in range(50) if _asks_to_answer(cli, seed))
    said = cli("play", "heralds", "--players", 2, "--seed", seed, typed="1\nwhy 3\n3\nwhy\n")
    assert "3  h" in said.out
    assert "not now" in said.out
    assert said.out.count("Only the lowest herald may do this.") == 4, (
        "once for each question, and for both cards of the last"
    )
    assert "Rule: docs/rules/heralds, paragraph “contest”." in said.out


def _asks_to_answer(cli: Cli, seed: int) -> bool:
    return "Contest the round or yield?" in cli("play", "heralds", "--players", 2, "--seed", seed, typed="1\n").out


def test_undo_takes_back_what_showed_nothing(cli: Cli) -> None:
    """With two players the controller of the Free City chooses twice before anything is revealed."""
    said = cli("play", "seven_wonders", "--players", 2, "--seed", 3, typed="1\n1\n1\n1\nundo\nundo\nlog\n")
    assert "Undone." in said.out


def test_a_game_is_saved_and_goes_on(cli: Cli, heralds: Heralds, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert f"Kept in {file}." in cli(*GAME, "--save", file, typed="1\n").out
    stored = Record.load(file)
    assert stored.players == 2
    assert stored.seed == "1"
    assert len(stored.actions) >= 2
    said = cli("play", "heralds", "--load", file, typed="1\n" * 12)
    assert "Total" in said.out
    assert Record.load(file).result is not None


@pytest.mark.parametrize("asked", [("--players", 4), ("--seed", "other"), ("--options", "rules=short")])
def test_a_game_that_goes_on_stays_as_it_was_begun(
    cli: Cli, heralds: Heralds, tmp_path: Path, asked: tuple[str, object]
) -> None:
    file = tmp_path / "game.json"
    cli("play", "heralds", "--save", file, typed="1\n")
    before = file.read_bytes()
    said = cli("play", "heralds", "--load", file, *asked)
    assert said.code != 0
    assert f"{asked[0]} cannot be chosen any more" in said.err.replace("\n", " ")
    assert file.read_bytes() == before


def test_a_record_of_another_game_is_not_loaded(cli: Cli, heralds: Heralds, tmp_path: Path) -> None:
    random_game(heralds, 2, 1).record().save(tmp_path / "game.json")
    said = cli("play", "seven_wonders", "--load", tmp_path / "game.json")
    assert (said.code, said.out) == (2, "")
    assert "heralds ≠ seven_wonders" in said.err


def test_leaving_by_the_end_of_input(cli: Cli, heralds: Heralds) -> None:
    said = cli(*GAME, typed="")
    assert said.code == 0
    assert said.out.endswith("You have left the table.\n")


def test_leaving_by_interrupt_keeps_the_game(
    cli: Cli, heralds: Heralds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    said = cli(*GAME, "--save", tmp_path / "game.json")
    assert said.code == 130
    assert Record.load(tmp_path / "game.json").game == "heralds"


def test_playing_in_russian(cli: Cli, heralds: Heralds) -> None:
    said = cli(*GAME, "--lang", "ru", typed="почему\nсправка\nжурнал\nстол\n1\nвыход\n")
    assert said.code == 0
    assert "Вестники. Ваше место — 1" in said.out
    assert "Отказов нет" in said.out
    assert "принять предложение 3" in said.out
    assert "Вы вышли из-за стола." in said.out


# The table of 7 Wonders


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 7])
def test_seven_wonders_plays_to_the_end_in_its_own_picture(cli: Cli, language: str, players: int) -> None:
    said = cli("play", "seven_wonders", "--players", players, "--seed", 7, "--lang", language, typed="1\n" * 60)
    assert said.code == 0
    assert ("Total" if language == "en" else "Всего") in said.out
    assert "seven_wonders-" not in said.out, "every text is there"
    assert {"en": "Your hand", "ru": "Ваша рука"}[language] in said.out


def test_an_offer_tells_what_it_would_move(cli: Cli) -> None:
    said = cli("play", "hadara", "--players", 2, "--seed", 1, typed="quit\n")
    assert re.search(r"Play side A · coins \d+ → \d+ · income 0 → \d", " ".join(said.out.split()))


def test_a_spectator_sees_the_table_too(capsys: pytest.CaptureFixture[str]) -> None:
    game = games.load("seven_wonders")
    state = random_game(game, 3, 1).state
    terminal.render(state.view(SPECTATOR), game, "en", Voice("en").out)
    assert "Your hand" not in capsys.readouterr().out


def test_a_plain_picture_serves_a_game_without_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    game = games.load("seven_wonders")
    assert own_picture(Heralds()) is None
    assert own_picture(game) is terminal.render
    plain_picture(game.new(3, seed=2).view(0), game, Voice("en"))
    out = capsys.readouterr().out
    assert "Cities" in out
    assert "Seat 2" in out
    assert "Hand: " in out
    assert "_" not in out, "no bare ids"

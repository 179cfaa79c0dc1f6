"""Lines of each game without blank ones, by role: ``python -m bench.lines``."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "ecumene" / "games"
BOARDS = ROOT / "web" / "src" / "games"

#: Which files of a game are what; all others are rules.
ROLES = {
    "data": "components cards cards_civil cards_military card_types regions atlas",
    "actions, samples, wiring": "__init__ actions nouns numbers action_numbers ids game sample memory inventory",
    "told to people": "view affairs offers forecast refusals words terminal box picture",
    "bots and reviews": (
        "heuristics chances standing styles reasons odds realm features judgement observation "
        "barter campaign journeys prospects spending tactics"
    ),
    "lesson": "lesson",
}
_ROLE_OF = {name: role for role, names in ROLES.items() for name in names.split()}


def lines_of(file: Path) -> int:
    return sum(1 for line in file.read_text(encoding="utf-8").splitlines() if line.strip())


def count(game: Path) -> dict[str, int]:
    counts = dict.fromkeys(["rules", *ROLES], 0)
    for file in game.glob("*.py"):
        counts[_ROLE_OF.get(file.stem, "rules")] += lines_of(file)
    board = [file for file in (BOARDS / game.name).rglob("*") if file.suffix in (".svelte", ".ts", ".css")]
    written = [file for file in board if not file.name.endswith((".test.ts", ".d.ts"))]
    return {**counts, "in all": sum(counts.values()), "board (web)": sum(map(lines_of, written))}


def main() -> None:
    games = sorted(folder for folder in GAMES.iterdir() if (folder / "game.py").exists())
    for game in games:
        print(game.name, ", ".join(f"{role} {lines:,}" for role, lines in count(game).items()), sep=": ")


if __name__ == "__main__":
    main()

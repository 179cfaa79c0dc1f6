"""A moment of a finished game as a picture for those who get its link: the game draws it as the pages would."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import as_file, files
from textwrap import wrap
from typing import Any, NamedTuple

import msgspec

from ecumene import games
from ecumene.kernel import SPECTATOR, Match, Message
from ecumene.kernel.canvas import Area, Canvas, Kit, Sitting
from ecumene.locale import text
from ecumene.review.reviewer import Review
from ecumene.review.words import name_of, told

WIDTH, HEIGHT = 1200, 630
_STAGE = Area(28, 86, WIDTH - 56, HEIGHT - 86 - 58)
#: The longest bar of sources, where a game draws nothing itself.
_LONGEST_BAR = 480
#: How large letters may be for a line of them to fill its room, as a part of their share in it.
_FILLING = 1.7
#: The least letters of what is told below the stage.
_SMALL = 19.0


class Showing(msgspec.Struct, frozen=True):
    """What a picture shows: the game, who sits where with how many points, when it is, and what the view shows then."""

    slug: str
    names: list[str]
    scores: list[int]
    step: int
    steps: int
    chances: list[float]  # empty: not known
    winners: list[int]
    language: str
    view: Any = None
    #: What the points come from: a name, and of every seat how many.
    sources: list[tuple[str, list[int]]] = []
    #: What was done next, and what would have been better; at the end, who has won.
    move: str = ""

    @property
    def game(self) -> str:
        return text(Message(self.slug), self.language)

    def title(self) -> str:
        """In one line."""
        players = ", ".join(f"{name}: {score}" for name, score in zip(self.names, self.scores, strict=True))
        return f"{self.game} · {players}"

    def moment(self) -> str:
        """When that is."""
        ended = self.step == self.steps
        told = Message("server-share-moment", {"step": self.step, "steps": self.steps})
        return text(Message("server-share-end") if ended else told, self.language)

    def told(self) -> str:
        """When that is, and what was done then, or who has won."""
        return f"{self.moment()}. {self.move}" if self.move else self.moment()

    def people(self) -> list[Sitting]:
        chances: list[float | None] = [*self.chances] or [None] * len(self.names)
        return [
            Sitting(name, self.scores[seat], chances[seat], seat in self.winners)
            for seat, name in enumerate(self.names)
        ]


class Moment(NamedTuple):
    """A step of a game, and who looks at it."""

    step: int
    seat: int


def showing(match: Match, moment: Moment, names: list[str], language: str, review: Review | None) -> Showing:
    """What the picture of a moment of a finished game shows, and what is said beside it."""
    steps = len(match.actions)
    step = min(moment.step, steps)
    state = match.at(step)
    chances = review.chances if review else []
    result = state.result()
    asked = _asked_at(match, step, moment.seat)
    sheets = state.scores()
    categories = {name: text(Message(f"{state.game.slug}-score-{name}"), language) for name in state.game.categories}
    return Showing(
        slug=state.game.slug,
        names=names,
        scores=[sum(sheet.values()) for sheet in sheets],
        step=step,
        steps=steps,
        chances=chances[step] if step < len(chances) else [],
        winners=result.winners if result else [],
        language=language,
        view=state.view(moment.seat if moment.seat < len(names) else SPECTATOR),
        sources=[(words, [sheet.get(name, 0) for sheet in sheets]) for name, words in categories.items()],
        move=_won(result.winners, names, language) if result else _done_next(match, asked, review, names, language),
    )


def _won(winners: list[int], names: list[str], language: str) -> str:
    told = ", ".join(names[seat] for seat in winners)
    return text(Message("web-wins", {"n": len(winners), "names": told}), language)


def _asked_at(match: Match, step: int, seat: int) -> int:
    """The step at which whoever looks answers what is asked now: where all choose at once, others come before."""
    if seat not in match.at(step).to_move():
        return step
    return next((later for later in range(step, len(match.actions)) if match.move(later)[0] == seat), step)


def _done_next(match: Match, step: int, review: Review | None, names: list[str], language: str) -> str:
    """What was done at a moment, or of a turning point what would have been better."""
    if step >= len(match.actions):
        return ""
    turning = next((turning for turning in review.turnings if turning.step == step), None) if review else None
    if turning is not None:
        return text(told(turning), language, name_of(names, language))
    seat, action = match.move(step)
    if action is None:
        return ""
    return f"{names[seat]}: {text(match.at(step).describe(seat, action), language, name_of(names, language))}"


@cache
def kit() -> Kit:
    """The drawings of the pages; none where those were not built."""
    file = files("ecumene.server") / "static" / "drawings.json"
    return msgspec.json.decode(file.read_bytes(), type=Kit) if file.is_file() else Kit()


def svg(showing: Showing) -> str:
    """The picture: a title, the position, the move."""
    canvas = Canvas(kit(), showing.slug, showing.people())
    canvas.box(Area(0, 0, WIDTH, HEIGHT), "paper", radius=0)
    canvas.box(Area(0, 0, WIDTH, 10), "accent", radius=0)
    canvas.words(_STAGE.x, 64, 44, showing.game)
    canvas.words(WIDTH - 28, 46, 24, "Ecumene", "accent", "end")
    canvas.words(WIDTH - 28, 74, 22, showing.moment(), "muted", "end")
    draw = games.picture(showing.slug)
    if draw is not None:
        draw(canvas, showing.view, _STAGE)
    else:
        _rows(canvas, showing)
    _move(canvas, showing.move)
    return canvas.svg(WIDTH, HEIGHT)


def _move(canvas: Canvas, move: str) -> None:
    """One line below the stage, or two of smaller letters: how much a turning point cost stands at its end."""
    letters = min(26.0, _FILLING * _STAGE.width / max(1, len(move)))
    if letters >= _SMALL:
        canvas.words(_STAGE.x, HEIGHT - 20, letters, move, room=_STAGE.width)
        return
    first = wrap(move, int(_FILLING * _STAGE.width / _SMALL))[0]
    canvas.words(_STAGE.x, HEIGHT - 35, _SMALL, first, room=_STAGE.width)
    canvas.words(_STAGE.x, HEIGHT - 11, _SMALL, move[len(first) :].strip(), room=_STAGE.width)


def _rows(canvas: Canvas, showing: Showing) -> None:
    """A game that draws nothing itself: a row for every seat, and what its points come from."""
    rows = _STAGE.grid(len(showing.names), 1)
    for seat, row in enumerate(rows):
        area = row.top(min(110.0, row.height))
        canvas.heading(seat, area.top(min(52.0, area.height)))
        _sources(canvas, showing, seat, area.below(58))


def _sources(canvas: Canvas, showing: Showing, seat: int, area: Area) -> None:
    """What a seat's points come from, as a bar with words; all bars by one measure."""
    won = [[max(0, of[other]) for _, of in showing.sources] for other in range(len(showing.names))]
    most = max(1, *(sum(each) for each in won))
    left = area.x + 58
    for place, points in enumerate(won[seat]):
        bar = Area(left, area.y, _LONGEST_BAR * points / most, 14)
        canvas.box(bar, canvas.seat_colour(place), radius=0)
        left += bar.width
    told = ", ".join(f"{name} {of[seat]}" for name, of in showing.sources if of[seat])
    canvas.words(area.x + 58, area.y + 34, 18, told, "muted", room=area.width - 58)


def picture(showing: Showing) -> bytes:
    """The same as PNG, which is what chats show."""
    return as_png(svg(showing))


def as_png(drawing: str, width: int | None = None) -> bytes:
    """A drawing as it is printed, in letters of our own where it has words."""
    resvg: Any = import_module("resvg_py")
    with as_file(files("ecumene.server") / "static" / "fonts" / "golos.ttf") as font:
        letters = {"font_files": [str(font)], "font_family": "Golos Text", "skip_system_fonts": True}
        return bytes(resvg.svg_to_bytes(svg_string=drawing, width=width, **letters))

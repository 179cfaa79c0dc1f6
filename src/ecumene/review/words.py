"""A review in words, for records, terminals and pages."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.kernel import Message, Seat
from ecumene.locale import has, text
from ecumene.review.reviewer import Review, Stroke, Turning

Name = Callable[[int], str]


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(share: float) -> str:
    """By how much a chance has changed."""
    return f"{percent(share):+d} %".replace("+0 ", "0 ").replace("-", "−")


def name_of(names: list[str], language: str) -> Name | None:
    """Names of seats, numbers where nobody has one."""
    if not names:
        return None
    return lambda seat: names[seat] or text(Message("seat", {"n": seat + 1}), language)


def told(turning: Turning) -> Message:
    """What was done, what would have been better and by how much."""
    return Message(
        "review-turning",
        {
            "player": Seat(turning.seat),
            "played": turning.played_text,
            "better": turning.better_text,
            "loss": percent(turning.loss),
        },
    )


def struck(stroke: Stroke) -> Message:
    """What luck did to somebody's chance."""
    shares = {"before": percent(stroke.before), "after": percent(stroke.after)}
    return Message("review-stroke", {"player": Seat(stroke.seat), **shares})


def categories(review: Review) -> list[str]:
    """The lines of the score sheet that had points at any time."""
    return list(dict.fromkeys(gain.category for gain in review.gains))


def category_name(review: Review, category: str, language: str) -> str:
    id = f"{review.game}-score-{category}"
    return text(Message(id), language) if has(id, language) else category


def grown(review: Review, seat: int, category: str = "") -> str:
    """What a line of the sheet had come to, or all of it, quarter by quarter."""
    return " → ".join(str(points).replace("-", "−") for points in review.points_by_quarters(seat, category))


def sentences(turning: Turning, language: str, name: Name | None = None) -> str:
    """The same in words, with the reasons."""
    reasons = "; ".join(text(reason.text, language, name) for reason in turning.reasons)
    return f"{text(told(turning), language, name)}{'. ' if reasons else ''}{reasons[:1].upper()}{reasons[1:]}."


def notes(review: Review, names: list[str], language: str) -> dict[str, str]:
    """What a review says of actions, by their number in the record."""
    return {
        str(turning.step + 1): sentences(turning, language, name_of(names, language)) for turning in review.turnings
    }

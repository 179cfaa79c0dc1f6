"""Windows of a browser that are used again: a new one costs as much as all that most tests do in it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from tests.web.visitor import Visitor

#: Windows put away at most: each is a process with its memory.
MOST = 4


class Windows:
    """Whoever asks for a window gets one nobody has used, or one that is as good as that."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._put_away: list[tuple[dict[str, Any], Visitor]] = []
        self._wishes: dict[Visitor, dict[str, Any]] = {}

    def open(self, url: str, **wishes: Any) -> Visitor:
        for place, (kind, visitor) in enumerate(self._put_away):
            if kind == wishes:
                del self._put_away[place]
                visitor.url = url
                break
        else:
            visitor = Visitor(self._browser.new_context(**wishes), url)
        self._wishes[visitor] = wishes
        return visitor

    def put_away(self, visitor: Visitor, again: bool = True) -> None:
        """For later, unless something about it cannot be undone; the oldest of too many is closed."""
        wishes = self._wishes.pop(visitor)
        plain = "storage_state" not in wishes and wishes["service_workers"] == "block"
        if not (again and plain and not visitor.spoiled and not visitor.page.is_closed()):
            visitor.context.close()
            return
        visitor.leave()
        self._put_away.append((wishes, visitor))
        if len(self._put_away) > MOST:
            self._put_away.pop(0)[1].context.close()

    def close(self) -> None:
        for _, visitor in self._put_away:
            visitor.context.close()

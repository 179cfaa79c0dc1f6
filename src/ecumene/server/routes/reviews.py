"""After the end: the review of a game, what an expert would have done, playing on from a moment, and sharing it."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.middleware import DefineMiddleware
from litestar.params import JSONBody, QueryParameter

from ecumene.kernel import SPECTATOR, Message, Record
from ecumene.locale import text
from ecumene.review.words import notes
from ecumene.server.api import Advice, TableInfo
from ecumene.server.api_reviews import PlayOn, ReviewInfo, Sources
from ecumene.server.card import Moment, Showing, picture, showing
from ecumene.server.delayed import sees_later
from ecumene.server.errors import Refused
from ecumene.server.house import House
from ecumene.server.hub import REVIEWS_AT_ONCE
from ecumene.server.live import LiveTable
from ecumene.server.reviews import Kept, expert
from ecumene.server.routes.common import Signed, TableId, TheHouse, TheLobby, Visitor, address_of
from ecumene.server.routes.games import Language
from ecumene.server.routes.people import AnyRequest
from ecumene.server.rows import Person, SeatRow

Step = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
SeatOf = Annotated[int, QueryParameter(ge=0, le=15)]
Eyes = Annotated[int, QueryParameter(ge=SPECTATOR, le=15)]
InLanguage = Annotated[Language, QueryParameter()]
#: Stands for the end, however long the game was.
LAST_STEP = 1_000_000_000
_DAY = "max-age=86400"
#: Longer than any game that was played to be won: what has more steps is made of changes of mind, and its review would
#: be told in megabytes to whoever asks.
LONGEST_REVIEWED = 6_000


def finished(live: LiveTable, person: Person | None) -> LiveTable:
    """A game that is over, also for who sees it later, and that today's rules can play; of others nothing is told."""
    later = sees_later(live.row, live.seats, person.id if person else None)
    if live.row.status != "finished" or later:
        # How far it is by now is nothing for those who see it later.
        raise Refused(409, "server-review-later", None if later else live.version)
    if live.match is None or not live.state.over:
        raise Refused(409, live.row.closed or "server-no-review", live.version)
    return live


def reviewable(live: LiveTable, person: Person | None) -> LiveTable:
    """A finished game that is not longer than games are."""
    if len(finished(live, person).playing.actions) > LONGEST_REVIEWED:
        raise Refused(409, "server-review-too-long", live.version, most=LONGEST_REVIEWED)
    return live


def _told(id: str, kept: Kept | None) -> ReviewInfo:
    if kept is None:
        return ReviewInfo(id, wanted=False, done=False, progress=0.0, review=None, balances=[])
    review = kept.review
    if review is None or review.stage == "walking":
        return ReviewInfo(id, True, kept.done, review.progress if review else 0.0, review, balances=[])
    balances = [review.balance(seat) for seat in range(review.players)]
    return ReviewInfo(id, True, kept.done, review.progress, review, balances, review.strokes())


@get("/tables/{id:str}/review")
async def show(id: TableId, visitor: Visitor, house: TheHouse) -> ReviewInfo:
    """What is known so far of a finished game. Whoever may look at its replay may read it."""
    async with house.holding(id) as live:
        finished(live, visitor)
    return _told(id, await house.reviews.kept(id))


@post("/tables/{id:str}/review", status_code=200)
async def begin(id: TableId, request: AnyRequest, person: Signed, house: TheHouse) -> ReviewInfo:
    """Have a finished game looked over, in the background."""
    async with house.holding(id) as live:
        reviewable(live, person)
    known = await house.reviews.kept(id)
    if known is None and not house.hub.may_review(address_of(request), house.settings.requests_per_minute):
        raise Refused(429, "server-too-many-reviews", most=REVIEWS_AT_ONCE)
    return _told(id, await house.reviews.want(id))


@get("/tables/{id:str}/points")
async def points(id: TableId, request: AnyRequest, visitor: Visitor, house: TheHouse) -> Sources:
    """Where the points of a finished game come from, step by step; known at once, without a review."""
    async with house.holding(id) as live:
        record = finished(live, visitor).position()
    return Sources(id, await house.reviews.sources(id, record, address_of(request), visitor))


@get("/tables/{id:str}/expert")
async def what_an_expert_does(id: TableId, person: Signed, house: TheHouse, step: Step = 0, seat: SeatOf = 0) -> Advice:
    """What a strong bot would have done at a moment of a finished game, and why."""
    async with house.holding(id) as live:
        finished(live, person)
        if step > len(live.playing.actions) or seat not in live.playing.at(step).to_move():
            raise Refused(409, "server-not-asked", live.version)
        record = live.position()
    hint = await house.thinkers.consider(person.id, id, expert, record, step, seat)
    return Advice(seat, step, hint.moves, hint.worlds)


@post("/tables/{id:str}/play-on")
async def play_on(id: TableId, data: JSONBody[PlayOn], person: Signed, house: TheHouse, lobby: TheLobby) -> TableInfo:
    """A new table from a moment of a finished game, me against bots; the finished game stays as it is."""
    async with house.holding(id) as live:
        finished(live, person)
        record = live.position()
    return await lobby.play_on(person, record, data)


@get("/tables/{id:str}/review/record")
async def annotated(id: TableId, person: Signed, house: TheHouse, language: InLanguage = "en") -> Response[Record]:
    """The game on file with what the review says of its moves."""
    async with house.holding(id) as live:
        record = finished(live, person).record()
        names = [seat.name or _nameless(seat, language) for seat in live.seats]
        file = f"{live.row.game}-{live.id}-review.json"
    kept = await house.reviews.kept(id)
    said = notes(kept.review, names, language) if kept and kept.review else {}
    headers = {"Content-Disposition": f'attachment; filename="{file}"'}
    return Response(msgspec.structs.replace(record, notes=said), headers=headers)


@get("/tables/{id:str}/picture.png", media_type="image/png")
async def share(
    id: TableId,
    request: AnyRequest,
    visitor: Visitor,
    house: TheHouse,
    step: Step = LAST_STEP,
    seat: Eyes = SPECTATOR,
    language: InLanguage = "en",
) -> Response[bytes]:
    """A moment of a finished game as a picture, through a seat's eyes or a spectator's, for whoever gets the link."""
    shown = await showing_of(house, id, Moment(step, seat), language, visitor)
    try:
        drawn = await house.thinkers.aside(address_of(request), picture, shown)
    except BrokenProcessPool:
        raise Refused(503, "server-no-picture") from None
    whose = "public" if await _is_for_all(house, id) else "private"
    return Response(drawn, media_type="image/png", headers={"Cache-Control": f"{whose}, {_DAY}"})


async def _is_for_all(house: House, id: str) -> bool:
    """Whether strangers may see the end of a game by now, too: until then no cache between us may have it."""
    async with house.holding(id) as live:
        return not house.sees_later(live, None)


async def showing_of(house: House, id: str, moment: Moment, language: str, visitor: Person | None = None) -> Showing:
    """What the picture of a moment shows, and what is said beside it."""
    async with house.holding(id) as live:
        finished(live, visitor)
        kept = await house.reviews.kept(id)
        names = [seat.name or _nameless(seat, language) for seat in live.seats]
        return showing(live.playing, moment, names, language, kept.review if kept else None)


def _nameless(seat: SeatRow, language: str) -> str:
    return text(Message("server-bot" if seat.kind == "bot" else "seat", {"n": seat.seat + 1}), language)


def router(import_limits: list[DefineMiddleware]) -> Router:
    seldom = Router("/", route_handlers=[play_on], middleware=import_limits)
    around = [show, begin, points, what_an_expert_does, annotated, share]
    return Router("/api", route_handlers=[*around, seldom], tags=["review"])

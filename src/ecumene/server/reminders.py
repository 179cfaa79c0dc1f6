"""Telling people that it is their move: one notice for a turn, never in quiet hours, never to who is looking."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ecumene.kernel import Message
from ecumene.locale import text
from ecumene.server import channels, store
from ecumene.server.api import Pace
from ecumene.server.api_people import Channels, NewChannel, Wishes
from ecumene.server.channels import ChannelRow, Reminder
from ecumene.server.clocks import after, runs_out
from ecumene.server.errors import Refused
from ecumene.server.live import LiveTable
from ecumene.server.outgoing import Letter, Outgoing, Undelivered, new_key, web_address
from ecumene.server.restraint import Restraint
from ecumene.server.rows import Person, TableRow

if TYPE_CHECKING:
    from ecumene.server.house import House

logger = logging.getLogger("ecumene.server")
_DAY = 86_400.0
#: Mail that comes once a day comes after so long.
_DIGEST_SECONDS = 20 * 3600.0
#: A turn shorter than this needs no warning that its time runs out.
_WARNED_FROM = 6 * 3600.0
#: A warning comes when so much of it is left.
_SHORT = 0.2
_AT_ONCE = 32
#: More than this are not begun; what is due stays noted until there is room.
_MOST_UNDER_WAY = 200
_MAIL_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


class Reminders:
    """Notices to come are kept with the moves that make them necessary, so that a restart forgets none."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._listeners: set[str] = set()
        self._out: Outgoing | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._restraint = Restraint()

    async def open(self) -> None:
        database = self._house.database
        key = await database.write(lambda it: channels.house_key(it, "push", new_key()))
        self._out = Outgoing(self._house.settings, key)
        self._listeners = await database.read(channels.listeners)

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        if self._out is not None:
            await self._out.close()

    @property
    def out(self) -> Outgoing:
        if self._out is None:
            raise Refused(503, "server-closing")
        return self._out

    # What has to be told

    def wanted(self, live: LiveTable) -> bool:
        """Whether anybody at a table wants to be told."""
        return any(seat.person_id in self._listeners for seat in live.seats)

    def note(self, connection: Connection, live: LiveTable, begun: list[int], owing: list[int]) -> None:
        """With a write: whose turn has begun, and who owes a decision now. Costs nothing where nobody listens."""
        listening = [seat for seat in live.seats if seat.person_id in self._listeners]
        if not listening:
            return
        done = [seat.seat for seat in listening if seat.seat not in owing or seat.seat in begun]
        if done:
            channels.forget(connection, live.id, done)
        for seat in listening:
            if seat.seat in begun and seat.person_id and not seat.by_bot:
                channels.expect(connection, self._of_turn(live, seat.seat, seat.person_id))

    def _of_turn(self, live: LiveTable, seat: int, person_id: str) -> list[Reminder]:
        now = time.time()
        coming = [Reminder(live.id, seat, "turn", person_id, now + self._house.settings.notice_seconds)]
        pace = live.row.pace
        total = 0.0 if pace is None else pace.per_move or pace.bank
        if pace is not None and total >= _WARNED_FROM:
            coming.append(Reminder(live.id, seat, "time", person_id, after(pace, now, (1 - _SHORT) * total)))
        return coming

    # Telling

    def tell_now(self, person_id: str, words: Message, path: str) -> None:
        """Tell somebody who listens, unless they want quiet now: then they find it when they come."""
        if person_id in self._listeners:
            self._send(self._tell_now(person_id, words, path))

    async def _tell_now(self, person_id: str, words: Message, path: str) -> None:
        database, now = self._house.database, time.time()
        wishes = await database.read(lambda it: channels.wishes_of(it, person_id))
        if loud(wishes, now) > now:
            return
        for channel in await database.read(lambda it: channels.of_person(it, person_id)):
            if channel.confirmed and channel.every == "turn":
                await self._deliver(channel, Letter("Ecumene", text(words, wishes.lang), path), wishes.lang)

    async def look(self) -> None:
        """Tell what is due."""
        database = self._house.database
        self._listeners = await database.read(channels.listeners)
        now = time.time()
        self._restraint.tidy()
        for one in await database.read(lambda it: channels.due(it, now)):
            if len(self._sending) >= _MOST_UNDER_WAY:
                break
            if await database.write(lambda it, one=one: channels.claim(it, one)):  # type: ignore[misc]
                self._send(self._tell(one))

    def _send(self, deed: Awaitable[None]) -> None:
        async def bounded() -> None:
            async with self._room:
                try:
                    await deed
                except Exception:
                    logger.exception("a notice was not sent")

        task = asyncio.get_running_loop().create_task(bounded())
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _tell(self, one: Reminder) -> None:
        database = self._house.database
        row = await database.read(lambda it: store.table(it, one.table_id))
        if row is None or row.status != "playing" or one.seat not in row.waiting:
            return
        if self._house.hub.looks_at(one.person_id, one.table_id):
            return
        wishes = await database.read(lambda it: channels.wishes_of(it, one.person_id))
        now = time.time()
        allowed = max(loud(wishes, now), self._short_at(row, one))
        if allowed > now:
            await database.write(lambda it: channels.expect(it, [one._replace(due_at=allowed)]))
            return
        if not self._restraint.may_hear(one.person_id):
            return
        for channel in await database.read(lambda it: channels.of_person(it, one.person_id)):
            if not channel.confirmed or self._restraint.rests(channel.id):
                continue
            if channel.every == "day" and now < channel.sent_at + _DIGEST_SECONDS:
                continue  # they will find it in tomorrow's
            letter = await self._letter(row, one, wishes.lang, digest=channel.every == "day")
            await self._deliver(channel, letter, wishes.lang)

    def _short_at(self, row: TableRow, one: Reminder) -> float:
        """When a warning that time runs out is true; clocks may have rested since it was noted."""
        if one.kind != "time" or row.pace is None or row.clocks is None:
            return 0.0
        clock = row.clocks[one.seat]
        spare = clock.left - _SHORT * (row.pace.per_move or row.pace.bank)
        return after(row.pace, clock.since, spare) if clock.since is not None and spare > 0 else 0.0

    async def _letter(self, row: TableRow, one: Reminder, lang: str, digest: bool) -> Letter:
        game = text(Message(row.game), lang)
        if digest:
            waiting = await self._house.database.read(lambda it: store.waiting_for(it, one.person_id))
            lines = [f"{text(Message(name), lang)}: {self.out.link(f'/table/{id}')}" for id, name in waiting]
            title = text(Message("server-notice-digest", {"n": len(lines)}), lang)
            return Letter(title, "\n".join(lines), "/")
        seats = await self._house.database.read(lambda it: store.seats_of(it, [row.id]))
        others = [_no_link(seat.name) for seat in seats[row.id] if seat.seat != one.seat and seat.name]
        title = text(Message(f"server-notice-{one.kind}", {"game": game}), lang)
        if one.kind == "time" and row.pace is not None and row.clocks is not None:
            end = runs_out(row.pace, row.clocks[one.seat])
            hours = max(1, round(((end or time.time()) - time.time()) / 3600))
            words = text(Message("server-notice-hours", {"n": hours}), lang)
        else:
            words = text(Message("server-notice-with", {"names": ", ".join(others) or game}), lang)
        facts = {"table": row.id, "game": row.game, "seat": one.seat, "kind": one.kind}
        return Letter(title, words, f"/table/{row.id}", facts)

    async def _deliver(self, channel: ChannelRow, letter: Letter, lang: str) -> None:
        database = self._house.database
        try:
            if channel.kind == "push":
                await self.out.push(channel.address, channel.push_keys, letter)
            elif channel.kind == "mail":
                stop = text(Message("server-notice-stop"), lang)
                await self.out.mail(channel.address, letter, channel.secret, stop)
            else:
                await self.out.call(channel.kind, channel.address, letter)
        except Undelivered as why:
            logger.info("a notice was not delivered: %s", why, extra={"cause": repr(why.__cause__)})
            self._restraint.failed(channel.id)
            if why.gone and channel.kind == "push":
                await database.write(lambda it: channels.remove(it, channel.id))
            else:
                trouble = channels.packed(why.reason)
                await database.write(lambda it: channels.change(it, channel.id, trouble=trouble))
            return
        self._restraint.arrived(channel.id)
        sent_at = time.time() if channel.confirmed else 0.0
        await database.write(lambda it: channels.change(it, channel.id, trouble="", sent_at=sent_at))

    # What people set up

    async def listed(self, person: Person) -> Channels:
        rows = await self._house.database.read(lambda it: channels.of_person(it, person.id))
        public = bool(self._house.settings.public_url)
        return Channels([row.told() for row in rows], self.out.push_key, self.out.mails, public)

    async def add(self, person: Person, wish: NewChannel, lang: str, place: str = "") -> Channels:
        if wish.kind == "mail" and not self.out.mails:
            raise Refused(409, "server-no-mail")
        if wish.kind not in ("mail", "push") and not self._house.settings.public_url:
            raise Refused(409, "server-no-public-url")
        if wish.kind == "mail" and not _looks_like_mail(wish.address):
            raise Refused(422, "server-not-a-mail-address")
        if wish.kind != "mail" and not _is_web_address(wish.address):
            raise Refused(422, "server-not-a-web-address")
        if (wish.kind == "push") != (wish.keys is not None):
            raise Refused(422, "server-push-keys")
        if wish.kind == "mail" and not await self._may_ask(person, wish.address, place):
            raise Refused(429, "server-mail-asked")
        secret = secrets.token_urlsafe(24)
        row = await self._house.database.write(lambda it: channels.add(it, person.id, wish, secret))
        if row is None:
            raise Refused(409, "server-too-many-channels", most=channels.MOST_CHANNELS)
        if not row.confirmed:
            title = text(Message("server-mail-confirm"), lang)
            words = text(Message("server-mail-confirm-about", {"name": _no_link(person.name)}), lang)
            self._send(self._deliver(row, Letter(title, words, f"/mail/{row.secret}"), lang))
        self._listeners.add(person.id)
        return await self.listed(person)

    async def _may_ask(self, person: Person, mail: str, place: str) -> bool:
        rows = await self._house.database.read(lambda it: channels.of_person(it, person.id))
        return any(row.confirmed and row.address == mail for row in rows) or self._restraint.may_ask(mail, place)

    async def remove(self, person: Person, id: str) -> Channels:
        if not await self._house.database.write(lambda it: channels.remove(it, id, person.id)):
            raise Refused(404, "server-no-such-channel")
        return await self.listed(person)

    async def test(self, person: Person, id: str) -> Channels:
        """Send something now, and say how it went."""
        rows = await self._house.database.read(lambda it: channels.of_person(it, person.id))
        row = next((one for one in rows if one.id == id), None)
        if row is None:
            raise Refused(404, "server-no-such-channel")
        if not row.confirmed:
            raise Refused(409, "server-mail-unconfirmed")
        lang = (await self.wishes(person)).lang
        title, words = text(Message("server-notice-test"), lang), text(Message("server-notice-test-about"), lang)
        await self._deliver(row, Letter(title, words, "/"), lang)
        return await self.listed(person)

    async def answer_mail(self, secret: str, deed: str) -> None:
        """Whoever has the link in a mail confirms its address, or ends all mail to it."""
        row = await self._house.database.read(lambda it: channels.by_secret(it, secret))
        if row is None:
            raise Refused(404, "server-no-such-channel")
        if deed == "confirm":
            await self._house.database.write(lambda it: channels.change(it, row.id, confirmed=True))
            self._listeners.add(row.person_id)
        else:
            await self._house.database.write(lambda it: channels.remove(it, row.id))

    async def wishes(self, person: Person) -> Wishes:
        return await self._house.database.read(lambda it: channels.wishes_of(it, person.id))

    async def keep_wishes(self, person: Person, given: Wishes) -> Wishes:
        await self._house.database.write(lambda it: channels.keep_wishes(it, person.id, given))
        return given


def loud(wishes: Wishes, now: float) -> float:
    """The moment from which somebody may be told: now, or when their quiet hours end."""
    hours = Pace(night_from=wishes.quiet_from, night_to=wishes.quiet_to, zone=wishes.zone)
    return after(hours, now, 0.001) - 0.001 if wishes.quiet_from != wishes.quiet_to else now


def _looks_like_mail(address: str) -> bool:
    return len(address) <= 254 and _MAIL_ADDRESS.fullmatch(address) is not None


def _is_web_address(address: str) -> bool:
    try:
        web_address(address)
    except Undelivered:
        return False
    return True


def _no_link(name: str) -> str:
    """A name in a mail to somebody who knows nobody here: no program shall make a link of it."""
    return re.sub(r"[./:@]+", " ", name)

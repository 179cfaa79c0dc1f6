"""The database: people and their sessions, tables and their seats, the append-only log, chat and notes."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("account", String(64), unique=True),  # the name as it is compared; null for guests
    Column("password", String(200)),  # argon2
    Column("skeleton", String(200)),  # what the name of an account looks like; null for guests
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Index("people_skeleton", "skeleton", unique=True),  # two that look alike cannot both be taken
)

#: Where the owner of an account has signed in before, as a hash.
places = Table(
    "places",
    metadata,
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("place", String(64), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person_id", "place"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token; the token itself is only with its owner
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
    Column("used_at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(100), nullable=False),
    Column("host_id", String(16), ForeignKey("people.id"), nullable=False),
    Column("code", String(16), nullable=False, unique=True),
    Column("open", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),  # how many rows of the log there are
    Column("waiting", Text, nullable=False),  # JSON: the seats that owe a decision
    Column("bots_due", Boolean, nullable=False),  # one of them is played by a bot
    Column("result", Text),  # JSON
    Column("scores", Text),  # JSON: how the seats stood after the last action
    Column("closed", String(60)),  # the text that says why it was closed before its end
    Column("checked", String(60)),  # the release and rules under which its log was replayed last
    Column("created_at", Float, nullable=False),
    Column("moved_at", Float, nullable=False),
    Column("key", String(64)),
    Column("next_id", String(16)),
    Column("pace", Text),  # JSON; null: nobody's time is counted
    Column("clocks", Text),  # JSON: what each seat has left
    Column("due_at", Float, index=True),  # when the first clock that runs is at zero
    Column("motion", Text),  # JSON: what the people there are asked to agree to
    Column("delay", Float, nullable=False, server_default=text("0")),  # so many seconds later others see it
    Column("cup_id", String(16), index=True),  # the cup it is played for
    UniqueConstraint("host_id", "key"),
    Index("tables_by_status", "status", "open", "created_at"),
    Index("tables_bots_due", "bots_due", "moved_at"),
)

#: Finished games as they were shown, for the day when nobody plays by their rules any more.
archives = Table(
    "archives",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id"),
)

#: What is known of a finished game by looking it over again, so far; ``claimed_at``: somebody is at it since then.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("done", Boolean, nullable=False),
    Column("wanted_at", Float, nullable=False),
    Column("claimed_at", Float, nullable=False),
    Column("body", LargeBinary, nullable=True),
    PrimaryKeyConstraint("table_id"),
)

#: Where people want to be told that it is their move. Mail begins when its owner has confirmed it.
channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("keys", Text),  # JSON: of a browser that is pushed to
    Column("every", String(5), nullable=False),  # turn, day
    Column("secret", String(64), nullable=False, unique=True),  # in the links of a mail
    Column("confirmed", Boolean, nullable=False),
    Column("sent_at", Float, nullable=False),
    Column("trouble", String(200), nullable=False),  # why the last notice could not be delivered
    Column("created_at", Float, nullable=False),
    UniqueConstraint("person_id", "kind", "address"),
)

#: Notices to come: one for every turn of somebody who wants to be told, gone when they have decided.
reminders = Table(
    "reminders",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # turn, time
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("due_at", Float, nullable=False, index=True),
    PrimaryKeyConstraint("table_id", "seat", "kind"),
)

#: How well people, and bots of each level ("bot:hard"), play a game: openskill's mean and doubt.
ratings = Table(
    "ratings",
    metadata,
    Column("subject", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mean", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("played", Integer, nullable=False),
    PrimaryKeyConstraint("subject", "game"),
)

#: Codes that open an account once, for who has lost the password; as hashes.
recovery = Table(
    "recovery",
    metadata,
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String(64), primary_key=True),
)

#: What somebody likes, on every device.
wishes = Table(
    "wishes",
    metadata,
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("body", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("person_id"),
)

#: Secrets of the house itself, made on the first start.
keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

#: When somebody of the house was last awake: time in which nobody was counts for nobody.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

#: What the host has said to everybody.
announcements = Table(
    "announcements",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("person_id", String(16), ForeignKey("people.id"), index=True),
    Column("name", String(32), nullable=False),
    Column("level", String(32), nullable=False),
    Column("stands_in", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("late", Boolean, nullable=False, server_default=false()),  # out of time
    PrimaryKeyConstraint("table_id", "seat"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # play, take_back, undo
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("key", String(64)),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),  # two processes can never both accept a move
    UniqueConstraint("table_id", "key"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("person_id", String(16), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(32), nullable=False),
    Column("text", String(500), nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("watching", Boolean, nullable=False, server_default=false()),  # said among those who only watch
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "person_id", "key"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person_id"),
)

#: Up to which line somebody has read what was said at a table.
chat_read = Table(
    "chat_read",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "person_id"),
)

#: Whom somebody likes to play with, and whom they do not want to hear.
friends = Table(
    "friends",
    metadata,
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("friend_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person_id", "friend_id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("muted_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person_id", "muted_id"),
)

#: Who is asked by whom to come to a table, or to take part in a cup.
invitations = Table(
    "invitations",
    metadata,
    Column("kind", String(5), nullable=False),  # table, cup
    Column("target", String(16), nullable=False),
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("by_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("kind", "target", "person_id"),
)

#: How many watch a table at each process of the house, where there are several.
audience = Table(
    "audience",
    metadata,
    Column("process", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("process", "table_id"),
)

cups = Table(
    "cups",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host_id", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("wish", Text, nullable=False),  # JSON: game, seats of a table, options, pace, how it is played
    Column("open", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),  # the one being played, from 1
    Column("plan", Text, nullable=False),  # JSON: who meets whom, as far as it is known beforehand
    Column("key", String(64)),
    Column("created_at", Float, nullable=False),
    UniqueConstraint("host_id", "key"),
    Index("cups_by_status", "status", "created_at"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("cup_id", String(16), ForeignKey("cups.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("person_id", String(16), ForeignKey("people.id"), index=True),  # null: a bot
    Column("name", String(32), nullable=False),
    Column("level", String(32), nullable=False),
    Column("gone", Boolean, nullable=False),  # a bot plays in their place
    PrimaryKeyConstraint("cup_id", "n"),
    UniqueConstraint("cup_id", "person_id"),
)

cup_tables = Table(
    "cup_tables",
    metadata,
    Column("cup_id", String(16), ForeignKey("cups.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seated", Text, nullable=False),  # JSON: the entrants by seat
    PrimaryKeyConstraint("cup_id", "round", "n"),
)

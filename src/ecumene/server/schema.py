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
    Index("people_skeleton", "skeleton"),
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

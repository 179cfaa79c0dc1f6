"""Friends, invitations and what was read; watching with a delay; cups."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def _person(name: str = "person_id") -> list[sa.schema.SchemaItem]:
    return [
        sa.Column(name, sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint([name], ["people.id"], ondelete="CASCADE"),
    ]


def _of(name: str, table: str) -> list[sa.schema.SchemaItem]:
    return [
        sa.Column(name, sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint([name], [f"{table}.id"], ondelete="CASCADE"),
    ]


def upgrade() -> None:
    op.add_column("tables", sa.Column("delay", sa.Float(), server_default=sa.text("0"), nullable=False))
    op.add_column("tables", sa.Column("cup_id", sa.String(length=16), nullable=True))
    op.create_index("ix_tables_cup_id", "tables", ["cup_id"], unique=False)
    op.add_column("chat", sa.Column("watching", sa.Boolean(), server_default=sa.false(), nullable=False))
    _people()
    _cups()


def _people() -> None:
    op.create_table(
        "chat_read",
        *_of("table_id", "tables"),
        *_person(),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id"),
    )
    for name, other in (("friends", "friend_id"), ("mutes", "muted_id")):
        op.create_table(
            name,
            *_person(),
            *_person(other),
            sa.Column("at", sa.Float(), nullable=False),
            sa.PrimaryKeyConstraint("person_id", other),
        )
    op.create_table(
        "invitations",
        sa.Column("kind", sa.String(length=5), nullable=False),
        sa.Column("target", sa.String(length=16), nullable=False),
        *_person(),
        *_person("by_id"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "target", "person_id"),
    )
    op.create_index("ix_invitations_person_id", "invitations", ["person_id"], unique=False)
    op.create_table(
        "audience",
        sa.Column("process", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id"),
    )


def _cups() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("host_id", sa.String(length=16), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["host_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("host_id", "key"),
    )
    op.create_index("ix_cups_host_id", "cups", ["host_id"], unique=False)
    op.create_index("cups_by_status", "cups", ["status", "created_at"], unique=False)
    op.create_table(
        "entrants",
        *_of("cup_id", "cups"),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("level", sa.String(length=32), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("cup_id", "n"),
        sa.UniqueConstraint("cup_id", "person_id"),
    )
    op.create_index("ix_entrants_person_id", "entrants", ["person_id"], unique=False)
    op.create_table(
        "cup_tables",
        *_of("cup_id", "cups"),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        *_of("table_id", "tables"),
        sa.Column("seated", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("cup_id", "round", "n"),
    )

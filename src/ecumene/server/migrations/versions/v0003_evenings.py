"""Clocks and what is agreed at a table; notices and what people like; ratings; ways back into an account."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("clocks", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("due_at", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("motion", sa.Text(), nullable=True))
    op.create_index("ix_tables_due_at", "tables", ["due_at"], unique=False)
    op.add_column("seats", sa.Column("late", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "heartbeat",
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("n"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=1000), nullable=False),
        sa.Column("keys", sa.Text(), nullable=True),
        sa.Column("every", sa.String(length=5), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("sent_at", sa.Float(), nullable=False),
        sa.Column("trouble", sa.String(length=200), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("secret"),
        sa.UniqueConstraint("person_id", "kind", "address"),
    )
    op.create_index("ix_channels_person_id", "channels", ["person_id"], unique=False)
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("due_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind"),
    )
    op.create_index("ix_reminders_due_at", "reminders", ["due_at"], unique=False)
    op.create_table(
        "wishes",
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "ratings",
        sa.Column("subject", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "game"),
    )
    op.create_table(
        "recovery",
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("ix_recovery_person_id", "recovery", ["person_id"], unique=False)

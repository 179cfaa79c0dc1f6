"""Names that look alike, where people sign in from, how a table stood, and finished games as they were shown."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.String(length=200), nullable=True))
    op.create_index("people_skeleton", "people", ["skeleton"], unique=True)
    op.create_table(
        "places",
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("place", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "place"),
    )
    op.add_column("tables", sa.Column("scores", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("closed", sa.String(length=60), nullable=True))
    op.add_column("tables", sa.Column("checked", sa.String(length=60), nullable=True))
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "announcements",
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("n"),
    )

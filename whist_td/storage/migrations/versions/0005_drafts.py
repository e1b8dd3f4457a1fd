"""The table of lines that were typed in the entries and not taken in yet."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table; nothing that is there changes."""
    op.create_table(
        "draft",
        sa.Column("event_id", sa.Integer(), nullable=False, primary_key=True),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("cells", sa.JSON(), nullable=False),
        sa.CheckConstraint("number >= 1", name="draft_number"),
    )

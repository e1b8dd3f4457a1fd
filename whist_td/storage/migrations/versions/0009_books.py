"""The day and the heading of a line of the cash box; what the club's year needs of each event."""

import sqlalchemy as sa
from alembic import op

from whist_td.storage.migrations.columns import event_table, texts

revision = "0009_0.2.0"
down_revision = "0008_0.2.0"


def upgrade() -> None:
    """Add two columns, which old lines leave empty, and a table that is filled as it is needed."""
    op.add_column("line", sa.Column("on", sa.String()))
    op.add_column("line", sa.Column("heading", sa.String(), nullable=False, server_default=""))
    # A row from before lacks the new cells until it is written: a recovery would not know it.
    op.execute("UPDATE line SET heading = heading")
    event_table("held", (), *texts("mark"), sa.Column("facts", sa.JSON()))

"""The table of packs, and the lines of every journal packed."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from whist_td.storage.migrations.columns import event_table
from whist_td.storage.packs import pack

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table and move the lines into it; what they tell does not change."""
    lines = sa.Column("lines", sa.LargeBinary(), nullable=False)
    event_table("journal_pack", ("number",), lines)
    file: Any = op.get_bind().connection.driver_connection
    for (event,) in file.execute("SELECT DISTINCT event_id FROM journal").fetchall():
        pack(file, event)

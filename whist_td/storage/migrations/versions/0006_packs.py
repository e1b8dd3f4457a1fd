"""The table of packs, and the lines of every journal packed."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from whist_td.storage.migrations.columns import event_table
from whist_td.storage.packs import packs_of

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table and move the lines into it; what they tell does not change."""
    content = sa.Column("lines", sa.LargeBinary(), nullable=False)
    event_table("journal_pack", ("number",), content)
    file: Any = op.get_bind().connection.driver_connection
    lines = "SELECT number, at, act, command, changes, reverses FROM journal WHERE event_id = ?"
    for (event,) in file.execute("SELECT DISTINCT event_id FROM journal").fetchall():
        rows = file.execute(f"{lines} ORDER BY number", (event,)).fetchall()
        packs = [(event, *each) for each in packs_of(rows)]
        file.executemany("INSERT INTO journal_pack VALUES (?, ?, ?)", packs)
        if packs:
            file.execute("DELETE FROM journal WHERE event_id = ?", (event,))

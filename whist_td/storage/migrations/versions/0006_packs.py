"""The table of packs, and the lines of every journal packed."""

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
    events = op.get_bind().exec_driver_sql("SELECT DISTINCT event_id FROM journal").scalars()
    for event in list(events):
        pack(op.get_bind(), event)

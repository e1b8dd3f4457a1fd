"""What each event is known by outside its club: 32 hexadecimal digits, made once."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from whist_td.storage.uids import made_uid

revision = "0008_0.2.0"
down_revision = "0007"


def upgrade() -> None:
    """Make the table, and give each event that is there its own; the club's book needs none."""
    op.create_table(
        "event_uid",
        sa.Column("uid", sa.String(), nullable=False, primary_key=True),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
    )
    file: Any = op.get_bind().connection.driver_connection
    for (event,) in file.execute("SELECT id FROM event WHERE id > 0").fetchall():
        uid = made_uid(file, event)
        file.execute("INSERT OR IGNORE INTO event_uid (uid, event_id) VALUES (?, ?)", (uid, event))

"""What each event is known by outside its club: 32 hexadecimal digits, made once."""

from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from alembic import op

from whist_td.storage.cells import DAMAGE
from whist_td.storage.packs import lines_in
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
    headings = file.execute("SELECT id, format, name, date FROM event WHERE id > 0").fetchall()
    for event, *heading in headings:
        uid = made_uid(tuple(heading), _lines(file, event))
        file.execute("INSERT OR IGNORE INTO event_uid (uid, event_id) VALUES (?, ?)", (uid, event))


def _lines(file: Any, event: int) -> list[tuple[Any, ...]]:  # noqa: ANN401 - SQLite's connection
    """Return the numbers and times of an event's lines, where all of its packs can be read."""
    packs = "SELECT lines FROM journal_pack WHERE event_id = ? ORDER BY number"
    lines = "SELECT number, at FROM journal WHERE event_id = ? ORDER BY number"
    with suppress(*DAMAGE):
        packed = [each for (pack,) in file.execute(packs, (event,)) for each in lines_in(pack)]
        return [*((each["number"], each["at"]) for each in packed), *file.execute(lines, (event,))]
    return []

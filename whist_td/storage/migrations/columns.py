"""Tables as migrations make them; what is written here once never changes, as they do not."""

from typing import Any

import sqlalchemy as sa
from alembic import op

Columns = tuple["sa.Column[Any]", ...]


def event_table(name: str, keys: tuple[str, ...], *columns: sa.Column[Any], **checks: str) -> None:
    """Make a table of what an event has many of, each known by the numbers of its key.

    What must hold for a row is told by the name of its CHECK.
    """
    op.create_table(
        name,
        sa.Column("event_id", sa.Integer(), nullable=False, primary_key=True),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        *(sa.Column(each, sa.Integer(), nullable=False, primary_key=True) for each in keys),
        *columns,
        *(sa.CheckConstraint(what, name=check) for check, what in checks.items()),
    )


def texts(*names: str) -> Columns:
    """Return columns of texts, none of which may lack."""
    return tuple(sa.Column(name, sa.String(), nullable=False) for name in names)


def numbers(*names: str) -> Columns:
    """Return columns of whole numbers, none of which may lack."""
    return tuple(sa.Column(name, sa.Integer(), nullable=False) for name in names)


def values(*names: str) -> Columns:
    """Return columns of plain values as JSON, none of which may lack."""
    return tuple(sa.Column(name, sa.JSON(), nullable=False) for name in names)

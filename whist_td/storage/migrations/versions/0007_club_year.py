"""The tables of the club's year: people, names, seasons, the cash box and prizes."""

from typing import Any

import sqlalchemy as sa

from whist_td.storage.migrations.columns import event_table, numbers, texts, values

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables; nothing that is there changes, and the book is made with its first line."""
    _table(
        "person",
        *texts("name", "sort_name", "category", "contact"),
        *_maybe(sa.String(), "joined", "left"),
        *values("consents"),
        *_maybe(sa.Integer(), "merged_into"),
        *values("former_categories"),
    )
    event_table(
        "seen",
        ("event",),
        sa.Column("text", sa.String(), nullable=False, primary_key=True),
        *numbers("person"),
    )
    _table(
        "apart",
        *numbers("person"),
        *_maybe(sa.Integer(), "other"),
        *_maybe(sa.String(), "spelling"),
        *_maybe(sa.Integer(), "event"),
    )
    _table(
        "season",
        *texts("name", "start", "end"),
        *_maybe(sa.String(), "format"),
        *texts("score"),
        *values("table", "rule"),
        *texts("ties", "part"),
        *values("per_round", "ranked"),
        *_maybe(sa.JSON(), "closed"),
    )
    _table(
        "season_note",
        *numbers("season"),
        *texts("reason"),
        *_maybe(sa.Integer(), "event", "person"),
        *_maybe(sa.String(), "points"),
    )
    _table(
        "line",
        *texts("at", "purse"),
        *numbers("cents"),
        *texts("what"),
        *_maybe(sa.Integer(), "person", "event", "receipt", "answers"),
        *texts("note"),
        *_maybe(sa.Integer(), "by"),
        *_maybe(sa.String(), "since", "until"),
    )
    _table(
        "prize",
        *numbers("order"),
        *values("rule", "amount"),
        *_maybe(sa.Integer(), "event", "season"),
        *values("several"),
        *texts("pool"),
        *_maybe(sa.Integer(), "seed"),
        *values("given"),
    )


def _table(name: str, *columns: "sa.Column[Any]") -> None:
    event_table(name, ("number",), *columns, **{f"{name}_number": "number >= 1"})


def _maybe(kind: "sa.types.TypeEngine[Any]", *names: str) -> "list[sa.Column[Any]]":
    """Return columns that may lack a value."""
    return [sa.Column(name, kind) for name in names]

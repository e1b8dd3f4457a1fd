"""The first tables: events, teams, rounds, results, extra deals and the journal."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of the first version."""
    _events()
    _teams()
    _rounds()
    _results()
    _playoffs()
    _journal()


def _event_key() -> list[sa.Column[int] | sa.ForeignKeyConstraint]:
    return [
        sa.Column("event_id", sa.Integer(), nullable=False, primary_key=True),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
    ]


def _events() -> None:
    op.create_table(
        "event",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("format", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("place", sa.String(), nullable=False),
        sa.Column("logo", sa.LargeBinary()),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("progress", sa.JSON(), nullable=False),
    )


def _teams() -> None:
    op.create_table(
        "team",
        *_event_key(),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("captain", sa.String(), nullable=False),
        sa.Column("player_1", sa.String(), nullable=False),
        sa.Column("player_2", sa.String(), nullable=False),
        sa.Column("player_3", sa.String(), nullable=False),
        sa.Column("withdrawn_from", sa.Integer()),
        sa.Column("substitutes", sa.JSON(), nullable=False),
        sa.CheckConstraint("number >= 1", name="team_number"),
    )


def _rounds() -> None:
    op.create_table(
        "round",
        *_event_key(),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("trump", sa.String(), nullable=False),
        sa.Column("call", sa.String(), nullable=False),
        sa.Column("announced_at", sa.String(), nullable=False),
        sa.Column("checked_at", sa.String()),
        sa.Column("redeals", sa.JSON(), nullable=False),
        sa.CheckConstraint("trump IN ('C', 'D', 'H', 'S', 'N')", name="round_trump"),
        sa.CheckConstraint("call IN ('1-2', '1-3', '2-3')", name="round_call"),
    )


def _results() -> None:
    op.create_table(
        "result",
        *_event_key(),
        sa.Column("round", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("table_number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("winner", sa.String()),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("tricks", sa.Integer()),
        sa.Column("note", sa.String(), nullable=False),
        sa.CheckConstraint("winner IN ('home', 'visitors')", name="result_winner"),
        sa.CheckConstraint("(kind = 'void') = (winner IS NULL)", name="result_void"),
        sa.CheckConstraint("tricks BETWEEN 0 AND 13", name="result_tricks"),
        sa.CheckConstraint(
            "kind IN ('normal', 'perfect', 'revoke', 'influence', 'forfeit', 'void')",
            name="result_kind",
        ),
    )


def _playoffs() -> None:
    op.create_table(
        "playoff",
        *_event_key(),
        sa.Column("first", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("second", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("winner", sa.Integer(), nullable=False),
        sa.CheckConstraint("first < second", name="playoff_order"),
    )


def _journal() -> None:
    op.create_table(
        "journal",
        *_event_key(),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("act", sa.String(), nullable=False),
        sa.Column("command", sa.JSON(), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.Column("reverses", sa.Integer()),
        sa.CheckConstraint("act IN ('do', 'undo', 'redo')", name="journal_act"),
    )

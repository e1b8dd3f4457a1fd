"""The first tables: events, teams, rounds, results, extra deals and the journal."""

import sqlalchemy as sa
from alembic import op

from whist_td.storage.migrations.columns import event_table, numbers, texts, values

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of the first version."""
    op.create_table(
        "event",
        sa.Column("id", sa.Integer(), primary_key=True),
        *texts("format", "name"),
        sa.Column("date", sa.Date(), nullable=False),
        *texts("place"),
        sa.Column("logo", sa.LargeBinary()),
        *values("settings", "progress"),
    )
    event_table(
        "team",
        ("number",),
        *texts("name", "captain", "player_1", "player_2", "player_3"),
        sa.Column("withdrawn_from", sa.Integer()),
        *values("substitutes"),
        team_number="number >= 1",
    )
    event_table(
        "round",
        ("number",),
        *texts("trump", "call", "announced_at"),
        sa.Column("checked_at", sa.String()),
        *values("redeals"),
        round_trump="trump IN ('C', 'D', 'H', 'S', 'N')",
        round_call="call IN ('1-2', '1-3', '2-3')",
    )
    _results()
    event_table(
        "playoff",
        ("first", "second"),
        *numbers("winner"),
        playoff_order="first < second",
    )
    event_table(
        "journal",
        ("number",),
        *texts("at", "act"),
        *values("command", "changes"),
        sa.Column("reverses", sa.Integer()),
        journal_act="act IN ('do', 'undo', 'redo')",
    )


def _results() -> None:
    event_table(
        "result",
        ("round", "table_number"),
        sa.Column("winner", sa.String()),
        *texts("kind"),
        sa.Column("tricks", sa.Integer()),
        *texts("note"),
        result_winner="winner IN ('home', 'visitors')",
        result_void="(kind = 'void') = (winner IS NULL)",
        result_tricks="tricks BETWEEN 0 AND 13",
        result_kind="kind IN ('normal', 'perfect', 'revoke', 'influence', 'forfeit', 'void')",
    )

"""The tables of Whiz tournaments: players, rounds, results and penalties."""

import sqlalchemy as sa

from whist_td.storage.migrations.columns import event_table, numbers, texts, values

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables; nothing that is there changes."""
    event_table(
        "whiz_player",
        ("number",),
        *texts("name", "club"),
        *numbers("first_round"),
        sa.Column("last_round", sa.Integer()),
        whiz_player_number="number >= 1",
    )
    event_table(
        "whiz_round",
        ("number",),
        *values("seatings", "sit_out"),
        sa.Column("announced_at", sa.String()),
        sa.Column("checked_at", sa.String()),
    )
    _results()
    event_table(
        "whiz_penalty", ("number",), *numbers("player", "round"), *texts("amount", "reason")
    )


def _results() -> None:
    event_table(
        "whiz_result",
        ("round", "table_number", "board"),
        *numbers("north", "east", "south"),
        *texts("kind"),
        sa.Column("level", sa.Integer()),
        sa.Column("strain", sa.String()),
        sa.Column("risk", sa.Integer()),
        sa.Column("declarer", sa.String()),
        sa.Column("tricks", sa.Integer()),
        sa.Column("adjusted", sa.JSON()),
        *texts("reason"),
        sa.Column("claimed", sa.JSON()),
        whiz_result_kind="kind IN ('played', 'passed', 'not_played', 'adjusted')",
        whiz_result_level="level BETWEEN 7 AND 13",
        whiz_result_strain="strain IN ('C', 'D', 'H', 'S', 'N')",
        whiz_result_risk="risk IN (1, 2, 4)",
        whiz_result_declarer="declarer IN ('N', 'E', 'S')",
        whiz_result_tricks="tricks BETWEEN 0 AND 13",
        whiz_result_contract=(
            "(kind = 'played') = (level IS NOT NULL AND strain IS NOT NULL AND risk IS NOT NULL "
            "AND declarer IS NOT NULL AND tricks IS NOT NULL)"
        ),
    )

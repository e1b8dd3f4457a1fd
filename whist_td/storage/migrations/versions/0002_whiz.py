"""The tables of Whiz tournaments: players, rounds, results and penalties."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables; nothing that is there changes."""
    _players()
    _rounds()
    _results()
    _penalties()


def _event_key() -> list[sa.Column[int] | sa.ForeignKeyConstraint]:
    return [
        sa.Column("event_id", sa.Integer(), nullable=False, primary_key=True),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
    ]


def _players() -> None:
    op.create_table(
        "whiz_player",
        *_event_key(),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("club", sa.String(), nullable=False),
        sa.Column("first_round", sa.Integer(), nullable=False),
        sa.Column("last_round", sa.Integer()),
        sa.CheckConstraint("number >= 1", name="whiz_player_number"),
    )


def _rounds() -> None:
    op.create_table(
        "whiz_round",
        *_event_key(),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("seatings", sa.JSON(), nullable=False),
        sa.Column("sit_out", sa.JSON(), nullable=False),
        sa.Column("announced_at", sa.String()),
        sa.Column("checked_at", sa.String()),
    )


def _results() -> None:
    op.create_table(
        "whiz_result",
        *_event_key(),
        sa.Column("round", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("table_number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("board", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("north", sa.Integer(), nullable=False),
        sa.Column("east", sa.Integer(), nullable=False),
        sa.Column("south", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("level", sa.Integer()),
        sa.Column("strain", sa.String()),
        sa.Column("risk", sa.Integer()),
        sa.Column("declarer", sa.String()),
        sa.Column("tricks", sa.Integer()),
        sa.Column("adjusted", sa.JSON()),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("claimed", sa.JSON()),
        sa.CheckConstraint(
            "kind IN ('played', 'passed', 'not_played', 'adjusted')", name="whiz_result_kind"
        ),
        sa.CheckConstraint("level BETWEEN 7 AND 13", name="whiz_result_level"),
        sa.CheckConstraint("strain IN ('C', 'D', 'H', 'S', 'N')", name="whiz_result_strain"),
        sa.CheckConstraint("risk IN (1, 2, 4)", name="whiz_result_risk"),
        sa.CheckConstraint("declarer IN ('N', 'E', 'S')", name="whiz_result_declarer"),
        sa.CheckConstraint("tricks BETWEEN 0 AND 13", name="whiz_result_tricks"),
        sa.CheckConstraint(
            "(kind = 'played') = (level IS NOT NULL AND strain IS NOT NULL AND risk IS NOT NULL "
            "AND declarer IS NOT NULL AND tricks IS NOT NULL)",
            name="whiz_result_contract",
        ),
    )


def _penalties() -> None:
    op.create_table(
        "whiz_penalty",
        *_event_key(),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("amount", sa.String(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
    )

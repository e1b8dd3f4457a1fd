"""The tables of club nights: players, rounds, deals and the sanctions of the jury."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables; nothing that is there changes."""
    _players()
    _rounds()
    _deals()
    _sanctions()


def _event_key() -> list[sa.Column[int] | sa.ForeignKeyConstraint]:
    return [
        sa.Column("event_id", sa.Integer(), nullable=False, primary_key=True),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
    ]


def _players() -> None:
    op.create_table(
        "club_player",
        *_event_key(),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("club", sa.String(), nullable=False),
        sa.Column("first_round", sa.Integer(), nullable=False),
        sa.Column("last_round", sa.Integer()),
        sa.Column("partner", sa.Integer()),
        sa.CheckConstraint("number >= 1", name="club_player_number"),
    )


def _rounds() -> None:
    op.create_table(
        "club_round",
        *_event_key(),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("sittings", sa.JSON(), nullable=False),
        sa.Column("sit_out", sa.JSON(), nullable=False),
        sa.Column("announced_at", sa.String()),
    )


def _deals() -> None:
    op.create_table(
        "club_deal",
        *_event_key(),
        sa.Column("round", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("table_number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("deal", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.CheckConstraint(
            "round >= 1 AND table_number >= 1 AND deal >= 1", name="club_deal_place"
        ),
    )


def _sanctions() -> None:
    op.create_table(
        "club_sanction",
        *_event_key(),
        sa.Column("number", sa.Integer(), nullable=False, primary_key=True),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.CheckConstraint("points >= 1", name="club_sanction_points"),
    )

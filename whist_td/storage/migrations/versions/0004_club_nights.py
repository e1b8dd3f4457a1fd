"""The tables of club nights: players, rounds, deals and the sanctions of the jury."""

import sqlalchemy as sa

from whist_td.storage.migrations.columns import event_table, numbers, texts, values

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables; nothing that is there changes."""
    event_table(
        "club_player",
        ("number",),
        *texts("name", "club"),
        *numbers("first_round"),
        sa.Column("last_round", sa.Integer()),
        sa.Column("partner", sa.Integer()),
        club_player_number="number >= 1",
    )
    event_table(
        "club_round",
        ("number",),
        *values("sittings", "sit_out"),
        sa.Column("announced_at", sa.String()),
    )
    event_table(
        "club_deal",
        ("round", "table_number", "deal"),
        *texts("game"),
        *values("facts"),
        club_deal_place="round >= 1 AND table_number >= 1 AND deal >= 1",
    )
    event_table(
        "club_sanction",
        ("number",),
        *numbers("player", "round", "points"),
        *texts("reason"),
        club_sanction_points="points >= 1",
    )

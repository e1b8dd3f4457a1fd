"""The deals of a Whiz tournament: what may be known of each, and what is sealed to the end."""

import sqlalchemy as sa

from whist_td.storage.migrations.columns import event_table, texts, values

revision = "0010_0.2.0"
down_revision = "0009_0.2.0"


def upgrade() -> None:
    """Make two tables; no event from before has dealt."""
    seal = sa.Column("seal", sa.String(), nullable=False, primary_key=True)
    event_table("sealed", (), seal, *texts("content"))
    event_table(
        "whiz_dealing",
        ("number",),
        *values("boards"),
        *texts("origin", "seal", "word", "content"),
        whiz_dealing_number="number >= 1",
        whiz_dealing_origin="origin IN ('dealt', 'repeated', 'imported', 'by_hand')",
    )

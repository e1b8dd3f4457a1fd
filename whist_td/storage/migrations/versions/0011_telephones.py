"""Telephones at the tables: what they propose, and nobody has answered for yet."""

from whist_td.storage.migrations.columns import event_table, values

revision = "0011_0.2.0"
down_revision = "0010_0.2.0"


def upgrade() -> None:
    """Make a table; no event from before has telephones."""
    event_table("proposal", ("number",), *values("cells"), proposal_number="number >= 1")

"""The table of lines that were typed in the entries and not taken in yet."""

from whist_td.storage.migrations.columns import event_table, values

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table; nothing that is there changes."""
    event_table(
        "draft",
        ("number",),
        *values("cells"),
        draft_number="number >= 1",
    )

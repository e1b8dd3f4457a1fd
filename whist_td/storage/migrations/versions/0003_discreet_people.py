"""Those who want initials in the place of their name, in the room and on the web page."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table; nothing that is there changes."""
    op.create_table("discreet_person", sa.Column("name", sa.String(), primary_key=True))

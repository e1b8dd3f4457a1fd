"""Alembic's way in: it works on the connection it is handed, inside the caller's transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], target_metadata=None)
context.run_migrations()

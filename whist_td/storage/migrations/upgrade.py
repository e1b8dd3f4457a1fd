"""Run the migrations a club file lacks, all of them in one transaction or none."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def upgrade(engine: Engine, application_id: int, version: int) -> None:
    """Bring a file to the newest tables.

    Foreign keys are off meanwhile: with them on, SQLite empties the children of a table that a
    migration makes anew.
    """
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        driver.execute("PRAGMA foreign_keys = OFF")  # type: ignore[union-attr]
    try:
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.exec_driver_sql(f"PRAGMA application_id = {application_id}")
            connection.exec_driver_sql(f"PRAGMA user_version = {version}")
    finally:
        driver.execute("PRAGMA foreign_keys = ON")  # type: ignore[union-attr]

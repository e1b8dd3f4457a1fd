"""The one place where the parts are put together."""

import random
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whist_td.usecases.club import Club
    from whist_td.usecases.ports import ClubFile

CLUB_FILE = "club.whist"
MOST_SEED = 999_999


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """Return the present time, in UTC."""
        return datetime.now(UTC)


class SeededDice:
    """Draws that anybody can repeat from their seed."""

    def new_seed(self) -> int:
        """Return a seed nobody chose, short enough to be read aloud."""
        return random.SystemRandom().randint(1, MOST_SEED)

    def shuffled(self, items: Sequence[int], seed: int) -> list[int]:
        """Return the items in the order that the seed gives."""
        order = list(items)
        random.Random(seed).shuffle(order)  # noqa: S311 - a draw, not a secret
        return order


class SqlClubFiles:
    """Club files on the disk; storage is only read when the first one is opened."""

    def create(self, path: Path) -> "ClubFile":
        """Make a new, empty club file."""
        from whist_td.storage.files import create_club_file

        return create_club_file(path)

    def open(self, path: Path) -> "ClubFile":
        """Open a file for work, or only to read where it is protected or open elsewhere."""
        from whist_td.storage.files import open_club_file

        return open_club_file(path)

    def open_to_write(self, path: Path) -> "ClubFile":
        """Open a file for work, or refuse where it cannot be written."""
        from whist_td.storage.files import open_to_write

        return open_to_write(path)

    def open_to_read(self, path: Path) -> "ClubFile":
        """Open a file to read it, whoever else has it open."""
        from whist_td.storage.files import open_to_read

        return open_to_read(path)


def own_club_file() -> Path:
    """Return the club file that opens by itself, in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("Whist TD", appauthor=False, ensure_exists=True) / CLUB_FILE


def open_club(path: Path | None) -> "Club":
    """Open a club file, or the user's own, which is made the first time."""
    from whist_td.usecases.club import Club

    files = SqlClubFiles()
    place = path or own_club_file()
    new = path is None and not place.exists()
    file = files.create(place) if new else files.open(place)
    return Club(file, SystemClock(), SeededDice())


def new_club(path: Path) -> "Club":
    """Make a new, empty club file and open it."""
    from whist_td.usecases.club import Club

    return Club(SqlClubFiles().create(path), SystemClock(), SeededDice())


def run_desktop(arguments: Sequence[str]) -> int:
    """Open the window and return when it closes."""
    from whist_td.ui.app import run

    return run(list(arguments), open_club, new_club)


def run_command(arguments: Sequence[str]) -> int:
    """Carry out a verb of the command line."""
    from whist_td.cli.main import run
    from whist_td.cli.world import World

    world = World(SqlClubFiles(), SystemClock(), SeededDice(), sys.stdin, sys.stdout, sys.stderr)
    return run(arguments, world)

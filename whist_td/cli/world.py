"""What the command line works with: club files, a clock, dice, and the three streams."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from whist_td.domain.events import Details
from whist_td.usecases.club import Club
from whist_td.usecases.ports import Clock, ClubFiles, Dice
from whist_td.usecases.request_errors import OutputError


@dataclass(frozen=True)
class World:
    """Everything outside that a verb touches."""

    files: ClubFiles
    clock: Clock
    dice: Dice
    input: TextIO
    output: TextIO
    errors: TextIO

    def say(self, line: str) -> None:
        """Write a line for the one who asked."""
        self.output.write(f"{line}\n")

    @contextmanager
    def writing(self, path: Path) -> Iterator[Club]:
        """Open a club file for work while a verb lasts."""
        club = Club(self.files.open_to_write(path), self.clock, self.dice)
        try:
            yield club
        finally:
            club.close()

    @contextmanager
    def reading(self, path: Path) -> Iterator[Club]:
        """Open a club file to read it while a verb lasts."""
        club = Club(self.files.open_to_read(path), self.clock, self.dice)
        try:
            yield club
        finally:
            club.close()

    @contextmanager
    def creating(self, path: Path) -> Iterator[Club]:
        """Open a club file for work, making it where there is none."""
        made = not path.exists()
        file = self.files.create(path) if made else self.files.open_to_write(path)
        club = Club(file, self.clock, self.dice)
        try:
            yield club
        finally:
            club.close()


def write_file(path: Path, content: bytes) -> None:
    """Write a file, and its folder where that is missing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        raise OutputError(path, error.strerror or "") from error


def details_asked(request: Namespace, world: World) -> Details:
    """Return the name and the date that a request asks for; the date is today's otherwise."""
    return Details(request.name, request.date or world.clock.now().astimezone().date())


def text_of(source: str, world: World) -> str | None:
    """Return what stands on standard input where a request says `-`; None: it is a file."""
    return world.input.read() if source == "-" else None

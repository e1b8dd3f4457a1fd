"""A club file that remembers what was written to it while a verb lasted."""

from typing import Any, cast

from whist_td.desk.journal import Line
from whist_td.desk.ports import ClubFile


class WrittenFile:
    """Hands everything on to the file itself, and keeps the lines of the journal."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file
        self.lines: list[Line] = []

    def record(self, event: int, line: Line) -> None:
        """Write a journal line, and remember it once it is on the disk."""
        self._file.record(event, line)
        self.lines.append(line)

    @property
    def as_club_file(self) -> ClubFile:
        """The same as what everybody works on: whatever else is asked goes to the file."""
        return cast("ClubFile", self)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the file has
        return getattr(self._file, name)

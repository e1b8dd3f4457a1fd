"""Standard input, output and errors: UTF-8 as the contract says, whatever the machine is used to.

A terminal keeps its own letters. What is piped or written into a file is UTF-8 on Windows too;
a letter that cannot be written is told by its number rather than breaking off the verb.
"""

import io
import os
import sys
from typing import TextIO

UNWRITABLE = "backslashreplace"
UNREADABLE = "replace"


def standard_streams() -> tuple[TextIO, TextIO, TextIO]:
    """Return standard input, output and errors; one that is closed is empty, or goes nowhere."""
    given = io.StringIO() if sys.stdin is None else _read(sys.stdin)
    return given, _written(sys.stdout), _written(sys.stderr)


def let_go(stream: TextIO) -> None:
    """Send nowhere what nobody reads any more, so that closing it is no mistake."""
    try:
        place = stream.fileno()
    except OSError:
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, place)
    os.close(nowhere)


def _read(stream: TextIO) -> TextIO:
    """Take off the mark that some programs put before UTF-8."""
    if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
        stream.reconfigure(encoding="utf-8-sig", errors=UNREADABLE)
    return stream


def _written(stream: TextIO | None) -> TextIO:
    if stream is None:
        return io.StringIO()
    if isinstance(stream, io.TextIOWrapper):
        encoding = stream.encoding if stream.isatty() else "utf-8"
        stream.reconfigure(encoding=encoding, errors=UNWRITABLE)
    return stream

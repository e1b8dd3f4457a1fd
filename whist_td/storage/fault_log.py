"""The log of mistakes in the program: where in the program, never about whom.

What an exception says may hold a name ("Rita stands twice"), and so may the place of a file: the
log keeps the kind of mistake and the lines of the program that led to it, and nothing else. What
a line says besides is handed over as `extra={"facts": {…}}`: names of commands, numbers, never
anything that a person wrote.
"""

import logging
import platform
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import TextIO

from typing_extensions import override

from whist_td import __version__

PROGRAM = "whist_td"
FILE = "whist-td.log"
MOST_BYTES, MOST_FILES = 200_000, 5
MOST_STEPS = 60
_ExceptionInfo = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)


class _NamelessFormatter(logging.Formatter):
    """Writes a mistake as its kind and its way through the program."""

    @override
    def formatException(self, ei: _ExceptionInfo) -> str:
        kind, error, trace = ei
        if kind is None or error is None:
            return ""
        lines = [*_causes(error), *_steps(trace), kind.__qualname__]
        return "\n".join(lines)

    @override
    def format(self, record: logging.LogRecord) -> str:
        # Holes are not filled: only the message as it stands in the program goes into the log.
        facts = (f"{name}={fact}" for name, fact in getattr(record, "facts", {}).items())
        text = " ".join((str(record.msg), *facts))
        plain = logging.makeLogRecord({**vars(record), "msg": text, "args": None, "exc_text": None})
        return super().format(plain)


def _causes(error: BaseException) -> list[str]:
    cause = error.__cause__ or error.__context__
    if cause is None:
        return []
    return [*_causes(cause), *_steps(cause.__traceback__), type(cause).__qualname__, "led to"]


def _steps(trace: TracebackType | None) -> list[str]:
    steps = [
        f"  {_place(frame.f_code.co_filename)}:{line} {frame.f_code.co_name}"
        for frame, line in walk_tb(trace)
    ]
    return steps[-MOST_STEPS:]


def _place(file: str) -> str:
    """Return a file of the program without the folders above it: they may hold the user's name."""
    parts = Path(file).parts
    if PROGRAM in parts:
        return "/".join(parts[len(parts) - 1 - parts[::-1].index(PROGRAM) :])
    return "/".join(parts[-2:])


_FORMATTER = _NamelessFormatter("%(asctime)s %(levelname)s %(name)s %(message)s")


def keep_log(folder: Path) -> None:
    """Write the program's log in a folder from now on; a disk that takes none is no mistake."""
    logger = logging.getLogger(PROGRAM)
    if any(isinstance(handler, RotatingFileHandler) for handler in logger.handlers):
        return
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        handler = _QuietHandler(
            folder / FILE, maxBytes=MOST_BYTES, backupCount=MOST_FILES - 1, encoding="utf-8"
        )
        handler.setFormatter(_FORMATTER)
        logger.addHandler(handler)
        logger.setLevel(logger.level or logging.INFO)
        logger.info(f"Whist TD {__version__} · {platform.system()} · {platform.python_version()}")  # noqa: G004 - holes are never filled


def show_log() -> None:
    """Write the log on standard error too, from now on, with all that is of use in a search."""
    logger = logging.getLogger(PROGRAM)
    logger.setLevel(logging.DEBUG)
    if sys.stderr is not None:  # a window of Windows has none
        handler = _ShownHandler(sys.stderr)
        handler.setFormatter(_FORMATTER)
        logger.addHandler(handler)


class _QuietHandler(RotatingFileHandler):
    """A disk that is full must not turn one mistake into two."""

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        """Let it be."""


class _ShownHandler(logging.StreamHandler[TextIO]):
    """The log as a maintainer sees it."""


def end_log() -> None:
    """Close the log."""
    logger = logging.getLogger(PROGRAM)
    logger.setLevel(logging.NOTSET)
    own = (_QuietHandler, _ShownHandler)
    for handler in [each for each in logger.handlers if isinstance(each, own)]:
        logger.removeHandler(handler)
        handler.close()

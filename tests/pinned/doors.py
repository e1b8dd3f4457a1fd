"""All that is known here of the program's inside: how one gets in, and its clock and chance."""

import datetime as times
import io
import random
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from pathlib import Path

import platformdirs

import whist_td
from whist_td import bootstrap

EVENING = times.datetime(2026, 11, 21, 20, 47, tzinfo=times.UTC)
SEED = 48213
ROOT = Path(whist_td.__file__).parent
OLD_FILES = ROOT.parent / "tests" / "data"


class _Real(type):
    def __instancecheck__(cls, other: object) -> bool:
        return isinstance(other, times.datetime)


class _Evening(times.datetime, metaclass=_Real):
    """It stays the evening that is pinned, for whoever asks."""

    @classmethod
    def now(cls, tz: times.tzinfo | None = None) -> times.datetime:
        return EVENING.astimezone(tz) if tz else EVENING.replace(tzinfo=None)


def hold_still() -> None:
    """Let the program see no clock, no chance and no data folder but ours from now on."""
    for path in ROOT.rglob("*.py"):
        if "datetime.now(" in path.read_text(encoding="utf-8"):
            name = ".".join(("whist_td", *path.relative_to(ROOT).with_suffix("").parts))
            import_module(name).datetime = _Evening
    random.SystemRandom.randint = lambda *_bounds: SEED
    platformdirs.user_data_path = lambda *_names, **_options: Path("own")


def command(*words: object, given: str = "") -> str:
    """Return a request to the command line, with all that came of it."""
    arguments = [str(word) for word in words]
    output, errors, stdin = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(given)
    with redirect_stdout(output), redirect_stderr(errors):
        try:
            end = f"exit {bootstrap.run_command(arguments)}"
        except Exception as fault:  # noqa: BLE001 - a fault of the program is pinned as well
            end = f"{type(fault).__name__}: {fault}"
    sys.stdin = stdin
    asked = f"$ {' '.join(arguments)}\n" + (f"< {given!r}\n" if given else "")
    return f"{asked}{output.getvalue()}{errors.getvalue()}[{end}]\n"


def desktop(arguments: Sequence[str], drive: Callable[[], None]) -> None:
    """Open the window as the program does, and drive it instead of the director."""
    from PySide6.QtWidgets import QApplication

    def driven(*_: object) -> int:
        drive()
        return 0

    QApplication.exec = driven
    bootstrap.run_desktop(list(arguments))

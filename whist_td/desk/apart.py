"""Work done in a process of its own: the program starts itself once more, to do only that.

Pure Python holds the lock that every key needs, in whichever thread it runs.
"""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from whist_td import APART

Progress = Callable[[int, int], None]
"""Told how much is done of how much; it may stop the work by an exception of its own."""
_GLANCE = 0.02
"""Seconds after which it is asked once more whether the work is done, or is to be stopped."""
_NOT_TOLD = (pickle.PicklingError, AttributeError, TypeError)
"""What is raised by work that cannot be told to another process."""
_NO_ANSWER = (OSError, EOFError, pickle.UnpicklingError)
_FOLDER = "whist-td-"
"""How the name begins of a folder in which a question and its answer stand."""
_PACKAGE = Path(__file__).parents[2]


def no_progress(_done: int, _of: int) -> None:
    """Tell nobody how far it is."""


def this_program() -> tuple[list[str], Path | None]:
    """Return how this program is started once more, built or from its sources, and in which folder.

    Not in the folder it was started from: a stick could not be pulled, and nothing of Python's is
    to be found there.
    """
    is_built = getattr(sys, "frozen", False)
    command = [sys.executable] if is_built else [sys.executable, "-m", "whist_td"]
    return command, _PACKAGE if _PACKAGE.is_dir() else None


def left_apart(
    glance: Callable[[int], object], leave: Callable[..., object], *given: object
) -> tuple[int, bytes]:
    """Have a function of a module called in another process, with a path before what is given.

    Returns how that ended, and what it left at the path. `glance`, asked again and again with its
    number, may end it by an exception of its own.
    """
    with TemporaryDirectory(prefix=_FOLDER, ignore_cleanup_errors=True) as folder:
        question, answer = Path(folder) / "question", Path(folder) / "answer"
        question.write_bytes(pickle.dumps((leave, (answer, *given))))
        command, home = this_program()
        with subprocess.Popen(  # noqa: S603 - this program, without a shell
            [*command, APART, str(question)],
            cwd=home,
            stdin=subprocess.PIPE,  # nothing goes through it: it ends where who asks ends
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        ) as helper:
            try:
                while helper.poll() is None:
                    glance(helper.pid)
                    with suppress(subprocess.TimeoutExpired):
                        helper.wait(_GLANCE)
            finally:
                helper.kill()
            return helper.wait(), answer.read_bytes() if answer.exists() else b""


def work_apart(arguments: Sequence[str]) -> int:
    """Do the work as that other process."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.SetErrorMode(msvcrt.SEM_NOGPFAULTERRORBOX)  # no message of the system's own
    question = Path(arguments[0])
    Thread(target=_end_with_who_asks, args=(question.parent,), daemon=True).start()
    work, given = pickle.loads(question.read_bytes())  # noqa: S301 - we wrote it
    work(*given)
    return 0


def _end_with_who_asks(folder: Path) -> None:
    """End where the program is gone that would hear the answer: hold no file, and leave no name."""
    from shutil import rmtree

    with suppress(OSError):
        os.read(0, 1)
        if folder.name.startswith(_FOLDER):  # whatever a hand may have typed
            rmtree(folder, ignore_errors=True)
        os._exit(1)


def step_back() -> None:
    """Let everything else on this computer go first, from now on, in this process."""
    if sys.platform == "win32":
        import psutil

        psutil.Process().nice(psutil.IDLE_PRIORITY_CLASS)
    else:
        os.nice(_LAST)


_LAST = 19
"""How far back a process of Linux or macOS can step."""


class NoAnswerError(Exception):
    """The other process ended without an answer, or could not be told what to do."""


def answered_apart(progress: Progress, work: Callable[..., Any], *given: object) -> Any:  # noqa: ANN401 - what the work returns
    """Return what a function makes in another process; asked again and again, progress may end it.

    Raises `NoAnswerError` where it comes to nothing there.
    """
    try:
        _ending, answer = left_apart(lambda _helper: progress(0, 0), _leave, work, given)
        return pickle.loads(answer)  # noqa: S301 - our own process wrote it
    except (*_NOT_TOLD, *_NO_ANSWER) as error:
        raise NoAnswerError from error


def done_apart(progress: Progress, work: Callable[..., Any], *given: object) -> Any:  # noqa: ANN401 - what the work returns
    """Return what a function makes in another process, or here where it comes to nothing there.

    So whatever is wrong with it is told.
    """
    try:
        return answered_apart(progress, work, *given)
    except NoAnswerError:
        return work(*given)


def _leave(answer: Path, work: Callable[..., object], given: Sequence[object]) -> None:
    answer.write_bytes(pickle.dumps(work(*given)))

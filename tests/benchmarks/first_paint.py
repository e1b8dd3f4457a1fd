"""Run in a process of its own: show a window, print when it was first painted, and leave.

`python -m benchmarks.first_paint bare` shows an empty main window, `ours FILE` the program; `ready
FILE` waits until its start page takes keys, `openable FILE` until an event can be opened. The
clock starts with the process, so that imports count. The paint is heard of by the window itself:
a filter on the whole application would wrap every widget, which the program does not do.
"""

import os
import sys
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication, QMainWindow


def started() -> float:
    """Return when this process began, on the clock that never jumps."""
    fields = Path("/proc/self/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[19]) / os.sysconf("SC_CLK_TCK")


def tell(_window: object, _event: object) -> None:
    """Stand in for a window's `paintEvent`: say how long it took, how large it is, and end."""
    seconds = time.clock_gettime(time.CLOCK_MONOTONIC) - started()
    held = Path("/proc/self/status").read_text().partition("VmHWM:")[2].split()[0]
    print(seconds, 1000 * int(held), flush=True)
    os._exit(0)


class EmptyWindow(QMainWindow):
    """The least that PySide6 can show."""

    paintEvent = tell


def main() -> None:
    """Show the window that the arguments ask for."""
    if sys.argv[1] == "bare":
        app = QApplication([])
        window = EmptyWindow()
        window.resize(1366, 768)
        window.show()
        app.exec()
    from whist_td import bootstrap

    if sys.argv[1] == "openable":
        from whist_td.window.file_door import FileDoor

        FileDoor._read_panels = lambda *_how_far: tell(None, None)  # noqa: SLF001 - it is read ahead
    elif sys.argv[1] == "ready":
        bootstrap._say_ready = lambda: tell(None, None)  # noqa: SLF001 - instead of what it prints
    else:
        from whist_td.window.main_window import MainWindow

        MainWindow.paintEvent = tell
    bootstrap.run_desktop(sys.argv[2:], quits=sys.argv[1] == "ready")


if __name__ == "__main__":
    main()

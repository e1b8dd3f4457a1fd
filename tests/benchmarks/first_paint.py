"""Run in a process of its own: show a window, print when it was first painted, and leave.

`python -m benchmarks.first_paint bare` shows an empty main window, `ours FILE` the program; `ready
FILE` waits until its start page takes keys, `open FILE` until its newest event is painted. The
clock starts with the process, so that imports count. The paint is heard of by the window itself:
a filter on the whole application would wrap every widget, which the program does not do.
"""

import os
import sys
import time
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
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


def open_newest() -> None:
    """Have the newest event opened as soon as the list takes keys, and tell once it is painted."""
    from whist_td.window.file_door import FileDoor
    from whist_td.window.open_event import OpenEvent
    from whist_td.window.pages import WindowPages

    show_panel, show_events = OpenEvent.show, WindowPages.show_start

    def show(event: OpenEvent, name: str) -> None:
        show_panel(event, name)
        QApplication.activeWindow().repaint()
        tell(None, None)

    def show_start(pages: WindowPages) -> None:
        show_events(pages)
        newest = pages._place.club.file.events()[0].id  # noqa: SLF001 - as it is listed
        opened = partial(pages.open_event, newest)
        pages.started.connect(opened, Qt.ConnectionType.QueuedConnection)

    OpenEvent.show, WindowPages.show_start = show, show_start
    # The process that compares facts with journals would outlive this one, and disturb the next.
    FileDoor._compare = lambda _door: None  # noqa: SLF001


def main() -> None:
    """Show the window that the arguments ask for."""
    if sys.argv[1] == "bare":
        app = QApplication([])
        window = EmptyWindow()
        window.resize(1366, 768)
        window.show()
        app.exec()
    from whist_td import bootstrap

    if sys.argv[1] == "open":
        open_newest()
    elif sys.argv[1] == "ready":
        bootstrap._say_ready = lambda: tell(None, None)  # noqa: SLF001 - instead of what it prints
    else:
        from whist_td.window.main_window import MainWindow

        MainWindow.paintEvent = tell
    bootstrap.run_desktop(sys.argv[2:], quits=sys.argv[1] == "ready")


if __name__ == "__main__":
    main()

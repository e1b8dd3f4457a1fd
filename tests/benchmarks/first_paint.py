"""Run in a process of its own: show a window, print when it was first painted, and leave.

`python -m benchmarks.first_paint bare` shows an empty main window, `ours FILE` the program. The
clock starts with the process, so that imports count.
"""

import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QMainWindow


class FirstPaint(QObject):
    """Ends the process when a window has been painted."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take note of the first paint that reaches a widget."""
        if event.type() is QEvent.Type.Paint and watched.isWidgetType():
            print(time.clock_gettime(time.CLOCK_MONOTONIC) - started(), flush=True)
            os._exit(0)
        return False


def started() -> float:
    """Return when this process began, on the clock that never jumps."""
    fields = Path("/proc/self/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[19]) / os.sysconf("SC_CLK_TCK")


def until_painted(*_: object) -> int:
    """Stand in for Qt's event loop until the first paint."""
    application = QApplication.instance()
    watcher = FirstPaint()
    application.installEventFilter(watcher)
    while True:
        application.processEvents()


def main() -> None:
    """Show the window that the arguments ask for."""
    if sys.argv[1] == "bare":
        QApplication([])
        window = QMainWindow()
        window.resize(1366, 768)
        window.show()
        until_painted()
    QApplication.exec = until_painted
    from whist_td.bootstrap import run_desktop

    run_desktop(sys.argv[2:])


if __name__ == "__main__":
    main()

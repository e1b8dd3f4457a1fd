"""A mistake in the program: told calmly, with a report to copy; the evening goes on.

What Qt has to say goes into the log too, where it is shown (`--debug`).
"""

import re
import sys
import time
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from whist_td.kit.preferences import Preferences
from whist_td.words.words import words

QUIET_FOR = 3.0
"""Seconds in which the same mistake is not told again: a window that cannot be painted is painted
again as soon as the report is closed."""

_QUOTED = re.compile(r'"([^"]*)"')
_NAME_OF_A_WIDGET = re.compile(r"[a-z_]*")


def hear_qt() -> None:
    """Take Qt's warnings into the log where it is shown; elsewhere Qt writes them as ever."""
    import logging

    if logging.getLogger(__name__).isEnabledFor(logging.DEBUG):
        qInstallMessageHandler(_log_qt)


def _log_qt(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    import logging

    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }
    log = logging.getLogger("whist_td.qt")
    log.log(levels.get(kind, logging.ERROR), _QUOTED.sub(_without_names, text))


def _without_names(quoted: re.Match[str]) -> str:
    """Leave out what Qt quotes: it may be somebody's file; the name of a widget is none."""
    return quoted[0] if _NAME_OF_A_WIDGET.fullmatch(quoted[1]) else '"…"'


class FaultWatch(QObject):
    """Hears of every exception that nobody caught, in slots and in what Qt calls, too."""

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._is_telling = False
        self._last = ("", 0.0)

    def install(self) -> None:
        """Listen from now on."""
        sys.excepthook = self.hear

    def hear(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an exception and tell the director, unless a report is in sight already."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            QApplication.quit()
            return
        import logging  # Read only once something went wrong: the start does without.
        import traceback

        logging.getLogger(__name__).error("A mistake in the program", exc_info=error)
        report = "".join(traceback.format_exception(kind, error, trace))
        if not self._is_telling and not self._is_fresh(report):
            self._tell(report)

    def _is_fresh(self, report: str) -> bool:
        told, when = self._last
        return told == report and time.monotonic() - when < QUIET_FOR

    def _tell(self, report: str) -> None:
        from whist_td.window.fault_report import FaultReport

        self._is_telling = True
        try:
            language = words(self._preferences.language)
            FaultReport(report, language, QApplication.activeWindow()).exec()
        finally:
            self._is_telling = False
            self._last = (report, time.monotonic())

"""A mistake in the program: told calmly, with a report to copy; the evening goes on.

What Qt has to say goes into the log too, where it is shown (`--debug`).
"""

import platform
import re
import sys
import time
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler, qVersion
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QWidget

import whist_td
from whist_td.kit.aim import answer_to
from whist_td.kit.parts import button, column, row
from whist_td.kit.preferences import Preferences
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.words.words import Words, words


class FaultReport(QDialog):
    """Says first what matters, then offers the report to copy, and lets the director go on."""

    def __init__(self, report: str, words: Words, parent: QWidget | None, saying: str) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setObjectName("faultReport")
        self.setWindowTitle(_("Everything entered is safe"))
        self._heading = labelled(self.windowTitle(), "title", self)
        self._text = labelled(
            saying
            or _(
                "The program made a mistake and did not finish what you just asked for. "
                "Everything entered before is on the disk. You can go on; if it happens again, "
                "close the program and open it again: nothing is lost."
            ),
            "body",
            self,
        )
        self._report = QPlainTextEdit(f"{machine()}\n\n{report}", self)
        self._copied = labelled("", "good", self)
        self._copy = button(_("Copy the report"), "copyReport", self)
        self._go_on = button(_("Go on"), "goOn", self, "primary")
        self._lay_out()
        self._copy.clicked.connect(self._copy_report)
        self._go_on.clicked.connect(self.accept)

    def _lay_out(self) -> None:
        _ = self._words
        self._report.setReadOnly(True)
        self._report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._report.setAccessibleName(_("The report for the authors of the program"))
        self._copy.setAutoDefault(False)
        self._go_on.setDefault(True)
        buttons = row(self._copy, (self._copied, 1), self._go_on, spacing=2 * STEP)
        column(
            self._heading,
            self._text,
            labelled(self._report.accessibleName(), "small", self),
            (self._report, 1),
            buttons,
            inside=self,
            margins=(3 * STEP, 3 * STEP),
            spacing=2 * STEP,
        )
        self.resize(95 * STEP, 60 * STEP)
        self._go_on.setFocus()

    def _copy_report(self) -> None:
        _ = self._words
        QApplication.clipboard().setText(self._report.toPlainText())
        self._copied.setText(_("Copied. Paste it into a message to the authors of the program."))


def machine() -> str:
    """Say with what the report was made."""
    return (
        f"Whist TD {whist_td.__version__} · Python {platform.python_version()} · "
        f"Qt {qVersion()} · {platform.platform()}"
    )


FAULT = 1
"""The exit code of a mistake of the program that nobody is there to read."""
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

    def __init__(
        self, preferences: Preferences, parent: QObject, *, is_attended: bool = True
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._is_attended = is_attended
        """Whether somebody is there to read a report; else the first mistake ends the program."""
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
        if not self._is_attended:
            sys.__excepthook__(kind, error, trace)
            QApplication.exit(FAULT)
            return
        report = "".join(traceback.format_exception(kind, error, trace))
        last, when = self._last
        is_known = last == report and time.monotonic() - when < QUIET_FOR
        if not self._is_telling and not is_known:
            self._show(report, error)

    def _show(self, report: str, error: BaseException) -> None:
        self._is_telling = True
        try:
            from whist_td.desk.ports import ClubFileError  # As above: the start does without.
            from whist_td.words.messages import message

            language = words(self._preferences.language)
            # Where all that is wrong is the club file, this says what.
            saying = message(error, language) if isinstance(error, ClubFileError) else ""
            above = FaultReport(report, language, QApplication.activeWindow(), saying)
            answer_to(above)
        finally:
            self._is_telling = False
            self._last = (report, time.monotonic())

"""A mistake in the program: told calmly, the report can be copied, the evening goes on."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSettings, QTimer, qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from typing_extensions import override

from whist_td.desk.ports import FileGoneError
from whist_td.kit.preferences import Preferences
from whist_td.storage.fault_log import end_log, show_log
from whist_td.window.fault_watch import FaultReport, FaultWatch, hear_qt
from whist_td.words.words import Language


@pytest.fixture
def watch(qapp, tmp_path):
    preferences = Preferences(QSettings(str(tmp_path / "k.ini"), QSettings.Format.IniFormat))
    preferences.language = Language.ENGLISH
    return FaultWatch(preferences, qapp)


def a_fault():
    try:
        raise ZeroDivisionError("between two rounds")  # noqa: TRY301
    except ZeroDivisionError:
        return sys.exc_info()


class Reader(QObject):
    """Reads each report as it is shown, whatever an earlier test has left behind to press."""

    def __init__(self, press):
        super().__init__()
        self.press = press
        self.seen = []

    @override
    def eventFilter(self, part, event):
        if event.type() == QEvent.Type.Show and isinstance(part, FaultReport):
            self.seen.append("\n".join(label.text() for label in part.findChildren(QLabel)))
            QTimer.singleShot(0, part, lambda: self.answer(part))
        return False

    def answer(self, report):
        report.findChild(QPushButton, self.press).click()
        report.accept()


def told(watch, fault, press="goOn"):
    """Hear of a fault and press a button of each report; return what the reports said."""
    reader = Reader(press)
    QApplication.instance().installEventFilter(reader)
    watch.hear(*fault)
    QApplication.instance().removeEventFilter(reader)
    return reader.seen


def test_a_mistake_says_first_that_everything_entered_is_safe(watch, caplog):
    [report] = told(watch, a_fault())
    assert report.startswith("Everything entered is safe")
    assert "between two rounds" in caplog.text


def test_a_club_file_that_does_not_answer_is_no_mistake_of_the_program(watch):
    error = FileGoneError(Path("club.whist"))
    [report] = told(watch, (type(error), error, None))
    assert "club.whist is no longer in its place" in report
    assert "made a mistake" not in report


def test_the_report_can_be_copied(watch):
    told(watch, a_fault(), press="copyReport")
    assert "ZeroDivisionError: between two rounds" in QApplication.clipboard().text()


def test_the_same_mistake_again_at_once_is_only_logged(watch):
    fault = a_fault()
    told(watch, fault)
    assert told(watch, fault) == []


def test_it_hears_what_python_does_not_catch(watch, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    watch.install()
    assert sys.excepthook == watch.hear


@pytest.fixture
def handler():
    """Whoever heard Qt's warnings before the test."""

    def hear(*_: object) -> None:
        """Hear nothing."""

    before = qInstallMessageHandler(hear)
    yield hear
    qInstallMessageHandler(before)


@pytest.fixture
def log():
    """The log as no other test has begun it, nor finds it."""
    end_log()
    yield
    end_log()


@pytest.mark.usefixtures("handler", "log")
def test_qts_warnings_are_logged_where_the_log_is_shown(capsys):
    show_log()
    hear_qt()
    qWarning('QLabel "round_clock" of "/home/rita/club.whist" is too small')
    shown = capsys.readouterr().err
    assert 'WARNING whist_td.qt QLabel "round_clock" of "…" is too small' in shown


@pytest.mark.usefixtures("log")
def test_qts_warnings_go_where_they_went_where_the_log_is_not_shown(handler):
    hear_qt()
    assert qInstallMessageHandler(handler) is handler

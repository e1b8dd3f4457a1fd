"""What is typed into Play, and what it says."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.kit.strip import Question, Strip


def field(panel) -> QLineEdit:
    return panel.findChild(QLineEdit, "result")


def question(panel) -> Question | None:
    """Return what is asked above the line in which one types."""
    return next((each for each in panel.findChildren(Question) if each.isVisible()), None)


def press(panel, *keys):
    for key in keys:
        QTest.keyClick(question(panel) or field(panel), key)


def write(panel, text, *keys):
    QTest.keyClicks(field(panel), text)
    press(panel, *keys)


def told(panel, name) -> str:
    return panel.findChild(QLabel, name).text()


def strip(panel) -> Strip | None:
    """Return the strip that stands above the boards, if one does."""
    return next((each for each in panel.findChildren(Strip) if not each.isHidden()), None)


def english(text):
    return outcome_of(text, Notation.ENGLISH)

"""What is typed into Play, and what it says."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from whist_td.kit.strip import Question


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

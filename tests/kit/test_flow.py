"""Rows that fold, and what stands in a layout."""

import gc

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QVBoxLayout, QWidget, QWidgetItem
from shiboken6 import getAllValidWrappers

from whist_td.kit.flow import StackingRow, WrappingRow, folded, parts_of

KINDS = [QVBoxLayout, QGridLayout, StackingRow, WrappingRow]


def kept():
    """Return how many places of a layout Python remembers."""
    gc.collect()
    return sum(isinstance(each, QWidgetItem) for each in getAllValidWrappers())


@pytest.mark.parametrize("kind", KINDS)
def test_parts_of_a_layout_are_found_in_their_order(qtbot, kind):
    page = QWidget()
    qtbot.addWidget(page)
    layout = kind(page)
    labels = [QLabel(str(number), page) for number in range(3)]
    for label in reversed(labels):
        layout.addWidget(label)
    parts = parts_of(layout)
    assert [part.widget() for part in parts.values()] == labels[::-1]
    assert list(parts) == [0, 1, 2]


def test_springs_and_rows_of_a_column_are_found_between_its_parts(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    column, row = QVBoxLayout(page), StackingRow()
    column.addWidget(QLabel(page))
    column.addSpacing(8)
    column.addLayout(row)
    assert parts_of(column)[1].minimumSize().height() == 8
    assert parts_of(column)[2].layout() is row


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_remembered_of_a_part_that_has_gone(qtbot, kind):
    """What Qt made next in its place of the memory ended the program when it went."""
    page = QWidget()
    qtbot.addWidget(page)
    layout, before = kind(page), kept()
    label = QLabel(page)
    layout.addWidget(label)
    page.show()
    parts_of(layout)
    label.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert kept() == before


def test_a_row_that_stands_at_the_right_stands_there_on_every_line(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    parts = [QLabel("Go to the entries", page), QLabel("Begin", page), QLabel("Go on", page)]
    folded(None, *parts, inside=page)
    page.resize(parts[0].sizeHint().width() + parts[1].sizeHint().width() + 10, 80)
    page.show()
    assert parts[2].y() > parts[1].y()
    assert parts[2].geometry().right() == parts[1].geometry().right()

"""A table to read: what changes is painted again, and its columns are measured once."""

import pytest
from PySide6.QtWidgets import QWidget

from whist_td.kit.text_table import Cell, Ink, TextColumn, TextTable, TextTableView

COLUMNS = (TextColumn("Points"), TextColumn("Player", is_words=True))
MANY = 400


def rows(more=0, count=MANY):
    return [(Cell(str(n + more), Ink.STRONG), Cell(f"Player {n}")) for n in range(count)]


@pytest.fixture
def table(qtbot):
    holder = QWidget()
    qtbot.addWidget(holder)
    made = TextTable(COLUMNS, holder)
    made.show_rows(rows())
    yield made
    holder.close()


class CountingView(TextTableView):
    arranged = 0

    def arrange(self):
        self.arranged += 1
        super().arrange()


@pytest.fixture
def view(qtbot, table):
    parent = QWidget()
    qtbot.addWidget(parent)
    yield CountingView(table, "table", parent)
    parent.close()


def test_hundreds_of_rows_that_change_are_measured_once(view, table):
    before = view.arranged
    table.show_rows(rows(more=1000))
    assert view.arranged == before + 1


def test_rows_that_stay_as_they_are_are_not_measured_at_all(view, table):
    before = view.arranged
    table.show_rows(rows())
    assert view.arranged == before


def test_a_wider_figure_widens_its_column(view, table):
    view.arrange()
    before = view.columnWidth(0)
    table.show_rows(rows(more=1_000_000))
    assert view.columnWidth(0) > before


def test_only_what_differs_is_painted_again(table):
    told = []
    table.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    changed = rows()
    changed[7] = (Cell("99"), Cell("Player 7"))
    table.show_rows(changed)
    assert told == [(7, 7)]


def test_a_column_is_read_from_the_top(table):
    assert [cell.text for cell in table.cells(1)][:2] == ["Player 0", "Player 1"]

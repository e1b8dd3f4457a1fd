"""A table to read: what changes is painted again, and its columns are measured once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QWidget

from whist_td.kit import folding
from whist_td.kit.folding import FoldingRows, padding_in
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.words.listings import Cell, Column, ColumnKind, Ink

COLUMNS = (Column("Points"), Column("Player", kind=ColumnKind.WORDS))
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


def test_many_narrow_columns_go_no_further_than_the_table(view, table):
    """Qt makes no column narrower than a header's least: a bar came below 1, 2, 3, 4, 5."""
    figures = [Column(str(n), lambda row: row, kind=ColumnKind.FIGURE) for n in range(1, 6)]
    table.show_columns((Column("What", str, kind=ColumnKind.WORDS), *figures))
    table.show_rows([])
    view.resize(400, 200)
    view.show()
    view.parentWidget().show()
    view.arrange()
    assert view.horizontalScrollBar().maximum() == 0


def test_what_is_said_of_a_line_stands_below_its_name_where_it_has_no_room_beside(view, table):
    remark = Column("Remarks", kind=ColumnKind.WORDS, ink=Ink.QUIET)
    table.show_columns((Column("Total"), Column("Player", kind=ColumnKind.NAME), remark))
    table.show_rows([(Cell("24"), Cell("Anne Otis"), Cell("3rd after round 21, 24 to 26"))])
    view.resize(180, 400)
    view.parentWidget().show()
    view.show()
    view.arrange()
    view.findChild(FoldingRows).fold()
    assert view.isColumnHidden(2)
    assert view.rowHeight(0) >= 3 * view.fontMetrics().height()
    name = table.index(0, 1)
    assert name.data(Qt.ItemDataRole.AccessibleTextRole).endswith("24 to 26")
    view.resize(900, 400)
    view.arrange()
    assert not view.isColumnHidden(2)
    assert name.data(Qt.ItemDataRole.AccessibleTextRole) == "Anne Otis"


def test_only_what_differs_is_painted_again(table):
    told = []
    table.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    changed = rows()
    changed[7] = (Cell("99"), Cell("Player 7"))
    table.show_rows(changed)
    assert told == [(7, 7)]


def test_a_column_is_read_from_the_top(table):
    assert [cell.text for cell in table.cells(1)][:2] == ["Player 0", "Player 1"]


def test_what_nobody_has_takes_no_room(view, table):
    table.show_columns((*COLUMNS, Column("Referee", may_lack=True)))
    table.show_rows([(Cell("3"), Cell("Anne"), Cell(""))])
    assert view.isColumnHidden(2)
    table.show_rows([(Cell("3"), Cell("Anne"), Cell("−10"))])
    assert not view.isColumnHidden(2)


def test_what_may_yield_is_left_out_where_there_is_no_room_for_all(view, table):
    table.show_columns((*COLUMNS, Column("Category", may_yield=True)))
    table.show_rows([(Cell("3"), Cell("Anne"), Cell("Members"))])
    view.parentWidget().show()
    view.resize(600, 200)
    assert not view.isColumnHidden(2)
    view.resize(sum(map(view.columnWidth, (0, 2))), 200)
    assert view.isColumnHidden(2)
    assert not view.isColumnHidden(1)


def test_headings_take_two_lines_rather_than_more_width_than_there_is(view, table):
    table.show_columns((*COLUMNS, *[Column("Points of placement")] * 4))
    table.show_rows([(Cell("3"), Cell("Anne"), *[Cell("1")] * 4)])
    view.parentWidget().show()
    view.resize(2000, 200)
    assert table.headerData(2, Qt.Orientation.Horizontal) == "Points of placement"
    view.resize(600, 200)
    assert table.headerData(2, Qt.Orientation.Horizontal) == "Points of\nplacement"
    assert not view.horizontalScrollBar().isVisible()


def test_a_column_is_as_narrow_as_its_longest_word_before_one_goes_out_of_sight(view, table):
    """Copies, at the largest letters: what stood in the last column was never seen."""
    words = [Column(name, kind=ColumnKind.WORDS) for name in ("Made", "Holds", "Why", "Where")]
    table.show_columns(words)
    table.show_rows([tuple(map(Cell, ("Monday 3 May", "an evening " * 9, "asked for", "on it")))])
    view.parentWidget().show()
    view.resize(320, 200)
    assert view.horizontalScrollBar().maximum() == 0
    view.resize(120, 200)
    assert view.horizontalScrollBar().maximum() > 0


def test_a_name_that_finds_no_room_takes_a_second_line_in_the_letters_of_all(view, table):
    table.show_rows([(Cell("3"), Cell("Marie-Paule Lambert"))])
    needed = QFontMetrics(table.letters(Cell(""), 1)).horizontalAdvance("Marie-Paule Lambert")
    for part, lines in ((1.0, 1), (0.85, 2), (0.6, 2)):
        view.setColumnWidth(1, round(needed * part) + padding_in(view))
        view.findChild(FoldingRows).fold()
        assert (view.rowHeight(0) > view.verticalHeader().defaultSectionSize()) == (lines > 1)
        option = QStyleOptionViewItem()
        view.itemDelegate().initStyleOption(option, table.index(0, 1))
        assert option.font.stretch() in (0, 100)


def test_a_list_beside_what_is_chosen_cuts_no_name_however_large_the_letters(view, table):
    table.show_rows([(Cell(str(n)), Cell("Jean-Claude Dufrasne")) for n in range(MANY)])
    view.setFixedWidth(80)
    view.shows_all = True
    view.parent().show()
    QApplication.processEvents()
    view.resize(view.minimumSize())
    assert view.horizontalHeader().length() <= view.viewport().width()


def test_the_rows_of_a_hidden_table_are_measured_once_it_is_shown(qtbot, monkeypatch):
    measured = []
    monkeypatch.setattr(folding, "_excess", lambda text, *_given: measured.append(text) or 0)
    table = TextTable((Column("Name", kind=ColumnKind.WORDS),))
    view = TextTableView(table, "names", None)
    qtbot.addWidget(view)
    view.resize(150, 200)
    anne, paul, luc = (f"{name} van den Bossche" for name in ("Anne", "Paul", "Luc"))
    table.show_rows(((Cell(anne),), (Cell(paul),)))
    QApplication.processEvents()
    assert measured == []
    view.show()
    qtbot.waitUntil(lambda: measured == [anne, paul])
    table.show_rows(((Cell(anne),), (Cell(luc),)))
    qtbot.waitUntil(lambda: measured[2:] == [luc])
    view.resize(view.width(), view.height() + 40)
    for _ in range(3):
        QApplication.processEvents()
    assert len(measured) == 3, "no column is another"
    view.resize(view.width() + 10, view.height())
    qtbot.waitUntil(lambda: measured[3:] == [anne, luc])
    view.resize(600, view.height())
    for _ in range(3):
        QApplication.processEvents()
    assert len(measured) == 5, "whatever stands in the column has room on one line"

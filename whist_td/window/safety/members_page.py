"""Everybody ever entered: who wants initials in the room, and who is to be forgotten."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QLineEdit, QTableView, QWidget
from typing_extensions import override

from whist_td.core.names import folded, plain
from whist_td.desk.club import Club
from whist_td.desk.members import initials
from whist_td.kit.flow import StackingRow
from whist_td.kit.folding import FoldingRows
from whist_td.kit.parts import button, column, page, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, Ink, RowDelegate, TextColumn, TextTable
from whist_td.kit.theme import labelled, named, plain_table
from whist_td.stages.formats import Beside
from whist_td.window.safety.member_card import MemberCard
from whist_td.window.safety.side_page import SidePage
from whist_td.words.words import Words

_LEAST_LETTERS = 12
"""A column is never narrower than so many letters."""

NAME, SHOWN = 0, 1


class MembersPage(SidePage):
    """A list to find somebody in, and what is asked of the program about them."""

    guide = Beside.MEMBERS

    def __init__(self, club: Club, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("membersPage")
        self._club = club
        self._words = words
        self._names: tuple[str, ...] = ()
        _ = words
        self._find = named(QLineEdit(self), "findMember")
        self._count = labelled("", "small", self)
        self._model = TextTable(_columns(_), self)
        self._found = FoundMembers(self)
        self._view = named(QTableView(self), "members")
        self._card = MemberCard(club, words, self)
        self._back = button(_("Back"), "backFromMembers", self, sign="back")
        self._lay_out()
        self._dress_table()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        _ = self._words
        intro = _(
            "Everybody who was ever entered in this club file. Anyone may ask to be shown by "
            "initials only in the room and on the web page, or to be forgotten for good."
        )
        self._find.setPlaceholderText(_("Type a part of the name"))
        self._find.setAccessibleName(_("Find a member"))
        self._find.setClearButtonEnabled(True)
        self._count.setWordWrap(False)
        head = row(labelled(_("Members"), "title", self), None, self._back)
        both = StackingRow(spacing=3 * STEP)
        both.addLayout(column(self._find, self._count, self._view), 5)
        beside = named(QWidget(self), "memberBeside")
        column(self._card, None, inside=beside)
        both.addWidget(scrolled(beside, self, _("Members")), 6)
        page(self, head, labelled(intro, "quiet", self), STEP, (both, 1))

    def _dress_table(self) -> None:
        _, view = self._words, self._view
        self._found.setSourceModel(self._model)
        view.setModel(self._found)
        view.setAccessibleName(_("Members"))
        view.setItemDelegate(RowDelegate(view))
        plain_table(view)
        view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        view.setTabKeyNavigation(False)
        FoldingRows(view, self._share_width, lambda: view.fontMetrics().height() + 2 * STEP)
        header = view.horizontalHeader()
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(SHOWN, QHeaderView.ResizeMode.ResizeToContents)

    def _share_width(self) -> None:
        least = self._view.fontMetrics().averageCharWidth() * _LEAST_LETTERS
        header, bar = self._view.horizontalHeader(), self._view.verticalScrollBar()
        header.setMinimumSectionSize(least)
        figures = max(least, header.sectionSizeHint(SHOWN)) + bar.sizeHint().width()
        self._view.setMinimumWidth(least + figures + STEP)

    def _connect(self) -> None:
        self._back.clicked.connect(self.left)
        self._find.textChanged.connect(self._look_for)
        self._view.selectionModel().currentRowChanged.connect(self._show_chosen)
        self._card.shown_otherwise.connect(self._show_otherwise)
        self._card.forgotten.connect(self._take_forgotten)
        self._card.announced.connect(self.announced)

    @override
    def take_focus(self) -> None:
        """Put the keys where a name is typed."""
        self._find.setFocus()

    def refresh(self, chosen: int = 0) -> None:
        """Show everybody as the file has them now."""
        self._names = tuple(self._club.file.names())
        discreet = {folded(name) for name in self._club.file.members.discreet()}
        self._model.show_rows(_rows(self._names, discreet))
        self._look_for(self._find.text())
        if chosen:
            self._view.selectRow(min(chosen, self._found.rowCount() - 1))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the list with the arrows while the name is being typed."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if steps is None or not self._find.hasFocus():
            super().keyPressEvent(event)
            return
        place = self._view.currentIndex().row() + steps
        self._view.selectRow(max(0, min(place, self._found.rowCount() - 1)))

    def _look_for(self, typed: str) -> None:
        _ = self._words
        self._found.look_for(typed)
        shown, total = self._found.rowCount(), len(self._names)
        if shown == total:
            self._count.setText(_.plural("{n} person", "{n} people", total))
        elif shown:
            found = _.plural("{n} of {total} people", "{n} of {total} people", shown, total=total)
            self._count.setText(found)
        else:
            self._count.setText(_("No one by that name."))
        if not self._view.currentIndex().isValid() and shown:
            self._view.selectRow(0)
        self._show_chosen()

    def _chosen(self) -> str | None:
        index = self._found.mapToSource(self._view.currentIndex())
        return self._names[index.row()] if index.isValid() else None

    def _show_chosen(self, *_indexes: QModelIndex) -> None:
        self._card.show_member(self._chosen())

    def _show_otherwise(self) -> None:
        self.refresh(self._view.currentIndex().row())
        self.members_changed.emit()

    def _take_forgotten(self, done: str) -> None:
        self._find.clear()
        self.refresh()
        self.forgotten.emit(done)
        self.take_focus()


class FoundMembers(QSortFilterProxyModel):
    """Those in whose name every typed word stands, accents and case apart."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._typed: tuple[str, ...] = ()

    def look_for(self, typed: str) -> None:
        """Show those only whose name has what is typed."""
        self._typed = tuple(plain(typed).split())
        self.invalidate()

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: QModelIndex) -> bool:  # type: ignore[override]
        index = self.sourceModel().index(source_row, NAME)
        name = plain(str(index.data()))
        return all(word in name for word in self._typed)


def _columns(_: Words) -> tuple[TextColumn, ...]:
    return (TextColumn(_("Name"), is_words=True), TextColumn(_("In the room"), is_words=True))


def _rows(names: Sequence[str], discreet: set[str]) -> list[tuple[Cell, ...]]:
    return [
        (Cell(name), Cell(initials(name) if folded(name) in discreet else "", Ink.QUIET))
        for name in names
    ]

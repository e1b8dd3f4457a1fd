"""Asks which person is meant: found by typing, none is chosen before somebody chooses."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.rules.book import ClubBook
from whist_td.club.screens.answer import AnswerDialog
from whist_td.club.views.people import ListedPerson
from whist_td.club.words.people import about_person
from whist_td.desk.requests import Command
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, Ink, TextColumn, TextTable, TextTableView
from whist_td.kit.theme import named

_SIZE = (100, 66)
"""Width and height, in steps."""


class WhoDialog(AnswerDialog):
    """A list of people to choose from; what is done with the one chosen, `does` says."""

    def __init__(
        self,
        session: Session[ClubBook],
        says: tuple[str, str],
        people: Sequence[ListedPerson],
        does: Callable[[int], Command | str],
        parent: QWidget,
    ) -> None:
        _ = session.words
        super().__init__(session, says, _("This person"), parent)
        self._does = does
        self._people = self._found = tuple(people)
        self.setObjectName("who")
        self._find = named(QLineEdit(self), "findWho")
        self._find.setPlaceholderText(_("Type a part of the name"))
        self._find.setAccessibleName(_("Find a person"))
        about = TextColumn(_("Known"), is_words=True)
        self._model = TextTable((TextColumn(_("Name"), is_words=True), about), self)
        self._view = TextTableView(self._model, "whoList", self)
        self._view.setAccessibleName(self.windowTitle())
        self._lay_out((self._find, self._view), self._view)
        self.resize(_SIZE[0] * STEP, _SIZE[1] * STEP)
        self._find.textChanged.connect(self._look_for)
        self._view.selectionModel().currentRowChanged.connect(self._can_accept)
        self._look_for("")
        self._find.setFocus()

    def _look_for(self, typed: str) -> None:
        _ = self._session.words
        self._found = tuple(each for each in self._people if each.is_found(typed))
        self._view.setCurrentIndex(QModelIndex())
        self._model.show_rows(
            [
                (Cell(each.person.name), Cell(about_person(each, _), Ink.QUIET))
                for each in self._found
            ]
        )
        self._can_accept()

    def _can_accept(self, *_indexes: object) -> None:
        self._error.hide()  # It was about whoever was chosen before.
        self._accept.setEnabled(self._view.currentIndex().isValid())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the list with the arrows while a name is typed."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if steps is None or self.focusWidget() is not self._find:
            super().keyPressEvent(event)
            return
        place = self._view.currentIndex().row() + steps
        self._view.selectRow(max(0, min(place, len(self._found) - 1)))

    @override
    def _answer(self) -> Command | str:
        return self._does(self._found[self._view.currentIndex().row()].number)

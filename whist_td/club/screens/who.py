"""Which person is meant: found by typing, none is chosen before somebody chooses."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.views.people import ListedPerson
from whist_td.club.words.people import about_person
from whist_td.desk.requests import Command
from whist_td.kit.answer_dialog import Inquiry
from whist_td.kit.parts import column
from whist_td.kit.questions import Ask, Asking, Own
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import named
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.words import Words


def who_question(
    says: tuple[str, str],
    people: Sequence[ListedPerson],
    does: Callable[[int], Command | str],
    _: Words,
) -> Inquiry:
    """Ask which of some people it is; what is done with the one chosen, `does` says."""
    title, about = says

    def asks() -> Asking[Command | str | None]:
        listed = Own(lambda parent: _PeopleList(people, title, _, parent))
        chosen = _("Choose the person.")
        number = yield Ask("whoIsIt", title, None, listed, needed=chosen, is_plain=True)
        return does(number) if number else None

    return Inquiry("who", title, _("This person"), asks, about, waits=True, steps=100, tall=66)


class _PeopleList(QWidget):
    """A list of people to choose from, and a line to find them in it."""

    edited = Signal()

    def __init__(
        self, people: Sequence[ListedPerson], title: str, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._people = self._found = tuple(people)
        self._find = named(QLineEdit(self), "findWho", _("Find a person"))
        self._find.setPlaceholderText(_("Type part of the name"))
        about = Column(_("Known"), kind=ColumnKind.WORDS)
        self._model = TextTable((Column(_("Name"), kind=ColumnKind.WORDS), about), self)
        self._view = TextTableView(self._model, "whoList", self)
        self._view.setAccessibleName(title)
        column(self._find, (self._view, 1), inside=self)
        self.setFocusProxy(self._find)
        self._find.textChanged.connect(self._look_for)
        self._view.selectionModel().currentRowChanged.connect(self.edited)
        self._look_for("")

    @property
    def value(self) -> int | None:
        """The number of who is chosen."""
        place = self._view.currentIndex().row()
        return self._found[place].number if place >= 0 else None

    def show_value(self, value: int | None) -> None:
        """Show who is chosen."""
        numbers = [each.number for each in self._found]
        if value in numbers:
            self._view.selectRow(numbers.index(value))

    def _look_for(self, typed: str) -> None:
        self._found = tuple(each for each in self._people if each.is_found(typed))
        self._view.setCurrentIndex(QModelIndex())
        self._model.show_rows(
            [
                (Cell(each.person.name), Cell(about_person(each, self._words), Ink.QUIET))
                for each in self._found
            ]
        )
        self.edited.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the list with the arrows while a name is typed."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if steps is None or self.focusWidget() is not self._find:
            super().keyPressEvent(event)
            return
        place = self._view.currentIndex().row() + steps
        self._view.selectRow(max(0, min(place, len(self._found) - 1)))

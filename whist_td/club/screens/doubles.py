"""Pairs of people who may be one: none is chosen, and each answer can be undone."""

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.commands import MergePersons, TellApart
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.matching import Double, doubles
from whist_td.club.rules.persons import Apart
from whist_td.club.views.people import Events, listed_people
from whist_td.club.words.people import GRADES, events_text
from whist_td.desk.desk import Outcome
from whist_td.desk.requests import Command
from whist_td.kit.dialog_pages import PageAbove, page_foot
from whist_td.kit.parts import button, page
from whist_td.kit.session import Session
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled
from whist_td.words.listings import Cell, Column, ColumnKind, Ink


class DoublesPage(PageAbove):
    """Two names a line, and why they may be one person's."""

    def __init__(self, session: Session[ClubBook], events: Events, parent: QWidget) -> None:
        super().__init__(parent)
        _ = session.words
        self._session, self._events = session, events
        self._pairs: tuple[Double, ...] = ()
        self._summary = labelled("", "body", self)
        names = (
            Column(_("Name"), kind=ColumnKind.WORDS),
            Column(_("Other name"), kind=ColumnKind.WORDS),
        )
        self._model = TextTable((*names, Column(_("Alike"), kind=ColumnKind.WORDS)), self)
        self._view = TextTableView(self._model, "doublesList", self)
        self._view.setAccessibleName(_("Same person twice?"))
        self._error = labelled("", "error", self)
        self._first = button("", "keepFirst", self)
        self._second = button("", "keepSecond", self)
        self._two = button(_("They are two people"), "twoPeople", self)
        self._back = button(_("Back"), "doublesBack", self, sign="back")
        title = labelled(_("Same person twice?"), "title", self)
        foot = page_foot((self._first, self._second, self._two), self._back, self)
        page(self, title, self._summary, (self._view, 1), self._error, foot)
        self._connect()
        self._show()

    def _connect(self) -> None:
        self._first.clicked.connect(lambda: self._merge(is_swapped=False))
        self._second.clicked.connect(lambda: self._merge(is_swapped=True))
        self._two.clicked.connect(self._tell_apart)
        self._back.clicked.connect(self.left)
        self._view.selectionModel().currentRowChanged.connect(self._show_answers)
        self._session.changed.connect(self._show)

    @override
    def take_focus(self) -> None:
        """Put the keys in the list, on no line yet."""
        self._view.setFocus()

    def _show(self, _outcome: Outcome | None = None) -> None:
        _, book = self._session.words, self._session.facts
        self._pairs = doubles(book)
        summary = _.plural(
            "{n} pair of names may be one person. Choose a line, then answer. Ctrl+Z undoes.",
            "{n} pairs of names may be one person each. Choose a line, then answer. Ctrl+Z undoes.",
            len(self._pairs),
        )
        self._summary.setText(summary if self._pairs else _("No two names look like one person."))
        people = {each.number: each for each in listed_people(book, self._events)}
        self._model.show_rows(
            [
                (
                    *(
                        Cell(f"{people[n].person.name} ({events_text(people[n].events, _)})")
                        for n in (each.person, each.other)
                    ),
                    Cell(_(GRADES[each.grade]), Ink.QUIET),
                )
                for each in self._pairs
            ]
        )
        self._view.setCurrentIndex(QModelIndex())
        self._show_answers()

    @property
    def _pair(self) -> Double | None:
        place = self._view.currentIndex().row()
        return self._pairs[place] if 0 <= place < len(self._pairs) else None

    def _show_answers(self, *_indexes: QModelIndex) -> None:
        _, pair, persons = self._session.words, self._pair, self._session.facts.persons
        self._error.hide()
        for each in (self._first, self._second, self._two):
            each.setVisible(pair is not None)
        if pair is not None:
            keep = _("One person: {name}", name=persons[pair.person].name)
            self._first.setText(keep)
            self._second.setText(_("One person: {name}", name=persons[pair.other].name))

    def _merge(self, *, is_swapped: bool) -> None:
        pair = self._pair
        if pair is not None:
            both = (pair.other, pair.person) if is_swapped else (pair.person, pair.other)
            self._do(MergePersons(*both))

    def _tell_apart(self) -> None:
        if (pair := self._pair) is not None:
            self._do(TellApart(Apart(0, pair.person, pair.other)))

    def _do(self, command: Command) -> None:
        sentence = self._session.refusal(command)
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))
        self._view.setFocus()

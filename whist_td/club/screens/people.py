"""Everybody of the club: found by a part of the name."""

from PySide6.QtWidgets import QTableView, QWidget
from typing_extensions import override

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.people import live_persons
from whist_td.core.names import sort_key
from whist_td.desk.desk import Outcome
from whist_td.kit.parts import page
from whist_td.kit.session import FollowingPanel, Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, RowDelegate, TextColumn, TextTable
from whist_td.kit.theme import labelled, named, plain_table


class PeoplePanel(FollowingPanel):
    """The list of the club's people."""

    def __init__(self, session: Session[ClubBook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        _ = session.words
        self._model = TextTable((TextColumn(_("Name")), TextColumn(_("Category"))), self)
        self._view = named(QTableView(self), "people")
        self._view.setModel(self._model)
        self._view.setItemDelegate(RowDelegate(self._view))
        plain_table(self._view)
        page(self, labelled(_("People"), "title", self), STEP, (self._view, 1))
        self._follow(session)
        self._take_in(Outcome(None))

    @override
    def _take_in(self, outcome: Outcome) -> None:
        book = self._session.evening
        persons = sorted(live_persons(book), key=lambda person: sort_key(person.name))
        self._model.show_rows([(Cell(p.name), Cell(p.category)) for p in persons])

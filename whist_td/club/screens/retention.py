"""Who has long not come: looked at once a year, forgotten one by one or not at all."""

from dataclasses import replace
from datetime import date

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.commands import ChangeClub
from whist_td.club.rules.book import ClubBook
from whist_td.club.views.people import Events, ListedPerson, listed_people, long_not_come
from whist_td.club.words.people import evenings_text
from whist_td.kit.dialog_pages import PageAbove, page_foot
from whist_td.kit.fields import NumberField
from whist_td.kit.parts import button, page
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, TextColumn, TextTable, TextTableView
from whist_td.kit.theme import labelled, named
from whist_td.kit.typed_rows import tidied

_USUAL_YEARS = 5


class RetentionPage(PageAbove):
    """The people who were last there before so many years; nobody goes by himself."""

    chosen = Signal(int)
    """The number of somebody who is to be forgotten."""

    def __init__(self, session: Session[ClubBook], events: Events, parent: QWidget) -> None:
        super().__init__(parent)
        _ = session.words
        self._session, self._events = session, events
        self._gone: tuple[ListedPerson, ...] = ()
        settings = session.evening.settings
        self._years = named(NumberField(self), "retentionYears")
        self._years.setRange(1, 50)
        self._years.setValue(settings.retention_years or _USUAL_YEARS)
        self._responsible = named(QLineEdit(settings.responsible, self), "responsible")
        self._told = labelled("", "body", self)
        name, last = TextColumn(_("Name"), is_words=True), TextColumn(_("Last there"))
        self._model = TextTable((name, last, TextColumn(_("Events"))), self)
        self._view = TextTableView(self._model, "longNotCome", self)
        self._view.setAccessibleName(_("Who has long not come"))
        self._forget = button(_("Forget…"), "forgetGone", self, "danger")
        self._back = button(_("Back"), "retentionBack", self, sign="back")
        form = QFormLayout()
        form.setSpacing(STEP)
        form.addRow(_("Not there for so many years"), self._years)
        form.addRow(_("Who answers for personal information"), self._responsible)
        title = labelled(_("Who has long not come"), "title", self)
        foot = page_foot((self._forget,), self._back, self)
        page(self, title, form, self._told, (self._view, 1), None, foot)
        self._years.valueChanged.connect(self._show)
        self._view.selectionModel().currentRowChanged.connect(self._can_forget)
        self._forget.clicked.connect(self._choose)
        self._back.clicked.connect(self.left)
        self.left.connect(self._keep)
        self._show()

    @override
    def take_focus(self) -> None:
        """Put the keys on the years."""
        self._years.setFocus()

    def _show(self) -> None:
        _, today, years = self._session.words, self._session.desk.today, self._years.value()
        before = date(today.year - years, today.month, min(today.day, 28))
        people = listed_people(self._session.evening, self._events)
        self._gone = long_not_come(people, before)
        told = _.plural(
            "{n} person was last there before {date}. Nobody is forgotten by this page alone.",
            "{n} people were last there before {date}. Nobody is forgotten by this page alone.",
            len(self._gone),
            date=_.date(before),
        )
        self._told.setText(told if self._gone else _("Everybody has been there since then."))
        self._model.show_rows(
            [
                (Cell(p.person.name), Cell(str(p.last or "")), Cell(evenings_text(p.evenings, _)))
                for p in self._gone
            ]
        )
        for part in (self._view, self._forget):
            part.setVisible(bool(self._gone))
        self._view.setCurrentIndex(QModelIndex())
        self._can_forget()

    def _can_forget(self, *_indexes: QModelIndex) -> None:
        self._forget.setEnabled(self._view.currentIndex().isValid())

    def _choose(self) -> None:
        number = self._gone[self._view.currentIndex().row()].number
        self.left.emit()
        self.chosen.emit(number)

    def _keep(self) -> None:
        """Keep how many years, and who answers, where they are others."""
        settings = self._session.evening.settings
        responsible = tidied(self._responsible.text())
        years, usual = self._years.value(), settings.retention_years or _USUAL_YEARS
        wanted = settings.retention_years if years == usual else years
        kept = replace(settings, responsible=responsible, retention_years=wanted)
        if kept != settings:
            self._session.do(ChangeClub(kept))

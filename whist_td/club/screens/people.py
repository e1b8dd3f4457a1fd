"""Everybody of the club: found by a part of the name, with a page for each beside the list."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.rules.book import ClubBook
from whist_td.club.screens.adopting import AdoptingPage
from whist_td.club.screens.doubles import DoublesPage
from whist_td.club.screens.people_menu import PeopleMenu
from whist_td.club.screens.person_card import PersonCard
from whist_td.club.screens.person_form import person_question
from whist_td.club.screens.sheet_forms import ClubPrinter
from whist_td.club.views.held_events import names_at
from whist_td.club.views.people import ListedPerson, events_of, listed_people, names_of_nobody
from whist_td.club.words.listings import people_listing
from whist_td.club.words.season import damaged_events
from whist_td.desk.desk import Outcome
from whist_td.kit.answer_dialog import ask
from whist_td.kit.dialog_pages import made_above, open_above
from whist_td.kit.fields import LineField
from whist_td.kit.flow import StackingRow, folded
from whist_td.kit.following import FollowingPanel
from whist_td.kit.parts import Banner, button, column, page, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, named


class PeoplePanel(FollowingPanel):
    """The list of the club's people, and what is known of the one chosen."""

    forget_requested = Signal(object, str)
    """A `desk.ports.Bearer` who is to be forgotten, and what is told first about money."""
    SHOWN_HERE = ("persons", "seen", "apart", "settings")

    def __init__(self, session: Session[ClubBook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        _ = session.words
        self._events = events_of(session.file)
        self._named = [each for each in session.file.named() if each[0] in self._events]
        self._people: tuple[ListedPerson, ...] = ()
        self._found: tuple[ListedPerson, ...] = ()
        self._find = named(LineField(self), "findPerson")
        self._count = labelled("", "small", self)
        self._model = TextTable(parent=self)
        self._view = TextTableView(self._model, "people", self)
        self._card = PersonCard(session, self._events, self)
        self._damaged = named(labelled("", "warning", self), "damagedEvents")
        self._unlinked = Banner("adopt", self)
        self._alike = Banner("lookAlike", self)
        self._add = button(_("Add a person…"), "addPerson", self, "primary")
        printer = ClubPrinter(session, self)
        self._work = printer.line
        self._menu = PeopleMenu(session, self._events, printer, self)
        self._menu.add(_("Same person twice?"), "doubles", self._show_doubles)
        self._lay_out()
        self._connect()
        self._take_in(Outcome(None))

    def _lay_out(self) -> None:
        _ = self._session.words
        self._find.setPlaceholderText(_("Type part of the name"))
        self._find.setAccessibleName(_("Find a person"))
        self._find.setClearButtonEnabled(True)
        self._view.setAccessibleName(_("People"))
        ways = folded(None, self._menu, self._add)
        head = row(labelled(_("People"), "title", self), (ways, 1))
        both = StackingRow(spacing=3 * STEP)
        both.addLayout(column(self._find, self._count, (self._view, 1)), 5)
        beside = named(QWidget(self), "personBeside")
        column(self._card, None, inside=beside)
        both.addWidget(scrolled(beside, self, _("Person")), 6)
        page(self, head, self._damaged, self._unlinked, self._alike, STEP, (both, 1), self._work)

    def _connect(self) -> None:
        self._find.textChanged.connect(self._show_found)
        self._view.selectionModel().currentRowChanged.connect(self._show_chosen)
        self._model.modelReset.connect(self._show_chosen)
        self._unlinked.left.connect(self._adopt)
        self._alike.left.connect(self._show_doubles)
        self._add.clicked.connect(self._ask_new)
        self._menu.forget_requested.connect(self._card.ask_forgetting)
        self._card.forget_requested.connect(self.forget_requested)
        self._card.held.read.connect(self._show_damaged)
        self._follow(self._session)

    def take_focus(self) -> None:
        """Put the keys where a name is typed."""
        self._find.setFocus()

    @override
    def _take_in(self, outcome: Outcome) -> None:
        _, book = self._session.words, self._session.facts
        chosen = self._chosen
        self._people = listed_people(book, self._events)
        names = len(names_of_nobody(book, self._named))
        text = _.plural(
            "{n} name from past events is not yet linked to anyone in the club.",
            "{n} names from past events are not yet linked to anyone in the club.",
            names,
        )
        self._unlinked.say_of(names, text, _("Look at the names…"))
        alike = 0 if names else len(self._card.doubles)  # One thing after the other.
        text = _.plural(
            "{n} pair of names may be one person.",
            "{n} pairs of names may be one person each.",
            alike,
        )
        self._alike.say_of(alike, text, _("Look at the pairs…"))
        self._show_found(chosen=chosen.number if chosen else None)
        self._show_damaged()

    def _show_damaged(self) -> None:
        """Name the events that cannot be read, as far as they are known to be damaged."""
        _, unread = self._session.words, self._card.held.found_unread
        text = _.plural(
            "An event cannot be read, and is missing here: {events}. Go back to a copy, or "
            "recover what can be read.",
            "{n} events cannot be read, and are missing here: {events}. Go back to a copy, or "
            "recover what can be read.",
            len(unread),
            events=damaged_events(unread, _),
        )
        self._damaged.setText(text)
        self._damaged.setVisible(bool(unread))

    def _show_found(self, _typed: str = "", *, chosen: int | None = None) -> None:
        """Show whoever is meant by what is typed; who was chosen stays so."""
        _, typed = self._session.words, self._find.text()
        self._found = tuple(each for each in self._people if each.is_found(typed))
        self._model.show(people_listing(self._found, _))
        text = _.plural("{n} person", "{n} people", len(self._found))
        self._count.setText(text if self._found or not typed else _("No one by that name."))
        places = (n for n, each in enumerate(self._found) if each.number == chosen)
        before = self._view.currentIndex().row()
        self._choose(next(places, 0))
        if self._view.currentIndex().row() == before:  # else the table has said so
            self._show_chosen()

    def _choose(self, place: int) -> None:
        self._view.selectRow(max(0, min(place, len(self._found) - 1)))

    @property
    def _chosen(self) -> ListedPerson | None:
        place = self._view.currentIndex().row()
        return self._found[place] if 0 <= place < len(self._found) else None

    def _show_chosen(self, *_indexes: QModelIndex) -> None:
        self._card.show_person(self._chosen)
        self._menu.show_person(self._chosen)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the list with the arrows while a name is typed."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if steps is None or self.focusWidget() is not self._find:
            super().keyPressEvent(event)
        else:
            self._choose(self._view.currentIndex().row() + steps)

    def _ask_new(self) -> None:
        question = person_question(self._session, None, self._find.text().strip())
        ask(self._session, question, self).accepted.connect(self._go_to_newest)

    def _go_to_newest(self) -> None:
        newest = max(self._session.facts.persons)
        self._find.clear()
        self._show_found(chosen=newest)

    def _adopt(self) -> None:
        _ = self._session.words
        above = made_above("adopting", _("Names of past events"), self)
        named = names_at(self._session.file)
        open_above(above, AdoptingPage(self._session, named, self._events, above), undoes=True)

    def _show_doubles(self) -> None:
        _ = self._session.words
        above = made_above("doublesAbove", _("Same person twice?"), self)
        open_above(above, DoublesPage(self._session, self._events, above), undoes=True)

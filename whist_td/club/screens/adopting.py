"""Names of past events: whom each means is shown before it is linked, and the rest is asked."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.commands import AdoptSpellings, LinkSpellings
from whist_td.club.rules.book import ClubBook, next_number
from whist_td.club.rules.matching import (
    AdoptedName,
    Adoption,
    NamedAt,
    adoption,
    asked_people,
)
from whist_td.club.rules.people import live_persons
from whist_td.club.rules.persons import Spelling
from whist_td.club.screens.answer import AnswerDialog
from whist_td.club.screens.who import WhoDialog
from whist_td.club.views.people import Events, listed_people
from whist_td.core.players import distinct_names
from whist_td.desk.desk import Outcome
from whist_td.desk.requests import Command
from whist_td.kit.dialog_pages import PageAbove, open_dialog, page_foot
from whist_td.kit.parts import button, page
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, Ink, TextColumn, TextTable, TextTableView
from whist_td.kit.theme import labelled, named
from whist_td.kit.typed_rows import tidied
from whist_td.words.words import Words


class NamesakeDialog(AnswerDialog):
    """A name that is free is proposed; the club writes what it likes better."""

    def __init__(
        self,
        session: Session[ClubBook],
        name: str,
        does: Callable[[str], Command],
        parent: QWidget,
    ) -> None:
        _ = session.words
        title = _("A new person called {name}", name=name)
        about = _("Write what tells them from another of that name: père, fils, a nickname, 2.")
        super().__init__(session, (title, about), _("Enter this person"), parent)
        self._does = does
        self.setObjectName("namesake")
        taken = [person.name for person in live_persons(session.evening)]
        self._name = named(QLineEdit(distinct_names([(name, "")], taken)[0], self), "namesakeName")
        self._name.setAccessibleName(_("Name"))
        self._lay_out((self._name,))
        self._name.setFocus()

    @override
    def _answer(self) -> Command | str:
        name = tidied(self._name.text())
        return self._does(name) if name else self._session.words("Write the name.")


class AdoptingPage(PageAbove):
    """What one button would link; once it is done, the names about which somebody is asked."""

    def __init__(
        self, session: Session[ClubBook], named: Sequence[NamedAt], events: Events, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = session.words
        self._session, self._named, self._events = session, named, events
        self._waiting = Adoption()
        self._told = labelled("", "body", self)
        whom = TextColumn(_("In the club"), is_words=True)
        name = TextColumn(_("Name"), is_words=True)
        self._links = TextTable((name, whom, TextColumn(_("Events"))), self)
        self._links_view = TextTableView(self._links, "adopted", self)
        self._links_view.setAccessibleName(_("What is linked"))
        self._take = button("", "adoptAll", self, "primary")
        self._asked_told = labelled("", "heading", self)
        event = TextColumn(_("Event"), is_words=True)
        why = TextColumn(_("Why it is asked"), is_words=True)
        self._asked = TextTable((name, event, why), self)
        self._asked_view = TextTableView(self._asked, "asked", self)
        self._asked_view.setAccessibleName(_("What must be asked"))
        self._known = button(_("Somebody of the club…"), "askKnown", self)
        self._new = button(_("This is a new person…"), "askNew", self)
        self._back = button(_("Back"), "adoptBack", self, sign="back")
        self._lay_out()
        self._connect()
        self._show()

    def _lay_out(self) -> None:
        title = labelled(self._session.words("Names of past events"), "title", self)
        foot = page_foot((self._take, self._known, self._new), self._back, self)
        asked = (self._asked_told, (self._asked_view, 2))
        page(self, title, self._told, (self._links_view, 3), STEP, *asked, foot)

    def _connect(self) -> None:
        self._take.clicked.connect(self._adopt)
        self._known.clicked.connect(self._ask_who)
        self._new.clicked.connect(self._ask_name)
        self._back.clicked.connect(self.left)
        self._asked_view.selectionModel().currentRowChanged.connect(self._can_answer)
        self._session.changed.connect(self._show)

    @override
    def take_focus(self) -> None:
        """Put the keys on the one button, or on what is asked."""
        (self._take if self._take.isVisibleTo(self) else self._asked_view).setFocus()

    def _show(self, _outcome: Outcome | None = None) -> None:
        _ = self._session.words
        waiting = self._waiting = adoption(self._session.evening, self._named, is_all=True)
        links = self._by_person(waiting)
        self._told.setText(adoption_text(waiting, _))
        self._links.show_rows(links)
        self._links_view.setVisible(bool(links))
        self._take.setVisible(bool(links))
        self._take.setText(_.plural("Link {n} name", "Link {n} names", len(links)))
        self._asked.show_rows([self._asked_row(each) for each in waiting.asked])
        count = len(waiting.asked)
        later = _.plural("Afterwards, {n} name is asked", "Afterwards, {n} names are asked", count)
        now = _.plural("{n} name must be asked", "{n} names must be asked", count)
        self._asked_told.setText(later if links else now)
        self._asked_told.setVisible(bool(count))
        for part in (self._asked_view, self._known, self._new):  # Two lists have no room.
            part.setVisible(bool(count) and not links)
        self._asked_view.setCurrentIndex(QModelIndex())
        self._can_answer()

    def _by_person(self, waiting: Adoption) -> list[tuple[Cell, ...]]:
        """Return a row for each name that is linked, and whom it means."""
        _, persons, new = self._session.words, self._session.evening.persons, set(waiting.new)
        names = {each.person: each.text for each in reversed(waiting.links)}
        rows: list[tuple[Cell, ...]] = []
        for each in waiting.links:
            is_new = each.person in new and names[each.person] == each.text
            known = persons[each.person].name if each.person in persons else names[each.person]
            whom = Cell(_("new"), Ink.GOOD) if is_new else Cell(known, Ink.QUIET)
            rows.append((Cell(each.text), whom, Cell(str(len(each.events)))))
        return rows

    def _asked_row(self, asked: NamedAt) -> tuple[Cell, ...]:
        _, book = self._session.words, self._session.evening
        event = self._events[asked.spelling.event]
        people = ", ".join(book.persons[n].name for n in asked_people(book, asked.spelling))
        why = _("It may be {people}", people=people) if people else _("It is there twice")
        if (before := self._waiting.came.get(asked.spelling)) is not None:
            why = _("“{name}” stood there before", name=before.text)
        elif asked.spelling in self._waiting.came and not people:
            why = _("Other names stood there before")
        told = _("{name}, {date}", name=event.name, date=_.date(event.date))
        return Cell(asked.spelling.text), Cell(told), Cell(why, Ink.QUIET)

    def _can_answer(self, *_indexes: QModelIndex) -> None:
        for each in (self._known, self._new):
            each.setEnabled(self._asking is not None)

    @property
    def _asking(self) -> NamedAt | None:
        place = self._asked_view.currentIndex().row()
        return self._waiting.asked[place] if 0 <= place < len(self._waiting.asked) else None

    def _adopt(self) -> None:
        self._session.do(AdoptSpellings(self._waiting.links, tuple(self._session.discreet)))
        if self._waiting.asked:
            self._back.setFocus()
        else:
            self.left.emit()

    def _ask_who(self) -> None:
        asked, _ = self._asking, self._session.words
        if asked is None:
            return
        book, spelling = self._session.evening, asked.spelling
        instead = self._instead(spelling)
        likely = (*(book.who(book.seen[each]) for each in instead), *asked_people(book, spelling))
        people = [*listed_people(book, self._events)]
        people.sort(key=lambda p: likely.index(p.number) if p.number in likely else len(likely))
        event = self._events[spelling.event]
        title = _("Who was “{name}”?", name=spelling.text)
        told = _("{name}, {date}", name=event.name, date=_.date(event.date))
        open_dialog(
            WhoDialog(
                self._session,
                (title, told),
                people,
                lambda number: LinkSpellings(number, (spelling,), instead),
                self,
            )
        )

    def _instead(self, spelling: Spelling) -> tuple[Spelling, ...]:
        """Return the link in whose place a name came, if there is one."""
        before = self._waiting.came.get(spelling)
        return () if before is None else (before,)

    def _ask_name(self) -> None:
        asked = self._asking
        if asked is None:
            return
        spelling, book = asked.spelling, self._session.evening
        number = next_number(book.persons)

        def adopted(name: str) -> AdoptSpellings:
            before = "".join(each.text for each in self._instead(spelling))
            new = AdoptedName(spelling.text, number, (spelling.event,), name, before)
            return AdoptSpellings((new,))

        open_dialog(NamesakeDialog(self._session, spelling.text, adopted, self))


def adoption_text(waiting: Adoption, _: Words) -> str:
    """Say what one button links, and how many become people of the club."""
    if waiting.is_empty:
        return _("Every name that can be linked without asking is linked.")
    if not waiting.new:
        return _("They are people of the club already. Nothing of the events changes.")
    new = _.plural("{n} new person", "{n} new people", len(waiting.new))
    return _(
        "{new} come into the club’s list. Nothing of the events changes, and you can undo it.",
        new=new,
    )

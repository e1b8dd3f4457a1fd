"""Names of past events: whom each means is shown before it is linked, and the rest is asked."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.commands import AdoptSpellings, LinkSpellings
from whist_td.club.rules.book import ClubBook, next_number
from whist_td.club.rules.matching import (
    AdoptedName,
    Adoption,
    NamedAt,
    adopted_as,
    adoption,
    asked_people,
)
from whist_td.club.rules.people import live_persons
from whist_td.club.rules.persons import Spelling
from whist_td.club.screens.who import who_question
from whist_td.club.views.people import Events, listed_people
from whist_td.core.players import distinct_names
from whist_td.desk.desk import Outcome
from whist_td.desk.requests import Command
from whist_td.kit.answer_dialog import Inquiry, ask
from whist_td.kit.dialog_pages import PageAbove, page_foot
from whist_td.kit.parts import button, page
from whist_td.kit.questions import Ask, Asking
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.words import Words


def namesake_question(
    book: ClubBook, name: str, does: Callable[[str], Command], _: Words
) -> Inquiry:
    """Ask what a namesake is called: a free name is proposed; the club writes what it likes."""

    def asks() -> Asking[Command]:
        taken = [person.name for person in live_persons(book)]
        (free,) = distinct_names([(name, "")], taken)
        lacks = _("Write the name.")
        return does((yield Ask("namesakeName", _("Name"), free, needed=lacks, is_plain=True)))

    title = _("A new person called {name}", name=name)
    about = _(
        "Write what sets this person apart from another of the same name: père, fils, a "
        "nickname, 2."
    )
    return Inquiry("namesake", title, _("Enter this person"), asks, about)


class AdoptingPage(PageAbove):
    """What one button would link; once it is done, the names about which somebody is asked."""

    def __init__(
        self, session: Session[ClubBook], named: Sequence[NamedAt], events: Events, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = session.words
        self._session, self._named, self._events = session, named, events
        self._waiting = Adoption()
        self._summary = labelled("", "body", self)
        whom = Column(_("In the club"), kind=ColumnKind.WORDS)
        name = Column(_("Name"), kind=ColumnKind.WORDS)
        self._links = TextTable((name, whom, Column(_("Events"))), self)
        self._links_view = TextTableView(self._links, "adopted", self)
        self._links_view.setAccessibleName(_("What is linked"))
        self._take = button("", "adoptAll", self, "primary")
        self._doubtful_summary = labelled("", "heading", self)
        event = Column(_("Event"), kind=ColumnKind.WORDS)
        why = Column(_("Why it is asked"), kind=ColumnKind.WORDS)
        self._doubtful = TextTable((name, event, why), self)
        self._doubtful_view = TextTableView(self._doubtful, "asked", self)
        self._doubtful_view.setAccessibleName(_("Names that need an answer"))
        self._known = button(_("Somebody of the club…"), "askKnown", self)
        self._new = button(_("This is a new person…"), "askNew", self)
        self._back = button(_("Back"), "adoptBack", self, sign="back")
        self._lay_out()
        self._connect()
        self._show()

    def _lay_out(self) -> None:
        title = labelled(self._session.words("Names of past events"), "title", self)
        foot = page_foot((self._take, self._known, self._new), self._back, self)
        doubtful = (self._doubtful_summary, (self._doubtful_view, 2))
        page(self, title, self._summary, (self._links_view, 3), STEP, *doubtful, foot)

    def _connect(self) -> None:
        self._take.clicked.connect(self._adopt)
        self._known.clicked.connect(self._ask_who)
        self._new.clicked.connect(self._ask_name)
        self._back.clicked.connect(self.left)
        self._doubtful_view.selectionModel().currentRowChanged.connect(self._can_answer)
        self._session.changed.connect(self._show)

    @override
    def take_focus(self) -> None:
        """Put the keys on the one button, or on what is asked."""
        (self._take if self._take.isVisibleTo(self) else self._doubtful_view).setFocus()

    def _show(self, _outcome: Outcome | None = None) -> None:
        _ = self._session.words
        waiting = self._waiting = adoption(self._session.facts, self._named, is_all=True)
        # A row for each name that is linked, and whom it means
        new = Cell(self._session.words("new"), Ink.GOOD)
        links = [
            (Cell(each.text), Cell(name, Ink.QUIET) if name else new, Cell(str(len(each.events))))
            for each, name in adopted_as(self._session.facts, waiting)
        ]
        self._summary.setText(adoption_text(waiting, _))
        self._links.show_rows(links)
        self._links_view.setVisible(bool(links))
        self._take.setVisible(bool(links))
        self._take.setText(_.plural("Link {n} name", "Link {n} names", len(links)))
        self._doubtful.show_rows([self._doubtful_row(each) for each in waiting.doubtful])
        count = len(waiting.doubtful)
        later = _.plural(
            "Afterwards, {n} name needs an answer", "Afterwards, {n} names need an answer", count
        )
        now = _.plural("{n} name needs an answer", "{n} names need an answer", count)
        self._doubtful_summary.setText(later if links else now)
        self._doubtful_summary.setVisible(bool(count))
        for part in (self._doubtful_view, self._known, self._new):  # Two lists have no room.
            part.setVisible(bool(count) and not links)
        self._doubtful_view.setCurrentIndex(QModelIndex())
        self._can_answer()

    def _doubtful_row(self, doubtful: NamedAt) -> tuple[Cell, ...]:
        _, book = self._session.words, self._session.facts
        event = self._events[doubtful.spelling.event]
        people = ", ".join(book.persons[n].name for n in asked_people(book, doubtful.spelling))
        why = _("It may be {people}", people=people) if people else _("It is there twice")
        if (before := self._waiting.came.get(doubtful.spelling)) is not None:
            why = _("“{name}” stood there before", name=before.text)
        elif doubtful.spelling in self._waiting.came and not people:
            why = _("Other names stood there before")
        when = _("{name}, {date}", name=event.name, date=_.date(event.date))
        return Cell(doubtful.spelling.text), Cell(when), Cell(why, Ink.QUIET)

    def _can_answer(self, *_indexes: QModelIndex) -> None:
        for each in (self._known, self._new):
            each.setEnabled(self._asking is not None)

    @property
    def _asking(self) -> NamedAt | None:
        place = self._doubtful_view.currentIndex().row()
        return self._waiting.doubtful[place] if 0 <= place < len(self._waiting.doubtful) else None

    def _adopt(self) -> None:
        self._session.do(AdoptSpellings(self._waiting.links, tuple(self._session.discreet)))
        if self._waiting.doubtful:
            self._back.setFocus()
        else:
            self.left.emit()

    def _ask_who(self) -> None:
        doubtful, _ = self._asking, self._session.words
        if doubtful is None:
            return
        book, spelling = self._session.facts, doubtful.spelling
        instead = self._instead(spelling)
        likely = (*(book.who(book.seen[each]) for each in instead), *asked_people(book, spelling))
        people = [*listed_people(book, self._events)]
        people.sort(key=lambda p: likely.index(p.number) if p.number in likely else len(likely))
        event = self._events[spelling.event]
        title = _("Who was “{name}”?", name=spelling.text)
        when = _("{name}, {date}", name=event.name, date=_.date(event.date))
        question = who_question(
            (title, when), people, lambda number: LinkSpellings(number, (spelling,), instead), _
        )
        ask(self._session, question, self)

    def _instead(self, spelling: Spelling) -> tuple[Spelling, ...]:
        """Return the link in whose place a name came, if there is one."""
        before = self._waiting.came.get(spelling)
        return () if before is None else (before,)

    def _ask_name(self) -> None:
        doubtful = self._asking
        if doubtful is None:
            return
        spelling, book = doubtful.spelling, self._session.facts
        number = next_number(book.persons)

        def adopted(name: str) -> AdoptSpellings:
            before = "".join(each.text for each in self._instead(spelling))
            new = AdoptedName(spelling.text, number, (spelling.event,), name, before)
            return AdoptSpellings((new,))

        question = namesake_question(book, spelling.text, adopted, self._session.words)
        ask(self._session, question, self)


def adoption_text(waiting: Adoption, _: Words) -> str:
    """Say what one button links, and how many become people of the club."""
    if waiting.is_empty:
        return _("Every name that can be linked without asking is linked.")
    if not waiting.new:
        return _("They are already on the club’s list. Nothing changes in the events.")
    new = _.plural("{n} new person", "{n} new people", len(waiting.new))
    return _(
        "{new} join the club’s list. Nothing changes in the events, and you can undo this.",
        new=new,
    )

"""One person's page: what is known, the evenings over the years, and what can be done."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget
from typing_extensions import override

from whist_td.club.commands import ChangePerson, MergePersons, PartPersons
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balance
from whist_td.club.rules.matching import Double, doubles
from whist_td.club.rules.people import spellings_of
from whist_td.club.rules.persons import ConsentUse, Spelling
from whist_td.club.rules.spellings import Grade
from whist_td.club.screens.held import HeldEvents
from whist_td.club.screens.person_form import person_question
from whist_td.club.screens.who import who_question
from whist_td.club.views.held_events import events_with
from whist_td.club.views.people import Events, ListedPerson, listed_people, people_to_choose
from whist_td.club.views.record import PersonsEvent, bearer, best_event, partners_of, persons_event
from whist_td.club.words.people import (
    about_person,
    aliases_text,
    balance_text,
    best_text,
    partners_text,
    place_text,
)
from whist_td.core.names import folded
from whist_td.desk.members import initials
from whist_td.desk.requests import Command
from whist_td.kit.answer_dialog import Inquiry, ask
from whist_td.kit.dialog_pages import wrapped
from whist_td.kit.folding import FoldingTick
from whist_td.kit.parts import button, column
from whist_td.kit.questions import AnyOf, Ask, Asking, OneOf
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import colours, labelled, named
from whist_td.words.listings import Cell, Column, ColumnKind, rank_heading
from whist_td.words.words import short_date


def parting_question(session: Session[ClubBook], listed: ListedPerson, events: Events) -> Inquiry:
    """Ask which evenings are another's, and whose."""
    _ = session.words
    title = _("Which events belonged to someone else?")

    def spelled(spelling: Spelling) -> str:
        event = events[spelling.event]
        day = _.date(event.date)
        return _("{name} – {event}, {date}", name=spelling.text, event=event.name, date=day)

    def asks() -> Asking[Command]:
        lacks = _("Tick at least one event.")
        offered = AnyOf(
            [(spelled(each), each) for each in listed.spellings], lambda each: f"part-{each.event}"
        )
        ticked = yield Ask(
            "parted", title, (), offered, check=lambda t: "" if t else lacks, is_plain=True
        )
        people = session.facts.persons.values()
        merged = [(p.name, p.number) for p in people if p.merged_into == listed.number]
        others = [each for each in people_to_choose(session.facts) if each[1] != listed.number]
        whose = OneOf([(_("A new person"), None), *merged, *others])
        other, name = (yield Ask("partOther", _("They belonged to"), None, whose)), ""
        if other is None:
            first = ticked[0].text if ticked else ""
            name = yield Ask("partName", _("Name"), first, is_proposal=True)
        return PartPersons(listed.number, ticked, other, name)

    about = _("Tick the events that did not belong to {name}.", name=listed.person.name)
    return Inquiry("parting", title, _("Someone else’s events"), asks, about, steps=90)


_LINES = 4
"""The height, in lines of text."""
_DOTS = 40
"""With more evenings the dots would hide the line."""
_LEAST = 2
"""A line needs two places."""


class PlacesLine(QWidget):
    """A line through the places of a person, oldest at the left; the thin line is the middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shares: tuple[Fraction, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_places(self, shares: Sequence[Fraction], spoken: str) -> None:
        """Show places as shares of the field; `told` says the same for who does not see it."""
        self._shares = tuple(shares)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.setVisible(len(self._shares) >= _LEAST)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(30 * STEP, round(self.fontMetrics().height() * _LINES))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink = QPainter(self), colours(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(STEP, STEP, -STEP, -STEP)
        painter.setPen(QPen(QColor(ink.line), 1))
        for level in (room.top(), room.center().y(), room.bottom()):
            painter.drawLine(QPointF(room.left(), level), QPointF(room.right(), level))
        points = self._points(room)
        painter.setPen(QPen(QColor(ink.accent), 2.5))
        painter.drawPolyline(points)
        if len(points) <= _DOTS:
            painter.setBrush(QColor(ink.accent))
            painter.setPen(Qt.PenStyle.NoPen)
            for point in points:
                painter.drawEllipse(point, STEP / 2, STEP / 2)
        painter.end()

    def _points(self, room: QRectF) -> list[QPointF]:
        last = max(len(self._shares) - 1, 1)
        return [
            QPointF(
                room.left() + room.width() * place / last,
                room.bottom() - room.height() * float(share),
            )
            for place, share in enumerate(self._shares)
        ]


_LINES_SHOWN = 6
"""So many evenings are seen without scrolling."""


class PersonCard(QFrame):
    """What is known of the person chosen in the list."""

    # More than 15 methods: six show something of him, five ask what is to be done.

    forget_requested = Signal(object, str)

    def __init__(self, session: Session[ClubBook], events: Events, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("personCard")
        self.setProperty("role", "card")
        self._session, self._events = session, events
        self._listed: ListedPerson | None = None
        _ = session.words
        self._title = labelled("", "heading", self)
        self._about = labelled("", "quiet", self)
        self._aliases = labelled("", "body", self)
        self._alike = labelled("", "body", self)
        self._pairs: tuple[ClubBook, tuple[Double, ...]] = (ClubBook(), ())
        self._line = PlacesLine(self)
        self._best = labelled("", "body", self)
        self._partners = labelled("", "body", self)
        event = Column(_("Event"), kind=ColumnKind.WORDS, may_yield=True)
        rank = Column(rank_heading(_), may_lack=True)
        self._model = TextTable((Column(_("Date"), kind=ColumnKind.DAY), event, rank), self)
        self._table = TextTableView(self._model, "personEvenings", self)
        self._table.setAccessibleName(_("Events"))
        self._change = button(_("Change…"), "changePerson", self)
        self._merge = button(_("Same person as…"), "mergePerson", self)
        self._part = button(_("Separate names…"), "partPerson", self)
        self._initials = named(FoldingTick("", self), "showInitials")
        self._forget = button(_("Forget…"), "forgetPerson", self, "danger")
        self.held = HeldEvents(session, self)
        """The events of those who were looked at."""
        self._lay_out()
        self._connect()
        self.hide()

    def _lay_out(self) -> None:
        ways = wrapped((self._change, self._merge, self._part, self._forget), self)
        headings = (self._title, self._about, self._aliases, self._alike)
        years = (self._line, self._best, self._partners, self._table)
        column(
            *headings, ways, self._initials, STEP, *years, inside=self, margins=(3 * STEP, 2 * STEP)
        )

    def _connect(self) -> None:
        self.held.read.connect(self._show_events)
        self._change.clicked.connect(self._ask_change)
        self._merge.clicked.connect(self._ask_who)
        self._part.clicked.connect(self._ask_names)
        self._forget.clicked.connect(self._forget_chosen)
        self._initials.clicked.connect(self._show_otherwise)

    def show_person(self, listed: ListedPerson | None) -> None:
        """Show somebody, or nobody."""
        self._listed = listed
        self.setVisible(listed is not None)
        if listed is None:
            return
        _ = self._session.words
        self._title.setText(listed.person.name)
        self._about.setText(about_person(listed, _))
        self._aliases.setText(aliases_text(listed, _))
        self._aliases.setVisible(bool(listed.aliases))
        self._show_alike(listed)
        short = initials(listed.person.name)
        self._initials.setText(_("In the room and on the web page: {initials}", initials=short))
        discreet = {folded(name) for name in self._session.discreet}
        names = (listed.person.name, *listed.aliases)
        self._initials.setChecked(any(folded(name) in discreet for name in names))
        for part in (self._change, self._merge, self._part, self._initials, self._forget):
            part.setEnabled(not self._session.desk.is_read_only)
        self._part.setVisible(len(listed.spellings) > 1)
        self._show_events()

    @property
    def doubles(self) -> tuple[Double, ...]:
        """The pairs of persons who may be one: they are looked for once a book."""
        book = self._session.facts
        if self._pairs[0] is not book:
            self._pairs = (book, doubles(book))
        return self._pairs[1]

    def _doubles_of(self, number: int) -> Iterator[tuple[int, Grade]]:
        """Yield who may be this person, the likeliest first."""
        for each in self.doubles:
            if number in (each.person, each.other):
                yield each.other if each.person == number else each.person, each.grade

    def _show_alike(self, listed: ListedPerson) -> None:
        """Name who may be the same person by a name alike; what to do about it is a button."""
        _, persons = self._session.words, self._session.facts.persons
        found = self._doubles_of(listed.number)
        names = [persons[n].name for n, grade in found if grade.is_proposed_at_once]
        self._alike.setText(_("Perhaps the same person: {names}", names=", ".join(names)))
        self._alike.setVisible(bool(names))

    def _show_events(self) -> None:
        listed, _ = self._listed, self._session.words
        if listed is None:
            return
        numbers = listed.attended
        held = self.held.of(numbers)
        book = self._session.facts
        held_there = (persons_event(book, listed.number, each) for each in held)
        events = {each.event: each for each in held_there if each is not None}
        damaged = {each.event: each.name for each in self.held.unread(numbers)}
        shown = [self._row(n, events.get(n), is_damaged=n in damaged) for n in numbers]
        linked = events_with(book, listed.number) if damaged else set()
        for number in sorted((linked & {*damaged}) - {*numbers}):
            named_by = damaged[number] or _("Event {number}", number=number)
            shown.append((Cell(""), Cell(named_by), Cell(_("cannot be read: it is damaged"))))
        self._model.show_rows(shown)
        rows = max(1, min(len(numbers), _LINES_SHOWN)) + 1
        self._table.setFixedHeight(rows * (self.fontMetrics().height() + 2 * STEP) + 2 * STEP)
        self._table.setVisible(bool(numbers))
        self._show_best(sorted(events.values(), key=lambda each: (each.date, each.event)))

    def _row(self, number: int, held: PersonsEvent | None, *, is_damaged: bool) -> tuple[Cell, ...]:
        _, event = self._session.words, self._events[number]
        place = place_text(held, _) if held else ""
        place = _("cannot be read: it is damaged") if is_damaged else place
        return Cell(short_date(event.date, _)), Cell(event.name), Cell(place)

    def _show_best(self, events: list[PersonsEvent]) -> None:
        _ = self._session.words
        best = best_text(best_event(events), _)
        partners = partners_text(partners_of(events), _)
        for label, text in ((self._best, best), (self._partners, partners)):
            label.setText(text)
            label.setVisible(bool(text))
        shares = [each.share for each in events if each.share is not None]
        self._line.show_places(shares, _("The places over the years, the first at the top"))

    def _show_otherwise(self) -> None:
        """Keep with its day that the person does, or no longer does, want initials."""
        if self._listed is None:
            return
        wants = self._initials.isChecked()
        if not wants:  # Who asked before there were people of the club stands in a list apart.
            for name in (self._listed.person.name, *self._listed.aliases):
                self._session.file.members.be_named(name)
        person = self._listed.person.with_consent(
            ConsentUse.WEB, given=False if wants else None, today=self._session.desk.today
        )
        self._session.do(ChangePerson(person))

    def _forget_chosen(self) -> None:
        if self._listed is not None:
            self.ask_forgetting(self._listed.number)

    def ask_forgetting(self, number: int) -> None:
        """Have a person forgotten; what is owed, or paid ahead, is told first."""
        desk, file = self._session.desk, self._session.file
        who = bearer(desk.facts, desk.lines, number, file.named())
        owed = balance_text(balance(desk.facts, number), self._session.words)
        self.forget_requested.emit(who, owed)

    def _ask_change(self) -> None:
        if self._listed is not None:
            ask(self._session, person_question(self._session, self._listed.person), self)

    def _ask_who(self) -> None:
        """Ask which other person this one is; the likely ones stand first, none is chosen."""
        listed, _ = self._listed, self._session.words
        if listed is None:
            return
        book, number = self._session.facts, listed.number
        likely = [other for other, _grade in self._doubles_of(number)]
        others = [p for p in listed_people(book, self._events) if p.number != number]
        others.sort(key=lambda p: likely.index(p.number) if p.number in likely else len(likely))
        title = _("Which other person is also {name}?", name=listed.person.name)
        about = _(
            "All events of the other become those of {name}. You can undo this.",
            name=listed.person.name,
        )
        question = who_question(
            (title, about),
            others,
            lambda other: _merging(self._session, self._events, number, other),
            _,
        )
        ask(self._session, question, self)

    def _ask_names(self) -> None:
        if self._listed is not None:
            ask(self._session, parting_question(self._session, self._listed, self._events), self)


def _merging(session: Session[ClubBook], events: Events, person: int, other: int) -> Command | str:
    """Return what says that two are one; of two who were both at an event, which it was."""
    _, book, seen = session.words, session.facts, spellings_of(session.facts)
    at, others = ({each.event for each in seen.get(n, ())} for n in (person, other))
    event = events.get(min(at & others, default=0))
    if event is None:
        return MergePersons(person, other)
    return _(
        "{name} and {other} were both at “{event}”, {day}: they are two people. If not, correct "
        "the names of that event first.",
        name=book.persons[person].name,
        other=book.persons[other].name,
        event=event.name,
        day=_.date(event.date),
    )

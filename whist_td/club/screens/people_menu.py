"""What else can be done with people: lists taken in, records and pages made, a look once a year."""

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.commands import EnterPeople
from whist_td.club.paper.club_sheets import sheet_pdf
from whist_td.club.paper.person import PRIVACY, RECORD, PrivacySheet, RecordSheet
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.membership import check_particulars
from whist_td.club.rules.placement import UnreadEvent
from whist_td.club.screens.certificates import PickCertificates, of_person
from whist_td.club.screens.club_form import club_question
from whist_td.club.screens.held import HeldEvents
from whist_td.club.screens.sheet_forms import ClubPrinter
from whist_td.club.views.held_events import (
    YearRead,
    club_heading,
    club_name,
    events_with,
    read_events,
)
from whist_td.club.views.people import (
    PARTICULARS,
    Events,
    ListedPerson,
    ListReading,
    ToldPerson,
    has_month_first,
    listed_people,
    long_not_come,
)
from whist_td.club.views.record import person_record, persons_event
from whist_td.club.words.listings import gone_listing
from whist_td.club.words.people import SAID, name_for_file, told_beside, told_wrong
from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.core.held_events import HeldEvent
from whist_td.desk.ports import ClubFile
from whist_td.interchange.headings import spellings
from whist_td.interchange.read_apart import read_table
from whist_td.interchange.tables import Table, column_letters
from whist_td.kit.answer_dialog import ask
from whist_td.kit.dialog_pages import PageAbove, made_above, open_above, open_dialog, page_foot
from whist_td.kit.flow import folded
from whist_td.kit.folding import FoldingTick
from whist_td.kit.form import RowForm
from whist_td.kit.jobs import Progress
from whist_td.kit.parts import MenuButton, button, column, page, row
from whist_td.kit.questions import Ask, Asking, Number
from whist_td.kit.session import Session
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, named
from whist_td.players.rosters import (
    PlayerColumns,
    RosterPlayer,
    chosen_columns,
    has_player_names,
    player_columns,
    preview_players,
)
from whist_td.players.screens.entries_import import columns_in_order
from whist_td.stages.import_list import ColumnsRow, ImportListDialog, ImportWords, titled
from whist_td.stages.import_preview import ROW, ColumnsRead, ImportModel, ImportRow, RowVerdict
from whist_td.stages.papers_print import usual_size
from whist_td.stages.work_line import FileKind, file_name
from whist_td.words.file_messages import problem
from whist_td.words.messages import message
from whist_td.words.words import Words

_USUAL_YEARS = 5


class RetentionPage(PageAbove):
    """The people who were last there before so many years; nobody goes by himself.

    How many years the club keeps names is said where the club itself is; here one only looks.
    """

    chosen = Signal(int)
    """The number of somebody who is to be forgotten."""

    def __init__(self, session: Session[ClubBook], events: Events, parent: QWidget) -> None:
        super().__init__(parent)
        _ = session.words
        self._session, self._events = session, events
        self._gone: tuple[ListedPerson, ...] = ()
        self._form = RowForm(_, self)
        self._summary = labelled("", "body", self)
        self._model = TextTable(parent=self)
        self._view = TextTableView(self._model, "longNotCome", self)
        self._view.setAccessibleName(_("Not seen for a long time"))
        self._forget = button(_("Forget…"), "forgetGone", self, "danger")
        self._back = button(_("Back"), "retentionBack", self, sign="back")
        title = labelled(_("Not seen for a long time"), "title", self)
        foot = page_foot((self._forget,), self._back, self)
        page(self, title, row(self._form, None), self._summary, (self._view, 99), None, foot)
        self._form.ask(self._asks)
        self._form.edited.connect(self._show)
        self._view.selectionModel().currentRowChanged.connect(self._can_forget)
        self._forget.clicked.connect(self._choose)
        self._back.clicked.connect(self.left)
        self._show()

    @override
    def take_focus(self) -> None:
        """Put the keys on the years."""
        self._form.take_focus()

    def _asks(self) -> Asking[int]:
        _, usual = self._session.words, self._session.facts.settings.retention_years
        question = _("Absent for at least (years)")
        years = yield Ask("retentionYears", question, usual or _USUAL_YEARS, Number(1, 50))
        return int(years)

    def _show(self) -> None:
        _, today, years = self._session.words, self._session.desk.today, self._form.outcome
        before = date(today.year - years, today.month, min(today.day, 28))
        people = listed_people(self._session.facts, self._events)
        self._gone = long_not_come(people, before)
        summary = _.plural(
            "{n} person last came before {date}. Nobody is forgotten by this page alone.",
            "{n} people last came before {date}. Nobody is forgotten by this page alone.",
            len(self._gone),
            date=_.date(before),
        )
        self._summary.setText(summary if self._gone else _("Everybody has been there since then."))
        self._model.show(gone_listing(self._gone, _))
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


_HEADINGS = spellings(
    {
        "category": "category|membership|member type|status//categorie|categories|type|"
        "type de membre|statut",
        "contact": "contact|phone|phone number|telephone number|mobile|mobile phone|cell|"
        "cell phone|email|e mail|mail|email address|e mail address|address//coordonnees|telephone|"
        "tel|n de telephone|no de telephone|numero de telephone|portable|gsm|cellulaire|courriel|"
        "adresse courriel|adresse electronique|adresse e mail|adresse mail|adresse",
        "sort_name": "name in lists|sort name|sort key|sorted as//nom de tri|cle de tri|"
        "nom de classement",
        "joined": "joined|joined on|join date|date joined|member since|since//entree|"
        "entree au club|date d entree|adhesion|date d adhesion|inscrit le|date d inscription|"
        "membre depuis|depuis",
        "left": "left|left on|left the club|date left|leaving date//depart|depart du club|"
        "date de depart|sortie|date de sortie|parti le",
    }
)
_NAME = ROW + 1
_PLACES = {each: place for place, each in enumerate(PARTICULARS, start=_NAME + 1)}


@dataclass(frozen=True)
class PersonImportRow(ImportRow):
    """A row of the list, and whom it means."""

    described: ToldPerson


class PersonColumnsRow(ColumnsRow):
    """Where each thing about a person stands, and what becomes of what the club does not say."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        _ = words
        self._name = self._choice("columnName", _("Name"))
        self._rest = self._choice("columnRest", _("Rest of the name"))
        self._others = {each: self._choice(f"column-{each}", _(SAID[each])) for each in PARTICULARS}
        self._together: dict[str, tuple[int, ...]] = {}
        """The columns that are read as one, as long as their choice stays at the first."""
        self.creates = named(FoldingTick("", self), "createCategories")
        self.replaces = named(FoldingTick("", self), "listIsRight")
        self.replaces.setText(_("If they differ, use the list"))
        choices = {_("Name"): self._name, _("Rest of the name"): self._rest}
        choices |= {_(SAID[each]): choice for each, choice in self._others.items()}
        ways = (titled(what, choice, self) for what, choice in choices.items())
        self._ways = QWidget(self)
        folded(*ways, inside=self._ways)
        self._open = button(_("Columns…"), "importColumns", self)
        self._open.setAutoDefault(False)
        self._open.clicked.connect(lambda: self._show_ways(shows=True))
        column(self._ways, folded(self._open, self.creates, self.replaces), inside=self)
        for tick in (self.creates, self.replaces):
            tick.clicked.connect(self.edited)

    def _show_ways(self, *, shows: bool) -> None:
        self._ways.setVisible(shows)
        self._open.setVisible(not shows)

    def show_columns(self, table: Table, columns: PlayerColumns, *, is_sure: bool) -> None:
        """Offer the columns of a table, each thing where it is thought to stand.

        Where the headings say it, the choice stays folded: there is more to look at.
        """
        self._show_ways(shows=not is_sure)
        first, *rest = columns.names
        chosen = [(self._name, first, True), (self._rest, rest[0] if rest else None, False)]
        self._together = {each: found for each, found in columns.more.items() if len(found) > 1}
        for each, choice in self._others.items():
            chosen.append((choice, next(iter(columns.more.get(each, ())), None), False))
        self._offer(table, columns.heading_row, chosen)
        for each, found in self._together.items():
            choice = self._others[each]
            letters = " + ".join(map(column_letters, found))
            choice.setItemText(choice.currentIndex(), letters)

    def columns(self, table: Table) -> PlayerColumns:
        """Return the columns as chosen."""
        parts = (self._name.currentData(), self._rest.currentData())
        names = tuple(part for part in parts if part is not None)
        more = {each: self._columns_of(each) for each in PARTICULARS}
        return chosen_columns(table, self._heading_row, names, None, more=more)

    def _columns_of(self, each: str) -> tuple[int, ...]:
        at, together = self._others[each].currentData(), self._together.get(each, ())
        return together if at in together[:1] else (() if at is None else (at,))

    def ask(self, names: Sequence[str], *, is_other: bool) -> None:
        """Ask what the list leaves open: whether categories are made, and who is right."""
        _ = self._words
        question = _(
            "Make these categories too: {names} (an event costs nothing in them until their fees "
            "are set)",
            names=", ".join(names),
        )
        self.creates.setText(question)
        self.creates.setVisible(bool(names))
        self.replaces.setVisible(is_other)


class PeopleImportDialog(ImportListDialog):
    """Choose a file, see what it says of whom, put it right, enter the people."""

    PEOPLE = (_NAME,)

    def __init__(self, session: Session[ClubBook], parent: QWidget) -> None:
        _ = session.words
        words = ImportWords(
            _("Import a list of people"),
            _("One row for each person: the name and, if you like, category, contact and dates."),
            _("Enter the people"),
        )
        headings = (_("Row"), _("Name"), *(_(SAID[each]) for each in PARTICULARS))
        super().__init__(session, words, ImportModel(headings), _NAME, parent)

    @override
    def _made_columns(self) -> PersonColumnsRow:
        self._chosen = PersonColumnsRow(self._session.words, self)
        return self._chosen

    @override
    def _table_of(self, path: Path, progress: Progress) -> Table:
        return read_table(path, has_player_names, progress)

    @override
    def _show_columns(self, table: Table) -> None:
        found = player_columns(table, _HEADINGS)
        self._chosen.show_columns(table, found or columns_in_order(table), is_sure=bool(found))

    @override
    def _is_headed(self, table: Table) -> bool:
        return has_player_names(table)

    @override
    def _columns_read(self, table: Table) -> ColumnsRead:
        columns = self._chosen.columns(table)
        others = {place: columns.more[each] for each, place in _PLACES.items()}
        return ColumnsRead(columns.heading_row, {_NAME: columns.names, **others})

    @override
    def _entered(self) -> Collection[str]:
        return ()  # Who is there already is the same person.

    @override
    def _hide_columns(self, rows: Sequence[ImportRow]) -> None:
        for place in _PLACES.values():
            self._view.setColumnHidden(place, not (self._read and self._read.shown[place]))

    @override
    def _rows_of(self, table: Table) -> tuple[ImportRow, ...]:
        seen = preview_players(table, self._chosen.columns(table))
        dates = (each.more[field] for each in seen for field in ("joined", "left"))
        options, book = self._chosen, self._session.facts
        reading = ListReading(book, options.replaces.isChecked(), (), has_month_first(dates))
        unknown = reading.without_category(each.more["category"] for each in seen)
        if options.creates.isChecked():
            reading = replace(reading, new=unknown)
        first = dict[int, int]()
        rows = tuple(self._judged(each, reading, first) for each in seen)
        options.ask(unknown, is_other=any(row.described.other for row in rows))
        return rows

    def _judged(
        self, player: RosterPlayer, reading: ListReading, first: dict[int, int]
    ) -> PersonImportRow:
        _, person = self._session.words, reading.person_of(player.name, player.more)
        shown = {**player.more}
        for field in ("joined", "left"):
            if day := reading.day(field, player.more):
                shown[field] = day.isoformat()
        shown["category"] = reading.category(shown["category"]) or shown["category"]
        wrong = [
            _("Column {column}: {what}", column=error.column, what=problem(error, _))
            for error in player.problems
        ]
        wrong += told_wrong(player.name, player.more, person, _)
        if person.before and not wrong:
            number = first.setdefault(person.before.number, player.row)
            if number != player.row:
                same = _("Row {row} is also {name}.", row=number, name=person.before.name)
                wrong.append(same)
        try:
            check_particulars(reading.book, replace(person.person, category=""))
        except RuleError as error:
            wrong.append(message(error, _))
        remark = " ".join(wrong or told_beside(person, _, is_list_right=reading.replaces))
        is_open = bool(person.unknown) and not reading.new
        verdict = RowVerdict.GAP if is_open else RowVerdict.GOOD
        texts = (str(player.row), player.name, *(shown[each] for each in PARTICULARS))
        return PersonImportRow(texts, RowVerdict.BAD if wrong else verdict, remark, person)

    @override
    def _import_words(self, good: int) -> str:
        return self._session.words.plural("Enter {n} person", "Enter {n} people", good)

    @override
    def _say_what_comes(self, rows: Sequence[ImportRow]) -> None:
        _, news = self._session.words, self._news(rows)
        changed = sum(each.before is not None for each in news)
        does = self._import_words(len(news)) if news else self._words.nobody
        if changed == len(news) > 0:
            does = _.plural("Complete {n} person", "Complete {n} people", changed)
        elif changed:
            new = len(news) - changed
            does = _("Enter {new}, complete {changed}", new=new, changed=changed)
        bad = sum(row.verdict is RowVerdict.BAD for row in rows)
        nothing = _("Everybody is there already, and nothing is new.") if rows else ""
        self._foot.show_rows(len(news), bad, does, nothing)

    @staticmethod
    def _news(rows: Sequence[ImportRow]) -> list[ToldPerson]:
        read_people = (
            row.described
            for row in rows
            if isinstance(row, PersonImportRow) and row.verdict is not RowVerdict.BAD
        )
        return [each for each in read_people if each.is_news]

    @override
    def _carried_out(self, rows: Sequence[ImportRow]) -> str:
        news, known = self._news(rows), {c.name for c in self._session.facts.settings.categories}
        people = tuple(each.person for each in news)
        categories = dict.fromkeys(each.category for each in people if each.category)
        return self._session.refusal(
            EnterPeople(people, tuple(each for each in categories if each not in known))
        )


class PeopleMenu(MenuButton):
    """What is done with people now and then."""

    forget_requested = Signal(int)
    """The number of somebody who has long not come."""

    def __init__(
        self, session: Session[ClubBook], events: Events, printer: ClubPrinter, parent: QWidget
    ) -> None:
        _ = session.words
        super().__init__(_("More"), "peopleMenu", parent)
        self._session, self._events, self._printer = session, events, printer
        self._work = printer.line
        self._listed: ListedPerson | None = None
        self._held = HeldEvents(session, self)
        self.add(_("The club: name, picture…"), "clubPage", self._ask_club)
        self.add(_("Import a list…"), "importPeople", self._ask_list)
        self._paper = self.add("", "recordPdf", self._save_paper)
        self._plain = self.add("", "recordJson", self._save_plain)
        self._honours = self.add("", "personCertificates", self._ask_certificates)
        privacy = _("Page about privacy, to hang up (PDF)…")
        self.add(privacy, "privacyPdf", self._save_privacy)
        self.add(_("Not seen for a long time…"), "longGone", self._show_long_gone)

    def show_person(self, listed: ListedPerson | None) -> None:
        """Offer the record of somebody, or of nobody."""
        _, self._listed = self._session.words, listed
        name = listed.person.name if listed else ""
        self._paper.setText(_("Everything kept about {name} (PDF)…", name=name))
        self._plain.setText(_("Everything kept about {name} (JSON)…", name=name))
        self._honours.setText(_("Certificates of {name}…", name=name))
        for action in (self._paper, self._plain, self._honours):
            action.setVisible(listed is not None)

    def _ask_club(self) -> None:
        ask(self._session, club_question(self._session), self.window())

    def _ask_list(self) -> None:
        open_dialog(PeopleImportDialog(self._session, self))

    def _save(self, kind: FileKind, made: Callable[[Progress], bytes], *which: str) -> None:
        session = self._session
        details = Details(club_name(session.file, session.facts), session.desk.today)
        self._work.save(file_name(details, kind, *which), kind, made)

    @property
    def _headed(self) -> Callable[[], ClubBook]:
        """What returns the book under the heading of the club's sheets; called in a job."""
        session, file = self._session, self._session.file
        book, today = session.facts, session.desk.today
        return lambda: replace(book, details=club_heading(file, book, today))

    def _ask_certificates(self) -> None:
        if self._listed is not None:
            occasions = of_person(self._session, self._listed, self._held, self._printer.heading)
            if occasions:
                open_dialog(
                    PickCertificates(self._session, occasions, self._printer, self.window())
                )
            else:
                name, _ = self._listed.person.name, self._session.words
                sentence = _("{name} has played in no season yet, and has no prize.", name=name)
                self._session.refused.emit(sentence)

    def _save_paper(self) -> None:
        listed, _, size = self._listed, self._session.words, usual_size()
        if listed is None:
            return
        file, events, headed = self._session.file, self._events, self._headed
        today, whose = self._session.desk.today, name_for_file(self._session.facts, listed.number)

        def made(progress: Progress) -> bytes:
            book = headed()
            year = _held(file, book, listed.number, progress)
            occasions = (persons_event(book, listed.number, each) for each in year.held)
            held = [each for each in occasions if each is not None]
            about = (listed, events, held, year.unread)
            return sheet_pdf(RecordSheet(book, today, size, _(RECORD), *about), _)

        kind = FileKind(_(RECORD), ".pdf", _("PDF document"))
        self._save(kind, made, whose)

    def _save_plain(self) -> None:
        listed, _, book = self._listed, self._session.words, self._session.facts
        if listed is None:
            return
        file = self._session.file

        def made(progress: Progress) -> bytes:
            year = _held(file, book, listed.number, progress)
            record = person_record(book, listed, year.held, year.unread)
            return json.dumps(record, ensure_ascii=False, indent=2).encode()

        kind = FileKind(_(RECORD), ".json", _("Data for programs"))
        self._save(kind, made, name_for_file(book, listed.number))

    def _save_privacy(self) -> None:
        _, session, headed = self._session.words, self._session, self._headed
        today, size = session.desk.today, usual_size()
        title = _(PRIVACY)
        kind = FileKind(title, ".pdf", _("PDF document"))
        self._save(kind, lambda _done: sheet_pdf(PrivacySheet(headed(), today, size, title), _))

    def _show_long_gone(self) -> None:
        _ = self._session.words
        above = made_above("longGoneAbove", _("Not seen for a long time"), self)
        shown = RetentionPage(self._session, self._events, above)
        shown.chosen.connect(self.forget_requested)
        open_above(above, shown)


def _held(file: ClubFile, book: ClubBook, number: int, progress: Progress) -> YearRead:
    """Read the evenings of a person, in a job."""
    found = read_events(file, sorted(events_with(book, number), reverse=True), progress).values()
    held = (each for each in found if isinstance(each, HeldEvent) and not each.is_trial)
    return YearRead(tuple(held), unread=tuple(e for e in found if isinstance(e, UnreadEvent)))

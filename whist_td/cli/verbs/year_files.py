"""What a club holds in its hand of its year: sheets as PDF, workbooks, a season's web page.

Who prints a sheet does not read from the disk what makes workbooks, web pages and races.
"""

from argparse import Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from whist_td.cli.verbs.people import event_in, person_named
from whist_td.cli.verbs.season import season_in, standings_of
from whist_td.club.paper.certificate import Certificates, CertificateSize
from whist_td.club.paper.club_sheets import FinishedSheet, sheet_pdf
from whist_td.club.paper.person import PRIVACY, RECORD, PrivacySheet, RecordSheet
from whist_td.club.paper.receipt import RECEIPTS, Receipts, receipt_lines, receipts_of
from whist_td.club.paper.treasurer_sheets import (
    event_account,
    owing_account,
    period_account,
    persons_statement,
)
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.people import UnknownClubPersonError, spellings_of
from whist_td.club.rules.seasons import SeasonStandings
from whist_td.club.rules.spellings import is_nobody
from whist_td.club.views.held_events import club_heading, dated_in, held_at
from whist_td.club.views.parts import (
    NO_LINES,
    NO_NAMES,
    lines_of_days,
    lines_of_people,
    lines_of_receipts,
    lines_owing,
    lines_settling,
    read_sums,
)
from whist_td.club.views.people import events_of, listed
from whist_td.club.views.record import persons_event, with_names_beside
from whist_td.club.words.cash import event_told
from whist_td.club.words.prizes import CertificateKind, certificates_of
from whist_td.console.world import World, write_file
from whist_td.core.events import Details
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.club import Club
from whist_td.desk.journal import printed_sheets
from whist_td.desk.ports import Some
from whist_td.desk.request_errors import (
    ArgumentValueError,
    MissingArgumentError,
    NothingToPrintError,
    UnknownArgumentError,
)
from whist_td.desk.requests import AcceptPapers, NotePrinted
from whist_td.paper.undrawn import undrawn_sentence
from whist_td.words.labels import named_file
from whist_td.words.words import N_, Words, numbers_row

_PLACES = 3


@dataclass(frozen=True)
class _Year:
    """A request about the year of a club whose file is open."""

    request: Namespace
    club: Club
    today: date
    words: Words
    world: World
    verb: str = "print"
    of: str = ""
    """What is made; "": several things."""

    @cached_property
    def book(self) -> ClubBook:
        """The club's book, with the facts that what is made tells of."""
        file, needed = self.club.file, _NEEDED.get(self.of)
        book: ClubBook = self.club.read_book(some=needed(self) if needed else None)
        if self.of not in _WITHOUT_MONEY:
            read_sums(file, book, self.days[1] if self.of == "cash-period" else None)
        return book

    @cached_property
    def people(self) -> ClubBook:
        """The club's book with its people and seasons alone."""
        book: ClubBook = self.club.read_book("persons", "seasons")
        return book

    @cached_property
    def heading(self) -> Details:
        """The heading of what is made today."""
        return club_heading(self.club.file, self.book, self.today)

    @cached_property
    def names(self) -> Mapping[int, str]:
        """What events are called."""
        return {each.id: each.name for each in self.club.file.events()}

    @cached_property
    def standings(self) -> SeasonStandings:
        """The standings of the season asked for, or of the newest."""
        season = season_in(self.people, self.request.season)
        return standings_of(self.club, self.book, season, self.world)

    @property
    def person(self) -> int:
        """The person asked for."""
        if self.request.person is None:
            raise MissingArgumentError(self.verb, "--person", self.request.usage)
        return person_named(self.people, self.request.person)

    @property
    def event(self) -> tuple[int, str]:
        """The event asked for, or the newest, and how a sheet tells it."""
        number = event_in(self.request, self.club) or self.club.newest()
        return number, event_told(number, self.club.file.events(), self.words)

    @property
    def days(self) -> tuple[date, date]:
        """The period asked for: this year until today, where nothing is said."""
        end = self.request.end or max(self.today, self.request.start or self.today)
        return self.request.start or date(end.year, 1, 1), end


_WITHOUT_MONEY = {"season", "certificates", "privacy"}
"""What tells nothing of what anybody owes, or of what is in the box."""


def _season(year: _Year) -> FinishedSheet:
    from whist_td.club.paper.season_table import season_table

    size = year.request.size
    parts = (year.book, year.standings, year.names, year.heading, size, year.words)
    return season_table(*parts)


def _receipts(year: _Year) -> FinishedSheet:
    """Return receipts, all or some; those printed before are copies."""
    numbers = _numbers(year)
    noted = year.club.file.lines_of(BOOK_NUMBER, AcceptPapers, NotePrinted)
    printed = (printed_sheets(noted) or {}).get(RECEIPTS, {})
    before = frozenset(number for number in numbers if str(number) in printed)
    title, size = year.words("Receipts"), year.request.size
    return Receipts(year.book, year.heading, title, numbers, before, year.names, size)


def _numbers(year: _Year) -> tuple[int, ...]:
    """Return the receipts asked for: all, those named, or those of an event."""
    event, only = event_in(year.request, year.club), year.request.only
    known = sorted(receipt_lines(year.book) if event is None else receipts_of(year.book, event))
    if not known:
        raise NothingToPrintError("receipts")
    numbers = tuple(n for n in known if only is None or n in only)
    if not numbers:
        raise ArgumentValueError("--only", numbers_row(sorted(only or ())), numbers_row(known))
    return numbers


def _certificates(year: _Year) -> FinishedSheet:
    _, standings = year.words, year.standings
    kinds = {kind.name.lower(): kind for kind in CertificateKind}
    certificate = (
        next(iter(kinds)) if year.request.certificate is None else year.request.certificate
    )
    if certificate not in kinds:
        raise ArgumentValueError("--certificate", certificate, ", ".join(kinds))
    only = year.request.only
    if only is not None and kinds[certificate] is not CertificateKind.PLACES:
        raise UnknownArgumentError("print", "--only", year.request.usage)
    if year.of == "certificates" and year.request.event is not None:  # they are a season's
        raise UnknownArgumentError("print", "--event", year.request.usage)
    maker = certificates_of(year.book, standings, year.heading, _)
    if only is not None:
        maker = replace(maker, rows=tuple(row for row in maker.rows if row.rank in only))
    if year.request.person is not None:
        texts = maker.of_person(year.person)
    else:
        texts = maker.of(kinds[certificate], max(only or (_PLACES,)))
    if not texts:
        raise NothingToPrintError("certificates")
    size = CertificateSize(year.request.size.value)
    return Certificates(year.heading, _("Certificates"), tuple(texts), size)


def _record(year: _Year) -> FinishedSheet:
    book, person, file = year.book, year.person, year.club.file
    events = events_of(file)
    if is_nobody(book.persons[person].name):  # who was forgotten
        raise UnknownClubPersonError(person)
    year_read = held_at(file, book, person, events.values())
    year.world.damaged.extend(year_read.faults)
    book = with_names_beside(file, book, person, year_read.held)
    row = listed(book.persons[person], spellings_of(book).get(person, ()), events)
    held = [found for each in year_read.held if (found := persons_event(book, person, each))]
    about = (row, events, held, year_read.unread)
    return RecordSheet(book, year.today, year.request.size, year.words(RECORD), *about)


_OfYear = TypeVar("_OfYear")


def _cash_event(year: _Year, make: Callable[..., _OfYear]) -> _OfYear:
    return make(year.book, year.event, year.heading, year.request.size, year.words)


def _cash_person(year: _Year, make: Callable[..., _OfYear]) -> _OfYear:
    about = (year.book, year.person, year.names)
    return make(*about, year.heading, year.request.size, year.words)


PAPERS: Mapping[str, tuple[str, Callable[[_Year], FinishedSheet]]] = {
    "season": (N_("Season"), _season),
    "certificates": (N_("Certificates"), _certificates),
    "receipts": (N_("Receipts"), _receipts),
    "cash-event": (N_("Cash box of an event"), lambda year: _cash_event(year, event_account)),
    "cash-person": (N_("Statement of account"), lambda year: _cash_person(year, persons_statement)),
    "cash-period": (
        N_("Account of the cash box"),
        lambda year: period_account(
            year.book, year.days, year.heading, year.request.size, year.words
        ),
    ),
    "owing": (
        N_("Who owes"),
        lambda year: owing_account(
            year.book, year.names, year.heading, year.request.size, year.words
        ),
    ),
    "record": (RECORD, _record),
    "privacy": (
        PRIVACY,
        lambda year: PrivacySheet(year.book, year.today, year.request.size, year.words(PRIVACY)),
    ),
}
"""The club's papers, which belong to no event: by name what each is called, and what makes it."""


def _season_book(year: _Year) -> bytes:
    from whist_td.club.files.season_workbook import season_workbook

    return season_workbook(year.book, year.standings, year.heading, year.request.size, year.words)


def _season_web(year: _Year) -> bytes:
    from whist_td.club.files.season_page import SeasonPage
    from whist_td.club.views.race import public_names

    names = public_names(year.book, year.club.file.members.discreet())
    of = SeasonPage(year.book, year.standings, names, year.names, year.heading)
    return of.whole(year.words).encode()


def _event_book(year: _Year) -> bytes:
    from whist_td.club.files.cash_workbook import event_workbook

    return _cash_event(year, event_workbook)


def _person_book(year: _Year) -> bytes:
    from whist_td.club.files.cash_workbook import person_workbook

    return _cash_person(year, person_workbook)


def _owing_book(year: _Year) -> bytes:
    from whist_td.club.files.cash_workbook import owing_workbook

    parts = (year.names, year.heading, year.request.size, year.words)
    return owing_workbook(year.book, *parts)


def _period_book(year: _Year) -> bytes:
    from whist_td.club.files.cash_workbook import period_workbook

    parts = (year.names, year.heading, year.request.size, year.words)
    return period_workbook(year.book, year.days, *parts)


def _of_season(year: _Year) -> Some:
    season = season_in(year.people, year.request.season)
    dated = dated_in(season, year.club.file.events())
    return {**NO_LINES, "seen": {"event": [each.id for each in dated]}}


def _of_person(year: _Year) -> Some:
    return {**NO_NAMES, "lines": lines_of_people(year.people, {year.person})}


def _of_receipts(year: _Year) -> Some:
    event = event_in(year.request, year.club)
    return (
        NO_NAMES
        if event is None
        else {**NO_NAMES, "lines": lines_of_receipts(year.club.file, event)}
    )


_NEEDED: Mapping[str, Callable[[_Year], Some]] = {
    "season": _of_season,
    "certificates": _of_season,
    "receipts": _of_receipts,
    "cash-event": lambda year: {
        **NO_NAMES,
        "lines": lines_settling(year.club.file, year.event[0]),
    },
    "cash-person": _of_person,
    "cash-period": lambda year: {**NO_NAMES, "lines": lines_of_days(*year.days)},
    "owing": lambda year: {**NO_NAMES, "lines": lines_owing(year.club.file)},
    "record": lambda year: dict.fromkeys(
        ("lines", "seen"), lines_of_people(year.people, {year.person})
    ),
    "privacy": lambda _year: {**NO_NAMES, **NO_LINES},
}
"""Of which fields what is made needs only some facts: of ten years, the lines are 70,000."""


FILES: Mapping[str, Mapping[str, Callable[[_Year], bytes]]] = {
    "season": {".xlsx": _season_book, ".html": _season_web},
    "cash-event": {".xlsx": _event_book},
    "cash-person": {".xlsx": _person_book},
    "cash-period": {".xlsx": _period_book},
    "owing": {".xlsx": _owing_book},
}
"""What of the year becomes a file for other programs: by name and ending what makes it."""


def print_year(
    names: list[str], place: Path | None, request: Namespace, world: World, _: Words
) -> None:
    """Print papers of the club into a file each, once all of them are made."""
    if not names:
        return
    # A receipt that is printed is noted, so that the next one says that it is a copy.
    is_noted = "receipts" in names
    with (world.writing if is_noted else world.reading)(request.file) as club:
        alone = names[0] if len(names) == 1 else ""
        year = _Year(request, club, world.today, _, world, of=alone)
        made = {name: PAPERS[name][1](year) for name in dict.fromkeys(names)}
        pages = (page for each in made.values() for page in each.pages(_))
        if undrawn := undrawn_sentence(year.book, _, pages):
            world.complain(undrawn)
        for of, content in [(each, sheet_pdf(each, _)) for each in made.values()]:
            name = named_file(year.heading, of.title, ".pdf", *of.which)
            path = place or request.o / name
            write_file(path, content)
            world.say(str(path))
        if is_noted:
            marks = dict.fromkeys(map(str, _numbers(year)), "printed")
            club.book({**NO_NAMES, **NO_LINES}).do(NotePrinted({RECEIPTS: marks}))


def export_year(request: Namespace, world: World, _: Words) -> None:
    """Write a season or the cash box as the file that its ending names."""
    kinds = FILES.get(request.of)
    if kinds is None:
        raise ArgumentValueError("--of", request.of, ", ".join(FILES))
    make = kinds.get(request.o.suffix.lower())
    if make is None:
        raise ArgumentValueError("-o", request.o.name, ", ".join(kinds))
    with world.reading(request.file) as club:
        year = _Year(request, club, world.today, _, world, "export", request.of)
        write_file(request.o, make(year))
    world.say(str(request.o))

"""What is decided about a season by hand: its rules, evenings left out, points, its end."""

from dataclasses import replace
from datetime import date
from fractions import Fraction

from whist_td.club.rules.book import ClubBook, next_number
from whist_td.club.rules.membership import UnknownCategoryError
from whist_td.club.rules.people import live_person
from whist_td.club.rules.persons import check_texts
from whist_td.club.rules.season import Announced, AnnouncedRow, Season, SeasonNote
from whist_td.core.errors import RuleError
from whist_td.core.names import folded


class UnknownSeasonError(RuleError):
    """A season that there is not."""

    season: int


class SeasonNameTakenError(RuleError):
    """A name that another season has."""

    name: str


class SeasonClosedError(RuleError):
    """Rules changed of a season that was announced."""

    name: str


class SeasonOpenError(RuleError):
    """A season opened again that was not closed."""

    name: str


class NobodyRankedError(RuleError):
    """A season closed by whose rule nobody has a rank."""

    name: str
    least: int


class ReasonMissingError(RuleError):
    """Something decided by hand without a reason."""


class OutsideSeasonError(RuleError):
    """An evening left out that is not between the days of the season."""

    name: str
    start: date
    end: date
    day: date


class LeftOutAlreadyError(RuleError):
    """An evening left out twice."""

    event: int


class UnknownNoteError(RuleError):
    """A decision taken off that there is not."""

    note: int


def season_of(book: ClubBook, number: int) -> Season:
    """Return a season, or refuse."""
    try:
        return book.seasons[number]
    except KeyError:
        raise UnknownSeasonError(number) from None


def season_named(book: ClubBook, name: str) -> Season | None:
    """Return the season of a name, however it is typed."""
    return next((s for s in book.seasons.values() if folded(s.name) == folded(name)), None)


def added_season(book: ClubBook, season: Season) -> ClubBook:
    """Return the book with a new season; its number was never one with prizes planned or given."""
    numbers = (*book.seasons, *(prize.season or 0 for prize in book.prizes.values()))
    return _with(book, replace(season, number=max(numbers, default=0) + 1, closed=None))


def changed_season(book: ClubBook, season: Season) -> ClubBook:
    """Return the book with the rules of a season changed, until it is closed."""
    before = season_of(book, season.number)
    if before.closed:
        raise SeasonClosedError(before.name)
    return _with(book, replace(season, closed=None))


def _with(book: ClubBook, season: Season) -> ClubBook:
    same = season_named(book, season.name)
    if same is not None and same.number != season.number:
        raise SeasonNameTakenError(season.name)
    names = tuple(category.name for category in book.settings.categories)
    for category in season.ranked.categories:
        if category not in names:
            raise UnknownCategoryError(category, names)
    return replace(book, seasons={**book.seasons, season.number: season})


def removed_season(book: ClubBook, number: int) -> ClubBook:
    """Return the book without a season and what was decided about it; its prizes stay."""
    season_of(book, number)
    seasons = {n: each for n, each in book.seasons.items() if n != number}
    notes = {n: note for n, note in book.notes.items() if note.season != number}
    return replace(book, seasons=seasons, notes=notes)


def left_out(book: ClubBook, number: int, event: int, day: date, reason: str) -> ClubBook:
    """Return the book in which an evening of a season does not count."""
    season = season_of(book, number)
    if not season.start <= day <= season.end:
        raise OutsideSeasonError(season.name, season.start, season.end, day)
    if any(note.season == number and note.event == event for note in book.notes.values()):
        raise LeftOutAlreadyError(event)
    return _noted(book, SeasonNote(0, number, reason, event=event))


def adjusted(book: ClubBook, number: int, person: int, points: Fraction, reason: str) -> ClubBook:
    """Return the book in which a person has points by hand, or loses some."""
    season_of(book, number)
    live_person(book, person)
    return _noted(book, SeasonNote(0, number, reason, person=person, points=points))


def _noted(book: ClubBook, note: SeasonNote) -> ClubBook:
    if not note.reason.strip():
        raise ReasonMissingError
    check_texts(note.reason)
    number = next_number(book.notes)
    return replace(book, notes={**book.notes, number: replace(note, number=number)})


def without_note(book: ClubBook, number: int) -> ClubBook:
    """Return the book without something that was decided about a season by hand."""
    if number not in book.notes:
        raise UnknownNoteError(number)
    return replace(book, notes={n: note for n, note in book.notes.items() if n != number})


def closed_season(
    book: ClubBook, number: int, table: tuple[AnnouncedRow, ...], on: date
) -> ClubBook:
    """Return the book with a season as it is announced; later corrections show beside it."""
    season = season_of(book, number)
    if season.closed:
        raise SeasonClosedError(season.name)
    for row in table:
        live_person(book, row.person)
    if all(row.rank is None for row in table):
        raise NobodyRankedError(season.name, season.rule.least or 1)
    closed = replace(season, closed=Announced(on, table))
    return replace(book, seasons={**book.seasons, number: closed})


def opened_again(book: ClubBook, number: int) -> ClubBook:
    """Return the book with a season that is not over after all."""
    season = season_of(book, number)
    if season.closed is None:
        raise SeasonOpenError(season.name)
    return replace(book, seasons={**book.seasons, number: replace(season, closed=None)})

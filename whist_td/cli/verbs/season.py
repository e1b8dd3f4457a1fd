"""Seasons: their rules, what is decided by hand, and their standings."""

from argparse import Namespace
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeVar

from whist_td.cli.verbs.people import (
    BookDesk,
    Plain,
    Works,
    check_options,
    check_words,
    do_in_book,
    person_named,
    say_json,
    some_of,
    work_asked,
)
from whist_td.club.commands import AdjustPoints, CloseSeason, LeaveOut, NewSeason
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.season import (
    AnnouncedRow,
    PlacementTable,
    RankedKind,
    RankedPeople,
    Season,
    SeasonPart,
    SeasonScore,
    SeasonTies,
    TableKind,
    read_points,
    rule_of,
)
from whist_td.club.rules.season_changes import season_named
from whist_td.club.rules.seasons import (
    SeasonLine,
    SeasonStandings,
    announced_rows,
    closing_table,
    corrections,
    season_standings,
)
from whist_td.club.views.held_events import dated_in, held_events, unlisted
from whist_td.club.views.parts import NO_LINES, NO_NAMES
from whist_td.club.words.listings import season_listing
from whist_td.club.words.season import about_season, mixed_words, season_remarks
from whist_td.console.formats import codes
from whist_td.console.listings import plain_text
from whist_td.console.world import World
from whist_td.desk.club import Club
from whist_td.desk.request_errors import ArgumentValueError, MissingArgumentError
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.desk.ports import Some

K = TypeVar("K", bound=Enum)


def season(request: Namespace, world: World, _: Words) -> int:
    """Begin a season, decide about one by hand, close it, or tell its standings."""
    first = request.words[0] if request.words else None
    if first is None or first not in _WORKS:
        check_options(request, "season")
        check_words(request.words, 1)
        _tell(request, first, world, _)
        return 0
    work = work_asked(_WORKS[first], request, "season", request.words)
    names: Some = {} if first == "close" else NO_NAMES
    with world.writing(request.file) as club:
        work(request, club, club.book({**names, **NO_LINES}), world, _)
    return 0


def _word(request: Namespace, place: int, name: str) -> str:
    """Return a word by where it stands, or refuse where it lacks."""
    if len(request.words) <= place:
        raise MissingArgumentError("season", name, request.usage)
    return str(request.words[place])


def season_in(book: ClubBook, name: str | None) -> Season:
    """Return a season by name; without one, the newest."""
    newest = book.seasons.get(max(book.seasons, default=0))
    found = newest if name is None else season_named(book, name)
    if found is None:
        raise ArgumentValueError("NAME", name or "", some_of(s.name for s in book.seasons.values()))
    return found


def _choice(argument: str, kind: type[K], text: str | None, usual: K) -> K:
    if text is None:
        return usual
    try:
        return kind(text.lower())
    except ValueError:
        raise ArgumentValueError(argument, text, ", ".join(str(e.value) for e in kind)) from None


def _new(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    for name, day in (("--from", request.start), ("--to", request.end)):
        if day is None:
            raise MissingArgumentError("season", name, request.usage)
    if request.format not in (None, *codes()):
        raise ArgumentValueError("--format", request.format, ", ".join(codes()))
    score = _choice("--score", SeasonScore, request.score, SeasonScore.RESULT)
    if request.per not in (None, "round"):
        raise ArgumentValueError("--per", request.per, "round")
    made = Season(
        1,
        _word(request, 1, "NAME"),
        request.start,
        request.end,
        request.format,
        score,
        _table(request.table),
        rule_of("sum" if request.rule is None else request.rule),
        _choice("--ties", SeasonTies, request.ties, SeasonTies.PLACES),
        _choice("--part", SeasonPart, request.part, SeasonPart.HALF),
        request.per is not None,
        _ranked(request.ranked),
    )
    do_in_book(desk, NewSeason(made), world, _)


def _table(text: str | None) -> PlacementTable:
    """Return a table of points by place: by the size, the field, or a list."""
    if text is None or text in (TableKind.SIZE.value, TableKind.FIELD.value):
        return PlacementTable(TableKind(text or TableKind.SIZE.value))
    read = [read_points(each) for each in text.split(",")]
    points = tuple(each for each in read if each is not None)
    if len(points) < len(read):
        raise ArgumentValueError("--table", text, "size, field, 10,8,6,5,4,3,2,1")
    return PlacementTable(TableKind.LIST, points)


def _ranked(text: str | None) -> RankedPeople:
    if text is None or text == RankedKind.ALL.value:
        return RankedPeople()
    if text == RankedKind.MEMBERS.value:
        return RankedPeople(RankedKind.MEMBERS)
    names = tuple(each.strip() for each in text.split(","))
    return RankedPeople(RankedKind.CATEGORIES, names)


def _leave_out(request: Namespace, club: Club, desk: BookDesk, world: World, _: Words) -> None:
    season = season_in(desk.facts, _word(request, 1, "NAME"))
    check_words(request.words, 2 if request.event else 3)
    text = str(request.event) if request.event else _word(request, 2, "EVENT")
    days = {str(each.id): each.date for each in club.file.events()}
    days |= {str(each.event): season.start for each in unlisted(club.file)}
    if text not in days:
        raise ArgumentValueError("EVENT", text, ", ".join(days))
    command = LeaveOut(season.number, int(text), days[text], request.reason or "")
    do_in_book(desk, command, world, _)


def _adjust(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    season = season_in(desk.facts, _word(request, 1, "NAME"))
    person = person_named(desk.facts, _word(request, 2, "PERSON"))
    text = _word(request, 3, "POINTS")
    points = read_points(text)
    if points is None:
        raise ArgumentValueError("POINTS", text, "12, -3, 1/2")
    do_in_book(desk, AdjustPoints(season.number, person, points, request.reason or ""), world, _)


def _close(request: Namespace, club: Club, desk: BookDesk, world: World, _: Words) -> None:
    season = season_in(desk.facts, _word(request, 1, "NAME"))
    table = closing_table(standings_of(club, desk.facts, season, world))
    on = request.on or world.today
    do_in_book(desk, CloseSeason(season.number, table, on), world, _)


_RULES = ("score", "rule", "format", "table", "per", "part", "ranked", "ties")
_WORKS: Works = {
    "new": (_new, 2, "start", "end", *_RULES),
    "leave-out": (_leave_out, 3, "event", "reason"),
    "adjust": (_adjust, 4, "reason"),
    "close": (_close, 2, "on"),
}


def standings_of(club: Club, book: ClubBook, season: Season, world: World) -> SeasonStandings:
    """Return the standings of a season from the events of a file; who may lack is said."""
    year = held_events(club.file, dated_in(season, club.file.events()))
    standings = season_standings(book, season, year.held, year.unread)
    damaged = {each.event for each in standings.damaged}
    world.damaged.extend(each for each in year.faults if each.event in damaged)
    return standings


def _tell(request: Namespace, name: str | None, world: World, _: Words) -> None:
    with world.reading(request.file) as club:
        events = {each.id: each for each in club.file.events()}
        book: ClubBook = club.read_book("seasons")
        meant = [each.id for each in dated_in(season_in(book, name), events.values())]
        book = club.read_book("persons", "seasons", "notes", some={"seen": {"event": meant}})
        standings = standings_of(club, book, season_in(book, name), world)
    if request.json:
        say_json(world, season_plain(book, standings))
        return
    names = {number: each.name for number, each in book.persons.items()}
    about = about_season(standings.season, standings.held, _)
    world.say(f"{standings.season.name} – {about}")
    world.say(plain_text(season_listing(book, standings, names, _)))
    called = {number: each.name for number, each in events.items()}
    remarks = season_remarks(book, standings, called, names, _)
    for remark in (*remarks, *mixed_words(standings, _)):
        world.say(remark)


def season_plain(book: ClubBook, standings: SeasonStandings) -> Plain:
    """Return a season's standings as plain values: of a closed season as they were announced.

    What counts and what is dropped is today's. Each line that is not as it was announced any more
    stands under `corrected` too, as it was and as it is; null: it was not there, or is not.
    """
    season, lines = standings.season, {line.person: line for line in standings.lines}
    facts: dict[str, Any] = {
        "season": season.name,
        "from": season.start.isoformat(),
        "to": season.end.isoformat(),
        "score": season.score.value,
        "rule": str(season.rule),
        "held": standings.held,
        "closed": season.closed and season.closed.on.isoformat(),
        "standings": [
            _row_plain(book, row, lines.get(book.who(row.person)))
            for row in announced_rows(standings)
        ],
        "corrected": [
            {
                "person": person,
                "name": book.persons[person].name,
                "announced": then and _facts(then),
                "today": now and _facts(now),
            }
            for person, (then, now) in corrections(book, standings).items()
        ],
        "remarks": [
            {"event": each.event, "remark": each.what.value, "reason": each.reason}
            for each in standings.remarks
        ],
    }
    return facts


def _row_plain(book: ClubBook, row: AnnouncedRow, line: SeasonLine | None) -> Plain:
    """Return a line of the table; who is not listed any more has no evenings that count."""
    person = book.who(row.person)
    return {
        "rank": row.rank,
        "person": person,
        "name": book.persons[person].name,
        "score": str(row.score),
        "evenings": row.evenings,
        "counted": [worth.event for worth in line.counted] if line else [],
        "dropped": [worth.event for worth in line.dropped] if line else [],
    }


def _facts(row: AnnouncedRow) -> dict[str, Any]:
    return {"rank": row.rank, "score": str(row.score), "evenings": row.evenings}

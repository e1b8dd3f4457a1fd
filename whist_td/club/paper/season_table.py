"""The table of a season for the wall: as it stands, or as it was announced."""

from collections.abc import Mapping

from whist_td.club.paper.club_sheets import (
    SheetColumn,
    SheetRow,
    TableSheet,
    figures_column,
    words_column,
)
from whist_td.club.paper.season_points import SeasonPoints
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.season import AnnouncedRow
from whist_td.club.rules.seasons import SeasonStandings, announced_rows
from whist_td.club.views.race import full_names, season_runners
from whist_td.club.words.season import (
    held_words,
    season_race,
    season_remarks,
    season_rules_words,
    season_title,
)
from whist_td.core.events import Details
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, PageSize, Use
from whist_td.paper.pen import Align
from whist_td.words.club_amounts import column_texts
from whist_td.words.words import Words, sentence_case

_FIRST = 3
"""The ranks set in bold."""
_TALLEST = 12 * MM
_MOST_REMARKS = 15
_NAME, _SCORE = Type(Face.REGULAR, 15), Type(Face.SEMIBOLD, 15)


def season_table(
    book: ClubBook,
    standings: SeasonStandings,
    events: Mapping[int, str],
    details: Details,
    size: PageSize,
    _: Words,
) -> TableSheet:
    """Return the sheet; `events` are the names of events, for what is said of them."""
    season, rows, names = standings.season, announced_rows(standings), full_names(book)
    texts = column_texts((row.score for row in rows), _)
    lead = (
        sentence_case(f"{held_words(standings.held, _)}, {_.date(details.date)}"),
        season_rules_words(season, _),
    )
    title = season_title(season.name, _)
    listed = {row.person: book.persons[book.who(row.person)].name for row in rows}
    return TableSheet(
        details,
        title,
        lead,
        _columns(_),
        tuple(_row(book, row, texts[row.score]) for row in rows),
        size,
        _in_short(season_remarks(book, standings, events, names, _), _),
        use=Use.HUNG,
        tallest=_TALLEST,
        race=season_race(season, season_runners(book, standings, names), _),
        after=(SeasonPoints(standings, listed, details, title, size),),
    )


def _columns(_: Words) -> tuple[SheetColumn, ...]:
    return (
        SheetColumn(_("Rank"), 14, align=Align.CENTRE, setting=_SCORE),
        words_column(_("Name"), 104, _NAME),
        figures_column(_("Points"), 34, _SCORE),
        figures_column(_("Events"), 30, _NAME),
    )


def _row(book: ClubBook, row: AnnouncedRow, score: str) -> SheetRow:
    name = book.persons[book.who(row.person)].name
    rank = "–" if row.rank is None else str(row.rank)
    is_first = row.rank is not None and row.rank <= _FIRST
    return SheetRow((rank, name, score, str(row.evenings)), is_first)


def _in_short(told: list[str], _: Words) -> tuple[str, ...]:
    """Return remarks as far as there is room below the table."""
    more = len(told) - _MOST_REMARKS
    if more <= 0:
        return tuple(told)
    return (*told[:_MOST_REMARKS], _.plural("And {n} more remark.", "And {n} more remarks.", more))

"""The table of a season for the wall: as it stands, or as it was announced; and point by point."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from functools import cached_property

from whist_td.club.paper.club_sheets import ListingSheet
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.season import AnnouncedRow
from whist_td.club.rules.seasons import SeasonLine, SeasonStandings, announced_rows
from whist_td.club.views.race import full_names, season_runners
from whist_td.club.words.listings import season_listing
from whist_td.club.words.race import season_race
from whist_td.club.words.season import held_words, season_remarks, season_rules_words
from whist_td.core.events import Details
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import HEADING, SMALL, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.words.club_amounts import column_texts
from whist_td.words.listings import rank_heading
from whist_td.words.words import Words, plain_date, sentence_case

_TALLEST = 12 * MM
_MOST_REMARKS = 15
_RANK, _NAME = Type(Face.SEMIBOLD, 11), Type(Face.REGULAR, 11)
_POINTS, _TOTAL = Type(Face.REGULAR, 10.5), Type(Face.BOLD, 11.5)
_HEAD, _FOOT = 10 * MM, 6 * MM
_ROW_LEAST, _ROW_MOST = 7.4 * MM, 9 * MM
_ENDS = (11.0, 52.0, 16.0, 20.0)
"""The widths of rank, name, points by hand and total."""
_CELL_LEAST, _CELL_MOST = 15.5, 24.0
_ON_THE_WALL = 1.2


def season_table(
    book: ClubBook,
    standings: SeasonStandings,
    events: Mapping[int, str],
    details: Details,
    size: PageSize,
    _: Words,
) -> ListingSheet:
    """Return the sheet; `events` are the names of events, for what is said of them."""
    season, names = standings.season, full_names(book)
    listing = season_listing(book, standings, names, _)
    lead = (
        sentence_case(f"{held_words(standings.held, _)}, {_.date(details.date)}"),
        season_rules_words(season, _),
    )
    listed = {row.person: names[book.who(row.person)] for row in announced_rows(standings)}
    return ListingSheet(
        details,
        listing,
        lead,
        size,
        _in_short(season_remarks(book, standings, events, names, _), _),
        use=Use.HUNG,
        tallest=_TALLEST,
        scale=_ON_THE_WALL,
        race=season_race(season, season_runners(book, standings, names), _),
        after=(SeasonPoints(standings, listed, details, listing.title, size),),
    )


def _in_short(remarks: list[str], _: Words) -> tuple[str, ...]:
    """Return remarks as far as there is room below the table."""
    more = len(remarks) - _MOST_REMARKS
    if more <= 0:
        return tuple(remarks)
    return (
        *remarks[:_MOST_REMARKS],
        _.plural("And {n} more remark.", "And {n} more remarks.", more),
    )


@dataclass(frozen=True)
class SeasonPoints:
    """The table, over as many pages as it takes: people down, events across."""

    standings: SeasonStandings
    names: Mapping[int, str]
    """The people as they are listed."""
    details: Details
    title: str
    size: PageSize
    which: Sequence[str] = ()

    def pages(self, _: Words) -> list[Page]:
        """Return the pages; none where no event counts."""
        layout = _Layout(sheet(self.size, Orientation.LANDSCAPE, Use.HUNG), self, _)
        return [layout.page(rows, events) for rows in layout.rows for events in layout.events]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: SeasonPoints
    words: Words

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(_FOOT)

    @cached_property
    def _people(self) -> tuple[AnnouncedRow, ...]:
        return tuple(announced_rows(self.of.standings))

    @cached_property
    def _lines(self) -> Mapping[int, SeasonLine]:
        return {line.person: line for line in self.of.standings.lines}

    @cached_property
    def _texts(self) -> Mapping[Fraction, str]:
        lines = self._lines.values()
        points = (worth.points for ln in lines for worth in (*ln.counted, *ln.dropped))
        return column_texts((*points, *(line.by_hand for line in lines)), self.words)

    @cached_property
    def _totals(self) -> Mapping[Fraction, str]:
        return column_texts((row.score for row in self._people), self.words)

    @cached_property
    def _ends(self) -> tuple[float, ...]:
        """Return how wide the columns are beside those of the events; by hand only if there are."""
        has_hand = any(line.by_hand for line in self._lines.values())
        rank, name, by_hand, total = _ENDS
        return (rank, name, *((by_hand,) if has_hand else ()), total)

    @property
    def rows(self) -> list[range]:
        """The people of each page, by index."""
        return shares(len(self._people), int((self._room.height - _HEAD) // _ROW_LEAST))

    @property
    def events(self) -> list[range]:
        """The events of each page across, by index."""
        room = self._room.width / MM - sum(self._ends)
        return shares(self.of.standings.held, int(room // _CELL_LEAST))

    def page(self, rows: range, events: range) -> Page:
        dates = [self._day(self.of.standings.events[at].date) for at in (events[0], events[-1])]
        title = f"{self._people[rows[0]].rank or ''} {' – '.join(dates)}".strip()
        return Page(self.sheet, title, lambda pen: self._draw(pen, rows, events))

    def _day(self, day: date) -> str:
        return plain_date(day, self.words).rpartition(" ")[0]

    def _draw(self, pen: Pen, rows: range, events: range) -> None:
        _, body = self.words, self.sheet.body
        title = _("{season}: points of each event", season=self.of.title)
        page_heading(pen, body, title, self.of.details, _)
        grid = Grid(self._box(rows, events), self._columns(events), len(rows), _HEAD)
        pen.stamp(f"points-{len(rows)}-{events[0]}", grid.draw)
        for at, index in enumerate(rows):
            self._draw_row(pen, grid.cells(at), self._people[index], events)
        legend = _("In brackets: dropped, it does not count. – : was not there.")
        pen.put(legend, body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

    def _box(self, rows: range, events: range) -> Box:
        box = snug(self._room, len(rows), _ROW_MOST, _HEAD)
        return box.left(min(box.width, (sum(self._ends) + len(events) * _CELL_MOST) * MM))

    def _columns(self, events: range) -> tuple[GridColumn, ...]:
        _, (rank, name, *by_hand, total) = self.words, self._ends
        cell = min(_CELL_MOST, (self._room.width / MM - sum(self._ends)) / len(events))
        held = self.of.standings.events
        return (
            GridColumn(rank_heading(_), rank),
            GridColumn(_("Name"), name, align=Align.LEFT),
            *(GridColumn(self._day(held[at].date), cell) for at in events),
            *(GridColumn(_("By hand"), width) for width in by_hand),
            GridColumn(_("Points"), total, align=Align.RIGHT),
        )

    def _draw_row(self, pen: Pen, cells: list[Box], row: AnnouncedRow, events: range) -> None:
        rank, name, *each, total = cells
        pen.put("–" if row.rank is None else str(row.rank), rank, _RANK, Align.CENTRE)
        pen.put_lines(self.of.names[row.person], name, _NAME)
        pen.put(self._totals[row.score], total, _TOTAL, Align.RIGHT)
        if (line := self._lines.get(row.person)) is None:
            return
        points = {worth.event: self._texts[worth.points] for worth in line.counted}
        points |= {worth.event: f"({self._texts[worth.points]})" for worth in line.dropped}
        for at, cell in zip(events, each, strict=False):
            shown = points.get(self.of.standings.events[at].event, "–")
            pen.put(shown, cell, _POINTS, Align.CENTRE, pad=0.4 * MM)
        if line.by_hand:
            pen.put(self._texts[line.by_hand], each[-1], _POINTS, Align.CENTRE)

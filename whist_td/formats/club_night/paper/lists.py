"""The name list and the standings of a club night, each as many pages as it needs."""

from collections.abc import Iterator
from dataclasses import dataclass

from typing_extensions import override

from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import RankedBy
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.paper_views import ClubPapers, SeatingCard
from whist_td.formats.club_night.words.labels import (
    club_tie_sentence,
    club_title,
    measure_label,
    method_label,
    score_heading,
    signed,
    told_score_words,
)
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import GridColumn, Page
from whist_td.paper.pen import Align, Pen
from whist_td.players.paper.name_list import NamedPlayer, name_pages, seat_words
from whist_td.players.views.movement_views import Presence
from whist_td.room.scenes import race_of
from whist_td.room.standings_layout import (
    FIRST,
    NAME,
    PLAIN,
    PRIZES,
    RANK,
    SCORE,
    WHY,
    StandingsLayout,
)
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words


def name_list(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the list, its heading repeated on each page."""
    people = (_named(card, _) for card in of.seating_cards)
    return name_pages(people, of.details, size, _)


def _named(card: SeatingCard, _: Words) -> NamedPlayer:
    player, first = card.player, card.first
    if first is None or first.table is None:
        return NamedPlayer(player.name, player.number)
    name = seat_name(first.seat, len(first.table.players), _)
    seat = seat_words(name, first.round, card.lines[0].round, _)
    rests = card.lines[0].presence is Presence.SITS_OUT
    return NamedPlayer(player.name, player.number, first.table.table, seat, sits_out=rests)


def standings(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the standings, their heading repeated on each page."""
    mistake = _("A mistake? Tell the director: any deal can be corrected; the standings follow.")
    return _Layout(
        sheet(size, Orientation.PORTRAIT),
        of.details,
        club_title(of.standings, _),
        missing_sentence(of.standings.reach, _),
        of.standings.rows,
        (conditions(of, _), mistake),
        race_of(of.evening, of.standings.after_round, _),
        _,
        of,
    ).pages


def conditions(of: ClubPapers, _: Words) -> str:
    """Say by what the players are ranked, and what separates those with the same score."""
    settings = of.evening.settings
    shown = [method_label(settings, _)]
    ties = ", ".join(measure_label(each, settings.game, _) for each in settings.criteria())
    if ties:
        shown.append(_("ties: {criteria}", criteria=ties))
    return " · ".join(shown)


@dataclass(frozen=True)
class _Layout(StandingsLayout[ClubNightStanding]):
    HEAD = 9 * MM
    FOOT = 10 * MM
    ROW_MOST = 10 * MM

    of: ClubPapers

    @property
    def _columns_shown(self) -> tuple[tuple[str, Measure | None], ...]:
        """What is told beside the score: heading, and what is counted; None is the deals."""
        _ = self.words
        view, measures = self.of.standings, self.of.evening.game.ranked_by
        headings = {
            Measure.POINTS: _("Points"),
            Measure.GAMES: _("Games won"),
            Measure.RUBBERS: _("Rubbers won"),
            Measure.BEST_ROUND: _("Best round"),
        }
        shown = [(headings[each], each) for each in measures]
        if view.ranked_by is RankedBy.POINTS:
            shown = shown[1:]
        return (*shown, (_("Deals"), None))

    @property
    @override
    def parts(self) -> list[range]:
        return super().parts or [range(0)]

    @override
    def _columns(self) -> tuple[GridColumn, ...]:
        _, shown = self.words, self._columns_shown
        return (
            GridColumn(_("Rank"), 13),
            GridColumn(_("No."), 13),
            GridColumn(_("Name"), 54, align=Align.LEFT),
            GridColumn(score_heading(self.of.standings, _), 23, align=Align.RIGHT),
            *(GridColumn(heading, 14, align=Align.RIGHT) for heading, _measure in shown),
            GridColumn("", max(20, 92 - 14 * len(shown)), align=Align.LEFT),
        )

    @override
    def _draw_row(self, pen: Pen, cells: list[Box], index: int) -> None:
        row, _ = self.rows[index], self.words
        first = row.rank <= PRIZES and row.score is not None
        pen.put(str(row.rank), cells[0], RANK, Align.CENTRE)
        pen.put(", ".join(map(str, row.people)), cells[1], PLAIN, Align.CENTRE)
        pen.put_lines(" + ".join(row.names), cells[2], FIRST if first else NAME)
        score = told_score_words(row, self.of.standings, _)
        pen.put(score, cells[3], SCORE, Align.RIGHT)
        for (_heading, measure), cell in zip(self._columns_shown, cells[4:-1], strict=True):
            pen.put(self._figure(row, measure), cell, PLAIN, Align.RIGHT)
        pen.put_lines(" · ".join(self._why(index)), cells[-1], WHY, pad=2 * MM)

    def _figure(self, row: ClubNightStanding, measure: Measure | None) -> str:
        if measure is not None and row.lacking:
            return ""
        match measure:
            case Measure.POINTS:
                return signed(row.points)
            case Measure.GAMES:
                return str(row.games)
            case Measure.RUBBERS:
                return str(row.rubbers)
            case Measure.BEST_ROUND:
                return "–" if row.best_round is None else signed(row.best_round)
        return str(row.deals)

    def _why(self, index: int) -> Iterator[str]:
        _, row = self.words, self.rows[index]
        tie = club_tie_sentence(row, _)
        if tie:
            yield tie.replace(" -", " −")
        if row.score is not None and self._shares_rank(index):
            yield _("tied: nothing separates them")
        if row.sanction:
            yield _("referee: {points}", points=signed(row.sanction))

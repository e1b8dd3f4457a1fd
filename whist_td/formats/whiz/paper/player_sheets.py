"""A sheet for each player: every deal, with whom, what it brought and why."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from whist_td.formats.whiz.paper.parts import (
    LEGEND,
    draw_legend,
    legend,
    no_deals,
    outcome_text,
    state_line,
)
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.views.paper_views import WhizPapers
from whist_td.formats.whiz.views.results import HandWorth, PlayedDeal, PlayerSheet, WhizResults
from whist_td.formats.whiz.words.deal_listings import percent_text, player_deals
from whist_td.formats.whiz.words.facts import penalty_words
from whist_td.formats.whiz.words.labels import percent_words, score_words
from whist_td.formats.whiz.words.standings import SCORES
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import HEADING, StateLine, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.listings import set_columns
from whist_td.paper.page import Grid, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.players.paper.name_list import Digest, digest_pages
from whist_td.words.listings import Ink, Media
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words

_SUMMARY = Type(Face.SEMIBOLD, 13)
_DEAL = Type(Face.BOLD, 12)
_PLAIN = Type(Face.REGULAR, 10.5)
_STRONG = Type(Face.SEMIBOLD, 11)
_WITH = Type(Face.REGULAR, 10.5)
_NUMBER = Type(Face.BOLD, 10.5)
_SUMMARY_LINE = 9 * MM
_PENALTY_LINE = 5.5 * MM
_WIDTHS = {
    "round": 9,
    "table": 10,
    "board": 12,
    "hand": 14,
    "with": 50,
    "result": 30,
    "points": 12,
    "net": 14,
    "beats": 12,
    "equals": 14,
    "matchpoints": 19,
    "percent": 17,
    "worth": 16,
}
_HEAD = 8.5 * MM
_ROW_LEAST = 7.2 * MM
_ROW_MOST = 14 * MM
"""Rows grow as far as that, so that a short evening fills its page too."""


def pages(of: WhizPapers, size: PageSize, _: Words, chosen: SheetFilter = every) -> list[Page]:
    """Return a page for each player, more where the evening is long."""
    layout = _Layout(sheet(size, Orientation.PORTRAIT), of.so_far, _)
    sheets = [
        layout.page(player, part)
        for player in of.so_far.players
        if player.deals and chosen(str(player.standing.player))
        for part in layout.parts(player)
    ]
    return sheets or [no_deals(layout.sheet, _("Player sheets"), of.so_far, _)]


def summary(player: PlayerSheet, of: WhizResults, _: Words) -> str:
    """Return where somebody stands, with how much, after how many deals."""
    standing = player.standing
    if standing.score is None:
        return _("No deal counts yet.")
    ranking = of.settings.ranking
    score = percent_words(standing, _)
    if ranking is not Ranking.MATCHPOINTS and standing.told_score is not None:
        score = f"{_(SCORES[ranking])} {score_words(standing, ranking, _)} · {score}"
    deals = _.plural("{n} deal", "{n} deals", standing.boards)
    if standing.told_points is None or of.standings.reach.in_play is not None:
        # Whoever sits out the round in play has all his points, and no rank yet all the same.
        parts = (_("Provisional"), score, deals)
        return " · ".join(parts)
    return _(
        "{rank} of {players} · {score} · {deals} · {points}",
        rank=_.ordinal(standing.rank),
        players=len(of.players),
        score=score,
        deals=deals,
        points=_.plural("{n} point", "{n} points", standing.points),
    )


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: WhizResults
    words: Words

    @property
    def _state(self) -> StateLine:
        return state_line(self.of, self.sheet, self.words)

    def _room(self, player: PlayerSheet) -> Box:
        penalties = len(player.penalties) * _PENALTY_LINE
        above = HEADING + self._state.height + _SUMMARY_LINE
        return self.sheet.body.below(above).above(LEGEND + penalties)

    def parts(self, player: PlayerSheet) -> list[range]:
        """Return the deals of each page, by index."""
        room = self._room(player).height - _HEAD
        return shares(len(player.deals), int(room // _ROW_LEAST))

    def page(self, player: PlayerSheet, part: range) -> Page:
        standing = player.standing
        bookmark = f"{standing.player} · {standing.name}"
        return Page(self.sheet, bookmark, lambda pen: self._draw(pen, player, part))

    def _draw(self, pen: Pen, player: PlayerSheet, part: range) -> None:
        _ = self.words
        body, standing = self.sheet.body, player.standing
        title = f"{standing.player} · {standing.name}"
        below = self._state.draw(pen, page_heading(pen, body, title, self.of.details, _))
        pen.put(summary(player, self.of, _), below.upper(_SUMMARY_LINE - 3 * MM), _SUMMARY, pad=0)
        self._draw_deals(pen, player, part)
        self._draw_penalties(pen, player)
        draw_legend(pen, body.lower(LEGEND - 1.5 * MM), self.of, _)

    def _draw_deals(self, pen: Pen, player: PlayerSheet, part: range) -> None:
        listing = player_deals(player, self.of.settings, self.words)
        columns, box = listing.on(Media.PAPER), self._room(player)
        grid = Grid(
            snug(box, len(part), _ROW_MOST, _HEAD),
            set_columns(columns, _WIDTHS, _HEAD, ("hand", "result")),
            len(part),
            _HEAD,
        )
        pen.stamp(f"player-{len(part)}-{len(player.penalties)}", grid.draw)
        for row, deal in enumerate(player.deals[part.start : part.stop]):
            for column, drawn, cell in zip(columns, grid.columns, grid.cells(row), strict=True):
                match column.code:
                    case "with":
                        _draw_others(pen, cell, deal.others(player.standing.player))
                    case "result":
                        pen.put(outcome_text(deal.outcome, self.words), cell, _DEAL, Align.CENTRE)
                    case code:
                        strong = _DEAL if code == "board" else _STRONG
                        letters = strong if column.ink is Ink.STRONG else _PLAIN
                        pen.put(column.cell(deal).text, cell, letters, drawn.align)

    def _draw_penalties(self, pen: Pen, player: PlayerSheet) -> None:
        _ = self.words
        line = self.sheet.body.above(LEGEND).lower(_PENALTY_LINE)
        for penalty in reversed(player.penalties):
            amount = penalty_words(penalty, self.of.settings.ranking, _)
            text = _("Penalty in round {round}: {amount}", round=penalty.round, amount=amount)
            pen.put(text, line, _STRONG, pad=0)
            line = Box(line.x, line.top, line.width, line.height)


def _draw_others(pen: Pen, cell: Box, others: Sequence[HandWorth]) -> None:
    height = cell.height / len(others)
    for place, other in enumerate(others):
        line = cell.below(place * height).upper(height)
        letter, number = line.left(5 * MM), line.beside(5 * MM).left(7 * MM)
        pen.put(other.hand.value, letter, _PLAIN, Align.CENTRE, pad=0)
        pen.put(str(other.player.number), number, _NUMBER, Align.RIGHT, pad=0.6 * MM)
        pen.put_lines(other.player.name, line.beside(12 * MM), _WITH, pad=0.6 * MM)


def all_players(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the players in the order of the ranking, several to a page."""
    results = of.so_far
    people = (
        Digest(
            f"{each.standing.player} · {each.standing.name}",
            summary(each, results, _),
            tuple(_rounds(each, _)),
        )
        for each in results.players
        if each.deals
    )
    state = missing_sentence(results.standings.reach, _)
    digest = digest_pages(people, results.details, (state, legend(results, _)[-1]), size, _)
    return digest or [no_deals(sheet(size, Orientation.PORTRAIT), _("All players"), results, _)]


def _rounds(player: PlayerSheet, _: Words) -> Iterator[str]:
    number = player.standing.player
    for round_number, played in groupby(player.deals, key=lambda deal: deal.place.round):
        deals = tuple(played)
        others = ", ".join(
            f"{other.hand.value} {other.player.number} {other.player.name}"
            for other in deals[0].others(number)
        )
        yield _.pgettext(
            "tour",
            "Round {round}, table {table}, {hand} with {others}: {deals}",
            round=round_number,
            table=deals[0].place.table,
            hand=deals[0].of(number).hand.value,
            others=others,
            deals=" · ".join(_deal(deal, number, _) for deal in deals),
        )


def _deal(deal: PlayedDeal, number: int, _: Words) -> str:
    outcome, percent = outcome_text(deal.outcome, _), deal.of(number).percent
    text = f"{deal.place.board} : {outcome}"
    if percent is not None:
        text = f"{text} ({percent_text(percent, _)} %)"
    return text.replace(" ", "\N{NO-BREAK SPACE}")

"""A sheet for each player: every deal, with whom, what it brought and why."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from whist_td.formats.whiz.paper.parts import (
    LEGEND,
    NOTHING,
    draw_legend,
    legend,
    matchpoints_text,
    no_deals,
    outcome_text,
    percent_text,
    points_text,
    worth_text,
)
from whist_td.formats.whiz.rules.settings import Compare, Ranking
from whist_td.formats.whiz.views.paper_views import WhizPapers
from whist_td.formats.whiz.views.results import HandWorth, PlayedDeal, PlayerSheet, WhizResults
from whist_td.formats.whiz.words.facts import penalty_words
from whist_td.formats.whiz.words.labels import percent_words, score_words
from whist_td.formats.whiz.words.standings import SCORES
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import HEADING, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.players.paper.name_list import Digest, digest_pages
from whist_td.words.words import Words, with_minus

_SUMMARY = Type(Face.SEMIBOLD, 13)
_DEAL = Type(Face.BOLD, 12)
_PLAIN = Type(Face.REGULAR, 10.5)
_STRONG = Type(Face.SEMIBOLD, 11)
_WITH = Type(Face.REGULAR, 10.5)
_NUMBER = Type(Face.BOLD, 10.5)
_SUMMARY_LINE = 9 * MM
_PENALTY_LINE = 5.5 * MM
_HEAD = 8.5 * MM
_ROW_LEAST = 7.2 * MM
_ROW_MOST = 14 * MM
"""Rows grow as far as that, so that a short evening fills its page too."""


def pages(of: WhizPapers, size: PageSize, _: Words, chosen: SheetFilter = every) -> list[Page]:
    """Return a page for each player, more where the evening is long."""
    layout = _Layout(sheet(size, Orientation.PORTRAIT), of.so_far, _)
    made = [
        layout.page(player, part)
        for player in of.so_far.players
        if player.deals and chosen(str(player.standing.player))
        for part in layout.parts(player)
    ]
    return made or [no_deals(layout.sheet, _("Player sheets"), of.so_far, _)]


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
    if standing.told_points is None:
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

    def _room(self, player: PlayerSheet) -> Box:
        penalties = len(player.penalties) * _PENALTY_LINE
        return self.sheet.body.below(HEADING + _SUMMARY_LINE).above(LEGEND + penalties)

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
        below = page_heading(pen, body, title, self.of.details, _)
        pen.put(summary(player, self.of, _), below.upper(_SUMMARY_LINE - 3 * MM), _SUMMARY, pad=0)
        self._draw_deals(pen, player, part)
        self._draw_penalties(pen, player)
        draw_legend(pen, body.lower(LEGEND - 1.5 * MM), self.of, _)

    def _draw_deals(self, pen: Pen, player: PlayerSheet, part: range) -> None:
        columns = self._columns
        box = snug(self._room(player), len(part), _ROW_MOST, _HEAD)
        grid = Grid(box, columns, len(part), _HEAD)
        pen.stamp(f"player-{len(part)}-{len(player.penalties)}", grid.draw)
        number = player.standing.player
        deals = player.deals[part.start : part.stop]
        for row, deal in enumerate(deals):
            cells = grid.cells(row)
            self._draw_deal(pen, cells, deal, number)
            _draw_others(pen, cells[4], deal.others(number))

    @property
    def _columns(self) -> tuple[GridColumn, ...]:
        _ = self.words
        is_net = self.of.settings.compare is Compare.NET
        has_worth = self.of.settings.ranking is not Ranking.MATCHPOINTS
        return (
            GridColumn(_("Rd."), 9),
            GridColumn(_("Table"), 10),
            GridColumn(_("Deal"), 11),
            GridColumn(_("Hand held"), 12),
            GridColumn(_("With"), 53, align=Align.LEFT),
            GridColumn(_("Result"), 30),
            GridColumn(_("Points"), 12),
            *([GridColumn(_("Net score"), 14)] if is_net else []),
            GridColumn(_("Beaten"), 12),
            GridColumn(_("Tied"), 11),
            GridColumn(_("Matchpoints"), 19),
            GridColumn(_("Percent"), 17, align=Align.RIGHT),
            *([GridColumn(_("Counts"), 16, align=Align.RIGHT)] if has_worth else []),
        )

    def _draw_deal(self, pen: Pen, cells: list[Box], deal: PlayedDeal, player: int) -> None:
        own, line = deal.of(player), deal.of(player).line
        texts = [
            str(deal.place.round),
            str(deal.place.table),
            str(deal.place.board),
            own.hand.value,
            "",
            outcome_text(deal.outcome, self.words),
            points_text(own),
        ]
        if self.of.settings.compare is Compare.NET:
            texts.append(with_minus(str(line.score)) if line else NOTHING)
        texts += [str(line.beaten), str(line.tied)] if line else [NOTHING, NOTHING]
        texts += [matchpoints_text(line, self.words), percent_text(own.percent, self.words)]
        if self.of.settings.ranking is not Ranking.MATCHPOINTS:
            texts.append(worth_text(own, self.of.settings.ranking, self.words))
        for place, (text, cell, column) in enumerate(zip(texts, cells, self._columns, strict=True)):
            setting = _DEAL if place in (2, 5) else _STRONG if place >= len(texts) - 2 else _PLAIN
            pen.put(text, cell, setting, column.align)

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
    made = digest_pages(people, results.details, legend(results, _)[-1], size, _)
    return made or [no_deals(sheet(size, Orientation.PORTRAIT), _("All players"), results, _)]


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

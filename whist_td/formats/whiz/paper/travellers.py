"""The traveller, which goes with a board, and the reminder of the rules on its back."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from whist_td.core.contracts import HANDS
from whist_td.core.events import Details
from whist_td.formats.whiz.paper.parts import COUNTED, outcome_text, percent_sign
from whist_td.formats.whiz.paper.points_table import (
    REMINDER,
    STRIP,
    STRIP_WIDTH,
    draw_not_made,
    draw_reminder,
    draw_strip,
)
from whist_td.formats.whiz.rules.results import Adjusted, BoardPlace
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.views.paper_views import NumberedDeal, Traveller, WhizPapers
from whist_td.formats.whiz.views.results import PlayedDeal
from whist_td.formats.whiz.words.deal_listings import NOTHING, points_text
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.card import BIG_NUMBER, CARD_HEAD, NUMBER_WIDTH, draw_head
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import SMALL
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, Tile, Tiling, snug, tiling
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words, sentence_case

_DEALER = Type(Face.BOLD, 17, 10)
_TEXT = Type(Face.REGULAR, 9)
_FIGURE = Type(Face.SEMIBOLD, 12)
_LINE_TEXT = Type(Face.REGULAR, 9.5)
_MARK = Type(Face.SEMIBOLD, 9)
_FOLD = 3.5 * MM
_GAP = 1.5 * MM
_HEAD = 8 * MM
_ROW_LEAST, _ROW_LOW = 6.4 * MM, 5.8 * MM
"""How low a line may be, with the whole reminder and with the strip of points."""
_ROW_MOST = 9 * MM
_SPECIAL = 6.5 * MM
_FOOT = 4.5 * MM
_SPARE = 1
"""Lines left free for what was played otherwise."""
_BESIDES = CARD_HEAD + _GAP + _HEAD + 2 * _SPECIAL + _FOOT + 2 * _GAP


def pages(of: WhizPapers, size: PageSize, _: Words, only: SheetFilter = every) -> list[Page]:
    """Return a traveller for each board and each copy of it, two to a page where they fit."""
    plan = of.plan
    lines = max((len(traveller.lines) for traveller in of.travellers), default=0)
    played = {deal.place: deal for board in of.so_far.boards for deal in board.deals}
    paper = sheet(size, Orientation.PORTRAIT, Use.CUT)
    layout = _Layout(paper, plan.details, plan.settings, lines, played, _)
    parts = layout.parts
    chosen = (each for each in of.travellers if only(each.label))
    tiles = [layout.tile(each, part) for each in chosen for part in parts]
    return layout.tiling.pages(tiles)


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    details: Details
    settings: WhizSettings
    lines: int
    played: Mapping[BoardPlace, PlayedDeal]
    words: Words

    @property
    def _has_reminder(self) -> bool:
        """Whether all of it stands below the lines: else two boards share a page with a strip."""
        whole, strip = self._tiling(REMINDER, _ROW_LEAST), self._tiling(STRIP, _ROW_LOW)
        return whole.down == strip.down

    @property
    def _reminder(self) -> float:
        return REMINDER if self._has_reminder else STRIP

    @property
    def parts(self) -> list[range]:
        """The lines of each sheet of a board, by index."""
        room = Tiling(self.sheet).box.height - _BESIDES - REMINDER
        return shares(self.lines + _SPARE, int(room // _ROW_LEAST))

    @property
    def tiling(self) -> Tiling:
        """How the travellers stand on a page."""
        return self._tiling(STRIP, _ROW_LOW)

    def _tiling(self, reminder: float, row: float) -> Tiling:
        longest = max(len(part) for part in self.parts)
        return tiling(self.sheet, _BESIDES + reminder + longest * row, 2)

    def tile(self, traveller: Traveller, part: range) -> Tile:
        deal = traveller.deal

        def draw(pen: Pen) -> None:
            name = f"traveller-{deal.dealer.value}-{part[0]}"
            pen.stamp(name, lambda own: self._draw_fixed(own, deal, part))
            head = self.tiling.box.upper(CARD_HEAD)
            number = head.left(NUMBER_WIDTH)
            pen.put(traveller.label, number, BIG_NUMBER, Align.CENTRE, pad=1.5 * MM)
            grid = self._grid(part)
            for row, line in enumerate(traveller.lines[part.start : part.stop]):
                place = BoardPlace(line.round, line.table, deal.number)
                numbers = (
                    line.round,
                    line.table,
                    *(seated.player.number for seated in line.sitters),
                )
                for text, cell in zip(
                    (*map(str, numbers), *self._written(place)), grid.cells(row), strict=False
                ):
                    pen.put(text, cell, _FIGURE, Align.CENTRE, pad=0)
                if not line.is_planned:
                    mark = self.words("not planned")
                    pen.put_lines(mark, grid.cell(row, -1), _MARK, Align.CENTRE, pad=0.3 * MM)

        return Tile(traveller.label, draw)

    def _written(self, place: BoardPlace) -> Sequence[str]:
        """Return what North wrote, where that is known already: a lost traveller is made again."""
        deal = self.played.get(place)
        if deal is None:
            return ()
        if isinstance(deal.outcome, Adjusted):
            percents = (each.percent for each in deal.hands)
            texts = (NOTHING if p is None else percent_sign(p, self.words) for p in percents)
            return (outcome_text(deal.outcome, self.words), "", "", "", *texts)
        points = (points_text(each) for each in deal.hands)
        contract, *others = outcome_text(deal.outcome, self.words).split()
        level = contract.rstrip("X")
        return (level, contract[len(level) :], *(others or ("", "")), *points)

    def _draw_fixed(self, pen: Pen, deal: NumberedDeal, part: range) -> None:
        box = self.tiling.box
        draw_head(pen, box, self.details, self.words)
        self._draw_facts(pen, box.upper(CARD_HEAD).beside(NUMBER_WIDTH + 4 * MM), deal)
        grid = self._grid(part)
        grid.draw(pen)
        self._draw_special(pen, grid.box)
        below, about = box.above(_FOOT).lower(self._reminder), (self.settings.rule, self.words)
        if self._has_reminder:
            draw_reminder(pen, below, *about)
        else:
            draw_strip(pen, below.left(STRIP_WIDTH), *about)
            draw_not_made(pen, below.beside(STRIP_WIDTH + 3 * MM), *about)
        mistake = self.words(
            "A mistake? Cross the line out, write it again below, and call the director. "
            "Fold up at the two marks: the results are covered, the number is seen."
        )
        pen.put(mistake, box.lower(_FOOT - 0.5 * MM), SMALL, pad=0)
        # Where the lower part is folded up, as far as the number of the board.
        y = box.y + box.below(CARD_HEAD).height / 2
        for x in (box.x - _FOLD, box.right):
            pen.rule((x, y), (x + _FOLD, y), 0.8)

    def _draw_facts(self, pen: Pen, room: Box, deal: NumberedDeal) -> None:
        _ = self.words
        lines = room.below(5 * MM)
        dealer = whiz_label(deal.dealer, _)
        facts = _("Dealer: {dealer} · Domy: West", dealer=dealer)
        pen.put(facts, lines.upper(7 * MM), _DEALER, pad=0)
        settings = self.settings
        turned = _.plural(
            "{n} card of the Domy turned", "{n} cards of the Domy turned", settings.domy_cards
        )
        formula = _("Formula: {rule} · {turned}", rule=whiz_label(settings.rule, _), turned=turned)
        pen.put(formula, lines.below(7 * MM).upper(4 * MM), _TEXT, pad=0)
        change = _(
            "Seats, method {letter}: {method}; back to one’s own seat after the deal.",
            letter=settings.seat_change.value,
            method=whiz_label(settings.seat_change, _),
        )
        pen.put(change, lines.below(11 * MM).upper(4 * MM), _TEXT, pad=0)

    def _grid(self, part: range) -> Grid:
        room = self.tiling.box.below(CARD_HEAD + _GAP)
        room = room.above(_FOOT + self._reminder + 2 * _SPECIAL + 2 * _GAP)
        columns = _columns(self.settings, self.words)
        return Grid(snug(room, len(part), _ROW_MOST, _HEAD), columns, len(part), _HEAD)

    def _draw_special(self, pen: Pen, table: Box) -> None:
        _ = self.words
        texts = (
            _("Passed out (0-0-0) · round, table: ____________________________"),
            _(
                "Not played or adjusted score · round, table: __________  N ____ %  E ____ %  "
                "S ____ %  reason: ________________________"
            ),
        )
        for number, text in enumerate(texts):
            y = table.y - (number + 1) * _SPECIAL
            pen.put(text, Box(table.x, y, table.width, _SPECIAL), _LINE_TEXT, pad=1 * MM)


def _reckoned(settings: WhizSettings, _: Words) -> Iterator[GridColumn]:
    """Yield the columns that are filled in after play: what is compared, and what it counts."""
    counted = COUNTED.get((settings.ranking, settings.compare))
    heads = [_("Net")] if settings.compare is Compare.NET else []
    if counted and settings.ranking is not Ranking.TOTAL:
        heads.append(_(counted))
    for head in heads:
        for hand in HANDS:
            title = _("{what} {sign}", what=sentence_case(head), sign=hand.value)
            yield GridColumn(title, 12.5 if len(heads) == 1 else 10.5, to_fill=True)


def _columns(settings: WhizSettings, _: Words) -> tuple[GridColumn, ...]:
    letters = [hand.value for hand in HANDS]
    return (
        GridColumn(_("Rd."), 8),
        GridColumn(_("Table"), 10),
        *(GridColumn(_("No. {hand}", hand=letter), 9.5) for letter in letters),
        GridColumn(_("Contract"), 18.5, to_fill=True),
        GridColumn("X / XX", 11, to_fill=True),
        GridColumn(_("Declarer"), 14, to_fill=True),
        GridColumn(_("Result =\u00a0+\u00a0−"), 15, to_fill=True),
        *(GridColumn(_("Points {hand}", hand=letter), 12.5, to_fill=True) for letter in letters),
        *_reckoned(settings, _),
        GridColumn(_("Initials"), 13, to_fill=True),
    )

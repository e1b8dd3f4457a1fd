"""The traveller, which goes with a board, and the reminder of the rules on its back."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from whist_td.core.contracts import (
    HANDS,
    OVERTRICK,
    UNDERTRICK,
    Contract,
    Hand,
    Risk,
    Rule,
    Strain,
)
from whist_td.core.events import Details
from whist_td.formats.whiz.paper.parts import (
    COUNTED,
    NOTHING,
    outcome_text,
    percent_sign,
    points_text,
)
from whist_td.formats.whiz.rules.notation import Notation, written
from whist_td.formats.whiz.rules.results import Adjusted, BoardPlace, Played
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.views.paper_views import (
    STRAINS_ALIKE,
    Deal,
    Reminder,
    Traveller,
    TravellerLine,
    WhizPapers,
    reminders,
)
from whist_td.formats.whiz.views.results import PlayedDeal
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.card import BIG_NUMBER, CARD_HEAD, NUMBER_WIDTH, draw_head
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import SMALL
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, Tile, Tiling, snug, tiling
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words, sentence_case

_REMINDER = 32 * MM
_TABLE = 92 * MM
_REMINDER_LINE, _REMINDER_LEADING = 3.6 * MM, 1.12
_LEVEL = 9 * MM
_REMINDER_FIGURE = Type(Face.REGULAR, 9)
_BOLD = Type(Face.BOLD, 9)
_REMINDER_HEAD = Type(Face.SEMIBOLD, 9)
_REMINDER_TEXT = Type(Face.REGULAR, 9)
_TITLE = Type(Face.SEMIBOLD, 9)
_SIGN = 2.5 * MM
_EXAMPLE = Played(Contract(10, Strain.HEARTS), Hand.SOUTH, 10)
_DEALER = Type(Face.BOLD, 17, 10)
_TEXT = Type(Face.REGULAR, 9)
_FIGURE = Type(Face.SEMIBOLD, 12)
_LINE_TEXT = Type(Face.REGULAR, 9.5)
_MARK = Type(Face.SEMIBOLD, 9)
_FOLD = 3.5 * MM
_GAP = 1.5 * MM
_HEAD = 8 * MM
_ROW_LEAST, _ROW_LOW = 6.4 * MM, 5.8 * MM
"""How low a line may be, with the reminder and without."""
_ROW_MOST = 9 * MM
_SPECIAL = 6.5 * MM
_FOOT = 4.5 * MM
_SPARE = 1
"""Lines left free for what was played otherwise."""
_BESIDES = CARD_HEAD + _GAP + _HEAD + 2 * _SPECIAL + _FOOT + 2 * _GAP


def _draw_reminder(pen: Pen, box: Box, rule: Rule, _: Words) -> None:
    """Draw the points of made contracts, and beside them what else the players need."""
    _draw_points(pen, box.left(_TABLE), rule, _)
    room = box.beside(_TABLE + 5 * MM)
    for title, text in _texts(rule, _):
        pen.put(title, room.upper(_REMINDER_LINE), _TITLE, pad=0)
        room = room.below(_REMINDER_LINE)
        room = pen.paragraph(text, room, _REMINDER_TEXT, _REMINDER_LEADING).below(0.6 * MM)


def _draw_points(pen: Pen, box: Box, rule: Rule, _: Words) -> None:
    rows = reminders(rule)
    height = box.height / (len(rows) + 2)
    head, signs = box.upper(height), box.below(height).upper(height)
    pen.put(_("Just made"), head.left(_LEVEL * 2), _REMINDER_HEAD, pad=0)
    groups = list(head.beside(_LEVEL).columns([1] * len(STRAINS_ALIKE)))
    for strains, group in zip(STRAINS_ALIKE, groups, strict=True):
        _draw_strains(pen, group, strains, _)
    for sub in _cells(signs):
        for sign, cell in zip(("–", "X", "XX"), sub, strict=True):
            pen.put(sign, cell, _REMINDER_HEAD, Align.CENTRE, pad=0)
    pen.under(signs, 0.6)
    for number, row in enumerate(rows):
        _draw_row(pen, box.below((number + 2) * height).upper(height), row)
    for group in groups[1:]:
        pen.rule((group.x, box.y), (group.x, box.top), 0.3)


def _cells(line: Box) -> list[list[Box]]:
    groups = line.beside(_LEVEL).columns([1] * len(STRAINS_ALIKE))
    return [list(group.columns([1] * len(Risk))) for group in groups]


def _draw_strains(pen: Pen, group: Box, strains: tuple[Strain, ...], _: Words) -> None:
    if Strain.NO_TRUMP in strains:
        pen.put(_("NT"), group, _REMINDER_HEAD, Align.CENTRE)
        return
    x = group.middle - len(strains) * _SIGN * 0.65
    for strain in strains:
        pen.suit(strain, x, group.y + (group.height - _SIGN) / 2, _SIGN)
        x += _SIGN * 1.3


def _draw_row(pen: Pen, line: Box, row: Reminder) -> None:
    pen.put(str(row.level), line.left(_LEVEL), _BOLD, Align.CENTRE, pad=0)
    for points, cells in zip(row.points, _cells(line), strict=True):
        for figure, cell in zip(points, cells, strict=True):
            pen.put(str(figure), cell, _REMINDER_FIGURE, Align.CENTRE, pad=0)
    pen.under(line, 0.2)


def _texts(rule: Rule, _: Words) -> tuple[tuple[str, str], ...]:
    example = written(_EXAMPLE, Notation(_.language.value))
    return (
        (_("Not made"), _not_made(rule, _)),
        (_("Notation"), _notation(_)),
        (_("Example"), _("{example}: ten hearts by South, just made.", example=example)),
    )


def _not_made(rule: Rule, _: Words) -> str:
    risks = [UNDERTRICK * risk for risk in Risk]
    if rule is Rule.EXACT:
        return _(
            "for each trick too few or too many, each opponent gets {plain} (X {doubled}, XX "
            "{redoubled}); the declarer 0.",
            plain=risks[0],
            doubled=risks[1],
            redoubled=risks[2],
        )
    over = [OVERTRICK * risk for risk in Risk]
    return _(
        "for each trick down, each opponent gets {plain} (X {doubled}, XX {redoubled}); the "
        "declarer 0. Each overtrick: +{over} (X {over_doubled}, XX {over_redoubled}).",
        plain=risks[0],
        doubled=risks[1],
        redoubled=risks[2],
        over=over[0],
        over_doubled=over[1],
        over_redoubled=over[2],
    )


def _notation(_: Words) -> str:
    return _(
        "C clubs, D diamonds, H hearts, S spades, NT no trump; X doubled, XX redoubled; = just "
        "made, +1 one more, −1 one down."
    )


def pages(of: WhizPapers, size: PageSize, _: Words, wanted: SheetFilter = every) -> list[Page]:
    """Return a traveller for each board and each copy of it, two to a page where they fit."""
    plan = of.plan
    lines = max((len(traveller.lines) for traveller in of.travellers), default=0)
    played = {deal.place: deal for board in of.so_far.boards for deal in board.deals}
    paper = sheet(size, Orientation.PORTRAIT, Use.CUT)
    layout = _Layout(paper, plan.details, plan.settings, lines, played, _)
    parts = layout.parts
    chosen = (each for each in of.travellers if wanted(each.label))
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
        """Whether the points stand below the lines: not where two boards share a page without."""
        with_it, without = self._tiling(_REMINDER, _ROW_LEAST), self._tiling(0, _ROW_LOW)
        return with_it.down == without.down

    @property
    def _reminder(self) -> float:
        return _REMINDER if self._has_reminder else 0

    @property
    def parts(self) -> list[range]:
        """The lines of each sheet of a board, by index."""
        room = Tiling(self.sheet).box.height - _BESIDES - _REMINDER
        return shares(self.lines + _SPARE, int(room // _ROW_LEAST))

    @property
    def tiling(self) -> Tiling:
        """How the travellers stand on a page."""
        return self._tiling(0, _ROW_LOW)

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
                _draw_line(pen, grid.cells(row), line, self._written(place))
                if not line.is_planned:
                    mark = self.words("not planned")
                    pen.put_lines(mark, grid.cells(row)[-1], _MARK, Align.CENTRE, pad=0.3 * MM)

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

    def _draw_fixed(self, pen: Pen, deal: Deal, part: range) -> None:
        box = self.tiling.box
        draw_head(pen, box, self.details, self.words)
        self._draw_facts(pen, box.upper(CARD_HEAD).beside(NUMBER_WIDTH + 4 * MM), deal)
        grid = self._grid(part)
        grid.draw(pen)
        self._draw_special(pen, grid.box)
        if self._has_reminder:
            _draw_reminder(pen, box.above(_FOOT).lower(_REMINDER), self.settings.rule, self.words)
        mistake = self.words(
            "A mistake? Cross the line out, write it again below, and call the director. "
            "Fold up at the two marks: the results are covered, the number is seen."
        )
        pen.put(mistake, box.lower(_FOOT - 0.5 * MM), SMALL, pad=0)
        self._draw_fold(pen, box)

    def _draw_facts(self, pen: Pen, room: Box, deal: Deal) -> None:
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

    def _draw_fold(self, pen: Pen, box: Box) -> None:
        """Draw where the lower part is folded up, as far as the number of the board."""
        y = box.y + box.below(CARD_HEAD).height / 2
        for x in (box.x - _FOLD, box.right):
            pen.rule((x, y), (x + _FOLD, y), 0.8)


def _draw_line(pen: Pen, cells: list[Box], line: TravellerLine, written: Sequence[str]) -> None:
    numbers = (line.round, line.table, *(seated.player.number for seated in line.sitters))
    for text, cell in zip((*map(str, numbers), *written), cells, strict=False):
        pen.put(text, cell, _FIGURE, Align.CENTRE, pad=0)


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
        GridColumn(_("Visa"), 13, to_fill=True),
    )

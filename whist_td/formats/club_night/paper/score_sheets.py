"""The score sheets: a page for each table and round, made for the game of the evening."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

from whist_td.core.contracts import SUITS
from whist_td.core.deal_fields import DealField, FieldKind, Group
from whist_td.formats.club_night.games.game import Length, Unit
from whist_td.formats.club_night.games.words import SIDES
from whist_td.formats.club_night.paper.facts import sheet_key
from whist_td.formats.club_night.paper.parts import (
    SEATS,
    SIGNATURES,
    Written,
    draw_notes,
    draw_seats,
    draw_signatures,
    notes_height,
    nothing_written,
    pack_cell,
    part_written,
    points_written,
    score_line,
    score_written,
    written,
)
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.views.paper_views import (
    ClubPapers,
    PaperTable,
    deals_in,
    sheet_fields,
)
from whist_td.formats.club_night.views.views import DealView, club_table
from whist_td.formats.club_night.words.games import field_label, game_name, game_words, length_label
from whist_td.formats.club_night.words.labels import counter_label
from whist_td.formats.club_night.words.seats import (
    group_sign,
    plays_by_letters,
    seat_sign,
    side_signs,
)
from whist_td.paper.card import CARD_HEAD, draw_head, put_head
from whist_td.paper.fonts import LEADING, Face, Type
from whist_td.paper.header_footer import SMALL
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import HEAD, Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.paper.rules_page import ROW_MOST as VALUE_MOST
from whist_td.paper.rules_page import draw_values, height, margin
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.labels import strain_label
from whist_td.words.rules_text import Values
from whist_td.words.words import Words

_SIGN = Type(Face.BOLD, 18)
_WHAT = Type(Face.SEMIBOLD, 14)
_HOW = Type(Face.REGULAR, 9)
_PACK_HEAD = 10 * MM
_PACK_ROW = 15 * MM
_FIRST = 52
_CELL = 26
_PACK_TICK = 5 * MM
_LEFT_TO_A_NOTE = ("erased",)
"""Fields so rare that a mark beside another one serves."""
_TICKS = 15.0
_NUMBER = Type(Face.BOLD, 13)
_DEALER = Type(Face.SEMIBOLD, 13)
_TOTAL = Type(Face.BOLD, 12)
_WRITTEN = Type(Face.REGULAR, 9)
_GAP = 2.5 * MM
_HEAD = 12 * MM
_FOOT = SMALL.size * LEADING + 0.5 * MM
_MARGIN_GAP, _NOTES_GAP = 6 * MM, 2 * MM
_SUIT = 3.6 * MM
_TICK = 4 * MM
_SPARE = 2
"""Lines for a deal that was passed, or written wrong."""
_LINES_FOR = {Unit.GAMES: 6, Unit.RUBBERS: 17}
"""So many lines hold a game, or a rubber, however long it takes."""


def draw_packs(pen: Pen, room: Box, choice: GameChoice, players: int, _: Words) -> None:
    """Draw the form of one pack: what is counted, a cell for each player, and the points."""
    fields = sheet_fields(choice, players)
    is_whole = all(field.kind is not FieldKind.NUMBER for field in fields)
    row = min(_PACK_ROW, (room.height - _PACK_HEAD) / (len(fields) + 1))
    head = room.upper(_PACK_HEAD)
    for seat, cell in enumerate(_cells(head, players)[1:-1]):
        pen.put(seat_sign(seat, players, _), cell, _SIGN, Align.CENTRE)
    pen.put(_("Sum"), _cells(head, players)[-1], _HOW, Align.CENTRE)
    pen.under(head, 1.2)
    line = room.below(_PACK_HEAD).upper(row)
    for field in fields:
        _draw_field(pen, line, field, players, _)
        if is_whole and field.total:
            pen.put(f"= {field.total}", _cells(line, players)[-1], _WHAT, Align.CENTRE)
        line = line._replace(y=line.y - row)
    what, *cells, _total = _cells(line, players)
    pen.put(_("Points"), what, _SIGN)
    for cell in cells:
        pen.frame(cell, 1.6)


def fill_pack(pen: Pen, room: Box, deal: DealView, choice: GameChoice, _: Words) -> None:
    """Write what a pack came to into its form."""
    players = deal.running.players
    fields = sheet_fields(choice, players)
    row = min(_PACK_ROW, (room.height - _PACK_HEAD) / (len(fields) + 1))
    line = room.below(_PACK_HEAD).upper(row)
    for field in fields:
        for seat, cell in enumerate(_cells(line, players)[1:-1]):
            pen.put(pack_cell(field, seat, deal), cell, _WHAT, Align.CENTRE)
        line = line._replace(y=line.y - row)
    for seat, cell in enumerate(_cells(line, players)[1:-1]):
        pen.put(points_written(seat)(deal), cell, _WHAT, Align.CENTRE)


def _cells(line: Box, players: int) -> list[Box]:
    return list(line.columns([_FIRST, *([_CELL] * players), 16]))


def _draw_field(pen: Pen, line: Box, field: DealField, players: int, _: Words) -> None:
    what, *cells, _total = _cells(line, players)
    pen.put_lines(field_label(field.name, _), what, _WHAT)
    for cell in cells:
        if field.kind is FieldKind.SEAT:
            side = min(_PACK_TICK, cell.height - 2 * MM)
            box = Box(cell.middle - side / 2, cell.y + (cell.height - side) / 2, side, side)
            pen.frame(box, 0.7, 0.6 * MM)
        if field.kind is not FieldKind.NUMBER or cell is cells[0]:
            pen.frame(cell, 0.5)
    pen.under(line, 0.4)


_WIDE, _MIDDLE, _NARROW, _SUITS = 30.0, 17.0, 13.0, 22.0


class Printed(Enum):
    """What stands in the cells of a column before anybody writes."""

    NOTHING = auto()
    DEAL_NUMBER = auto()
    DEALER = auto()
    SUITS = auto()
    TICK = auto()


_OF_A_DEAL = (Printed.DEAL_NUMBER, Printed.DEALER)


@dataclass(frozen=True)
class SheetColumn:
    """One column: its heading, its width beside the others', and what is printed in it."""

    title: str
    weight: float
    printed: Printed = Printed.NOTHING
    has_total: bool = False
    written: Written = nothing_written
    """What is written there of a deal that is in."""
    is_score: bool = False
    """Whether the running score is marked there, until somebody has won the game."""


def sheet_columns(choice: GameChoice, players: int, _: Words) -> tuple[SheetColumn, ...]:
    """Return the columns for a table, from the left."""
    fields = sheet_fields(choice, players)
    return (
        SheetColumn(_("Deal"), 13, Printed.DEAL_NUMBER),
        *_dealer(choice, fields, players, _),
        *(column for field in fields for column in _columns_of(field, choice, players, _)),
        *_results(choice, players, _),
    )


def _dealer(
    choice: GameChoice, fields: Sequence[DealField], players: int, _: Words
) -> Iterator[SheetColumn]:
    """Yield the column of the dealer, which is printed where the deal goes round."""
    if choice.game.sides_change:
        return
    title = field_label("dealer", _)
    if choice.game.deals_in_turn(choice.options):
        yield SheetColumn(title, 18, Printed.DEALER)
        return
    dealers = (written(each, choice.game, players, _) for each in fields if each.name == "dealer")
    yield SheetColumn(title, 18, written=next(dealers, nothing_written))


def _columns_of(
    field: DealField, choice: GameChoice, players: int, _: Words
) -> Iterator[SheetColumn]:
    if field.name == "dealer" or field.name in _LEFT_TO_A_NOTE:
        return
    label = field_label(field.name, _)
    signs = [
        group_sign(at, field.groups, choice.game, players, _) for at in range(len(field.groups))
    ]
    text = written(field, choice.game, players, _)
    match field.kind:
        case FieldKind.NUMBERS:
            yield from (
                SheetColumn(_headed(label, sign, _), _NARROW, written=part_written(field.name, at))
                for at, sign in enumerate(signs)
            )
        case FieldKind.SWITCHES:
            yield from (
                SheetColumn(
                    _headed(label, sign, _),
                    _TICKS,
                    Printed.TICK,
                    written=part_written(field.name, at),
                )
                for at, sign in enumerate(signs)
            )
        case FieldKind.NUMBER:
            of_side = SIDES[0] if len(field.groups) == 1 else ""
            yield SheetColumn(_headed(label, of_side, _), 14, written=text)
        case FieldKind.SWITCH:
            yield SheetColumn(label, _TICKS, Printed.TICK, written=text)
        case FieldKind.CHOICE:
            is_suit = field.choices == SUITS
            printed = Printed.SUITS if is_suit else Printed.NOTHING
            wide = _SUITS if is_suit else _WIDE
            yield SheetColumn(label, wide, printed, written=text)
        case FieldKind.SIDE | FieldKind.SEAT | FieldKind.SEATS:
            yield SheetColumn(label, _MIDDLE, written=text)


def _headed(label: str, sign: str, _: Words) -> str:
    return _("{what} {sign}", what=label, sign=sign) if sign else label


def _results(choice: GameChoice, players: int, _: Words) -> Iterator[SheetColumn]:
    game = choice.game
    sides = game.sides(choice.options, players)
    signs = side_signs(sides, game, players, _)
    if not game.start(choice.options, players).score:
        yield from _points(_("Points"), 15, sides, signs, _)
    elif game.is_zero_sum:
        yield from _scores("AB", 14, _)
        yield from _points(_("Counters"), 16, sides, signs, _)
    else:
        wide = 14 if plays_by_letters(sides, players) else 12
        yield from _points(_("Points"), wide, sides, signs, _)
        yield from _scores(signs, wide, _)


def _points(
    title: str, wide: float, sides: Sequence[Group], signs: Sequence[str], _: Words
) -> Iterator[SheetColumn]:
    for side, sign in zip(sides, signs, strict=True):
        text = points_written(side[0])
        yield SheetColumn(_headed(title, sign, _), wide, has_total=True, written=text)


def _scores(signs: Iterable[str], wide: float, _: Words) -> Iterator[SheetColumn]:
    for at, sign in enumerate(signs):
        title = _headed(_("Score"), sign, _)
        yield SheetColumn(title, wide, written=score_written(at), is_score=True)


_ROW_LEAST, _ROW_MOST = 6.1 * MM, 11 * MM


def pages(of: ClubPapers, size: PageSize, _: Words, chosen: SheetFilter = every) -> list[Page]:
    """Return a sheet for each table of the rounds to play, more where a round is long."""
    layout = _Layout(sheet(size, Orientation.LANDSCAPE), of, _)
    named = (table for seated in of.to_play for table in of.tables(seated))
    return [
        layout.page(table, part)
        for table in (*named, *of.unnamed)
        if chosen(sheet_key(table))
        for part in layout.parts(len(table.players), len(deals_in(of, table)))
    ]


def lines_for(length: Length) -> int:
    """Return how many lines a sheet needs for a round."""
    if length.unit is Unit.DEALS:
        return length.count + _SPARE
    return length.count * _LINES_FOR[length.unit]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: ClubPapers
    words: Words

    @property
    def _choice(self) -> GameChoice:
        return self.of.event.settings.game

    @property
    def _is_pack(self) -> bool:
        """Whether a pack is counted out at its end, so that there is nothing to write by deal."""
        return self._choice.game.is_pack

    def _length(self, players: int) -> Length:
        return self.of.event.settings.length_at(players)

    @property
    def _values(self) -> Values:
        return game_words(self._choice.code).values(self._choice.options, self.words)

    @property
    def _work(self) -> Box:
        """The part of the page left of the margin of values, below the seats."""
        room = self._below_seats
        return room.left(room.width - margin(self._values) - _MARGIN_GAP)

    @property
    def _lines_room(self) -> Box:
        """Where deals are written, above the signatures."""
        return self._work.above(SIGNATURES + 1 * MM)

    @property
    def _below_seats(self) -> Box:
        return self.sheet.body.below(CARD_HEAD + _GAP + SEATS + _GAP).above(_FOOT)

    def parts(self, players: int, dealt: int = 0) -> list[range]:
        """Return the deals of each page of a table, by index, and those that are in already."""
        if self._is_pack:
            count = self._length(players).count
            return shares(count, 1)
        room, length = self._work.above(SIGNATURES).height - _HEAD, self._length(players)
        lines = lines_for(length)
        if length.unit is not Unit.DEALS:
            # Nobody knows how many deals a game takes: the page is filled.
            lines = max(lines, int(room // _ROW_MOST) - 1, dealt + _SPARE)
        return shares(lines, int(room // _ROW_LEAST) - 1)

    def page(self, table: PaperTable, part: range) -> Page:
        name = self.words("Rd. {round}", round=table.round)
        return Page(self.sheet, f"{name} · {table.table}", lambda pen: self._draw(pen, table, part))

    def _draw(self, pen: Pen, table: PaperTable, part: range) -> None:
        players = len(table.players)
        stamp = f"score-{players}-{part.start}-{part.stop}"
        pen.stamp(stamp, lambda own: self._draw_fixed(own, table, part))
        _ = self.words
        title = _("Table {table} · round {round}", table=table.table, round=table.round)
        texts = (game_name(self._choice.code, _), length_label(self._length(players), _))
        worth = counter_label(self.of.event.settings, _)
        below = " · ".join(filter(None, (*texts, worth)))
        put_head(pen, self.sheet.body, table.table, title, below)
        seats = self.sheet.body.below(CARD_HEAD + _GAP).upper(SEATS)
        draw_seats(pen, seats, table, _)
        for deal in deals_in(self.of, table)[part.start : part.stop]:
            if self._is_pack:
                fill_pack(pen, self._lines_room, deal, self._choice, _)
            else:
                self._fill_line(pen, table, part, deal)

    def _fill_line(self, pen: Pen, table: PaperTable, part: range, deal: DealView) -> None:
        """Write a deal that is in, as the table would have written it."""
        players, row = len(table.players), deal.place.deal - 1 - part.start
        columns, grid, _height = self._grid(self._lines_room, players, part)
        cells = grid.cells(row)
        scores = [cell for column, cell in zip(columns, cells, strict=True) if column.is_score]
        won = deal.gains is not None and any((*deal.gains.games, *deal.gains.rubbers))
        if scores and won:
            first, last = scores[0], scores[-1]
            view = club_table(self.of.event, table.round, table.table)
            text = score_line(deal, view, self.words)
            room = Box(first.x, first.y, last.right - first.x, first.height)
            pen.put(text, room, _WRITTEN, Align.CENTRE, pad=0.4 * MM)
        for column, cell in zip(columns, cells, strict=True):
            if not (column.is_score and won):
                _write(pen, cell, column, column.written(deal), self.words)

    def _draw_fixed(self, pen: Pen, table: PaperTable, part: range) -> None:
        """Draw what the sheets of all tables of a size have in common."""
        _ = self.words
        draw_head(pen, self.sheet.body, self.of.details, _)
        self._draw_margin(pen, len(table.players))
        work = self._work
        draw_signatures(pen, work.lower(SIGNATURES), table.sides, len(table.players), _)
        mistake = _(
            "A mistake? Cross the line out and write the deal again below; the table signs. Any "
            "deal can be corrected later."
        )
        pen.put(mistake, self.sheet.body.lower(_FOOT), SMALL, pad=0)
        room = self._lines_room
        if self._is_pack:
            draw_packs(pen, room, self._choice, len(table.players), _)
        else:
            self._draw_lines(pen, room, len(table.players), part)

    def _draw_margin(self, pen: Pen, players: int) -> None:
        room, values = self._below_seats, self._values
        box = room.beside(room.width - margin(values))
        notes = tuple(
            game_words(self._choice.code).notes(self._choice.options, players, self.words)
        )
        below = notes_height(box.width, notes) + _NOTES_GAP
        table = box.upper(min(height(values, box.width, VALUE_MOST), box.height - below))
        left = draw_values(pen, table, values)
        used = box.top - left.top
        draw_notes(pen, box.below(used + _NOTES_GAP), notes)

    def _grid(
        self, room: Box, players: int, part: range
    ) -> tuple[tuple[SheetColumn, ...], Grid, float]:
        """Return the columns, the lines for deals, and how high the line of totals is."""
        columns = sheet_columns(self._choice, players, self.words)
        box = snug(room, len(part) + 1, _ROW_MOST, _HEAD)
        row = (box.height - _HEAD) / (len(part) + 1)
        plain = [_plain(column) for column in columns]
        return columns, Grid(box.above(row), plain, len(part), _HEAD), row

    def _draw_lines(self, pen: Pen, room: Box, players: int, part: range) -> None:
        columns, grid, row = self._grid(room, players, part)
        grid.draw(pen)
        heads = grid.across(grid.box.upper(_HEAD))
        for column, head in zip(columns, heads, strict=True):
            pen.put_lines(column.title, head, HEAD, Align.CENTRE, pad=0.5 * MM)
        length = self._length(players)
        # A spare line may be that of any deal: whose it is, is written.
        certain = length.count if length.unit is Unit.DEALS else part.stop - _SPARE
        for at, index in enumerate(part):
            for column, cell in zip(columns, grid.cells(at), strict=True):
                if index < certain or column.printed not in _OF_A_DEAL:
                    self._print(pen, cell, column.printed, index, players)
        line = Box(grid.box.x, grid.box.y - row, grid.box.width, row)
        totals = [
            cell
            for column, cell in zip(columns, grid.across(line), strict=True)
            if column.has_total
        ]
        before = line.left(totals[0].x - line.x - 2 * MM)
        pen.put(self.words("Total of the round"), before, _TOTAL, Align.RIGHT)
        for cell in totals:
            pen.frame(cell, 1.2)

    def _print(self, pen: Pen, cell: Box, printed: Printed, index: int, players: int) -> None:
        match printed:
            case Printed.DEAL_NUMBER:
                pen.put(str(index + 1), cell, _NUMBER, Align.CENTRE, pad=0)
            case Printed.DEALER:
                sign = seat_sign(index % players, players, self.words)
                pen.put(sign, cell, _DEALER, Align.CENTRE, pad=0)
            case Printed.SUITS:
                # One of the four suits is circled.
                for suit, place in zip(
                    SUITS, cell.inset(0.8 * MM, 0).columns([1] * len(SUITS)), strict=True
                ):
                    pen.suit(
                        suit, place.middle - _SUIT / 2, place.y + (place.height - _SUIT) / 2, _SUIT
                    )
            case Printed.TICK:
                side = min(_TICK, cell.height - 1.6 * MM)
                x, y = cell.middle - side / 2, cell.y + (cell.height - side) / 2
                pen.frame(Box(x, y, side, side), 0.5, 0.5 * MM)
            case Printed.NOTHING:
                pass


@lru_cache(256)
def _plain(column: SheetColumn) -> GridColumn:
    is_written = column.printed not in _OF_A_DEAL
    # The headings are written further apart than those of a table to read.
    return GridColumn("", column.weight, to_fill=is_written, needs=column.title)


def _write(pen: Pen, cell: Box, column: SheetColumn, text: str, _: Words) -> None:
    """Write what is in, as it would be written by hand; of suits, circle the one named."""
    if column.printed is not Printed.SUITS:
        pen.put_lines(text, cell, _WRITTEN, Align.CENTRE, pad=0.4 * MM)
        return
    for suit, place in zip(SUITS, cell.inset(0.8 * MM, 0).columns([1] * len(SUITS)), strict=True):
        if strain_label(suit, _) == text:
            pen.frame(place.inset(0, 0.6 * MM), 1.2, place.width / 2)

"""Every deal at every table: the points as they were scored, what they are worth as formulas."""

from collections.abc import Iterator
from fractions import Fraction

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.contracts import ALL_TRICKS, HANDS, Hand
from whist_td.formats.whiz.files.workbook_contracts import DealFormulas, contract_lines
from whist_td.formats.whiz.files.workbook_view import (
    FIRST_RESULT,
    GROUP_ROW,
    LETTER_ROW,
    PLAYED,
    Sheets,
    WorkbookColumns,
    hand_range,
    has_points,
    seat_column,
    worth_value,
)
from whist_td.formats.whiz.rules.consequences import ClaimDiffers
from whist_td.formats.whiz.rules.results import (
    NOBODYS_FAULT,
    NOT_PLAYED,
    Adjusted,
    BoardPlace,
    Outcome,
    Played,
    compared_scores,
    hand_points,
)
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.views.results import PlayedDeal
from whist_td.formats.whiz.words.deals import deal_words, remark_sentence
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.live import quoted
from whist_td.interchange.workbook import (
    CellInk,
    CellPen,
    Formula,
    Value,
    define_names,
    freeze,
    heighten,
    lay_out,
    limit,
    name_width,
    offer,
    orange,
    set_widths,
    write_heading,
)
from whist_td.words.words import Words

Cells = Iterator[tuple[Value | Formula, CellInk]]
_BEFORE_POINTS = (7, 7, 7)
_FAR = 10_000
"""No score is as far from nothing."""


class DealRows:  # more than 15 methods: one for each kind of cell in a row
    """Tells the cells of one deal after another."""

    def __init__(self, sheets: Sheets, _: Words) -> None:
        self._sheets = sheets
        self._words = _
        self._settings = sheets.event.settings
        self._columns = sheets.columns
        self._lines = contract_lines(_)

    def cells(self, place: BoardPlace, row: int) -> Cells:
        """Yield the cells of a row from the left, each with its ink."""
        deal = self._sheets.deals.get(place)
        words = deal_words(self._outcome(place), self._words)
        yield from ((place.round, CellInk.QUIET_NUMBER), (place.table, CellInk.NUMBER))
        yield place.board, CellInk.TOTAL
        for number in self._sheets.seats(place):
            yield number, CellInk.QUIET_NUMBER
            yield self._sheets.name(number), CellInk.TEXT
        outcome = self._outcome(place)
        tricks = outcome.tricks if isinstance(outcome, Played) else None
        values = (words.contract or None, words.declarer or None, tricks)
        yield from ((each, CellInk.TYPED) for each in values)
        yield Formula(self._formulas(row).ended(), words.ended), CellInk.NUMBER
        yield from self._figures(place, row, deal)
        notes = filter(None, (words.remark, self._claim(place)))
        yield " · ".join(notes) or None, CellInk.NOTE
        yield from [(None, CellInk.NUMBER)] * (self._columns.line - self._columns.remarks - 1)
        line = self._formulas(row).line()
        yield Formula(line, self._lines.get(words.contract, 0)), CellInk.NUMBER
        for hand in HANDS:
            # A number even where there is no score.
            value = _compared(deal, self._settings.compare)[hand.index] or 0
            yield (
                Formula(f"=N({self._cell(self._columns.score, hand, row)})", value),
                CellInk.NUMBER,
            )

    def _formulas(self, row: int) -> DealFormulas:
        columns = (PLAYED, PLAYED + 1, PLAYED + 2, self._columns.line)
        return DealFormulas(
            self._settings.rule, *(f"${get_column_letter(column)}{row}" for column in columns)
        )

    def _outcome(self, place: BoardPlace) -> Outcome | None:
        result = self._sheets.event.results.get(place)
        return result.outcome if result else None

    def _claim(self, place: BoardPlace) -> str:
        """Say where the traveller shows other points than the result makes."""
        result = self._sheets.event.results.get(place)
        if result is None or result.claimed is None:
            return ""
        scored = hand_points(result.outcome, self._settings.rule)
        if scored is None or scored == result.claimed:
            return ""
        return remark_sentence(ClaimDiffers(scored, result.claimed), self._words)

    def _figures(self, place: BoardPlace, row: int, deal: PlayedDeal | None) -> Cells:
        hands = deal.hands if deal else None
        for hand in HANDS:
            scored = hands[hand.index].points if hands else None
            formula = self._formulas(row).points(hand).removeprefix("=")
            shown = f'=IF($A{row}>LastRound,"",{formula})'
            yield Formula(shown, "" if scored is None else scored), CellInk.NUMBER
        if self._columns.is_net:
            scores = _compared(deal, Compare.NET)
            for hand in HANDS:
                own = self._cell(self._columns.points, hand, row)
                first, last = (
                    self._cell(self._columns.points, h, row) for h in (HANDS[0], HANDS[-1])
                )
                text = f'=IF({own}="","",3*{own}-SUM({first}:{last}))'
                yield Formula(text, scores[hand.index]), CellInk.NUMBER
        held = self._sheets.tables_in.get(place.board, 0)
        count = f'=COUNTIFS(DealOf,$C{row},{hand_range("Score", Hand.NORTH)},">-9999")'
        yield Formula(count, held), CellInk.QUIET_NUMBER
        for hand in HANDS:
            score, column = self._cell(self._columns.score, hand, row), hand_range("Score", hand)
            beaten = f'COUNTIFS(DealOf,$C{row},{column},"<"&{score})'
            same = f"COUNTIFS(DealOf,$C{row},{column},{score})"
            line = hands[hand.index].line if hands else None
            value = line.matchpoints if line else ""
            yield Formula(f'=IF({score}="","",2*{beaten}+{same}-1)', value), CellInk.QUIET_NUMBER
        for hand in HANDS:
            yield self._percent(place, row, hand), CellInk.DECIMAL
        if self._columns.has_worth:
            is_datum = self._settings.ranking is Ranking.DATUM
            for hand in HANDS:
                yield self._worth(place, row, hand), CellInk.SIGNED if is_datum else CellInk.DECIMAL

    def _cell(self, column: int, hand: Hand, row: int) -> str:
        return f"{get_column_letter(column + hand.index)}{row}"

    def _adjusted(self, place: BoardPlace, hand: Hand) -> Fraction | None:
        """Return the percentage that a hand was told; None where the deal has a score, or none."""
        outcome = self._outcome(place)
        return outcome.percents[hand.index] if isinstance(outcome, Adjusted) else None

    def _percent(self, place: BoardPlace, row: int, hand: Hand) -> Formula:
        """Return the matchpoints in percent of the top of a full deal, by Neuberg's formula."""
        deal, adjusted = self._sheets.deals.get(place), self._adjusted(place, hand)
        percent = deal.hands[hand.index].percent if deal else None
        value = "" if percent is None else float(percent)
        score = self._cell(self._columns.score, hand, row)
        own = self._cell(self._columns.matchpoints, hand, row)
        held = f"${get_column_letter(self._columns.tables_in)}{row}"
        full = f"100*(MostCompared*({own}+1)-{held})/({held}*2*(MostCompared-1))"
        without = _without_score(row, None if adjusted is None else repr(float(adjusted)))
        return Formula(f'=IF({score}="",{without},IF(MostCompared<2,50,{full}))', value)

    def _worth(self, place: BoardPlace, row: int, hand: Hand) -> Formula:
        """Return what ranks; where percentages do not, an adjusted score counts as it is told."""
        deal = self._sheets.deals.get(place)
        value = worth_value(deal.hands[hand.index]) if deal else ""
        score = self._cell(self._columns.score, hand, row)
        counted = score
        if self._settings.ranking is Ranking.DATUM:
            counted = _deviation(self._settings, score, row, hand, self._columns)
        without = _without_score(row, self._between(row, hand, self._adjusted(place, hand)))
        return Formula(f'=IF({score}="",{without},{counted})', value)

    def _between(self, row: int, hand: Hand, percent: Fraction | None) -> str | None:
        """Return what an adjusted score counts where no percentages rank.

        It lies between the mean (50 %) and the best (100 %) or the worst of the hand (0 %).
        """
        if percent is None:
            return None
        column = hand_range("Score", hand)
        sign = "" if percent > NOBODYS_FAULT else "-"
        above = f"({_FAR}{sign or '+'}{hand_range('Plain', hand)})"
        most = f"SUMPRODUCT(MAX((DealOf=$C{row})*ISNUMBER({column})*{above}))"
        end = f"{sign}({most}-{_FAR})"
        held = f"${get_column_letter(self._columns.tables_in)}{row}"
        share = float(abs(percent - NOBODYS_FAULT) / NOBODYS_FAULT)
        counted = f"{share!r}*{_deviation(self._settings, end, row, hand, self._columns)}"
        if self._settings.ranking is Ranking.TOTAL:
            mean = f"SUMIFS({column},DealOf,$C{row})/{held}"
            counted = f"{mean}+{share!r}*({end}-{mean})"
        return f"IF({held}=0,0,{counted})"


def _without_score(row: int, text: str | None) -> str:
    """Return what counts of a deal as long as it has no score: what was told of an adjusted one."""
    return '""' if text is None else f'IF($A{row}>LastRound,"",{text})'


def _compared(deal: PlayedDeal | None, compare: Compare) -> tuple[int | str, ...]:
    if deal is None or not has_points(deal):
        return ("", "", "")
    north, east, south = (hand.points or 0 for hand in deal.hands)
    return compared_scores((north, east, south), compare)


def _deviation(
    settings: WhizSettings, score: str, row: int, hand: Hand, columns: WorkbookColumns
) -> str:
    """Return the distance from the mean, times n/(n − 1) where deals have uneven results."""
    held = f"${get_column_letter(columns.tables_in)}{row}"
    total = f"SUMIFS({hand_range('Score', hand)},DealOf,$C{row})"
    distance = f"({score}*{held}-{total})/({held}-Uneven)"
    if settings.cap is not None:
        distance = f"MAX(-{settings.cap},MIN({settings.cap},{distance}))"
    return f"IF({held}<2,0,{distance})"


def write_results(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a row for every deal at every table; points that are corrected move the ranking."""
    hint = _(
        "Correct contract, declarer or tricks in the yellow cells: points and standings follow."
    )
    write_heading(sheet, pen, sheets.results.details, sheets.results_sheet, _, hint)
    _write_headings(sheet, pen, sheets, _)
    writer = DealRows(sheets, _)
    for place, row in sheets.rows.items():
        for column, (value, ink) in enumerate(writer.cells(place, row), start=1):
            pen.write(sheet, row, column, value, ink)
    _write_counts(sheet, pen, sheets, _)
    _define_names(sheet, sheets)
    _finish(sheet, sheets, _)


def _write_headings(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    columns = sheets.columns
    for column in range(1, columns.remarks + 1):
        pen.write(sheet, GROUP_ROW, column, None, CellInk.HEADING)
    for first, title in _groups(columns, sheets.event.settings.ranking, _):
        pen.write(sheet, GROUP_ROW, first, title, CellInk.HEADING)
        sheet.merge_cells(
            start_row=GROUP_ROW, end_row=GROUP_ROW, start_column=first, end_column=first + 2
        )
        for hand in HANDS:
            pen.write(sheet, LETTER_ROW, first + hand.index, hand.value, CellInk.HEADING)
    pen.write_row(
        sheet, LETTER_ROW, (_.pgettext("tour", "Round"), _("Table"), _("Deal")), (CellInk.HEADING,)
    )
    for hand in HANDS:
        names = (_("No."), whiz_label(hand, _))
        inks = (CellInk.HEADING, CellInk.HEADING_LEFT)
        pen.write_row(sheet, LETTER_ROW, names, inks, seat_column(hand))
    played = (_("Contract"), _("By"), _("Tricks"), _("Result"))
    pen.write_row(sheet, LETTER_ROW, played, (CellInk.HEADING,), PLAYED)
    pen.write(sheet, LETTER_ROW, columns.tables_in, _("Compared"), CellInk.HEADING)
    pen.write(sheet, LETTER_ROW, columns.remarks, _("Remarks"), CellInk.HEADING_LEFT)


def _groups(columns: WorkbookColumns, ranking: Ranking, _: Words) -> Iterator[tuple[int, str]]:
    yield columns.points, _("Points")
    if columns.is_net:
        yield columns.score, _("Net score")
    yield columns.matchpoints, _("Matchpoints")
    yield columns.percent, _("Percent")
    if columns.has_worth:
        yield columns.worth, _("Deviation") if ranking is Ranking.DATUM else _("Counts")


def _write_counts(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write the most results that a deal has, and whether some have fewer, right of the rows."""
    column = sheets.columns.remarks + 2
    letter = get_column_letter(sheets.columns.tables_in)
    counts = f"${letter}${FIRST_RESULT}:${letter}${sheets.last_row}"
    most = max(sheets.tables_in.values(), default=0)
    fewer = f'=IF(COUNTIFS({counts},">0",{counts},"<"&{_most_cell(sheets)})>0,1,0)'
    figures = (
        (_("Most results of a deal"), Formula(f"=MAX({counts})", most)),
        (_("Deals with fewer results: 1, none: 0"), Formula(fewer, int(sheets.is_uneven))),
        (_("Last complete round"), sheets.last_round),
    )
    for row, (text, formula) in enumerate(figures, start=FIRST_RESULT):
        pen.write(sheet, row, column, text, CellInk.NOTE)
        pen.write(sheet, row, column + 1, formula, CellInk.NUMBER)


def _most_cell(sheets: Sheets) -> str:
    return f"${get_column_letter(sheets.columns.remarks + 3)}${FIRST_RESULT}"


def _define_names(sheet: Worksheet, sheets: Sheets) -> None:
    columns, last = sheets.columns, sheets.last_row
    places = {"DealRound": "A", "DealOf": "C", "DealPlayed": get_column_letter(PLAYED)}
    for hand in HANDS:
        number = seat_column(hand)
        places[hand_range("Number", hand)] = get_column_letter(number)
        places[hand_range("Name", hand)] = get_column_letter(number + 1)
        for what, first in (
            ("Points", columns.points),
            ("Score", columns.score),
            ("Percent", columns.percent),
            ("Worth", columns.worth),
            ("Plain", columns.line + 1),
        ):
            places[hand_range(what, hand)] = get_column_letter(first + hand.index)
    ranges = {name: f"${at}${FIRST_RESULT}:${at}${last}" for name, at in places.items()}
    most = _most_cell(sheets)
    last_round = most.replace(str(FIRST_RESULT), str(FIRST_RESULT + 2))
    ranges |= {
        "LastRound": last_round,
        "MostCompared": most,
        "Uneven": most.replace(str(FIRST_RESULT), str(FIRST_RESULT + 1)),
    }
    define_names(sheet, ranges)


def _offer_choices(sheet: Worksheet, sheets: Sheets, _: Words) -> None:
    """Offer contracts and declarers; whatever is no contract turns orange."""
    contract, declarer, tricks = (
        f"{at}{FIRST_RESULT}:{at}{sheets.last_row}"
        for at in map(get_column_letter, range(PLAYED, PLAYED + 3))
    )
    offer(sheet, contract, "ContractName", "")
    hands = ",".join(hand.value for hand in HANDS)
    offer(sheet, declarer, quoted(hands), _("Choose one of the three hands."))
    limit(sheet, tricks, (0, ALL_TRICKS), _("Write the declarer’s tricks, 0 to 13."))
    first, line = contract.partition(":")[0], get_column_letter(sheets.columns.line)
    other = "".join(
        f",${first}<>{quoted(deal_words(each, _).contract)}"
        for each in (NOT_PLAYED, Adjusted(None, None, None))
    )
    unknown = f'AND(${first}<>"",${line}{FIRST_RESULT}=0{other})'
    orange(sheet, contract, unknown)


def _finish(sheet: Worksheet, sheets: Sheets, _: Words) -> None:
    columns = sheets.columns
    names = name_width(player.name for player in sheets.event.players.values())
    figures = [7.0] * (columns.remarks - columns.points)
    figures[columns.tables_in - columns.points] = 11
    for first in (columns.percent, columns.worth):
        figures[first - columns.points : first - columns.points + 3] = [9.0] * 3
    widths = (*_BEFORE_POINTS, *(6, names) * 3, 14, 6, 8, 9, *figures, 34, 3, 34, 8)
    set_widths(sheet, widths)
    for column in range(columns.line, columns.line + 1 + len(HANDS)):
        sheet.column_dimensions[get_column_letter(column)].hidden = True
    _offer_choices(sheet, sheets, _)
    end = get_column_letter(columns.remarks)
    sheet.auto_filter.ref = f"A{LETTER_ROW}:{end}{sheets.last_row}"
    heighten(sheet, LETTER_ROW)
    freeze(sheet, f"D{FIRST_RESULT}")
    area = f"A1:{end}{sheets.last_row}"
    lay_out(sheet, sheets.results.details, area, LETTER_ROW, _)

"""A season as a workbook: points and places are typed, and the standings sort themselves.

What follows from them stands on a hidden sheet, a row a person: which evenings count, the score,
what separates equal scores, the rank. Scores are compared to nine decimals, which is as exact as a
spreadsheet is.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from openpyxl import Workbook
from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.placement import Worth
from whist_td.club.rules.season import AnnouncedRow, RuleKind, SeasonTies
from whist_td.club.rules.seasons import SeasonLine, SeasonStandings, announced_rows, corrections
from whist_td.club.views.race import full_names
from whist_td.club.words.listings import season_listing
from whist_td.club.words.season import about_standings, season_title
from whist_td.core.events import Details
from whist_td.core.names import sort_key
from whist_td.core.page_sizes import PageSize
from whist_td.interchange.sheet_columns import Head, heads
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    finish_table,
    limit,
    saved,
    sheet_of,
    strike_out,
    write_columns,
    write_heading,
)
from whist_td.words.club_amounts import are_whole
from whist_td.words.words import Words, plain_date, rounded, sentence_case

_FIRST = HEADING_ROW + 1
_EXACT, _SHOWN = 9, 2
"""The decimals to which scores are compared, and those that are shown at least."""
_TYPED_FROM = 4
"""The column of the first evening, after the number, the name and the points by hand."""
_ALL, _NOWHERE, _NO_MORE = 9_999, 9_998, 9_999
"""More evenings than there are; the place of whoever has none, and after the last place."""
_KEY = 10_000
"""Places are told apart as so many and the place: all of five digits."""
_KEYED_AT_ONCE = 60
_EVENTS, _LISTED, _ABLE, _SCORE, _RANK, _ORDER = range(1, 7)
"""Columns of the hidden sheet; after them those of the decimals, and blocks of evenings."""
_PLACES_FROM = _ORDER + 1
_SHOWN_SCORE = _PLACES_FROM + _EXACT - _SHOWN
_BLOCKS = _SHOWN_SCORE + 1
_EVENT_WIDTH = 12


@dataclass(frozen=True)
class _Year:
    """What the sheets are made of, and where each thing stands in them."""

    book: ClubBook
    standings: SeasonStandings
    words: Words

    @cached_property
    def lines(self) -> list[SeasonLine]:
        """The people in the order of their names, a row each."""
        persons = self.book.persons

        def key(line: SeasonLine) -> tuple[object, int]:
            person = persons[line.person]
            return sort_key(person.listed), person.number

        return sorted(self.standings.lines, key=key)

    @cached_property
    def exact(self) -> dict[int, Fraction]:
        """The score of each person as far as it is compared."""
        return {line.person: rounded(line.score, _EXACT) for line in self.lines}

    @cached_property
    def heads(self) -> tuple[Head, ...]:
        """The columns of the table as it is today: rank, number, name, points, events."""
        today = replace(self.standings, season=replace(self.standings.season, closed=None))
        return heads(season_listing(self.book, today, full_names(self.book), self.words))

    @cached_property
    def decimals(self) -> list[dict[int, int]]:
        """With how many decimals scores are shown, step by step."""
        return _decimals(self.exact)

    def shown(self, person: int) -> float:
        """Return a person's score as it is shown."""
        return float(rounded(self.exact[person], self.decimals[-1][person]))

    @cached_property
    def titles(self) -> tuple[str, str, str, str]:
        """What the sheets are called; the last is hidden."""
        _ = self.words
        return _("Standings"), _("Points"), _("Ranks"), _("Working")

    @property
    def held(self) -> int:
        """How many evenings there are."""
        return self.standings.held

    @cached_property
    def has_whole_points(self) -> bool:
        """Whether no evening gave anybody points with decimals."""
        return all(are_whole(w.points for w in self.worths(ln).values()) for ln in self.lines)

    @property
    def last(self) -> int:
        """The row of the last person."""
        return HEADING_ROW + len(self.lines)

    @property
    def counting(self) -> int:
        """How many evenings of a person count at most."""
        rule = self.standings.season.rule
        match rule.kind:
            case RuleKind.BEST:
                return rule.number
            case RuleKind.DROP:
                return max(self.held - rule.number, 0)
            case RuleKind.SUM | RuleKind.MEAN:
                return _ALL

    def worths(self, line: SeasonLine) -> Mapping[int, Worth]:
        """Return what each evening gave a person, by the number of its column."""
        columns = {each.event: at for at, each in enumerate(self.standings.events)}
        return {columns[worth.event]: worth for worth in (*line.counted, *line.dropped)}

    def spot(self, sheet: int, column: int, row: int) -> str:
        """Return a cell of a sheet as formulas name it."""
        return f"{quote_sheetname(self.titles[sheet])}!{get_column_letter(column)}{row}"

    def row(self, sheet: int, first: int, row: int) -> str:
        """Return a person's row of evenings."""
        a, z = map(get_column_letter, (first, first + max(self.held, 1) - 1))
        return f"{quote_sheetname(self.titles[sheet])}!${a}{row}:${z}{row}"

    def column(self, sheet: int, column: int) -> str:
        """Return everybody's cells of a column."""
        letter, name = get_column_letter(column), quote_sheetname(self.titles[sheet])
        return f"{name}!${letter}${_FIRST}:${letter}${self.last}"


_STANDINGS, _POINTS, _PLACES, _WORKING = range(4)


def season_workbook(
    book: ClubBook, standings: SeasonStandings, details: Details, size: PageSize, _: Words
) -> bytes:
    """Return the workbook of a season as a file; `details` are the heading of its sheets."""
    year = _Year(book, standings, _)
    made = Workbook()
    sheets = [sheet_of(made, year.titles[0]), *map(made.create_sheet, year.titles[1:])]
    pen = CellPen(made)
    _write_standings(sheets[_STANDINGS], pen, year, details)
    _write_typed(sheets[_POINTS], pen, year, details, is_points=True)
    _write_typed(sheets[_PLACES], pen, year, details, is_points=False)
    working = _Working(year)
    for row, line in enumerate(year.lines, start=_FIRST):
        pen.write_row(sheets[_WORKING], row, working.cells(row, line), [CellInk.NUMBER])
    sheets[_WORKING].sheet_state = "hidden"
    if closed := standings.season.closed:
        announced = sentence_case(_("announced on {day}", day=_.date(closed.on)))
        _write_closed(made.create_sheet(_("As announced"), 0), pen, year, details, announced)
    return saved(made, details, pen, size)


def _write_closed(sheet: Worksheet, pen: CellPen, year: _Year, details: Details, hint: str) -> None:
    """Write the table as it was announced; beside it what it is today, where that differs."""
    _, book, standings = year.words, year.book, year.standings
    write_heading(sheet, pen, details, season_title(standings.season.name, _), _, hint)
    then = {book.who(row.person): row for row in announced_rows(standings)}
    exact = {person: rounded(row.score, _EXACT) for person, row in then.items()}
    decimals = _decimals(exact)[-1]
    today = CellInk.NUMBER if are_whole(year.exact.values()) else CellInk.SCORE
    columns = (
        *heads(season_listing(book, standings, full_names(book), _)),
        *((_("Rank today"), 14, CellInk.NUMBER), (_("Points today"), 14, today)),
    )
    inks, changed = write_columns(sheet, pen, columns), corrections(book, standings)
    for at, person in enumerate(dict.fromkeys((*then, *changed)), start=_FIRST):
        row, name, differs = then.get(person), book.persons[person].name, person in changed
        announced: tuple[Value, ...] = ("", person, name, "", "")
        if row is not None:
            score = float(rounded(exact[person], decimals[person]))
            announced = (row.rank or "–", person, name, score, row.evenings)
        pen.write_row(
            sheet, at, (*announced, *_today(year, at, person, row, differs=differs)), inks
        )
    finish_table(sheet, details, TableSize(len(columns), 3, sheet.max_row), _, is_filtered=False)


def _today(
    year: _Year, at: int, person: int, then: AnnouncedRow | None, *, differs: bool
) -> Iterator[Formula]:
    """Yield the rank and the points of today, where a line is not as it was announced."""
    index, line = f"MATCH($B{at},{year.column(_POINTS, 1)},0)", year.standings.line_of(person)
    rank, score, events, shown = (
        f"INDEX({year.column(_WORKING, column)},{index})"
        for column in (_RANK, _SCORE, _EVENTS, _SHOWN_SCORE)
    )
    same = "FALSE"
    if then is not None:
        announced = f"ROUND({then.score.numerator}/{then.score.denominator},{_EXACT})"
        facts = (f"{rank}={then.rank or 0}", f"{score}={announced}", f"{events}={then.evenings}")
        same = f"AND({','.join(facts)})"
    values = (line.rank or "–", year.shown(person)) if line else ("–", "–")
    for shown_now, value in zip((f'IF({rank}=0,"–",{rank})', shown), values, strict=True):
        yield Formula(f'=IFERROR(IF({same},"",{shown_now}),"–")', value if differs else "")


def _amount(points: Fraction) -> Value | Formula:
    """Return points as somebody would type them: 55, 412.5, =175/3."""
    if points.denominator == 1:
        return int(points)
    if 10**4 % points.denominator == 0:
        return float(points)
    return Formula(f"={points.numerator}/{points.denominator}", float(points))


def _event_columns(year: _Year, ink: CellInk) -> list[tuple[str, float, CellInk]]:
    """Return a column an evening, by its day; two of a day have their names too."""
    days = [each.date for each in year.standings.events]
    return [
        (
            plain_date(each.date, year.words)
            + (f" {each.name}" if days.count(each.date) > 1 else ""),
            _EVENT_WIDTH,
            ink,
        )
        for each in year.standings.events
    ]


def _write_typed(
    sheet: Worksheet, pen: CellPen, year: _Year, details: Details, *, is_points: bool
) -> None:
    """Write what each evening gave everybody, or at which of its places they were."""
    _, season = year.words, year.standings.season
    hint = (
        _("Correct the points of an event here: the standings follow. Anyone absent has none.")
        if is_points
        else _("Ranks separate equal scores; points do not follow from them here.")
    )
    title = f"{season_title(season.name, _)} – {sheet.title}"
    write_heading(sheet, pen, details, title, _, hint)
    by_hand = _("By hand") if is_points else ""
    columns = list(year.heads[1:3])
    is_whole = year.has_whole_points or not is_points
    ink = CellInk.TYPED_NUMBER if is_whole else CellInk.TYPED_POINTS
    columns.append((by_hand, 10 if is_points else 2, ink))
    inks = write_columns(sheet, pen, (*columns, *_event_columns(year, ink)))
    for row, line in enumerate(year.lines, start=_FIRST):
        name, worths = year.book.persons[line.person].name, year.worths(line)
        found = (worths.get(at) for at in range(year.held))
        hand = _amount(line.by_hand) if is_points and line.by_hand else None
        if is_points:
            cells = [None if each is None else _amount(each.points) for each in found]
        else:
            cells = [None if each is None else each.rank for each in found]
        pen.write_row(sheet, row, (line.person, name, hand, *cells), inks)
    size = TableSize(_TYPED_FROM + year.held - 1, 2, max(year.last, _FIRST))
    finish_table(sheet, details, size, _, is_filtered=False)
    _refuse_words(sheet, year, is_points=is_points)


def _refuse_words(sheet: Worksheet, year: _Year, *, is_points: bool) -> None:
    """Let nothing but numbers be typed."""
    _, last = year.words, get_column_letter(_TYPED_FROM + max(year.held, 1) - 1)
    end = f"{last}{max(year.last, _FIRST)}"
    if is_points:
        sentence = _("Points are a number; leave the cell empty for anyone absent.")
        limit(sheet, f"C{_FIRST}:{end}", (-(10**9), 10**9), sentence, "decimal")
    else:
        cells = f"{get_column_letter(_TYPED_FROM)}{_FIRST}:{end}"
        limit(sheet, cells, (1, _NOWHERE - 1), _("A rank is a whole number: 1, 2, 3…"))


class _Working:
    """The hidden sheet: by person, what counts, the score, the rank, and the place in the table."""

    def __init__(self, year: _Year) -> None:
        self._year = year
        self._held = max(year.held, 1)
        self._at, self._counted, self._keys = (
            _BLOCKS + self._held * block for block in range(1, 4)
        )
        """Where the order of a person's evenings begins, the places that count, and their key."""
        self._order = {line.person: at for at, line in enumerate(year.standings.lines, start=1)}

    @property
    def _key_columns(self) -> int:
        return -(-self._held // _KEYED_AT_ONCE)

    def cells(self, row: int, line: SeasonLine) -> Iterator[Formula]:
        """Yield a person's row."""
        yield from self._facts(row, line)
        for step in range(_EXACT - _SHOWN):
            yield self._places(row, line, step)
        shown = f"=ROUND({self._cell(_SCORE, row)},{self._cell(_SHOWN_SCORE - 1, row)})"
        yield Formula(shown, self._year.shown(line.person))
        worths = self._year.worths(line)
        best = sorted(worths, key=lambda at: (-worths[at].points, worths[at].rank, at))
        order = {at: place for place, at in enumerate(best, start=1)}
        for at in range(self._held):
            place = self._spot(_PLACES, at, row)
            found = worths[at].rank if at in worths else _NOWHERE
            yield Formula(f'=IF({place}="",{_NOWHERE},{place})', found)
        for at in range(self._held):
            yield Formula(self._ordered(row, at), order.get(at, 0))
        counting = self._year.counting
        for at in range(self._held):
            where = get_column_letter(self._at + at) + str(row)
            place = get_column_letter(_BLOCKS + at) + str(row)
            counts = 0 < order.get(at, 0) <= counting
            text = f'=IF(AND({where}>0,{where}<={counting}),{place},"")'
            yield Formula(text, worths[at].rank if counts else "")
        yield from self._key(row, sorted(each.rank for each in line.counted))

    def _facts(self, row: int, line: SeasonLine) -> Iterator[Formula]:
        year, season = self._year, self._year.standings.season
        points = year.row(_POINTS, _TYPED_FROM, row)
        hand = year.spot(_POINTS, _TYPED_FROM - 1, row)
        events, listed = (self._cell(at, row) for at in (_EVENTS, _LISTED))
        yield Formula(f"=COUNT({points})", line.events)
        yield Formula(f'=IF(OR({events}>0,{hand}<>""),1,0)', 1)
        yield Formula(
            f"=IF(AND({listed}=1,{events}>={season.rule.least}),1,0)", int(line.rank is not None)
        )
        where = year.row(_WORKING, self._at, row)
        total = f"SUMPRODUCT(({where}>0)*({where}<={year.counting})*{points})"
        if season.rule.kind is RuleKind.MEAN:
            total = f"IF({events}=0,0,{total}/MAX({events},1))"
        score = f"=ROUND({total}+N({hand}),{_EXACT})"
        yield Formula(score, float(year.exact[line.person]))
        # How many are better, and one; who came too seldom has 0
        columns = (_ABLE, _SCORE, self._last_key)
        able, score, key = (self._cell(each, row) for each in columns)
        ables, scores, keys = (self._year.column(_WORKING, each) for each in columns)
        better = f"{ables}*(({scores}>{score})+({scores}={score})*({keys}<{key}))"
        yield Formula(f"=IF({able}=1,1+SUMPRODUCT({better}),0)", line.rank or 0)
        yield Formula(self._ordered_row(row), self._order[line.person])

    @property
    def _last_key(self) -> int:
        return self._keys + self._key_columns - 1

    def _ordered_row(self, row: int) -> str:
        """Return a person's line of the table: by rank and name, then who came too seldom."""
        year = self._year
        columns = (_EVENTS, _LISTED, _ABLE, _SCORE, _RANK)
        events, listed, able, score, rank = (self._cell(each, row) for each in columns)
        all_events, all_listed, ables, scores, ranks = (
            year.column(_WORKING, each) for each in columns
        )
        before = f"(ROW({ables})<{row})"
        equal = f"SUMPRODUCT(({ables}=1)*({ranks}={rank})*{before})"
        behind = (
            f"({all_listed}=1)*({ables}=0)*(({all_events}>{events})+({all_events}={events})"
            f"*(({scores}>{score})+({scores}={score})*{before}))"
        )
        below = f"SUM({ables})+1+SUMPRODUCT({behind})"
        return f'=IF({listed}=0,"",IF({able}=1,{rank}+{equal},{below}))'

    def _places(self, row: int, line: SeasonLine, step: int) -> Formula:
        """Return with how many decimals a score is shown: more where unequal ones look alike."""
        year, column = self._year, _PLACES_FROM + step
        score, scores = self._cell(_SCORE, row), year.column(_WORKING, _SCORE)
        own, others = str(_SHOWN), str(_SHOWN)
        if step:
            own, others = self._cell(column - 1, row), year.column(_WORKING, column - 1)
        listed = year.column(_WORKING, _LISTED)
        alike = f"({listed}=1)*(ROUND({scores},{others})=ROUND({score},{own}))*({scores}<>{score})"
        more = _SHOWN + 1 + step
        value = year.decimals[step][line.person]
        return Formula(f"=IF(SUMPRODUCT({alike})>0,{more},{own})", value)

    def _ordered(self, row: int, at: int) -> str:
        """Return which of a person's evenings this is: by points, place and day; 0: not there."""
        year = self._year
        points, own = year.row(_POINTS, _TYPED_FROM, row), self._spot(_POINTS, at, row)
        places = year.row(_WORKING, _BLOCKS, row)
        place = self._cell(_BLOCKS + at, row)
        earlier = f"(COLUMN({places})<{_BLOCKS + at})"
        exact, mine = f"ROUND({points},{_EXACT})", f"ROUND({own},{_EXACT})"
        equal = f"(({places}<{place})+({places}={place})*{earlier})"
        better = f'({points}<>"")*(({exact}>{mine})+({exact}={mine})*{equal})'
        return f'=IF({own}="",0,1+SUMPRODUCT({better}))'

    def _key(self, row: int, ranks: list[int]) -> Iterator[Formula]:
        """Yield the places that count as digits, the best first: of equal scores the least leads.

        Long ones grow from cell to cell, for a formula has its greatest length.
        """
        if self._year.standings.season.ties is SeasonTies.NONE:
            for _column in range(self._key_columns):
                yield Formula('=""', "")
            return
        counted, before, steps_value = self._year.row(_WORKING, self._counted, row), "", ""
        for column in range(self._key_columns):
            first = column * _KEYED_AT_ONCE
            steps = range(first, min(first + _KEYED_AT_ONCE, self._held))
            terms = [f"IFERROR({_KEY}+SMALL({counted},{n + 1}),{_KEY + _NO_MORE})" for n in steps]
            text = "&".join([*([before] if before else []), *terms])
            steps_value += "".join(
                str(_KEY + (ranks[n] if n < len(ranks) else _NO_MORE)) for n in steps
            )
            yield Formula(f'=""&{text}', steps_value)
            before = self._cell(self._keys + column, row)

    def _cell(self, column: int, row: int) -> str:
        return f"${get_column_letter(column)}{row}"

    def _spot(self, sheet: int, at: int, row: int) -> str:
        return self._year.spot(sheet, _TYPED_FROM + at, row)


def _decimals(scores: Mapping[int, Fraction]) -> list[dict[int, int]]:
    """Return with how many decimals scores are shown, step by step, as the sheet does it."""
    now, steps = dict.fromkeys(scores, _SHOWN), []
    for more in range(_SHOWN + 1, _EXACT + 1):
        looks = {person: rounded(score, now[person]) for person, score in scores.items()}
        now = {
            person: more
            if any(looks[o] == looks[person] and scores[o] != score for o in scores)
            else now[person]
            for person, score in scores.items()
        }
        steps.append(now)
    return steps


def _write_standings(sheet: Worksheet, pen: CellPen, year: _Year, details: Details) -> None:
    """Write the table, which sorts itself; what does not count is struck through."""
    _, standings = year.words, year.standings
    title = season_title(standings.season.name, _)
    write_heading(sheet, pen, details, title, _, about_standings(standings, year.held, _))
    columns = (
        *year.heads,
        (_("Counted"), 12, CellInk.NUMBER),
        *_event_columns(year, CellInk.NUMBER if year.has_whole_points else CellInk.POINTS),
    )
    inks = write_columns(sheet, pen, columns)
    for place, line in enumerate(standings.lines, start=1):
        pen.write_row(sheet, HEADING_ROW + place, _standing(year, len(columns), place, line), inks)
    sheet.column_dimensions[get_column_letter(len(columns) + 1)].hidden = True
    size = TableSize(len(columns), 3, max(year.last, _FIRST))
    finish_table(sheet, details, size, _, is_filtered=False)
    _strike_out(sheet, year, len(columns))


def _standing(year: _Year, columns: int, place: int, line: SeasonLine) -> Iterator[Formula]:
    """Yield the cells of whoever has a line of the table."""
    row, worths = HEADING_ROW + place, year.worths(line)
    index = f"${get_column_letter(columns + 1)}{row}"

    def found(sheet: int, column: int, value: float | str, pattern: str = "{}") -> Formula:
        text = pattern.replace("{}", f"INDEX({year.column(sheet, column)},{index})")
        return Formula(f'=IF({index}="","",{text})', value)

    yield found(_WORKING, _RANK, line.rank or "–", 'IF({}=0,"–",{})')
    yield found(_POINTS, 1, line.person)
    yield found(_POINTS, 2, year.book.persons[line.person].name)
    yield found(_WORKING, _SHOWN_SCORE, year.shown(line.person))
    yield found(_WORKING, _EVENTS, line.events)
    yield found(_WORKING, _EVENTS, len(line.counted), f"MIN({{}},{year.counting})")
    for at in range(year.held):
        value = float(rounded(worths[at].points, _SHOWN)) if at in worths else ""
        yield found(_POINTS, _TYPED_FROM + at, value, f'IF({{}}="","",ROUND({{}},{_SHOWN}))')
    number = year.lines.index(line) + 1
    yield Formula(f'=IFERROR(MATCH({place},{year.column(_WORKING, _ORDER)},0),"")', number)


def _strike_out(sheet: Worksheet, year: _Year, columns: int) -> None:
    """Strike through what does not count."""
    if not year.held or not year.lines:
        return
    first, last = (get_column_letter(at) for at in (columns - year.held + 1, columns))
    index = f"${get_column_letter(columns + 1)}{_FIRST}"
    letter = get_column_letter(_BLOCKS + year.held)
    cells = f"{quote_sheetname(year.titles[_WORKING])}!{letter}${_FIRST}:{letter}${year.last}"
    formula = f'AND({index}<>"",N(INDEX({cells},{index}))>{year.counting})'
    strike_out(sheet, f"{first}{_FIRST}:{last}{year.last}", formula)

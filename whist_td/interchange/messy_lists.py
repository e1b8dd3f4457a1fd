"""Lists as people write them: numbers, bullets, remarks, surnames first, a letter around it all.

What is read is told piece by piece (`OtherReading`), so that it is seen before it counts, and each
habit can be left as it is written. Nothing here guesses at a name that might as well be right: a
bracket that holds a town or tells two people apart stays, and one name in capitals is no habit.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import pairwise, zip_longest

from whist_td.core.names import folded
from whist_td.interchange.tables import Table, TableRow
from whist_td.interchange.written_names import (
    blocks_as_lines,
    closes,
    given_name_first,
    greets,
    heads,
    is_around,
    is_surname_first,
    may_be_given,
    without_remarks,
    without_team_remarks,
)


class Habit(Enum):
    """What people write in a list that is no part of a name."""

    LETTER = "letter"
    """The letter around the list: a greeting, a signature, the heads of a forwarded mail."""
    NUMBERS = "numbers"
    """Numbers, bullets and signs of quotation at the beginning of a line or a name."""
    SEPARATORS = "separators"
    """A line in which the names stand apart otherwise than in most."""
    REMARKS = "remarks"
    """What is said of somebody in brackets."""
    SURNAMES = "surnames"
    """The surname first: in capitals, or before a comma."""


@dataclass(frozen=True)
class OtherReading:
    """One thing that is read otherwise than it is written; a line left out is read as nothing."""

    habit: Habit
    row: int
    written: str
    read: str


@dataclass(frozen=True)
class Understood:
    """A list as it is understood, and what of it is read otherwise than it is written."""

    table: Table
    readings: tuple[OtherReading, ...] = ()

    def of(self, habit: Habit) -> tuple[OtherReading, ...]:
        """Return what was read by one habit."""
        return tuple(each for each in self.readings if each.habit is habit)


@dataclass(frozen=True)
class LineShape:
    """How many cells a line can have, whether several are people, and whether headings say what."""

    widths: tuple[int, ...]
    is_of_people: bool
    is_headed: bool = False


@dataclass
class _List:
    """A list while it is read, row by row."""

    table: Table
    as_written: Collection[Habit]
    readings: list[OtherReading] = field(default_factory=list)

    def note(self, habit: Habit, row: TableRow, written: str, read: str) -> None:
        """Note that something is read otherwise than it is written."""
        self.readings.append(OtherReading(habit, row.number, written, read))

    def reads(self, habit: Habit) -> bool:
        """Tell whether a habit is looked for."""
        return habit not in self.as_written

    @property
    def understood(self) -> Understood:
        """What has become of the list."""
        return Understood(self.table, tuple(self.readings))


# ── lines ────────────────────────────────────────────────────────────────────────────────────────


def _without_letter(known: _List, shape: LineShape) -> list[TableRow]:
    """Return the rows of a list without the letter around it.

    After its closing nothing counts, and before number 1 of a list that counts its lines.
    """
    rows = [row for row in known.table.rows if any(row.cells)]
    if not known.reads(Habit.LETTER):
        return rows
    is_out = is_around if shape.is_of_people else lambda row: is_around(row) or heads(row)
    top = next((n for n, row in enumerate(rows) if not greets(row) and not is_out(row)), None)
    if not shape.is_headed and (counted := _counted(rows)):
        top = counted[0]
    if top is None:
        return rows
    ends = (n for n, row in enumerate(rows) if n > top and closes(row))
    end = next(ends, len(rows))
    out = [row for n, row in enumerate(rows) if not top <= n < end or is_out(row)]
    for row in out:
        known.note(Habit.LETTER, row, " ".join(filter(None, row.cells)), "")
    left = {row.number for row in out}
    return [row for row in rows if row.number not in left]


def _counted(rows: Sequence[TableRow]) -> list[int]:
    """Return which rows count themselves 1, 2, 3 and so on; none where they do not."""
    found = {n: _MARKED.match(next(filter(None, row.cells))) for n, row in enumerate(rows)}
    numbers = {n: int(marked[2]) for n, marked in found.items() if marked}
    is_list = len(numbers) >= max(_ENOUGH_COUNTED, len(rows) // 2)  # not the names of one team
    return [*numbers] if is_list and [*numbers.values()] == [*range(1, len(numbers) + 1)] else []


_BULLET = r"(?:[>•●▪◦‣⁃·∙*→✓✔☐☑\-–—]+\s+)*[•●▪◦‣⁃·∙→✓✔☐☑]*\s*"
_PAIR = 2
_PEOPLE = (3, 4)
"""So many names come after that of a team."""
_MARKED = re.compile(
    rf"({_BULLET}(?:n[°ºo]\s*|#\s*)?(\d{{1,3}})(?:\s*[.):]\s*|\s*[-–—]\s+|\s*/\s+|°\s*))"
    r"(?=[^\W\d]|[\"«“']|\d+\s+[^\W\d])",
    re.IGNORECASE,
)
_UNMARKED = re.compile(r"(\s*(\d{1,3})(?:\s+|[-–—]))(?=[^\W\d])")
_BULLETED = re.compile(rf"({_BULLET})(?=\S)")
_POINT_ALONE = re.compile(r"\d{1,3}[.:]\S")
"""A number stuck to what follows by a point, which may be a name of its own: *3.Acte*."""
_QUOTED = re.compile(r"«\s*([^«»]+?)\s*»|“([^“”]+)”|\"([^\"]+)\"")
_ENOUGH_COUNTED = 3


def _begin_without_numbers(known: _List, rows: Sequence[TableRow]) -> list[TableRow]:
    """Return rows whose first cell begins with a name."""
    if not known.reads(Habit.NUMBERS):
        return list(rows)
    firsts = [next((c for c in row.cells if c), "") for row in rows]
    takes = _number_rule(firsts)
    found = []
    for row, first in zip(rows, firsts, strict=True):
        name = takes(first)
        if name != first:
            known.note(Habit.NUMBERS, row, first, name)
            row = row.corrected(row.cells.index(first), name)  # noqa: PLW2901 - the same row
        found.append(row)
    return found


def _number_rule(texts: Sequence[str]) -> Callable[[str], str]:
    """Return what takes numbers and bullets off; bare numbers only where they count the lines."""
    written = [text for text in texts if text]
    bare = [int(found[2]) for text in written if (found := _UNMARKED.match(text))]
    is_each = len(bare) >= max(_ENOUGH_COUNTED, len(written) - 1)  # there may be a heading
    is_counted = is_each and all(after == before + 1 for before, after in pairwise(bare))
    stuck = [text for text in written if _POINT_ALONE.match(text)]
    # What bears the number between those of the line before and the line after
    numbers = [int(found[2]) if (found := _MARKED.match(text)) else 0 for text in written]
    lines = zip(written[1:], numbers, numbers[1:], numbers[2:], strict=False)
    in_turn = {text for text, before, own, after in lines if 0 < before == own - 1 == after - 2}

    def name_of(text: str) -> str:
        found = _UNMARKED.match(text) if is_counted else _MARKED.match(text)
        if found and stuck == [text] and text not in in_turn:
            found = None
        beginning = found or _BULLETED.match(text)
        name = text[beginning.end() :] if beginning else text
        quoted = _QUOTED.fullmatch(name)
        return next(filter(None, quoted.groups())) if quoted else name

    return name_of


_SIGNS: Mapping[str, str] = {
    "\t": r"\t",
    ";": ";",
    "|": r"\|",
    ",": ",",
    "/": r"/(?!\d)|(?<!\d)/",
    " - ": r"\s[-–—]\s",
    ":": r"\s*:\s*(?!\d)",
}
SEPARATORS = tuple(_SIGNS)
"""What names of a line are set apart by, as it can be chosen; “ - ” is a dash of any length."""
_WORDS = r"\s(?:et|and|&)\s"


def _split(text: str, sign: str) -> list[str]:
    return [part.strip() for part in re.split(sign, text) if part.strip()]


def _set_apart(known: _List, rows: Sequence[TableRow], shape: LineShape) -> list[TableRow]:
    """Return rows whose names stand apart, each by the separator that fits it best."""
    if not known.reads(Habit.SEPARATORS):
        return list(rows)
    if shape.is_of_people and (blocks := blocks_as_lines(rows, shape.widths)):
        for line in blocks:
            known.note(Habit.SEPARATORS, line, line.cells[0], " | ".join(line.cells))
        return list(blocks)
    table, whole = known.table, rows
    if not (shape.is_headed or shape.is_of_people) and _has_commas_in_names(table, rows):
        table = replace(table, separator="")
        texts = (", ".join(filter(None, row.cells)) for row in rows)
        whole = [replace(row, cells=(text,)) for row, text in zip(rows, texts, strict=True)]
    ways = [_ways(table, row, shape) for row in whole]
    has_teams = shape.is_of_people and 2 * sum(map(_has_team_apart, ways)) > len(whole)
    width = max(shape.widths) if has_teams else _usual_width(ways, shape)
    found = []
    for row, ways_of in zip(whole, ways, strict=True):
        cells = _fitted(row, width, ways_of) if width > 1 else row.cells
        if has_teams and len(cells) < width and not _has_team_apart(ways_of):
            cells = ("", *cells)
        if cells != row.cells:
            joined = " | ".join(cells)
            known.note(Habit.SEPARATORS, row, " ".join(filter(None, row.cells)), joined)
        found.append(replace(row, cells=cells))
    return found


def _has_commas_in_names(table: Table, rows: Sequence[TableRow]) -> bool:
    """Tell whether the comma stands between a surname and a first name, and sets nothing apart."""
    apart = [row for row in rows if sum(map(bool, row.cells)) > 1]
    return table.separator == "," and bool(apart) and all(map(_is_surname_and_given, apart))


def _is_surname_and_given(row: TableRow) -> bool:
    surname, *given = filter(None, row.cells)
    return len(given) == 1 and may_be_given(surname, given[0])


def _set_apart_by(known: _List, rows: Sequence[TableRow], by: str) -> list[TableRow]:
    """Return rows set apart by one separator and nothing else; an empty one leaves them whole."""
    before = known.table.separator or ";"
    joined = (f"{before} ".join(filter(None, row.cells)) for row in rows)
    sign = _SIGNS.get(by, r"(?!)")
    return [replace(r, cells=tuple(_split(t, sign))) for r, t in zip(rows, joined, strict=True)]


_Ways = Sequence[tuple[str, ...]]
"""How a line can be set apart."""


def _usual_width(ways: Sequence[_Ways], shape: LineShape) -> int:
    """Return how many cells most lines come to, of those that a line of such a list can have."""
    counts = Counter(len(way[0]) for way in ways if len(way[0]) > 1)
    likely = Counter(width for way in ways for width in {*map(len, way)} & {*shape.widths})
    best = max(shape.widths, key=lambda width: (likely[width], width))
    if 2 * likely[best] > len(ways):
        return best
    if counts or shape.is_of_people:
        pairs = sum(any(map(_is_captained, way)) for way in ways)
        alone = _PAIR if 2 * pairs > len(ways) else 0
        return counts.most_common(1)[0][0] if counts else alone
    return best if likely else 0


def _ways(table: Table, row: TableRow, shape: LineShape) -> list[tuple[str, ...]]:
    """Return how a row can be set apart: as it is, then by each separator, then by all of them.

    A comma in a list of players that is set apart otherwise stands between surname and first name,
    but after both of them a place follows: *FONTAINE Lucien, Couillet*.
    """
    cells = list(row.cells)
    while cells and not cells[-1]:
        cells.pop()
    name = cells[0].partition(",")[0] if len(cells) == 1 else ""
    by_comma = shape.is_of_people or table.separator not in ("\t", ";", "")
    by_comma = by_comma or given_name_first(name) != name
    signs = [sign for name, sign in _SIGNS.items() if by_comma or name != ","]
    every = "|".join((*signs, _WORDS) if shape.is_of_people else signs)
    text = f" {table.separator or ';'} ".join(cells)
    ways = (_with_names(_split(text, sign)) for sign in (*signs, every))
    return [tuple(cells), *ways]


_TITLE = re.compile(r"(?:m|mr|mrs|ms|mme|mlle)\.?", re.IGNORECASE)


def _with_names(parts: Sequence[str]) -> tuple[str, ...]:
    """Return names of which none is a title alone: *M. et Mme Renard* are two of one name."""
    named = (
        f"{part} {after.split()[-1]}" if after and _TITLE.fullmatch(part) else part
        for part, after in zip_longest(parts, parts[1:], fillvalue="")
    )
    return tuple(named)


def _fitted(row: TableRow, width: int, ways: _Ways) -> tuple[str, ...]:
    """Return the cells of a row as wide as the others; a team of three may be one place short."""
    as_it_is, *others = ways
    if len(as_it_is) >= width:
        return row.cells
    if len(as_it_is) == width - 1 > 1:
        first, *names = as_it_is
        apart = _team_apart(first)
        return (*apart, *names) if apart else row.cells
    widths = (width, width - 1) if width > _PAIR else (width,)
    fitting = (way for each in widths for way in others if len(way) == each)
    return next(fitting, row.cells)


def _team_apart(first: str) -> list[str]:
    """Return a team and its captain where both stand in what should be one cell."""
    parts = (_split(first, sign) for sign in (";", r"\|", _SIGNS[":"]))
    return next((two for two in parts if len(two) > 1), _named_captain(first))


def _has_team_apart(ways: _Ways) -> bool:
    """Tell whether a line names its team by a sign that does not stand between its people."""
    few = (way for way in ways if len(way) in _PEOPLE)
    return any(len(_team_apart(way[0])) == _PAIR for way in few)


def _is_captained(cells: tuple[str, ...]) -> bool:
    """Tell whether a line names a team and its captain, and nobody else."""
    return len(cells) == _PAIR and len(cells[1].split()) > 1


def _named_captain(text: str) -> list[str]:
    """Return a team and its captain where both stand in one cell: *Pabos Mills - Jean Dupont*."""
    two = _split(text, _SIGNS[" - "])
    return two if _is_captained(tuple(two)) else []


_CAPTAIN = re.compile(r"[(\[]\s*(?:capitaine|captain|cap|capt|c)\b[^()\[\]]*[)\]]", re.IGNORECASE)


def _captains_first(known: _List, rows: Sequence[TableRow], shape: LineShape) -> list[TableRow]:
    """Return the lines of teams with whoever is called captain in brackets before the others."""
    if not known.reads(Habit.REMARKS):
        return list(rows)
    is_named = max((len(row.cells) for row in rows), default=0) == max(shape.widths)
    first = int(is_named)
    found = []
    for row in rows:
        team, people = row.cells[:first], list(row.cells[first:])
        called = [name for name in people if _CAPTAIN.search(name)]
        if len(called) == 1 and called[0] != people[0]:
            people.remove(called[0])
            cells = (*team, *called, *people)
            known.note(Habit.REMARKS, row, " | ".join(row.cells), " | ".join(cells))
            row = replace(row, cells=cells)  # noqa: PLW2901 - the same row
        found.append(row)
    return found


def lines_of(
    table: Table,
    shape: LineShape,
    as_written: Collection[Habit] = (),
    separator: str | None = None,
) -> Understood:
    """Return the lines of a list that hold names, each set apart into cells.

    With a separator all lines are set apart by it, and by nothing else.
    """
    known = _List(table, as_written)
    rows = _begin_without_numbers(known, _without_letter(known, shape))
    apart = (
        _set_apart(known, rows, shape)
        if separator is None
        else _set_apart_by(known, rows, separator)
    )
    if len(shape.widths) > 1 and not shape.is_headed:
        apart = _captains_first(known, apart, shape)
    found = {row.number: row for row in apart}
    # A row that is left out stays as an empty one: rows are looked up by their numbers.
    rows_left = (found.get(row.number) or TableRow(row.number, ()) for row in table.rows)
    known.table = replace(table, rows=tuple(rows_left))
    return known.understood


# ── names ────────────────────────────────────────────────────────────────────────────────────────


def names_of(
    lines: Understood,
    heading_row: int,
    people: Sequence[int],
    as_written: Collection[Habit] = (),
    known: Mapping[str, str] | None = None,
    settled: Collection[tuple[int, int]] = (),
    *,
    groups: Sequence[int] = (),
) -> Understood:
    """Return the names of people in some columns as they are understood, and of their teams.

    `known` are the spellings of the club by their folded forms: what it has so stays so. Two names
    that only their brackets tell apart keep them. Cells that are `settled`, by row and column,
    were typed by hand.
    """
    read = _List(lines.table, as_written, list(lines.readings))
    cells, teams = (
        [
            (at, column)
            for at, row in enumerate(read.table.rows)
            for column in columns
            if row.number > heading_row and row.cell(column) and (row.number, column) not in settled
        ]
        for columns in (people, groups)
    )
    if read.reads(Habit.REMARKS):
        _read_names(read, teams, Habit.REMARKS, without_team_remarks, {})
    for habit, rule in _rules(read, cells):
        if read.reads(habit):
            _read_names(read, cells, habit, rule, known or {})
    if read.reads(Habit.SURNAMES):
        turned = _with_surnames_first(read, cells)
        _read_names(read, turned, Habit.SURNAMES, given_name_first, known or {})
    return read.understood


_Cells = Sequence[tuple[int, int]]
"""Where names stand: the place of a row, and a column."""
_Rule = Callable[[str], str]


def _rules(read: _List, cells: _Cells) -> Iterator[tuple[Habit, _Rule]]:
    """Yield how names are read, each rule once those before it are done."""
    yield Habit.NUMBERS, _number_rule(_texts(read, cells))
    bare = Counter(folded(without_remarks(name)) for name in _texts(read, cells))

    def bare_name(name: str) -> str:
        found = without_remarks(name)
        return found if bare[folded(found)] == 1 else name

    yield Habit.REMARKS, bare_name


def _with_surnames_first(read: _List, cells: _Cells) -> _Cells:
    """Return where surnames stand first: everywhere, or in lines that all of their names tell."""
    if is_surname_first(_texts(read, cells)):
        return cells
    lines = {at: [cell for cell in cells if cell[0] == at] for at, _column in cells}
    texts = {at: _texts(read, line) for at, line in lines.items()}
    alike = (at for at, names in texts.items() if len(names) >= _ENOUGH_COUNTED)
    so = {at for at in alike if all(given_name_first(name) != name for name in texts[at])}
    return [cell for cell in cells if cell[0] in so]


def _texts(read: _List, cells: _Cells) -> list[str]:
    return [read.table.rows[at].cell(column) for at, column in cells]


def _read_names(
    read: _List, cells: _Cells, habit: Habit, rule: _Rule, known: Mapping[str, str]
) -> None:
    rows = list(read.table.rows)
    for at, column in cells:
        written = rows[at].cell(column)
        name = written if folded(written) in known else rule(written)
        if name and name != written:
            name = known.get(folded(name), name)
            read.note(habit, rows[at], written, name)
            rows[at] = rows[at].corrected(column, name)
    read.table = replace(read.table, rows=tuple(rows))


def one_name(text: str) -> str:
    """Return a name typed alone without a number with its mark, and without a remark.

    >>> one_name("3. Jean Roy (végé)"), one_name("7 de Trèfle"), one_name("Marie-Ève (Gaspé)")
    ('Jean Roy', '7 de Trèfle', 'Marie-Ève (Gaspé)')
    """
    found = _MARKED.match(text)
    begins = found.end() if found and not _POINT_ALONE.match(text) else 0
    return without_remarks(text[begins:])

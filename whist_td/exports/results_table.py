"""Results from a table: `round,table,winner,tricks,kind`, all of them or none."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from whist_td.domain.errors import (
    TricksError,
    TricksNotWantedError,
    VoidWinnerError,
    WinnerMissingError,
)
from whist_td.domain.results import Result, ResultKind, Side, result_of
from whist_td.domain.rounds import Place
from whist_td.exports.headings import plain_words
from whist_td.exports.rosters import read_table
from whist_td.exports.tables import Table, TableRow, column_letters
from whist_td.exports.text_tables import table_of
from whist_td.usecases import file_errors as no

Results = tuple[tuple[Place, Result], ...]

_HEADINGS = {
    "round": "round|manche",
    "table": "table|home|home table",
    "winner": "winner|won|gagnant|gagnante|vainqueur|gagne|gagnants",
    "tricks": "tricks|levees|plis",
    "kind": "kind|genre|sorte|how|comment",
    "note": "note|remarque|remark",
}
_FIRST_ROWS = 20
_NEEDED = ("round", "table", "winner")
_BY_HEADING = {name: code for code, names in _HEADINGS.items() for name in names.split("|")}
_SIDES: Mapping[str, Side | None] = {
    "": None,
    **dict.fromkeys(("home", "h", "domicile", "a domicile", "d", "maison"), Side.HOME),
    **dict.fromkeys(("visitors", "visitor", "v", "visiteurs", "visiteur"), Side.VISITORS),
}
_KINDS: Mapping[str, ResultKind] = {
    **{kind.value: kind for kind in ResultKind},
    "": ResultKind.NORMAL,
    **dict.fromkeys(("won", "gagne", "normale"), ResultKind.NORMAL),
    **dict.fromkeys(("parfaite", "manche parfaite", "perfect round"), ResultKind.PERFECT),
    "renonce": ResultKind.REVOKE,
    "forfait": ResultKind.FORFEIT,
    **dict.fromkeys(("nulle", "annulee", "annule"), ResultKind.VOID),
}


@dataclass(frozen=True)
class Limits:
    """How many rounds and tables the event has, so that a wrong number is named by its row."""

    rounds: int | None = None
    tables: int | None = None


@dataclass(frozen=True)
class _Row:
    """One row of the table, its cells under their headings."""

    table: Table
    columns: Mapping[str, tuple[int, str]]
    row: TableRow

    def text(self, code: str) -> str:
        """Return what stands under a heading; where there is no such column, nothing."""
        return self.row.cell(self.columns[code][0]) if code in self.columns else ""

    def facts(self, code: str) -> tuple[str, str, int, str, str]:
        """Return where a cell stands and what stands in it."""
        column, heading = self.columns.get(code, self.columns["winner"])
        label = f"{column_letters(column)} ({heading})"
        return self.table.file, self.table.sheet, self.row.number, label, self.text(code)


def results_from_path(path: Path, limits: Limits | None = None) -> Results:
    """Return the results that a .csv file or a workbook holds."""
    return results_of(read_table(path), limits)


def results_from_text(text: str, file: str, limits: Limits | None = None) -> Results:
    """Return the results that a text holds; `file` is what to call it in a refusal."""
    return results_of(table_of(text, file), limits)


def results_of(table: Table, limits: Limits | None = None) -> Results:
    """Return the results of a table, or refuse it at the first cell that will not do."""
    heading, columns = _headings(table)
    found: dict[Place, tuple[int, Result]] = {}
    for row in table.rows:
        if row.number > heading and any(row.cells):
            _add(found, _Row(table, columns, row), limits or Limits())
    if not found:
        raise no.EmptyTableError(table.file)
    return tuple((place, result) for place, (_, result) in found.items())


def _headings(table: Table) -> tuple[int, Mapping[str, tuple[int, str]]]:
    best: tuple[int, dict[str, tuple[int, str]]] = (0, {})
    for row in table.rows[:_FIRST_ROWS]:
        columns: dict[str, tuple[int, str]] = {}
        for column, text in enumerate(row.cells):
            code = _BY_HEADING.get(plain_words(text))
            if code:
                columns.setdefault(code, (column, text))
        if len(columns) > len(best[1]):
            best = row.number, columns
    missing = tuple(code for code in _NEEDED if code not in best[1])
    if missing:
        raise no.MissingColumnsError(table.file, missing)
    return best


def _add(found: dict[Place, tuple[int, Result]], row: _Row, limits: Limits) -> None:
    _check_formulas(row)
    place = Place(
        _between(row, "round", 1, limits.rounds), _between(row, "table", 1, limits.tables)
    )
    if place in found:
        facts = row.facts("table")
        raise no.PlaceTwiceError(*facts, place.round, place.table, found[place][0])
    found[place] = (row.row.number, _result(row))


def _check_formulas(row: _Row) -> None:
    for code, (column, _) in row.columns.items():
        if (row.row.number, column) in row.table.formulas:
            raise no.FormulaError(*row.facts(code))


def _between(row: _Row, code: str, least: int, most: int | None) -> int:
    text = row.text(code)
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= len("99999") else -1
    if number < least or (most is not None and number > most):
        raise no.NumberBetweenError(*row.facts(code), least, most)
    return number


def _result(row: _Row) -> Result:
    winner, kind = plain_words(row.text("winner")), plain_words(row.text("kind"))
    if winner not in _SIDES:
        raise no.WinnerCellError(*row.facts("winner"))
    if kind not in _KINDS:
        raise no.KindCellError(*row.facts("kind"))
    tricks = _between(row, "tricks", 0, None) if row.text("tricks") else None
    return _checked(row, _SIDES[winner], _KINDS[kind], tricks)


def _checked(row: _Row, winner: Side | None, kind: ResultKind, tricks: int | None) -> Result:
    try:
        return result_of(winner, kind, tricks, row.text("note"))
    except WinnerMissingError as refusal:
        raise no.WinnerMissingCellError(*row.facts("winner")) from refusal
    except VoidWinnerError as refusal:
        raise no.VoidWinnerCellError(*row.facts("winner")) from refusal
    except TricksNotWantedError as refusal:
        raise no.TricksNotWantedCellError(*row.facts("tricks")) from refusal
    except TricksError as refusal:
        limits = (refusal.least, refusal.most)
        raise no.NumberBetweenError(*row.facts("tricks"), *limits) from refusal

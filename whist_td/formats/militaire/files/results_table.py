"""Results from a table: `round,table,winner,tricks,kind[,redeal]`, all of them or none."""

from collections.abc import Mapping
from dataclasses import dataclass

from whist_td.desk import file_errors as no
from whist_td.formats.militaire.commands import EnterResults
from whist_td.formats.militaire.rules.errors import (
    TricksNotWantedError,
    VoidWinnerError,
    WinnerMissingError,
)
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import (
    ALL_TRICKS,
    MAJORITY,
    TRICKS_BY_KIND,
    Result,
    ResultKind,
    Side,
    result_of,
)
from whist_td.interchange.headings import HeadedRow, Headings, plain_words
from whist_td.interchange.tables import Table
from whist_td.words.file_messages import HEADINGS as CALLED

_SPELLINGS = {
    "round": "round|manche|tour",
    "table": "table|home|home table",
    "winner": "winner|won|gagnant|gagnante|vainqueur|gagne|gagnants",
    "tricks": "tricks|levees|plis",
    "kind": "kind|genre|sorte|how|comment",
    "note": "note|remarque|remark",
    "redeal": "redeal|nouvelle donne",
}
HEADINGS = Headings(
    _SPELLINGS,
    ("round", "table", "winner"),
    "winner",
    {code: CALLED[code] for code in _SPELLINGS},
)
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
_TRICKS: Mapping[ResultKind, tuple[int, int | None]] = {
    **TRICKS_BY_KIND,
    ResultKind.NORMAL: (MAJORITY, ALL_TRICKS),
}
"""The tricks that a row may tell; thirteen make a perfect round of a normal one."""


@dataclass(frozen=True)
class Limits:
    """How many rounds and tables the event has, so that a wrong number is named by its row."""

    rounds: int | None = None
    tables: int | None = None


def results_of(table: Table, limits: Limits | None = None) -> EnterResults:
    """Return the results and redeals of a table, or refuse the first cell that will not do."""
    lines: dict[Place, tuple[HeadedRow, Result]] = {}
    most = limits or Limits()
    for row in HEADINGS.rows(table):
        row.check_formulas()
        place = Place(row.whole("round", 1, most.rounds), row.whole("table", 1, most.tables))
        if place in lines:
            facts = row.facts("table")
            raise no.PlaceTwiceError(*facts, place.round, place.table, lines[place][0].number)
        lines[place] = (row, _result(row))
    results = tuple((place, result) for place, (_, result) in lines.items())
    redealt = (at for at, (row, _) in lines.items() if row.switch("redeal", row.text("redeal")))
    return EnterResults(results, tuple(redealt))


def _result(row: HeadedRow) -> Result:
    winner, kind = plain_words(row.text("winner")), plain_words(row.text("kind"))
    if winner not in _SIDES:
        raise no.WinnerCellError(*row.facts("winner"))
    if kind not in _KINDS:
        raise no.KindCellError(*row.facts("kind"))
    limits = _TRICKS.get(_KINDS[kind], (0, None))
    tricks = row.whole("tricks", *limits) if row.text("tricks") else None
    return _checked(row, _SIDES[winner], _KINDS[kind], tricks)


def _checked(row: HeadedRow, winner: Side | None, kind: ResultKind, tricks: int | None) -> Result:
    try:
        return result_of(winner, kind, tricks, row.text("note"))
    except WinnerMissingError as refusal:
        raise no.WinnerMissingCellError(*row.facts("winner")) from refusal
    except VoidWinnerError as refusal:
        raise no.VoidWinnerCellError(*row.facts("winner")) from refusal
    except TricksNotWantedError as refusal:
        raise no.TricksNotWantedCellError(*row.facts("tricks")) from refusal

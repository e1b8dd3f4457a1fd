"""A table as the country's spreadsheet opens it: its separator, its decimals, headings in words."""

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO

from whist_td.interchange.tables import with_commas, with_semicolons
from whist_td.words.words import N_, Language, Words

_HEADINGS: Mapping[str, str] = {
    "rank": N_("Rank"),
    "team": N_("Team no."),
    "player": N_("Player no."),
    "number": N_("No."),
    "name": N_("Name"),
    "total": N_("Total"),
    "withdrawn": N_("Withdrawn"),
    "decided_after_round": N_("Decided after round"),
    "tie": N_("Tie"),
    "cumulative": N_("Total after round"),
    "percent": N_("Percent"),
    "percent_exact": N_("Percent, as a fraction"),
    "score": N_("Score"),
    "score_exact": N_("Score, as a fraction"),
    "boards": N_("Deals"),
    "points": N_("Points"),
    "penalty": N_("Penalty"),
    "games": N_("Games"),
    "rubbers": N_("Rubbers"),
    "deals": N_("Deals"),
    "best_round": N_("Best round"),
    "placement": N_("Placement points"),
    "sanction": N_("Referee"),
    "round": N_("Round", "tour"),
}
_TEXTS = ("name", "tie")
_ANSWERS: Mapping[str, str] = {"yes": N_("yes"), "no": N_("no")}
_DECIMAL = re.compile(r"-?\d+\.\d+")
_FRACTION = re.compile(r"-?\d+/\d+")
_SLASH = "\N{FRACTION SLASH}"
"""A spreadsheet takes 1/2 for a day of January or February; this it leaves as it is."""


def in_local_form(table: str, _: Words) -> str:
    """Return a table of commas, its headings in codes, in the form of the words' country."""
    columns = list(zip(*csv.reader(StringIO(table)), strict=True))
    codes, *rows = zip(*(each for each in columns if not _repeats(each, columns)), strict=True)
    written = [[_heading(code, _) for code in codes]]
    written += ([_cell(*pair, _) for pair in zip(codes, row, strict=True)] for row in rows)
    return _separated(written, _)


def _repeats(column: tuple[str, ...], columns: Sequence[tuple[str, ...]]) -> bool:
    """Tell whether a column has the score where that is the percentage beside it."""
    code, *cells = column
    return code.startswith("score") and (code.replace("score", "percent"), *cells) in columns


def _separated(rows: Iterable[Iterable[object]], _: Words) -> str:
    return with_semicolons(rows) if _.language is Language.FRENCH else with_commas(rows)


def _heading(code: str, _: Words) -> str:
    """Return a heading in words; a column that is there for each round ends in its number."""
    stem, _line, number = code.rpartition("_")
    if number.isdecimal() and stem in _HEADINGS:
        return f"{_(_HEADINGS[stem])} {number}"
    return _(_HEADINGS[code]) if code in _HEADINGS else code


def _cell(code: str, text: str, _: Words) -> str:
    if code in _TEXTS:
        return text
    if text in _ANSWERS:
        return _(_ANSWERS[text])
    if _FRACTION.fullmatch(text):
        return text.replace("/", _SLASH)
    if _DECIMAL.fullmatch(text) and _.language is Language.FRENCH:
        return text.replace(".", ",")
    return text

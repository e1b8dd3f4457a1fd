"""What is missing, as a sheet of live formulas says it until it is entered there."""

from dataclasses import dataclass

from whist_td.desk.reach import Reach
from whist_td.interchange.live import quoted
from whist_td.interchange.workbook import Formula, Value
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words

_MOST_QUOTED = 200
"""A text in a formula has 255 letters at most."""


@dataclass(frozen=True)
class Lacking:
    """A formula that counts what is missing on a live sheet, and what it comes to in the file."""

    formula: str
    now: int


def live_hint(reach: Reach, lacking: Lacking, hint: str, _: Words) -> Formula | Value:
    """Return a hint that says first what is missing, as long as anything is.

    Which they are is known as long as as many are missing as when the file was made.
    """
    sentence = missing_sentence(reach, _)
    if not sentence:
        return hint
    rest = f" {hint}" if hint else ""
    exact, some = sentence + rest, _("Provisional: results are missing.") + rest
    text = f"IF({lacking.formula}={lacking.now},{_quoted(exact)},{_quoted(some)})"
    return Formula(f"=IF({lacking.formula}<=0,{_quoted(hint)},{text})", exact)


def _quoted(text: str) -> str:
    starts = range(0, max(len(text), 1), _MOST_QUOTED)
    return "&".join(quoted(text[at : at + _MOST_QUOTED]) for at in starts)

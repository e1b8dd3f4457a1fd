"""How the arithmetic of a deal is written on paper: result, matchpoints, percent, worth."""

from fractions import Fraction

from whist_td.formats.whiz.rules.frequency import FrequencyLine
from whist_td.formats.whiz.rules.notation import Notation, written
from whist_td.formats.whiz.rules.results import Adjusted, Outcome
from whist_td.formats.whiz.rules.settings import Compare, Ranking
from whist_td.formats.whiz.views.paper_results import HandWorth, WhizResults
from whist_td.paper.header_footer import SMALL
from whist_td.paper.layout import MM, Box
from whist_td.paper.pen import Pen
from whist_td.words.numbers import decimal
from whist_td.words.words import Words

NOTHING = "–"
LEGEND = 13 * MM
"""The foot of a sheet that explains its columns."""


def outcome_text(outcome: Outcome, _: Words) -> str:
    """Return what came of a deal as players write it: "10H S +1", in French "10C S +1"."""
    if isinstance(outcome, Adjusted):
        return _("adjusted")
    return with_minus(written(outcome, Notation(_.language.value)))


def with_minus(text: str) -> str:
    """Return a text with the sign of minus that is as wide as a plus."""
    return text.replace("-", "−")


def matchpoints_text(line: FrequencyLine | None, _: Words) -> str:
    """Return matchpoints out of how many there are: "5.67 / 8"."""
    if line is None:
        return NOTHING
    return f"{decimal(line.full_matchpoints, _)} / {line.group.full_top}"


def percent_text(percent: Fraction | None, _: Words) -> str:
    """Return a percentage with two places, a dash where the deal does not count."""
    return NOTHING if percent is None else decimal(percent, _, 2)


def points_text(worth: HandWorth) -> str:
    """Return the points scored at the table."""
    return NOTHING if worth.points is None else str(worth.points)


def worth_text(worth: HandWorth, ranking: Ranking, _: Words) -> str:
    """Return what a deal counts in the ranking."""
    if worth.worth is None:
        return NOTHING
    sign = "+" if ranking is Ranking.DATUM and worth.worth > 0 else ""
    return with_minus(f"{sign}{decimal(worth.worth, _)}")


def legend(of: WhizResults, _: Words) -> tuple[str, str]:
    """Explain how the columns come about, and say what to do about a mistake."""
    compare = of.settings.compare
    said = [
        _("Matchpoints: 2 for each player beaten who held the same hand, 1 for each tied."),
        _("Net scores: twice one’s own points less the others’.") if compare is Compare.NET else "",
        _("Where results are missing, Neuberg’s formula makes up for them.")
        if _has_neuberg(of)
        else "",
    ]
    mistake = _("A mistake? Tell the director: any deal can be corrected.")
    return " ".join(text for text in said if text), mistake


def draw_legend(pen: Pen, box: Box, of: WhizResults, _: Words) -> None:
    """Write the explanations at the foot of a sheet."""
    for text in legend(of, _):
        box = pen.paragraph(text, box, SMALL)


def _has_neuberg(of: WhizResults) -> bool:
    lines = (line for board in of.boards for hand in board.frequencies for line in hand)
    return any(line.group.has_neuberg for line in lines)

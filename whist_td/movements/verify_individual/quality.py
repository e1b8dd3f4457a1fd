"""The verdict on a movement: the rules it breaks, or its quality in figures; and as JSON."""

from whist_td.core.verdicts import Verdict, plain_of
from whist_td.movements.verify_individual.faults import TableFault, TableFaultKind, faults_of
from whist_td.movements.verify_individual.figures import Spread, TableFigures, figures_of
from whist_td.movements.verify_individual.form import JudgedTables

NO_FIGURES = {
    TableFaultKind.TOO_FEW_ENTRANTS,
    TableFaultKind.NO_ROUNDS,
    TableFaultKind.ENTRANT_UNKNOWN,
}
"""Faults after which there is nothing sensible to count."""


class TableQuality(Verdict[TableFault, TableFigures | None]):
    """Whether a movement keeps the hard rules, and how good it is."""


def verify(movement: JudgedTables) -> TableQuality:
    """Judge a movement by the hard rules, then count it out."""
    faults = tuple(faults_of(movement))
    countable = not any(fault.kind in NO_FIGURES for fault in faults)
    return TableQuality(faults, figures_of(movement) if countable else None)


def quality_to_plain(quality: TableQuality) -> dict[str, object]:
    """Return a verdict as plain values for JSON."""
    figures = _figures(quality.figures) if quality.figures else {}
    return {"sound": quality.is_sound, "faults": plain_of(quality.faults), **figures}


def _figures(figures: TableFigures) -> dict[str, object]:
    least, most = figures.odd_tables
    return {
        **plain_of(figures),
        "partners": _spread(figures.partners),
        "opponents": _spread(figures.opponents),
        "meetings": _spread(figures.meetings),
        "odd_tables": {"least": least, "most": most},
    }


def _spread(spread: Spread) -> dict[str, object]:
    times = [{"times": times, "pairs": pairs} for times, pairs in spread.times]
    return {**plain_of(spread), "times": times}

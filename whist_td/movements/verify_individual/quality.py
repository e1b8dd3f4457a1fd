"""The verdict on a movement: the rules it breaks, or its quality in figures; and as JSON."""

from dataclasses import asdict, dataclass
from fractions import Fraction

from whist_td.movements.verify_individual.faults import TableFault, TableFaultKind, faults_of
from whist_td.movements.verify_individual.figures import Spread, TableFigures, figures_of
from whist_td.movements.verify_individual.form import JudgedTables

PLACES = 4
NO_FIGURES = {
    TableFaultKind.TOO_FEW_ENTRANTS,
    TableFaultKind.NO_ROUNDS,
    TableFaultKind.ENTRANT_UNKNOWN,
}
"""Faults after which there is nothing sensible to count."""


@dataclass(frozen=True)
class TableQuality:
    """Whether a movement keeps the hard rules, and how good it is."""

    faults: tuple[TableFault, ...]
    figures: TableFigures | None

    @property
    def is_sound(self) -> bool:
        """Whether it breaks no hard rule."""
        return not self.faults


def verify(movement: JudgedTables) -> TableQuality:
    """Judge a movement by the hard rules, then count it out."""
    faults = tuple(faults_of(movement))
    countable = not any(fault.kind in NO_FIGURES for fault in faults)
    return TableQuality(faults, figures_of(movement) if countable else None)


def quality_to_plain(quality: TableQuality) -> dict[str, object]:
    """Return a verdict as plain values for JSON."""
    faults = [_fault(fault) for fault in quality.faults]
    figures = _figures(quality.figures) if quality.figures else {}
    return {"sound": quality.is_sound, "faults": faults, **figures}


def _fault(fault: TableFault) -> dict[str, object]:
    return {
        "kind": fault.kind.value,
        "round": fault.round,
        "table": fault.table,
        "entrants": list(fault.entrants),
    }


def _figures(figures: TableFigures) -> dict[str, object]:
    return {
        "partners": _spread(figures.partners),
        "opponents": _spread(figures.opponents),
        "meetings": _spread(figures.meetings),
        "sit_outs": asdict(figures.sit_outs),
        "seat_imbalance": figures.seat_imbalance,
        "most_at_one_table": figures.most_at_one_table,
        "odd_tables": {"least": figures.odd_tables[0], "most": figures.odd_tables[1]},
        "way": asdict(figures.way) if figures.way else None,
    }


def _spread(spread: Spread) -> dict[str, object]:
    return {
        "times": [{"times": times, "pairs": pairs} for times, pairs in spread.times],
        "repeats": spread.repeats,
        "repeats_bound": spread.repeats_bound,
        "variance": _decimal(spread.variance),
        "variance_bound": _decimal(spread.variance_bound),
    }


def _decimal(exact: Fraction) -> float:
    return round(float(exact), PLACES)

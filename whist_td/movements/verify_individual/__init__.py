"""The second hand for tables without boards: it judges any movement, however it was made."""

from whist_td.movements.verify_individual.faults import Fault, FaultKind
from whist_td.movements.verify_individual.figures import is_whist_tournament
from whist_td.movements.verify_individual.form import Movement, movement_from_plain, movement_of
from whist_td.movements.verify_individual.matrices import Matrices, matrices_of
from whist_td.movements.verify_individual.quality import Quality, quality_to_plain, verify

__all__ = [
    "Fault",
    "FaultKind",
    "Matrices",
    "Movement",
    "Quality",
    "is_whist_tournament",
    "matrices_of",
    "movement_from_plain",
    "movement_of",
    "quality_to_plain",
    "verify",
]

"""The second hand for tables without boards: it judges any movement, however it was made."""

from whist_td.movements.verify_individual.faults import TableFault, TableFaultKind
from whist_td.movements.verify_individual.figures import Matrices, is_whist_tournament, matrices_of
from whist_td.movements.verify_individual.form import JudgedTables, movement_from_plain, movement_of
from whist_td.movements.verify_individual.quality import TableQuality, quality_to_plain, verify

__all__ = [
    "JudgedTables",
    "Matrices",
    "TableFault",
    "TableFaultKind",
    "TableQuality",
    "is_whist_tournament",
    "matrices_of",
    "movement_from_plain",
    "movement_of",
    "quality_to_plain",
    "verify",
]

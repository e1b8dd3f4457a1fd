"""How far somebody has come in a ranking since the round before."""

from whist_td.kit.text_table import Cell, Ink
from whist_td.words.words import Words


def moved_cell(moved: int, _: Words) -> Cell:
    """Return the places gained since the round before, as an arrow."""
    if moved > 0:
        return Cell(f"▲ {moved}", Ink.GOOD, _.plural("Up {n} place", "Up {n} places", moved))
    if moved < 0:
        down = _.plural("Down {n} place", "Down {n} places", -moved)
        return Cell(f"▼ {-moved}", Ink.QUIET, down)
    return Cell("", Ink.PLAIN, _("Same place as before"))

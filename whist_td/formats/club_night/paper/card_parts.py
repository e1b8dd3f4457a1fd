"""What the cards of a club night share: several people in one cell, and a word about the seats."""

from collections.abc import Sequence

from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Box
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

_NUMBER = Type(Face.BOLD, 12, 6.5)
_NAME = Type(Face.REGULAR, 11, 5.5)
_NUMBER_WIDTH = 9 * MM


def put_people(pen: Pen, cell: Box, people: Sequence[tuple[int, str]], _: Words) -> None:
    """Write people side by side in a cell, each with the number."""
    if not people:
        return
    for (number, name), box in zip(people, cell.columns([1] * len(people)), strict=True):
        put_person(pen, box, number, name)


def put_person(pen: Pen, box: Box, number: int, name: str) -> None:
    """Write a player's number and name in a cell."""
    pen.put(str(number), box.left(_NUMBER_WIDTH), _NUMBER, Align.RIGHT, pad=0.8 * MM)
    pen.put_lines(name, box.beside(_NUMBER_WIDTH), _NAME, pad=0.6 * MM)


def round_by_round_sentence(_: Words) -> str:
    """Say why only one round stands on a card."""
    return _("The next seats follow from the standings.")

"""Headings of other people's tables: where they are looked for, and how spellings meet."""

import re

from whist_td.core.names import plain
from whist_td.interchange.tables import Table

FIRST_ROWS = 20
"""Headings are looked for in so many rows; above them clubs like to write a title."""
_APART = re.compile(r"[^a-z0-9]+|(?<=[a-z])(?=[0-9])|(?<=[0-9])(?=[a-z])")


def plain_words(text: str) -> str:
    """Return a heading without case, accents and signs, so that spellings meet.

    >>> plain_words("N° d’Équipe"), plain_words("J1")
    ('n d equipe', 'j 1')
    """
    return _APART.sub(" ", plain(text.replace("°", " ").replace("º", " "))).strip()


def heading_cells(table: Table, index: int) -> list[str]:
    """Return a row's cells, a merged cell giving its text to all that it covers."""
    row = table.rows[index]
    cells = list(row.cells)
    for (top, left), (bottom, right) in table.merged:
        if not top <= row.number <= bottom or top > len(table.rows):
            continue
        source = table.rows[top - 1].cell(left)
        for column in range(left, min(right + 1, len(cells))):
            cells[column] = source
    return cells

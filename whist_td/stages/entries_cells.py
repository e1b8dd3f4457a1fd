"""What the cells of the entries say, to the eye and to a screen reader."""

from PySide6.QtCore import Qt

from whist_td.stages.entries_rows import FIRST_SEAT, NOBODY, Entry
from whist_td.words.labels import seat_label
from whist_td.words.words import Words

NUMBER = 0
FIRST_TYPED = 1
"""The column of the team name; the texts of an entry start there."""
COLUMNS = 1 + len(NOBODY)


class CellTexts:
    """The words of headings and cells in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def heading(self, column: int) -> str:
        """Return what stands above a column."""
        _ = self._words
        if column == NUMBER:
            return _("Table")
        if column == FIRST_TYPED:
            return _("Team (club or town)")
        heading = seat_label(column - FIRST_TYPED - FIRST_SEAT, _)
        return heading[0].upper() + heading[1:]

    def shown(self, entry: Entry, column: int) -> str:
        """Return what stands in a cell; a place still to be taken says so."""
        _ = self._words
        if is_missing(entry, column):
            seat = seat_label(column - FIRST_TYPED - FIRST_SEAT, self._words)
            return _("{seat} missing", seat=seat)
        return text_of(entry, column)

    def spoken(self, entry: Entry, column: int) -> str:
        """Return what a screen reader says of a cell."""
        text = self.shown(entry, column)
        heading = self.heading(column)
        spoken = f"{heading} {entry.number}" if column == NUMBER else f"{heading}: {text}"
        return f"{spoken}. {entry.refusal}" if entry.refusal else spoken


def text_of(entry: Entry, column: int) -> str:
    """Return what is typed in a cell, or the table of its row."""
    return str(entry.number) if column == NUMBER else entry.texts[column - FIRST_TYPED]


def is_missing(entry: Entry, column: int) -> bool:
    """Tell whether a cell is a place that nobody has taken."""
    return column - FIRST_TYPED - FIRST_SEAT in entry.missing_seats


def alignment(column: int) -> Qt.AlignmentFlag:
    """Return where a column's texts stand: numbers right, names left."""
    side = Qt.AlignmentFlag.AlignRight if column == NUMBER else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter

"""Sentences one below the other in a dialog, which grows until all of them can be read."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel, QWidget

from whist_td.kit.stylesheet import STEP

WIDTH = 88
"""The least width of such a dialog, in letters."""
_MARGINS = 10 * STEP
LINES = 9
"""The least height of the sentences with their heading, in lines."""


def show_points(label: QLabel, sentences: Sequence[str]) -> None:
    """Show sentences; one alone stands without a point before it.

    A wrapped label does not ask for the height that it needs: it has to be told.
    """
    point = "• " if len(sentences) > 1 else ""
    label.setText("\n".join(f"{point}{sentence}" for sentence in sentences))
    label.ensurePolished()  # else it is measured in letters that it will not be shown in
    least = WIDTH * label.fontMetrics().averageCharWidth() - _MARGINS
    label.setMinimumHeight(max(label.heightForWidth(max(label.width(), least)), 0))


def grown(dialog: QWidget) -> None:
    """Make a dialog as high as its sentences need; it is never made smaller, lest it jump."""
    layout = dialog.layout()
    if layout is None:
        return
    layout.invalidate()
    layout.activate()
    needed = layout.totalHeightForWidth(dialog.width())
    if needed > dialog.height():
        dialog.resize(dialog.width(), needed)

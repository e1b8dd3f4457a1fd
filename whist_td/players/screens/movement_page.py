"""The page of a movement without boards: rounds and tables, its maps, how good it is."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.page_above import made_above, open_above
from whist_td.kit.printing import Printers
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, Ink, TextColumn, TextTable
from whist_td.kit.text_table_view import TextTableView
from whist_td.kit.theme import labelled, set_role
from whist_td.players.screens.movement_map import CountsView
from whist_td.players.screens.movement_printing import MovementPrinting
from whist_td.players.words.movement_pages import MovementPage, map_title
from whist_td.words.words import Words

_FIGURES = 120
"""The greatest width of the figures, in letters: the eye must find what is on the same line."""


class MovementPagePanel(QWidget):
    """Several views of one movement; Esc goes back."""

    left = Signal()

    def __init__(
        self,
        page: MovementPage,
        words: Words,
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._page = page
        self.setObjectName("movementPage")
        self._views = QStackedWidget(self)
        self._choices = QButtonGroup(self)
        self._strip = QFrame(self)
        self._bar = QHBoxLayout(self._strip)
        self._told = labelled(" ".join(page.sentences), "quiet", self)
        self._told.setObjectName("movementTold")
        self._told.setWordWrap(True)
        self._cells = labelled(page.cells, "small", self)
        self._printing = MovementPrinting(_, self, printers)
        self._back = QPushButton(_("Back to work (Esc)"), self)
        self._back.setObjectName("movementBack")
        set_role(self._back, "primary")
        self._lay_out()
        self._choices.idClicked.connect(self._show_view)
        self._printing.button.clicked.connect(self._print)
        self._back.clicked.connect(self.left)

    def _lay_out(self) -> None:
        _ = self._words
        set_role(self._strip, "strip")
        self._bar.setSpacing(STEP)
        self._bar.setContentsMargins(STEP, STEP // 2, STEP, STEP // 2)
        self._add_view(self._page.title, "viewRounds", self._rounds())
        for counts in self._page.seen.counts:
            title = map_title(counts.kind, _)
            view = CountsView(counts, self._page.seen.names, _, self)
            self._add_view(title, f"view-{counts.kind.value}", view)
        self._add_view(_("Quality in figures"), "viewFigures", self._figures())
        self._bar.addStretch()
        self._choices.buttons()[0].setChecked(True)
        foot = QHBoxLayout()
        foot.addWidget(self._printing.button)
        foot.addStretch()
        foot.addWidget(self._back)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        column.setSpacing(STEP)
        column.addWidget(labelled(_("The movement"), "title", self))
        column.addWidget(self._told)
        column.addWidget(self._strip)
        column.addWidget(self._views, 1)
        column.addWidget(self._cells)
        column.addWidget(self._printing.line)
        column.addLayout(foot)

    def _add_view(self, text: str, name: str, view: QWidget) -> None:
        choice = QPushButton(text, self)
        choice.setObjectName(name)
        choice.setCheckable(True)
        set_role(choice, "choice")
        self._choices.addButton(choice, self._views.count())
        self._views.addWidget(view)
        self._bar.addWidget(choice)

    def _rounds(self) -> QWidget:
        _, seen = self._words, self._page.seen
        titles = (TextColumn(title) for title in self._page.headings)
        table = TextTable((TextColumn(_("Table")), *titles), self)
        rows = [
            (Cell(str(number), Ink.STRONG), *(Cell(s.tables.get(number, "")) for s in seen.rounds))
            for number in seen.tables
        ]
        if any(said.out for said in seen.rounds):
            told = (" · ".join(map(str, said.out)) or "–" for said in seen.rounds)
            rows.append((Cell(_("Sit out"), Ink.QUIET), *(Cell(text, Ink.QUIET) for text in told)))
        view = TextTableView(table, "movementRounds", self, 1.2)
        view.setAccessibleName(self._page.title)
        table.show_rows(tuple(rows))
        return view

    def _figures(self) -> QWidget:
        _ = self._words
        columns = (_("What one may ask"), _("Here"), _("Best possible"))
        table = TextTable(tuple(TextColumn(title, is_words=True) for title in columns), self)
        view = TextTableView(table, "movementFigures", self, 1.2)
        view.setAccessibleName(_("Quality in figures"))
        view.setMaximumWidth(_FIGURES * self.fontMetrics().averageCharWidth())
        table.show_rows(
            tuple(
                (
                    Cell(row.aim),
                    Cell(row.here, Ink.GOOD if row.is_best else Ink.STRONG),
                    Cell(row.best, Ink.QUIET),
                )
                for row in self._page.figures
            )
        )
        return view

    def take_focus(self) -> None:
        """Put the cursor on the first view's button."""
        self._choices.buttons()[0].setFocus()

    def _show_view(self, view: int) -> None:
        self._views.setCurrentIndex(view)
        self._cells.setVisible(view == 0)

    def _print(self) -> None:
        self._printing.print_page(self._page)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def show_movement_page(page: MovementPage, words: Words, parent: QWidget) -> QDialog:
    """Open the page of a movement above the stage where it was asked for, and return it."""
    _ = words
    above = made_above("movementPageDialog", _("The movement"), parent)
    panel = MovementPagePanel(page, words, above)
    panel.left.connect(above.accept)
    return open_above(above, panel)

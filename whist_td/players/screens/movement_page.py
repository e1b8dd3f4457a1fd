"""The page of a movement without boards: rounds and tables, its maps, how good it is."""

from collections.abc import Iterable

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QPushButton,
    QStackedWidget,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.dialog_pages import PageAbove, made_above, open_above
from whist_td.kit.flow import folded
from whist_td.kit.jobs import Progress, Work
from whist_td.kit.parts import button, column, row
from whist_td.kit.printers import SystemPrinters
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, Ink, TextColumn, TextTable, TextTableView
from whist_td.kit.theme import labelled, named, set_role
from whist_td.paper.papers import render
from whist_td.players.paper.movement_sheets import MOVEMENT_PAPER
from whist_td.players.screens.pair_view import CountsView
from whist_td.players.words.movement_pages import FigureRow, MovementPage, map_title
from whist_td.stages.papers_print import PaperPrinter, usual_size
from whist_td.stages.work_line import FileKind, WorkLine, file_name
from whist_td.words.words import Words


class MovementPrinting(QObject):
    """A button with its key, and the line that says how far the work is."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._printers = SystemPrinters()
        self.line = WorkLine(_, parent)
        self.button: QPushButton = button(_("Print…"), "movementPrint", parent, "", "print")
        self.button.setToolTip(_("The tables, the quality and the tables of meetings (Ctrl+P)"))
        self._printer = PaperPrinter(_, self.line, self._printers, parent)
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.Print), parent)
        key.activated.connect(self.button.click)

    def print_page(self, page: MovementPage) -> None:
        """Print a movement, with nothing but what stands on its page."""
        _ = self._words
        title = f"{page.details.name} · {_('The movement')}"
        if self._printers.names():
            self._printer.make_and_print(_work(page, _), title)
        else:
            kind = FileKind(_("movement"), ".pdf", _("PDF document"))
            self.line.save(file_name(page.details, kind), kind, _work(page, _))


def _work(page: MovementPage, _: Words) -> Work:
    def work(progress: Progress) -> bytes:
        return render((MOVEMENT_PAPER,), page, usual_size(), _, progress)

    return work


_FIGURES = 120
"""The greatest width of the figures, in letters: the eye must find what is on the same line."""


class FiguresView(TextTableView):
    """How good a movement is: what one may ask of it, and the best that is possible."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        titles = (_("What you can ask"), _("Here"), _("Best possible"))
        self._figures = TextTable(tuple(TextColumn(title, is_words=True) for title in titles))
        super().__init__(self._figures, "movementFigures", parent, 1.2)
        self._figures.setParent(self)
        self.setAccessibleName(_("Quality in figures"))
        self.setMaximumWidth(_FIGURES * parent.fontMetrics().averageCharWidth())

    def show_figures(self, rows: Iterable[FigureRow]) -> None:
        """Show what was found."""
        self._figures.show_rows(
            tuple(
                (
                    Cell(row.aim),
                    Cell(row.here, Ink.GOOD if row.is_best else Ink.STRONG),
                    Cell(row.best, Ink.QUIET),
                )
                for row in rows
            )
        )


class MovementAbove(PageAbove):
    """Several views of one movement, each with its button; Esc goes back."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._views = QStackedWidget(self)
        self._choices = QButtonGroup(self)
        self._strip = QFrame(self)
        set_role(self._strip, "strip")
        self._choices.idClicked.connect(self._show_view)

    def _make_foot(self, words: Words) -> None:
        """Make the last two buttons, after what comes before them: Tab follows the making."""
        self._printing = MovementPrinting(words, self)
        self._back = button(words("Back to the page (Esc)"), "movementBack", self, "primary")
        self._back.clicked.connect(self.left)

    def _add_view(self, text: str, name: str, view: QWidget) -> None:
        choice = button(text, name, self, "choice")
        choice.setCheckable(True)
        choice.setChecked(not self._views.count())
        self._choices.addButton(choice, self._views.count())
        self._views.addWidget(view)

    @override
    def take_focus(self) -> None:
        """Put the cursor on the first view's button."""
        self._choices.buttons()[0].setFocus()

    def _show_view(self, view: int) -> None:
        self._views.setCurrentIndex(view)


class MovementPagePanel(MovementAbove):
    """The page of a movement without boards."""

    def __init__(self, page: MovementPage, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._page = page
        self.setObjectName("movementPage")
        self._text = named(labelled(" ".join(page.sentences), "quiet", self), "movementTold")
        self._cells = labelled(page.cells, "small", self)
        self._make_foot(words)
        self._lay_out()
        self._printing.button.clicked.connect(self._print)

    def _lay_out(self) -> None:
        _ = self._words
        self._add_view(self._page.title, "viewRounds", self._rounds())
        for counts in self._page.seen.counts:
            title = map_title(counts.kind, _)
            view = CountsView(counts, self._page.seen.names, _, self)
            self._add_view(title, f"view-{counts.kind.value}", view)
        figures = FiguresView(_, self)
        figures.show_figures(self._page.figures)
        self._add_view(_("Quality in figures"), "viewFigures", figures)
        buttons = folded(*self._choices.buttons(), inside=self._strip)
        buttons.setContentsMargins(STEP, STEP // 2, STEP, STEP // 2)
        column(
            labelled(_("The movement"), "title", self),
            self._text,
            self._strip,
            (self._views, 1),
            self._cells,
            self._printing.line,
            row(self._printing.button, None, self._back, spacing=-1),
            inside=self,
            margins=(3 * STEP, 2 * STEP),
        )

    def _rounds(self) -> QWidget:
        _, seen = self._words, self._page.seen
        titles = (TextColumn(title) for title in self._page.headings)
        table = TextTable((TextColumn(_("Table")), *titles), self)
        rows = [
            (Cell(str(number), Ink.STRONG), *(Cell(s.tables.get(number, "")) for s in seen.rounds))
            for number in seen.tables
        ]
        if any(each.out for each in seen.rounds):
            texts = (" · ".join(map(str, each.out)) or "–" for each in seen.rounds)
            rows.append(
                (Cell(_("Sitting out"), Ink.QUIET), *(Cell(text, Ink.QUIET) for text in texts))
            )
        view = TextTableView(table, "movementRounds", self, 1.2)
        view.setAccessibleName(self._page.title)
        table.show_rows(tuple(rows))
        return view

    @override
    def _show_view(self, view: int) -> None:
        super()._show_view(view)
        self._cells.setVisible(view == 0)

    def _print(self) -> None:
        self._printing.print_page(self._page)


def show_movement_page(page: MovementPage, words: Words, parent: QWidget) -> QDialog:
    """Open the page of a movement above the stage where it was asked for, and return it."""
    above = made_above("movementPageDialog", words("The movement"), parent)
    return open_above(above, MovementPagePanel(page, words, above))

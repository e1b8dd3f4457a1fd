"""The page of a movement on paper: to the printer, or kept as a PDF where there is none."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from whist_td.kit.jobs import Progress, Work
from whist_td.kit.parts import button
from whist_td.kit.printing import Printers, SystemPrinters
from whist_td.paper.papers import render
from whist_td.players.paper.movement_sheets import MOVEMENT_PAPER
from whist_td.players.words.movement_pages import MovementPage
from whist_td.stages.papers_files import FileKind, file_name
from whist_td.stages.papers_print import PaperPrinter, usual_size
from whist_td.stages.papers_work import WorkLine
from whist_td.words.words import Words


class MovementPrinting(QObject):
    """A button with its key, and the line that says how far the work is."""

    def __init__(self, words: Words, parent: QWidget, printers: Printers | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._printers = printers or SystemPrinters()
        self.line = WorkLine(_, parent)
        self.button: QPushButton = button(_("Print…"), "movementPrint", parent, "", "print")
        self.button.setToolTip(_("Rounds and tables, the quality, and the maps (Ctrl+P)"))
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

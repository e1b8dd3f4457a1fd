"""The guide on paper, as a PDF or as one web page."""

from PySide6.QtWidgets import QDialog, QWidget

from whist_td.desk.apart import done_apart
from whist_td.interchange.web_frame import manual_html
from whist_td.kit.dialog_pages import lay_out
from whist_td.kit.form import RowForm
from whist_td.kit.jobs import Progress
from whist_td.kit.parts import button
from whist_td.kit.printing import Printers
from whist_td.kit.questions import Ask, Asking, Note, OneOf
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.paper.layout import PageSize
from whist_td.paper.manual_sheets import manual_pdf, printed_manual
from whist_td.stages.papers_print import PaperPrinter, print_takes, usual_size
from whist_td.stages.work_line import FileKind, WorkLine
from whist_td.words.manual import manual
from whist_td.words.words import N_, Words

_SIZES = ((PageSize.A4, "A4"), (PageSize.LETTER, N_("Letter")))
_WIDTH = 80


class GuideFiles(QDialog):
    """Asks on which paper the guide is wanted; printed, or kept in a file; Esc leaves it."""

    def __init__(self, words: Words, parent: QWidget, printers: Printers | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setObjectName("guideFiles")
        self.setWindowTitle(_("The guide on paper"))
        self._book = manual(words)
        self.line = WorkLine(words, self)
        self._printer = PaperPrinter(words, self.line, printers, self)
        self._form = RowForm(words, self)
        self._form.ask(self._asks)
        self._lay_out()

    def _asks(self) -> Asking[PageSize]:
        """Ask on which paper, and say how long the guide is on it."""
        _ = self._words
        sizes = OneOf([(_(name), size) for size, name in _SIZES])
        size = yield Ask("guideSize", _("Paper size"), usual_size(), sizes)
        pages = len(printed_manual(size, _).leaves)
        yield Note("guideLength", print_takes(pages, _))
        return PageSize(size)

    def _lay_out(self) -> None:
        _ = self._words
        leave = button(_("Close"), "guideFilesLeave", self)
        web = button(_("Save as a web page…"), "guideWeb", self, sign="export")
        save = button(_("Save as PDF…"), "guideSave", self, sign="export")
        prints = button(_("Print…"), "guidePrint", self, "primary", "print")
        prints.setDefault(True)
        leave.clicked.connect(self.reject)
        web.clicked.connect(self._save_page)
        save.clicked.connect(self._save_pdf)
        prints.clicked.connect(self._print)
        self.setMinimumWidth(_WIDTH * STEP)
        title = labelled(_("The guide on paper"), "title", self)
        lay_out(self, (title, self._form, self.line), (leave, web, save, prints))

    def _pdf(self, progress: Progress) -> object:
        return done_apart(progress, manual_pdf, self._form.outcome, self._words)

    def _print(self) -> None:
        self._printer.make_and_print(self._pdf, self._book.title)

    def _save_pdf(self) -> None:
        kind = FileKind(self._book.title, ".pdf", self._words("PDF document"))
        self.line.save(f"{self._book.title}.pdf", kind, self._pdf)

    def _save_page(self) -> None:
        kind = FileKind(self._book.title, ".html", self._words("Web page"))

        def work(_progress: Progress) -> object:
            return manual_html(self._words)

        self.line.save(f"{self._book.title}.html", kind, work)

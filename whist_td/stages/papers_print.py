"""From a finished PDF to the printer: one small question, then paper; or the PDF kept."""

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QWidget
from typing_extensions import override

from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.jobs import Progress, Work
from whist_td.kit.parts import button, column, row
from whist_td.kit.printing import PdfFile, Printers, PrintOrder, pdf_file
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.paper.layout import PageSize
from whist_td.stages.work_line import WorkLine, nothing_more
from whist_td.words.words import Words

MOST_COPIES = 99
_LETTER_COUNTRIES = (
    QLocale.Country.Canada,
    QLocale.Country.UnitedStates,
    QLocale.Country.Mexico,
)


def usual_size() -> PageSize:
    """Return the paper of the country that the machine is set to."""
    letter = QLocale.system().territory() in _LETTER_COUNTRIES
    return PageSize.LETTER if letter else PageSize.A4


class PrintQuestion(QDialog):
    """Which printer, and how many copies."""

    asked = Signal(str, int)

    def __init__(self, pages: int, names: tuple[str, ...], words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self.setObjectName("printQuestion")
        self.setWindowTitle(_("Print"))
        self._pages = pages
        self._words = words
        self._printer = named(ChoiceField(self), "printerChoice")
        self._printer.addItems(list(names))
        self._copies = named(NumberField(self), "copies")
        self._copies.setRange(1, MOST_COPIES)
        self._print = button("", "printNow", self, "primary", "print")
        self._leave = button(_("Do not print"), "doNotPrint", self)
        self._lay_out()
        self._print.setDefault(True)
        self._print.clicked.connect(self.accept)
        self._leave.clicked.connect(self.reject)
        self._copies.valueChanged.connect(self._show_total)
        self._show_total(1)

    def _lay_out(self) -> None:
        _ = self._words
        whole = column(inside=self, margins=(3 * STEP, 3 * STEP), spacing=2 * STEP)
        form = QFormLayout()
        form.setSpacing(2 * STEP)
        form.addRow(_("Printer"), self._printer)
        form.addRow(_("Copies"), self._copies)
        whole.addWidget(labelled(_("Print on paper"), "heading", self))
        whole.addLayout(form)
        whole.addSpacing(STEP)
        whole.addLayout(row(None, self._leave, self._print))
        self.setMinimumWidth(60 * STEP)

    def _show_total(self, copies: int) -> None:
        total = copies * self._pages
        self._print.setText(self._words.plural("Print {n} page", "Print {n} pages", total))

    @override
    def accept(self) -> None:
        """Print as chosen."""
        self.asked.emit(self._printer.currentText(), self._copies.value())
        super().accept()


class PaperPrinter(QObject):
    """Makes a PDF beside the window, asks for the printer, and prints."""

    def __init__(self, words: Words, work: WorkLine, printers: Printers, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._work = work
        self._printers = printers
        self._window = parent
        self._title = ""
        self._pdf: PdfFile | None = None
        self._then: Callable[[], None] = nothing_more

    def make_and_print(
        self, work: Work, title: str, then: Callable[[], None] = nothing_more
    ) -> None:
        """Lay out and print, `then` go on; where there is no printer, say what to do instead."""
        self._title, self._then = title, then

        def made(progress: Progress) -> object:
            content = work(progress)
            return pdf_file(content) if isinstance(content, bytes) else None

        self._work.run(made, self._words("Laying out the pages…"), self._ask)

    def _ask(self, made: object) -> None:
        if not isinstance(made, PdfFile):
            return
        self._pdf = made
        names = self._printers.names()
        if not names:
            self._work.say_refusal(no_printer(self._words))
            return
        question = PrintQuestion(made.pages, names, self._words, self._window)
        question.asked.connect(self._send)
        open_dialog(question)

    def _send(self, printer: str, copies: int) -> None:
        if self._pdf is None:
            return
        order = PrintOrder(self._pdf, self._title, printer, copies)
        pages = copies * self._pdf.pages

        def sent(progress: Progress) -> object:
            self._printers.send(order, progress)
            return order

        _ = self._words
        sentence = _.plural(
            "{n} page is on its way to {printer}.",
            "{n} pages are on their way to {printer}.",
            pages,
            printer=printer,
        )
        text = _("Printing on {printer}…", printer=printer)
        then = self._then

        def told(_order: object) -> None:
            self._work.say(sentence)
            then()

        self._work.run(sent, text, told)


def no_printer(_: Words) -> str:
    """Say what to do on a machine without a printer."""
    return _(
        "No printer is connected to this computer. Save the PDF instead, and print it elsewhere "
        "or connect a printer and try again."
    )

"""From a finished PDF to the printer: one small question, then paper; or the PDF kept."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLocale, QMarginsF, QObject, QSettings, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QFormLayout, QLabel, QWidget
from typing_extensions import override

from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.flow import folded
from whist_td.kit.jobs import NewestJob, Progress, Work
from whist_td.kit.parts import button, column, keep_room, row
from whist_td.kit.printers import SystemPrinters
from whist_td.kit.printing import (
    PdfFile,
    Printers,
    PrintOrder,
    pages_cut,
    pdf_file,
    reach,
)
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.paper.layout import Orientation, PageSize, sheet
from whist_td.paper.proof_sheet import proof_sheet
from whist_td.stages.work_line import WorkLine, nothing_more
from whist_td.words.words import Words

MOST_COPIES = 99
_LETTERS = 64
"""How wide the question is."""
PAGES_A_MINUTE = 12
"""What a small printer comes to, with the time it takes to wake up."""
_KEPT = "files/paper"
_LETTER_COUNTRIES = (
    QLocale.Country.Canada,
    QLocale.Country.UnitedStates,
    QLocale.Country.Mexico,
)


def keep_size(size: PageSize) -> None:
    """Remember which paper the club prints on: sheets, results and workbooks follow."""
    QSettings().setValue(_KEPT, size.value)


def usual_size() -> PageSize:
    """Return the paper that the club chose last; the first time, that of the machine's country."""
    kept = str(QSettings().value(_KEPT, ""))
    if kept in {size.value for size in PageSize}:
        return PageSize(kept)
    letter = QLocale.system().territory() in _LETTER_COUNTRIES
    return PageSize.LETTER if letter else PageSize.A4


@dataclass(frozen=True)
class PrintJob:
    """A PDF to be printed, how near its letters come to the edges, and what printers there are."""

    pdf: PdfFile
    title: str
    reached: tuple[QMarginsF, ...]
    printers: tuple[str, ...]
    white: QMarginsF
    """What the usual printer leaves white."""


def page_size(height: float) -> PageSize:
    """Return the paper of a sheet by its height in points; the country's where it is another."""
    sizes = {round(sheet(size, Orientation.PORTRAIT).height): size for size in PageSize}
    return sizes.get(round(height), usual_size())


class PrintQuestion(QDialog):
    """Which printer, which pages and how many copies; what it takes, and what would be cut."""

    asked = Signal(PrintOrder)
    proof_asked = Signal(str)

    def __init__(self, job: PrintJob, printers: Printers, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setObjectName("printQuestion")
        self.setWindowTitle(_("Print"))
        self._job, self._printers = job, printers
        self._white = job.white
        self._asking = NewestJob(self)
        self._printer = named(ChoiceField(self), "printerChoice")
        self._printer.addItems(list(job.printers))
        self._first, self._last, self._copies = (
            named(NumberField(self), name) for name in ("firstPage", "lastPage", "copies")
        )
        self._takes = named(labelled("", "quiet", self), "printTakes")
        self._warning = named(labelled("", "warning", self), "printCut")
        self._smaller = named(QCheckBox(_("Make the pages a little smaller"), self), "printSmaller")
        self._proof = button(_("Print a test sheet"), "printProof", self)
        self._print = button("", "printNow", self, "primary", "print")
        self._leave = button(_("Do not print"), "doNotPrint", self)
        self._fill()
        self._lay_out()
        self._connect()
        self._show_takes()

    def _fill(self) -> None:
        _, pages = self._words, self._job.pdf.pages
        self._copies.setRange(1, MOST_COPIES)
        for field in (self._first, self._last):
            field.setRange(1, pages)
        self._first.setAccessibleName(_("First page"))
        self._last.setAccessibleName(_("Last page"))
        self._copies.setAccessibleName(_("Copies"))
        self._last.setValue(pages)
        if len(self._job.printers) > 1:
            for part in (self._warning, self._smaller):
                keep_room(part)  # another printer may cut what this one does not
        self._smaller.setChecked(True)
        self._print.setDefault(True)

    def _lay_out(self) -> None:
        _ = self._words
        whole = column(inside=self, margins=(3 * STEP, 3 * STEP), spacing=2 * STEP)
        form = QFormLayout()
        form.setSpacing(2 * STEP)
        form.addRow(_("Printer"), self._printer)
        form.addRow(_("Pages"), row(self._first, QLabel("–", self), self._last, None))
        form.setRowVisible(1, self._job.pdf.pages > 1)
        form.addRow(_("Copies"), row(self._copies, None))
        whole.addWidget(labelled(_("Print on paper"), "heading", self))
        whole.addLayout(form)
        for part in (self._takes, self._warning, self._smaller):
            whole.addWidget(part)
        whole.addSpacing(STEP)
        whole.addLayout(folded(self._proof, None, self._leave, self._print))
        self.setMinimumWidth(_LETTERS * self.fontMetrics().averageCharWidth())

    def _connect(self) -> None:
        self._print.clicked.connect(self.accept)
        self._leave.clicked.connect(self.reject)
        self._proof.clicked.connect(self._ask_proof)
        self._printer.currentIndexChanged.connect(self._ask_margins)
        self._asking.succeeded.connect(self._take_margins)
        self._first.valueChanged.connect(self._last.setMinimum)
        for field in (self._first, self._last, self._copies):
            field.valueChanged.connect(self._show_takes)
        self._smaller.toggled.connect(self._show_takes)

    @property
    def _order(self) -> PrintOrder:
        """What would be printed now."""
        job, pages = self._job, range(self._first.value() - 1, self._last.value())
        shrunk = self._smaller.isChecked() and self._cut > 0
        printer, copies = self._printer.currentText(), self._copies.value()
        return PrintOrder(job.pdf, job.title, printer, copies, pages, shrunk)

    @property
    def _cut(self) -> int:
        """How many of the pages wanted the printer would cut."""
        wanted = self._job.reached[self._first.value() - 1 : self._last.value()]
        return pages_cut(wanted, self._white)

    def _ask_margins(self) -> None:
        """Ask beside the window: a printer that sleeps answers late."""
        printer, printers = self._printer.currentText(), self._printers
        paper = self._job.pdf.upright(0)
        self._take_margins(QMarginsF())
        self._asking.start(lambda _progress: printers.margins(printer, paper))

    def _take_margins(self, white: QMarginsF) -> None:
        self._white = white
        self._show_takes()

    def _show_takes(self) -> None:
        _, order, cut = self._words, self._order, self._cut
        pages = len(order.numbers) * order.copies
        self._print.setText(_.plural("Print {n} page", "Print {n} pages", pages))
        self._takes.setText(print_takes(pages, _))
        self._warning.setText(
            _.plural(
                "This printer leaves a wide margin: on {n} page it would cut letters off.",
                "This printer leaves wide margins: on {n} pages it would cut letters off.",
                cut or len(order.numbers),
            )
        )
        for part in (self._warning, self._smaller):
            part.setVisible(cut > 0)

    def _ask_proof(self) -> None:
        _ = self._words
        self.proof_asked.emit(self._printer.currentText())
        self._takes.setText(_("The test sheet is on its way. Look at it, then print."))

    @override
    def accept(self) -> None:
        """Print as chosen."""
        self.asked.emit(self._order)
        super().accept()


def print_takes(pages: int, _: Words) -> str:
    """Say how much paper something takes, and how long an ordinary printer is at it."""
    paper = _.plural(
        "{n} sheet of paper, printed on one side.",
        "{n} sheets of paper, printed on one side.",
        pages,
    )
    minutes = -(-pages // PAGES_A_MINUTE)
    return f"{paper} {_.plural('About {n} minute.', 'About {n} minutes.', minutes)}"


class PaperPrinter(QObject):
    """Makes a PDF beside the window, asks for the printer, and prints."""

    def __init__(
        self, words: Words, work: WorkLine, printers: Printers | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._work = work
        self._printers = printers or SystemPrinters()
        self._window = parent
        self._job: PrintJob | None = None
        self._printed: set[int] = set()
        """Of this job: a pack may be printed in several goes, and is printed after the last."""
        self._then: Callable[[], None] = nothing_more

    def make_and_print(
        self, work: Work, title: str, then: Callable[[], None] = nothing_more
    ) -> None:
        """Lay out and print, `then` go on; where there is no printer, say what to do instead."""
        self._then = then
        printers = self._printers

        def made(progress: Progress) -> object:
            content = work(progress)
            if not isinstance(content, bytes):
                return None
            pdf, names = pdf_file(content), printers.names()
            white = printers.margins(names[0], pdf.upright(0)) if names else QMarginsF()
            return PrintJob(pdf, title, reach(pdf), names, white)

        self._work.run(made, self._words("Laying out the pages…"), self._ask)

    def _ask(self, job: object) -> None:
        if not isinstance(job, PrintJob):
            return
        if not job.printers:
            self._work.say_refusal(no_printer(self._words))
            return
        if self._job is None or (job.title, job.reached) != (self._job.title, self._job.reached):
            self._printed = set()
        self._job = job
        question = PrintQuestion(job, self._printers, self._words, self._window)
        question.asked.connect(self._send)
        question.proof_asked.connect(
            partial(self._send_proof, page_size(job.pdf.upright(0).height()))
        )
        open_dialog(question)

    def _send_proof(self, size: PageSize, printer: str) -> None:
        _ = self._words
        pdf = pdf_file(proof_sheet(size, _))
        self._carry(PrintOrder(pdf, _("Test sheet"), printer), nothing_more)

    def _send(self, order: PrintOrder) -> None:
        def note() -> None:
            self._printed |= {*order.numbers}
            if len(self._printed) == order.pdf.pages:
                self._then()

        self._carry(order, note)

    def _carry(self, order: PrintOrder, then: Callable[[], None]) -> None:
        def sent(progress: Progress) -> object:
            self._printers.send(order, progress)
            return order

        _ = self._words
        sentence = _.plural(
            "{n} page is on its way to {printer}.",
            "{n} pages are on their way to {printer}.",
            order.copies * len(order.numbers),
            printer=order.printer,
        )

        def told(_order: object) -> None:
            self._work.say(sentence)
            then()

        self._work.run(sent, _("Printing on {printer}…", printer=order.printer), told)


def no_printer(_: Words) -> str:
    """Say what to do on a machine without a printer."""
    return _(
        "No printer is connected to this computer. Save the PDF instead, and print it elsewhere "
        "or connect a printer and try again."
    )

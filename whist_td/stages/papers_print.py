"""From a finished PDF to the printer: one small question, then paper; or the PDF kept."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLocale, QMarginsF, QObject, QSettings, Signal
from PySide6.QtWidgets import QDialog, QWidget
from typing_extensions import override

from whist_td.kit.dialog_pages import make_room, open_dialog
from whist_td.kit.flow import folded
from whist_td.kit.form import RowForm
from whist_td.kit.jobs import NewestJob, Progress, Work
from whist_td.kit.parts import button, column
from whist_td.kit.printers import SystemPrinters
from whist_td.kit.printing import PdfFile, Printers, PrintOrder, pages_cut, pdf_file, reach
from whist_td.kit.questions import Ask, Asking, Note, Number, OneOf, YesNo
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.paper.layout import Orientation, PageSize, sheet
from whist_td.paper.proof_sheet import proof_sheet
from whist_td.stages.work_line import FileKind, WorkLine, nothing_more
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
    before = str(QSettings().value(_KEPT, ""))
    if before in {size.value for size in PageSize}:
        return PageSize(before)
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

    ordered = Signal(PrintOrder)
    proof_asked = Signal(str)

    def __init__(self, job: PrintJob, printers: Printers, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setObjectName("printQuestion")
        self.setWindowTitle(_("Print"))
        self._job, self._printers = job, printers
        self._white, self._printer = job.white, job.printers[0]
        self._takes_note = ""
        self._asking = NewestJob(self)
        self._form = RowForm(_, self)
        self._form.ask(self._asks)
        self._proof = button(_("Print a test sheet"), "printProof", self)
        self._print = button("", "printNow", self, "primary", "print")
        self._leave = button(_("Do not print"), "doNotPrint", self)
        self._print.setDefault(True)
        heading = labelled(_("Print on paper"), "heading", self)
        ways = folded(self._proof, None, self._leave, self._print)
        parts = (heading, self._form, ways)
        column(*parts, inside=self, margins=(3 * STEP, 3 * STEP), spacing=2 * STEP)
        self.setMinimumWidth(_LETTERS * self.fontMetrics().averageCharWidth())
        self._print.clicked.connect(self.accept)
        self._leave.clicked.connect(self.reject)
        self._proof.clicked.connect(self._ask_proof)
        self._form.edited.connect(self._take_answers)
        self._asking.succeeded.connect(self._take_margins)
        self._show_pages()

    def _asks(self) -> Asking[PrintOrder]:
        _, job, pages = self._words, self._job, self._job.pdf.pages
        printers = OneOf([(name, name) for name in job.printers])
        printer = yield Ask("printerChoice", _("Printer"), job.printers[0], printers)
        first, last = 1, pages
        if pages > 1:
            begins, ends = _("First page"), _("Last page")
            whole = Number(1, pages)
            first = yield Ask("firstPage", _("Pages"), 1, whole, line="pages", spoken=begins)
            rest = Number(first, pages)
            last = yield Ask("lastPage", "–", pages, rest, line="pages", spoken=ends)
        copies = yield Ask("copies", _("Copies"), 1, Number(1, MOST_COPIES))
        numbers = range(first - 1, last)
        takes = print_takes(len(numbers) * copies, _)
        yield Note("printTakes", self._takes_note or takes)
        cut, smaller = pages_cut(job.reached[first - 1 : last], self._white), False
        if cut:
            warning = _.plural(
                "This printer leaves a wide margin: on {n} page it would cut letters off.",
                "This printer leaves wide margins: on {n} pages it would cut letters off.",
                cut,
            )
            yield Note("printCut", warning, "warning")
            shrink = _("Make the pages a little smaller")
            smaller = yield Ask("printSmaller", shrink, True, YesNo.SHORT)  # noqa: FBT003
        return PrintOrder(job.pdf, job.title, printer, copies, numbers, smaller)

    @property
    def _order(self) -> PrintOrder:
        """What would be printed now."""
        order: PrintOrder = self._form.outcome
        return order

    def _take_answers(self) -> None:
        """Ask a printer for its margins beside the window: one that sleeps answers late."""
        self._takes_note = ""
        printer, printers = self._order.printer, self._printers
        if printer != self._printer:
            self._printer, self._white = printer, QMarginsF()
            paper = self._job.pdf.upright(0)
            self._asking.start(lambda _progress: printers.margins(printer, paper))
        self._show_pages()

    def _take_margins(self, white: QMarginsF) -> None:
        self._white = white
        self._show_pages()

    def _show_pages(self) -> None:
        self._form.ask_again()
        pages = len(self._order.numbers) * self._order.copies
        self._print.setText(self._words.plural("Print {n} page", "Print {n} pages", pages))
        if self.isVisible():
            make_room(self)

    def _ask_proof(self) -> None:
        self.proof_asked.emit(self._printer)
        self._takes_note = self._words("The test sheet is on its way. Look at it, then print.")
        self._form.ask_again()

    @override
    def accept(self) -> None:
        """Print as chosen."""
        self.ordered.emit(self._order)
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
            sentence = self._words(
                "No printer is connected to this computer. Save the PDF instead, and print it "
                "elsewhere or connect a printer and try again."
            )
            self._work.say_refusal(sentence)
            return
        if self._job is None or (job.title, job.reached) != (self._job.title, self._job.reached):
            self._printed = set()
        self._job = job
        question = PrintQuestion(job, self._printers, self._words, self._window)
        question.ordered.connect(self._send)
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
            "{n} page sent to {printer}.",
            "{n} pages sent to {printer}.",
            order.copies * len(order.numbers),
            printer=order.printer,
        )

        def say_sent(_order: object) -> None:
            self._work.say(sentence)
            then()

        self._work.run(sent, _("Printing on {printer}…", printer=order.printer), say_sent)


class SheetsPrinting(QObject):
    """Sheets of a page's own, printed where there is a printer and else saved; a line says how."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._printers = SystemPrinters()
        self.line = WorkLine(words, parent)
        self._printer = PaperPrinter(words, self.line, self._printers, parent)

    def put_out(
        self,
        title: str,
        suggested: str,
        kind: FileKind,
        work: Work,
    ) -> None:
        """Print what some work lays out, or save it."""
        if self._printers.names():
            self._printer.make_and_print(work, title)
        else:
            self.line.save(suggested, kind, work)

"""What reaches the printer: the PDF itself where the system takes it, else fine pictures."""

import sys
from dataclasses import replace

import pytest
from pypdfium2 import PdfDocument
from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtPrintSupport import QPrinter
from reportlab.lib.pagesizes import A4, A6, LETTER, landscape
from reportlab.pdfgen.canvas import Canvas

from whist_td.kit import printers
from whist_td.kit.printing import PrintingError, PrintOrder, page_image, pages_cut, pdf_file, reach

MM = 72 / 25.4


def pdf_of(tmp_path, *sizes):
    """A PDF whose pages have a word 9 mm from the left and lower edge, and a box upper left."""
    canvas = Canvas(str(tmp_path / "made.pdf"))
    for wide, high in sizes:
        canvas.setPageSize((wide, high))
        canvas.drawString(9 * MM, 9 * MM, "whist")
        canvas.rect(9 * MM, high - 59 * MM, 50 * MM, 50 * MM, fill=1)
        canvas.showPage()
    canvas.save()
    return pdf_file((tmp_path / "made.pdf").read_bytes())


def printed(tmp_path, order, progress=lambda _done, _total: None):
    """What Qt prints, on a printer that is a file."""
    path = tmp_path / "paper.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    printers.print_pictures(order, printer, progress)
    return pdf_file(path.read_bytes())


def ink(pdf, page):
    """Where the ink of a page is, in millimetres from the left and the top."""
    with PdfDocument(pdf.content) as document:
        grey = document[page].render(scale=2, grayscale=True).to_pil()
    dark = grey.point(lambda value: 255 if value < 100 else 0)
    return [round(dot / 2 / MM) for dot in dark.getbbox()]


def told(order, numbers):
    return set(printers.lp_words(order, numbers))


def test_the_print_system_is_told_all_that_a_printer_may_be_used_to_otherwise(tmp_path):
    order = PrintOrder(pdf_of(tmp_path, LETTER, landscape(LETTER)), "Evening", "Hall", copies=3)
    wanted = {"media=Letter", "print-scaling=none", "sides=one-sided", "collate=true"}
    assert wanted | {"Hall", "3", "page-ranges=1-2"} <= told(order, range(2))


@pytest.fixture
def print_system(tmp_path, monkeypatch):
    """A print system that keeps what it is handed: the words, and the file."""
    program = tmp_path / "lp"
    program.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/words\ncat > {tmp_path}/sent\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    return tmp_path


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such print system")
def test_the_print_system_gets_the_file_as_it_is(print_system):
    order = PrintOrder(pdf_of(print_system, A4, A4, A4), "Evening", "Hall", 2, range(1, 3))
    printers.SystemPrinters().send(order, lambda _done, _total: None)
    assert (print_system / "sent").read_bytes() == order.pdf.content
    assert "page-ranges=2-3" in (print_system / "words").read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such print system")
def test_a_refusal_of_the_print_system_is_told_in_its_words(print_system):
    (print_system / "lp").write_text(
        "#!/bin/sh\ncat > /dev/null\necho 'no such queue' >&2\nexit 1\n"
    )
    order = PrintOrder(pdf_of(print_system, A4), "Evening", "Hall")
    with pytest.raises(PrintingError, match="no such queue"):
        printers.SystemPrinters().send(order, lambda _done, _total: None)


def test_pages_are_made_smaller_only_where_that_was_asked(tmp_path):
    order = PrintOrder(pdf_of(tmp_path, A4), "Evening", "Hall")
    assert "print-scaling=none" in told(order, range(1))
    assert "print-scaling=fit" in told(replace(order, is_shrunk=True), range(1))


@pytest.mark.usefixtures("qapp")
def test_each_kind_of_paper_is_a_document_of_its_own(tmp_path):
    pdf = pdf_of(tmp_path, A4, landscape(A4), LETTER)
    last = printed(tmp_path, PrintOrder(pdf, "Evening", "Hall"))
    assert (last.pages, round(last.size(0).width())) == (1, 612)


@pytest.mark.usefixtures("qapp")
def test_just_the_pages_of_the_range_are_printed(tmp_path):
    pdf = pdf_of(tmp_path, A6, A6, A6, A6)  # of which a picture as fine is a quarter
    assert printed(tmp_path, PrintOrder(pdf, "Evening", "Hall", pages=range(1, 3))).pages == 2


@pytest.mark.usefixtures("qapp")
def test_what_is_printed_has_its_true_size_and_place(tmp_path):
    pdf = pdf_of(tmp_path, A4)
    assert ink(printed(tmp_path, PrintOrder(pdf, "Evening", "Hall")), 0) == ink(pdf, 0)


@pytest.mark.usefixtures("qapp")
def test_a_page_held_across_is_turned_on_upright_paper(tmp_path):
    pdf = pdf_of(tmp_path, A4, landscape(A4))
    paper = printed(tmp_path, PrintOrder(pdf, "Evening", "Hall"))
    assert paper.size(1).width() < paper.size(1).height()
    left, top, right, low = ink(pdf, 1)
    assert ink(paper, 1) == pytest.approx([top, 297 - right, low, 297 - left], abs=1)


@pytest.mark.usefixtures("qapp")
def test_a_printer_draws_as_finely_as_it_can(tmp_path):
    paper = printed(tmp_path, PrintOrder(pdf_of(tmp_path, A6), "Evening", "Hall"))
    with PdfDocument(paper.content) as document:
        pictures = [each.get_metadata() for each in document[0].get_objects() if each.type == 3]
    assert {round(picture.horizontal_dpi) for picture in pictures} == {600}


def test_a_band_of_a_page_is_what_lies_there(tmp_path):
    pdf = pdf_of(tmp_path, A4)
    whole, band = page_image(pdf, 0, 300), page_image(pdf, 0, 300, (72, 144))
    assert band == whole.copy(0, 300, whole.width(), 300)


@pytest.mark.usefixtures("qapp")
def test_printing_that_is_stopped_leaves_nothing_half_done(tmp_path):
    class StoppedError(Exception):
        pass

    def stop(_done, _total):
        raise StoppedError

    with pytest.raises(StoppedError):
        printed(tmp_path, PrintOrder(pdf_of(tmp_path, A4, A4), "Evening", "Hall"), stop)
    left = tmp_path / "paper.pdf"
    assert not left.exists() or pdf_file(left.read_bytes()).pages < 2


@pytest.mark.parametrize(
    ("white", "cut"),
    [
        pytest.param(QMarginsF(), 0, id="no margin"),
        pytest.param(QMarginsF(12, 12, 12, 12), 0, id="usual margins of four millimetres"),
        pytest.param(QMarginsF(12, 12, 12, 36), 2, id="a deep lower margin"),
        pytest.param(QMarginsF(12, 40, 12, 12), 1, id="a deep upper margin"),
    ],
)
def test_letters_beyond_the_printers_margins_are_counted(tmp_path, white, cut):
    pdf = pdf_of(tmp_path, A4, landscape(A4))
    assert pages_cut(reach(pdf), white) == cut


@pytest.mark.usefixtures("qapp")
def test_a_machine_tells_its_printers_and_their_margins_without_an_error():
    system = printers.SystemPrinters()
    assert isinstance(system.names(), tuple)
    assert system.margins("no such printer", QSizeF(*A4)) == QMarginsF()

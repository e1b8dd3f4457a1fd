"""Every sheet of every format printed: `python -m reliability.printed QUEUE FOLDER`.

QUEUE is a printer that writes a PDF into FOLDER for each job (Debian's `printer-driver-cups-pdf`
is one). What comes out must be what was sent: as many pages, of the size asked for, each letter in
its place to a point, drawn as lines and not as pictures, whatever the queue is used to.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import pypdfium2 as pdfium
from PySide6.QtWidgets import QApplication

from tests.fixtures.clocks import SteppingClock
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.console.formats import codes, verbs_named
from whist_td.desk.club import Club
from whist_td.desk.requests import Event
from whist_td.kit.printers import SystemPrinters
from whist_td.kit.printing import PdfFile, PrintOrder, pdf_file
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_for, render
from whist_td.storage.backups import BackupFolder
from whist_td.words.words import Language, words

PATIENCE = 180
"""Seconds in which a job must have come out."""
CLOSE = 1.0
"""Points by which a letter may be elsewhere: a third of a millimetre."""
OUTLINED = 4
"""As many figures of a page may come out as lines that nobody can search for."""
_IMAGE, _DEEP = 3, 3
_COPIES, _SOME = 2, range(2, 5)
_BEYOND = 10_000.0
Reach = tuple[float, float, float, float]
"""From the left and the lower edge to the outermost letters."""


@dataclass(frozen=True)
class Face:
    """What a page looks like from outside: its paper, its letters, how far they reach."""

    paper: tuple[int, int]
    letters: Counter[str]
    reach: Reach
    pictures: int

    @property
    def turned(self) -> tuple["Face", ...]:
        """Return the same on upright paper: as it is, or turned to either side."""
        wide, high = self.paper
        left, low, right, top = self.reach
        if wide <= high:
            return (self,)
        upright = (high, wide)
        return (
            replace(self, paper=upright, reach=(high - top, left, high - low, right)),
            replace(self, paper=upright, reach=(low, wide - right, top, wide - left)),
        )

    def is_like(self, printed: "Face") -> bool:
        """Tell whether this page is what was printed."""
        return any(
            max(abs(a - b) for a, b in zip(one.reach, other.reach, strict=True)) <= CLOSE
            and _are_alike(one.letters, other.letters)
            and all(abs(a - b) <= 1 for a, b in zip(one.paper, other.paper, strict=True))
            and one.pictures == other.pictures
            for one, other in product(self.turned, printed.turned)
        )


def _are_alike(sent: Counter[str], printed: Counter[str]) -> bool:
    """Tell whether the letters are the same, but for large numerals drawn as outlines."""
    return (sent - printed).total() <= OUTLINED and not printed - sent


def faces(content: bytes) -> list[Face]:
    """Return the faces of all pages of a PDF."""
    with pdfium.PdfDocument(content) as document:
        return [_face(page) for page in document]


def _face(page: pdfium.PdfPage) -> Face:
    text, counted = page.get_textpage(), Counter[str]()
    left, low, right, top = _BEYOND, _BEYOND, 0.0, 0.0
    for index in range(text.count_chars()):
        letter = text.get_text_range(index, 1)
        # A print system may forget what accented letters mean, though it draws them.
        if letter.isalnum() and letter.isascii():
            box = text.get_charbox(index)
            counted[letter] += 1
            left, low = min(left, box[0]), min(low, box[1])
            right, top = max(right, box[2]), max(top, box[3])
    pictures = sum(each.type == _IMAGE for each in page.get_objects(max_depth=_DEEP))
    # Letters stand as they were written, whatever way the viewer is told to turn the page.
    _x, _y, wide, high = page.get_mediabox()
    return Face((round(wide), round(high)), counted, (left, low, right, top), pictures)


def evenings(folder: Path) -> Iterator[tuple[str, Event]]:
    """Yield an example of each format, played to its end."""
    dice, _ = SeededDice(), words(Language.FRENCH)
    for code in codes():
        file = SqlClubFiles().create(folder / f"{code}.whist")
        club = Club(file, SteppingClock(), dice, BackupFolder(folder / f"{code} backups"))
        sample = verbs_named(code).sample()
        if sample is not None:
            desk = sample.opened(club, _)
            sample.played(desk, dice, 24, _)
            yield code, desk.facts


def came_out(order: PrintOrder, folder: Path) -> bytes:
    """Print, and return what the printer wrote."""
    before = {*folder.glob("*.pdf")}
    SystemPrinters().send(order, lambda _done, _total: None)
    limit = monotonic() + PATIENCE
    while monotonic() < limit:
        for path in {*folder.glob("*.pdf")} - before:
            content = path.read_bytes()
            if content.rstrip().endswith(b"%%EOF"):
                return content
        sleep(0.5)
    raise TimeoutError(order.title)


def differing(order: PrintOrder, content: bytes) -> list[int]:
    """Return the pages that came out otherwise than they were sent, the first being 1."""
    known, printed = faces(order.pdf.content), faces(content)
    sent = [known[number] for number in order.numbers] * order.copies
    if len(sent) != len(printed):
        return [0]
    pairs = enumerate(zip(sent, printed, strict=True), start=1)
    return [number for number, (one, other) in pairs if not one.is_like(other)]


def main(queue: str, folder: Path) -> int:
    """Print everything, and say what came out otherwise."""
    app = QApplication(["printed"])
    bad = pages = jobs = 0
    with TemporaryDirectory() as place:
        for code, evening in evenings(Path(place)):
            papers = papers_for(evening)
            of = papers.of(evening, None)
            for size, language in product(PageSize, Language):
                pdf = pdf_file(render(papers.papers, of, size, words(language)))
                for order in _orders(pdf, f"{code} {size.value} {language.value}", queue):
                    wrong = differing(order, came_out(order, folder))
                    print(f"{order.title}: {len(order.numbers)} × {order.copies}", wrong or "alike")  # noqa: T201
                    jobs, pages, bad = jobs + 1, pages + len(order.numbers), bad + len(wrong)
    print(f"{jobs} jobs, {pages} pages, {bad} otherwise than sent")  # noqa: T201
    app.quit()
    return bad != 0


def _orders(pdf: PdfFile, title: str, queue: str) -> tuple[PrintOrder, ...]:
    whole = PrintOrder(pdf, title, queue)
    return whole, replace(whole, title=f"{title} some", copies=_COPIES, pages=_SOME)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))

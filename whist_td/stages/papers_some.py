"""The paper in the preview by itself: all of it, or the sheets of one team, table or board."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import folded
from whist_td.kit.parts import button
from whist_td.kit.theme import named
from whist_td.paper.papers import Paper
from whist_td.stages.papers_work import LaidPaper
from whist_td.words.words import Words


class SomeSheets(QWidget):
    """A choice of whose sheets are looked at, and a button that prints just them."""

    chosen = Signal()
    print_requested = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._kind: Paper[Any] | None = None
        self._whose = named(ChoiceField(self), "whoseSheets", words("Whose sheets"))
        self._print = button(_print_words(1, words), "printThese", self, sign="print")
        folded(self._whose, self._print, inside=self)
        self._whose.activated.connect(self.chosen)
        self._print.clicked.connect(self.print_requested)
        self.hide()

    @property
    def is_narrowed(self) -> bool:
        """Whether some sheets are chosen, not all."""
        return bool(self._whose.currentData())

    @property
    def papers(self) -> tuple[Paper[Any], ...]:
        """The paper in the preview, with the sheets that are chosen."""
        sheets = self._whose.currentData()
        return (self._kind.only(sheets) if sheets else self._kind,) if self._kind else ()

    def show_paper(self, kind: Paper[Any], laid: LaidPaper) -> None:
        """Offer the sheets of a paper, at first all of them."""
        _, each = self._words, kind.stack.each if kind.stack else None
        self._kind = kind
        self._whose.clear()
        self._whose.addItem(_("All the sheets"), ())
        for number, sheets in sorted(laid.sheets.items()):
            told = _(each.one, numbers=number) if each else ""
            self._whose.addItem(told[:1].upper() + told[1:], sheets)
        self._whose.setVisible(len(laid.sheets) > 1)
        self.show_pages(laid.pdf.pages)

    def show_pages(self, pages: int) -> None:
        """Say how many pages the sheets chosen take."""
        self._print.setText(_print_words(pages, self._words))
        self.show()


def _print_words(pages: int, _: Words) -> str:
    return _.plural("Print this page", "Print these {n} pages", pages)

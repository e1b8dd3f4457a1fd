"""The stage *Papers*: the whole night on paper before round 1."""

from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QWidget
from typing_extensions import override

from whist_td.desk.desk import Outcome
from whist_td.kit.jobs import NewestJob
from whist_td.kit.parts import button, page, row
from whist_td.kit.printing import Printers, SystemPrinters
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.paper.layout import PageSize
from whist_td.stages.papers_cards import PaperCards
from whist_td.stages.papers_files import FileKind, file_name
from whist_td.stages.papers_layout import (
    Laid,
    Wish,
    kinds_for,
    layout_work,
    pack_work,
    wish_for,
)
from whist_td.stages.papers_preview import Preview
from whist_td.stages.papers_print import PaperPrinter, usual_size
from whist_td.stages.papers_work import WorkLine
from whist_td.words.words import N_, Language, words

_LANGUAGES = {Language.FRENCH: "Français", Language.ENGLISH: "English"}
"""Each language by its own name, whatever the window speaks."""

PAPERS_FILE = N_("papers")
_CARDS_WIDTH, _CARD_LETTERS = 46 * STEP, 38


class PapersPanel(QWidget):
    """Papers to choose from, one in the preview, and the way to the printer."""

    def __init__(
        self,
        session: Session[Any],
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._wish: Wish | None = None
        self._laid: Laid = {}
        self._laying = NewestJob(self)
        self.setObjectName("papersPanel")
        _ = session.words
        self._title = labelled(_("The whole night on paper"), "title", self)
        self._about = labelled(
            _("If the computer fails, the evening goes on with these sheets."), "quiet", self
        )
        self._language = QComboBox(self)
        self._size = QComboBox(self)
        self.cards = PaperCards(session.evening, _, self)
        self.preview = Preview(_, self)
        self.work = WorkLine(_, self)
        self._printer = PaperPrinter(_, self.work, printers or SystemPrinters(), self)
        self._print = button("", "printPapers", self, "primary", "print")
        self._save = button(_("Save as PDF…"), "savePapers", self, sign="export")
        self._shown = self.cards.cards[0].kind.name
        self._fill()
        self._lay_out()
        self._connect()
        self._show_possible()

    def _fill(self) -> None:
        _ = self._session.words
        for language, name in _LANGUAGES.items():
            self._language.addItem(name, language)
        self._language.setCurrentIndex(self._language.findData(_.language))
        self._language.setObjectName("sheetLanguage")
        self._language.setAccessibleName(_("Language of the sheets"))
        self._size.addItem("A4", PageSize.A4)
        self._size.addItem(_("Letter"), PageSize.LETTER)
        self._size.setCurrentIndex(self._size.findData(usual_size()))
        self._size.setObjectName("sheetSize")
        self._size.setAccessibleName(_("Paper size"))

    def _lay_out(self) -> None:
        _ = self._session.words
        whole = page(self)
        sheets = labelled(_("Sheets in"), "quiet", self)
        sheets.setWordWrap(False)
        whole.addLayout(row(self._title, None, sheets, self._language, self._size))
        whole.addWidget(self._about)
        whole.addSpacing(STEP)
        middle = row(self.cards, self.preview)
        middle.setStretch(1, 1)
        whole.addLayout(middle, 1)
        whole.addWidget(self.work)
        whole.addLayout(row(self._print, self._save, None))

    def _connect(self) -> None:
        self._session.changed.connect(self._take_in)
        self._language.currentIndexChanged.connect(self.refresh)
        self._size.currentIndexChanged.connect(self.refresh)
        self.cards.looked_at.connect(self.show_paper)
        self.cards.ticked.connect(self._show_possible)
        self._laying.slow.connect(self._say_slow)
        self._laying.succeeded.connect(self._show_laid)
        self._laying.failed.connect(self._show_failed)
        self._print.clicked.connect(self._print_pack)
        self._save.clicked.connect(self._save_pack)

    @property
    def is_laid_out(self) -> bool:
        """Whether the preview shows the evening as it stands."""
        return bool(self._laid) and not self._laying.is_under_way

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        letters = self.fontMetrics().horizontalAdvance("n") * _CARD_LETTERS
        self.cards.setFixedWidth(min(max(_CARDS_WIDTH, letters), round(self.width() * 0.44)))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self.refresh)

    def refresh(self) -> None:
        """Lay the papers out anew where anything on them has changed."""
        _, evening = self._session.words, self._session.evening
        kinds = kinds_for(evening)
        if not kinds.is_ready(evening):
            self._wish, self._laid = None, {}
            self.preview.say(_(kinds.not_yet))
            self._show_possible()
            return
        wish = wish_for(evening, self._size.currentData(), words(self._language.currentData()))
        if wish != self._wish:
            self._wish = wish
            self._lay_sheets(wish)

    def show_paper(self, name: str) -> None:
        """Show a paper in the preview."""
        self._shown = name
        self.cards.show_chosen(name)
        if name in self._laid:
            self.preview.show_pdf(self._laid[name], name)

    def _take_in(self, _outcome: Outcome) -> None:
        if self.isVisible():
            self.refresh()

    def _lay_sheets(self, wish: Wish) -> None:
        self._laying.start(layout_work(wish, self._session.evening))
        self._show_possible()

    def _say_slow(self) -> None:
        _ = self._session.words
        if not self._laid:
            self.preview.say(_("Laying out the pages…"))

    def _show_laid(self, laid: Laid) -> None:
        self._laid = laid
        self.cards.show_laid(laid)
        self.show_paper(self._shown)
        self._show_possible()

    def _show_failed(self, error: Exception) -> None:
        self.work.refuse(error)
        self._show_possible()

    def _show_possible(self) -> None:
        _, chosen = self._session.words, self.cards.chosen
        pages = sum(self._laid[kind.name].pages for kind in chosen if kind.name in self._laid)
        ready = self.is_laid_out and bool(chosen)
        self._print.setText(self._print_text(pages))
        self._print.setEnabled(ready)
        self._save.setEnabled(ready)

    def _print_text(self, pages: int) -> str:
        _ = self._session.words
        if not self.cards.chosen:
            return _("Tick what to print")
        if not pages:
            return _("Print the evening’s papers")
        return _.plural(
            "Print the evening’s papers ({n} page)",
            "Print the evening’s papers ({n} pages)",
            pages,
        )

    def _print_pack(self) -> None:
        if self._wish:
            _, evening = self._session.words, self._session.evening
            title = f"{evening.details.name} · {_('Papers')}"
            work = pack_work(self.cards.chosen, self._wish, evening)
            self._printer.make_and_print(work, title)

    def _save_pack(self) -> None:
        if self._wish:
            _, evening = self._session.words, self._session.evening
            what = self._wish.words(PAPERS_FILE)
            kind = FileKind(what, ".pdf", _("PDF document"))
            work = pack_work(self.cards.chosen, self._wish, evening)
            self.work.save(file_name(evening.details, kind), kind, work)

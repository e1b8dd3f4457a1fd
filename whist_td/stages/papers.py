"""The stage *Papers*: the whole night on paper before round 1, a card for each kind of paper."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QWidget
from typing_extensions import override

from whist_td.core.proposals import NO_CORNERS, Corners
from whist_td.desk.desk import Outcome
from whist_td.desk.requests import AcceptPapers, Event, NotePrinted
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import folded
from whist_td.kit.jobs import NewestJob
from whist_td.kit.parts import button, column, fill_line, page, show_sign, stacked
from whist_td.kit.printing import PdfFile, Printers, pdf_file
from whist_td.kit.roomy import in_sight
from whist_td.kit.scrolled import ScrolledPart
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import Paper, papers_for
from whist_td.paper.undrawn import undrawn_sentence
from whist_td.stages.formats import Stage
from whist_td.stages.next_stage import next_stage
from whist_td.stages.papers_preview import (
    Laid,
    PaperPreview,
    Papers,
    SomeSheets,
    Wish,
    layout_work,
    pack_work,
)
from whist_td.stages.papers_print import PaperPrinter, keep_size, usual_size
from whist_td.stages.papers_state import PapersState, StaleBand, kinds_for, sheets_told
from whist_td.stages.unfinished import ask_unfinished
from whist_td.stages.work_line import FileKind, WorkLine, event_file
from whist_td.words.words import N_, Language, Words, words


class Tick(QCheckBox):
    """A tick that tells when the keys come to it."""

    focused = Signal()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()


class PaperCard(QFrame):
    """One paper; a click anywhere on the card shows it."""

    looked_at = Signal(str)
    ticked = Signal()

    def __init__(self, kind: Paper[Any], purpose: str, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.kind = kind
        self.setObjectName(f"paperCard-{kind.name}")
        self.setProperty("role", "card")
        self.tick = named(Tick(_(kind.label), self), f"tick-{kind.name}")
        self._purpose = labelled(purpose, "small", self)
        self._pages = labelled("", "small", self)
        self._pages.setWordWrap(False)
        self._state = labelled("", "small", self)
        font = self.tick.font()
        font.setBold(True)
        self.tick.setFont(font)
        self.tick.setAccessibleDescription(self._purpose.text())
        head, margins = folded(self.tick, None, self._pages), (2 * STEP, STEP // 2, 2 * STEP, STEP)
        column(head, self._purpose, self._state, inside=self, margins=margins, spacing=0)
        self.tick.toggled.connect(self._tick_changed)
        self.tick.focused.connect(self._look)

    def show_pages(self, pages: int) -> None:
        """Say how many pages the paper has."""
        self._pages.setText(self._words.plural("{n} page", "{n} pages", pages))

    def show_state(self, state: PapersState) -> None:
        """Say whether the paper was printed, and whether all its sheets still match."""
        _, name = self._words, self.kind.name
        again = next((each.again for each in state.stale if each.paper == name), ())
        is_printed = bool((state.printed or {}).get(name))
        which = sheets_told(self.kind, again, _)
        sentence = _("Reprint: {sheets}", sheets=which) if which else _("Reprint")
        self._state.setText(sentence if again else _("Printed or saved"))
        self._state.setVisible(bool(again) or is_printed)
        set_role(self._state, "warning" if again else "good")

    def show_chosen(self, *, chosen: bool) -> None:
        """Show whether this is the paper in the preview."""
        set_role(self, "strip" if chosen else "card")

    def _look(self) -> None:
        self.looked_at.emit(self.kind.name)

    def _tick_changed(self) -> None:
        self._look()
        self.ticked.emit()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.tick.setFocus(Qt.FocusReason.MouseFocusReason)
        self._look()


class PaperCards(ScrolledPart):
    """All papers of the evening, one below the other."""

    looked_at = Signal(str)
    ticked = Signal()

    def __init__(self, event: Event, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("paperCards")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self)
        _, kinds = words, kinds_for(event)
        self.cards = tuple(
            PaperCard(kind, _(kinds.purposes.get(kind.name, "")), _, inside)
            for kind in papers_for(event).to_lay_out
        )
        for card in self.cards:
            card.tick.setChecked(card.kind.name not in kinds.instead)
        column(*self.cards, None, inside=inside, margins=(0, 0, STEP, 0))
        self.setWidget(inside)
        for card in self.cards:
            card.looked_at.connect(self.looked_at)
            card.ticked.connect(self.ticked)

    @property
    def chosen(self) -> tuple[Paper[Any], ...]:
        """The papers that are ticked."""
        return tuple(card.kind for card in self.cards if card.tick.isChecked())

    def show_laid(self, laid: Laid) -> None:
        """Say how many pages each paper has."""
        for card in self.cards:
            if card.kind.name in laid:
                card.show_pages(laid[card.kind.name].pdf.pages)

    def show_state(self, state: PapersState) -> None:
        """Say beside each paper whether it was printed."""
        for card in self.cards:
            card.show_state(state)

    def show_chosen(self, name: str) -> None:
        """Mark the paper that the preview shows."""
        for card in self.cards:
            card.show_chosen(chosen=card.kind.name == name)


_LANGUAGES = {Language.FRENCH: "Français", Language.ENGLISH: "English"}
"""Each language by its own name, whatever the window speaks."""

PAPERS_FILE, AGAIN_FILE = N_("sheets"), N_("sheets made again")


class PapersPanel(QWidget):
    """Papers to choose from, one in the preview, and the way to the printer."""

    # More than 15 methods: laying out, looking, printing and saving share one pack of sheets.

    entries_requested = Signal()
    play_requested = Signal()

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
        self._planned: tuple[object, object] = (None, None)
        """An event, and what stands on its sheets."""
        self._laying = NewestJob(self)
        self.setObjectName("papersPanel")
        _ = session.words
        self._title = labelled(_("The whole event on paper"), "title", self)
        self._about = labelled(
            _("If the computer fails, the event continues with these sheets."), "quiet", self
        )
        self._language = named(ChoiceField(self), "sheetLanguage", _("Language of the sheets"))
        self._size = named(ChoiceField(self), "sheetSize", _("Paper size"))
        self.cards = PaperCards(session.facts, _, self)
        self.some = SomeSheets(_, self)
        self.preview = PaperPreview(_, self)
        self._narrowing = NewestJob(self)
        self.work = WorkLine(_, self)
        self._printer = PaperPrinter(_, self.work, printers, self)
        self._print = button("", "printPapers", self, "primary", "print")
        self._save = button(_("Save as PDF…"), "savePapers", self, sign="export")
        self._again = button(_("Print just these"), "printStale", self)
        self._again_pdf = button(_("These as PDF…"), "saveStale", self)
        self._play = button("", "papersToPlay", self)
        self._stale = StaleBand(session, self)
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
        self._size.addItem("A4", PageSize.A4)
        self._size.addItem(_("Letter"), PageSize.LETTER)
        self._size.setCurrentIndex(self._size.findData(usual_size()))

    def _lay_out(self) -> None:
        whole = page(self)
        sheets = labelled(self._session.words("Sheets in"), "quiet", self)
        sheets.setWordWrap(False)
        top = folded(self._title, None)
        top.add_row(folded(sheets, self._language, self._size))
        whole.addLayout(top)
        whole.addWidget(self._about)
        self._undrawn = named(labelled("", "warning", self), "undrawnNames")
        whole.addWidget(self._undrawn)
        self._stale.add(self._again, self._again_pdf)
        whole.addWidget(self._stale)
        whole.addSpacing(STEP)
        middle = stacked((self.cards, 2), (column(self.some, (self.preview, 1)), 3))
        whole.addLayout(middle, 1)
        whole.addWidget(self.work)
        whole.addWidget(in_sight(folded(self._print, self._save, self._play), self))

    def _connect(self) -> None:
        self._session.changed.connect(self._take_in)
        self._language.currentIndexChanged.connect(self.refresh)
        self._size.currentIndexChanged.connect(self.refresh)
        self._size.activated.connect(lambda _chosen: keep_size(self._size.currentData()))
        self.cards.looked_at.connect(self.show_paper)
        self.cards.ticked.connect(self._show_possible)
        self._laying.slow.connect(self._say_slow)
        self._laying.succeeded.connect(self._show_laid)
        self._laying.failed.connect(self._show_failed)
        self.some.chosen.connect(self._lay_some)
        self._narrowing.succeeded.connect(self._show_some)
        self._narrowing.failed.connect(self._show_failed)
        self._stale.changed.connect(self._show_possible)
        self._stale.left.connect(self._play.setFocus)
        for way, work, kinds in (
            (self._print, self._print_pack, lambda: self.cards.chosen),
            (self._save, partial(self._save_pack, PAPERS_FILE), lambda: self.cards.chosen),
            (self._again, self._print_pack, lambda: self._stale_papers),
            (self._again_pdf, partial(self._save_pack, AGAIN_FILE), lambda: self._stale_papers),
        ):
            way.clicked.connect(partial(self._when_sure, work, kinds))
        these = partial(self._when_sure, self._print_pack, lambda: self.some.papers)
        self.some.print_requested.connect(these)
        self._play.clicked.connect(self._go_to_play)

    @property
    def is_laid_out(self) -> bool:
        """Whether the preview shows the evening as it stands."""
        return bool(self._laid) and not self._laying.is_under_way

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self.refresh)

    def refresh(self) -> None:
        """Lay the papers out anew where anything on them has changed."""
        _, event = self._session.words, self._session.facts
        kinds = kinds_for(event)
        if not kinds.is_ready(event):
            self._wish, self._laid = None, {}
            self.preview.say(_(kinds.not_yet))
            self.some.hide()
            self._show_possible()
            return
        fill_line(self._undrawn, undrawn_sentence(event, _))
        if event is not self._planned[0]:
            self._planned = (event, kinds.plan(event))
        plan, language = self._planned[1], words(self._language.currentData())
        corners = self._session.noted(Corners) or NO_CORNERS
        wish = Wish(plan, self._size.currentData(), language, corners)
        if wish != self._wish:
            self._wish = wish
            self._laying.start(layout_work(wish, self._session.facts))
            self._show_possible()

    def show_paper(self, name: str) -> None:
        """Show a paper in the preview."""
        self._shown = name
        self.cards.show_chosen(name)
        if name in self._laid:
            self.some.show_paper(papers_for(self._session.facts).named(name), self._laid[name])
            self.preview.show_pdf(self._laid[name].pdf, name, self._paper_title)

    @property
    def _paper_title(self) -> str:
        """What the paper in the preview is called."""
        kind = papers_for(self._session.facts).named(self._shown)
        return self._session.words(kind.label)

    def _lay_some(self) -> None:
        """Show only the sheets chosen of the paper in the preview, or all of them again."""
        if not self.some.is_narrowed:
            self.show_paper(self._shown)
        elif self._wish:
            work = pack_work(self.some.papers, self._wish, self._session.facts)
            self._narrowing.start(lambda progress: pdf_file(work(progress)))

    def _show_some(self, pdf: PdfFile) -> None:
        self.some.show_pages(pdf.pages)
        self.preview.show_pdf(pdf, f"{self._shown} some", self._paper_title)

    def _take_in(self, _outcome: Outcome) -> None:
        if self.isVisible():
            self.refresh()

    def _say_slow(self) -> None:
        if not self._laid:
            self.preview.say(self._session.words("Laying out the pages…"))

    def _show_laid(self, laid: Laid) -> None:
        self._laid = laid
        self.cards.show_laid(laid)
        self.show_paper(self._shown)
        self._show_possible()

    def _show_failed(self, error: Exception) -> None:
        self.work.refuse(error)
        self._show_possible()

    def _show_possible(self) -> None:
        chosen = self.cards.chosen
        laid = (self._laid[kind.name].pdf for kind in chosen if kind.name in self._laid)
        pages = sum(pdf.pages for pdf in laid)
        ready = self.is_laid_out and bool(chosen)
        _ = self._session.words
        if not chosen:
            self._print.setText(_("Tick what to print"))
        elif not pages:
            self._print.setText(_("Print the sheets"))
        else:
            self._print.setText(_.plural("Print {n} page", "Print {n} pages", pages))
        self._print.setEnabled(ready)
        self._save.setEnabled(ready)
        self._show_next()

    def _show_next(self) -> None:
        """Let the button that says what comes next stand out, as on the rail."""
        _, state = self._session.words, self._stale.state
        self.cards.show_state(state)
        self._about.setHidden(bool(state.stale))
        for way in (self._again, self._again_pdf):
            way.setVisible(any(each.again for each in state.stale))
            way.setEnabled(self.is_laid_out)
        none = state.printed is None and not self._session.facts.is_started
        self._play.setText(_("Play without sheets") if none else _("Go to play"))
        self._play.setVisible(
            bool(self._laid) and next_stage(self._session.facts) is not Stage.ENTRIES
        )
        for each, is_next in (
            (self._print, none),
            (self._again, bool(state.stale)),
            (self._play, not state.waits),
        ):
            set_role(each, "primary" if is_next else "")
        show_sign(self._print, "print")

    def _go_to_play(self) -> None:
        """Go on; before round 1 without a sheet, this is the decision to do without."""
        is_decided = self._session.facts.is_started or self._stale.state.printed is not None
        if not is_decided and not self._session.desk.is_read_only:
            self._session.do(AcceptPapers({}))
        self.play_requested.emit()

    @property
    def _stale_papers(self) -> tuple[Paper[Any], ...]:
        """Just the sheets that no longer match."""
        papers, stale = papers_for(self._session.facts), self._stale.state.stale
        return tuple(papers.named(each.paper).only(each.again) for each in stale if each.again)

    def _when_sure(
        self, work: Callable[[Papers], None], kinds: Callable[[], Papers], *_clicked: bool
    ) -> None:
        ask_unfinished(self._session, self, lambda: work(kinds()), self.entries_requested.emit)

    def _print_pack(self, kinds: Papers) -> None:
        if self._wish:
            _, event = self._session.words, self._session.facts
            title = f"{event.details.name} · {_(PAPERS_FILE)}"
            work = pack_work(kinds, self._wish, event)
            self._printer.make_and_print(work, title, self._noter(kinds))

    def _save_pack(self, what: str, kinds: Papers) -> None:
        if self._wish:
            _, event = self._session.words, self._session.facts
            what = kinds[0].label if what == PAPERS_FILE and len(kinds) == 1 else what
            kind = FileKind(self._wish.words(what), ".pdf", _("PDF document"))
            work = pack_work(kinds, self._wish, event)
            self.work.save(event_file(self._session, kind), kind, work, self._noter(kinds))

    def _noter(self, kinds: Papers) -> Callable[[], None]:
        """Return what notes the sheets as they are now, once they are on paper.

        Of a paper that was never printed, a few sheets alone leave the rest to be printed.
        """
        papers, state = papers_for(self._session.facts), self._stale.state
        of, printed = papers.planned(self._session.facts), state.printed or {}
        whole = (kind for kind in kinds if kind in papers.papers or kind.name in printed)
        sheets = {kind.name: dict(kind.marks(of)) for kind in whole if kind.stack}
        for each in state.stale:
            if (marks := sheets.get(each.paper)) and marks.keys() >= {*each.again}:
                marks.update(dict.fromkeys(each.gone, ""))

        def note() -> None:
            if sheets and not self._session.desk.is_read_only:
                self._session.do(NotePrinted(sheets))

        return note

"""What the stage *Results* is in every format: a round to choose, a state, tabs, files, paper."""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QFrame, QPushButton, QTabWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.desk.desk import Outcome
from whist_td.desk.requests import E
from whist_td.kit.jobs import Work
from whist_td.kit.parts import button, page, row
from whist_td.kit.printing import Printers, SystemPrinters
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.paper.layout import PageSize
from whist_td.room.views.show import Show
from whist_td.stages.papers_files import file_name
from whist_td.stages.papers_print import PaperPrinter, usual_size
from whist_td.stages.papers_work import WorkLine
from whist_td.stages.results_files import Export, export_work
from whist_td.stages.results_state import State
from whist_td.words.words import Words


@dataclass(frozen=True)
class ResultsKind(Generic[E]):
    """What tells the results of one format from those of another: names, words, files, paper."""

    name: str
    """The panel is called by it, and its tabs."""
    tabs: str
    """What the tabs lead to."""
    as_of: str
    """What is asked by the choice of a round."""
    round: str
    newest_round: str
    choice_steps: int
    """The least width of the choice of a round."""
    print_name: str
    print_label: str
    printed: str
    """What the sheets are called in the queue of the printer."""
    exports: tuple[Export[E], ...]
    pdf_work: Callable[[E, int, Words, PageSize], Work]
    state: Callable[[E, int, Words], State]

    def round_words(self, number: int, newest: int, _: Words) -> str:
        """Say a round of the choice, and which one is the newest."""
        return _(self.newest_round if number == newest else self.round, round=number)


class ResultsFrame(QWidget, Generic[E]):
    """The standings after the newest round, or after any earlier one, with whatever pages."""

    def __init__(
        self,
        kind: ResultsKind[E],
        session: Session[E],
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self._session = session
        self._chosen: int | None = None
        self._is_stale = False
        self.setObjectName(f"{kind.name}Panel")
        _ = session.words
        self._title = labelled("", "title", self)
        self._after_label = labelled(_("As of"), "quiet", self)
        self._after = QComboBox(self)
        self._state = StateLine(self)
        self._tabs = QTabWidget(self)
        # Tab leads from part to part as they are made: the pages before what stands below them.
        self._make_pages()
        self.work = WorkLine(_, self)
        self._printer = PaperPrinter(_, self.work, printers or SystemPrinters(), self)
        self._print = button(_(kind.print_label), kind.print_name, self, "primary", "print")
        self._exports = tuple(self._export_button(export, _) for export in kind.exports)
        self._name_parts()
        self._lay_out()
        self._connect()
        self.refresh()

    @abstractmethod
    def _make_pages(self) -> None:
        """Make the pages, and add a tab for each."""

    @abstractmethod
    def _show_standings(self, evening: E, after: int) -> None:
        """Show the title and the pages as of a round."""

    def _export_button(self, export: Export[E], _: Words) -> QPushButton:
        made = button(_(export.label), f"{export.name}Button", self, sign="export")
        made.setToolTip(_(export.tip))
        made.clicked.connect(lambda _checked, wanted=export: self._export(wanted))
        return made

    def _name_parts(self) -> None:
        _, kind = self._session.words, self._kind
        self._after_label.setWordWrap(False)
        self._tabs.setObjectName(f"{kind.name}Tabs")
        self._tabs.setDocumentMode(True)
        self._tabs.tabBar().setDrawBase(False)
        for part in (self._tabs, self._tabs.tabBar()):
            part.setAccessibleName(_(kind.tabs))
        self._after.setObjectName("asOfRound")
        self._after.setAccessibleName(_(kind.as_of))
        self._after.setMinimumWidth(kind.choice_steps * STEP)

    def _lay_out(self) -> None:
        self._top = row(self._title, None, self._after_label, self._after)
        self._whole = page(self)
        self._whole.addLayout(self._top)
        self._whole.addWidget(self._state)
        self._whole.addWidget(self._tabs, 1)
        self._whole.addWidget(self.work)
        self._whole.addLayout(row(self._print, None, *self._exports))

    def _connect(self) -> None:
        self._session.changed.connect(self._take_in)
        self._after.activated.connect(self._choose)
        self._print.clicked.connect(self._print_standings)
        self.work.ended.connect(self._show_possible)

    @property
    def after_round(self) -> int:
        """The round after which the standings are shown."""
        newest = self._session.evening.last_announced
        return newest if self._chosen is None else min(self._chosen, newest)

    def refresh(self) -> None:
        """Show everything as it is on the disk."""
        self._is_stale = False
        self._show_choices()
        self._show()

    def _take_in(self, _outcome: Outcome) -> None:
        self._is_stale = True
        if self.isVisible():
            self.refresh()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self.refresh()

    def _show_choices(self) -> None:
        _, newest = self._session.words, self._session.evening.last_announced
        if self._after.count() != newest:
            self._after.clear()
            for number in range(newest, 0, -1):
                self._after.addItem(self._kind.round_words(number, newest, _), number)
        self._after.setCurrentIndex(self._after.findData(self.after_round))
        self._after.setEnabled(newest > 1)

    def _choose(self, index: int) -> None:
        self._chosen = None if index == 0 else self._after.itemData(index)
        self._show()

    def _show(self) -> None:
        evening, after = self._session.evening, self.after_round
        state = self._kind.state(evening, after, self._session.words)
        self._state.say(state.text, state.role)
        self._show_standings(evening, after)
        self._show_possible()

    def _show_possible(self) -> None:
        started = self._session.evening.is_started
        for made in (self._print, *self._exports):
            made.setEnabled(started)

    def _export(self, export: Export[E]) -> None:
        _, evening = self._session.words, self._session.evening
        kind = export.kind(_)
        discreet, show = self._session.discreet, self._session.noted(Show) or Show()
        work = export_work(export, evening, self.after_round, _, discreet, show)
        self.work.save(file_name(evening.details, kind), kind, work)

    def _print_standings(self) -> None:
        _, evening = self._session.words, self._session.evening
        work = self._kind.pdf_work(evening, self.after_round, _, usual_size())
        self._printer.make_and_print(work, f"{evening.details.name} · {_(self._kind.printed)}")


class StateLine(QFrame):
    """A calm line, or an amber one where something is missing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stateLine")
        inside = QVBoxLayout(self)
        inside.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        self._text = labelled("", "body", self)
        inside.addWidget(self._text)

    @property
    def text(self) -> str:
        """What the line says."""
        return self._text.text()

    def say(self, text: str, role: str) -> None:
        """Say a sentence in its role."""
        set_role(self, role)
        self._text.setText(text)

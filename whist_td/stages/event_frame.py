"""What the stage *Event* is in every format: its questions, and beside them what comes of them."""

from abc import abstractmethod
from collections.abc import Collection
from typing import ClassVar, Generic

from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from whist_td.desk.desk import Outcome
from whist_td.desk.requests import ChangeDetails, Command, E
from whist_td.kit.flow import StackingRow
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.stages.new_event_heading import HeadingForm


class EventFrame(QWidget, Generic[E]):
    """Every answer is kept as soon as it is given; what will not do is said at once."""

    NAME: ClassVar[str]
    SHOWN_HERE: ClassVar[Collection[str]]
    """The fields of an evening that the panel speaks of."""

    _options: QWidget

    def __init__(self, session: Session[E], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName(self.NAME)
        self._heading = HeadingForm(session.words, session.evening.details.date, self)
        self._line = labelled("", "error", self)
        self._make_parts()
        self._lay_out()
        self._connect()
        self.refresh()

    @abstractmethod
    def _make_parts(self) -> None:
        """Make the options, the questions of this format, and what stands beside them."""

    @abstractmethod
    def _fill_beside(self, column: QVBoxLayout) -> None:
        """Place what comes of the answers."""

    @abstractmethod
    def _show(self, evening: E) -> None:
        """Show the answers of this format, and what comes of them."""

    def _add_numbers(self, column: QVBoxLayout) -> None:
        """Place the questions that are asked before the options."""

    def _lay_out(self) -> None:
        row = StackingRow(self, 3 * STEP)
        row.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        row.addWidget(self._forms(), 3)
        beside = QVBoxLayout()
        beside.setSpacing(STEP)
        self._fill_beside(beside)
        row.addLayout(beside, 2)

    def _forms(self) -> QScrollArea:
        _ = self._session.words
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, STEP, 0)
        column.setSpacing(2 * STEP)
        note = _("Every change is saved at once, and can be undone.")
        column.addWidget(labelled(_("The event"), "title", page))
        column.addWidget(labelled(note, "quiet", page))
        column.addWidget(self._heading)
        self._add_numbers(column)
        column.addWidget(self._line)
        column.addWidget(self._options)
        column.addStretch()
        return scrolled(page, self)

    def _connect(self) -> None:
        self._session.changed.connect(self._session_changed)
        self._heading.edited.connect(self._change_details)

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.begin()

    def refresh(self) -> None:
        """Show the event as it is on the disk."""
        evening = self._session.evening
        self._heading.show_details(evening.details)
        self._show(evening)
        self._refuse("")

    def _session_changed(self, outcome: Outcome) -> None:
        if any(change.field in self.SHOWN_HERE for change in outcome.changes):
            self.refresh()

    def _change_details(self) -> None:
        details = self._heading.details()
        if details and details != self._session.evening.details:
            self._refuse(self._session.refusal(ChangeDetails(details)))

    def _carry_out(self, command: Command) -> None:
        """Keep an answer, or show what is kept and say why it will not do."""
        sentence = self._session.refusal(command)
        if sentence:
            self.refresh()
            self._refuse(sentence)

    def _refuse(self, sentence: str) -> None:
        self._line.setText(sentence)
        self._line.setVisible(bool(sentence))

"""How the papers of an event stand: none yet, printed, or which sheets no longer match."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget
from typing_extensions import override

from whist_td.desk.desk import Outcome
from whist_td.desk.journal import Line, printed_sheets
from whist_td.desk.requests import AcceptPapers, Event, Next, SheetMarks, next_step
from whist_td.kit.flow import WrappingRow
from whist_td.kit.parts import button
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.paper.papers import Paper, papers_for
from whist_td.paper.sheets import Stale
from whist_td.stages.formats import PaperKinds, loaded, screens_of
from whist_td.words.words import Words, numbers_listed, numbers_row, span_words

_MOST_LETTERS = 110
"""A longer sentence is shortened."""
_MOST_NAMED = 8
"""More teams, players or tables than this are not all named."""


@dataclass(frozen=True)
class PapersState:
    """What was printed of an event, and what of it no longer matches."""

    printed: SheetMarks | None
    """None: nothing yet, and nobody decided to do without."""
    stale: tuple[Stale, ...] = ()

    @property
    def waits(self) -> bool:
        """Whether the papers are what comes next before play."""
        return self.printed is None or bool(self.stale)


@dataclass(frozen=True)
class _Asked:
    """An event and its journal, known by the event itself and by how long the journal is."""

    event: Event
    lines: Sequence[Line]

    @override
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Asked):
            return False
        return other.event is self.event and len(other.lines) == len(self.lines)

    @override
    def __hash__(self) -> int:
        return id(self.event)


def kinds_for(event: Event) -> PaperKinds:
    """Return what the window says of the papers of an event."""
    kinds: PaperKinds = loaded(screens_of(event).papers)
    return kinds


def papers_state(event: Event, lines: Sequence[Line]) -> PapersState:
    """Return how the papers of an event stand; with the last round begun, nobody needs them.

    The rail, the entries, the papers and Play ask after each command: it is found out once.
    """
    return _state(_Asked(event, lines))


@lru_cache(maxsize=1)
def _state(work: _Asked) -> PapersState:
    event, printed = work.event, printed_sheets(work.lines)
    kinds = kinds_for(event)
    is_last = next_step(event).what is not Next.BEGIN
    if not printed or is_last or not kinds.is_ready(event):
        return PapersState(printed)
    stale = papers_for(event).stale(event, printed, event.last_announced)
    return PapersState(printed, stale)


def next_words(state: PapersState, _: Words) -> str:
    """Say beside entries that are ready what comes next, where the papers do."""
    if state.printed is None:
        return _("Once everybody is here: the sheets.")
    return _("Next: the sheets, which are out of date.")


def stale_sentence(event: Event, stale: Sequence[Stale], _: Words) -> str:
    """Name the sheets that no longer match: those to print anew, then those to take away."""
    again = _.apart(_sheets_words(event, each, each.again, _) for each in stale if each.again)
    gone = _.apart(_sheets_words(event, each, each.gone, _) for each in stale if each.gone)
    texts = (
        _("Out of date: {sheets}.", sheets=again) if again else "",
        _("To be removed from the tables: {sheets}.", sheets=gone) if gone else "",
    )
    return " ".join(filter(None, texts))


def _sheets_words(event: Event, stale: Stale, sheets: Sequence[str], _: Words) -> str:
    """Name some sheets of a paper: "Rotation cards (teams 7 and 12)"."""
    paper = papers_for(event).named(stale.paper)
    sentence = sheets_told(paper, sheets, _)
    return f"{_(paper.label)} ({sentence})" if sentence else _(paper.label)


def sheets_told(paper: Paper[Any], sheets: Sequence[str], _: Words) -> str:
    """Name the sheets of a paper: "teams 7 and 12"; nothing where there is one for everybody."""
    each = paper.stack.each if paper.stack else None
    if each is None or not sheets:
        return ""
    numbered = list(dict.fromkeys(map(each.number, sheets)))
    if numbered[-1] - numbered[0] == len(numbered) - 1:
        numbers = span_words(numbered[0], numbered[-1], _)
    elif len(numbered) <= _MOST_NAMED:
        numbers = numbers_listed(numbered, _)
    else:
        numbers = f"{numbers_row(numbered[:_MOST_NAMED])}…"
    return _(each.many if len(numbered) > 1 else each.one, numbers=numbers)


def short_sentence(event: Event, stale: Sequence[Stale], _: Words) -> str:
    """Name the sheets where that is short, else the papers; Papers tells them one by one."""
    sentence = stale_sentence(event, stale, _)
    if len(sentence) <= _MOST_LETTERS:
        return sentence
    labels = (_(papers_for(event).named(each.paper).label) for each in stale)
    return _("Out of date: {sheets}.", sheets=_.apart(labels))


class StaleBand(QFrame):
    """A calm amber band: which sheets no longer match, and what can be done; hidden if none."""

    DIRECTION: ClassVar = QBoxLayout.Direction.TopToBottom

    changed = Signal()
    """Other sheets match than before."""
    left = Signal()
    """The sheets stay as they are; the keys are wanted elsewhere."""

    def __init__(self, session: Session[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.state = PapersState(None)
        self.setObjectName("staleBand")
        self.setProperty("role", "banner")
        self._text = named(labelled("", "body", self), "stalePapers")
        self._leave = button(session.words("Leave them like this"), "acceptPapers", self)
        self._below = QWidget(self)
        self._ways = WrappingRow(self._below)
        inside = QBoxLayout(self.DIRECTION, self)
        inside.setContentsMargins(2 * STEP, STEP // 2, 2 * STEP, STEP // 2)
        inside.setSpacing(STEP // 2)
        inside.addWidget(self._text, 1)
        inside.addWidget(self._below)
        self._leave.clicked.connect(self._accept)
        session.changed.connect(self._take_in)
        self.refresh()

    def add(self, *parts: QWidget) -> None:
        """Put what can be done with the sheets before the decision to leave them."""
        for part in (*parts, self._leave):
            self._ways.addWidget(part)

    def refresh(self) -> None:
        """Compare the sheets with what was printed."""
        event, before = self._session.facts, self.state
        lines = self._session.desk.lines
        self.state = papers_state(event, lines)
        stale, words = self.state.stale, self._session.words
        elsewhere = "" if event.is_started else kinds_for(event).elsewhere(event, lines, words)
        short = short_sentence(event, stale, words) if stale else ""
        self._text.setText(" ".join(filter(None, (short, elsewhere))))
        self._text.setToolTip(stale_sentence(event, stale, words))
        self._below.setVisible(bool(stale))
        self.setVisible(bool(stale or elsewhere) and not self._session.desk.is_read_only)
        if self.state != before:
            self.changed.emit()

    def _take_in(self, outcome: Outcome) -> None:
        """Results make no sheet wrong, unless they end a round that decides the next seats."""
        fields = {change.field for change in outcome.changes}
        if (
            not fields
            or fields - {"results", "drafts"}
            or not next_step(self._session.facts).missing
        ):
            self.refresh()

    def _accept(self) -> None:
        if self._session.do(AcceptPapers({each.paper: each.marks for each in self.state.stale})):
            self.left.emit()


class StaleLine(StaleBand):
    """The same in Play, on one line where there is room."""

    DIRECTION: ClassVar = QBoxLayout.Direction.LeftToRight

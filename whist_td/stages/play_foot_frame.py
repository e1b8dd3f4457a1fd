"""What stands below the round in every format: how it stands, the last action, what comes next."""

from abc import abstractmethod
from typing import ClassVar, Generic

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from whist_td.desk.requests import E, Event, M, Next, NextStep, OpenRound
from whist_td.kit.aim import changed_place
from whist_td.kit.flow import WrappingRow, folded
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.parts import PlainButton, column, icon, row, stacked
from whist_td.kit.roomy import InSight
from whist_td.kit.session import Session
from whist_td.kit.steady import SteadyHeight
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled, named, set_role
from whist_td.phones.places import open_proposals
from whist_td.words.history import line_sentence, redo_sentence, short_sentence, undo_sentence
from whist_td.words.words import N_, Words


class RoundTools(QWidget):
    """What can be done with a round beside playing it: read it again, let it be the last."""

    second_pass_requested = Signal()
    stop_requested = Signal()
    phones_requested = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._second = PlainButton(_("Second pass"), self)
        self._stop = PlainButton(_("Finish earlier…"), self)
        self._phones = PlainButton("", self)
        self._row = WrappingRow(self)
        self.offer(
            self._phones,
            "telephones",
            _("What telephones propose: ○ silent, ● proposed, ≠ differs"),
        )
        self.offer(self._stop, "finishEarlier", _("Choose when the event ends"))
        self.offer(self._second, "secondPass", _("Enter this round a second time, to compare (F8)"))
        self._second.setIcon(icon("second-pass", colours(self).accent))
        self._second.clicked.connect(self.second_pass_requested)
        self._stop.clicked.connect(self.stop_requested)
        self._phones.clicked.connect(self.phones_requested)
        self._words = words

    def offer(self, part: PlainButton, name: str, tip: str) -> None:
        """Offer one thing more, before the others; a click leaves the keys where the work is."""
        set_role(part, "quiet")
        part.setObjectName(name)
        part.setToolTip(tip)
        part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._row.insert_before(None, part)

    def refresh(self, event: Event) -> None:
        """Offer an earlier end while there are rounds to come."""
        is_over = event.progress.finished
        self._stop.setVisible(not is_over and event.last_announced < event.settings.rounds)
        self._phones.setVisible(bool(getattr(event.progress, "phones", None)) and not is_over)
        if not self._phones.isHidden():
            self._phones.setText(self._words("Telephones: {n}", n=len(open_proposals(event))))


_LEAST_LETTERS = 24
"""How the round stands is never squeezed to less: the buttons go below it."""
_MOST_NAMED = 8
"""No sentence names more of what is missing."""
_MOST_LETTERS = 160
"""What was done is told with what stood before, unless it would take more than two lines."""


class FootFrame(QWidget, Generic[M, E]):
    """One calm line, and the buttons that carry the evening on."""

    # More than 15 methods: three of them are what a format fills.

    BEGIN: ClassVar[str] = N_("Begin round {number}")
    FINISH: ClassVar[str] = N_("Finish the event")
    """What the button says that begins the next round, and that ends the evening."""

    next_requested = Signal()
    despite_requested = Signal()
    """Although something is missing."""
    earlier_requested = Signal(int)
    """A round before this one, of which something is missing."""

    def __init__(self, session: Session[E], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._words = session.words
        self._ahead = ahead = QWidget(self)
        """How the round stands and what comes next: in sight also where the page scrolls."""
        self._open_round = 0
        self._line = named(labelled("", "body", ahead), "missing")
        self._last = FoldingLabel("", self, "small")
        self._undo = named(PlainButton(self), "undoLast")
        self._redo = named(PlainButton(self), "redoLast")
        self.tools = RoundTools(self._words, self)
        self.ahead = InSight(ahead, self)
        """Where that stands, if the page does not scroll."""
        self._earlier = named(PlainButton(ahead), "earlierMissing")
        self._despite = named(PlainButton(ahead), "despite")
        self._next = named(PlainButton(ahead), "next")
        self._steady = SteadyHeight(self)
        self._shown, self._reserved = 0, (0, 0)
        """The round and the width for which room is kept for all that can be said here."""
        self._name_parts()
        self._lay_out()
        self._undo.clicked.connect(self._session.undo)
        self._redo.clicked.connect(self._session.redo)
        self._despite.clicked.connect(self.despite_requested)
        self._next.clicked.connect(self.next_requested)
        self._earlier.clicked.connect(lambda: self.earlier_requested.emit(self._open_round))

    @property
    def has_keys(self) -> bool:
        """Whether a key would reach a button here."""
        focused = QApplication.focusWidget()
        both = (self, self._ahead)
        return focused is not None and any(part.isAncestorOf(focused) for part in both)

    @property
    def is_ready(self) -> bool:
        """Whether nothing stands in the way of what comes next."""
        return self._next.isEnabled()

    def focus_next(self) -> None:
        """Put the keys on what comes next; never on the decision to leave something out."""
        if self.is_ready:
            self._next.setFocus()

    @abstractmethod
    def _earlier_words(self, open_round: OpenRound[M]) -> str:
        """Say what an earlier round still lacks."""

    def _next_words(self, step: NextStep[M]) -> str:
        """Say what comes next."""
        _ = self._words
        match step.what:
            case Next.BEGIN:
                return _(self.BEGIN, number=step.round, round=step.round)
            case Next.FINISH:
                return _(self.FINISH)
            case Next.RESULTS:
                return _("Show the results")

    @abstractmethod
    def _missing_words(self, missing: tuple[M, ...]) -> str:
        """Say what stands in the way of it."""

    @abstractmethod
    def _despite_words(self, missing: tuple[M, ...]) -> str:
        """Say what would be left out."""

    def _say_line(self, text: str, role: str) -> None:
        """Say how the round shown stands."""
        set_role(self._line, role)
        self._line.setText(text)

    def _say_course(self, shown: int, step: NextStep[M], still_open: list[OpenRound[M]]) -> None:
        """Say what was done last, what was left behind, and what comes next."""
        self._say_last()
        out_of_sight = [each for each in still_open if each[0] != shown]
        self._earlier.setVisible(bool(out_of_sight))
        if out_of_sight:
            self._open_round = out_of_sight[0][0]
            self._earlier.setText(self._earlier_words(out_of_sight[0]))
        self._say_next(step)
        self._shown = shown
        self._reserve()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reserve()

    def _reserve(self) -> None:
        """Keep the height of the bar for the round: that which it has when it says most."""
        is_ready = self._shown and self.isVisible()
        if not is_ready or (self._shown, self.width()) == self._reserved:
            return
        self._reserved = (self._shown, self.width())
        hidden = [part for part in self.coming if part.isHidden()]
        line, despite = self._line.text(), self._despite.text()
        missing = self._session.facts.missing(self._shown)[-_MOST_NAMED:]
        if missing:
            self._line.setText(f"{self._missing_words(missing)} {line.partition('. ')[2]}")
            ways = [self._despite_words(missing[-n:]) for n in range(1, len(missing) + 1)]
            self._despite.setText(max(ways, key=self.fontMetrics().horizontalAdvance))
        for part in hidden:
            part.show()
        self.tools.updateGeometry()
        layout, ahead = self.layout(), self._ahead.layout()
        if layout is not None and ahead is not None:
            ahead.invalidate()
            layout.invalidate()
            self._steady.reserve(layout.totalHeightForWidth(self.width()))
        for part in hidden:
            part.hide()
        self._line.setText(line)
        self._despite.setText(despite)
        if ahead is not None:
            ahead.activate()  # It was asked while all was shown, and Qt would leave it at that.

    @property
    def coming(self) -> tuple[QWidget, ...]:
        """What comes and goes in the course of a round."""
        return (self._despite,)

    def _say_last(self) -> None:
        desk, event = self._session.desk, self._session.facts
        to_undo = desk.to_undo
        self._undo.setEnabled(to_undo is not None and not desk.is_read_only)
        self._undo.setToolTip(undo_sentence(to_undo, event, self._words) if to_undo else "")
        to_redo = None if desk.is_read_only else desk.to_redo
        if self._redo.hasFocus() and to_redo is None:
            self._undo.setFocus()
        self._redo.setVisible(to_redo is not None)
        self._redo.setToolTip(redo_sentence(to_redo, event, self._words) if to_redo else "")
        self.tools.refresh(event)
        whole = line_sentence(desk.lines[-1], event, self._words)
        is_long = len(whole) > _MOST_LETTERS
        brief = short_sentence(desk.lines[-1], event, self._words)
        self._last.setText(brief if is_long else whole)
        self._last.setToolTip(whole if is_long else "")

    def _say_next(self, step: NextStep[M]) -> None:
        missing, before = step.missing, self._asked_next
        self._next.setText(self._next_words(step))
        self._next.setEnabled(not missing)
        self._next.setToolTip(self._missing_words(missing) if missing else "")
        self._despite.setVisible(bool(missing))
        self._despite.setText(self._despite_words(missing))
        if self._asked_next != before:
            changed_place(self)

    @property
    def _asked_next(self) -> tuple[str, bool, str]:
        """What the buttons that carry the evening on say, and whether they will do."""
        return self._next.text(), self._next.isEnabled(), self._despite.text()

    def _name_parts(self) -> None:
        _ = self._words
        set_role(self._next, "primary")
        set_role(self._earlier, "look")
        for part, text, sign in (
            (self._undo, _("Undo"), "undo"),
            (self._redo, _("Redo"), "redo"),
        ):
            part.setText(text)
            part.setIcon(icon(sign, colours(self).accent))
            set_role(part, "quiet")
            # A click leaves the keys where the work is: they would go on to "Go on without …".
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _lay_out(self) -> None:
        done = row(self._undo, self._redo, self._last)
        done.setStretchFactor(self._last, 1)
        least = _LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        self._line.setMinimumWidth(least)
        self._last.setMinimumWidth(least)
        # Below the line they stay beside one another: a button a line would take the round's room.
        ways = folded(None, self._earlier, self._despite, self._next, spacing=2 * STEP)
        inside = self._ahead
        stacked((self._line, 1), ways, inside=inside, margins=(0, STEP // 2), spacing=STEP)
        column(stacked((done, 1), self.tools), (self.ahead, 1), inside=self, spacing=0)

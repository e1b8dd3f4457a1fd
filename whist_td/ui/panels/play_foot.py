"""The calm line below the tables: what is missing, the sum, the last action, what comes next."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from whist_td.formats.militaire.checksum import Checksum
from whist_td.formats.militaire.evening import Evening
from whist_td.i18n.history import line_sentence, undo_sentence
from whist_td.i18n.sentences import checksum_sentence, missing_sentence
from whist_td.i18n.words import Words
from whist_td.ui.icons import icon
from whist_td.ui.panels.play_open_rounds import open_round_sentence, open_rounds
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, colours, labelled, set_role
from whist_td.ui.widgets.plain_button import PlainButton

MOST_NAMED = 8
"""More missing tables than this are counted, not named."""


class Next(Enum):
    """What happens next in the evening."""

    ANNOUNCE = auto()
    FINISH = auto()
    RESULTS = auto()


@dataclass(frozen=True)
class NextStep:
    """The next step, and the tables that still stand in its way."""

    what: Next
    round: int
    missing: tuple[int, ...]


def next_step(evening: Evening) -> NextStep:
    """Return what the primary button does."""
    last = evening.last_announced
    if evening.progress.finished:
        return NextStep(Next.RESULTS, last, ())
    missing = evening.missing(last)
    if last >= evening.settings.rounds:
        return NextStep(Next.FINISH, last, missing)
    return NextStep(Next.ANNOUNCE, last + 1, missing)


class PlayFoot(QWidget):
    """One calm line, and the buttons that carry the evening on."""

    next_wanted = Signal()
    despite_wanted = Signal()
    """Although tables are missing."""
    earlier_wanted = Signal(int)
    """A round before this one, of which tables are missing."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._words = _
        self._line = labelled("", "body", self)
        self._last = labelled("", "small", self)
        self._open_round = 0
        self._earlier = PlainButton(self)
        self._undo = PlainButton(self)
        self._undo.setText(_("Undo"))
        self._despite = PlainButton(self)
        self._next = PlainButton(self)
        self._lay_out()
        self._undo.clicked.connect(session.undo)
        self._despite.clicked.connect(self.despite_wanted)
        self._next.clicked.connect(self.next_wanted)
        self._earlier.clicked.connect(lambda: self.earlier_wanted.emit(self._open_round))

    def refresh(self, checksum: Checksum, shown: int, typed: str = "") -> None:
        """Say how the round shown stands, and what comes next."""
        self._say_line(checksum, shown, typed)
        self._say_last()
        self._say_earlier(shown)
        self._say_next(next_step(self._session.evening))

    def say(self, sentence: str) -> None:
        """Say something about a key, until the next one."""
        set_role(self._line, "warning")
        self._line.setText(sentence)

    @property
    def has_keys(self) -> bool:
        """Whether a key would reach a button here."""
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def focus_next(self) -> None:
        """Put the keys on what comes next; never on the decision to go on without tables."""
        if self._next.isEnabled():
            self._next.setFocus()

    def _lay_out(self) -> None:
        set_role(self._next, "primary")
        set_role(self._undo, "quiet")
        set_role(self._earlier, "look")
        for button, name in (
            (self._next, "next"),
            (self._undo, "undoLast"),
            (self._despite, "despite"),
            (self._earlier, "earlierMissing"),
        ):
            button.setObjectName(name)
        self._undo.setIcon(icon("undo", colours(self).accent))
        last = QHBoxLayout()
        last.setSpacing(STEP)
        last.addWidget(self._undo)
        last.addWidget(self._last, 1)
        left = QVBoxLayout()
        left.setSpacing(0)
        first = QHBoxLayout()
        first.setSpacing(2 * STEP)
        first.addWidget(self._line, 1)
        first.addWidget(self._earlier)
        left.addLayout(first)
        left.addLayout(last)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * STEP)
        row.addLayout(left, 1)
        row.addWidget(self._despite)
        row.addWidget(self._next)

    def _say_line(self, checksum: Checksum, shown: int, typed: str) -> None:
        _ = self._words
        if typed:
            self._line.setText(_("Go to table {number}… (Enter)", number=typed))
            return
        told = f"{_missing(checksum.missing, _)} {checksum_sentence(checksum, _)}"
        if shown != self._session.evening.last_announced:
            told = _("Round {round}", round=shown) + " · " + told
        wrong = not checksum.missing and not checksum.is_right
        set_role(self._line, "error" if wrong else "good" if checksum.is_right else "body")
        mark = "✓ " if checksum.is_right else ""
        self._line.setText(mark + told)

    def _say_last(self) -> None:
        desk, evening = self._session.desk, self._session.evening
        to_undo = desk.to_undo
        self._undo.setEnabled(to_undo is not None and not desk.is_read_only)
        self._undo.setToolTip(undo_sentence(to_undo, evening, self._words) if to_undo else "")
        self._last.setText(line_sentence(desk.lines[-1], evening, self._words))

    def _say_earlier(self, shown: int) -> None:
        """Name the first earlier round that still lacks tables, unless it is in sight."""
        found = [each for each in open_rounds(self._session.evening) if each[0] != shown]
        self._earlier.setVisible(bool(found))
        if found:
            self._open_round = found[0][0]
            self._earlier.setText(open_round_sentence(*found[0], self._words))

    def _say_next(self, step: NextStep) -> None:
        _ = self._words
        names = {
            Next.ANNOUNCE: _("Announce round {round}", round=step.round),
            Next.FINISH: _("Finish the evening"),
            Next.RESULTS: _("Show the results"),
        }
        self._next.setText(names[step.what])
        self._next.setEnabled(not step.missing)
        reason = missing_sentence(step.missing, _) if step.missing else ""
        self._next.setToolTip(reason)
        self._despite.setVisible(bool(step.missing))
        self._despite.setText(_without(step.missing, _))


def _missing(tables: tuple[int, ...], _: Words) -> str:
    if len(tables) > MOST_NAMED:
        return _.plural("{n} table is missing.", "{n} tables are missing.", len(tables))
    return missing_sentence(tables, _)


def _without(tables: tuple[int, ...], _: Words) -> str:
    most = 4
    if len(tables) > most:
        return _.plural("Go on without {n} table", "Go on without {n} tables", len(tables))
    return _.plural(
        "Go on without table {numbers}",
        "Go on without tables {numbers}",
        len(tables),
        numbers=", ".join(map(str, tables)),
    )

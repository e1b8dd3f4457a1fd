"""The calm line below the tables: what is missing, the last action, what comes next."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.club_night_sentences import missing_tables_sentence
from whist_td.i18n.history import line_sentence, undo_sentence
from whist_td.i18n.words import Words
from whist_td.ui.icons import icon
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, colours, labelled, set_role
from whist_td.ui.widgets.plain_button import PlainButton
from whist_td.usecases.club_views import ClubNext, ClubStep, next_club_step


class ClubFoot(QWidget):
    """One calm line, and the buttons that carry the evening on."""

    next_wanted = Signal()
    despite_wanted = Signal()
    """Although tables have not finished."""
    earlier_wanted = Signal(int)
    """A round before this one that is still open."""

    def __init__(self, session: Session[ClubEvening], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = session.words
        self._session, self._words = session, _
        self._line = labelled("", "body", self)
        self._last = labelled("", "small", self)
        self._open_round = 0
        self._earlier = PlainButton(self)
        self._undo = PlainButton(self)
        self._undo.setText(_("Undo"))
        self._despite = PlainButton(self)
        self._next = PlainButton(self)
        self._name_parts()
        self._lay_out()
        self._undo.clicked.connect(session.undo)
        self._despite.clicked.connect(self.despite_wanted)
        self._next.clicked.connect(self.next_wanted)
        self._earlier.clicked.connect(lambda: self.earlier_wanted.emit(self._open_round))

    def refresh(self, shown: int, *, is_reread: bool = False) -> None:
        """Say how the round shown stands, and what comes next."""
        _, evening = self._words, self._session.evening
        missing = evening.missing(shown)
        told = missing_tables_sentence(shown, missing, _)
        set_role(self._line, "body" if missing else "good")
        done = _("Round {number}: every table has finished.", number=shown)
        if is_reread:
            done = _("Round {number}: read a second time, everything agrees.", number=shown)
        self._line.setText(told if missing else f"✓ {done}")
        self._say_last()
        self._say_earlier(shown)
        self._say_next(next_club_step(evening))

    @property
    def has_keys(self) -> bool:
        """Whether a key would reach a button here."""
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def focus_next(self) -> None:
        """Put the keys on what comes next; never on the decision to leave tables open."""
        if self._next.isEnabled():
            self._next.setFocus()

    @property
    def is_ready(self) -> bool:
        """Whether nothing stands in the way of what comes next."""
        return self._next.isEnabled()

    def _name_parts(self) -> None:
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
        self._line.setObjectName("missing")

    def _lay_out(self) -> None:
        # The last action is cut where the text is very large; the journal has it whole.
        self._last.setWordWrap(False)
        self._last.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._undo.setIcon(icon("undo", colours(self).accent))
        last = QHBoxLayout()
        last.setSpacing(STEP)
        last.addWidget(self._undo)
        last.addWidget(self._last, 1)
        first = QHBoxLayout()
        first.setSpacing(2 * STEP)
        first.addWidget(self._line, 1)
        first.addWidget(self._earlier)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addLayout(first)
        left.addLayout(last)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * STEP)
        row.addLayout(left, 1)
        row.addWidget(self._despite)
        row.addWidget(self._next)

    def _say_last(self) -> None:
        desk, evening = self._session.desk, self._session.evening
        to_undo = desk.to_undo
        self._undo.setEnabled(to_undo is not None and not desk.is_read_only)
        self._undo.setToolTip(undo_sentence(to_undo, evening, self._words) if to_undo else "")
        self._last.setText(line_sentence(desk.lines[-1], evening, self._words))

    def _say_earlier(self, shown: int) -> None:
        """Name the first earlier round that is still open, unless it is in sight."""
        _, found = self._words, open_club_rounds(self._session.evening)
        found = [number for number in found if number != shown]
        self._earlier.setVisible(bool(found))
        if found:
            self._open_round = found[0]
            self._earlier.setText(_("Round {number} is still open", number=found[0]))

    def _say_next(self, step: ClubStep) -> None:
        _ = self._words
        self._next.setText(_next_words(step, _))
        self._next.setEnabled(not step.missing)
        newest = self._session.evening.last_announced
        reason = missing_tables_sentence(newest, step.missing, _) if step.missing else ""
        self._next.setToolTip(reason)
        self._despite.setVisible(bool(step.missing))
        self._despite.setText(
            _.plural("Go on without {n} table…", "Go on without {n} tables…", len(step.missing))
        )


def _next_words(step: ClubStep, _: Words) -> str:
    match step.what:
        case ClubNext.BEGIN:
            return _("Begin round {number}", number=step.round)
        case ClubNext.FINISH:
            return _("Finish the club night")
        case ClubNext.RESULTS:
            return _("Show the results")


def open_club_rounds(evening: ClubEvening) -> list[int]:
    """Return the rounds before the newest in which a table has not finished."""
    return [number for number in range(1, evening.last_announced) if evening.missing(number)]

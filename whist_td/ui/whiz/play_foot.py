"""The calm line below the deals: what is missing, the last action, what comes next."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.i18n.history import line_sentence, undo_sentence
from whist_td.ui.icons import icon
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, colours, labelled, set_role
from whist_td.ui.whiz.play_cut import CutLabel
from whist_td.ui.whiz.play_words import short_missing
from whist_td.ui.widgets.plain_button import PlainButton
from whist_td.usecases.whiz_play_views import Next, WhizStep, next_whiz_step, open_whiz_rounds


class WhizFoot(QWidget):
    """One calm line, and the buttons that carry the tournament on."""

    next_wanted = Signal()
    despite_wanted = Signal()
    """Although deals are missing."""
    earlier_wanted = Signal(int)
    """A round before this one, of which deals are missing."""

    def __init__(self, session: Session[WhizEvening], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._words = _
        self._line = labelled("", "body", self)
        self._last = CutLabel("small", self)
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

    def refresh(self, shown: int) -> None:
        """Say how the round shown stands, and what comes next."""
        self._say_line(shown)
        self._say_last()
        self._say_earlier(shown)
        self._say_next(next_whiz_step(self._session.evening), shown)

    @property
    def has_keys(self) -> bool:
        """Whether a key would reach a button here."""
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def focus_next(self) -> None:
        """Put the keys on what comes next; never on the decision to go on without deals."""
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
        self._line.setObjectName("missing")
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

    def _say_line(self, shown: int) -> None:
        _, evening = self._words, self._session.evening
        missing = evening.missing(shown)
        told = short_missing(missing, _)
        if shown != evening.last_announced:
            told = f"{_('Round {number}', number=shown)} · {told}"
        set_role(self._line, "body" if missing else "good")
        self._line.setText(told if missing else f"✓ {told}")

    def _say_last(self) -> None:
        desk, evening = self._session.desk, self._session.evening
        to_undo = desk.to_undo
        self._undo.setEnabled(to_undo is not None and not desk.is_read_only)
        self._undo.setToolTip(undo_sentence(to_undo, evening, self._words) if to_undo else "")
        self._last.setText(line_sentence(desk.lines[-1], evening, self._words))

    def _say_earlier(self, shown: int) -> None:
        """Name the first earlier round that still lacks deals, unless it is in sight."""
        _ = self._words
        found = [each for each in open_whiz_rounds(self._session.evening) if each[0] != shown]
        self._earlier.setVisible(bool(found))
        if found:
            self._open_round, missing = found[0]
            self._earlier.setText(
                _.plural(
                    "Round {number} still lacks {n} deal",
                    "Round {number} still lacks {n} deals",
                    len(missing),
                    number=self._open_round,
                )
            )

    def _say_next(self, step: WhizStep, shown: int) -> None:
        _ = self._words
        names = {
            Next.ANNOUNCE: _("Begin round {number}", number=step.round),
            Next.FINISH: _("Finish the tournament"),
            Next.RESULTS: _("Show the results"),
        }
        self._next.setText(names[step.what])
        self._next.setEnabled(not step.missing)
        self._next.setToolTip(short_missing(step.missing, _) if step.missing else "")
        # What is missing in the newest round is no matter of the one that is corrected.
        is_newest = shown == self._session.evening.last_announced
        self._despite.setVisible(bool(step.missing) and is_newest)
        self._despite.setText(
            _.plural("Go on without {n} deal", "Go on without {n} deals", len(step.missing))
        )

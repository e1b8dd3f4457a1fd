"""What is asked about a draw: who of those entered is here before it, and if it was fair after.

Presence is a fact of the event (`EventProgress.here`); where nobody was ever marked here, nothing
is asked. Anybody checks the draw: the number is typed, and tonight's draw comes out again or does
not.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QDialog, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from whist_td.core.held_events import people_of
from whist_td.kit.dialog_pages import lay_out, open_dialog
from whist_td.kit.folding import FoldingTick
from whist_td.kit.parts import button, column, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.words.draws import draw_again
from whist_td.words.words import Words

_SIZE = (100, 66)
"""Width and height of the question, in steps."""


@dataclass(frozen=True)
class AbsentEntry:
    """A player, or those of a team or pair, who are expected and not here yet."""

    number: int
    names: tuple[str, ...]
    of: int
    """How many people the entry has."""


def here_of_all(session: Session[Any]) -> tuple[int, int]:
    """Return how many people are here, of how many entered."""
    names = [
        each.spelling
        for _number, people in people_of(session.desk.event, session.facts)
        for each in people
    ]
    return len(set(session.facts.progress.here) & set(names)), len(names)


def absent_entries(session: Session[Any]) -> tuple[AbsentEntry, ...]:
    """Return who is expected for the first round and not here; nobody where no one is checked."""
    here = set(session.facts.progress.here)
    found = []
    for number, people in people_of(session.desk.event, session.facts) if here else ():
        expected = (each.spelling for each in people if each.first_round == 1)
        if names := tuple(name for name in expected if name not in here):
            found.append(AbsentEntry(number, names, len(people)))
    return tuple(sorted(found, key=lambda entry: entry.number))


class CheckInButton(QPushButton):
    """Leads to who is here, and says how many have come once anybody was marked so."""

    KEY = "F6"

    def __init__(self, session: Session[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._kept: frozenset[str] = frozenset()
        self.setObjectName("checkInButton")
        self.setToolTip(f"{session.words('At the door: who is here')} ({self.KEY})")

    def refresh(self) -> None:
        """Show the event as it is now."""
        _, event = self._session.words, self._session.facts
        title, is_used = _("Who is here?"), bool(event.progress.here)
        if is_used:
            here, everybody = here_of_all(self._session)
            title = _("Here: {here} of {all}", here=here, all=everybody)
        self.setText(title)

    def once_decided(
        self, withdraw: Callable[[Collection[str]], object], go_on: Callable[[], object]
    ) -> None:
        """Go on once it is decided who of those not here stays; of whom it is, asked once."""
        absent = absent_entries(self._session)
        names = frozenset(name for each in absent for name in each.names)
        if self._session.facts.is_started or names <= self._kept:
            go_on()
            return

        def decided(gone: Collection[str]) -> None:
            self._kept = names
            withdraw(gone)
            go_on()

        dialog = AbsentDialog(self._session.words, absent, self)
        dialog.decided.connect(decided)
        open_dialog(dialog)


class AbsentDialog(QDialog):
    """Names who is not here; whoever is ticked is withdrawn, the others stay entered."""

    decided = Signal(object)
    """The names of whoever is withdrawn."""

    def __init__(self, words: Words, absent: Sequence[AbsentEntry], parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setObjectName("absent")
        self.setWindowTitle(_("Not here yet"))
        title = _.plural(
            "{n} person is not here yet",
            "{n} people are not here yet",
            sum(len(each.names) for each in absent),
        )
        about = _("Tick those who will not play. The others stay entered.")
        inside = named(QWidget(self), "absentList")
        self._ticks = [(self._tick(each, inside), each) for each in absent]
        lines: list[QWidget] = []
        for tick, each in self._ticks:
            lines.append(tick)
            if each.of > 1:  # Who of a team or pair is missing has a line of its own.
                lines.append(labelled(", ".join(each.names), "body", inside))
        column(*lines, None, inside=inside)
        listed = scrolled(inside, self)
        self._leave = button(_("Not yet"), "absentLeave", self)
        self._accept = button("", "absentAccept", self, "primary")
        parts = (labelled(title, "title", self), labelled(about, "body", self), listed)
        lay_out(self, parts, (self._leave, self._accept), listed)
        self.resize(_SIZE[0] * STEP, _SIZE[1] * STEP)
        self._accept.setDefault(True)
        self._leave.clicked.connect(self.reject)
        self._accept.clicked.connect(self._decide)
        self._say()

    def _tick(self, absent: AbsentEntry, parent: QWidget) -> FoldingTick:
        _ = self._words
        title = _("Withdraw {name}", name=absent.names[0])
        if absent.of > 1:
            title = _("Withdraw number {number}", number=absent.number)
        tick = named(FoldingTick(title, parent), f"withdraw{absent.number}")
        tick.toggled.connect(self._say)
        return tick

    @property
    def _ticked(self) -> tuple[AbsentEntry, ...]:
        return tuple(each for tick, each in self._ticks if tick.isChecked())

    def _say(self) -> None:
        _, gone = self._words, len(self._ticked)
        some = _.plural("Withdraw {n} and go on", "Withdraw {n} and go on", gone)
        self._accept.setText(some if gone else _("Keep everybody and go on"))

    def _decide(self) -> None:
        gone = self._ticked
        self.accept()
        self.decided.emit([name for each in gone for name in each.names])


_LINES, _LETTERS = 12, 56
"""The least that is seen of the draw."""


class DrawDialog(QDialog):
    """A number, and what is drawn with it from the list as it stood before tonight's draw."""

    def __init__(self, session: Session[Any], parent: QWidget) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self.setObjectName("drawDialog")
        self.setWindowTitle(_("Check the draw"))
        self._number = named(QLineEdit(self), "drawNumber", _("Draw number"))
        self._number.setValidator(QRegularExpressionValidator("[0-9]{0,18}", self))
        self._draw = button(_("Draw again"), "drawAgain", self, "primary")
        self._told = named(QPlainTextEdit(self), "drawnAgain", _("What comes out"))
        self._told.setReadOnly(True)
        self._verdict = named(labelled("", "heading", self), "drawVerdict")
        self._leave = button(_("Close"), "closeDraw", self)
        self._lay_out()
        self._draw.setDefault(True)
        self._draw.clicked.connect(self.draw)
        self._number.textChanged.connect(self._show_possible)
        self._leave.clicked.connect(self.reject)
        self._show_possible()

    def _lay_out(self) -> None:
        _ = self._session.words
        intro = labelled(
            _(
                "Type the number announced at the draw. The draw is repeated from the list as it "
                "was before, and nothing changes."
            ),
            "body",
            self,
        )
        fields = QWidget(self)
        fields.setLayout(row(labelled(_("Draw number"), "body", self), self._number, self._draw))
        letter = self.fontMetrics()
        self._told.setMinimumHeight(_LINES * letter.lineSpacing())
        self.setMinimumWidth(_LETTERS * letter.averageCharWidth())
        title = labelled(self.windowTitle(), "title", self)
        parts = (title, intro, fields, self._verdict, self._told)
        lay_out(self, parts, (self._leave,), self._told)

    def _show_possible(self) -> None:
        self._draw.setEnabled(bool(self._number.text()))

    def draw(self) -> None:
        """Draw with the number that is typed, and say whether it is tonight's draw."""
        session = self._session
        number, desk = int(self._number.text()), session.desk
        again = draw_again(desk.facts, desk.lines, session.dice, number, session.words)
        if again is None:
            return
        self._told.setPlainText("\n".join(again.lines))
        self._verdict.setText(again.sentence(session.words))
        set_role(self._verdict, "good" if again.is_same else "warning")

"""Questions about a movement: another one between two rounds, one's own from a file, points."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from whist_td.desk.requests import Command, E
from whist_td.kit.dialog_pages import fill_card, give_guide, lay_out, side_by_side
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.file_dialogs import asked_file
from whist_td.kit.parts import button, column, fill_line, keep_room, row
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.players.screens.coming_forms import LateForm, LeaveForm, StayForm
from whist_td.players.words.movement_pages import OwnWords
from whist_td.stages.new_event_fields import LabelledField
from whist_td.stages.unfinished import Question
from whist_td.stages.work_line import ReadingBand
from whist_td.words.words import Words

WIDTH = 88
"""The least width of such a dialog, in letters."""
_MARGINS = 10 * STEP
LINES = 9
"""The least height of the sentences with their heading, in lines."""


def show_points(label: QLabel, sentences: Sequence[str]) -> None:
    """Show sentences; one alone stands without a point before it.

    A wrapped label does not ask for the height that it needs: it has to be told.
    """
    point = "• " if len(sentences) > 1 else ""
    label.setText("\n".join(f"{point}{sentence}" for sentence in sentences))
    label.ensurePolished()  # else it is measured in letters that it will not be shown in
    least = WIDTH * label.fontMetrics().averageCharWidth() - _MARGINS
    label.setMinimumHeight(max(label.heightForWidth(max(label.width(), least)), 0))


def grown(dialog: QWidget) -> None:
    """Make a dialog as high as its sentences need; it is never made smaller, lest it jump."""
    layout = dialog.layout()
    if layout is None:
        return
    layout.invalidate()
    layout.activate()
    needed = layout.totalHeightForWidth(dialog.width())
    if needed > dialog.height():
        dialog.resize(dialog.width(), needed)


_NUMBER = 16
"""The width of a field for a number, in letters."""


class MovementChangeFrame(QDialog):
    """Two people change places in one round to come; a card says what that means."""

    def __init__(self, title: str, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setWindowTitle(title)
        self._round = named(NumberField(self), "changeRound")
        self._one = named(ChoiceField(self), "changeOne")
        self._other = named(ChoiceField(self), "changeOther")
        self._card = QFrame(self)
        self._told = named(labelled("", "body", self._card), "changeTold")
        self._possible = named(labelled("", "body", self._card), "changePossible")
        self._keep = QPushButton(_("Change nothing"), self)
        self._accept = button(_("Make this change"), "changeAccept", self, "primary")
        self._round.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
        set_role(self._card, "card")
        self._keep.clicked.connect(self.reject)
        self._accept.clicked.connect(self._take)

    def _lay_out(self, *questions: QWidget) -> None:
        """Lay out the round, some questions, and what the answers mean."""
        _ = self._words
        heading = labelled(_("What it means"), "heading", self._card)
        fill_card(self._card, (heading, self._told, self._possible))
        self._card.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        title = labelled(self.windowTitle(), "title", self)
        field = LabelledField(_("In round"), self._round, "", self)
        parts = (title, field, *questions, self._card)
        lay_out(self, parts, (self._keep, self._accept), self._card)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    def _people(self) -> QWidget:
        """Return the two questions who changes places with whom."""
        _ = self._words
        return side_by_side(
            LabelledField(_("Player"), self._one), LabelledField(_("and player"), self._other)
        )

    def _tell(
        self, told: Sequence[str], possible: str = "", *, is_wrong: bool = False, will_do: bool
    ) -> None:
        """Say what a change means, and what would do instead; it is accepted only if it will do."""
        set_role(self._told, "error" if is_wrong else "body")
        show_points(self._told, told)
        self._possible.setText(possible)
        self._accept.setEnabled(will_do)
        if self.isVisible():
            grown(self)

    @abstractmethod
    def _take(self) -> None:
        """Ask for the change."""


def offer(choice: ChoiceField, answers: Sequence[tuple[str, int]]) -> None:
    """Offer answers; the one that was chosen stays so, if it is still there."""
    before = choice.currentData()
    with QSignalBlocker(choice):
        choice.clear()
        for text, answer in answers:
            choice.addItem(text, answer)
        choice.setCurrentIndex(max(choice.findData(before), 0))


class MovementFileFrame(QDialog):
    """What is wrong, what would mend it and what is good stand below each other in one card."""

    def __init__(
        self, title: str, endings: tuple[str, ...], words: Words, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._endings = endings
        self.setWindowTitle(title)
        self._choose = button(_("Choose a file…"), "movementChoose", self)
        self._file = labelled("", "quiet", self)
        self._hint = labelled("", "body", self)
        self._card = QFrame(self)
        self._verdict = named(labelled("", "body", self._card), "movementVerdict")
        self._error = named(labelled("", "error", self._card), "movementError")
        self._nearest = named(labelled("", "warning", self._card), "movementNearest")
        self._back = QPushButton(self)
        self._accept = button("", "movementAccept", self, "primary")
        set_role(self._card, "card")
        self._choose.clicked.connect(self._ask_file)
        self._back.clicked.connect(self.reject)
        self._accept.clicked.connect(self._take)
        self.reading = ReadingBand(_, self)
        self.finished.connect(self.reading.stop)

    def _lay_out(self, *beside: QWidget) -> None:
        """Lay out the parts, with some more below the verdict."""
        head = row(self._choose, (self._file, 1), spacing=2 * STEP)
        fill_card(self._card, (self._error, self._nearest, self._verdict))
        title = labelled(self.windowTitle(), "title", self)
        parts: tuple[QWidget | QLayout, ...] = (
            *(title, head, self._hint),
            *(self.reading, self._card, *beside),
        )
        lay_out(self, parts, (self._back, self._accept), self._card)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    def _ask_file(self) -> None:
        _ = self._words
        kinds = _("Movements ({kinds})", kinds=" ".join(f"*{ending}" for ending in self._endings))
        chosen = asked_file(self, self.windowTitle(), kinds)
        if chosen is not None:
            self.read(chosen)

    @abstractmethod
    def read(self, path: Path) -> None:
        """Read a file and show the verdict, or say why it cannot be read."""

    @abstractmethod
    def _take(self) -> None:
        """Play what was read."""

    def _tell(self, wrong: tuple[str, ...], good: tuple[str, ...], mend: str) -> None:
        """Show what is wrong, what would mend it, and what is good."""
        for line, told in ((self._error, wrong), (self._nearest, (mend,)), (self._verdict, good)):
            show_points(line, tuple(filter(None, told)))
            line.setVisible(bool(line.text()))
        self._card.setVisible(bool(wrong or good))
        if self.isVisible():
            grown(self)


class WaysToSeat(QWidget):
    """Two ways to seat people, each with its price; the first is the program's choice."""

    chosen = Signal()

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("waysToSeat")
        self._group = QButtonGroup(self)
        self._prices: list[QLabel] = []
        lines: list[QWidget] = []
        for number in (1, 2):
            way = named(QRadioButton(self), f"way{number}")
            set_role(way, "number")
            self._group.addButton(way, number - 1)
            price = named(labelled("", "body", self), f"wayPrice{number}")
            price.setContentsMargins(5 * STEP, 0, 0, STEP // 2)
            self._prices.append(price)
            lines += [way, price]
        column(*lines, inside=self, spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(title)
        keep_room(self)
        self._group.buttons()[0].setChecked(True)
        # Not when it is clicked: the arrow keys choose too.
        self._group.idToggled.connect(self._tell_chosen)

    @property
    def number(self) -> int:
        """Which of the two is chosen, counted from 0."""
        return max(self._group.checkedId(), 0)

    def choose_first(self) -> None:
        """Choose what the program would."""
        with QSignalBlocker(self._group):
            self._group.buttons()[0].setChecked(True)

    def _tell_chosen(self, _number: int, is_chosen: bool) -> None:  # noqa: FBT001 - Qt's
        if is_chosen:
            self.chosen.emit()

    def show_ways(self, ways: Sequence[tuple[str, str]]) -> None:
        """Show the ways there are, each as its title and its price; one alone is no choice."""
        self.setVisible(len(ways) > 1)
        for way, label, (title, price) in zip(
            self._group.buttons(), self._prices, ways, strict=False
        ):
            way.setText(title)
            way.setAccessibleDescription(price)
            label.setText(price)


class ReseatingDialog(QDialog, Generic[E]):
    """The frame of such a question: who and when, what it means, and the two answers."""

    _names: tuple[str, str, str, str]
    """What the meaning, the error and the two answers are called among the parts."""
    _asked: LateForm | LeaveForm | StayForm
    """The form that asks; a dialog that asks otherwise says itself what its answers come to."""

    def __init__(
        self, session: Session[E], title: str, intro: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        _, (means, error, keep, accept) = session.words, self._names
        self._session = session
        self._command: Command | None = None
        self.setWindowTitle(title)
        self._heading = labelled(title, "title", self)
        self._intro = labelled(intro, "quiet", self)
        self._form = QVBoxLayout()
        self._card = QFrame(self)
        self._card_heading = labelled(_("What it means"), "heading", self._card)
        self._means = named(labelled("", "body", self._card), means)
        self._error = named(labelled("", "error", self), error)
        self._keep = button(_("Change nothing"), keep, self)
        self._accept = button("", accept, self, "primary")
        self._lay_out()
        self._keep.clicked.connect(self.reject)
        self._accept.clicked.connect(self._carry_out)

    def _lay_out(self) -> None:
        set_role(self._card, "card")
        self._accept.setDefault(True)
        self._error.hide()
        self._form.setSpacing(2 * STEP)
        self._inside = fill_card(self._card, (self._card_heading, self._means))
        parts = (self._heading, self._intro, self._form, self._card, self._error)
        lay_out(self, parts, (self._keep, self._accept), self._card)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    def _ask_in(self, form: LateForm | LeaveForm | StayForm) -> None:
        self._asked = form
        self._form.addWidget(form)
        form.changed.connect(self.ask)
        self.ask()
        form.setFocus()

    def ask(self) -> None:
        """Say again what the answers mean: something in the question has changed."""
        raise NotImplementedError

    def _lacking(self) -> str:
        """Return what has to be answered before anybody can accept; nothing where all is said."""
        return self._asked.lacking

    def _accept_text(self) -> str:
        """Return what the button does, in words."""
        return self._asked.accept_text

    def show_answers(self) -> None:
        """Say on the button what it does, and let it be pressed once everything is known."""
        lacking = self._lacking()
        self._accept.setText(self._accept_text())
        self._accept.setToolTip(lacking)
        self._accept.setEnabled(not lacking and self._command is not None)

    def _carry_out(self) -> None:
        if self._command is None:
            return
        sentence = self._session.refusal(self._command)
        if sentence:
            self._refuse(sentence)
        else:
            self.accept()

    def _refuse(self, sentence: str) -> None:
        fill_line(self._error, sentence)


class OwnGuard(Generic[E]):
    """Stands before the commands of an evening; who said to keep it is not asked again."""

    def __init__(
        self,
        session: Session[E],
        panel: QWidget,
        gives_up: Callable[[E, Command], bool],
        say: Callable[[E, Words], OwnWords],
    ) -> None:
        self._session = session
        self._panel = panel
        self._gives_up = gives_up
        self._say = say
        self._accepted: E | None = None

    def refusal(self, command: Command) -> str:
        """Return why a command will not do; nothing where it may be carried out."""
        evening, _ = self._session.evening, self._session.words
        if not self._gives_up(evening, command):
            return ""
        texts = self._say(evening, _)
        if self._accepted is not evening:
            # Kept before the question: leaving a cell for it must not ask a second time.
            self._accepted = evening
            answers = (texts.keep, _("Reseat everyone"))
            question = Question(texts.title, texts.told, answers, self._panel.window())
            give_guide(question)
            if question.exec():
                self._accepted = None
                return ""
        return texts.refused

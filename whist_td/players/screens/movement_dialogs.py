"""A movement changed by hand, or taken from a file: what it does is said before one accepts."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.requests import Command
from whist_td.kit.aim import answer_to
from whist_td.kit.dialog_pages import fill_card, give_guide, lay_out, side_by_side, wrapped
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.file_dialogs import asked_file
from whist_td.kit.form_parts import LabelledField
from whist_td.kit.jobs import Work
from whist_td.kit.parts import button, row
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.players.seating import E
from whist_td.players.words.movement_pages import OwnWords
from whist_td.stages.unfinished import UnfinishedQuestion
from whist_td.stages.work_line import ReadingBand
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, numbers_listed

WIDTH = 88
"""The least width of such a dialog, in letters."""
_MARGINS = 10 * STEP
_LINES = 9
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


def _grow(dialog: QWidget) -> None:
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
Answers = Sequence[tuple[str, int]]
"""What can be chosen: how it is called, and its number."""


@dataclass(frozen=True)
class SeatVerdict:
    """What a change by hand, or a movement of one's own, comes to."""

    command: Command | None = None
    """What carries it out; None where it will not do."""
    means: Sequence[str] = ()
    """What is good about it, or what it changes."""
    wrong: Sequence[str] = ()
    mend: str = ""
    """What would mend it, or what one had better know."""
    can_be_meant: bool = False
    """Whether it will do if it is meant so."""


@dataclass(frozen=True)
class HandChange(Generic[E]):
    """One kind of change in a round to come: two answers, and what they mean together."""

    kind: str
    """What it is called, where there are several kinds."""
    fields: tuple[tuple[str, str], tuple[str, str]]
    """The name of each field, and what it asks."""
    answers: Callable[[E, int, Words], tuple[Answers, Answers]]
    verdict: Callable[[E, int, int, int, Words], SeatVerdict | None]
    """None where nothing changes."""
    possible: Callable[[E, int, int, Words], str]
    """What would do instead, after the first answer."""


def two_swap(
    seated: Callable[[E, int], Any],
    verdict: Callable[[E, int, int, int, Words], SeatVerdict | None],
    possible: Callable[[E, int, int], Sequence[int] | None],
) -> HandChange[E]:
    """Return the change in which two people swap seats; None for `possible` says nothing."""

    def people(event: E, number: int, _: Words) -> tuple[Answers, Answers]:
        answers, sitting = [], seated(event, number)
        for person in sorted(sitting.people()) if sitting is not None else ():
            place, name = sitting.place_of(person), f"{person} · {event.players[person].name}"
            text = _("{name} (sits out)", name=name)
            if place is not None:
                text = _("{name} (table {table})", name=name, table=place.table)
            answers.append((text, person))
        return answers, answers

    def instead(event: E, number: int, one: int, _: Words) -> str:
        others = possible(event, number, one)
        if others is None:
            return ""
        if not others:
            return _("Player {one} cannot swap seats with anybody in this round.", one=one)
        who = numbers_listed(others, _)
        return _("Player {one} can swap seats with {people}.", one=one, people=who)

    fields = (("changeOne", N_("Player")), ("changeOther", N_("and player")))
    return HandChange(N_("Two people swap seats"), fields, people, verdict, instead)


@dataclass(frozen=True)
class HandChanges(Generic[E]):
    """What a format lets people change by hand, and in which rounds."""

    title: str
    kinds: tuple[HandChange[E], ...]
    rounds: Callable[[E], Sequence[int]]
    """The rounds to come."""


class _VerdictDialog(QDialog, Generic[E]):
    """Says on a card what a change comes to; then it is made, or all stays as it is."""

    def __init__(
        self, session: Session[E], title: str, keep: str, accept: str, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._session, self._words = session, session.words
        self._command: Command | None = None
        self.setWindowTitle(title)
        self._card = QFrame(self)
        set_role(self._card, "card")
        self._keep = QPushButton(keep, self)
        self._accept = button("", accept, self, "primary")
        self._keep.clicked.connect(self.reject)
        self._accept.clicked.connect(self._take)

    def _place(self, *parts: QWidget | QLayout) -> None:
        """Lay out the parts between the title and the answers."""
        title = labelled(self.windowTitle(), "title", self)
        lay_out(self, (title, *parts), (self._keep, self._accept), self._card)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    @abstractmethod
    def _show_verdict(self, verdict: SeatVerdict) -> None:
        """Show what a change comes to."""

    def _tell(self, verdict: SeatVerdict) -> None:
        """Show what a change comes to, and let it be made if it will do."""
        self._command = verdict.command
        self._accept.setEnabled(verdict.command is not None)
        self._show_verdict(verdict)
        if self.isVisible():
            _grow(self)

    def _take(self) -> None:
        sentence = self._session.refusal(self._command) if self._command else ""
        if sentence:
            self._tell(SeatVerdict(wrong=(sentence,)))
        else:
            self.accept()


class ChangeSeatsDialog(_VerdictDialog[E]):
    """Two people change places, or what a format changes else, in one round to come."""

    def __init__(
        self, session: Session[E], changes: HandChanges[E], number: int, parent: QWidget | None
    ) -> None:
        _ = session.words
        super().__init__(session, _(changes.title), _("Change nothing"), "changeAccept", parent)
        self._kinds, rounds = changes.kinds, changes.rounds(session.facts)
        self._round = named(NumberField(self), "changeRound")
        self._round.setRange(rounds[0], rounds[-1])
        self._round.setValue(number)
        self._group, self._questions = QButtonGroup(self), QStackedWidget(self)
        self._fields = [self._add(kind) for kind in self._kinds]
        self._means = named(labelled("", "body", self._card), "changeMeans")
        self._possible = named(labelled("", "body", self._card), "changePossible")
        self._accept.setText(_("Make this change"))
        self._lay_out()
        self._round.valueChanged.connect(self._fill)
        self._group.idClicked.connect(self._questions.setCurrentIndex)
        self._group.idClicked.connect(self._show)
        self._fill()

    def _add(self, kind: HandChange[E]) -> tuple[ChoiceField, ChoiceField]:
        """Make the two questions of a kind of change, and what chooses it."""
        _, place = self._words, self._questions.count()
        choice = named(QRadioButton(_(kind.kind), self), f"changeKind{place + 1}")
        choice.setChecked(not place)
        self._group.addButton(choice, place)
        (one, first), (other, second) = kind.fields
        fields = named(ChoiceField(self), one), named(ChoiceField(self), other)
        for field in fields:
            field.currentIndexChanged.connect(self._show)
        both = LabelledField(_(first), fields[0]), LabelledField(_(second), fields[1])
        self._questions.addWidget(side_by_side(*both))
        return fields

    def _lay_out(self) -> None:
        _ = self._words
        self._round.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
        heading = labelled(_("Consequences"), "heading", self._card)
        fill_card(self._card, (heading, self._means, self._possible))
        self._card.setMinimumHeight(_LINES * self.fontMetrics().lineSpacing())
        choices = wrapped(self._group.buttons(), self)
        choices.setVisible(len(self._kinds) > 1)
        number = LabelledField(_("In round"), self._round, "", self)
        self._place(number, choices, self._questions, self._card)

    def _fill(self) -> None:
        """Offer what can be chosen in the round; what was chosen stays so, if it is still there."""
        for kind, fields in zip(self._kinds, self._fields, strict=True):
            both = kind.answers(self._session.facts, self._round.value(), self._words)
            for choice, answers in zip(fields, both, strict=True):
                before = choice.currentData()
                with QSignalBlocker(choice):
                    choice.clear()
                    for text, answer in answers:
                        choice.addItem(text, answer)
                    choice.setCurrentIndex(max(choice.findData(before), 0))
        self._show()

    def _show(self) -> None:
        """Say what the answers mean, and what would do instead."""
        _, event, number = self._words, self._session.facts, self._round.value()
        at = self._questions.currentIndex()
        kind, (first, second) = self._kinds[at], (f.currentData() for f in self._fields[at])
        same = SeatVerdict(means=(_("This changes nothing. Choose something else."),))
        verdict, possible = same, ""
        if first is not None and second is not None:
            verdict = kind.verdict(event, number, first, second, _) or same
            possible = "" if verdict.command else kind.possible(event, number, first, _)
        self._possible.setText(possible)
        self._tell(verdict)

    @override
    def _show_verdict(self, verdict: SeatVerdict) -> None:
        is_broken = bool(verdict.wrong)
        set_role(self._means, "error" if is_broken else "body")
        show_points(self._means, verdict.wrong or verdict.means)
        self._accept.setToolTip(self._words("A hard rule would be broken.") if is_broken else "")


@dataclass(frozen=True)
class OwnFile(Generic[E]):
    """How a format takes a movement of the director's own from a file."""

    title: str
    endings: tuple[str, ...]
    file: str
    """Which files will do."""
    hint: str
    """What stands in them."""
    keep: str
    accept: str
    read: Callable[[Path, E], Work]
    judge: Callable[..., SeatVerdict]
    """Judges what was read, told whether what could be meant is meant."""
    meant: str = ""
    """Asked where something could be meant."""


class OwnSeatsDialog(_VerdictDialog[E]):
    """Choose a file, read the verdict, play it or not."""

    def __init__(self, session: Session[E], own: OwnFile[E], parent: QWidget | None) -> None:
        _ = session.words
        super().__init__(session, _(own.title), _(own.keep), "movementAccept", parent)
        self._own = own
        self._read: Any = None
        self._choose = button(_("Choose a file…"), "movementChoose", self)
        self._file = labelled(_(own.file), "quiet", self)
        self._verdict = named(labelled("", "body", self._card), "movementVerdict")
        self._error = named(labelled("", "error", self._card), "movementError")
        self._nearest = named(labelled("", "warning", self._card), "movementNearest")
        self._meant = named(QCheckBox(_(own.meant) if own.meant else "", self), "movementCopies")
        self._meant.hide()
        self.reading = ReadingBand(_, self)
        fill_card(self._card, (self._error, self._nearest, self._verdict))
        head = row(self._choose, (self._file, 1), spacing=2 * STEP)
        hint = labelled(_(own.hint), "body", self)
        self._place(head, hint, self.reading, self._card, self._meant)
        self._choose.clicked.connect(self._ask_file)
        self._meant.toggled.connect(self._judge)
        self.finished.connect(self.reading.stop)
        self._tell(SeatVerdict())

    def _ask_file(self) -> None:
        kinds = " ".join(f"*{ending}" for ending in self._own.endings)
        kinds = self._words("Movements ({kinds})", kinds=kinds)
        chosen = asked_file(self, self.windowTitle(), kinds)
        if chosen is not None:
            self.read(chosen)

    def read(self, path: Path) -> None:
        """Read a file and show the verdict, or say why it cannot be read."""
        self._read = None
        with QSignalBlocker(self._meant):
            self._meant.setChecked(False)
        self._meant.hide()
        self._file.setText(path.name)
        self._tell(SeatVerdict())
        work = self._own.read(path, self._session.facts)
        self.reading.begin(path, work, self._take_read, self._refuse)

    def _refuse(self, sentence: str) -> None:
        self._tell(SeatVerdict(wrong=(sentence,)))

    def _take_read(self, read: object) -> None:
        self._read = read
        self._judge()

    def _judge(self) -> None:
        if self._read is None:
            return
        event, is_meant = self._session.facts, self._meant.isChecked()
        try:
            verdict = self._own.judge(event, self._read, self._words, is_meant=is_meant)
        except RuleError as error:
            self._refuse(message(error, self._words))
            return
        self._meant.setVisible(verdict.can_be_meant or is_meant)
        self._tell(verdict)

    @override
    def _show_verdict(self, verdict: SeatVerdict) -> None:
        """Show what is wrong, what would mend it, and what is good."""
        _ = self._words
        as_mended = bool(verdict.wrong) and verdict.command is not None
        self._accept.setText(_("Play it with this change") if as_mended else _(self._own.accept))
        for line, sentences in (
            (self._error, verdict.wrong),
            (self._nearest, (verdict.mend,)),
            (self._verdict, verdict.means),
        ):
            show_points(line, tuple(filter(None, sentences)))
            line.setVisible(bool(line.text()))
        self._card.setVisible(bool(verdict.wrong or verdict.means))


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
        event, _ = self._session.facts, self._session.words
        if not self._gives_up(event, command):
            return ""
        texts = self._say(event, _)
        if self._accepted is not event:
            # Kept before the question: leaving a cell for it must not ask a second time.
            self._accepted = event
            answers = (texts.keep, _("Reseat everyone"))
            question = UnfinishedQuestion(
                texts.title, texts.question, answers, self._panel.window()
            )
            give_guide(question)
            if answer_to(question):
                self._accepted = None
                return ""
        return texts.refused

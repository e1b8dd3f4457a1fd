"""What carries an evening on: rounds begun as they are announced, and an end asked for in place."""

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton, QWidget
from typing_extensions import override

from whist_td.desk.requests import Command, E, Event, Next, missing_rounds, next_step
from whist_td.kit.fields import NumberField
from whist_td.kit.parts import button, column, row
from whist_td.kit.session import Session
from whist_td.kit.strip import Strip, StripPlace, foot
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.words.words import N_, Words


@dataclass(frozen=True)
class RoundToBegin:
    """A round, and what the director says of it."""

    number: int
    last: int
    announcement: str
    note: str = ""
    """That the round before stays open."""
    role: str = "quiet"
    """How that is said."""


class BeginStrip(Strip):
    """What the director says aloud before a round; one Enter begins it."""

    decided = Signal()

    def __init__(self, to_begin: RoundToBegin, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        number = to_begin.number
        title = _("Round {number} of {last}", number=number, last=to_begin.last)
        self._heading = labelled(title, "title", self)
        self._announcement = labelled(to_begin.announcement, "heading", self)
        self._note = labelled(to_begin.note, to_begin.role, self)
        self._accept = button(_("Begin round {number}", number=number), "announce", self, "primary")
        self._leave = QPushButton(_("Not yet"), self)
        set_role(self._leave, "quiet")
        column(
            self._heading,
            self._announcement,
            foot(self._note, self._leave, self._accept),
            inside=self,
            margins=(2 * STEP, STEP),
        )
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)

    @override
    def first_field(self) -> QWidget:
        return self._accept

    @override
    def accept(self) -> None:
        self.decided.emit()


@dataclass(frozen=True)
class LeftOpen:
    """The first round that would be left open, and what all lack in the words of the format."""

    round: int
    lacking: str
    meaning: str
    """What it means to leave it so."""
    way_back: str
    """What leads to the round."""


class EndStrip(Strip):
    """Asks whether the evening ends all the same; Enter goes to the open round."""

    round_requested = Signal(int)
    finish_requested = Signal()

    def __init__(self, left: LeftOpen, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._round = left.round
        self._heading = labelled(left.lacking, "heading", self)
        self._note = labelled(left.meaning, "quiet", self)
        self._go = button(left.way_back, "goToOpenRound", self, "primary")
        self._finish = button(words("Finish anyway"), "finishDespite", self)
        texts = column(self._heading, self._note, spacing=0)
        row(
            (texts, 1),
            self._finish,
            self._go,
            inside=self,
            margins=(2 * STEP, STEP),
            spacing=2 * STEP,
        )
        self._go.clicked.connect(self.accept)
        self._finish.clicked.connect(self.finish_requested)

    @override
    def first_field(self) -> QWidget:
        return self._go

    @override
    def accept(self) -> None:
        self.round_requested.emit(self._round)


class StopStrip(Strip):
    """Asks after which round tonight is over: the newest one, or any that is still to come."""

    decided = Signal(int)

    def __init__(
        self, question: str, sentence: str, event: Event, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._sentence = sentence
        note = _("The rounds after it are not played. You can change this until the end.")
        self._heading = labelled(_(question), "heading", self)
        self._note = labelled(note, "quiet", self)
        self._number = named(NumberField(self), "lastRound")
        self._number.setAccessibleName(self._heading.text())
        self._number.setRange(max(1, event.last_announced), event.settings.rounds)
        self._number.setValue(event.last_announced)
        self._accept = button("", "finishAfter", self, "primary")
        self._leave = QPushButton(_("Not yet"), self)
        self._lay_out()
        self._number.valueChanged.connect(self._say)
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)
        self._say()

    @override
    def first_field(self) -> QWidget:
        return self._number

    @override
    def accept(self) -> None:
        self.decided.emit(self._number.value())

    def _say(self) -> None:
        number = self._number.value()
        self._accept.setText(self._words(self._sentence, round=number, number=number))

    def _lay_out(self) -> None:
        set_role(self._leave, "quiet")
        first = row(self._heading, self._number, None, spacing=2 * STEP)
        column(
            first,
            foot(self._note, self._leave, self._accept),
            inside=self,
            margins=(2 * STEP, STEP),
        )


class CommandMaker(Protocol):
    """Makes a command of what the director decides: the class of a format's command."""

    def __call__(self, *args: Any, **kwargs: Any) -> Command:  # noqa: ANN401 - each its own
        """Return the command."""


class StepsFrame(QObject, Generic[E]):
    """Begins the rounds, ends the evening and leads to its results."""

    SETTLES: ClassVar[CommandMaker]
    """The command that changes the settings, here which round is the last one."""
    ENDS: ClassVar[CommandMaker]
    """The command that ends the evening, perhaps although something is missing."""
    WHEN: ClassVar[str] = N_("After which round does the event end?")
    """What is asked where a round becomes the last one."""
    STOP: ClassVar[str] = N_("Finish after round {number}")
    """What the button says that makes a round the last one."""
    LEFT: ClassVar[str] = N_(
        "These deals count for nobody yet; they can still be entered afterwards."
    )
    """What it means to leave a round open."""
    GO_TO: ClassVar[str] = N_("Go to round {number}")
    """What leads to it."""
    STAY: ClassVar[str] = N_("Stay in round {number}")
    """What leads to it where it is the newest."""

    round_requested = Signal(int)
    results_requested = Signal()

    def __init__(self, session: Session[E], strips: StripPlace, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._strips = strips

    @abstractmethod
    def announce(self, *, despite: bool = False) -> None:
        """Ask what is to be known of the next round, and begin it."""

    @abstractmethod
    def _lacking(self, round_number: int, missing: tuple[Any, ...]) -> str:
        """Say what a round still lacks."""

    def _left_open(self) -> LeftOpen | None:
        """Return what every round still lacks at the end, and the way back to the first of them."""
        _, event = self._session.words, self._session.facts
        lacking = missing_rounds(event, event.last_announced)
        if not lacking:
            return None
        number = min(lacking)
        is_newest = number == event.last_announced
        way_back = _(self.STAY if is_newest else self.GO_TO, number=number, round=number)
        text = " ".join(self._lacking(*each) for each in lacking.items())
        return LeftOpen(number, text, _(self.LEFT), way_back)

    def _lacks_before(self, number: int) -> tuple[Any, ...]:
        """Return what is missing of the round before one."""
        return self._session.facts.missing(number - 1) if number > 1 else ()

    def take_back_announcement(self) -> None:
        """Ask no longer about a round of which something else may be said by now."""
        if isinstance(self._strips.strip, BeginStrip):
            self._strips.close_strip()

    def ask_stop(self) -> None:
        """Ask after which round tonight is over."""
        event, words = self._session.facts, self._session.words
        strip = StopStrip(self.WHEN, self.STOP, event, words, self._strips)
        strip.decided.connect(self._stop)
        self._strips.ask(strip)

    def _stop(self, last_round: int) -> None:
        settings: Any = self._session.facts.settings
        if self._session.do(self.SETTLES(replace(settings, rounds=last_round))):
            self._strips.close_strip()

    def go_on(self, *, despite: bool = False) -> None:
        """Do what comes next; `despite` is the director's decision to leave something out."""
        match next_step(self._session.facts).what:
            case Next.BEGIN:
                self.announce(despite=despite)
            case Next.FINISH:
                self._finish(despite=despite)
            case Next.RESULTS:
                self.results_requested.emit()

    def _finish(self, *, despite: bool) -> None:
        """End the evening, and ask first where a round is left open."""
        left = self._left_open()
        if left is None:
            self._session.do(self.ENDS(despite))
            return
        strip = EndStrip(left, self._session.words, self._strips)
        strip.round_requested.connect(self._go_to)
        strip.finish_requested.connect(self._finish_despite)
        self._strips.ask(strip)

    def _go_to(self, round_number: int) -> None:
        self._strips.close_strip()
        self.round_requested.emit(round_number)

    def _finish_despite(self) -> None:
        self._strips.close_strip()
        self._session.do(self.ENDS(True))  # noqa: FBT003 - each format's own command


class SpokenSteps(StepsFrame[E]):
    """Begins each round with what the director says aloud of it."""

    BEGINS: ClassVar[CommandMaker]
    """The command that begins a round."""

    @abstractmethod
    def _to_begin(self, number: int, missing: tuple[Any, ...]) -> RoundToBegin | None:
        """Return what is said of a round, and of what the one before lacks; None: it cannot be."""

    def begin_first(self) -> None:
        """Begin round 1: who sits out stands on the card with the button."""
        self._session.do(self.BEGINS(1))

    @override
    def announce(self, *, despite: bool = False) -> None:
        """Say the next round as it is told aloud, and begin it."""
        number = self._session.facts.last_announced + 1
        to_begin = self._to_begin(number, self._lacks_before(number))
        if to_begin is None:
            # The desk refuses it with the sentence that says what would do.
            self._session.do(self.BEGINS(number, despite_missing=despite))
            return
        strip = BeginStrip(to_begin, self._session.words, self._strips)
        strip.decided.connect(lambda: self._begin(number, despite=despite))
        self._strips.ask(strip)

    def _begin(self, number: int, *, despite: bool) -> None:
        lacks = bool(self._lacks_before(number))
        if self._session.do(self.BEGINS(number, despite_missing=despite and lacks)):
            self._strips.close_strip()

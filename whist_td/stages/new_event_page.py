"""A new event asked for on a page of its own, and the stage *Event*, whatever is played.

Enter goes from question to question, Esc goes back, one button at the foot creates it.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, ClassVar, Generic

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget
from typing_extensions import override

from whist_td.core.events import Details
from whist_td.desk.ports import Dice
from whist_td.desk.requests import ChangeDetails, Command, E, Opening
from whist_td.kit.flow import folded
from whist_td.kit.following import FollowingPanel
from whist_td.kit.form import OptionsForm
from whist_td.kit.form_parts import go_to_refused, refused_under
from whist_td.kit.parts import (
    ENTER,
    Part,
    Share,
    button,
    column,
    fill_line,
    press_by_enter,
    row,
    stacked,
)
from whist_td.kit.questions import Asking
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.stages.new_event_fields import EventAnswers, PlannedEvent
from whist_td.stages.new_event_heading import HeadingForm
from whist_td.words.words import Words


class NewEventPage(QWidget):
    """The heading, the keys and the foot of the page; the other questions are each format's."""

    # More than 15 methods: five of them are what a format fills.

    NAME: ClassVar[str]
    TITLE: ClassVar[str]
    FOLLOWING: ClassVar[str] = ""
    """What is asked once the event is created."""
    USUAL: ClassVar[PlannedEvent] = PlannedEvent()
    """What a beginner can leave."""
    FORM: ClassVar[int] = 46
    """The width of the questions in letters: longer lines are hard to read."""

    accepted = Signal(object)
    """The request that opens the event."""
    cancelled = Signal()

    def __init__(
        self,
        words: Words,
        dice: Dice,
        today: Callable[[], date],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._dice = dice
        self.setObjectName(self.NAME)
        self._title = labelled(_(self.TITLE), "title", self)
        self._heading = HeadingForm(_, today(), self)
        self._options = OptionsForm(self._asks, self.USUAL, _, self)
        self._make_parts()
        # After all questions: Tab follows the order of making.
        self._back = button(_("Back"), "newEventBack", self)
        self._create = button(_("Create this event"), "createEvent", self, "primary")
        self._next = labelled(_(self.FOLLOWING), "quiet", self)
        self._create.setDefault(True)
        self._lay_out()
        self._connect()
        self._heading.take_focus()

    def _asks(self, planned: PlannedEvent) -> Asking[PlannedEvent]:
        """Ask what this format asks beside the heading."""
        yield from ()
        return planned

    def _make_parts(self) -> None:
        """Make what stands beside the questions."""

    def _show_planned(self) -> None:
        """Show what comes of the answers."""

    def _page(self) -> QWidget:
        """Return the page that is scrolled above the foot."""
        page = QWidget(self)
        parts = (self._title, self._heading, self._options, None)
        column(*parts, inside=page, margins=(0, 2 * STEP), spacing=2 * STEP)
        page.setMaximumWidth(self.FORM * self.fontMetrics().averageCharWidth() * 2)
        return page

    @abstractmethod
    def _opening(self, details: Details) -> Opening:
        """Return the request that the answers come to."""

    @property
    def answers(self) -> EventAnswers:
        """All that is answered so far."""
        return EventAnswers(self._heading.typed, self._options.options)

    def answer_again(self, answers: EventAnswers) -> None:
        """Show what was answered on such a page before."""
        self._heading.show_heading(answers.heading)
        self._options.show_options(answers.planned)
        self._show_planned()

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.take_focus()

    def _lay_out(self) -> None:
        foot, holder = QWidget(self), QWidget(self)
        ways = folded(self._back, None, self._next, self._create, inside=foot, spacing=2 * STEP)
        ways.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        self._next.setWordWrap(False)
        # The page stands in the middle, scrolled up and down only.
        row(None, (self._page(), 20), None, inside=holder, margins=(3 * STEP, 0))
        column((scrolled(holder, self), 1), foot, inside=self, spacing=0)

    def _connect(self) -> None:
        self._back.clicked.connect(self.cancelled)
        self._create.clicked.connect(self._accept)
        self._options.edited.connect(self._show_planned)

    def _accept(self) -> None:
        """Open the event, unless an answer stands refused: another one is not taken in its place.

        What is being typed is answered first; Qt tells it only once the keys are elsewhere.
        """
        self._create.setFocus()
        details = self._heading.details()
        refused = refused_under(self)
        if details is None:
            self._heading.take_focus()
        elif refused is not None:
            go_to_refused(refused)
        else:
            self.accepted.emit(self._opening(details))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press_by_enter(event, self):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in ENTER:
            self._go_on()
        else:
            super().keyPressEvent(event)

    def _go_on(self) -> None:
        here = self.focusWidget()
        questions = (each.focusProxy() or each for each in self._options.fields)
        path = (*self._heading.questions, *questions, self._create)
        if here in path:
            later = path[path.index(here) + 1 :]
            following = next(part for part in later if part.isVisibleTo(self))
            following.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.focusNextChild()


CardLines = Iterable[tuple[str, str]]
"""What a card says line by line, each with its role."""


@dataclass(frozen=True)
class Forecasts:
    """What a format foretells of an event: of its settings, of so many people, of who is there."""

    name: str
    unknown: Callable[[Any, Words], CardLines]
    expected: Callable[[int, Any, Words], CardLines]
    entered: Callable[[Any, Words], CardLines]


_CARD_LETTERS = 18
"""The card has room for so many letters, or it stands below what is asked."""


class ForecastCard(QFrame):
    """A raised card that says what comes of the answers, as they are given."""

    def __init__(self, forecasts: Forecasts, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._forecasts = words, forecasts
        self.setObjectName(forecasts.name)
        set_role(self, "card")
        self._title = labelled("", "heading", self)
        self._lines: list[QLabel] = []
        self._column = column(self._title, None, inside=self, margins=(3 * STEP, 2 * STEP))

    @override
    def minimumSizeHint(self) -> QSize:
        fair = QSize(_CARD_LETTERS * self.fontMetrics().averageCharWidth() + 6 * STEP, 0)
        return super().minimumSizeHint().expandedTo(fair)

    def show_planned(self, planned: PlannedEvent) -> None:
        """Say what the event will be as it is planned."""
        _, people = self._words, planned.expected
        if people:
            title = _.plural("The event with {n} player", "The event with {n} players", people)
            self._show(title, self._forecasts.expected(people, planned.settings, _))
        else:
            title = _("What the event will be like")
            self._show(title, self._forecasts.unknown(planned.settings, _))

    def show_event(self, event: Any) -> None:  # noqa: ANN401 - of the format
        """Say what an event is with the people who are entered."""
        _ = self._words
        title = _.plural("{n} player entered", "{n} players entered", len(event.players))
        self._show(title, self._forecasts.entered(event, _))

    def _show(self, title: str, lines: CardLines) -> None:
        self._title.setText(title)
        texts = [(text, role) for text, role in lines if text]
        while len(self._lines) < len(texts):
            line = labelled("", "body", self)
            line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self._lines.append(line)
            self._column.insertWidget(len(self._lines), line)
        unused = [("", "body")] * (len(self._lines) - len(texts))
        for line, (text, role) in zip(self._lines, (*texts, *unused), strict=True):
            set_role(line, role)
            fill_line(line, text)
        self.setAccessibleDescription(" ".join(text for text, _role in texts))


class NewEventForecastPage(NewEventPage):
    """Two columns below the title: the questions, and the card that says what comes of them."""

    CARD: ClassVar[int]
    """The width of the second column in letters."""
    FORECASTS: ClassVar[Forecasts]

    @override
    def _make_parts(self) -> None:
        self._forecast = ForecastCard(self.FORECASTS, self._words, self)
        self._show_planned()

    @override
    def _show_planned(self) -> None:
        self._forecast.show_planned(self._options.options)

    @override
    def _page(self) -> QWidget:
        page, form = QWidget(self), QWidget(self)
        column(self._heading, self._options, None, inside=form, spacing=2 * STEP)
        card = (self._forecast, self.CARD, Qt.AlignmentFlag.AlignTop)
        both = stacked((form, self.FORM), card, spacing=4 * STEP)
        column(self._title, both, inside=page, margins=(0, 2 * STEP), spacing=2 * STEP)
        letters = self.FORM + self.CARD
        page.setMaximumWidth(letters * self.fontMetrics().averageCharWidth() * 2)
        return page


class EventFrame(FollowingPanel, Generic[E]):
    """Every answer is kept as soon as it is given; what will not do is said at once."""

    NAME: ClassVar[str]

    def __init__(self, session: Session[E], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName(self.NAME)
        self._heading = HeadingForm(session.words, session.facts.details.date, self)
        self._line = labelled("", "error", self)
        planned = PlannedEvent(session.facts.settings)
        self._options = OptionsForm(self._asks, planned, session.words, self)
        self._make_parts()
        self._lay_out()
        self._connect()
        self.refresh()

    @abstractmethod
    def _asks(self, planned: PlannedEvent) -> Asking[PlannedEvent]:
        """Ask what this format asks beside the heading."""

    @abstractmethod
    def _command(self, settings: Any) -> Command:  # noqa: ANN401 - those of the format
        """Return what changes the settings."""

    def _make_parts(self) -> None:
        """Make what stands beside the questions."""

    @abstractmethod
    def _beside(self) -> Sequence[Part | Share]:
        """Return what comes of the answers, which stands beside them."""

    @abstractmethod
    def _show(self, event: E) -> None:
        """Show what comes of the answers."""

    def _lay_out(self) -> None:
        halves = ((self._forms(), 3), (column(*self._beside()), 2))
        stacked(*halves, inside=self, margins=(3 * STEP, 2 * STEP), spacing=3 * STEP)

    def _forms(self) -> QScrollArea:
        _ = self._session.words
        page = QWidget(self)
        note = _("Every change is saved at once, and can be undone.")
        head = (labelled(_("The event"), "title", page), labelled(note, "quiet", page))
        parts = (*head, self._heading, self._line, self._options, None)
        column(*parts, inside=page, margins=(0, 0, STEP, 0), spacing=2 * STEP)
        return scrolled(page, self)

    def _connect(self) -> None:
        self._follow(self._session)
        self._heading.edited.connect(self._change_details)
        self._options.edited.connect(self._change_settings)

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.take_focus()

    @override
    def refresh(self) -> None:
        """Show the event as it is on the disk."""
        event = self._session.facts
        self._heading.show_details(event.details)
        planned = PlannedEvent(event.settings)
        if planned != self._options.options:
            self._options.show_options(planned)
        else:
            self._options.ask_again()  # What was refused stays as it was typed.
        self._show(event)
        self._refuse("")

    def _change_details(self) -> None:
        details = self._heading.details()
        if details and details != self._session.facts.details:
            self._refuse(self._session.refusal(ChangeDetails(details)))

    def _change_settings(self) -> None:
        settings = self._options.options.settings
        if settings != self._session.facts.settings:
            # An answer that will not do gives way to what is stored, and the page says why.
            sentence = self._session.refusal(self._command(settings))
            if sentence:
                self.refresh()
                self._refuse(sentence)

    def _refuse(self, sentence: str) -> None:
        fill_line(self._line, sentence)

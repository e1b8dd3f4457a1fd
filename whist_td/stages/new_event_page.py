"""A new event asked for on a page of its own, and the stage *Event*, whatever is played.

Enter goes from question to question, Esc goes back, one button at the foot creates it.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from datetime import date
from typing import ClassVar, Generic

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QWidget
from typing_extensions import override

from whist_td.core.events import Details
from whist_td.desk.ports import Dice
from whist_td.desk.requests import ChangeDetails, Command, E, Opening
from whist_td.kit.flow import folded
from whist_td.kit.following import FollowingPanel
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
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.stages.new_event_fields import (
    EventAnswers,
    Heading,
    go_to_refused,
    refused_under,
)
from whist_td.stages.new_event_heading import HeadingForm
from whist_td.words.words import Words


class NewEventPage(QWidget):
    """The heading, the keys and the foot of the page; the other questions are each format's."""

    # More than 15 methods: five of them are what a format fills.

    NAME: ClassVar[str]
    TITLE: ClassVar[str]
    FOLLOWING: ClassVar[str] = ""
    """What is asked once the event is created."""

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
        self._make_parts()
        self._make_foot()
        self._path = (*self._heading.questions, *self._questions(), self._create)
        self._lay_out()
        self._connect()
        self._heading.begin()

    def _make_parts(self) -> None:
        """Make the questions of this format."""

    def _questions(self) -> Sequence[QWidget]:
        """Return the questions through which Enter goes after the heading."""
        return ()

    def _page(self) -> QWidget:
        """Return the page that is scrolled above the foot."""
        page = QWidget(self)
        page.setLayout(column(self._title, self._heading, None, spacing=2 * STEP))
        return page

    @abstractmethod
    def _opening(self, details: Details) -> Opening:
        """Return the request that the answers come to."""

    def _answers(self, heading: Heading) -> EventAnswers:
        """Return the heading with the answers of this format."""
        return EventAnswers(heading)

    def _fill(self, answers: EventAnswers) -> None:
        """Show the answers of this format."""

    @property
    def answers(self) -> EventAnswers:
        """All that is answered so far."""
        return self._answers(self._heading.typed)

    def answer_again(self, answers: EventAnswers) -> None:
        """Show what was answered on such a page before."""
        self._heading.type_again(answers.heading)
        self._fill(answers)

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.begin()

    def _make_foot(self) -> None:
        """Make the buttons, after all questions: Tab follows the order of making."""
        _ = self._words
        self._back = button(_("Back"), "newEventBack", self)
        self._create = button(_("Create this event"), "createEvent", self, "primary")
        self._next = labelled(_(self.FOLLOWING), "quiet", self)
        self._create.setDefault(True)

    def _lay_out(self) -> None:
        column((_scrolled(self._page(), self), 1), self._foot(), inside=self, spacing=0)

    def _foot(self) -> QWidget:
        foot = QWidget(self)
        row = folded(self._back, None, self._next, self._create, inside=foot, spacing=2 * STEP)
        row.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        self._next.setWordWrap(False)
        return foot

    def _connect(self) -> None:
        self._back.clicked.connect(self.cancelled)
        self._create.clicked.connect(self._accept)

    def _accept(self) -> None:
        """Open the event, unless an answer stands refused: another one is not taken in its place.

        What is being typed is answered first; Qt tells it only once the keys are elsewhere.
        """
        self._create.setFocus()
        details = self._heading.details()
        refused = refused_under(self)
        if details is None:
            self._heading.begin()
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
        if here in self._path:
            later = self._path[self._path.index(here) + 1 :]
            following = next(part for part in later if part.isVisibleTo(self))
            following.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.focusNextChild()


def more_options(words: Words, page: QWidget) -> QHBoxLayout:
    """Return the heading above the options that all have a default."""
    _ = words
    note = labelled(_("You can leave all of them as they are."), "quiet", page)
    return row(labelled(_("More options"), "heading", page), (note, 1), spacing=2 * STEP)


def _scrolled(page: QWidget, parent: QWidget) -> QScrollArea:
    """Return an area in which a page stands in the middle, scrolled up and down only."""
    holder = QWidget(parent)
    row(None, (page, 20), None, inside=holder, margins=(3 * STEP, 0))
    return scrolled(holder, parent)


class NewEventForecastPage(NewEventPage):
    """Two columns below the title: the questions, and the card that says what comes of them."""

    FORM: ClassVar[int]
    CARD: ClassVar[int]
    """The widths of the two columns in letters."""

    _forecast: QWidget

    @abstractmethod
    def _below(self) -> Sequence[Part]:
        """Return the questions of this format, which stand below the heading."""

    @override
    def _page(self) -> QWidget:
        page = QWidget(self)
        card = (self._forecast, self.CARD, Qt.AlignmentFlag.AlignTop)
        both = stacked((self._form(), self.FORM), card, spacing=4 * STEP)
        column(self._title, both, inside=page, margins=(0, 2 * STEP), spacing=2 * STEP)
        letters = self.FORM + self.CARD
        page.setMaximumWidth(letters * self.fontMetrics().averageCharWidth() * 2)
        return page

    def _form(self) -> QWidget:
        form = QWidget(self)
        column(self._heading, *self._below(), None, inside=form, spacing=2 * STEP)
        return form


class ForecastCard(QFrame):
    """A raised card that says what comes of the answers, as they are given."""

    NAME: ClassVar[str]
    LINES: ClassVar[int]
    """The most sentences about an event."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setObjectName(self.NAME)
        set_role(self, "card")
        self._title = labelled("", "heading", self)
        self._size = labelled("", "number", self)
        self._lines = tuple(labelled("", "body", self) for _line in range(self.LINES))
        self._time = named(labelled("", "body", self), "forecastTime")
        self._size.setWordWrap(True)

    def _place(self, *parts: QLabel) -> None:
        for part in parts:
            part.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        column(*parts, None, inside=self, margins=(3 * STEP, 2 * STEP))

    def _call_unknown(self) -> None:
        self._title.setText(self._words("What the event will be like"))

    def _call_expected(self, players: int) -> None:
        self._title.setText(
            self._words.plural("The event with {n} player", "The event with {n} players", players)
        )

    def _call_entered(self, players: int) -> None:
        self._title.setText(
            self._words.plural("{n} player entered", "{n} players entered", players)
        )

    def _fill_lines(self, sentences: Sequence[str]) -> None:
        for place, line in enumerate(self._lines):
            fill_line(line, sentences[place] if place < len(sentences) else "")


class EventFrame(FollowingPanel, Generic[E]):
    """Every answer is kept as soon as it is given; what will not do is said at once."""

    NAME: ClassVar[str]
    _options: QWidget

    def __init__(self, session: Session[E], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName(self.NAME)
        self._heading = HeadingForm(session.words, session.evening.details.date, self)
        self._line = labelled("", "error", self)
        self._make_parts()
        self._lay_out()
        self._connect()
        self.refresh()

    @abstractmethod
    def _make_parts(self) -> None:
        """Make the options, the questions of this format, and what stands beside them."""

    @abstractmethod
    def _beside(self) -> Sequence[Part | Share]:
        """Return what comes of the answers, which stands beside them."""

    @abstractmethod
    def _show(self, evening: E) -> None:
        """Show the answers of this format, and what comes of them."""

    def _numbers(self) -> Sequence[Part]:
        """Return the questions that are asked before the options."""
        return ()

    def _lay_out(self) -> None:
        halves = ((self._forms(), 3), (column(*self._beside()), 2))
        stacked(*halves, inside=self, margins=(3 * STEP, 2 * STEP), spacing=3 * STEP)

    def _forms(self) -> QScrollArea:
        _ = self._session.words
        page = QWidget(self)
        note = _("Every change is saved at once, and can be undone.")
        head = (labelled(_("The event"), "title", page), labelled(note, "quiet", page))
        parts = (*head, self._heading, *self._numbers(), self._line, self._options, None)
        column(*parts, inside=page, margins=(0, 0, STEP, 0), spacing=2 * STEP)
        return scrolled(page, self)

    def _connect(self) -> None:
        self._follow(self._session)
        self._heading.edited.connect(self._change_details)

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.begin()

    @override
    def refresh(self) -> None:
        """Show the event as it is on the disk."""
        evening = self._session.evening
        self._heading.show_details(evening.details)
        self._show(evening)
        self._refuse("")

    def _change_details(self) -> None:
        details = self._heading.details()
        if details and details != self._session.evening.details:
            self._refuse(self._session.refusal(ChangeDetails(details)))

    def _carry_out(self, command: Command) -> None:
        """Keep an answer, or show what is kept and say why it will not do."""
        sentence = self._session.refusal(command)
        if sentence:
            self.refresh()
            self._refuse(sentence)

    def _refuse(self, sentence: str) -> None:
        fill_line(self._line, sentence)

"""The start page: tonight's event in one click, then the others, then a new one."""

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget
from typing_extensions import override

from whist_td.core.contracts import Strain
from whist_td.core.names import own_name
from whist_td.desk.ports import DamagedEventError, EventSummary
from whist_td.kit.flow import folded
from whist_td.kit.parts import button, column, row, stacked
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import SuitSign
from whist_td.kit.theme import labelled
from whist_td.window.event_list import (
    EventList,
    EventsModel,
    entered,
    game_label,
    progress,
    what_is_next,
)
from whist_td.words.messages import called
from whist_td.words.words import Words

MOST_WIDE = 1000


class StartPage(QWidget):
    """What a director sees first; in an empty file, a welcome."""

    event_chosen = Signal(int)
    new_requested = Signal()
    file_requested = Signal()
    example_requested = Signal()
    training_requested = Signal()
    more_requested = Signal(object, QPoint)
    """What else can be done with an event is to be offered, at a place of the screen."""
    rescue_requested = Signal(object)
    """What helps an event that cannot be read is to be shown."""
    delete_requested = Signal(object)
    """An event that cannot be read shall go."""
    painted = Signal()
    """It was seen for the first time, and takes keys."""

    def __init__(
        self,
        events: Sequence[EventSummary],
        today: date,
        words: Words,
        parent: QWidget | None = None,
        damaged: Sequence[DamagedEventError] = (),
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._is_painted = False
        self.damaged = tuple(damaged)
        """The events that it tells of as set aside."""
        page = QWidget(self)
        page.setMaximumWidth(MOST_WIDE)
        self._column = column(inside=page, margins=(-1, -1), spacing=2 * STEP)
        row(None, (page, 20), None, inside=self, margins=(-1, -1), spacing=-1)
        self._first: QPushButton
        if events:
            self._show_events(events, today, page)
        else:
            self._show_welcome(page)
        for each in damaged:
            self._add_damaged(each, page)
        self._column.addSpacing(2 * STEP)
        self._column.addStretch(3)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def take_focus(self) -> None:
        """Put the keys on the first thing to do."""
        self._first.setFocus()

    def go_to(self, event: int) -> None:
        """Put the keys on an event of the list; the one on the card has them already."""
        for view in self.findChildren(EventList):
            view.go_to(event)

    def _show_events(self, events: Sequence[EventSummary], today: date, page: QWidget) -> None:
        _ = self._words
        next_one = tonights(events, today)
        is_ahead = next_one is not None and is_tonight(next_one, today)
        others = [event for event in events if event is not next_one]
        new = button(_("New event"), "newEvent", page, "" if is_ahead else "primary", "add")
        new.clicked.connect(self.new_requested)
        self._first = new
        self._column.addSpacing(2 * STEP)
        title, day = labelled("Whist TD", "title", page), labelled(_.date(today), "quiet", page)
        day.setWordWrap(False)  # without room for it, the buttons go below
        ways = folded(self._training(page), new)
        self._column.addLayout(stacked((column(title, day, spacing=0), 1), ways))
        if next_one is not None:
            card = EventCard(next_one, today, _, page)
            card.open_it.clicked.connect(lambda: self.event_chosen.emit(next_one.id))
            card.more.clicked.connect(lambda: self._offer_more(next_one, card.more))
            self._column.addWidget(card)
            self._first = card.open_it if is_ahead else new
        if others:
            self._add_others(others, page)

    def _training(self, page: QWidget) -> QPushButton:
        """Return the way to deals that are practised with, for which no event is needed."""
        made = button(self._words("Training deals…"), "trainingDeals", page, "quiet")
        made.clicked.connect(self.training_requested)
        return made

    def _add_others(self, others: Sequence[EventSummary], page: QWidget) -> None:
        _ = self._words
        title = _("Other events")
        view = EventList(EventsModel(others, _, page), title, page)
        view.chosen.connect(lambda event: self.event_chosen.emit(event.id))
        view.more_requested.connect(self.more_requested)
        self._column.addSpacing(STEP)
        self._column.addWidget(labelled(title, "heading", page))
        self._column.addWidget(view, 100)

    def _add_damaged(self, event: DamagedEventError, page: QWidget) -> None:
        """Tell of an event that was set aside, and what can be done with it."""
        _ = self._words
        sentence = _("Event {event} cannot be read.", event=called(event, _))
        helps = button(_("What to do"), "rescueEvent", page)
        delete = button(_("Delete…"), "deleteDamaged", page, "quiet")
        helps.clicked.connect(lambda: self.rescue_requested.emit(event))
        delete.clicked.connect(lambda: self.delete_requested.emit(event))
        line = stacked((labelled(sentence, "body", page), 1), row(helps, delete))
        self._column.addLayout(line)

    def _offer_more(self, event: EventSummary, beneath: QWidget) -> None:
        corner = beneath.mapToGlobal(beneath.rect().bottomLeft())
        self.more_requested.emit(event, corner)

    def _show_welcome(self, page: QWidget) -> None:
        _ = self._words
        sentence = _(
            "Whist TD takes a club through a whole whist event: entries, sheets, every "
            "round, and the standings a minute after the last hand."
        )
        texts = labelled(sentence, "heading", page)
        texts.setWordWrap(True)
        begin = _("Begin with a new event: a name and a date. There is nothing to save.")
        self._first = button(_("Begin today’s event"), "newEvent", page, "primary", "add")
        example = button(_("See an example event…"), "example", page)
        other = button(_("Open a club file…"), "otherFile", page)
        self._first.clicked.connect(self.new_requested)
        example.clicked.connect(self.example_requested)
        other.clicked.connect(self.file_requested)
        buttons = folded(self._first, example, other, self._training(page))
        self._column.addStretch(2)
        suits = (Strain.SPADES, Strain.HEARTS, Strain.CLUBS, Strain.DIAMONDS)
        signs = {suit: SuitSign(self._words, page) for suit in suits}
        for suit, sign in signs.items():
            sign.show_suit(suit)
        self._column.addLayout(row(*signs.values(), None))
        self._column.addWidget(labelled(_("Welcome"), "title", page))
        self._column.addWidget(texts)
        self._column.addWidget(labelled(begin, "quiet", page))
        self._column.addSpacing(2 * STEP)
        self._column.addLayout(buttons)


_NAME_LETTERS = 16
"""The name of an event has room for so many letters beside its button, or stands above it."""


class EventCard(QFrame):
    """The event that is next: when, what, how far, and one button that goes on with it."""

    def __init__(self, event: EventSummary, today: date, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        is_ahead = is_tonight(event, today)
        self.setProperty("role", "next" if is_ahead else "card")
        is_today = is_ahead and event.date == today
        when = _("Today") if is_today else _.date(event.date)
        facts = (game_label(event, _), entered(event, _), event.place, progress(event, _))
        role = "primary" if is_ahead else ""
        self.open_it = button(what_is_next(event, _), "tonight", self, role, "next")
        self.more = button(_("More…"), "moreTonight", self, "quiet")
        name = labelled(event.name, "title", self)
        name.setWordWrap(True)
        name.setMinimumWidth(_NAME_LETTERS * name.fontMetrics().averageCharWidth())
        texts = column(
            labelled(when, "good" if is_ahead else "quiet", self),
            name,
            labelled(" · ".join(filter(None, facts)), "body", self),
            spacing=STEP // 2,
        )
        ways = column(self.open_it, self.more)
        margins = (4 * STEP, 3 * STEP)
        inside = stacked((texts, 1), ways, inside=self, margins=margins, spacing=3 * STEP)
        inside.setAlignment(ways, Qt.AlignmentFlag.AlignVCenter)


_AN_EVENING = timedelta(days=7)
"""What began no longer ago is being played; an older one was left behind."""


def _is_running(event: EventSummary, today: date) -> bool:
    has_begun = bool(event.announced) and not event.finished
    return has_begun and not event.trial and abs(today - event.date) <= _AN_EVENING


def is_tonight(event: EventSummary, today: date) -> bool:
    """Tell whether an event is being played, or is held today."""
    return _is_running(event, today) or (event.date == today and not event.trial)


def tonights(events: Sequence[EventSummary], today: date) -> EventSummary | None:
    """Return the event that is being played, else that of today, else the newest not finished.

    A trial is offered only where there is nothing else, and never as tonight's; what is told by a
    number from another of its name and day, for it went another way in a copy, after that one.
    """
    headings = {(event.date, event.name) for event in events}

    def is_other(event: EventSummary) -> bool:
        name = own_name(event.name)
        return name != event.name and (event.date, name) in headings

    real = sorted((event for event in events if not event.trial), key=is_other)
    if not real:
        return next(iter(events), None)
    todays = [event for event in real if event.date == today]
    running = [event for event in (*todays, *real) if _is_running(event, today)]
    open_ones = (event for event in real if not event.finished)
    return next(iter((*running, *todays, *open_ones)), None)

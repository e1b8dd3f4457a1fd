"""Past evenings as the club's year sees them, read one at a time while the window goes on."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from whist_td.club.rules.book import ClubBook
from whist_td.core.errors import RuleError
from whist_td.core.held_evenings import HeldEvening, year_of
from whist_td.desk.ports import ClubFile
from whist_td.kit.fields import ChoiceField
from whist_td.kit.following import FollowingPanel
from whist_td.kit.session import Session
from whist_td.kit.theme import labelled, named


class HeldEvenings(QObject):
    """Reads events when they are asked for, and keeps what each was."""

    read = Signal()
    """One more evening is there."""

    def __init__(self, file: ClubFile, parent: QObject) -> None:
        super().__init__(parent)
        self._file = file
        self._wanted: list[int] = []
        self._known: dict[int, HeldEvening | None] = {}
        # Each evening is read in a moment when nobody types: there may be hundreds.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._read_next)

    def of(self, events: Iterable[int]) -> tuple[HeldEvening, ...]:
        """Return those evenings that are read by now; the others are read from now on."""
        numbers = tuple(events)
        self._wanted = [each for each in numbers if each not in self._known]
        self._timer.start(0)
        found = (self._known.get(number) for number in numbers)
        return tuple(each for each in found if each is not None)

    @property
    def is_done(self) -> bool:
        """Whether all that was asked for last is read."""
        return not self._wanted

    def all_of(self, events: Iterable[int]) -> tuple[HeldEvening, ...]:
        """Return evenings, having waited for those that are not read yet."""
        numbers = tuple(events)
        self.of(numbers)
        while self._wanted:
            self._read(self._wanted.pop(0))
        return self.of(numbers)

    def _read_next(self) -> None:
        if not self._wanted:
            return
        self._read(self._wanted.pop(0))
        self._timer.start(0)
        self.read.emit()

    def _read(self, number: int) -> None:
        try:
            self._known[number] = year_of(number, self._file.load(number)[0])
        except RuleError:  # An event that cannot be read is told of on the start page.
            self._known[number] = None


class YearPanel(FollowingPanel):
    """A page of the club's year about one thing that is chosen, and the events that it needs."""

    def __init__(self, session: Session[ClubBook], choice: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._session = session
        self._held = HeldEvenings(session.file, self)
        self._events = [each for each in session.file.events() if not each.trial]
        self._choice = named(ChoiceField(self), choice)
        self._about = labelled("", "quiet", self)

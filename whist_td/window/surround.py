"""What stands above and below the pages: a locked file, the last message, health, the room."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from whist_td.kit.preferences import Preferences
from whist_td.kit.stylesheet import STEP
from whist_td.window.club_place import ClubPlace
from whist_td.window.message_bar import MessageBar, ReadOnlyBand
from whist_td.window.pages import Pages
from whist_td.window.safety.care import Care
from whist_td.words.words import Words, words

if TYPE_CHECKING:
    from whist_td.room.screen.room_control import RoomControl


class Surround(QObject):
    """The bands around the pages; the care and the room outlive a change of language or look."""

    def __init__(self, preferences: Preferences, place: ClubPlace, window: QMainWindow) -> None:
        super().__init__(window)
        self._preferences = preferences
        self._club_place = place
        self._window = window
        self.room: RoomControl | None = None
        """The room window with all that belongs to it; None until it is first asked for."""
        self._care = Care(place, window, words(preferences.language))
        self._care.wanted.connect(lambda: self._pages.show_aside("backups"))
        self._care.lingering.connect(self._tell)

    def dress(self, words: Words, pages: Pages, place: QVBoxLayout) -> None:
        """Lay the pages and all that is around them into their place."""
        self._pages = pages
        self._place = place
        self._bar = MessageBar(words, self._window)
        self._locked = ReadOnlyBand(words, self._window)
        place.addLayout(_inset(self._locked))
        place.addWidget(pages, 1)
        place.addLayout(_inset(self._bar))
        place.addLayout(self._care.dress(words, self._window))
        if self.room is not None:
            place.addLayout(_inset(self.room.make_bar(words, self._window)))
        pages.refused.connect(self._bar.say)
        pages.told.connect(self._bar.tell)
        pages.settled.connect(self._bar.hide)
        pages.safety_changed.connect(self._care.look)
        pages.members_changed.connect(self._renew_room)
        pages.forgotten.connect(self._forget_messages)
        self._locked.retry_wanted.connect(lambda: pages.files.open(self._club_place.asked))

    def follow(self) -> None:
        """Go along to where the pages are now."""
        self._bar.hide()
        self._locked.show_lock(self._club_place.lock)
        if self.room is not None:
            self.room.follow(self._pages.session)
        self._care.follow(self._pages.session)

    def open_room(self) -> "RoomControl":
        """Return the room, made when it is first asked for: who has no projector never pays."""
        if self.room is None:
            from whist_td.room.screen.room_control import RoomControl

            _ = words(self._preferences.language)
            now = self._club_place.now
            self.room = RoomControl(self._preferences, _, now, self._window)
            self._place.addLayout(_inset(self.room.make_bar(_, self._window)))
            self.room.unavailable.connect(self._tell)
            self.room.follow(self._pages.session)
        return self.room

    def _renew_room(self) -> None:
        """Show at once in the room who wants initials, and who is named again."""
        if self.room is not None:
            self.room.room.refresh()

    def _forget_messages(self) -> None:
        """Offer no message of earlier evenings again: it might call the forgotten by name."""
        from whist_td.room.screen.room_preferences import RoomPreferences

        RoomPreferences(self._preferences).forget_messages()
        if self.room is not None and self.room.bar is not None:
            self.room.bar.drawer.show_messages(())

    def _tell(self, sentence: str) -> None:
        # The bar of the moment: each dressing makes a new one.
        self._bar.tell(sentence)

    def leave(self) -> None:
        """Close the room, and keep a last copy of the club file."""
        if self.room is not None:
            self.room.leave()
        self._care.leave()


def _inset(band: QWidget) -> QHBoxLayout:
    """Keep a band away from the edges; margins above it would stay when it is hidden."""
    row = QHBoxLayout()
    row.setContentsMargins(2 * STEP, 0, 2 * STEP, 0)
    row.addWidget(band)
    return row

"""The one table of actions: words, keys, and the menu in which each stands."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from whist_td.kit.aim import covering
from whist_td.kit.light_override import override
from whist_td.words.words import N_, Words


class Menu(Enum):
    """The menus, for those who look there."""

    FILE = N_("&File")
    EDIT = N_("&Edit")
    VIEW = N_("&View")
    ROOM = N_("&Room")
    SCENES = N_("Show in the room")
    """Within the menu of the room, where its first line stands: all in one have no room below."""
    HELP = N_("&Help")


@dataclass(frozen=True)
class MenuEntry:
    """One line of a menu."""

    menu: Menu
    text: str
    keys: tuple[str, ...] = ()
    needs_event: bool = False
    in_club: bool = False
    """Whether it can be chosen in the club's year as well."""


class Do(Enum):
    """What the menus and the keys of the whole window offer."""

    NEW_EVENT = MenuEntry(Menu.FILE, N_("New event…"), ("Ctrl+N",))
    START_PAGE = MenuEntry(Menu.FILE, N_("All events"), ("Ctrl+Home",))
    AGAIN = MenuEntry(Menu.FILE, N_("Repeat with the same people…"), needs_event=True)
    DELETE_EVENT = MenuEntry(Menu.FILE, N_("Delete this event…"), needs_event=True)
    OPEN = MenuEntry(Menu.FILE, N_("Another club file…"), ("Ctrl+O",))
    NEW_FILE = MenuEntry(Menu.FILE, N_("New club file…"))
    SAVE_COPY = MenuEntry(Menu.FILE, N_("Save a copy…"), ("Ctrl+Shift+S",))
    BACKUPS = MenuEntry(Menu.FILE, N_("Backups…"))
    TRAINING = MenuEntry(Menu.FILE, N_("Training deals…"))
    MEMBERS = MenuEntry(Menu.FILE, N_("Members…"))
    QUIT = MenuEntry(Menu.FILE, N_("Quit"), ("Ctrl+Q",))
    UNDO = MenuEntry(Menu.EDIT, N_("Undo"), ("Ctrl+Z",), needs_event=True)
    REDO = MenuEntry(Menu.EDIT, N_("Redo"), ("Ctrl+Y", "Ctrl+Shift+Z"), needs_event=True)
    EVENT = MenuEntry(Menu.VIEW, N_("Event"), ("Ctrl+1",), needs_event=True)
    ENTRIES = MenuEntry(Menu.VIEW, N_("Entries"), ("Ctrl+2",), needs_event=True)
    PAPERS = MenuEntry(Menu.VIEW, N_("Print", "stage"), ("Ctrl+3",), needs_event=True)
    PLAY = MenuEntry(Menu.VIEW, N_("Play"), ("Ctrl+4",), needs_event=True)
    RESULTS = MenuEntry(Menu.VIEW, N_("Results"), ("Ctrl+5",), needs_event=True)
    CLUB = MenuEntry(Menu.VIEW, N_("The club"), ("Ctrl+6",))
    DOOR = MenuEntry(Menu.VIEW, N_("At the door: who is here"), ("F6",))
    JOURNAL = MenuEntry(Menu.VIEW, N_("Journal"), ("Ctrl+J",), needs_event=True)
    LARGER = MenuEntry(Menu.VIEW, N_("Larger text"), ("Ctrl++", "Ctrl+="))
    SMALLER = MenuEntry(Menu.VIEW, N_("Smaller text"), ("Ctrl+-",))
    FULL_SCREEN = MenuEntry(Menu.VIEW, N_("Whole screen"), ("F11",))
    ROOM = MenuEntry(Menu.ROOM, N_("Room window"), ("F5",), needs_event=True, in_club=True)
    ROOM_FOLLOW = MenuEntry(Menu.ROOM, N_("Follow the round"), ("Shift+F5",), needs_event=True)
    ROOM_FORWARD = MenuEntry(
        Menu.ROOM, N_("Next page or place"), ("F12",), needs_event=True, in_club=True
    )
    ROOM_BACK = MenuEntry(
        Menu.ROOM, N_("Back one page or place"), ("Ctrl+F12",), needs_event=True, in_club=True
    )
    ROOM_HOLD = MenuEntry(
        Menu.ROOM, N_("Hold the page, or let pages turn"), ("Ctrl+Shift+F12",), needs_event=True
    )
    ROOM_WELCOME = MenuEntry(Menu.SCENES, N_("Welcome"), ("Shift+F2",), needs_event=True)
    ROOM_SEATING = MenuEntry(Menu.SCENES, N_("Who sits where"), ("Shift+F3",), needs_event=True)
    ROOM_ANNOUNCEMENT = MenuEntry(Menu.SCENES, N_("Announcement"), ("Shift+F4",), needs_event=True)
    ROOM_CLOCK = MenuEntry(Menu.SCENES, N_("Clock"), ("Shift+F6",), needs_event=True)
    ROOM_RESULTS = MenuEntry(Menu.SCENES, N_("Results so far"), ("Shift+F7",), needs_event=True)
    ROOM_STANDINGS = MenuEntry(Menu.SCENES, N_("Standings"), ("Shift+F8",), needs_event=True)
    ROOM_REVEAL = MenuEntry(Menu.SCENES, N_("Reveal"), ("Shift+F9",), needs_event=True)
    ROOM_PRIZES = MenuEntry(
        Menu.SCENES, N_("Prize-giving"), ("Ctrl+F11",), needs_event=True, in_club=True
    )
    ROOM_RACE = MenuEntry(Menu.SCENES, N_("Race of the leaders"), ("Shift+F11",), needs_event=True)
    ROOM_DEALS = MenuEntry(Menu.SCENES, N_("Deal of the event"), ("Ctrl+F3",), needs_event=True)
    ROOM_RULES = MenuEntry(Menu.SCENES, N_("Rules of the game"), ("Ctrl+F2",), needs_event=True)
    ROOM_MESSAGE = MenuEntry(
        Menu.SCENES, N_("Message"), ("Shift+F12",), needs_event=True, in_club=True
    )
    ROOM_PAUSE = MenuEntry(
        Menu.ROOM, N_("Stop the clock, or resume it"), ("Ctrl+F6",), needs_event=True
    )
    ROOM_MINUTE = MenuEntry(Menu.ROOM, N_("One minute more"), ("Ctrl+F7",), needs_event=True)
    ROOM_FREEZE = MenuEntry(
        Menu.ROOM, N_("Freeze the standings, or show them again"), needs_event=True
    )
    ROOM_HIDE = MenuEntry(
        Menu.ROOM, N_("Keep the standings secret, or show them again"), needs_event=True
    )
    ROOM_MUTE = MenuEntry(Menu.ROOM, N_("Voice on or off"), ("Ctrl+F8",), needs_event=True)
    TELEPHONES = MenuEntry(Menu.ROOM, N_("Telephones…"), needs_event=True)
    ROOM_SWAP = MenuEntry(
        Menu.ROOM, N_("Move to the other screen"), ("Ctrl+F9",), needs_event=True, in_club=True
    )
    ROOM_GUIDE = MenuEntry(
        Menu.ROOM, N_("What is the room window?"), needs_event=True, in_club=True
    )
    GUIDE = MenuEntry(Menu.HELP, N_("What do I do here?"), ("F1",))
    PRINT_GUIDE = MenuEntry(Menu.HELP, N_("Print the guide…"))
    KEYS = MenuEntry(Menu.HELP, N_("All keys"), ("Shift+F1",), needs_event=True)
    ABOUT = MenuEntry(Menu.HELP, N_("About Whist TD"))


Actions = Mapping[Do, QAction]


def made_actions(parent: QWidget, words: Words) -> dict[Do, QAction]:
    """Return an action for every line of the table."""
    made = {}
    for what in Do:
        action = QAction(words(what.value.text), parent)
        action.setObjectName(what.name.lower())
        action.setShortcuts([QKeySequence(key) for key in what.value.keys])
        parent.addAction(action)
        made[what] = action
    return made


class _OneEscape(QObject):
    """Gives the keys back to the page once Esc has closed a menu.

    Qt leaves them on the bar: the next Enter would open the menu again, and the one after that
    choose its first line.
    """

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if is_escape and event.type() == QEvent.Type.KeyPress:
            QTimer.singleShot(0, self._leave)
        return super().eventFilter(watched, event)

    def _leave(self) -> None:
        if QApplication.activePopupWidget() is None and self._bar.activeAction() is not None:
            none = Qt.KeyboardModifier.NoModifier
            leave = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, none)
            QApplication.sendEvent(self._bar, leave)


def fill_menus(bar: QMenuBar, actions: Actions, words: Words) -> None:
    """Put every action into its menu."""
    bar.clear()
    menus: dict[Menu, QMenu] = {}
    escape = _OneEscape(bar)
    for what in Do:
        of = what.value.menu
        if of not in menus:
            above = menus[Menu.ROOM] if of is Menu.SCENES else bar
            menus[of] = covering(above.addMenu(words(of.value)))
            menus[of].installEventFilter(escape)
        menus[of].addAction(actions[what])


def enable_for(actions: Actions, *, has_event: bool, has_book: bool) -> None:
    """Let the lines that need an event be chosen only where one is open, or the club's book."""
    for what in Do:
        here = has_event or (has_book and what.value.in_club)
        actions[what].setEnabled(here or not what.value.needs_event)

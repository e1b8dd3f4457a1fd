"""The keys that work in every format, in groups: for the page of keys, on screen and on paper."""

from dataclasses import dataclass

from whist_td.words.words import N_, Language, Words

UP_TO = "…"


@dataclass(frozen=True)
class Keys:
    """One or more strokes and what they do; "Shift+←" is held together."""

    strokes: tuple[str, ...]
    does: str


@dataclass(frozen=True)
class KeyGroup:
    """Keys that work in the same place."""

    title: str
    keys: tuple[Keys, ...]


_CAPS = {
    "Enter": N_("Enter"),
    "Esc": N_("Esc"),
    "Shift": N_("Shift"),
    "Delete": N_("Delete"),
    "Backspace": N_("Backspace"),
    "PgUp": N_("PgUp"),
    "PgDown": N_("PgDn"),
    "Number": N_("number"),
}
"""Keys that bear another name on another keyboard."""
_FRENCH = {"H": "D"}
"""Letters that stand for a word where the French one begins otherwise: home, domicile."""

EVERYWHERE = KeyGroup(
    N_("Everywhere"),
    (
        Keys(("Enter",), N_("Accept and go on")),
        Keys(("Esc",), N_("Go back")),
        Keys(("Ctrl+Z",), N_("Undo the last action")),
        Keys(("Ctrl+Y",), N_("Redo")),
        Keys(("Ctrl+1", UP_TO, "Ctrl+5"), N_("The five stages")),
        Keys(("F6",), N_("At the door: who is here")),
        Keys(("Ctrl+J",), N_("Journal")),
        Keys(("Ctrl++", "Ctrl+-"), N_("Larger text, smaller text")),
        Keys(("Shift+F10",), N_("The menu of a table, or of an event")),
        Keys(("F11",), N_("Whole screen")),
        Keys(("F1",), N_("The guide for where you are")),
        Keys(("Shift+F1",), N_("This page")),
    ),
)
ENTRIES = KeyGroup(
    N_("Entries and sheets"),
    (
        Keys(("Enter",), N_("Next name")),
        Keys(("Ctrl+V",), N_("Paste a list")),
        Keys(("Delete",), N_("Empty the box")),
        Keys(("Shift+Enter",), N_("At the door: here and paid")),
        Keys(("Ctrl+PgUp", "Ctrl+PgDown"), N_("Turn the pages")),
    ),
)
PLAYERS = KeyGroup(
    ENTRIES.title,
    (*ENTRIES.keys, Keys(("Alt+↑", "Alt+↓"), N_("Move the line up, move it down"))),
)
"""Those of people who play for themselves, where lines can be moved."""
ROOM = KeyGroup(
    N_("The room"),
    (
        Keys(("F5",), N_("Room window")),
        Keys(("Shift+F5",), N_("Follow the round")),
        Keys(("F12", "Ctrl+F12"), N_("Next page or place, and back")),
        Keys(("Shift+F2", UP_TO, "Shift+F4"), N_("Welcome, who sits where, announcement")),
        Keys(("Shift+F6", UP_TO, "Shift+F8"), N_("Clock, results so far, standings")),
        Keys(("Shift+F9", "Shift+F11"), N_("Reveal, race of the leaders")),
        Keys(("Ctrl+F11",), N_("Prize-giving")),
        Keys(("Ctrl+F2",), N_("Rules of the game, page by page")),
        Keys(("Ctrl+F3",), N_("Deal of the event, at Whiz")),
        Keys(("Shift+F12",), N_("Message to the room")),
        Keys(("Ctrl+F6", "Ctrl+F7"), N_("Stop the clock, one minute more")),
        Keys(("Ctrl+F8", "Ctrl+F9"), N_("Voice on or off, other screen")),
    ),
)
USUAL = (EVERYWHERE, ENTRIES, ROOM)
"""The keys of a format that has none of its own."""


def cap_label(cap: str, _: Words) -> str:
    """Return what is printed on a key in the user's country."""
    if cap in _CAPS:
        return _(_CAPS[cap])
    return _FRENCH.get(cap, cap) if _.language is Language.FRENCH else cap


def caps_of(stroke: str) -> tuple[str, ...]:
    """Return the keys that are held together.

    >>> caps_of("Shift+←"), caps_of("Ctrl++")
    (('Shift', '←'), ('Ctrl', '+'))
    """
    held, _, last = stroke.rpartition("+")
    if not held:
        return (stroke,)
    return (held.rstrip("+"), last or "+")

"""All keys of a militaire evening, in groups: for the page of keys, on screen and on paper."""

from whist_td.stages.keys_table import ENTRIES, EVERYWHERE, ROOM, KeyGroup, Keys
from whist_td.words.words import N_

_PLAY = KeyGroup(
    N_("Play"),
    (
        Keys(("←", "H"), N_("The home side won")),
        Keys(("→", "V"), N_("The visitors won")),
        Keys(("Shift+←", "Shift+→"), N_("… with all thirteen tricks")),
        Keys(("↑", "↓"), N_("Table before, table after")),
        Keys(("Number", "Enter"), N_("Go to the table of that number")),
        Keys(("T",), N_("Number of tricks")),
        Keys(("R", "I", "F", "X"), N_("Revoke, influence, forfeit, void table")),
        Keys(("M",), N_("Everything else for this table")),
        Keys(("Delete",), N_("Take the result away")),
        Keys(("PgUp", "PgDown"), N_("Earlier round, later round")),
    ),
)
_SECOND_PASS = KeyGroup(
    N_("Second pass"),
    (
        Keys(("F8",), N_("Enter the round again from the cartons")),
        Keys(("←", "→"), N_("A difference: keep the first, take the second")),
        Keys(("Esc",), N_("Leave the second pass")),
    ),
)

KEYS: tuple[KeyGroup, ...] = (_PLAY, EVERYWHERE, _SECOND_PASS, ENTRIES, ROOM)
"""The groups of a militaire evening, with those that work everywhere."""

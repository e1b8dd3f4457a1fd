"""All keys of a club night, in groups: for the page of keys, on screen and on paper."""

from whist_td.stages.keys_table import ENTRIES, EVERYWHERE, ROOM, KeyGroup, Keys
from whist_td.words.words import N_

_TABLES = KeyGroup(
    N_("Play: the tables"),
    (
        Keys(("Number",), N_("The table of that number")),
        Keys(("↑", "↓"), N_("Table before, table after")),
        Keys(("Enter",), N_("Into the table: its next deal")),
        Keys(("PgUp", "PgDown"), N_("Earlier round, later round")),
        Keys(("F4",), N_("Put right who really sat where")),
        Keys(("F7",), N_("Standings: open them, close them")),
        Keys(("F9",), N_("A sanction of the jury")),
    ),
)
_DEAL = KeyGroup(
    N_("Telling a deal"),
    (
        Keys(("Number", "S"), N_("The answer that the key stands before, or a number")),
        Keys(("←", "→"), N_("The answer beside, one trick more or less")),
        Keys(("Enter",), N_("Go on; after the last answer, enter the deal")),
        Keys(("Ctrl+Enter",), N_("Enter the deal at once, as it is shown")),
        Keys(("↑", "Esc"), N_("Back to the answer before")),
        Keys(("Backspace",), N_("Take the answer back")),
    ),
)
_CORRECT = KeyGroup(
    N_("Deals that have been entered"),
    (
        Keys(("F2",), N_("To the deals of the table")),
        Keys(("Enter",), N_("Correct the deal; everything after it follows")),
        Keys(("Insert",), N_("Put in a forgotten deal before it")),
        Keys(("Delete",), N_("Take the deal away")),
        Keys(("Esc",), N_("Back to the tables")),
    ),
)

_PASS = KeyGroup(
    N_("Second pass"),
    (
        Keys(("F8",), N_("Read the score sheets of the round again")),
        Keys(("Enter",), N_("Next total; after the last, compare")),
        Keys(("F2",), N_("Compare the deals of the table")),
        Keys(("Esc",), N_("Leave the second pass; F8 goes on with it")),
    ),
)
_ENTRIES = KeyGroup(
    ENTRIES.title,
    (*ENTRIES.keys, Keys(("Alt+↑", "Alt+↓"), N_("Move the line up, move it down"))),
)

CLUB_KEYS: tuple[KeyGroup, ...] = (_TABLES, EVERYWHERE, _DEAL, _CORRECT, _PASS, _ENTRIES, ROOM)
"""The groups of a club night, with those that work everywhere."""

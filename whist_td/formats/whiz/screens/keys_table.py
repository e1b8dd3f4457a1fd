"""All keys of a Whiz tournament, in groups: for the page of keys, on screen and on paper."""

from whist_td.stages.keys_table import ENTRIES, EVERYWHERE, ROOM, UP_TO, KeyGroup, Keys
from whist_td.words.words import N_

_PLAY = KeyGroup(
    N_("Play"),
    (
        Keys(("Enter",), N_("Accept the result, go to the next missing deal")),
        Keys(("↑", "↓", "←", "→"), N_("Another table, another deal")),
        Keys(("t3", "d9"), N_("Go to table 3, to deal 9 (then Enter)")),
        Keys(("Delete",), N_("Take the result away (where nothing is typed)")),
        Keys(("F2",), N_("Bring the result back to change it")),
        Keys(("F3",), N_("Fold the buttons away, or show them again")),
        Keys(("F4",), N_("What really happened: other players, another deal")),
        Keys(("F6",), N_("Adjusted score")),
        Keys(("F7",), N_("By table, or by traveller")),
        Keys(("F9",), N_("Penalty")),
        Keys(("PgUp", "PgDown"), N_("Earlier round, later round; with travellers, another deal")),
    ),
)
_SECOND_PASS = KeyGroup(
    N_("Second pass"),
    (
        Keys(("F8",), N_("Enter the round again from the travellers")),
        Keys(("←", "→"), N_("A difference: keep the first, take the second")),
        Keys(("Esc",), N_("Leave the second pass")),
    ),
)
_TYPED = KeyGroup(
    N_("How a result is typed"),
    (
        Keys(("10♥ S =",), N_("Level, strain (C D H S NT), declarer (N E S), result")),
        Keys(("=", "+1", "-2", "11"), N_("Just made, one over, two down; or the tricks")),
        Keys(("X", "XX"), N_("Doubled, redoubled: after the strain")),
        Keys(("/ 0 0 22",), N_("After the result: the points on the traveller")),
        Keys((UP_TO,), N_("pass: passed out. NP: not played. ADJ 60 40 50 late: adjusted.")),
    ),
)

WHIZ_KEYS: tuple[KeyGroup, ...] = (_PLAY, EVERYWHERE, _TYPED, _SECOND_PASS, ENTRIES, ROOM)
"""The groups of Whiz, with those that work everywhere."""

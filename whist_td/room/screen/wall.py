"""The colours of the wall: light on dark, strong enough for a weak projector in a bright hall."""

from dataclasses import replace

from whist_td.kit.stylesheet import DARK
from whist_td.room.words.posters import Tone

GROUND = "#0a1216"
CARD = "#17242b"
LINE = "#2b3d46"
TEXT = "#f6f8f7"
QUIET = "#adbbc1"
ACCENT = "#74ddb3"
HOME = "#78bdff"
VISITORS = "#ffab61"
AMBER = "#ffc845"
ON_AMBER = "#1a1200"
RED = "#ff6f66"
GOLD, SILVER, BRONZE = "#ffd45c", "#d5dee2", "#e6a06a"
MEDALS = (GOLD, SILVER, BRONZE)

SUITS = replace(DARK, suit_red="#ff4b5c", suit_black=TEXT)
"""The palette that suits are painted in."""

LEADERS = (ACCENT, "#78bdff", "#ffab61", "#ffd45c", "#e59bff", "#ff8a97", "#8fe3f2", "#cfd98a")
"""One colour a line of the race; beside each stands its name, for those who see no colours."""

INKS = {
    Tone.PLAIN: TEXT,
    Tone.QUIET: QUIET,
    Tone.GOOD: ACCENT,
    Tone.HOME: HOME,
    Tone.VISITORS: VISITORS,
    Tone.LATE: AMBER,
    Tone.OVER: RED,
}

"""What the window is painted with: colours by day and night, sizes, and the one stylesheet."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from string import Template

from whist_td.assets import asset, style_sheet

STEP = 8
"""Spacing goes in steps of this many pixels."""

TITLE, HEADING, BODY, SMALL = 1.75, 1.3, 1.0, 0.87
"""The four sizes of text, as parts of the base."""
_USUAL = 12
"""Larger letters make headings no larger beside the text: they are seen, and rows need the room."""

_MARKS = ("down", "down-off", "up", "up-off", "left", "right", "tick", "dot")


@dataclass(frozen=True)
class Palette:
    """Every colour a widget may use, as "#rrggbb"."""

    is_dark: bool
    window: str
    surface: str
    hover: str
    line: str
    border: str
    edge: str
    """Of fields and boxes to tick: seen at arm’s length."""
    text: str
    quiet: str
    accent: str
    accent_hover: str
    accent_soft: str
    on_accent: str
    home: str
    home_soft: str
    on_home: str
    visitors: str
    visitors_soft: str
    on_visitors: str
    amber: str
    amber_soft: str
    on_amber: str
    alarm: str
    """What must not be overlooked: full amber."""
    on_alarm: str
    red: str
    red_soft: str
    good: str
    suit_red: str
    suit_black: str


LIGHT = Palette(
    is_dark=False,
    window="#f3f2ee",
    surface="#ffffff",
    hover="#eceae4",
    line="#e4e1da",
    border="#8d8a82",
    edge="#8d8a82",
    text="#1c2126",
    quiet="#565c63",
    accent="#17614a",
    accent_hover="#0f4d3a",
    accent_soft="#e0efe8",
    on_accent="#ffffff",
    home="#0b57a4",
    home_soft="#e9f1fa",
    on_home="#ffffff",
    visitors="#ad4500",
    visitors_soft="#fbeee4",
    on_visitors="#ffffff",
    amber="#c88700",
    amber_soft="#fff1c9",
    on_amber="#5f3f00",
    alarm="#ffc63d",
    on_alarm="#1c1400",
    red="#b3201a",
    red_soft="#fde9e7",
    good="#17614a",
    suit_red="#c20f2c",
    suit_black="#1c2126",
)


DARK = Palette(
    is_dark=True,
    window="#15181b",
    surface="#1e2226",
    hover="#2a3035",
    line="#2d3338",
    border="#7d8791",
    edge="#7d8791",
    text="#eef0f1",
    quiet="#aab2b9",
    accent="#63c79f",
    accent_hover="#7fd8b4",
    accent_soft="#1d3a30",
    on_accent="#06150f",
    home="#63adf2",
    home_soft="#1b2c3d",
    on_home="#06131f",
    visitors="#f59a4c",
    visitors_soft="#38281b",
    on_visitors="#1d0f02",
    amber="#e5ad33",
    amber_soft="#3d3110",
    on_amber="#ffdf94",
    alarm="#e5ad33",
    on_alarm="#1c1400",
    red="#ff8b82",
    red_soft="#42211f",
    good="#63c79f",
    suit_red="#ff7a85",
    suit_black="#ffffff",
)


CONTRAST = replace(
    DARK,
    window="#000000",
    surface="#000000",
    hover="#262626",
    line="#8c8c8c",
    border="#ffffff",
    edge="#ffffff",
    text="#ffffff",
    quiet="#ffffff",
    accent="#5df0ff",
    accent_hover="#a8f7ff",
    accent_soft="#00363c",
    on_accent="#000000",
    home="#8cc8ff",
    home_soft="#00213f",
    on_home="#000000",
    visitors="#ffb070",
    visitors_soft="#3a1c00",
    on_visitors="#000000",
    amber="#ffd75e",
    amber_soft="#332600",
    on_amber="#ffe9a8",
    alarm="#ffd75e",
    on_alarm="#000000",
    red="#ffa8a2",
    red_soft="#3d0503",
    good="#5df0ff",
    suit_red="#ff9aa3",
    suit_black="#ffffff",
)
"""For eyes that see little: seven to one wherever there are words."""
PALETTES = (LIGHT, DARK, CONTRAST)
_GROUNDS = (
    *("window", "surface", "hover", "accent_soft", "home_soft", "visitors_soft"),
    *("amber_soft", "red_soft"),
)
_CHOSEN = ("accent", "accent_hover", "home", "visitors", "alarm", "line")
_ON_CHOSEN = ("on_accent", "on_home", "on_visitors", "on_alarm")
_DIM = 0.04045
"""Of a colour: up to here, its light grows as its number does."""
LEAST_CONTRAST = 4.5
"""Of words on their ground (WCAG 2.2, 1.4.3)."""


def in_colours(ground: str, text: str, chosen: str, on_chosen: str) -> Palette:
    """Return a palette of four colours; sides and warnings differ by words and frames alone.

    What is chosen has the colour of the text where its own is hardly seen on the ground.
    """
    if contrast(chosen, ground) < LEAST_CONTRAST:
        chosen, on_chosen = text, ground
    inks: dict[str, str] = {each.name: text for each in fields(Palette) if each.name != "is_dark"}
    inks |= dict.fromkeys(_GROUNDS, ground) | dict.fromkeys(_CHOSEN, chosen)
    inks |= dict.fromkeys(_ON_CHOSEN, on_chosen)
    return Palette(is_dark=_luminance(ground) < _luminance(text), **inks)


def contrast(one: str, other: str) -> float:
    """Return how far two colours ("#rrggbb") are apart, 1 to 21, as WCAG 2.2 reckons it."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= _DIM else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def stylesheet(colours: Palette, base: int) -> str:
    """Return the stylesheet of the whole window."""
    look = asset("marks", "dark" if colours.is_dark else "light").as_posix()
    filled = {
        **asdict(colours),
        **_sizes(base),
        **{f"mark_{name.replace('-', '_')}": f'url("{look}/{name}.svg")' for name in _MARKS},
    }
    return Template(style_sheet("window.qss")).substitute(filled)


def points(part: float, base: float) -> float:
    """Return the size of letters that are a part of the base, in points."""
    return base * part if part <= BODY else base + min(base, _USUAL) * (part - BODY)


def _sizes(base: int) -> Mapping[str, float]:
    """Return text in points, and what is drawn beside it in pixels."""
    arrow, tick = round(base * 0.95), round(base * 1.45)
    return {
        "title": points(TITLE, base),
        "heading": points(HEADING, base),
        "small": points(SMALL, base),
        "guide": base * 1.1,
        "icon": round(base * 1.75),
        "stage_icon": base * 2,
        "arrow": arrow,
        "arrow_button": 2 * arrow,
        "tick": tick,
        "round_tick": tick // 2 + 2,
    }

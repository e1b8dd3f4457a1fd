"""The one stylesheet, built from a palette and a base size; what each role means is in `theme`."""

from collections.abc import Mapping
from dataclasses import asdict
from string import Template

from whist_td.assets import asset, style_sheet
from whist_td.kit.palette import Palette

STEP = 8
"""Spacing goes in steps of this many pixels."""

TITLE, HEADING, BODY, SMALL = 1.75, 1.3, 1.0, 0.87
"""The four sizes of text, as parts of the base."""


_MARKS = ("down", "down-off", "up", "up-off", "left", "right", "tick", "dot")


def stylesheet(colours: Palette, base: int) -> str:
    """Return the stylesheet of the whole window."""
    filled = {**asdict(colours), **_sizes(base), **_marks(colours)}
    return Template(style_sheet("window.qss")).substitute(filled)


def _sizes(base: int) -> Mapping[str, float]:
    """Return text in points, and what is drawn beside it in pixels."""
    arrow, tick = round(base * 0.95), round(base * 1.45)
    return {
        "title": base * TITLE,
        "heading": base * HEADING,
        "small": base * SMALL,
        "guide": base * 1.1,
        "icon": round(base * 1.6),
        "stage_icon": base * 2,
        "arrow": arrow,
        "arrow_button": 2 * arrow,
        "tick": tick,
        "round_tick": tick // 2 + 2,
    }


def _marks(colours: Palette) -> Mapping[str, str]:
    """Return the drawn signs as a stylesheet takes them."""
    look = asset("marks", "dark" if colours.is_dark else "light").as_posix()
    return {f"mark_{name.replace('-', '_')}": f'url("{look}/{name}.svg")' for name in _MARKS}

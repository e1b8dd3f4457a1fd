"""The cards that let people in: one for each table, one for each person or team, with the PIN."""

from collections.abc import Sequence
from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.paper.codes import draw_code
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import SMALL, occasion
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Use, sheet
from whist_td.paper.page import Page, Tile, Tiling
from whist_td.paper.papers import Paper, render
from whist_td.paper.pen import Align, Pen
from whist_td.phones.codes import Wifi
from whist_td.words.words import N_, Words

_ACROSS, _DOWN = 2, 3
_LINE = 5 * MM
_TITLE = Type(Face.BOLD, 26, 13)
_STEP = Type(Face.SEMIBOLD, 11, 8)
_PIN = Type(Face.BOLD, 20)


@dataclass(frozen=True)
class Door:
    """What is on a card: whose it is, where its page is, and the PIN of a personal one."""

    title: str
    url: str
    pin: str = ""


@dataclass(frozen=True)
class Doors:
    """All cards of an event, and the network that leads to them."""

    details: Details
    wifi: Wifi
    doors: Sequence[Door]


def _pages(of: Doors, size: PageSize, _: Words) -> list[Page]:
    tiling = Tiling(sheet(size, Orientation.PORTRAIT, Use.CUT), _ACROSS, _DOWN)

    def draw(pen: Pen, door: Door) -> None:
        box = tiling.box
        pen.put(door.title, box.upper(11 * MM), _TITLE, Align.CENTRE, pad=0)
        pen.put(occasion(of.details, _), box.below(11 * MM).upper(_LINE), SMALL, Align.CENTRE)
        rest = box.below(17 * MM)
        codes = rest.above(9 * MM)
        halves = list(codes.columns([1, 1])) if of.wifi.name else [codes]
        if of.wifi.name:
            _code(pen, halves[0], _("1. The Wi-Fi {name}", name=of.wifi.name), of.wifi.text)
        what = _("2. Then this page") if of.wifi.name else _("Scan this code")
        _code(pen, halves[-1], what, door.url)
        if door.pin:
            pin = _("PIN {pin}", pin=door.pin)
            pen.put(pin, rest.lower(9 * MM), _PIN, Align.CENTRE, pad=0)

    def tile(door: Door) -> Tile:
        return Tile(door.title, lambda pen: draw(pen, door))

    tiles = [tile(door) for door in of.doors]
    return tiling.pages(tiles)


def _code(pen: Pen, box: Box, what: str, text: str) -> None:
    pen.put(what, box.upper(_LINE), _STEP, Align.CENTRE, pad=0)
    draw_code(pen, text, box.below(_LINE))


_CARDS = Paper("telephone-cards", N_("Telephone cards"), _pages, before_play=True)


def door_sheets(of: Doors, size: PageSize, _: Words) -> bytes:
    """Return the cards as a PDF, to be cut."""
    return render([_CARDS], of, size, _)

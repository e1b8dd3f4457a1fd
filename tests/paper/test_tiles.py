"""Small sheets share a page, each with its room and its cuts."""

import io

import pytest
from reportlab.pdfgen.canvas import Canvas

from whist_td.paper.layout import MM, Orientation, PageSize, sheet
from whist_td.paper.page import GUTTER, Tile, Tiling, tiling
from whist_td.paper.pen import Pen

A4 = sheet(PageSize.A4, Orientation.PORTRAIT)


def tiles(count):
    return [Tile(str(number), lambda _pen: None) for number in range(1, count + 1)]


@pytest.mark.parametrize(("count", "pages"), [(1, 1), (6, 1), (7, 2), (13, 3)])
def test_tiles_fill_page_after_page(count, pages):
    assert len(Tiling(A4, 2, 3).pages(tiles(count))) == pages


def test_a_page_is_found_by_its_first_and_last_tile():
    bookmarks = [page.bookmark for page in Tiling(A4, 1, 3).pages(tiles(7))]
    assert bookmarks == ["1 – 3", "4 – 6", "7"]


def test_a_tile_keeps_its_distance_from_the_cuts():
    whole, quarter = A4.body, Tiling(A4, 2, 2).box
    assert quarter.width == pytest.approx(whole.width / 2 - GUTTER)
    assert quarter.height == pytest.approx(whole.height / 2 - GUTTER)
    assert (quarter.x, quarter.top) == (whole.x, whole.top)


@pytest.mark.parametrize(("needed", "rows"), [(60, 4), (80, 3), (100, 2), (200, 1), (900, 1)])
def test_as_many_rows_stand_on_a_page_as_have_room(needed, rows):
    assert tiling(A4, needed * MM, 4).down == rows


def test_each_tile_is_drawn_in_a_place_of_its_own():
    places = []
    canvas = Canvas(io.BytesIO())
    drawn = [
        Tile(str(number), lambda _pen: places.append(canvas.absolutePosition(0, 0)))
        for number in range(6)
    ]
    (page,) = Tiling(A4, 2, 3).pages(drawn)
    page.draw(Pen(canvas))
    assert len(set(places)) == 6
    assert places[0] == (0, 0)

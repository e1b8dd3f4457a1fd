"""Small sheets share a page, each with its room and its cuts."""

import io
from functools import partial

import pytest
from reportlab.pdfgen.canvas import Canvas

from tests.fixtures.papers import pieces
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Orientation, PageSize, Use, sheet
from whist_td.paper.page import Tile, Tiling, tiling
from whist_td.paper.papers import draw_page
from whist_td.paper.pen import Pen

A4 = sheet(PageSize.A4, Orientation.PORTRAIT, Use.CUT)
TYPE = Type(Face.REGULAR, 12)


def tiles(count):
    return [Tile(str(number), lambda _pen: None) for number in range(1, count + 1)]


@pytest.mark.parametrize(("count", "pages"), [(1, 1), (6, 1), (7, 2), (13, 3)])
def test_tiles_fill_page_after_page(count, pages):
    assert len(Tiling(A4, 2, 3).pages(tiles(count))) == pages


@pytest.mark.parametrize(
    ("count", "places", "bookmarks"),
    [
        (7, (1, 3), ["1 · 4 · 7", "2 · 5", "3 · 6"]),
        (5, (2, 1), ["1 · 4", "2 · 5", "3"]),
        (24, (2, 1), [f"{left} · {left + 12}" for left in range(1, 13)]),
    ],
)
def test_a_pile_that_is_cut_gives_stacks_that_follow_one_another(count, places, bookmarks):
    pages = Tiling(A4, *places).pages(tiles(count))
    assert [page.bookmark for page in pages] == bookmarks


def test_a_tile_keeps_its_distance_from_the_cuts():
    quarter = Tiling(A4, 2, 2).box
    assert 0 < quarter.x == pytest.approx(A4.width / 2 - quarter.right)
    assert A4.height / 2 < quarter.y < quarter.top < A4.height


@pytest.mark.parametrize("size", PageSize)
@pytest.mark.parametrize("places", [(1, 2), (1, 3), (2, 1), (3, 6)])
def test_tiles_are_halves_and_thirds_of_the_sheet_to_the_point(size, places):
    paper = sheet(size, Orientation.PORTRAIT, Use.CUT)
    wide, high = Tiling(paper, *places).step
    assert (wide * places[0], high * places[1]) == pytest.approx((paper.width, paper.height))


@pytest.mark.parametrize(("needed", "rows"), [(58, 4), (80, 3), (100, 2), (200, 1), (900, 1)])
def test_as_many_rows_stand_on_a_page_as_have_room(needed, rows):
    assert tiling(A4, needed * MM, 4).down == rows


def test_each_tile_is_drawn_in_a_place_of_its_own():
    drawn = [Tile(text, partial(Pen.write, text=text, x=0, y=0, setting=TYPE)) for text in "HHHHHH"]
    (page,) = Tiling(A4, 2, 3).pages(drawn)
    out = io.BytesIO()
    canvas = Canvas(out)
    pen = Pen(canvas)
    page.draw(pen)
    draw_page(canvas, page, pen.noted())
    canvas.save()
    places = {(each.left, each.bottom) for each in pieces(out.getvalue(), 0) if each.text == "H"}
    assert len(places) == 6
    assert min(places)[0] < 3

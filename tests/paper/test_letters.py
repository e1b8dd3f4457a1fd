"""How letters stand on paper: a plain zero, huge outlines, lent letters as strong as ours."""

import io
from itertools import groupby

import pypdfium2 as pdfium
import pytest
from reportlab.pdfgen.canvas import Canvas

from whist_td.paper.fonts import CAP_HEIGHT, Face, Type, wrapped
from whist_td.paper.layout import Box
from whist_td.paper.pen import Pen, TextColumn

_DOTS = 4
LENT_I = "\u0406"
"""A Ukrainian I, which our face has not got: a single upright stroke."""


def ink(text, setting, part, more=lambda _pen: None):
    """The lengths of the dark runs of a line through a text, at a part of a capital's height."""
    out = io.BytesIO()
    canvas = Canvas(out, (600, 300), initialFontName="Helvetica")
    pen = Pen(canvas)
    pen.write(text, 20, 20, setting)
    more(pen)
    for do, given, named in pen.noted():
        do(*given, **named)
    canvas.save()
    picture = pdfium.PdfDocument(out.getvalue())[0].render(scale=_DOTS).to_pil().convert("L")
    y = picture.height - round((20 + setting.size * CAP_HEIGHT * part) * _DOTS)
    row = (picture.getpixel((x, y)) < 128 for x in range(picture.width))
    return [sum(1 for _each in run) / _DOTS for is_dark, run in groupby(row) if is_dark]


@pytest.mark.parametrize("face", Face)
def test_a_zero_has_no_stroke_through_it(face):
    assert len(ink("0", Type(face, 90), 0.5)) == len(ink("O", Type(face, 90), 0.5)) == 2


@pytest.mark.parametrize("face", Face)
def test_a_lent_letter_is_as_strong_as_ours(face):
    (lent,) = ink(LENT_I, Type(face, 90), 0.5)
    ours, _other = ink("H", Type(face, 90), 0.25)
    assert lent == pytest.approx(ours, rel=0.08)


def test_a_huge_figure_is_an_outline():
    left, right = ink("1", Type(Face.BOLD, 250), 0.3)
    assert left == pytest.approx(right, abs=0.5)
    assert left < 10


def test_a_frame_drawn_after_white_letters_is_black():
    white = Type(Face.BOLD, 20, grey=1)
    assert len(ink("AVANCER DE 2", white, 0.5, lambda pen: pen.frame(Box(5, 5, 90, 90)))) == 2


@pytest.mark.parametrize("folds", [False, True])
def test_a_column_has_one_size_never_under_nine_points_nor_four_fifths_wide(folds):
    column = TextColumn(Type(Face.REGULAR, 14), 60, folds=folds)
    names = ("Roy", "Les Joyeux Marsouins de la Baie", "Beauchemin-Saint-Amand", "W" * 40)
    for name in names:
        column.note(name, 25)
    found = [column.text(name, 25) for name in names]
    assert len({(each.setting, each.narrowed) for each in found}) == 1
    assert found[0].setting.size >= 9
    assert found[0].narrowed >= 0.8
    assert all(wide <= 60 for each in found for _line, wide, _up in each.lines)


def test_where_two_lines_fit_a_name_folds_before_its_column_is_smaller():
    column = TextColumn(Type(Face.REGULAR, 14), 110, folds=True)
    for name in ("Roy", "Les Marsouins de Percé"):
        column.note(name, 40)
    found = column.text("Les Marsouins de Percé", 40)
    lines = [line for line, _wide, _up in found.lines]
    assert (lines, found.setting.size) == (["Les Marsouins de", "Percé"], 14)


def test_a_double_name_takes_a_second_line_after_its_hyphen():
    assert wrapped("Marie-Antoinette Roy", Face.REGULAR, 10, 60) == ("Marie-", "Antoinette", "Roy")

"""Sheets that are made beside one another: a preview is asked for while the last one is made."""

import io
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from whist_td.paper.fonts import Face, font
from whist_td.paper.papers import new_canvas, saved
from whist_td.words.words import Language, words

LETTERS = "éèêëàâäôöùûüîïçÉÈÊÀÂÔÛÎÏÇñãõ"
"""Each is drawn of two: a letter and its accent, looked up in the face."""
TIMES = 200


@pytest.fixture
def impatient():
    """Let threads take turns after each step."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def letters_drawn(_=None):
    out = io.BytesIO()
    canvas = new_canvas(out, "Percé", words(Language.FRENCH))
    canvas.setFont(font(Face.REGULAR.value).fontName, 12)
    canvas.drawString(72, 720, LETTERS)
    canvas.showPage()
    return len(saved(canvas, out))


@pytest.mark.usefixtures("impatient")
def test_sheets_made_at_once_have_the_letters_of_one_made_alone():
    alone = letters_drawn()
    with ThreadPoolExecutor(4) as at_once:
        assert set(at_once.map(letters_drawn, range(TIMES))) == {alone}

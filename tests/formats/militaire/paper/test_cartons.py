"""Two cartons for each team: one stays, one travels with its itinerary."""

import pypdfium2 as pdfium
import pytest

from whist_td.formats.militaire.rules.settings import Settings
from whist_td.paper.layout import PageSize


def test_each_team_has_a_page_with_both_cartons(press):
    reader = press.read(press.event_of(11), "cartons")
    text = reader.pages[6].extract_text()
    assert len(reader.pages) == 11
    assert "RESTE À LA TABLE" in text
    assert "VOYAGE" in text
    assert text.count("Île-Bonaventure 7") == 2
    assert "Thérèse 7" in text


@pytest.mark.parametrize("rounds", [1, 23, 24, 99])
def test_the_travelling_carton_has_a_box_for_every_round(press, rounds):
    evening = press.event_of(2, Settings(rounds=rounds))
    drawn = press.pieces(press.printed(evening, "cartons"), 0)
    calls = [piece for piece in drawn if piece.text in {"1-2", "1-3", "2-3"}]
    assert len(calls) == rounds


def test_the_number_can_be_read_across_the_room(press):
    drawn = press.pieces(press.printed(press.event_of(11), "cartons"), 7)
    highest = max(drawn, key=lambda piece: piece.top - piece.bottom)
    assert highest.text == "8"
    assert highest.top - highest.bottom > 200


@pytest.mark.parametrize("size", PageSize)
def test_the_number_stays_inside_its_frame(press, size):
    printed = press.printed(press.event_of(11), "cartons", size=size)
    page = pdfium.PdfDocument(printed)[7].render(scale=2).to_pil().convert("L")
    wide, high = page.size
    middle = page.crop((wide * 2 // 5, 0, wide * 3 // 5, high // 2)).point(lambda grey: 255 - grey)
    _left, frame, _right, _bottom = middle.getbbox()
    assert middle.crop((0, frame + 6, middle.width, frame + 10)).getbbox() is None

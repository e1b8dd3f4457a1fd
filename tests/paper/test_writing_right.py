"""Names from right to left on paper: Hebrew turned round, Arabic in the shapes that join."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.paper.fonts import Face, font, runs, width
from whist_td.paper.writing_right import in_order

SHALOM, KOHEN = "\u05e9\u05dc\u05d5\u05dd", "\u05db\u05d4\u05df"
MUHAMMAD = "\u0645\u062d\u0645\u062f"


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        pytest.param("Hélène Œuvrard 12", "Hélène Œuvrard 12", id="French stays"),
        pytest.param(SHALOM, SHALOM[::-1], id="Hebrew is turned round"),
        pytest.param(f"{SHALOM} {KOHEN}", f"{KOHEN[::-1]} {SHALOM[::-1]}", id="two words"),
        pytest.param(f"Anne {SHALOM}", f"Anne {SHALOM[::-1]}", id="among ours it alone is turned"),
        pytest.param(f"12 {SHALOM}", f"12 {SHALOM[::-1]}", id="a team's number stays before it"),
        pytest.param(f"{SHALOM} 12", f"12 {SHALOM[::-1]}", id="a figure keeps its own order"),
        pytest.param(f"{SHALOM} ({KOHEN})", f"({KOHEN[::-1]}) {SHALOM[::-1]}", id="brackets"),
        pytest.param(f"Rita – {SHALOM}", f"Rita – {SHALOM[::-1]}", id="a pair"),
        pytest.param(MUHAMMAD, "\ufeaa\ufee4\ufea4\ufee3", id="Arabic joins"),
        pytest.param("\u0644\u0627", "\ufefb", id="lam and alef grow together"),
        pytest.param("\u05d1\u05bc\u05d0", "\u05d0\u05d1\u05bc", id="a mark stays on its letter"),
        pytest.param(f"\u200f{SHALOM}\u200f", SHALOM[::-1], id="marks of direction have no shape"),
    ],
)
def test_a_name_is_drawn_in_the_order_in_which_it_is_read(name, drawn):
    assert in_order(name) == drawn


@given(st.text(alphabet=f"Ab 1-(){SHALOM}{KOHEN}{MUHAMMAD}", max_size=20))
def test_no_letter_is_lost_or_doubled(text):
    assert len(in_order(text)) == len(text)


@given(st.text(alphabet=st.characters(max_codepoint=0x24F)))
def test_whatever_is_written_from_the_left_stays_as_it_is(text):
    assert in_order(text) == text


@pytest.mark.parametrize("name", [f"{SHALOM} {KOHEN}", f"{MUHAMMAD} \u0627\u0644\u0623\u0628"])
def test_every_shape_is_in_the_faces_that_travel_with_the_program(name):
    for used, piece in runs(name, Face.SEMIBOLD):
        known = font(used).face.charToGlyph
        assert all(ord(letter) in known for letter in piece)


def test_a_name_is_as_wide_as_it_is_drawn():
    assert width(SHALOM, Face.REGULAR, 10) == pytest.approx(width(SHALOM[::-1], Face.REGULAR, 10))

"""Names from right to left on paper: they stand as they are read, and push nothing aside."""

from dataclasses import replace

import pytest

from whist_td.paper.fonts import Face, drawn_order, font, runs

SHALOM, KOHEN = "\u05e9\u05dc\u05d5\u05dd", "\u05db\u05d4\u05df"
MUHAMMAD = "\u0645\u062d\u0645\u062f"
NAMES = (
    pytest.param(f"{SHALOM} ({KOHEN})", id="Hebrew with brackets"),
    pytest.param("\u05d1\u05bc\u05d0 12", id="Hebrew with a vowel mark and a figure"),
    pytest.param(f"Anne – {MUHAMMAD} \u0627\u0644\u0623\u0628", id="Arabic beside ours"),
)


@pytest.mark.parametrize("name", NAMES)
def test_such_a_name_is_printed_and_nothing_else_moves(name, press):
    evening = press.won_at_home(press.event_of(3), 24)
    ours = evening.teams[2].name
    named = replace(evening, teams={**evening.teams, 2: replace(evening.teams[2], name=name)})
    before, after = (
        press.pieces(press.printed(each, "standings", after=24), 0) for each in (evening, named)
    )
    others = [piece for piece in before if piece.text != ours]
    assert len(others) < len(before)
    assert all(piece in after for piece in others)
    assert len(after) > len(others)


@pytest.mark.parametrize("name", NAMES)
def test_every_letter_is_in_the_faces_that_travel_with_the_program(name):
    for used, piece in runs(name, Face.SEMIBOLD):
        known = font(used).face.charToGlyph
        assert all(ord(letter) in known for letter in piece)


@pytest.mark.parametrize(
    ("name", "from_the_left"),
    [
        pytest.param("Côté (Gaspé) « 3 »", "Côté (Gaspé) « 3 »", id="ours stays as it is"),
        pytest.param(SHALOM, SHALOM[::-1], id="from the right"),
        pytest.param(f"{SHALOM} ({KOHEN})", f"({KOHEN[::-1]}) {SHALOM[::-1]}", id="in brackets"),
        pytest.param(f"7. {SHALOM}", f"7. {SHALOM[::-1]}", id="a number of ours stays before it"),
        pytest.param(f"{SHALOM} 12", f"12 {SHALOM[::-1]}", id="a number of its own ends it"),
        pytest.param(
            f"Anne {SHALOM} ({KOHEN})",
            f"Anne ({KOHEN[::-1]}) {SHALOM[::-1]}",
            id="behind a name of ours",
        ),
        pytest.param(f"{MUHAMMAD} (x)", "\ufeaa\ufee4\ufea4\ufee3 (x)", id="joined"),
        pytest.param("\u05d1\u05bc\u05d0", "\u05d0\u05bc\u05d1", id="a mark over its own letter"),
    ],
)
def test_letters_stand_on_paper_as_they_are_read(name, from_the_left):
    assert drawn_order(name) == from_the_left

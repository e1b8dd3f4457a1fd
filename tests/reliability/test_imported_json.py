"""An event of somebody's JSON is believed no more than any other file."""

import json
from copy import deepcopy
from random import Random

import pytest
from reliability.small_event import EVENINGS

NASTY = (None, -1, 0, 24.7, "", "x", True, [], {}, 10**12, "9" * 200)


def places(plain):
    """Yield every value with the list or object that holds it."""
    for key in plain if isinstance(plain, dict) else range(len(plain)):
        yield plain, key
        if isinstance(plain[key], (dict, list)):
            yield from places(plain[key])


@pytest.fixture
def exported(whist_td, tmp_path):
    """Return the JSON of a small evening of a format."""

    def of(kind):
        EVENINGS[kind].play(tmp_path / "told.whist")
        place = tmp_path / "told.json"
        assert whist_td("export", tmp_path / "told.whist", "-o", place) == 0
        return json.loads(place.read_text(encoding="utf-8"))

    return of


@pytest.mark.parametrize("kind", EVENINGS)
def test_whatever_stands_in_it_is_a_sentence_or_a_sound_event(kind, exported, whist_td, tmp_path):
    plain, dice = exported(kind), Random(9)  # noqa: S311
    del plain["journal"], plain["standings"]
    source = tmp_path / "twisted.json"
    for number in range(40):
        twisted = deepcopy(plain)
        holder, key = dice.choice(list(places(twisted)))
        holder[key] = dice.choice(NASTY)
        source.write_text(json.dumps(twisted), encoding="utf-8")
        club = tmp_path / f"{number}.whist"
        code = whist_td("new", club, "--from", source)
        assert (code, whist_td.errors.count("\n")) in ((0, 0), (2, 1)), (holder, key)
        assert club.exists() is (code == 0)
        if code == 0:
            assert whist_td("check", club) == 0, (holder, key)
            assert whist_td("standings", club) == 0, (holder, key)


@pytest.mark.parametrize(
    "told",
    [
        ("militaire", ("entries", 0, "name"), None, "entries[0].name"),
        ("militaire", ("settings", "rounds"), 24.7, "settings.rounds"),
        ("militaire", ("results", 1, "table"), 1.9, "results[1]"),
        ("militaire", ("results", 0, "tricks"), 14, "results[0]"),
        ("whiz", ("movement", "rounds", 0, "tables", 0, "N"), "1", "movement.rounds[0]"),
        ("whiz", ("results", 0, "board"), True, "results[0]"),
        ("club", ("entries", 2, "partner"), 3, "entries[2]"),
        ("club", ("sanctions",), [{"round": 1}], "sanctions[0]"),
        ("club", ("event", "date"), "hier", "event.date"),
    ],
)
def test_a_value_that_cannot_be_is_told_by_its_place(told, exported, whist_td, tmp_path):
    kind, path, value, named = told
    plain = exported(kind)
    *above, last = path
    holder = plain
    for step in above:
        holder = holder[step]
    holder[last] = value
    source = tmp_path / "wrong.json"
    source.write_text(json.dumps(plain), encoding="utf-8")
    assert whist_td("new", tmp_path / "new.whist", "--from", source) == 2
    assert f"“{named}" in whist_td.errors
    assert not (tmp_path / "new.whist").exists()

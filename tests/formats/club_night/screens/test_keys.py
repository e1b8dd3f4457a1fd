"""The page of keys of a club night."""

import pytest

from whist_td.formats.club_night.screens.pages import CLUB_KEYS
from whist_td.stages.keys_table import cap_label, caps_of
from whist_td.words.words import Language, words


@pytest.mark.parametrize("language", Language)
def test_every_key_has_its_cap_and_says_what_it_does(language):
    _ = words(language)
    for group in CLUB_KEYS:
        assert _(group.title)
        for keys in group.keys:
            assert all(cap_label(cap, _) for stroke in keys.strokes for cap in caps_of(stroke))
            assert _(keys.does)


def test_no_group_tells_one_key_twice():
    for group in CLUB_KEYS:
        strokes = [keys.strokes for keys in group.keys]
        assert len(strokes) == len(set(strokes))

"""What the window remembers, and where it begins when nothing is remembered yet."""

import pytest
from PySide6.QtCore import QSettings

from whist_td.kit import preferences
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import BASE, MOST_BASE


@pytest.fixture
def kept(tmp_path):
    return QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat)


@pytest.mark.parametrize(("percent", "points"), [(100, BASE), (150, 18), (225, MOST_BASE)])
def test_letters_begin_as_large_as_the_system_wants_them(monkeypatch, kept, percent, points):
    monkeypatch.setattr(preferences, "text_scale", lambda: percent)
    assert Preferences(kept).base == points


def test_letters_that_were_chosen_stay(monkeypatch, kept):
    monkeypatch.setattr(preferences, "text_scale", lambda: 200)
    Preferences(kept).base = 14
    assert Preferences(kept).base == 14

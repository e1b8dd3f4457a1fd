"""The page of the guide about the room: the keys it names are those of the program."""

import re

import pytest
from PySide6.QtWidgets import QWidget

from whist_td.assets import asset
from whist_td.kit.actions import Do, Menu
from whist_td.room.screen.room_control import SCENES, RoomControl
from whist_td.words.words import Language, words

ROOM = (Menu.ROOM, Menu.SCENES)


def text(language):
    return asset("guide", language.value, "room.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", list(Language), ids=lambda language: language.value)
def test_every_key_the_guide_names_is_in_the_menu(language):
    told = set(re.findall(r"\*\*([A-Z][\w+]*)\*\*", text(language)))
    offered = {key for what in Do if what.value.menu in ROOM for key in what.value.keys}
    assert {key.replace("Maj+", "Shift+") for key in told} <= offered


@pytest.mark.parametrize("language", list(Language), ids=lambda language: language.value)
def test_the_guide_names_every_scene(language):
    keys = {key for what in SCENES for key in what.value.keys}
    told = text(language).replace("Maj+", "Shift+")
    assert [key for key in keys if f"**{key}**" not in told] == []


def test_every_line_of_the_menu_does_something(qtbot, preferences, hand_clock):
    window = QWidget()
    qtbot.addWidget(window)
    control = RoomControl(preferences, words(Language.ENGLISH), hand_clock, window)
    qtbot.addWidget(control.window)
    lines = {what for what in Do if what.value.menu in ROOM}
    assert lines == SCENES.keys() | control.actions.keys() | {Do.TELEPHONES}


def test_the_guide_in_french_has_french_apostrophes():
    assert "'" not in text(Language.FRENCH)

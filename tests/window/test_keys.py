from PySide6.QtGui import QKeySequence

from whist_td.formats.militaire.screens.play_tables import TABLE_KEYS
from whist_td.formats.militaire.screens.window_parts import KEYS
from whist_td.kit.actions import Do
from whist_td.stages.keys_table import UP_TO, cap_label, caps_of
from whist_td.window.keys import KeyCap, KeysPanel
from whist_td.words.words import Language, words

NOT_KEYS = {"Number", UP_TO, "↑", "↓"}
ARROWS = {"←": "Left", "→": "Right"}


def strokes_of(title):
    group = next(group for group in KEYS if group.title == title)
    return [stroke for keys in group.keys for stroke in keys.strokes if stroke not in NOT_KEYS]


def test_every_key_of_the_play_page_does_something_in_play():
    named = [caps_of(stroke)[-1] for stroke in strokes_of("Play")]
    keys = [QKeySequence(ARROWS.get(cap, cap))[0].key() for cap in named]
    assert [cap for cap, key in zip(named, keys, strict=True) if key not in TABLE_KEYS] == []


def test_every_key_that_works_everywhere_is_in_the_table_of_actions():
    offered = {key for what in Do for key in what.value.keys}
    told = set(strokes_of("Everywhere")) - {"Enter", "Esc", "Shift+F10"}
    assert told <= offered


def test_keys_bear_the_names_of_the_users_keyboard():
    assert cap_label("H", words(Language.FRENCH)) == "D"
    assert cap_label("Enter", words(Language.FRENCH)) == "Entrée"


def test_the_page_shows_every_key(qtbot, session):
    panel = KeysPanel(session)
    qtbot.addWidget(panel)
    caps = [
        cap for group in KEYS for keys in group.keys for s in keys.strokes for cap in caps_of(s)
    ]
    assert len(panel.findChildren(KeyCap)) == len([cap for cap in caps if cap != UP_TO])

"""What the menu and the keys of the room do, in the main window and in the room itself."""

from collections.abc import Mapping
from enum import Enum, auto

from PySide6.QtCore import Qt

from whist_td.kit.actions import Do
from whist_td.room.views.views import Scene


class Stroke(Enum):
    """What a key does where it shows no scene."""

    TOGGLE = auto()
    FOLLOW = auto()
    FORWARD = auto()
    BACK = auto()
    PAUSE = auto()
    MINUTE = auto()
    FREEZE = auto()
    HIDE = auto()
    MUTE = auto()
    SWAP = auto()
    GUIDE = auto()


SCENES: Mapping[Do, Scene] = {
    Do.ROOM_WELCOME: Scene.WELCOME,
    Do.ROOM_SEATING: Scene.SEATING,
    Do.ROOM_ANNOUNCEMENT: Scene.ANNOUNCEMENT,
    Do.ROOM_CLOCK: Scene.CLOCK,
    Do.ROOM_RESULTS: Scene.RESULTS,
    Do.ROOM_STANDINGS: Scene.STANDINGS,
    Do.ROOM_REVEAL: Scene.REVEAL,
    Do.ROOM_RACE: Scene.RACE,
    Do.ROOM_MESSAGE: Scene.MESSAGE,
}
STROKES: Mapping[Do, Stroke] = {
    Do.ROOM: Stroke.TOGGLE,
    Do.ROOM_FOLLOW: Stroke.FOLLOW,
    Do.ROOM_FORWARD: Stroke.FORWARD,
    Do.ROOM_BACK: Stroke.BACK,
    Do.ROOM_PAUSE: Stroke.PAUSE,
    Do.ROOM_MINUTE: Stroke.MINUTE,
    Do.ROOM_FREEZE: Stroke.FREEZE,
    Do.ROOM_HIDE: Stroke.HIDE,
    Do.ROOM_MUTE: Stroke.MUTE,
    Do.ROOM_SWAP: Stroke.SWAP,
    Do.ROOM_GUIDE: Stroke.GUIDE,
}
KEYS: Mapping[int, Scene | Stroke] = {
    Qt.Key.Key_1: Scene.WELCOME,
    Qt.Key.Key_2: Scene.SEATING,
    Qt.Key.Key_3: Scene.ANNOUNCEMENT,
    Qt.Key.Key_4: Scene.CLOCK,
    Qt.Key.Key_5: Scene.RESULTS,
    Qt.Key.Key_6: Scene.STANDINGS,
    Qt.Key.Key_7: Scene.REVEAL,
    Qt.Key.Key_8: Scene.RACE,
    Qt.Key.Key_9: Scene.MESSAGE,
    Qt.Key.Key_0: Stroke.FOLLOW,
    Qt.Key.Key_Space: Stroke.FORWARD,
    Qt.Key.Key_Right: Stroke.FORWARD,
    Qt.Key.Key_PageDown: Stroke.FORWARD,
    Qt.Key.Key_Return: Stroke.FORWARD,
    Qt.Key.Key_Enter: Stroke.FORWARD,
    Qt.Key.Key_Left: Stroke.BACK,
    Qt.Key.Key_PageUp: Stroke.BACK,
    Qt.Key.Key_Backspace: Stroke.BACK,
    Qt.Key.Key_P: Stroke.PAUSE,
    Qt.Key.Key_Plus: Stroke.MINUTE,
    Qt.Key.Key_M: Stroke.MUTE,
    Qt.Key.Key_F5: Stroke.TOGGLE,
    Qt.Key.Key_Escape: Stroke.TOGGLE,
    Qt.Key.Key_S: Stroke.SWAP,
}
"""In the room window itself, where a presenter's remote may stand for the arrows."""

"""What the director seldom needs for the room: a message, the minutes, secrecy, the voice."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from whist_td.core.players import MOST_LETTERS
from whist_td.kit.fields import ChoiceField, NumberField, PlainSlider
from whist_td.kit.flow import WrappingRow
from whist_td.kit.parts import button, column
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.room.views.clock import LEAST_MINUTES, MOST_MINUTES
from whist_td.room.views.show import Openness
from whist_td.words.words import N_, Words

_STANDINGS = {
    Openness.OPEN: N_("Standings: shown"),
    Openness.FROZEN: N_("Standings: frozen as they are"),
    Openness.HIDDEN: N_("Standings: secret"),
}
_LETTERS = 2 * MOST_LETTERS
_SLIDER = 120
_SHOWN = 28
"""So many letters of a message are seen at once."""


class RoomDrawer(QWidget):
    """Fields that act at once; nothing here changes the event."""

    message_entered = Signal(str)
    minutes_chosen = Signal(int)
    openness_chosen = Signal(object)
    voice_chosen = Signal(bool)
    volume_chosen = Signal(int)
    swap_requested = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._message = named(ChoiceField(self), "roomMessage")
        self._line = QLineEdit(self)
        self._show = button(_("Show the message"), "roomSay", self, "compact")
        self._minutes_label = QLabel(self)
        self._minutes = named(NumberField(self), "roomMinutes")
        self._openness = named(ChoiceField(self), "roomOpenness")
        self._voice = named(QCheckBox(_("Voice and chimes"), self), "roomVoice")
        self._volume = named(PlainSlider(Qt.Orientation.Horizontal, self), "roomVolume")
        self._swap = button(_("Move to the other screen"), "roomSwap", self, "compact")
        self._silence = labelled("", "warning", self)
        self._dress(words)
        self._lay_out()
        self._connect()

    def take_focus(self) -> None:
        """Put the cursor where a message is typed."""
        self._message.setFocus()
        self._line.selectAll()

    def show_messages(self, messages: Sequence[str]) -> None:
        """Offer the messages shown last."""
        typed = self._message.currentText()
        self._message.clear()
        self._message.addItems(list(messages))
        self._message.setCurrentText(typed)

    def show_minutes(self, minutes: int, label: str) -> None:
        """Show the minutes of a round without telling anybody; each format has its word for it."""
        self._minutes_label.setText(label)
        self._minutes.setAccessibleName(label)
        self._minutes.blockSignals(True)  # noqa: FBT003 - Qt's own signature
        self._minutes.setValue(minutes)
        self._minutes.blockSignals(False)  # noqa: FBT003

    def show_openness(self, openness: Openness) -> None:
        """Show how much of the standings the room may see."""
        self._openness.setCurrentIndex(list(Openness).index(openness))

    def show_voice(self, volume: int, silence: str, *, is_on: bool) -> None:
        """Show whether the voice is on, how loud, and why it may be silent."""
        self._voice.setChecked(is_on)
        self._volume.setEnabled(is_on)
        if not self._volume.isSliderDown():
            self._volume.setValue(volume)
        self._silence.setText(silence)
        self._silence.setVisible(bool(silence))

    def _dress(self, _: Words) -> None:
        self._message.setEditable(True)
        self._message.setLineEdit(self._line)
        self._message.setInsertPolicy(ChoiceField.InsertPolicy.NoInsert)
        self._line.setMaxLength(_LETTERS)
        self._line.setPlaceholderText(_("Coffee, ten minutes"))
        self._message.setMinimumContentsLength(_SHOWN)
        self._message.setAccessibleName(_("Message to the room"))
        self._minutes.setRange(LEAST_MINUTES, MOST_MINUTES)
        for openness in Openness:
            self._openness.addItem(_(_STANDINGS[openness]), openness)
        self._openness.setAccessibleName(_("Standings in the room"))
        self._volume.setRange(0, 100)
        self._volume.setFixedWidth(_SLIDER)
        self._volume.setAccessibleName(_("Volume of the voice"))

    def _lay_out(self) -> None:
        flow = WrappingRow()
        self._minutes_label.setBuddy(self._minutes)
        for parts in (
            (self._message, self._show),
            (self._minutes_label, self._minutes),
            (self._openness,),
            (self._voice, self._volume),
            (self._swap,),
        ):
            flow.addWidget(self._together(*parts))
        column(flow, self._silence, inside=self, spacing=STEP // 2)
        self._silence.hide()

    def _together(self, *parts: QWidget) -> QWidget:
        """Keep a field beside its button where the line breaks."""
        box = QWidget(self)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, STEP, 0)
        row.setSpacing(STEP)
        for part in parts:
            row.addWidget(part)
        return box

    def _connect(self) -> None:
        self._show.clicked.connect(self._say)
        self._line.returnPressed.connect(self._say)
        self._minutes.valueChanged.connect(self.minutes_chosen)
        self._openness.activated.connect(self._choose_openness)
        self._voice.clicked.connect(self.voice_chosen)
        self._volume.valueChanged.connect(self.volume_chosen)
        self._swap.clicked.connect(self.swap_requested)

    def _say(self) -> None:
        self.message_entered.emit(self._message.currentText())

    def _choose_openness(self, index: int) -> None:
        self.openness_chosen.emit(list(Openness)[index])

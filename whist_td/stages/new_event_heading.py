"""Name, date, place and picture of an event, with refusals beside their fields."""

from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt, Signal
from PySide6.QtGui import QImageReader, QImageWriter, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from whist_td.core.errors import NameTooLongError, RuleError
from whist_td.core.events import Details
from whist_td.kit.file_dialogs import asked_file
from whist_td.kit.form import PageForm
from whist_td.kit.parts import button, row
from whist_td.kit.questions import Ask, Asking, Day, Own, Text
from whist_td.kit.theme import labelled
from whist_td.stages.new_event_fields import Heading
from whist_td.words.messages import message
from whist_td.words.words import Words

MOST_PIXELS = 400
_SHOWN = 64
PICTURES = "*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp"


def small_picture(path: Path) -> bytes | None:
    """Return a picture as a PNG of at most 400 pixels a side; None where it cannot be read."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull():
        return None
    if max(image.width(), image.height()) > MOST_PIXELS:
        image = image.scaled(
            MOST_PIXELS,
            MOST_PIXELS,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


class LogoField(QWidget):
    """A small picture with two buttons."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._logo: bytes | None = None
        self._picture = QLabel(self)
        self._choose = button(_("Choose a picture…"), "logoChoose", self)
        self._clear = button(_("No picture"), "logoClear", self, "quiet")
        self._error = labelled("", "error", self)
        self.setAccessibleName(self._words("Picture of the club"))
        row(self._picture, self._choose, self._clear, (self._error, 1), inside=self)
        self._choose.clicked.connect(self._ask)
        self._clear.clicked.connect(self._take_away)
        self.show_value(None)

    @property
    def value(self) -> bytes | None:
        """The picture as PNG, or nothing."""
        return self._logo

    def show_value(self, value: bytes | None) -> None:
        """Show a picture."""
        self._logo = value
        pixmap = QPixmap()
        if value and pixmap.loadFromData(value):
            side = Qt.AspectRatioMode.KeepAspectRatio
            smooth = Qt.TransformationMode.SmoothTransformation
            self._picture.setPixmap(pixmap.scaled(2 * _SHOWN, _SHOWN, side, smooth))
        self._picture.setVisible(value is not None)
        self._clear.setVisible(value is not None)
        self._error.setText("")

    def take(self, path: Path) -> None:
        """Take a picture from a file, or say that it cannot be read."""
        logo = small_picture(path)
        if logo is None:
            _ = self._words
            self._error.setText(
                _(
                    "“{file}” is not a picture this program can read: choose a PNG or JPEG file.",
                    file=path.name,
                )
            )
            return
        self.show_value(logo)
        self.edited.emit()

    def _ask(self) -> None:
        _ = self._words
        kinds = _("Pictures ({kinds})", kinds=PICTURES)
        chosen = asked_file(self, _("The picture of the club"), kinds)
        if chosen is not None:
            self.take(chosen)

    def _take_away(self) -> None:
        self.show_value(None)
        self._choose.setFocus()
        self.edited.emit()


_NAME_LETTERS = 24
"""In so many letters most names of evenings, and of halls, are read whole."""


class HeadingForm(PageForm):
    """What the event is called, when and where it is held."""

    def __init__(self, words: Words, today: date, parent: QWidget | None) -> None:
        super().__init__(words, parent)
        self.show_heading(Heading("", today, "", None))

    def show_heading(self, heading: Heading) -> None:
        """Show what was typed before, whether it will do or not."""
        self.ask(partial(self._heading, heading))

    def _heading(self, now: Heading) -> Asking[Heading]:
        _ = self._words
        whole = Text(letters=_NAME_LETTERS)
        name = yield Ask("eventName", _("Name of the event"), now.name, whole, line="when")
        day = yield Ask("eventDate", _("Date"), now.date, Day(), line="when")
        place = yield Ask("eventPlace", _("Place"), now.place, whole, line="where")
        picture = Own(lambda parent: LogoField(_, parent))
        label = _("Picture of the club")
        return Heading(
            name, day, place, (yield Ask("eventLogo", label, now.logo, picture, line="where"))
        )

    @property
    def questions(self) -> tuple[QWidget, ...]:
        """What is asked in words, in the order of the page; the picture is no question."""
        return tuple(self.fields)[:-1]

    @property
    def typed(self) -> Heading:
        """What stands in the fields, whether it will do or not."""
        self.ask_again()
        heading: Heading = self.outcome
        return heading

    def show_details(self, details: Details) -> None:
        """Show an event's heading."""
        heading = Heading(details.name, details.date, details.place, details.logo)
        if self.typed != heading:
            self.show_heading(heading)

    def details(self) -> Details | None:
        """Return the heading as answered; where it will not do, say why beside the field."""
        typed = self.typed
        try:
            return Details(typed.name, typed.date, typed.place, typed.logo)
        except RuleError as error:
            at_place = isinstance(error, NameTooLongError) and error.name == typed.place
            name = "eventPlace" if at_place else "eventName"
            self.refuse_answer(name, message(error, self._words))
            return None

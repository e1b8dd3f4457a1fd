"""Name, date, place and picture of an event, with refusals beside their fields."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPixmap
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import NameTooLongError, RuleError
from whist_td.core.events import Details
from whist_td.kit.fields import DateField
from whist_td.kit.file_dialogs import asked_file
from whist_td.kit.parts import button, column, row, topped
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.kit.typed_rows import tidied
from whist_td.stages.new_event_fields import Heading, LabelledField
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
        image = _shrunk(image)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def _shrunk(image: QImage) -> QImage:
    return image.scaled(
        MOST_PIXELS,
        MOST_PIXELS,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


class _PairedField(LabelledField):
    """Stands beside another one while it has room for a few letters, whatever their size."""

    least_letters = 16

    @override
    def minimumSizeHint(self) -> QSize:
        few = self.least_letters * self.fontMetrics().averageCharWidth()
        return super().minimumSizeHint().expandedTo(QSize(few, 0))


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
        self.show_logo(None)

    @property
    def logo(self) -> bytes | None:
        """The picture as PNG, or nothing."""
        return self._logo

    def show_logo(self, logo: bytes | None) -> None:
        """Show a picture."""
        self._logo = logo
        pixmap = QPixmap()
        if logo and pixmap.loadFromData(logo):
            side = Qt.AspectRatioMode.KeepAspectRatio
            smooth = Qt.TransformationMode.SmoothTransformation
            self._picture.setPixmap(pixmap.scaled(2 * _SHOWN, _SHOWN, side, smooth))
        self._picture.setVisible(logo is not None)
        self._clear.setVisible(logo is not None)
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
        self.show_logo(logo)
        self.edited.emit()

    def _ask(self) -> None:
        _ = self._words
        kinds = _("Pictures ({kinds})", kinds=PICTURES)
        chosen = asked_file(self, _("The picture of the club"), kinds)
        if chosen is not None:
            self.take(chosen)

    def _take_away(self) -> None:
        self.show_logo(None)
        self._choose.setFocus()
        self.edited.emit()


_NAME_LETTERS = 24
"""In so many letters most names of evenings are read whole."""


class HeadingForm(QWidget):
    """What the event is called, when and where it is held."""

    edited = Signal()
    """An answer was finished."""

    def __init__(self, words: Words, today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._name = named(QLineEdit(self), "eventName")
        self._date = named(DateField(self), "eventDate")
        self._place = named(QLineEdit(self), "eventPlace")
        self._logo = LogoField(_, self)
        self._name_field = _PairedField(_("Name of the event"), self._name, "", self)
        self._name_field.least_letters = _NAME_LETTERS
        self._date_field = _PairedField(_("Date"), self._date, "", self)
        self._place_field = LabelledField(_("Place"), self._place, "", self)
        self._logo_field = _PairedField(_("Picture of the club"), self._logo, "", self)
        self._lay_out(today)
        self._connect()

    def _lay_out(self, today: date) -> None:
        self._date.setLocale(QLocale(self._words.language.value))
        self._date.show_day(today)
        column(
            topped(self._name_field, self._date_field),
            topped(self._place_field, self._logo_field),
            inside=self,
            spacing=2 * STEP,
        )

    def _connect(self) -> None:
        self._name.editingFinished.connect(self.edited)
        self._date.editingFinished.connect(self.edited)
        self._place.editingFinished.connect(self.edited)
        self._logo.edited.connect(self.edited)
        self._name.textEdited.connect(self._clear)
        self._place.textEdited.connect(self._clear)

    @property
    def questions(self) -> tuple[QWidget, ...]:
        """What is asked in words, in the order of the page; the picture is no question."""
        return (self._name, self._date, self._place)

    def begin(self) -> None:
        """Put the cursor in the first question."""
        self._name.setFocus()

    @property
    def typed(self) -> Heading:
        """What stands in the fields, whether it will do or not."""
        return Heading(self._name.text(), self._date.day, self._place.text(), self._logo.logo)

    def type_again(self, typed: Heading) -> None:
        """Let the fields stand as they stood."""
        self._name.setText(typed.name)
        self._place.setText(typed.place)
        self._date.show_day(typed.date)
        self._logo.show_logo(typed.logo)

    def show_details(self, details: Details) -> None:
        """Show an event's heading."""
        if tidied(self._name.text()) != details.name:
            self._name.setText(details.name)
        if tidied(self._place.text()) != details.place:
            self._place.setText(details.place)
            self._place.home(False)  # noqa: FBT003 - Qt takes it by its place
        self._date.show_day(details.date)
        self._logo.show_logo(details.logo)
        self._clear()

    def details(self) -> Details | None:
        """Return the heading as answered; where it will not do, say why beside the field."""
        name, place = tidied(self._name.text()), tidied(self._place.text())
        self._clear()
        try:
            return Details(name, self._date.day, place, self._logo.logo)
        except RuleError as error:
            at_place = isinstance(error, NameTooLongError) and error.name == place
            field = self._place_field if at_place else self._name_field
            field.refuse(message(error, self._words))
            return None

    def _clear(self) -> None:
        self._name_field.refuse("")
        self._place_field.refuse("")

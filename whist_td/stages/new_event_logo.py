"""The club's picture on screens and sheets: chosen, made small, shown, taken away."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt, Signal
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPixmap
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QWidget

from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.words import Words

MOST_PIXELS = 400
_SHOWN = 64
_PICTURES = "*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp"


def small_picture(path: Path) -> bytes | None:
    """Return a picture as a PNG of at most 400 pixels a side; None where it cannot be read."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull():
        return None
    if max(image.width(), image.height()) > MOST_PIXELS:
        image = _shrunk(image)
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(content.data())


def _shrunk(image: QImage) -> QImage:
    return image.scaled(
        MOST_PIXELS,
        MOST_PIXELS,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


class LogoField(QWidget):
    """A small picture with two buttons."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._logo: bytes | None = None
        self._picture = QLabel(self)
        self._choose = QPushButton(_("Choose a picture…"), self)
        self._clear = QPushButton(_("No picture"), self)
        self._error = labelled("", "error", self)
        self._lay_out()
        self._choose.clicked.connect(self._ask)
        self._clear.clicked.connect(self._take_away)
        self.show_logo(None)

    def _lay_out(self) -> None:
        _ = self._words
        self._choose.setObjectName("logoChoose")
        self._clear.setObjectName("logoClear")
        set_role(self._clear, "quiet")
        self.setAccessibleName(_("Picture of the club"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        for part in (self._picture, self._choose, self._clear):
            row.addWidget(part)
        row.addWidget(self._error, 1)

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
                    "“{file}” is no picture this program can read: choose a PNG or JPEG file.",
                    file=path.name,
                )
            )
            return
        self.show_logo(logo)
        self.edited.emit()

    def _ask(self) -> None:
        _ = self._words
        kinds = _("Pictures ({kinds})", kinds=_PICTURES)
        chosen, _kind = QFileDialog.getOpenFileName(self, _("The picture of the club"), "", kinds)
        if chosen:
            self.take(Path(chosen))

    def _take_away(self) -> None:
        self.show_logo(None)
        self._choose.setFocus()
        self.edited.emit()

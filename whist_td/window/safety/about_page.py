"""What this is: the version of the program, of its files, and how a newer one is had."""

from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from whist_td import __version__
from whist_td.desk.ports import FILE_FORMAT
from whist_td.kit.parts import button, page, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.stages.work_line import open_folder
from whist_td.window.fault_watch import machine
from whist_td.window.safety.side_page import SidePage
from whist_td.words.words import Words


class AboutPage(SidePage):
    """What somebody reads aloud on the telephone, large; Esc leads back."""

    guide = "updating"

    def __init__(self, club_file: Path | None, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self.setObjectName("aboutPage")
        self._back = button(_("Back"), "backFromAbout", self, "primary", "back")
        version = labelled(_("Version {version}", version=__version__), "heading", self)
        lines = [named(version, "version"), *(labelled(line, "body", self) for line in _lines(_))]
        if club_file is not None:
            opened = _("The open club file: {path}", path=club_file.absolute())
            lines.append(labelled(opened, "quiet", self))
        for line in lines:
            line.setWordWrap(True)
        self._copy = button(_("Copy"), "copyAbout", self)
        self._copy.setToolTip(_("Version, system, Python and Qt, for the person who helps you."))
        self._show_file = button(_("Show the file"), "showFile", self)
        self._show_file.setVisible(club_file is not None)
        self._club_file = club_file
        head = row(labelled("Whist TD", "title", self), None, self._back)
        page(self, head, STEP, *lines, row(self._show_file, self._copy, None), None)
        self._back.clicked.connect(self.left)
        self._copy.clicked.connect(_copy)
        self._show_file.clicked.connect(self._open_folder)

    def _open_folder(self) -> None:
        """Open the folder in which the club file lies."""
        if self._club_file is not None:
            open_folder(self._club_file.absolute().parent)

    @override
    def take_focus(self) -> None:
        """Put the keys on the way back."""
        self._back.setFocus()


def _copy() -> None:
    QApplication.clipboard().setText(machine())


def _lines(_: Words) -> tuple[str, ...]:
    return (
        _(
            "Club files of format {format}. Those of every earlier format open, and are brought "
            "up to date once a copy is saved.",
            format=FILE_FORMAT,
        ),
        _(
            "A newer version needs no internet here: put the file that was downloaded on a stick, "
            "and double-click it. The club’s files and settings stay as they are."
        ),
        _(
            "Free software under the MIT licence. It brings along Python, Qt (LGPL) and others, "
            "whose licences are in LICENCES.txt in the folder of the program."
        ),
    )

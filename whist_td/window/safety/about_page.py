"""What this is: the version of the program, of its files, and how a newer one is had."""

from pathlib import Path

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td import __version__
from whist_td.desk.ports import FILE_FORMAT
from whist_td.kit.parts import button, page, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.window.safety.side_page import SidePage
from whist_td.words.words import Words


class AboutPage(SidePage):
    """What somebody reads aloud on the telephone, large; Esc leads back."""

    guide = None

    def __init__(self, club_file: Path | None, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self.setObjectName("aboutPage")
        self._back = button(_("Back"), "backFromAbout", self, "primary", "back")
        version = labelled(_("Version {version}", version=__version__), "heading", self)
        told = [named(version, "version"), *(labelled(line, "body", self) for line in _lines(_))]
        if club_file is not None:
            told.append(labelled(_("The open club file: {path}", path=club_file), "quiet", self))
        for line in told:
            line.setWordWrap(True)
        head = row(labelled("Whist TD", "title", self), None, self._back)
        page(self, head, STEP, *told, None)
        self._back.clicked.connect(self.left)

    @override
    def take_focus(self) -> None:
        """Put the keys on the way back."""
        self._back.setFocus()


def _lines(_: Words) -> tuple[str, ...]:
    return (
        _(
            "Club files of format {format}. Those of every earlier format open, and are brought up "
            "to date after a copy was kept.",
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

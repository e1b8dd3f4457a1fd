"""The pages that stand above the work, by their names: backups, what this is, training."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from whist_td import __version__
from whist_td.core.formats import formats
from whist_td.desk.ports import FILE_FORMAT
from whist_td.kit.parts import button, column, page, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.stages.formats import loaded, screens_named
from whist_td.stages.work_line import open_folder
from whist_td.window.club_place import ClubPlace
from whist_td.window.fault_watch import machine
from whist_td.window.safety.side_page import SidePage
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.kit.dialog_pages import PageAbove


class TrainingPage(SidePage):
    """No event is needed, and nothing is kept; Esc leads back."""

    guide = "whiz/training"

    def __init__(self, new_seed: Callable[[], int], words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        sources = (screens_named(each.code).training for each in formats())
        made: Callable[..., PageAbove] = loaded(next(filter(None, sources)))
        self._panel = made(words, new_seed, self)
        column((self._panel, 1), inside=self)
        self._panel.left.connect(self.left)

    @override
    def take_focus(self) -> None:
        """Put the keys on what comes next."""
        self._panel.take_focus()


class AboutPage(SidePage):
    """What somebody reads aloud on the telephone, large; Esc leads back."""

    guide = "updating"

    def __init__(self, club_file: Path | None, words: Words, parent: QWidget | None) -> None:
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


BACKUPS, ABOUT, TRAINING = "backups", "about", "training"


def made_side_page(name: str, place: ClubPlace, words: Words, parent: QWidget) -> SidePage | None:
    """Return a page by its name; None where nothing is open that it could show."""
    club = place.club
    if name == ABOUT:
        return AboutPage(club.path if club else None, words, parent)
    if club is None:
        return None
    if name == TRAINING:
        return TrainingPage(club.dice.new_seed, words, parent)
    from whist_td.window.safety.backups_page import BackupsPage  # The largest, and rarely shown.

    return BackupsPage(club.path, club.keeper, place, words, parent) if club.keeper else None

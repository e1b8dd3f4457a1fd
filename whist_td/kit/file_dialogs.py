"""Asking for files: in the system's own dialogs, beginning in Documents, then where one was last.

Where the system has none, Qt's own is shown, in French too.
"""

from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from whist_td.kit.aim import changed_place

_KEPT = "folder"


def documents() -> Path:
    """Return the folder in which people look for their documents; home, where there is none."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_absolute() and folder.is_dir() else Path.home()


def usual_folder() -> Path:
    """Return the folder in which a file was chosen last; the first time, Documents."""
    last = str(QSettings().value(_KEPT, ""))
    return Path(last) if last and Path(last).is_dir() else documents()


def asked_file(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Ask for a file that is there; None: nobody chose one."""
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(usual_folder()), kinds)
    changed_place(parent.window())
    return _remembered(chosen)


def asked_place(
    parent: QWidget, title: str, suggested: str, kinds: str, *, may_replace: bool = True
) -> Path | None:
    """Ask where a file shall stand; one that none may replace is refused by who asks."""
    option = QFileDialog.Option(0) if may_replace else QFileDialog.Option.DontConfirmOverwrite
    begin, ending = str(usual_folder() / suggested), Path(suggested).suffix
    chosen, _ = QFileDialog.getSaveFileName(parent, title, begin, kinds, "", option)
    changed_place(parent.window())
    place = _remembered(chosen)
    if place is None or place.suffix.lower() == ending.lower():
        return place
    whole = place.with_name(place.name + ending)
    # The dialog has asked about another name than that of the file: it asks once more.
    is_there = may_replace and whole.exists()
    return asked_place(parent, title, str(whole), kinds) if is_there else whole


def asked_folder(parent: QWidget, title: str, begin: Path | None) -> Path | None:
    """Ask for a folder; it is nobody's usual one."""
    chosen = QFileDialog.getExistingDirectory(parent, title, str(begin or documents()))
    changed_place(parent.window())
    return Path(chosen) if chosen else None


def _remembered(chosen: str) -> Path | None:
    if not chosen:
        return None
    QSettings().setValue(_KEPT, str(Path(chosen).parent))
    return Path(chosen)

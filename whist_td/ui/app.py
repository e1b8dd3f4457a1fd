"""Starting the desktop: one application, one window."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QSettings, QTranslator
from PySide6.QtWidgets import QApplication

from whist_td.i18n.words import Language
from whist_td.ui.main_window import MainWindow
from whist_td.ui.preferences import Preferences
from whist_td.ui.theme import load_fonts

if TYPE_CHECKING:
    from whist_td.ui.pages import OpenClub

NAME = "Whist TD"


def run(arguments: list[str], open_club: "OpenClub") -> int:
    """Open the window and return when it closes; the first argument may name a club file."""
    app = QApplication([sys.argv[0], *arguments])
    app.setApplicationName(NAME)
    app.setOrganizationName(NAME)
    app.setStyle("Fusion")
    load_fonts()
    preferences = Preferences(QSettings())
    translator = QTranslator(app)
    if preferences.language is Language.FRENCH:
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator.load("qtbase_fr", folder)
        app.installTranslator(translator)
    path = Path(arguments[0]) if arguments else None
    window = MainWindow(preferences, open_club, path)
    window.show()
    return app.exec()

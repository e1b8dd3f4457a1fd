"""The words that Qt itself says, in file dialogs and on standard buttons."""

from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtWidgets import QApplication

from whist_td.words.words import Language

_NAME = "systemWords"


def speak(app: QApplication, language: Language) -> None:
    """Let Qt speak a language from now on; English is what it speaks by itself."""
    kept = app.findChild(QTranslator, _NAME)
    if kept is not None:
        app.removeTranslator(kept)
        kept.deleteLater()
    if language is Language.FRENCH:
        translator = QTranslator(app)
        translator.setObjectName(_NAME)
        translator.load("qtbase_fr", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        app.installTranslator(translator)

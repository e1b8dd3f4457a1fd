"""The language that the machine speaks."""

import locale
import os

from whist_td.words.words import Language

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def system_language() -> Language:
    """Return French where the machine speaks it, otherwise English."""
    told = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    spoken = told or (locale.getlocale()[0] or "")
    return Language.FRENCH if spoken.lower().startswith("fr") else Language.ENGLISH

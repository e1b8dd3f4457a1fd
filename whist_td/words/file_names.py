"""Names of files that the program makes: dated, after the event, and in the club's words."""

import re

from whist_td.core.events import Details

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
_LONGEST = 60


def named_file(details: Details, what: str, suffix: str) -> str:
    """Return a name that every system takes: "2026-11-21 Soirée - classement.xlsx"."""
    event, kind = (" ".join(_FORBIDDEN.sub(" ", text).split()) for text in (details.name, what))
    return f"{details.date.isoformat()} {event[:_LONGEST].strip(' .')} - {kind}{suffix}"

"""Files that the director takes along: their names, written whole or not at all, and refusals."""

import errno
import os
import re
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from whist_td.core.events import Details
from whist_td.words.words import Words

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
_LONGEST = 60
_LOCKED = (errno.EACCES, errno.EPERM, errno.EROFS)
_FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)


@dataclass(frozen=True)
class FileKind:
    """A kind of file that can be written: what its name says, its ending, its description."""

    what: str
    suffix: str
    description: str


def file_name(details: Details, kind: FileKind) -> str:
    """Return a name that every system takes: "2026-11-21 Soirée - classement.xlsx"."""
    event = " ".join(_FORBIDDEN.sub(" ", details.name).split())[:_LONGEST].strip(" .")
    return f"{details.date.isoformat()} {event} - {kind.what}{kind.suffix}"


def documents() -> Path:
    """Return the folder in which people look for their documents."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place) or Path.home())


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole, or as it was before."""
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_bytes(content)
        os.replace(draft, path)  # noqa: PTH105 - replaces on every system
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def refusal(error: OSError, path: Path, _: Words) -> str:
    """Say why a file could not be written, and what would do."""
    if error.errno in _FULL:
        return _(
            "The disk is full: {file} was not written. Make room, or choose another place.",
            file=path.name,
        )
    if error.errno in _LOCKED:
        return _(
            "{file} cannot be written in {folder}. If it is open in another program, close it "
            "there; or choose another folder.",
            file=path.name,
            folder=path.parent,
        )
    return _(
        "{file} was not written ({reason}). Choose another place.",
        file=path.name,
        reason=error.strerror or type(error).__name__,
    )

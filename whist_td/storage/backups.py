"""Copies of club files in the user's data folder, and in a second place where one was chosen.

What they are made of tells `backup_files`. Each is written beside its name-to-be and renamed, so
that what bears a backup's name is whole; the copies in a place lean on nothing outside of it.
"""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from threading import Lock

from whist_td.desk.backups import (
    MOST_DELETIONS,
    MOST_KEPT,
    Backup,
    BackupDone,
    OlderGone,
    Reason,
    SecondPlace,
)
from whist_td.desk.health import is_there
from whist_td.desk.ports import ClubFileError, DiskFullError, FileMissingError
from whist_td.desk.whole_files import ENDING, UNFINISHED, drop_abandoned, free_name
from whist_td.storage.backup_files import (
    COPY,
    WHOLE,
    Image,
    Leaning,
    events_in,
    image_of,
    leaning_of,
    marks_of,
    unpacked,
    write_copy,
    write_whole,
)
from whist_td.storage.file_faults import as_disk_fault, write_durably
from whist_td.storage.files import check_club_file, open_to_read

_FOLDER_ON_A_STICK = "Whist TD"
CHOICE = "second-place.txt"
_NAME = re.compile(
    r".* (?P<day>\d{4}-\d{2}-\d{2}) (?P<time>\d{2}h\d{2}m\d{2}) (?P<number>\d{4,}) (?P<why>[a-z]+)"
    rf"({re.escape(COPY)}|{re.escape(ENDING)})"
)
MOST_LEANING = 10
"""So many copies lean on one whole file at most: where it rots, half of the twenty are left."""
_TIME = "%Y-%m-%d %Hh%Mm%S"


@dataclass(frozen=True)
class _Named:
    """What the name of a backup tells; the number puts them in order where a clock went back."""

    path: Path
    number: int
    at: datetime
    reason: Reason


class BackupFolder:
    """The backups of every club file (`desk.backups.BackupKeeper`)."""

    # More than 15 methods: eleven are the port's; the rest names places that only they know.

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._one_at_a_time = Lock()

    @property
    def folder(self) -> Path:
        """Where the copies are, on the own disk."""
        return self._folder

    @property
    def second_folder(self) -> Path | None:
        """The second place that was chosen, there or not."""
        try:
            text = (self._folder / CHOICE).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return None
        return Path(text) if text else None

    def choose_second(self, folder: Path | None) -> None:
        """Choose the second place once, or none any more."""
        text = "" if folder is None else str(folder.absolute())
        write_durably(self._folder / CHOICE, text.encode())

    def second_place(self) -> SecondPlace:
        """Tell how it stands with the second place."""
        folder = self.second_folder
        if folder is None:
            return SecondPlace.NOT_CHOSEN
        if not is_there(folder):
            return SecondPlace.GONE
        return SecondPlace.READY if os.access(folder, os.W_OK) else SecondPlace.REFUSED

    def keep(self, club_file: Path, reason: Reason, at: datetime) -> BackupDone:
        """Keep a copy of a club file as it is on the disk, in every place.

        Where nothing changed since the newest copy there is nothing to add: opening and closing a
        file twenty times drives out no evening.
        """
        with self._one_at_a_time:
            try:
                with image_of(club_file) as image:
                    number = max((copy.number for copy in self._all(club_file)), default=0) + 1
                    time = at.astimezone().strftime(_TIME)
                    name = f"{club_file.stem} {time} {number:04} {reason.value}{COPY}"
                    path, refusal = _written_in(self._own(club_file), name, image, reason)
                    second = self._write_second(club_file, name, image, reason)
                    return BackupDone(at, path, refusal, second)
            except ClubFileError as error:
                refused = error
            except OSError as error:
                refused = as_disk_fault(error, club_file)
            return BackupDone(at, None, refused, self.second_place())

    def copies(self, club_file: Path) -> list[Backup]:
        """Return the copies of a club file, newest first, and what each holds."""
        found = {copy.path.name: copy for copy in self._all(club_file)}
        return [_described(copy) for copy in _newest_first(found.values())]

    def newest_whole(self, club_file: Path) -> Backup | None:
        """Return the newest copy in which every event can be read; None: there is none."""
        whole = (copy for copy in _newest_first(self._all(club_file)) if _is_whole(copy.path))
        found = next(whole, None)
        return _described(found) if found else None

    def copies_in(self, folder: Path) -> list[Backup]:
        """Return the copies in a folder, such as a stick from another computer, newest first."""
        found: list[_Named] = []
        with suppress(OSError):
            for place in (folder, *(path for path in folder.rglob("*") if path.is_dir())):
                found += _named_in(place)
        return [_described(copy) for copy in sorted(found, key=lambda each: each.at)[::-1]]

    def last(self, club_file: Path) -> datetime | None:
        """Return when the newest copy of a club file was made; None: there is none."""
        newest = _newest_first(self._all(club_file))
        return newest[0].at if newest else None

    def count(self, club_file: Path) -> int:
        """Return how many copies of a club file are kept, without a look into them."""
        return len({copy.path.name for copy in self._all(club_file)})

    def drop_older(self, club_file: Path, than: Path) -> OlderGone:
        """Delete the copies of a club file that are older than one of them, in every place."""
        newest = _name_of(than)
        if newest is None:
            raise FileMissingError(than)
        with self._one_at_a_time:
            older = [copy for copy in self._all(club_file) if copy.number < newest.number]
            left = [copy.path for copy in older if not _is_deleted(copy.path)]
            own, second = self._own(club_file), self._second(club_file)
            for place in filter(None, (own, second)):
                rests = (*place.glob(f"*{UNFINISHED}"), *_unused(place))
                left += [path for path in rests if not _is_deleted(path)]
        gone = {copy.path.name for copy in older} - {path.name for path in left}
        return OlderGone(len(gone), tuple(left), self.second_place())

    def restore(self, backup: Backup, club_file: Path) -> Path:
        """Copy a backup into a new file beside a club file, never over it."""
        with unpacked(backup.path) as image:
            check_club_file(image.path)
            place = free_name(club_file, backup.at)
            write_durably(place, lambda file: file.writelines(image.blocks()))
        check_club_file(place)
        return place

    def _own(self, club_file: Path) -> Path:
        return self._folder / _folder_name(club_file)

    def _second(self, club_file: Path) -> Path | None:
        chosen = self.second_folder
        return chosen / _FOLDER_ON_A_STICK / _folder_name(club_file) if chosen else None

    def _all(self, club_file: Path) -> Iterator[_Named]:
        second = self._second(club_file)
        if second:
            yield from _named_in(second)
        yield from _named_in(self._own(club_file))

    def _write_second(
        self, club_file: Path, name: str, image: Image, reason: Reason
    ) -> SecondPlace:
        state, place = self.second_place(), self._second(club_file)
        if state is not SecondPlace.READY or place is None:
            return state
        _path, refusal = _written_in(place, name, image, reason)
        if refusal is None:
            return SecondPlace.READY
        if not is_there(place.parent.parent):
            return SecondPlace.GONE
        return SecondPlace.FULL if isinstance(refusal, DiskFullError) else SecondPlace.REFUSED


def _written_in(
    folder: Path, name: str, image: Image, reason: Reason
) -> tuple[Path | None, ClubFileError | None]:
    """Write a copy in one place, and let the oldest there go."""
    try:
        copies = _newest_first(_named_in(folder))
        known = [leaning_of(copy.path) for copy in copies]
        newest = known[0] if known else None
        marks = marks_of(folder / newest.whole) if newest else None
        leaning = image.leaning(newest.whole, marks) if newest and marks else None
        if leaning and leaning == newest and (reason is not Reason.ASKED or not leaning.blocks):
            return copies[0].path, None
        if leaning is None or reason is Reason.ASKED or _is_enough(leaning, known):
            leaning = image.leaning(write_whole(image, folder), image.marks)
        write_copy(image, leaning, folder / name)
        _drop_old(folder)
    except ClubFileError as refusal:
        return None, refusal
    except OSError as error:
        return None, as_disk_fault(error, folder)
    return folder / name, None


def _is_enough(leaning: Leaning, known: list[Leaning | None]) -> bool:
    """Tell whether enough copies lean on a whole file, or the next has little in common with it."""
    beside = [each for each in known if each and each.whole == leaning.whole]
    return len(beside) >= MOST_LEANING or 2 * len(leaning.blocks) > leaning.count


def _drop_old(folder: Path) -> None:
    copies = _newest_first(_named_in(folder))
    only_ones = [copy for copy in copies if copy.reason is Reason.DELETING][:MOST_DELETIONS]
    for copy in (each for each in copies[MOST_KEPT:] if each not in only_ones):
        _is_deleted(copy.path)
    for path in _unused(folder):
        _is_deleted(path)
    drop_abandoned(folder, f"*{UNFINISHED}")


def _unused(folder: Path) -> list[Path]:
    """Return the whole files on which no copy leans; of a copy that is damaged nobody knows."""
    leanings = [leaning_of(each.path) for each in _named_in(folder) if each.path.suffix == COPY]
    used = {leaning and leaning.whole for leaning in leanings}
    return [] if None in used else [p for p in folder.glob(f"*{WHOLE}") if p.name not in used]


def _is_deleted(path: Path) -> bool:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return False
    return True


def _named_in(folder: Path) -> list[_Named]:
    try:
        paths = list(folder.iterdir())
    except OSError:
        return []
    return [copy for path in paths if (copy := _name_of(path))]


def _name_of(path: Path) -> _Named | None:
    text = _NAME.fullmatch(path.name)
    if text is None or text["why"] not in {reason.value for reason in Reason}:
        return None
    try:
        at = datetime.strptime(f"{text['day']} {text['time']}", _TIME).astimezone()
    except ValueError:
        return None
    return _Named(path, int(text["number"]), at, Reason(text["why"]))


def _newest_first(copies: Iterable[_Named]) -> list[_Named]:
    return sorted(copies, key=lambda each: each.number, reverse=True)


def _described(copy: _Named) -> Backup:
    return Backup(copy.path, copy.at, copy.reason, events_in(copy.path))


def _is_whole(path: Path) -> bool:
    try:
        with unpacked(path) as image, closing(open_to_read(image.path)) as file:
            for event in file.events():
                file.load(event.id)
            return not file.damaged()
    except (ClubFileError, OSError):
        return False


def _folder_name(club_file: Path) -> str:
    """Return a name for a file's folder: two clubs of one name in two folders are two."""
    place = os.path.normcase(club_file.resolve())
    return f"{club_file.stem} {sha256(os.fsencode(place)).hexdigest()[:8]}"

"""A disk that fails at each possible moment of a request, for every kind of request and of fault.

    PYTHONPATH=.:tests python -m reliability.disk_faults
    PYTHONPATH=.:tests python -m reliability.disk_faults --only whiz

The request is repeated with the fault one write later each time, until it comes through: it must
have landed whole or not at all, and nothing may be acknowledged that is not there.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import product
from pathlib import Path

from reliability.faulty_disk import Fault, FaultyDisk, faulty_disk
from reliability.small_event import BOOK, EVENINGS, YEAR, Asked, SmallEvening

from tests.fixtures.clocks import SteppingClock
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.journal import Line, check_journal
from whist_td.desk.ports import ClubFileError, everywhere
from whist_td.desk.requests import Event
from whist_td.storage.club_file import SqlClubFile
from whist_td.storage.files import open_club_file, open_to_read

MOST_WRITES = 2_000
OLD_FILES = sorted((Path(__file__).parents[1] / "data").glob("club-v*.whist"))[:-1]
"""A club file of every earlier version, each of which is brought up to date when it opens."""
Told = tuple[Event, tuple[Line, ...]]
Events = tuple[Told, ...]
OnFile = Callable[[SqlClubFile], object]
"""What is asked of a whole file."""


@dataclass(frozen=True)
class Trial:
    """One request on a disk that fails at one write."""

    disk: FaultyDisk
    fault: Fault
    lasts: bool
    request: Asked
    is_ahead: bool = False
    """Whether it is written ahead, as a window writes."""
    event: int = 1


def survived_moments(saved: Path, folder: Path, trial: Trial) -> int:
    """Let the disk fail at each write of a request in turn; return how many there are."""
    before = told(saved, trial.event)
    for at in range(1, MOST_WRITES):
        path = Path(shutil.copy(saved, folder / f"{at}.whist"))
        acknowledged, in_hand = _tried(path, at, trial)
        found = told(path, trial.event)
        if acknowledged:
            assert found == in_hand, "what was acknowledged is not there"
        else:
            assert in_hand == before, "what was refused is in hand"
            assert len(found[1]) - len(before[1]) in {0, 1}, "something is doubled or lost"
        path.unlink()
        if not trial.disk.failed:
            assert acknowledged, "refused without a fault"
            return at - 1
    raise AssertionError("a request without an end")


def _tried(path: Path, at: int, trial: Trial) -> tuple[bool, Told]:
    acknowledged = False
    with closing(open_club_file(path)) as file:
        desk = Desk[Event](file, SteppingClock(), trial.event)
        if trial.is_ahead:
            file.write_ahead()
        trial.disk.fail(at, trial.fault, lasts=trial.lasts)
        with suppress(ClubFileError):
            trial.request(desk)
            acknowledged = True
        trial.disk.mend()
        return acknowledged, (desk.facts, desk.lines)


def told(path: Path, event: int = 1) -> Told:
    """Return what a fresh start of the program reads, once facts and journal agree."""
    with closing(open_club_file(path)) as file:
        desk = Desk[Event](file, SteppingClock(), event)
        check_journal(event, desk.facts, desk.lines)
        return desk.facts, desk.lines


@dataclass(frozen=True)
class FileTrial:
    """A request to a whole file, on a disk that fails at one write.

    Without a request, opening the file is what is tried: it brings old tables up to date.
    """

    disk: FaultyDisk
    fault: Fault
    lasts: bool
    request: OnFile | None = None


def survived_on_file(saved: Path, folder: Path, trial: FileTrial, step: int = 1) -> int:
    """Let the disk fail at each write of a request to a file, or at some; return how many it has.

    What is there afterwards is what was there before, or what is there once nothing fails.
    """
    before, after = _events(saved), _events(_done(saved, folder, trial))
    for at in range(1, MOST_WRITES, step):
        path = Path(shutil.copy(saved, folder / f"{at}.whist"))
        acknowledged = _tried_on_file(path, at, trial)
        found = _events(path)
        assert found in ((after,) if acknowledged else (before, after)), "half of a request"
        _up_to_date(path, found)
        path.unlink()
        if not trial.disk.failed:
            assert acknowledged, "refused without a fault"
            return at - 1
    raise AssertionError("a request without an end")


def _done(saved: Path, folder: Path, trial: FileTrial) -> Path:
    path = Path(shutil.copy(saved, folder / "done.whist"))
    with closing(open_club_file(path)) as file:
        if trial.request:
            trial.request(file)
    return path


def _tried_on_file(path: Path, at: int, trial: FileTrial) -> bool:
    acknowledged = False
    if trial.request is None:
        trial.disk.fail(at, trial.fault, lasts=trial.lasts)
    with suppress(ClubFileError), closing(open_club_file(path)) as file:
        if trial.request:
            trial.disk.fail(at, trial.fault, lasts=trial.lasts)
            trial.request(file)
        acknowledged = True
    trial.disk.mend()
    return acknowledged


def _events(path: Path) -> Events:
    """Return every event of a file as it lies there, once facts and journal agree."""
    with closing(open_to_read(path)) as file:
        numbers = [*(event.id for event in file.events()), BOOK_NUMBER]
        events = tuple((number, *file.load(number)) for number in numbers)
    for number, evening, lines in events:
        check_journal(number, evening, lines)
    return tuple((evening, tuple(lines)) for _number, evening, lines in events)


def _up_to_date(path: Path, expected: Events) -> None:
    """The file opens for work, and a tournament can be opened in it."""
    with closing(open_club_file(path)) as file:
        open_event(file, SteppingClock(), EVENINGS["whiz"].opening)
    assert _events(path)[1:] == expected, "not the same once it is up to date"


def _forgetting(name: str) -> OnFile:
    return lambda file: file.members.forget(everywhere(name), "Ancien membre 1")


def _opening(evening: SmallEvening) -> OnFile:
    return lambda file: open_event(file, SteppingClock(), evening.opening)


def _replaced(file: SqlClubFile) -> None:
    """Let a book that went another way take the place of the one that is there."""
    book, lines = file.load(BOOK_NUMBER)
    line = replace(lines[1], at=lines[1].at + timedelta(1))
    file.take_in(book, [lines[0], line, *lines[2:]])


def moments_of(kind: str, folder: Path, disk: FaultyDisk) -> int:
    """Try every request of a format, on every fault; return how many writes failed."""
    is_book = kind == BOOK
    evening, moments = YEAR if is_book else EVENINGS[kind], 0
    saved, event = folder / kind, BOOK_NUMBER if is_book else 1
    evening.play(saved)
    ways = product(Fault, (False, True), evening.asked, (False, True))
    for fault, lasts, asked, is_ahead in ways:
        trial = Trial(disk, fault, lasts, asked, is_ahead, event)
        moments += survived_moments(saved, folder, trial)
    for fault, lasts in product(Fault, (False, True)):
        anew = _replaced if is_book else _opening(evening)
        for on_file in (anew, _forgetting("Rita 1")):
            moments += survived_on_file(saved, folder, FileTrial(disk, fault, lasts, on_file))
    return moments


def moments_of_upgrades(files: Sequence[Path], folder: Path, disk: FaultyDisk) -> int:
    """Bring old files up to date on a disk that fails; return how many writes failed."""
    return sum(
        survived_on_file(old, folder, FileTrial(disk, fault, lasts))
        for old, fault, lasts in product(files, Fault, (False, True))
    )


def main() -> None:
    """Try everything and print the count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=(*EVENINGS, BOOK, "upgrades"))
    only = parser.parse_args().only
    counted: dict[str, int] = {}
    with tempfile.TemporaryDirectory(prefix="disk-") as place, faulty_disk() as disk:
        folder = Path(place)
        for kind in (*EVENINGS, BOOK):
            if only in (None, kind):
                counted[kind] = moments_of(kind, folder, disk)
        if only in (None, "upgrades"):
            counted["upgrades"] = moments_of_upgrades(OLD_FILES, folder, disk)
    figures = ", ".join(f"{kind}: {moments:,}" for kind, moments in counted.items())
    sys.stdout.write(
        f"{sum(counted.values()):,} failed writes survived ({figures}; full disk, protected, "
        "write error, error when settling; once, and from then on; written ahead or not): nothing "
        "half applied\n"
    )


if __name__ == "__main__":
    main()

"""A disk that fails at each possible moment of a request, for every kind of request and of fault.

    PYTHONPATH=.:tests python -m reliability.disk_faults

The request is repeated with the fault one write later each time, until it comes through: it must
have landed whole or not at all, and nothing may be acknowledged that is not there.
"""

import shutil
import sys
import tempfile
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from reliability.faulty_disk import Fault, FaultyDisk, faulty_disk
from reliability.small_evening import REQUESTS, SteadyClock, played_evening

from whist_td.formats.militaire.evening import Evening
from whist_td.storage.files import open_club_file
from whist_td.usecases.club_errors import ClubFileError
from whist_td.usecases.commands import Command
from whist_td.usecases.desk import Desk
from whist_td.usecases.journal import Line
from whist_td.usecases.replay import check_journal

MOST_WRITES = 200
Told = tuple[Evening, tuple[Line, ...]]


@dataclass(frozen=True)
class Trial:
    """One request on a disk that fails at one write."""

    disk: FaultyDisk
    fault: Fault
    lasts: bool
    request: Command


def survived_moments(saved: Path, folder: Path, trial: Trial) -> int:
    """Let the disk fail at each write of a request in turn; return how many there are."""
    before = told(saved)
    for at in range(1, MOST_WRITES):
        path = Path(shutil.copy(saved, folder / f"{at}.whist"))
        acknowledged, in_hand = _tried(path, at, trial)
        found = told(path)
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
        desk = Desk(file, SteadyClock(), 1)
        trial.disk.fail(at, trial.fault, lasts=trial.lasts)
        with suppress(ClubFileError):
            desk.do(trial.request)
            acknowledged = True
        trial.disk.mend()
        return acknowledged, (desk.evening, desk.lines)


def told(path: Path) -> Told:
    """Return what a fresh start of the program reads, once facts and journal agree."""
    with closing(open_club_file(path)) as file:
        desk = Desk(file, SteadyClock(), 1)
        check_journal(1, desk.evening, desk.lines)
        return desk.evening, desk.lines


def main() -> None:
    """Try everything and print the count."""
    moments = 0
    with tempfile.TemporaryDirectory(prefix="disk-") as place, faulty_disk() as disk:
        folder = Path(place)
        played_evening(folder / "saved")
        for fault, lasts, request in product(Fault, (False, True), REQUESTS):
            trial = Trial(disk, fault, lasts, request)
            moments += survived_moments(folder / "saved", folder, trial)
    sys.stdout.write(
        f"{moments} failed writes survived ({len(REQUESTS)} kinds of request; full disk, write "
        "error, error when settling; once, and from then on): nothing half applied\n"
    )


if __name__ == "__main__":
    main()

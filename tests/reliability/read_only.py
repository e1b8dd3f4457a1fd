"""A folder that can no longer be written in mid-evening, as somebody who may not write everywhere.

    PYTHONPATH=.:tests python -m reliability.read_only FOLDER

It ends with "held": the request was refused by name, nothing changed, the file could be read, and
once the folder could be written again the evening went on.
"""

import os
import sys
from contextlib import closing
from pathlib import Path

from reliability.small_event import REQUESTS, played_evening

from tests.fixtures.clocks import SteppingClock
from whist_td.desk.desk import Desk
from whist_td.desk.journal import check_journal
from whist_td.desk.ports import ReadOnlyFileError
from whist_td.storage.files import open_club_file

NOBODY = 65534


def main() -> None:
    """Play, lock the folder, try, unlock it, and go on."""
    folder = Path(sys.argv[1])
    path = folder / "club.whist"
    played_evening(path)
    # What is read late must be read before the rights are given up.
    open_club_file(path).close()
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
        os.chown(path, NOBODY, NOBODY)
        os.setuid(NOBODY)
    with closing(open_club_file(path)) as file:
        desk = Desk(file, SteppingClock(), 1)
        before = desk.facts
        folder.chmod(0o555)
        try:
            desk.do(REQUESTS[0])
        except ReadOnlyFileError:
            assert desk.facts == before == file.load(1)[0]
        else:
            raise AssertionError("a folder that cannot be written was written")
        folder.chmod(0o755)
        desk.do(REQUESTS[0])
        check_journal(1, *file.load(1))
    sys.stdout.write("held\n")


if __name__ == "__main__":
    main()

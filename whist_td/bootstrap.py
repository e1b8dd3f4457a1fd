"""The one place where the parts are put together."""

import gc
import random
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from whist_td.core.errors import RuleError
    from whist_td.desk.apart import Progress
    from whist_td.desk.backups import BackupKeeper, Recovery
    from whist_td.desk.club import Club
    from whist_td.desk.health import Surroundings
    from whist_td.desk.ports import ClubFile
    from whist_td.desk.write_behind import Wait
    from whist_td.storage.backups import BackupFolder
    from whist_td.storage.looks import Looks

CLUB_FILE = "club.whist"
BACKUPS, LOGS, LOOKED_THROUGH = "backups", "logs", "looked-through.json"
MOST_SEED = 999_999
_SECRET_BYTES = 16
_SWEPT_AFTER = 1_000_000
"""A verb makes so many values before they are looked through for what nobody needs: most end first.
With Python's 700 a tenth of ten years' work is that; a look at 200,000 takes a tenth of a second.
"""


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """Return the present time, in UTC."""
        return datetime.now(UTC)


class SeededDice:
    """Draws that anybody can repeat from their seed."""

    def new_seed(self) -> int:
        """Return a seed nobody chose, short enough to be read aloud."""
        return random.SystemRandom().randint(1, MOST_SEED)

    def new_secret(self) -> str:
        """Return 16 bytes of the system's randomness, in hexadecimal."""
        import secrets

        return secrets.token_hex(_SECRET_BYTES)

    def shuffled(self, items: Sequence[int], seed: int) -> list[int]:
        """Return the items in the order that the seed gives."""
        order = list(items)
        random.Random(seed).shuffle(order)  # noqa: S311 - a draw, not a secret
        return order


class SqlClubFiles:
    """Club files on the disk; storage is only read when the first one is opened.

    Which of them were looked through may be remembered in a file.
    """

    def __init__(self, looked_through: Path | None = None) -> None:
        self._looked_through = looked_through

    def create(self, path: Path, fill: "Callable[[ClubFile], object] | None" = None) -> "ClubFile":
        """Make a new club file, empty or with all that fills it; a kill leaves none."""
        from whist_td.storage.files import create_club_file

        return create_club_file(path, fill or _empty)

    def open(self, path: Path) -> "ClubFile":
        """Open a file for work, or only to read where it is protected or open elsewhere."""
        from whist_td.storage.listed_file import open_listed

        return open_listed(path, _keep_before_upgrade, self._looks())

    def open_to_write(self, path: Path) -> "ClubFile":
        """Open a file for work, or refuse where it cannot be written."""
        from whist_td.storage.files import open_to_write

        return open_to_write(path, _keep_before_upgrade, self._looks())

    def open_to_read(self, path: Path, is_enough: Callable[[], bool] | None = None) -> "ClubFile":
        """Open a file to read it, whoever else has it open."""
        from whist_td.storage.files import open_to_read
        from whist_td.storage.looks import UNREMEMBERED

        # Who looks for as long as he likes, as `check` does, looks at everything.
        return open_to_read(path, is_enough, UNREMEMBERED if is_enough else self._looks())

    def _looks(self) -> "Looks":
        from whist_td.storage.looks import Looks

        return Looks(self._looked_through)


def _empty(_file: "ClubFile") -> None:
    """Leave a new file as it is."""


def data_folder() -> Path:
    """Return the user's data folder: the club file that opens by itself, backups, logs."""
    from platformdirs import user_data_path

    return user_data_path("Whist TD", appauthor=False)


def backup_folder() -> "BackupFolder":
    """Return who keeps the backups of all club files."""
    from whist_td.storage.backups import BackupFolder

    return BackupFolder(data_folder() / BACKUPS)


def _keep_before_upgrade(path: Path) -> None:
    """Keep a copy of a file whose tables are about to change."""
    from whist_td.desk.backups import Reason

    backup_folder().keep(path, Reason.MIGRATION, SystemClock().now())


def open_club(path: Path | None, wait: "Wait | None" = None) -> "Club":
    """Open a club file, or the user's own, which is made the first time.

    Where it is as this program makes it, its list of events is read, and the rest when needed. A
    thread of its own writes the file; `wait` is how to wait for what else it is asked for.
    """
    start_log()
    files = SqlClubFiles(data_folder() / LOOKED_THROUGH)
    place = path or (data_folder() / CLUB_FILE)
    new = path is None and not place.exists()
    return _club_behind(lambda: files.create(place) if new else files.open(place), wait)


def new_club(
    path: Path, fill: "Callable[[Club], object] | None" = None, wait: "Wait | None" = None
) -> "Club":
    """Make a new club file, empty or with all that fills it, and open it."""

    def filled(file: "ClubFile") -> None:
        if fill:
            fill(_club_at(file))

    return _club_behind(lambda: SqlClubFiles().create(path, filled), wait)


def _club_behind(opened: "Callable[[], ClubFile]", wait: "Wait | None") -> "Club":
    """Open a file beside the window, for one of an earlier version or a slow stick takes a while.

    From then on a thread of its own writes it.
    """
    from concurrent.futures import Future, ThreadPoolExecutor

    from whist_td.desk.write_behind import WriteBehind
    from whist_td.storage.listed_file import whole_of

    wait = wait or Future.result
    with ThreadPoolExecutor(1) as beside:
        file = wait(beside.submit(opened))
    return _club_at(WriteBehind(file, wait).as_club_file, whole_of(file))


def _club_at(file: "ClubFile", whole: Callable[[], object] = lambda: None) -> "Club":
    from whist_td.desk.club import Club
    from whist_td.storage.listed_file import Later

    keeper = cast("BackupKeeper", Later(backup_folder))  # nobody asks before the page is there
    return Club(file, SystemClock(), SeededDice(), keeper, whole)


def recover_club(path: Path, progress: "Progress | None" = None) -> "Recovery":
    """Save what can be read of a damaged club file into a new file beside it."""
    from whist_td.desk.apart import no_progress
    from whist_td.storage.recovery import recover_beside

    return recover_beside(path, SystemClock().now(), progress or no_progress)


def compare_club(path: Path, progress: "Progress") -> "tuple[RuleError, ...]":
    """Return what `check` finds where it compares the facts of a file with its journals.

    It is done in a process of its own that lets all others go first, and not again as long as the
    file is as it was when all agreed. What that process cannot tell, nobody hears.
    """
    from whist_td.desk.apart import NoAnswerError, answered_apart
    from whist_td.storage.looks import LookAt, Looks

    looked_through = data_folder() / LOOKED_THROUGH
    looks = Looks(looked_through, LookAt.AGREEMENT)
    try:
        found = looks.through(
            path, lambda: answered_apart(progress, _compared_aside, path, looked_through)
        )
    except NoAnswerError:
        return ()
    return found or ()


def _compared_aside(path: Path, looked_through: Path) -> "tuple[RuleError, ...]":
    """Compare facts and journals as that other process: its own computing is what counts."""
    from contextlib import closing
    from time import process_time

    from whist_td.club.views.agreement import Patience, as_one, compared
    from whist_td.console.formats import check_sealed
    from whist_td.desk.apart import step_back
    from whist_td.desk.club import Club
    from whist_td.desk.ports import SlowFileError

    step_back()
    file = SqlClubFiles(looked_through).open_to_read(path)
    with closing(Club(file, SystemClock(), SeededDice())) as club:
        found = compared(club, Patience(process_time), check_sealed)
    if found.left:
        raise SlowFileError(path)
    return (*([as_one(path, found.damaged)] if found.damaged else ()), *found.faults)


def surroundings() -> "Surroundings":
    """Return what can tell of the disk, the battery and the place of a file."""
    from whist_td.storage.surroundings import Machine

    return Machine()


def start_log() -> None:
    """Keep a log of mistakes in the program, from now on; names never stand in it.

    Whoever hears of a mistake writes `logging.getLogger("whist_td…").error(…, exc_info=error)`.
    """
    from whist_td.storage.fault_log import keep_log

    keep_log(data_folder() / LOGS)


def show_log() -> None:
    """Keep the log and show it on standard error, down to what only a maintainer asks."""
    from whist_td.storage import fault_log

    fault_log.show_log()
    start_log()


def run_desktop(arguments: Sequence[str], language: str = "", *, quits: bool = False) -> int:
    """Open the window and return when it closes; or say when it was ready, and close it.

    In the language that is asked for, which it then keeps.

    Where the system lacks what Qt loads, a sentence says what, and how to get it.
    """
    try:
        from whist_td.kit.waiting import wait_beside
        from whist_td.window.app import run
        from whist_td.window.club_place import Safety
    except ImportError as error:
        from whist_td.kit.system_libraries import not_loaded

        return not_loaded(error)

    safety = Safety(backup_folder, surroundings, recover_club, compare_club)
    opened, made = partial(open_club, wait=wait_beside), partial(new_club, wait=wait_beside)
    return run(list(arguments), opened, made, safety, _say_ready if quits else None, language)


def _say_ready() -> None:
    now = perf_counter()
    from whist_td.storage.surroundings import seconds_alive  # What this takes does not count.

    seconds = seconds_alive() - (perf_counter() - now)
    sys.stdout.write(f'{{"ready_ms": {round(1000 * seconds)}}}\n')
    sys.stdout.flush()


def run_command(arguments: Sequence[str]) -> int:
    """Carry out a verb of the command line."""
    usual = gc.get_threshold()
    gc.set_threshold(_SWEPT_AFTER)
    try:
        return _carried_out(arguments)
    finally:
        gc.set_threshold(*usual)


def _carried_out(arguments: Sequence[str]) -> int:
    from whist_td.cli.main import run, standard_streams
    from whist_td.console.world import Machinery, World

    files = SqlClubFiles(data_folder() / LOOKED_THROUGH)
    clock, dice = SystemClock(), SeededDice()
    machinery = Machinery(_keeper_in, recover_club, _opens_window)
    world = World(files, clock, dice, *standard_streams(), backup_folder, machinery=machinery)
    return run(arguments, world)


def _keeper_in(folder: Path) -> "BackupKeeper":
    from whist_td.storage.backups import BackupFolder

    return BackupFolder(folder)


def _opens_window(path: Path) -> bool:
    """Start the window of this program with a home of its own, unseen, until it takes keys."""
    import os
    import subprocess

    from whist_td.cli.names import QUIT_WHEN_READY
    from whist_td.desk.apart import this_program

    home = str(path.with_name("home"))
    names = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
    surroundings = os.environ | dict.fromkeys(names, home) | {"QT_QPA_PLATFORM": "offscreen"}
    command, folder = this_program()
    words = [*command, str(path), QUIT_WHEN_READY]
    window = subprocess.run(  # noqa: S603 - this program, without a shell
        words, cwd=folder, env=surroundings, check=False, capture_output=True
    )
    return window.returncode == 0 and b"ready_ms" in window.stdout

"""Evenings in a child process that is killed at random moments; nothing acknowledged may be lost.

    PYTHONPATH=.:tests python -m reliability.crash 1000
    PYTHONPATH=.:tests python -m reliability.crash 300 --only club

The child plays with every accident there is, works in the club's book between, and tells each
change once the program has acknowledged it, as a screen would. After each kill the file is opened
as at any start: it must hold what was told, at most one change more (the kill came before the
word), nothing twice, and journal and facts must agree. Backups are made meanwhile, and every one
must open. Every other child has its file written by a thread of its own, as a window has, with up
to `QUEUED` changes on their way: a change is told once it has left the queue.
"""

import argparse
import os
import signal
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from random import Random
from threading import Lock, Thread

from reliability import accidents_book
from reliability.bad_cells import checked
from reliability.laws_book import check_book
from reliability.simulate import FORMATS

from whist_td.club.rules.membership import PersonHasMoneyError
from whist_td.core.errors import NothingToUndoError, RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.backups import Reason, reason_after
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.journal import Line, check_journal
from whist_td.desk.ports import ClubFile
from whist_td.desk.requests import Event
from whist_td.desk.write_behind import WriteBehind
from whist_td.storage.backup_files import unpacked
from whist_td.storage.backups import BackupFolder
from whist_td.storage.club_file import SqlClubFile
from whist_td.storage.files import check_club_file, create_club_file, open_to_write

LIVES_OF_A_FILE = 40
LONGEST_LIFE = 0.12
"""Seconds from the first acknowledged result to the latest kill."""
QUEUED = 8
"""Changes that wait for the disk, at most, where a thread of its own writes."""
AT_THE_BOOK = 0.4
"""How often the child works in the club's book, and not at the evening."""
IS_POSSIBLE = hasattr(os, "fork")


class Clock:
    """The time as it is."""

    def now(self) -> datetime:
        return datetime.now(UTC)


@dataclass
class Tally:
    """What was survived."""

    kills: int = 0
    acknowledged: int = 0
    half_written: int = 0
    """Kills that left a change half written, which the next start took back."""
    untold: int = 0
    """Changes that were on the disk before the child could tell."""
    backups: int = 0
    lines: dict[int, tuple[int, str]] = field(default_factory=dict)
    """For each event, the number and the mark of the newest line told."""


def mark(line: Line) -> str:
    """Return a short mark by which a line is known again."""
    return sha256(repr(line).encode()).hexdigest()[:16]


def play(path: Path, seed: int, told: int, only: str | None) -> None:
    """Play on and on, telling each acknowledged line through a pipe."""
    dice, clock = Random(seed), Clock()  # noqa: S311
    tell: Tell = Told(told) if seed % 2 else ToldBehind(told)
    file = tell.on(open_to_write(path))
    keeper = BackupFolder(path.parent / "backups")
    book = Desk[Event](file, clock, BOOK_NUMBER)
    while True:
        accidents = FORMATS[only or dice.choice(list(FORMATS))]
        desk = open_event(file, clock, accidents.opening(dice))
        tell.line(desk)
        for _ in range(200):
            if dice.random() < AT_THE_BOOK:
                _step(book, accidents_book, dice, tell, keeper)
            else:
                _step(desk, accidents, dice, tell, keeper)
            if desk.facts.progress.finished:
                break


class Told:
    """Tells each line once the desk has it on the disk."""

    def __init__(self, pipe: int) -> None:
        self._pipe = pipe

    def on(self, file: ClubFile) -> ClubFile:
        """Return the file to play on."""
        return file

    def line(self, desk: Desk[Event]) -> None:
        """Tell the newest line."""
        self._tell(desk.event, desk.lines[-1])

    def _tell(self, event: int, line: Line) -> None:
        os.write(self._pipe, f"{event} {line.number} {mark(line)}\n".encode())


class ToldBehind(Told):
    """Tells each line once the thread that writes has it on the disk."""

    def on(self, file: ClubFile) -> ClubFile:
        """Return the file to play on, behind its queue."""
        self._taken: deque[tuple[int, Line]] = deque()
        self._one_at_a_time = Lock()
        self._writer = WriteBehind(file)
        self._writer.told = self._look
        return self._writer

    def line(self, desk: Desk[Event]) -> None:
        """Have the newest line told in its time; let no more wait than people may type."""
        self._taken.append((desk.event, desk.lines[-1]))
        self._look()
        while len(self._writer.unwritten) > QUEUED:
            time.sleep(0.001)

    def _look(self) -> None:
        with self._one_at_a_time:
            taken = tuple(self._taken)  # before the queue: what is taken later may be in it
            waiting = {(each.event, each.line.number) for each in self._writer.unwritten}
            for event, line in takewhile(lambda one: (one[0], one[1].number) not in waiting, taken):
                self._tell(event, line)
                self._taken.popleft()


Tell = Told | ToldBehind


def _step(
    desk: Desk[Event], accidents: object, dice: Random, tell: Tell, keeper: BackupFolder
) -> None:
    draw = dice.random()
    try:
        if draw < 0.1:
            outcome = desk.undo()
        elif draw < 0.15:
            outcome = desk.redo()
        else:
            choose = accidents.accident if draw < 0.4 else accidents.next_step
            outcome = desk.do(choose(desk.facts, dice))
    except RuleError:
        return
    if outcome.line:
        tell.line(desk)
    if reason_after(outcome):
        path = desk._file.path  # noqa: SLF001 - the desk is pure, and has no word for it
        Thread(target=keeper.keep, args=(path, Reason.ROUND, Clock().now()), daemon=True).start()


def live_and_die(path: Path, seed: int, tally: Tally, only: str | None = None) -> None:
    """Let a child play and kill it; take down what it told."""
    hear, tell = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(hear)
        play(path, seed, tell, only)
        os._exit(1)
    os.close(tell)
    with os.fdopen(hear, "rb") as heard:
        said = heard.readline()
        time.sleep(Random(seed).random() * LONGEST_LIFE)  # noqa: S311
        os.kill(child, signal.SIGKILL)
        said += heard.read()
    os.waitpid(child, 0)
    tally.kills += 1
    tally.half_written += path.with_name(f"{path.name}-journal").exists()
    for word in said.decode().splitlines():
        event, number, known = word.split()
        tally.lines[int(event)] = int(number), known
        tally.acknowledged += 1


def examine(path: Path, tally: Tally) -> None:
    """Open the file as at any start and compare it with what was told."""
    with closing(open_to_write(path)) as file:
        events = {event.id for event in file.events()}
        events.add(BOOK_NUMBER)
        lost = tally.lines.keys() - events
        assert not lost, f"events lost: {lost}"
        assert len(events - tally.lines.keys()) <= 1, "an event that nobody opened"
        untold = sum(_examined(file, event, tally) for event in events)
        _work_goes_on(file, tally)
    assert untold <= QUEUED + 1, f"{untold} changes that nobody asked for"
    tally.untold += untold


def _work_goes_on(file: SqlClubFile, tally: Tally) -> None:
    """The book keeps its laws, and is undone and done again."""
    desk = Desk[Event](file, Clock(), BOOK_NUMBER)
    before = desk.facts
    check_book(before)
    with suppress(NothingToUndoError, PersonHasMoneyError):
        desk.undo()
        assert desk.facts.results == before.results, "undo took money"
        desk.redo()
    assert desk.facts == before, "undone and done again it is another book"
    tally.lines[BOOK_NUMBER] = len(desk.lines), mark(desk.lines[-1])


def _examined(file: SqlClubFile, event: int, tally: Tally) -> int:
    """Compare one event with what was told of it; return the changes nobody had told yet."""
    evening, lines = file.load(event)
    check_journal(event, evening, lines)
    number, known = tally.lines.get(event, (0, ""))
    there = f"event {event}: {number} told, {len(lines)} there"
    assert 0 <= len(lines) - number <= QUEUED + 1, there
    assert number == 0 or mark(lines[number - 1]) == known, f"event {event}: another line"
    tally.lines[event] = len(lines), mark(lines[-1])
    return len(lines) - number


def examine_backups(path: Path, tally: Tally) -> None:
    """Open every backup: a kill in the middle of one leaves none that cannot be read."""
    backups = BackupFolder(path.parent / "backups").copies(path)
    assert all(backup.events is not None for backup in backups), "a backup that cannot be read"
    for backup in backups:
        with unpacked(backup.path) as image:
            check_club_file(image.path)
    tally.backups += len(backups)


def lives(folder: Path, count: int, seed: int, only: str | None = None) -> Iterator[Tally]:
    """Kill as many children as are asked for, a new file every few lives."""
    tally = Tally()
    path = folder / "0.whist"
    for life in range(count):
        if life % LIVES_OF_A_FILE == 0:
            path = folder / f"{life}.whist"
            tally.lines.clear()
            with closing(create_club_file(path)) as file:
                tally.lines[BOOK_NUMBER] = 1, mark(file.load(BOOK_NUMBER)[1][0])
        try:
            live_and_die(path, seed + life, tally, only)
            examine(path, tally)
            if life % LIVES_OF_A_FILE == LIVES_OF_A_FILE - 1 or life == count - 1:
                examine_backups(path, tally)
                assert checked(path)[0] == 0, "check finds something"
        except AssertionError as error:
            error.add_note(f"life {life} of seed {seed}")
            raise
        yield tally


def main() -> None:
    """Kill and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=list(FORMATS))
    request = parser.parse_args()
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="crash-", ignore_cleanup_errors=True) as folder:
        for tally in lives(Path(folder), request.count, request.seed, request.only):  # noqa: B007
            pass
    what = f", {request.only} only" if request.only else ""
    sys.stdout.write(
        f"{tally.kills} kills survived (seed {request.seed}{what}): "
        f"{tally.acknowledged} acknowledged changes, 0 lost, 0 doubled; "
        f"{tally.half_written} kills in the middle of a change taken back, "
        f"{tally.untold} changes on the disk before the word; {tally.backups} backups, "
        "all whole\n"
    )


if __name__ == "__main__":
    main()

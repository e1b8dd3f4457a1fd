"""Whole evenings by lot, with everything that can go wrong, and the laws checked after each step.

    PYTHONPATH=.:tests python -m reliability.simulate --evenings 1000
    PYTHONPATH=.:tests python -m reliability.simulate --seed 42 --steps
    PYTHONPATH=.:tests python -m reliability.simulate --evenings 200 --only club
    PYTHONPATH=.:tests python -m reliability.simulate --evenings 200 --only book

The same seed plays the same evening; an evening that breaks a law tells its seed and step.
"""

import argparse
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType

from reliability import accidents_book, accidents_club, accidents_militaire, accidents_whiz
from reliability.broken import LawBrokenError, hold
from reliability.fuzz_checks import check_sentences
from reliability.laws import check

from whist_td.core.errors import RuleError
from whist_td.desk.backups import reason_after
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.journal import check_journal
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.storage.backups import BackupFolder
from whist_td.storage.files import create_club_file, open_to_write

FORMATS: Mapping[str, ModuleType] = {
    "militaire": accidents_militaire,
    "whiz": accidents_whiz,
    "club": accidents_club,
}
BOOK = "book"
ALL: Mapping[str, ModuleType] = {**FORMATS, BOOK: accidents_book}
"""The formats, and the club's year."""
KINDS = (*ALL, *(f"club:{code}" for code in GAMES))
"""What may be played: a format, a game of a club night, or the club's year."""
MOST_STEPS = 400
"""An evening in which something always comes between is broken off."""
PROGRESS = 100
EVERY = 12
"""How many steps pass between two looks at the whole file."""


class EveningClock:
    """A clock that goes on by a minute, is set back now and then, and sleeps a night."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self._time = datetime(2026, 11, 21, 19, 0, tzinfo=UTC)

    def now(self) -> datetime:
        draw = self._dice.random()
        jump = timedelta(minutes=1)
        if draw < 0.01:
            jump = -timedelta(hours=1)
        elif draw < 0.02:
            jump = timedelta(hours=11)
        self._time += jump
        return self._time


class SimulatedEvening:
    """One evening on a real file."""

    def __init__(self, seed: int, folder: Path, only: str | None = None) -> None:
        self.seed = seed
        self.dice = Random(seed)  # noqa: S311
        self.format, _, game = (only or self.dice.choice(list(FORMATS))).partition(":")
        self.accidents = ALL[self.format]
        begin = partial(accidents_club.opening, code=game) if game else self.accidents.opening
        self.clock = EveningClock(Random(seed + 1))  # noqa: S311
        self.folder = folder
        self.lives = 1
        self.keeper = BackupFolder(folder / "backups")
        self.file = create_club_file(folder / f"evening-{seed}-1.whist")
        self.desk = open_event(self.file, self.clock, begin(self.dice))
        self.start = self.desk.facts
        self.counted: Counter[str] = Counter()

    def step(self) -> str:
        """Do one thing and return what it was."""
        draw = self.dice.random()
        if draw < 0.06:
            return self._spree()
        if draw < 0.08:
            return self._crash()
        choose = self.accidents.accident if draw < 0.35 else self.accidents.next_step
        return self._ask(choose)

    def _ask(self, choose: object) -> str:
        before, lines = self.desk.facts, len(self.desk.lines)
        try:
            command = choose(self.desk.facts, self.dice)
            outcome = self.desk.do(command)
        except RuleError as refusal:
            check_sentences(refusal)
            hold(
                "a refusal changes nothing",
                (self.desk.facts, len(self.desk.lines)),
                (before, lines),
            )
            self.counted["refused"] += 1
            return f"refused: {refusal!r}"
        self.counted[type(command).__name__] += 1
        reason = reason_after(outcome)
        if reason and self.dice.random() < 0.2:
            self.keeper.keep(self.file.path, reason, self.clock.now())
        return repr(command)

    def _spree(self) -> str:
        undone = self.dice.randint(1, 12)
        redone = self.dice.randint(0, undone)
        with suppress(RuleError):
            for _ in range(undone):
                self.desk.undo()
        with suppress(RuleError):
            for _ in range(redone):
                self.desk.redo()
        self.counted["sprees"] += 1
        return f"undo {undone}, redo {redone}"

    def _crash(self) -> str:
        """Go on with a copy of the file as it lies there, as after a loss of power."""
        self.lives += 1
        copy = self.folder / f"evening-{self.seed}-{self.lives}.whist"
        shutil.copy(self.file.path, copy)
        evening, lines = self.desk.facts, self.desk.lines
        self.file.close()
        self.file = open_to_write(copy)
        self.desk = Desk(self.file, self.clock, self.desk.event)
        hold("what was acknowledged is there", (self.desk.facts, self.desk.lines), (evening, lines))
        self.counted["crashes"] += 1
        return "crash and reopen"

    def check(self, number: int) -> None:
        """Check the laws, and now and then the whole file."""
        check(self.desk.facts)
        if number % EVERY == 0:
            self.check_file()

    def check_file(self) -> None:
        """Facts on the disk, facts in hand and journal tell the same."""
        evening, lines = self.file.load(self.desk.event)
        hold("the file", (evening, tuple(lines)), (self.desk.facts, self.desk.lines))
        check_journal(self.desk.event, evening, lines)

    @property
    def is_over(self) -> bool:
        """Whether the last word is spoken and every table is in."""
        evening = self.desk.facts
        return evening.progress.finished and not evening.missing(evening.last_announced)

    @property
    def kind(self) -> str:
        """What was played, and which game of a club night."""
        start = self.start
        return f"club: {start.game.code}" if isinstance(start, ClubNightEvent) else self.format

    def rewind(self) -> None:
        """Undoing everything leads to the start, redoing everything back; money stays."""
        self.check_file()
        end = self.desk.facts
        undone = 0
        with suppress(RuleError):
            while True:
                self.desk.undo()
                undone += 1
        if self.format == BOOK:
            hold("undoing leaves money", self.desk.facts.results, end.results)
        else:
            hold("undoing everything", self.desk.facts, self.start)
        for _ in range(undone):
            self.desk.redo()
        hold("redoing everything", self.desk.facts, end)

    def close(self) -> None:
        """Let go of the file."""
        self.file.close()


def play(seed: int, folder: Path, only: str | None = None, *, aloud: bool = False) -> Counter[str]:
    """Play an evening to its end; a law that is broken is told with its seed and step."""
    evening = SimulatedEvening(seed, folder, only)
    number = 0
    try:
        if aloud:
            _tell(seed, 0, repr(evening.start.settings))
        for number in range(1, MOST_STEPS + 1):
            told = evening.step()
            if aloud:
                _tell(seed, number, told)
            evening.check(number)
            if evening.is_over:
                break
        evening.rewind()
        evening.counted["steps"] += number
        evening.counted[evening.kind] += 1
        evening.counted[f"format {evening.format}"] += 1
    except (LawBrokenError, Exception) as error:
        again = f"--seed {seed} --steps" + (f" --only {only}" if only else "")
        error.add_note(f"seed {seed}, step {number}: python -m reliability.simulate {again}")
        raise
    finally:
        evening.close()
    return evening.counted


def _tell(seed: int, number: int, told: str) -> None:
    sys.stdout.write(f"{seed}.{number}: {told}\n")
    sys.stdout.flush()


def play_many(first: int, evenings: int, only: str | None = None) -> Counter[str]:
    """Play many evenings, each in a folder that goes again."""
    counted: Counter[str] = Counter()
    for seed in range(first, first + evenings):
        with tempfile.TemporaryDirectory(prefix="evening-") as folder:
            counted += play(seed, Path(folder), only)
        played = seed - first + 1
        if played % PROGRESS == 0:
            sys.stderr.write(f"{played} evenings, {counted['steps']} steps\n")
    return counted


def main() -> None:
    """Play what is asked for and print what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evenings", type=int, default=1)
    parser.add_argument("--steps", action="store_true")
    parser.add_argument("--only", choices=KINDS)
    request = parser.parse_args()
    if request.steps:
        with tempfile.TemporaryDirectory(prefix="evening-") as folder:
            play(request.seed, Path(folder), request.only, aloud=True)
        return
    counted = play_many(request.seed, request.evenings, request.only)
    last = request.seed + request.evenings - 1
    sys.stdout.write(
        f"{request.evenings} evenings (seeds {request.seed} to {last}): "
        f"{counted['format militaire']} militaire, {counted['format whiz']} Whiz, "
        f"{counted['format club']} club nights, {counted['steps']} steps, every law held after "
        "each\n"
    )
    for name, times in counted.most_common():
        sys.stdout.write(f"  {times:7} {name}\n")


if __name__ == "__main__":
    main()

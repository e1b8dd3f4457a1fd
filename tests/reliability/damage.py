"""Evenings of every format in a file that is then damaged, page by page: all facts must be saved.

    PYTHONPATH=.:tests python -m reliability.damage 60
    PYTHONPATH=.:tests python -m reliability.damage 20 --only club --seed 7

Each evening is played by lot, with its accidents. Then a copy of its file loses a page, has noise
in one, loses every table of facts or its whole journal; what is recovered must be the same evening.
Of a copy with damage all over, or cut short, nothing is promised but that the recovery ends, that
what it saves agrees with its journal, and that the evening goes on.
"""

import argparse
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

from reliability.bad_cells import VALUES, cells, checked, spoil
from reliability.broken import hold
from reliability.simulate import ALL, SimulatedEvening

from whist_td.core.errors import NothingToUndoError, RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.backups import NothingRecoveredError
from whist_td.desk.desk import Desk
from whist_td.desk.journal import changes_between, check_journal
from whist_td.desk.requests import Event
from whist_td.storage.files import open_club_file
from whist_td.storage.formats import fact_tables
from whist_td.storage.recovery import recover
from whist_td.storage.tables import table_of
from whist_td.words.safety import recovery_sheet
from whist_td.words.words import Language, words

PAGE = 4096
MOST_PAGES = 12
"""Of a long file so many pages are hurt, one in each copy."""
STEPS = 120
NOW = datetime(2026, 11, 21, 23, 0, tzinfo=UTC)
FACTS = [table_of(kind).name for kind in fact_tables()]
Damage = Callable[[Path, Random], object]


def played(seed: int, folder: Path, only: str | None) -> tuple[Path, Event]:
    """Play an evening by lot and return its file and what it holds."""
    evening = SimulatedEvening(seed, folder, only)
    for _ in range(STEPS):
        evening.step()
        if evening.is_over:
            break
    evening.close()
    return evening.file.path, evening.desk.facts


def hurt_pages(path: Path, dice: Random, most: int) -> Iterator[tuple[str, Damage]]:
    """Yield what is done to one page after another, or to some of them in a long file."""
    pages = path.stat().st_size // PAGE
    for page in sorted(dice.sample(range(pages), min(pages, most))):
        yield f"page {page + 1} wiped", _overwriting(page, bytes(PAGE))
        yield f"page {page + 1} noise", _overwriting(page, dice.randbytes(PAGE))


def _overwriting(page: int, content: bytes) -> Damage:
    def overwrite(path: Path, _dice: Random) -> None:
        with path.open("r+b") as file:
            file.seek(page * PAGE)
            file.write(content)

    return overwrite


def _dropping(*tables: str) -> Damage:
    def drop(path: Path, _dice: Random) -> None:
        with closing(sqlite3.connect(path)) as connection:
            for table in tables:
                connection.execute(f"DROP TABLE {table}")
            connection.execute("VACUUM")

    return drop


def _peppered(path: Path, dice: Random) -> None:
    content = bytearray(path.read_bytes())
    for _ in range(dice.choice((3, 30, 300))):
        content[dice.randrange(len(content))] = dice.randrange(256)
    path.write_bytes(content)


def _cut(path: Path, dice: Random) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: dice.randrange(len(content))])


def bad_cells(path: Path, dice: Random, most: int) -> Iterator[tuple[str, Damage]]:
    """Yield what is done to some of the columns of all tables: a value that no program wrote."""
    # A row that says it is another event's is one: which it was, nobody can know.
    known = sorted(each for each in cells(path) if each[1] not in ("id", "event_id"))
    for table, column in dice.sample(known, most):
        value = dice.choice(VALUES)
        name = f"{table}.{column} is {value!r:.20}"
        yield name, partial(spoil, table=table, column=column, value=value)


WHOLE: Mapping[str, Damage] = {
    "without its facts": _dropping(*FACTS),
    "without its journal": _dropping("journal", "journal_pack"),
}
"""After these, as after a page, the evening is the same."""
PARTLY: Mapping[str, Damage] = {"damage all over": _peppered, "cut short": _cut}
"""After these, what is saved is whole in itself."""


def examine(path: Path, evening: Event, dice: Random, most_pages: int = MOST_PAGES) -> Counter[str]:
    """Damage copies of a file in every way and look at what is recovered of each."""
    counted: Counter[str] = Counter()
    for name, damage in (*hurt_pages(path, dice, most_pages), *WHOLE.items()):
        saved = _recovered(path, damage, dice)
        hold(name, saved and changes_between(evening, saved), ())
        counted["saved whole"] += 1
    for name, damage in bad_cells(path, dice, most_pages):
        saved = _recovered(path, damage, dice)
        hold(name, saved and changes_between(evening, saved), ())
        checked(path.with_name("hurt.whist"))
        counted["saved whole"] += 1
    for damage in PARTLY.values():
        saved = _recovered(path, damage, dice)
        counted["saved whole" if saved == evening else "saved in part" if saved else "refused"] += 1
    return counted


def _recovered(path: Path, damage: Damage, dice: Random) -> Event | None:
    """Return the evening that is recovered of a damaged copy; None where nothing can be."""
    copy, target = path.with_name("hurt.whist"), path.with_name("saved.whist")
    shutil.copy(path, copy)
    target.unlink(missing_ok=True)
    damage(copy, dice)
    try:
        recovery = recover(copy, target, NOW)
    except NothingRecoveredError:
        return None
    for language in Language:
        hold(
            "empty lines",
            [line for line in recovery_sheet(recovery, words(language)) if not line],
            [],
        )
    with closing(open_club_file(target)) as file:
        number = next(iter(file.numbers()), BOOK_NUMBER)
        desk = Desk[Event](file, _Clock(), number)
        check_journal(number, desk.facts, desk.lines)
        saved = desk.facts
        try:
            desk.undo()
            desk.redo()
        except RuleError as refusal:
            is_refusable = number == BOOK_NUMBER or isinstance(refusal, NothingToUndoError)
            hold("may be undone", is_refusable, expected=True)
        hold("undone and done again", desk.facts, saved)
    return saved


class _Clock:
    """A clock that stands still."""

    def now(self) -> datetime:
        return NOW


def main() -> None:
    """Play, damage, recover and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("evenings", type=int, nargs="?", default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=list(ALL))
    request = parser.parse_args()
    counted: Counter[str] = Counter()
    for seed in range(request.seed, request.seed + request.evenings):
        with tempfile.TemporaryDirectory(prefix="damage-") as folder:
            path, evening = played(seed, Path(folder), request.only)
            try:
                counted += examine(path, evening, Random(seed))  # noqa: S311
            except Exception as error:
                error.add_note(f"seed {seed}")
                raise
    sys.stdout.write(
        f"{counted.total():,} damaged copies of {request.evenings} evenings (seeds {request.seed} "
        f"to {request.seed + request.evenings - 1}): {counted['saved whole']:,} recovered whole, "
        f"{counted['saved in part']} in part (cut short, or damaged all over), "
        f"{counted['refused']} with nothing left, refused\n"
    )


if __name__ == "__main__":
    main()

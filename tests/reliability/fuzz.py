"""Hostile files: refused clearly, or handled so that nobody is hurt.

    PYTHONPATH=.:tests python -m reliability.fuzz 2000

Rosters, results, movements and events of every format, what is given to the command line, and the
club's year at the desk and on the command line (a file holds its seed). Each file may take so much
memory and so much time. What is accepted is played and exported again: no cell may start a formula,
and no tag of the web page may come from a name.
"""

import argparse
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from reliability.fuzz_checks import HarmError, check_sentences
from reliability.fuzz_ways import TABLES, WAYS, Way
from reliability.hostile_files import MAKERS, NEVER_READ, Hostile, hostile_file

from whist_td.core.errors import RuleError

MOST_MEMORY = 3 << 30
MOST_SECONDS = 20


class TooSlowError(Exception):
    """A file that took longer than anybody waits."""


def read_as_everything(hostile: Hostile, ways: Sequence[Way]) -> Iterator[str]:
    """Read a file in these ways and yield what came of it."""
    for way in ways:
        try:
            way(hostile.path)
        except RuleError as refusal:
            check_sentences(refusal)
            yield "refused"
        else:
            if hostile.kind in NEVER_READ:
                raise HarmError(f"read, as if it were whole: {hostile.path.read_text()[:300]!r}")
            yield "accepted"


@contextmanager
def limits() -> Iterator[None]:
    """Let nothing take more memory than an old laptop has."""
    try:
        import resource
    except ImportError:  # Windows
        yield
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


@contextmanager
def patience(seconds: int) -> Iterator[None]:
    """Let nothing compute for longer than somebody would wait; another busy program counts not."""

    if not hasattr(signal, "SIGPROF"):  # Windows
        yield
        return

    def too_slow(_number: int, _frame: object) -> None:
        raise TooSlowError

    before = signal.signal(signal.SIGPROF, too_slow)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def try_file(hostile: Hostile, most: int = len(TABLES)) -> Counter[str]:
    """Read one file within its limits; anything but a refusal or success comes up.

    A process is begun for each way of reading a table: not every file is read in every way.
    """
    ways = WAYS.get(hostile.path.suffix, TABLES)
    chosen = Random(hostile.path.name).sample(ways, min(most, len(ways)))  # noqa: S311
    with patience(MOST_SECONDS):
        return Counter(read_as_everything(hostile, chosen))


def main() -> None:
    """Try many files and print what came of them; a failure keeps its file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=list(MAKERS), help="files of one kind")
    parser.add_argument("--ways", type=int, default=3, help="how many for each table")
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()))
    request = parser.parse_args()
    found: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    failed, slowest = 0, (0.0, "")
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder, limits():
        for seed in range(request.seed, request.seed + request.count):
            hostile = hostile_file(seed, Path(folder), request.only)
            begun = time.process_time()
            try:
                found += try_file(hostile, request.ways)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding
                failed += 1
                kept = request.keep / hostile.path.name
                kept.write_bytes(hostile.path.read_bytes())
                sys.stdout.write(
                    f"{hostile.kind}, kept as {kept}: {type(error).__name__}: {str(error)[:300]}\n"
                )
            slowest = max(slowest, (time.process_time() - begun, hostile.kind))
            kinds[hostile.kind] += 1
            hostile.path.unlink()
    sys.stdout.write(
        f"{request.count} hostile files (seeds {request.seed} to "
        f"{request.seed + request.count - 1}): {found['refused']} readings refused with a "
        f"sentence, {found['accepted']} handled, {failed} failures; slowest {slowest[0]:.1f} s "
        f"({slowest[1]}), memory held to {MOST_MEMORY >> 30} GB\n"
    )
    for kind, times in kinds.most_common():
        sys.stdout.write(f"  {times:6} {kind}\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

"""Mutation testing of the rules by hand: of a sample of small faults, how many do the tests find?

    PYTHONPATH=.:tests python -m reliability.mutation --sample 500 --seed 1
    PYTHONPATH=.:tests python -m reliability.mutation --part movements --sample 200
    PYTHONPATH=.:tests python -m reliability.mutation --only formats/club/play.py --sample 9999
    PYTHONPATH=.:tests python -m reliability.mutation --only militaire/s --tests tests/formats

The tests are run once, and it is taken down which functions each of them calls. Then, for each
fault, a child process puts it into the function in the memory and runs the tests that call it, the
quickest first, to the first that fails. No file is touched. What survives is told; SURVIVORS.md
says of those that were looked at why they may.
"""

import argparse
import functools
import gc
import os
import resource
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from reliability.faults import Mutant, mutants_of, mutated

ROOT = Path(__file__).parents[2]
KILLED, SURVIVED, UNREACHED, IMPOSSIBLE = "killed", "survived", "reached by no test", "impossible"
LEAST_SECONDS, MOST_SECONDS, TIMES_AS_LONG = 5, 60, 3
"""A child that computes so much longer than its tests do is stopped: the fault was found."""
MOST_MEMORY = 2 << 30
Key = tuple[str, str, int]
"""A function: file, name with its class, first line."""


@dataclass(frozen=True)
class Part:
    """What is mutated together, and the tests that are tried on it."""

    mutated: tuple[str, ...]
    tests: tuple[str, ...]


DESK = ("journal", "desk", "replay", "requests")
RULES = (
    *(f"formats/{name}/rules" for name in ("militaire", "whiz", "club_night")),
    *(f"formats/{name}/commands" for name in ("militaire", "whiz", "club_night")),
    "formats/club_night/games",
)
PARTS = {
    "rules": Part(
        ("core", *RULES, *(f"desk/{name}.py" for name in DESK)),
        (
            *("tests/core", "tests/formats", "tests/desk"),
            *(f"whist_td/{place}" for place in ("core", *RULES)),
        ),
    ),
    "movements": Part(("movements",), ("tests/movements", "whist_td/movements")),
    "year": Part(
        ("club/rules", "club/views", "club/commands.py", "desk/members.py"),
        (
            *(str(test.relative_to(ROOT)) for test in sorted(ROOT.glob("tests/club/test_*.py"))),
            *(f"tests/cli/test_{name}.py" for name in ("people", "season", "cash", "prizes")),
            *("tests/cli/test_year_mistakes.py", "tests/cli/test_year_undone.py"),
            *("whist_td/club/rules", "whist_td/club/views"),
        ),
    ),
}


@dataclass
class Trial:
    """A plugin of pytest that runs the tests in its own way, once they are collected."""

    mutants: list[Mutant]
    verdicts: dict[Mutant, str] = field(default_factory=dict)
    calls: dict[Key, list[pytest.Item]] = field(default_factory=lambda: defaultdict(list))
    seconds: dict[pytest.Item, float] = field(default_factory=dict)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn what calls what; then try every fault."""
        self._learn(session.items)
        for number, mutant in enumerate(self.mutants, start=1):
            verdict = self.verdicts[mutant] = self._tried(mutant)
            sys.stderr.write(f"{number}/{len(self.mutants)} {verdict}: {mutant.name}\n")
        return True

    def _learn(self, items: list[pytest.Item]) -> None:
        wanted = {str(ROOT / mutant.path) for mutant in self.mutants}
        for item, after in zip(items, [*items[1:], None], strict=True):
            called: set[Key] = set()
            # What an earlier test left in a cache would not be called by this one.
            for kept in _caches():
                kept.cache_clear()

            def watch(frame: FrameType, event: str, _: object, into: set[Key] = called) -> None:
                code = frame.f_code
                if event == "call" and code.co_filename in wanted:
                    into.add((code.co_filename, code.co_qualname, code.co_firstlineno))

            begun = time.perf_counter()
            sys.setprofile(watch)
            reports = runtestprotocol(item, log=False, nextitem=after)
            sys.setprofile(None)
            self.seconds[item] = time.perf_counter() - begun
            if any(report.failed for report in reports):
                sys.stderr.write(f"left out, it fails by itself: {item.nodeid}\n")
                continue
            for key in called:
                self.calls[key].append(item)

    def _tried(self, mutant: Mutant) -> str:
        key = (str(ROOT / mutant.path), mutant.function, mutant.first_line)
        items = sorted(self.calls.get(key, ()), key=lambda item: self.seconds[item])
        if not items:
            return UNREACHED
        usual = LEAST_SECONDS + TIMES_AS_LONG * int(sum(self.seconds[item] for item in items))
        child = os.fork()
        if child == 0:
            limit = min(usual, MOST_SECONDS)
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            os._exit(_verdict(mutant, key, items))
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return KILLED
        return (SURVIVED, KILLED, IMPOSSIBLE)[os.WEXITSTATUS(status)]


def _verdict(mutant: Mutant, key: Key, items: list[pytest.Item]) -> int:
    """In the child: put the fault in, and run the tests to the first that fails."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    code = mutated(mutant, key[0])
    if code is None or not _is_put_in(key, code):
        return 2
    with suppress(BaseException):
        for item, after in zip(items, [*items[1:], None], strict=True):
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
                return 1
        return 0
    return 1


@functools.cache
def _caches() -> list[Any]:
    """Return every cache of a function of the program, the tests being collected."""
    kept = [thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper)]  # noqa: SLF001 - there is no other name
    return [each for each in kept if (each.__module__ or "").startswith("whist_td")]


def _is_put_in(key: Key, code: object) -> bool:
    """Give the code to every function that is the one of this name, and forget what is cached."""
    is_put_in = False
    gc.unfreeze()  # what tests of windows have frozen is not listed
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):  # noqa: SLF001 - there is no other name
            thing.cache_clear()
        elif isinstance(thing, FunctionType):
            own = thing.__code__
            if (own.co_filename, own.co_qualname, own.co_firstlineno) == key:
                with suppress(ValueError):
                    thing.__code__ = code  # type: ignore[assignment]
                    is_put_in = True
    return is_put_in


def all_mutants(part: Part, only: str | None) -> list[Mutant]:
    """Return every fault of a part."""
    found: list[Mutant] = []
    for path in sorted(_files(part.mutated)):
        own = path.relative_to(ROOT)
        if only is None or only in str(own):
            found += [_moved(mutant, own) for mutant in mutants_of(path)]
    return found


def _moved(mutant: Mutant, path: Path) -> Mutant:
    values = {name: getattr(mutant, name) for name in mutant.__dataclass_fields__}
    return Mutant(**(values | {"path": path}))


def _files(names: Iterable[str]) -> Iterator[Path]:
    for name in names:
        place = ROOT / "whist_td" / name
        yield from place.rglob("*.py") if place.is_dir() else [place]


def main() -> None:
    """Try the faults and tell the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=list(PARTS), default="rules")
    parser.add_argument("--only", help="a part of the path of the files")
    parser.add_argument("--sample", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", nargs="+", help="these tests in place of those of the part")
    parser.add_argument("--basetemp", default="")
    request = parser.parse_args()
    # Hypothesis then tries the same examples each time, and without a time limit.
    os.environ["CI"] = "true"
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.chdir(ROOT)
    part = PARTS[request.part]
    known = all_mutants(part, request.only)
    count = min(request.sample, len(known))
    chosen = Random(request.seed).sample(known, count)  # noqa: S311
    trial = Trial(sorted(chosen, key=lambda mutant: (str(mutant.path), mutant.at, mutant.how)))
    own = [f"--basetemp={request.basetemp}"] if request.basetemp else []
    tests = [test for test in request.tests or part.tests if (ROOT / test).exists()]
    pytest.main(["-p", "no:cacheprovider", "-p", "no:terminal", *own, *tests], [trial])
    tell(trial, len(known), f"--part {request.part} --sample {count} --seed {request.seed}")


def tell(trial: Trial, known: int, command: str) -> None:
    """Print the figures, by package, and what was not found."""
    counted = Counter(trial.verdicts.values())
    figures = ", ".join(f"{times} {verdict}" for verdict, times in counted.most_common())
    sys.stdout.write(f"{len(trial.verdicts)} of {known} faults ({command}): {figures}\n")
    by_package: dict[str, Counter[str]] = defaultdict(Counter)
    for mutant, verdict in trial.verdicts.items():
        by_package["/".join(mutant.path.parts[1:3])][verdict] += 1
    for package, of_it in sorted(by_package.items()):
        told = ", ".join(f"{times} {verdict}" for verdict, times in of_it.most_common())
        sys.stdout.write(f"  {package}: {told}\n")
    for mutant, verdict in trial.verdicts.items():
        if verdict in (SURVIVED, UNREACHED):
            sys.stdout.write(f"{verdict}: {mutant.name}\n")


if __name__ == "__main__":
    main()

"""The walls of the house stand where the plan says, and its examples are true."""

import doctest
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import whist_td

ROOT = Path(__file__).parent.parent
ROOMS = ("core", "movements", "desk", "words")
PLAIN = ("rules", "commands", "views", "words", "games")
"""The folders of a format that know no machine."""


def modules(*rooms: str) -> list[str]:
    """Return the modules of some rooms of the house, and the plain ones of every format."""
    names = (found.name for found in pkgutil.walk_packages(whist_td.__path__, "whist_td."))
    return [
        name
        for name in names
        if (parts := name.split("."))[1] in rooms
        or (parts[1] == "formats" and len(parts) > 3 and parts[3] in PLAIN)
    ]


def test_imports_point_down_and_every_package_has_its_place():
    lint = Path(sys.executable).with_name("lint-imports")
    seen = subprocess.run(
        [lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert seen.returncode == 0, seen.stdout[-4000:] + seen.stderr


@pytest.mark.parametrize("name", modules(*ROOMS))
def test_the_examples_of_a_module_are_true(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_rules_carry_examples():
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [
        test for name in modules(*ROOMS) for test in finder.find(importlib.import_module(name))
    ]
    assert sum(bool(test.examples) for test in found) >= len(ROOMS)


def test_the_rules_are_read_without_windows_or_tables():
    program = (
        "import sys, importlib\n"
        f"for name in {modules(*ROOMS)}:\n"
        "    importlib.import_module(name)\n"
        "print([heavy for heavy in ('PySide6', 'sqlmodel', 'sqlalchemy', 'reportlab', 'openpyxl')"
        " if heavy in sys.modules])"
    )
    seen = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert seen.stdout.strip() == "[]"


@pytest.mark.parametrize("name", modules("core"))
def test_every_module_opens_with_a_sentence(name):
    said = importlib.import_module(name).__doc__ or ""
    assert said.strip().splitlines()[0].rstrip().endswith((".", "…")) or "\n" in said.strip()

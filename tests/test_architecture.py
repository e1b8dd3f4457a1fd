"""The walls of the house stand where the plan says."""

import ast
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

from house import arrows_into_formats, modules, rank_headings, recurring, statements, unexplained

import whist_td
from whist_td.core.formats import formats

ROOT = Path(__file__).parent.parent
ROOMS = ("core", "movements", "desk", "words")
PLAIN = ("rules", "commands", "views", "words", "games")
"""The folders of a format that know no machine."""
MOST_RANKS, LONGEST = 8, 500


def named(*rooms: str) -> list[str]:
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


WORDS_FOR_REFUSALS = {"whist_td.words.messages": {"whist_td.words.refusals"}}
"""All sentences are read with the first that is told, and one may have another inside."""


def reads(tree: ast.Module, known: set[str]) -> Iterator[str]:
    """Yield the modules of the house that a module reads, at once or late."""
    for each in ast.walk(tree):
        if isinstance(each, ast.ImportFrom):
            for name in each.names:
                inner = f"{each.module}.{name.name}"
                yield from {inner if inner in known else str(each.module)} & known


def test_no_two_modules_need_each_other():
    trees = {
        ".".join(("whist_td", *module.parts)).removesuffix(".__init__"): module.tree
        for module in modules()
    }
    needs = {
        name: {*reads(tree, {*trees})} - {name} - WORDS_FOR_REFUSALS.get(name, set())
        for name, tree in trees.items()
    }
    TopologicalSorter(needs).prepare()  # a CycleError names those that do


def test_the_rules_are_read_without_windows_or_tables():
    program = (
        "import sys, importlib\n"
        f"for name in {named(*ROOMS)}:\n"
        "    importlib.import_module(name)\n"
        "print([heavy for heavy in ('PySide6', 'sqlmodel', 'sqlalchemy', 'reportlab', 'openpyxl')"
        " if heavy in sys.modules])"
    )
    seen = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert seen.stdout.strip() == "[]"


def test_no_format_is_imported_from_outside_its_folder():
    assert [f"{module.path}: {name}" for module, name, _ in arrows_into_formats(modules())] == []


def test_no_module_outside_a_format_carries_its_name():
    """But for movements, named for what they arrange, and the migrations of its tables."""
    names = tuple(each.home.rpartition(".")[2] for each in formats())
    own = ("whist_td/movements/", "whist_td/storage/migrations/")
    places = [module.path.relative_to(ROOT).as_posix() for module in modules() if not module.format]
    named_so = [place for place in places if any(name in place for name in names)]
    assert [place for place in named_so if not place.startswith(own)] == []


def test_what_is_read_only_when_it_is_asked_for_is_there():
    named = re.compile(r'later\(f"{__name__}\.(\w+)", "(\w+)"\)')
    asked, lacking = 0, []
    for path in (ROOT / "whist_td").rglob("*.py"):
        for module, name in named.findall(path.read_text(encoding="utf-8")):
            there = path.with_name(f"{module}.py")
            asked += 1
            if not there.exists() or not re.search(
                rf"^(def )?{name}\b", there.read_text("utf-8"), re.M
            ):
                lacking.append(f"{path.relative_to(ROOT)}: {module}.{name}")
    assert asked > 20
    assert lacking == []


def test_no_data_stands_in_python():
    assert [str(module.path) for module in modules() if module.is_data] == []


def test_no_layout_of_qt_is_asked_what_is_at_a_place():
    """It ends the program a while later: `kit.flow.parts_of` says why, and is asked instead."""
    asking = [path for path in (ROOT / "whist_td").rglob("*.py") if ".itemAt(" in path.read_text()]
    assert asking == [ROOT / "whist_td/kit/flow.py"]


def test_a_large_class_says_why_it_is():
    assert list(unexplained(modules())) == []


def test_public_classes_have_names_of_their_own():
    assert recurring(modules()) == {}


def test_a_table_says_once_how_its_columns_are_headed():
    assert rank_headings(modules()) <= MOST_RANKS


def test_statements_of_sql_stand_as_text_only_where_they_are_the_subject():
    """Facts are read and written through their classes: `house.ONLY_TEXT` names the others."""
    assert [str(module.path) for module in modules() if statements(module)] == []


def test_no_module_is_too_long_to_read():
    assert [str(module.path) for module in modules() if module.lines > LONGEST] == []


def test_the_first_paint_does_not_wait_for_what_knows_of_events():
    program = (
        "import sys, whist_td.window.app\n"
        "late = ('cattrs', 'sqlmodel', 'typing_extensions', 'concurrent.futures', 'secrets',\n"
        "        'whist_td.desk', 'whist_td.words.messages')\n"
        "print([name for name in late if name in sys.modules])"
    )
    seen = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert seen.stdout.strip() == "[]"

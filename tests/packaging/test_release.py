"""What a release is made of: the steps of the workflows, the notes, the sums."""

import re
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import build
import icu
import notes
import pytest
import release
from contents import is_wanted
from front_page import Project

from whist_td import __version__
from whist_td.stages.new_event_heading import PICTURES

ROOT = Path(__file__).parents[2]
PLACED = Project("A club", "club@example.org", *("https://example.org",) * 3)
PLACES = {"linux", "windows", "macos"}
QT_KNOWS = {"png", "bmp"}
"""Without a plugin."""
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
ACTION = re.compile(r"uses: [\w./-]+@(\S+)( # v[\d.]+)?$", re.MULTILINE)
SCRIPT = re.compile(r"\b(packaging/[\w/.-]+\.(?:py|sh|ps1)|\.ci/run)\b")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_takes_no_action_but_one_commit_of_it(workflow):
    used = ACTION.findall(workflow.read_text(encoding="utf-8"))
    assert used
    assert all(re.fullmatch("[0-9a-f]{40}", commit) and version for commit, version in used)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_the_steps_of_a_workflow_are_scripts_that_are_there(workflow):
    named = SCRIPT.findall(workflow.read_text(encoding="utf-8"))
    assert named
    assert [name for name in named if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize(
    "script",
    sorted(path for path in (ROOT / "packaging").glob("*/*.py") if path.parent.name in PLACES),
    ids=lambda path: path.name,
)
def test_a_script_that_packs_starts_by_itself_with_nothing_but_python(script, tmp_path):
    read = f"import runpy, sys; sys.path[0] = {str(script.parent)!r}; "
    read += f"runpy.run_path({str(script)!r}, run_name='only read')"
    done = subprocess.run(
        [sys.executable, "-c", read], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_nothing_is_published_before_all_three_systems_have_tried_it():
    text = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    publish = text[text.index("  publish:") :]
    assert "needs: [linux, windows, macos]" in publish
    assert text.count("contents: write") == publish.count("contents: write") == 1
    linux = (ROOT / "packaging/linux/in_debian.sh").read_text(encoding="utf-8")
    assert "in_debian.sh" in text
    assert all(f"try_{each}" in text + linux for each in ("deb.sh", "setup.ps1", "dmg.sh"))


def test_the_notes_of_a_release_are_in_both_languages():
    assert notes.section("CHANGELOG.md")
    assert "soirées" in notes.section("CHANGELOG.fr.md")


def test_a_tag_that_is_not_the_versions_is_refused():
    release.check(f"v{__version__}", PLACED)
    with pytest.raises(SystemExit, match=re.escape(__version__)):
        release.check("v9.9.9", PLACED)


def test_nothing_is_released_while_nobody_says_where_the_project_lies():
    unplaced = replace(PLACED, home="https://whist-td.invalid/whist-td")
    with pytest.raises(SystemExit, match=r"pyproject\.toml"):
        release.check(f"v{__version__}", unplaced)


def test_a_build_without_git_takes_the_day_of_the_release(tmp_path, monkeypatch):
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "version", lambda: __version__)
    heading = f"## {__version__} (2027-03-01)\n\n- A first version.\n"
    (tmp_path / "CHANGELOG.md").write_text(heading, encoding="utf-8")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert build.source_date() == datetime(2027, 3, 1, tzinfo=UTC).timestamp()


def test_the_project_says_the_version_that_the_program_says():
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'\nversion = "{__version__}"\n' in project


def test_the_sums_are_those_that_anybodys_computer_makes(tmp_path):
    (tmp_path / "whist-td.deb").write_bytes(b"whist")
    (tmp_path / "whist-td.zip").write_bytes(b"td")
    release.sums(str(tmp_path))
    checked = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=tmp_path, check=False)
    assert checked.returncode == 0


def test_a_built_program_reads_every_kind_of_picture_that_it_asks_for():
    asked = {ending.removeprefix("*.") for ending in PICTURES.split()} - QT_KNOWS
    for kind in asked:
        plugin = f"PySide6/Qt/plugins/imageformats/libq{'jpeg' if kind == 'jpg' else kind}.so"
        assert is_wanted((plugin, "", "BINARY")), kind


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/QtCore.abi3.so",
        r"PySide6\plugins\platforms\qwindows.dll",
        r"PySide6\plugins\platforms\qoffscreen.dll",
        r"PySide6\plugins\imageformats\qjpeg.dll",
        r"PySide6\plugins\printsupport\windowsprintersupport.dll",
        r"PySide6\Qt6PrintSupport.dll",
        r"PySide6\QtWidgets.pyd",
        r"PySide6\MSVCP140.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
        "PySide6/Qt/lib/QtGui.framework/Resources/Info.plist",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "whist_td/storage/migrations/versions/0001_first_tables.py",
        "whist_td/resources/locale/fr/LC_MESSAGES/whist-td.mo",
    ],
)
def test_what_the_program_loads_goes_along_on_each_system(name):
    assert is_wanted((name, "", "DATA"))


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        r"PySide6\Qt6Quick.dll",
        r"PySide6\opengl32sw.dll",
        "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
        "PySide6/Qt/lib/QtQml.framework/Resources/Info.plist",
        "PySide6/Qt/translations/qtbase_de.qm",
        "whist_td/resources/locale/fr/LC_MESSAGES/window.po",
        "whist_td/storage/migrations/__pycache__/env.cpython-311.pyc",
    ],
)
def test_what_the_program_never_loads_stays_out_on_each_system(name):
    assert not is_wanted((name, "", "DATA"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="links of Linux's libraries")
def test_a_library_of_qt_goes_along_once():
    source = "PySide6/Qt/lib/libQt6Core.so.6"
    assert is_wanted((source, f"/environment/{source}", "BINARY"))
    assert not is_wanted(("libQt6Core.so.6", source, "SYMLINK"))


def test_icus_data_is_packed_as_it_was_found():
    items = {"icudt73l/root.res": b"root", "icudt73l/coll/fr.res": b"ordre" * 9}
    head = (32).to_bytes(2, "little") + bytes(30)
    data = icu.packed(head, items)
    found = icu.unpacked(data)
    assert {name: item.rstrip(b"\0") for name, item in found.items()} == items
    assert icu.packed(data, found) == data

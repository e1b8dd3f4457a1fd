"""The one command sets up a checkout once, and then only starts it."""

import doctest
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import start

from whist_td.kit import system_libraries

PROGRAM = """
import os, sys
print("program", sys.argv[1:], os.environ.get("QT_QPA_PLATFORM"), sys.prefix != sys.base_prefix)
"""


def run_start(checkout, *arguments, **surroundings):
    """Run a checkout's start.py from another folder, away from any screen and any registry."""
    inherited = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    inherited.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, str(checkout / "packaging" / "start.py"), *arguments],
        check=False,
        capture_output=True,
        cwd=checkout.parent,
        encoding="utf-8",
        env={**inherited, "PIP_NO_INDEX": "1", "PYTHONUTF8": "1", **surroundings},
        timeout=120,
    )


def make_checkout(folder):
    """A checkout whose locks ask for nothing, so that setting it up needs no network."""
    shutil.copytree(start.ROOT / "packaging", folder / "packaging")
    for lock in (start.RUNTIME_LOCK, start.DEVELOPMENT_LOCK):
        (folder / "packaging" / lock.name).write_text("# nothing\n", encoding="utf-8")
    for module in ("__init__", "cli/__init__", "cli/names", "kit/__init__", "kit/system_libraries"):
        copy = folder / "whist_td" / f"{module}.py"
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(start.ROOT / "whist_td" / f"{module}.py", copy)
    (folder / "whist_td" / "__main__.py").write_text(PROGRAM, encoding="utf-8")
    (folder / "pytest.py").write_text(PROGRAM, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def first_start(tmp_path_factory):
    checkout = make_checkout(tmp_path_factory.mktemp("club") / "whist td é")
    return run_start(checkout, "standings", "club.whist")


@pytest.fixture(scope="module")
def checkout(first_start):
    return Path(first_start.args[1]).parent.parent


@pytest.mark.parametrize("module", [start, system_libraries], ids=["start", "libraries"])
def test_the_examples_in_the_docstrings_hold(module):
    assert doctest.testmod(module).failed == 0


def test_the_first_start_says_in_both_languages_that_it_sets_up(first_start):
    assert "Préparation" in first_start.stdout
    assert "Setting up" in first_start.stdout


def test_what_follows_the_command_reaches_the_program_in_its_own_environment(first_start):
    assert first_start.stdout.endswith("program ['standings', 'club.whist'] None True\n")


def test_a_second_start_only_starts(checkout):
    assert run_start(checkout, "undo").stdout == "program ['undo'] None True\n"


def test_a_changed_lock_is_installed_again(checkout):
    lock = checkout / "packaging" / "requirements.lock"
    lock.write_text("# nothing, but otherwise\n", encoding="utf-8")
    assert "Updating" in run_start(checkout, "undo").stdout
    assert "Updating" not in run_start(checkout, "undo").stdout


@pytest.mark.parametrize(("version", "is_usable"), [(sys.version_info, True), ((2, 7), False)])
def test_an_environment_of_another_python_is_of_no_use(tmp_path, monkeypatch, version, is_usable):
    monkeypatch.setattr(start, "ENVIRONMENT", tmp_path)
    start.environment_python().parent.mkdir()
    start.environment_python().touch()
    assert not start.is_usable()
    told = f"version = {version[0]}.{version[1]}.0\n"
    (tmp_path / "pyvenv.cfg").write_text(told, encoding="utf-8")
    assert start.is_usable() is is_usable


@pytest.mark.nightly
def test_an_environment_of_another_python_is_made_anew(checkout):
    description = checkout / ".venv" / "pyvenv.cfg"
    whole = description.read_text(encoding="utf-8")
    description.write_text(whole.replace("version = 3.", "version = 2."), encoding="utf-8")
    assert "Setting up" in run_start(checkout, "undo").stdout


def test_the_tests_run_offscreen_unless_told_otherwise(checkout):
    assert run_start(checkout, "test", "-x").stdout.endswith("program ['-x'] offscreen True\n")
    told = run_start(checkout, "test", "-q", QT_QPA_PLATFORM="minimal")
    assert told.stdout.endswith("program ['-q'] minimal True\n")


def test_all_tests_run_on_every_core(checkout):
    everything = run_start(checkout, "test").stdout
    assert everything.endswith(f"program {start.ALL_TESTS} offscreen True\n")


def test_the_tests_write_to_a_disk_in_memory_where_there_is_one_with_room(tmp_path, monkeypatch):
    monkeypatch.setattr(start, "MEMORY_DISK_ROOM", 0)
    assert start.has_room(tmp_path)
    assert not start.has_room(tmp_path / "missing")
    monkeypatch.setattr(start, "MEMORY_DISK_ROOM", sys.maxsize)
    assert not start.has_room(tmp_path)


@pytest.mark.skipif(not start.ON_LINUX, reason="elsewhere there is always a screen")
@pytest.mark.parametrize("asked", [[], ["--lang", "fr"]], ids=["nothing", "a language"])
def test_without_a_screen_the_demo_evening_is_played_into_a_new_folder(checkout, asked):
    (checkout.parent / "whist-td-demo").mkdir(exist_ok=True)
    played = run_start(checkout, *asked).stdout
    assert "No display here" in played
    assert str([*asked, "demo", str(checkout.parent / "whist-td-demo-2")]) in played


def test_a_lock_that_cannot_be_installed_is_told_in_a_sentence(checkout):
    lock = checkout / "packaging" / "requirements.lock"
    before = lock.read_text(encoding="utf-8")
    lock.write_text(f"sqlmodel==0.0.1 --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    refused = run_start(checkout)
    lock.write_text(before, encoding="utf-8")
    assert refused.returncode == 1
    assert "give the same command again" in refused.stderr


def test_the_screens_that_qt_will_try_are_told_from_the_surroundings():
    assert system_libraries.platform_plugins({}) == []
    assert system_libraries.platform_plugins({"DISPLAY": ":0"}) == ["xcb"]
    assert system_libraries.platform_plugins({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}) == [
        "offscreen"
    ]


@pytest.mark.skipif(start.ON_WINDOWS, reason="a Python of its own is a script here")
@pytest.mark.parametrize("here", [(3, 10), (3, 99)], ids=["too old", "too new"])
def test_a_python_that_will_not_do_hands_over_to_one_that_does(tmp_path, monkeypatch, capfd, here):
    fitting = tmp_path / "python3.13"
    fitting.write_text('#!/bin/sh\n[ "$1" = -c ] || echo "with $*"\n', encoding="utf-8")
    fitting.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "version_info", (*here, 0))
    monkeypatch.setattr(sys, "argv", ["start.py", "--lang", "fr"])
    with pytest.raises(SystemExit, match="0"):
        start.require_python()
    assert capfd.readouterr().out == "with start.py --lang fr\n"


def test_without_any_python_that_will_do_a_sentence_names_one(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    with pytest.raises(SystemExit, match="1"):
        start.require_python()
    assert "needs Python 3.11 to 3.15; this is 3.99" in capsys.readouterr().err


def test_a_linux_for_which_there_is_no_ready_made_qt_is_told(monkeypatch, capsys):
    monkeypatch.setattr(start, "ON_LINUX", True)
    monkeypatch.setattr(start.platform, "machine", lambda: "aarch64")
    monkeypatch.setattr(start.platform, "libc_ver", lambda: ("glibc", "2.36"))
    with pytest.raises(SystemExit, match="1"):
        start.require_ready_made_qt()
    assert "aarch64, glibc 2.36" in capsys.readouterr().err
    monkeypatch.setattr(start.platform, "libc_ver", lambda: ("glibc", "2.41"))
    start.require_ready_made_qt()


@pytest.mark.skipif(not start.ON_LINUX, reason="elsewhere there is always a screen")
@pytest.mark.parametrize(
    "screen", [{}, {"DISPLAY": ":8977"}], ids=["none", "one that is not there"]
)
def test_the_program_itself_says_in_a_sentence_that_there_is_no_screen(screen):
    inherited = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    inherited.pop("QT_QPA_PLATFORM", None)
    ended = subprocess.run(
        [sys.executable, "-m", "whist_td", "--lang", "fr"],
        check=False,
        capture_output=True,
        cwd=start.ROOT,
        encoding="utf-8",
        env={**inherited, **screen, "PYTHONUTF8": "1"},
        timeout=60,
    )
    assert (ended.returncode, ended.stderr) == (2, system_libraries.NO_SCREEN.lines)

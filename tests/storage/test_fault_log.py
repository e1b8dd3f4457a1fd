"""The log of mistakes: where in the program, never about whom, and never without end."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from whist_td.formats.militaire.rules.errors import PlayerTwiceError
from whist_td.storage.fault_log import FILE, MOST_BYTES, MOST_FILES, end_log, keep_log, show_log

LOG = logging.getLogger("whist_td.window.fault_watch")
LONG = "A mistake in the program " + "x" * 900


@pytest.fixture
def folder(tmp_path) -> Iterator[Path]:
    end_log()  # whatever another test has begun
    keep_log(tmp_path / "logs")
    yield tmp_path / "logs"
    end_log()


def text(folder: Path) -> str:
    return (folder / FILE).read_text(encoding="utf-8")


def stumble(error: Exception) -> None:
    raise error


def fail(error: Exception) -> None:
    try:
        stumble(error)
    except type(error):
        LOG.exception("A mistake in the program")


def fail_because(cause: Exception) -> None:
    try:
        stumble(cause)
    except type(cause):
        fail(ValueError("Luc Minville"))


def test_a_mistake_is_logged_with_its_way_through_the_program(folder):
    fail(PlayerTwiceError("Rita Cloutier", 3, 4))
    assert "A mistake in the program" in text(folder)
    assert "PlayerTwiceError" in text(folder)
    assert "test_fault_log.py" in text(folder)


def test_no_name_stands_in_the_log(folder):
    fail(PlayerTwiceError("Rita Cloutier", 3, 4))
    fail_because(KeyError("Hélène Côté"))
    LOG.error("About %s", "Zoé Lebreton")
    for name in ("Rita", "Côté", "Minville", "Zoé", str(Path.home())):
        assert name not in text(folder)
    assert "KeyError" in text(folder)


def test_the_log_never_fills_the_disk(folder):
    for _ in range(3_000):
        LOG.error(LONG)
    files = list(folder.iterdir())
    assert len(files) == MOST_FILES
    assert all(file.stat().st_size <= MOST_BYTES for file in files)


def test_the_log_is_kept_once(folder):
    keep_log(folder)
    LOG.error("Once")
    assert text(folder).count("Once") == 1


def test_a_disk_that_takes_no_log_is_no_mistake(tmp_path):
    (tmp_path / "logs").write_text("a file where the folder would be")
    keep_log(tmp_path / "logs")
    end_log()


def test_facts_that_are_about_nobody_are_logged(folder):
    LOG.error("Written", extra={"facts": {"command": "EnterResult", "ms": 12}})
    assert "Written command=EnterResult ms=12" in text(folder)


def test_what_only_a_maintainer_asks_is_not_logged_otherwise(folder, capsys):
    LOG.debug("Asked for")
    LOG.error("A mistake")
    assert "Asked for" not in text(folder)
    assert not capsys.readouterr().err


def test_the_log_can_be_shown_on_standard_error_and_names_nobody_there(folder, capsys):
    show_log()
    LOG.debug("Looked at %s", "Zoé Lebreton")
    fail(KeyError("Hélène Côté"))
    shown = capsys.readouterr().err
    assert "Looked at" in shown
    assert "KeyError" in shown
    assert "Looked at" in text(folder)
    assert "Zoé" not in shown
    assert "Hélène" not in shown

"""The parts put together: where the data lies, what is kept before an update, what is logged."""

import gc
import logging
import re
import shutil
import sys
from contextlib import closing
from pathlib import Path

import pytest

from whist_td import bootstrap
from whist_td.__main__ import main
from whist_td.desk.backups import Reason
from whist_td.desk.health import health_at
from whist_td.storage.fault_log import FILE, end_log

KEPT = Path(__file__).parent / "data" / "club-v1.whist"

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="the data folder cannot be moved by a test there"
)


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    """A user's data folder that no user has."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    yield bootstrap.data_folder()
    end_log()


def test_the_users_own_club_is_made_the_first_time_and_opened_the_next(data_folder):
    for _ in range(2):
        with closing(bootstrap.open_club(None)) as club:
            assert club.path == data_folder / bootstrap.CLUB_FILE
            assert not club.is_read_only


def test_before_an_old_file_is_brought_up_to_date_a_copy_is_kept(tmp_path):
    path = Path(shutil.copy(KEPT, tmp_path / "old.whist"))
    with closing(bootstrap.open_club(path)) as club:
        (backup,) = club.keeper.copies(club.path)
        assert (backup.reason, backup.events[0].name) == (Reason.MIGRATION, "Soirée gardée")


def test_an_open_club_keeps_backups_in_the_data_folder(data_folder):
    with closing(bootstrap.open_club(None)) as club:
        done = club.backup(Reason.CLOSING)
        assert done.path.is_relative_to(data_folder / bootstrap.BACKUPS)
        assert (
            health_at(
                club.file, club.keeper, bootstrap.surroundings(), is_under_way=False
            ).last_backup
            is not None
        )


def test_mistakes_are_logged_in_the_data_folder(data_folder):
    bootstrap.open_club(None).close()
    logging.getLogger("whist_td.window").error("A mistake in the program")
    assert "A mistake" in (data_folder / bootstrap.LOGS / FILE).read_text()


def test_a_data_folder_that_cannot_be_made_keeps_no_club_from_opening(tmp_path, data_folder):
    data_folder.parent.parent.mkdir(exist_ok=True)
    data_folder.parent.write_text("a file where the folder would be")
    path = Path(shutil.copy(KEPT, tmp_path / "old.whist"))
    with closing(bootstrap.open_club(path)) as club:
        assert club.backup(Reason.CLOSING).path is None
        assert club.keeper.copies(club.path) == []


def test_a_damaged_club_is_recovered_beside_itself_or_elsewhere(tmp_path):
    path = Path(shutil.copy(KEPT, tmp_path / "old.whist"))
    path.write_bytes(path.read_bytes()[:-9_000])
    assert bootstrap.recover_club(path).path.parent == tmp_path


def typed(monkeypatch, *arguments: object) -> None:
    monkeypatch.setattr(sys, "argv", ["whist-td", *map(str, arguments)])


def test_debugging_a_verb_says_on_standard_error_what_it_does(tmp_path, monkeypatch, capsys):
    club = shutil.copy(KEPT, tmp_path / "club.whist")
    typed(monkeypatch, "--debug", "undo", club)
    assert main() == 0
    shown = capsys.readouterr()
    assert "DEBUG whist_td.storage.files Club file opened to_write=True" in shown.err
    assert "Event read format=militaire" in shown.err
    assert re.search(r"Command written command=\w+ act=undo line=\d+ ms=\d+ changes=\d+", shown.err)
    assert str(tmp_path) not in shown.err
    assert "DEBUG" not in shown.out


def test_a_verb_says_nothing_of_its_work_unless_asked(tmp_path, monkeypatch, capsys, data_folder):
    club = shutil.copy(KEPT, tmp_path / "club.whist")
    typed(monkeypatch, "events", club)
    assert main() == 0
    assert not capsys.readouterr().err
    assert not data_folder.exists()


def test_a_verb_leaves_the_sweeping_of_garbage_as_it_was(monkeypatch):
    monkeypatch.setattr(sys, "argv", ["whist-td", "--version"])
    before = gc.get_threshold()
    assert main() == 0
    assert gc.get_threshold() == before

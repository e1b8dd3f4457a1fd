"""An event is known outside its club by 32 hexadecimal digits, made once and kept."""

import json
import re
import shutil
from pathlib import Path

import pytest

from whist_td.storage.files import open_club_file

OLD = [Path(__file__).parents[1] / "data" / f"club-v{version}.whist" for version in range(4, 11)]


@pytest.fixture
def exported(whist_td, tmp_path):
    """Return an event of a file as its JSON."""

    def of(file, event=1):
        place = tmp_path / "event.json"
        assert whist_td("export", file, "--event", event, "-o", place) == 0, whist_td.errors
        return json.loads(place.read_text(encoding="utf-8"))

    return of


@pytest.mark.parametrize("made", ["club", "whiz"])
def test_an_event_keeps_what_it_is_known_by(made, request, exported, whist_td, tmp_path):
    file = request.getfixturevalue(made)
    uid = exported(file)["uid"]
    assert re.fullmatch("[0-9a-f]{32}", uid)
    assert whist_td("new", tmp_path / "other.whist", "--from", tmp_path / "event.json") == 0
    assert exported(tmp_path / "other.whist")["uid"] == uid
    assert whist_td("new", file, "--from", tmp_path / "event.json") == 0
    assert exported(file, 2)["uid"] not in (uid, "")
    assert exported(file)["uid"] == uid


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
def test_each_event_of_an_old_file_gets_its_own_once(old, exported, tmp_path):
    file = Path(shutil.copy(old, tmp_path / "old.whist"))
    first = [exported(file, event)["uid"] for event in (1, 2, 3)]
    assert exported(old)["uid"] == first[0]
    open_club_file(file).close()
    assert [exported(file, event)["uid"] for event in (1, 2, 3)] == first
    assert len(set(first)) == len(first)


@pytest.mark.parametrize("uid", ["", "x" * 32, "A" * 32, 7, None])
def test_what_is_no_such_name_is_refused_or_made_anew(uid, exported, whist_td, club, tmp_path):
    plain = exported(club) | {"uid": uid}
    (tmp_path / "event.json").write_text(json.dumps(plain), encoding="utf-8")
    code = whist_td("new", tmp_path / "new.whist", "--from", tmp_path / "event.json")
    assert code == (0 if uid == "" else 2)

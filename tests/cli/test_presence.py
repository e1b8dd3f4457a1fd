"""Who was seen at the door goes out with an event, and comes in with it."""

import json
from contextlib import closing

from tests.cli.test_people import console, file  # noqa: F401 - its fixtures
from tests.fixtures.clocks import SteppingClock
from tests.fixtures.files import event_schema
from whist_td.desk.desk import Desk
from whist_td.desk.requests import MarkHere
from whist_td.storage.files import open_club_file


def test_who_was_here_goes_out_and_comes_in_again(console, file, tmp_path):  # noqa: F811
    with closing(open_club_file(file)) as club:
        Desk(club, SteppingClock(), 1).do(MarkHere(("Anne Roy", "Eva Otis")))
    out, again = tmp_path / "evening.json", tmp_path / "again.whist"
    console("export", file, "--event", "1", "-o", out)
    event_schema()(json.loads(out.read_text(encoding="utf-8")))
    assert console("new", again, "--from", out).code == 0
    assert console("check", again).code == 0
    with closing(open_club_file(again)) as club:
        assert club.load(1)[0].progress.here == ("Anne Roy", "Eva Otis")

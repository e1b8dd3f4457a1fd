import pytest

from tests.fixtures.terminal import whist_td  # noqa: F401 - asked for by name
from tests.phones.served import names, served_at_once, teams


@pytest.fixture
def new_event(whist_td, tmp_path):  # noqa: F811 - the fixture
    """Make a club file with an event of a format."""

    def made(kind, *more, people=6):
        roster, file = tmp_path / "roster.csv", tmp_path / "night.whist"
        roster.write_text(teams(people) if kind == "militaire" else names(people), encoding="utf-8")
        asked = ("new", file, "--format", kind, "--name", "Night", "--entries", roster, *more)
        assert whist_td(*asked) == 0, whist_td.errors
        return file

    return made


@pytest.fixture
def militaire(new_event):
    """An evening of six teams whose first round is being played, served to telephones."""
    with served_at_once(new_event("militaire")) as served:
        assert served.begin(1)[0] == 200
        yield served


@pytest.fixture
def whiz(new_event):
    """A tournament of nine, round 1, served to telephones."""
    more = ("--rounds", 3, "--boards-per-round", 3)
    with served_at_once(new_event("whiz", *more, people=9)) as served:
        assert served.begin(1)[0] == 200
        yield served

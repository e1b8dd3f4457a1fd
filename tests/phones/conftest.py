from functools import partial

import pytest

from tests.fixtures.terminal import typed
from tests.phones.served import names, served_at_once, teams


def event_in(folder, kind, *more, people=6):
    """Make a club file with an event of a format."""
    roster, file = folder / "roster.csv", folder / "night.whist"
    roster.write_text(teams(people) if kind == "militaire" else names(people), encoding="utf-8")
    typed("new", file, "--format", kind, "--name", "Night", "--entries", roster, *more)
    return file


@pytest.fixture
def new_event(tmp_path):
    return partial(event_in, tmp_path)


@pytest.fixture
def militaire(new_event):
    """An evening of six teams whose first round is being played, served to telephones."""
    with served_at_once(new_event("militaire")) as served:
        assert served.begin(1)[0] == 200
        yield served


@pytest.fixture(scope="module")
def guarded(tmp_path_factory):
    """The same for tests of a module by whom nothing is entered."""
    with served_at_once(event_in(tmp_path_factory.mktemp("guarded"), "militaire")) as served:
        assert served.begin(1)[0] == 200
        yield served


@pytest.fixture
def whiz(new_event):
    """A tournament of nine, round 1, served to telephones."""
    more = ("--rounds", 3, "--boards-per-round", 3)
    with served_at_once(new_event("whiz", *more, people=9)) as served:
        assert served.begin(1)[0] == 200
        yield served

"""Who is named in which event of a club file."""

from contextlib import closing

from tests.fixtures.clocks import SteppingClock
from whist_td.club.commands import AddPerson
from whist_td.club.rules.persons import Person
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.desk import Desk
from whist_td.storage.files import open_club_file


def test_a_file_tells_who_is_named_in_which_event(saved):
    with closing(open_club_file(saved)) as file:
        Desk(file, SteppingClock(), BOOK_NUMBER).do(AddPerson(Person(1, "Zoé Roy")))
        named = file.named()
        assert (1, "Rita 1") in named
        assert {event for event, _name in named} == {1}
        assert {name for _event, name in named} == file.names([1])
        assert file.names([BOOK_NUMBER]) == {"Zoé Roy"}

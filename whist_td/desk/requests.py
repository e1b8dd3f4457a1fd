"""All that can be asked and all that can be open, whatever the format."""

from typing_extensions import TypeVar

from whist_td.desk.recovery_command import TakeOverFacts
from whist_td.formats.club_night.commands.commands import ClubCommand, CreateClub
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.militaire.commands.commands import Command, CreateEvent
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.whiz.commands.commands import CreateWhiz, WhizCommand
from whist_td.formats.whiz.rules.evening import WhizEvening

AnyCommand = Command | WhizCommand | ClubCommand | TakeOverFacts
AnyOpening = CreateEvent | CreateWhiz | CreateClub
AnyEvening = Evening | WhizEvening | ClubEvening
OPENINGS = (CreateEvent, CreateWhiz, CreateClub)

E = TypeVar("E", bound=AnyEvening, default=Evening)
"""The evening of a desk; where nothing is said, a militaire one."""

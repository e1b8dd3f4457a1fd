"""All that can be asked and all that can be open, whatever the format."""

from typing_extensions import TypeVar

from whist_td.formats.club.evening import ClubEvening
from whist_td.formats.militaire.evening import Evening
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.usecases.club_commands import ClubCommand, CreateClub
from whist_td.usecases.commands import Command, CreateEvent
from whist_td.usecases.recovery_command import TakeOverFacts
from whist_td.usecases.whiz_commands import CreateWhiz, WhizCommand

AnyCommand = Command | WhizCommand | ClubCommand | TakeOverFacts
AnyOpening = CreateEvent | CreateWhiz | CreateClub
AnyEvening = Evening | WhizEvening | ClubEvening
OPENINGS = (CreateEvent, CreateWhiz, CreateClub)

E = TypeVar("E", bound=AnyEvening, default=Evening)
"""The evening of a desk; where nothing is said, a militaire one."""

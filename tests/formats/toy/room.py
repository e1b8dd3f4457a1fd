"""What the room is shown of such an event."""

from tests.formats.toy.rules import standings
from whist_td.room.formats import room_by_total

ROOM = room_by_total(standings)

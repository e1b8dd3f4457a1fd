"""A director's own movement: brought in from a file, or changed by hand, and not to be lost unseen.

Nothing of this is stored: a movement that the program would not have made is somebody's own.
"""

from whist_td.desk.requests import Command
from whist_td.formats.whiz.commands import commands as ask
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.offers import chosen_merit
from whist_td.formats.whiz.views.to_come import rounds_from


def is_own(evening: WhizEvent) -> bool:
    """Tell whether the movement planned before play is none that the program would plan."""
    planned = tuple(evening.rounds.values())
    if evening.is_started or not planned or chosen_merit(evening) is not None:
        return False
    return planned != rounds_from(evening, 1)


def gives_up_own(evening: WhizEvent, command: Command) -> bool:
    """Tell whether a request would put the program's movement in the place of a director's own."""
    return isinstance(command, ask.AddPlayers | ask.RemovePlayer) and is_own(evening)

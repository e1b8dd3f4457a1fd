"""Forgetting somebody: a neutral name takes the place of the name, in every past event.

It is asked for by the person, shown before it is done, and done for good: there is no undo, for a
journal that could bring the name back would not have forgotten it. Only a backup from before still
has it, until newer ones drive it out.
"""

from collections.abc import Callable

from whist_td.usecases.backups import Reason
from whist_td.usecases.club import Club
from whist_td.usecases.forgetting_errors import UnknownPersonError
from whist_td.usecases.mentions import Forgotten, Mention


def mentions_of(club: Club, name: str) -> tuple[Mention, ...]:
    """Return every event in which somebody is named, to be shown before anything is done."""
    return club.file.members.mentions(name)


def forget(club: Club, name: str, neutral: Callable[[int], str]) -> Forgotten:
    """Forget somebody in every event, after a backup; `neutral` makes the n-th neutral name.

    Desks that are open must be sat down at anew: what they hold in hand still has the name.
    """
    members = club.file.members
    if not members.mentions(name):
        raise UnknownPersonError(name)
    club.backup(Reason.FORGETTING)
    number = 1
    while members.mentions(neutral(number)):
        number += 1
    return members.forget(name, neutral(number))

"""Forgetting somebody: a neutral name takes the place of the name, in every past event.

It is asked for by the person, shown before it is done, and done for good: there is no undo, for a
journal that could bring the name back would not have forgotten it. Only backups from before still
have it, until newer ones drive them out, or the director has them deleted too.
"""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from whist_td.desk.backups import BackupKeeper, OlderGone, Reason
from whist_td.desk.club import Club
from whist_td.desk.club_errors import FileMissingError
from whist_td.desk.forgetting_errors import UnknownPersonError
from whist_td.desk.mentions import Forgotten, Mention


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


def forget_in_backups(keeper: BackupKeeper, club_file: Path, at: datetime) -> OlderGone:
    """Keep a copy of the file as it is now, and delete every older one.

    Where no new copy can be kept nothing is deleted: a club is never left without one.
    """
    done = keeper.keep(club_file, Reason.ASKED, at)
    if done.path is None:
        raise done.refusal or FileMissingError(club_file)
    return keeper.drop_older(club_file, done.path)

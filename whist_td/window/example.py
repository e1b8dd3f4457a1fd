"""A finished example evening in a club file of its own, for a director who wants to look first."""

from collections.abc import Callable
from pathlib import Path

from whist_td.core.formats import formats
from whist_td.desk.club import Club
from whist_td.kit.jobs import Progress, Work
from whist_td.stages.formats import loaded, screens_named
from whist_td.window.club_place import NewClub
from whist_td.words.words import Words


def example_work(path: Path, new_club: NewClub, words: Words) -> Work:
    """Return the work that makes the file, plays the evening in it, and closes it again.

    Nobody else has the file open meanwhile; a cancelled one is taken away.
    """

    def work(progress: Progress) -> object:
        club = new_club(path)
        try:
            _player()(club, words, progress)
        except BaseException:
            club.close()
            path.unlink(missing_ok=True)
            raise
        club.close()
        return path

    return work


def _player() -> Callable[[Club, Words, Progress], None]:
    """Return what plays an example: that of the first format that has one."""
    of_each = (screens_named(each.code).example for each in formats())
    player: Callable[[Club, Words, Progress], None] = loaded(next(filter(None, of_each)))
    return player

"""A finished example evening in a club file of its own, for a director who wants to look first."""

from pathlib import Path

from whist_td.desk.club import Club
from whist_td.formats.militaire.commands.commands import FinishEvent
from whist_td.formats.militaire.files.sample_event import sample_event
from whist_td.formats.militaire.views.sample_evening import play_round
from whist_td.kit.jobs import Progress, Work
from whist_td.window.club_place import NewClub
from whist_td.words.words import Words

SEED = 2026


def example_work(path: Path, new_club: NewClub, words: Words) -> Work:
    """Return the work that makes the file, plays the evening in it, and closes it again.

    Nobody else has the file open meanwhile; a cancelled one is taken away.
    """

    def work(progress: Progress) -> object:
        club = new_club(path)
        try:
            _play(club, words, progress)
        except BaseException:
            club.close()
            path.unlink(missing_ok=True)
            raise
        club.close()
        return path

    return work


def _play(club: Club, _: Words, progress: Progress) -> None:
    desk = sample_event(club, _)
    rounds = desk.evening.settings.rounds
    for number in range(1, rounds + 1):
        play_round(desk, club.dice, SEED, number)
        progress(number, rounds)
    desk.do(FinishEvent())

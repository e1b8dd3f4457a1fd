"""A finished example evening, for a director who wants to look first."""

from whist_td.desk.club import Club
from whist_td.formats.militaire.commands.commands import FinishEvent
from whist_td.formats.militaire.files.sample_event import sample_event
from whist_td.formats.militaire.views.sample_evening import play_round
from whist_td.kit.jobs import Progress
from whist_td.words.words import Words

SEED = 2026


def play_example(club: Club, _: Words, progress: Progress) -> None:
    """Play the evening of the teams that come with the program into a club file."""
    desk = sample_event(club, _)
    rounds = desk.evening.settings.rounds
    for number in range(1, rounds + 1):
        play_round(desk, club.dice, SEED, number)
        progress(number, rounds)
    desk.do(FinishEvent())

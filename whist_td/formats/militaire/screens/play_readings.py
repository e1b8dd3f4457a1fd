"""What the cartons of a militaire round are compared by."""

from functools import partial

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.results import Result, points
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.stages.second_pass import Rereading

SecondPass = Rereading[int, Result]
"""The second pass of a militaire round, by table."""


def second_pass(evening: MilitaireEvent, round_number: int) -> SecondPass:
    """Begin a second pass; the forfeits of teams that left have no carton and are not read."""
    agree = partial(same_points, evening.settings)
    return SecondPass(round_number, agree, entered_in(evening, round_number))


def same_points(settings: Settings, first: Result, second: Result) -> bool:
    """Tell whether two results agree; cartons show points, so points are what must agree."""
    return points(first, settings) == points(second, settings)


def entered_in(evening: MilitaireEvent, round_number: int) -> dict[int, Result]:
    """Return the results entered in a round, by table."""
    found = (
        (place.table, result)
        for place, result in evening.results.items()
        if place.round == round_number
    )
    return dict(sorted(found, key=lambda pair: pair[0]))

"""How a list of events speaks of those that teams play."""

from whist_td.desk.ports import EventSummary
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.stages.formats import ListedEvents
from whist_td.words.words import Words


def _entered(event: EventSummary, _: Words) -> str:
    return _.plural("{n} team", "{n} teams", event.entries)


def _reached(event: EventSummary, _: Words) -> str:
    return _("round {round} of {rounds}", round=event.announced, rounds=event.rounds)


def _next(event: EventSummary, _: Words) -> str:
    if event.announced:
        return _("Go on with round {round}", round=event.announced)
    if event.entries < LEAST_TABLES:
        return _("Enter the teams")
    return _("Prepare round {round}", round=1)


LISTED = ListedEvents(lambda _event, _: "", _entered, _reached, _next)

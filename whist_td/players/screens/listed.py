"""How a list of events speaks of those in which each plays for himself."""

from collections.abc import Callable

from whist_td.desk.ports import EventSummary
from whist_td.stages.formats import ListedEvents
from whist_td.words.words import Words


def listed_players(
    game: Callable[[EventSummary, Words], str], least: Callable[[EventSummary], int]
) -> ListedEvents:
    """Return the words for the events of a game that takes so many players at least."""

    def next_step(event: EventSummary, _: Words) -> str:
        if event.announced:
            return _("Go on with round no. {round}", round=event.announced)
        if event.entries < least(event):
            return _("Enter the players")
        return _("Prepare the first round")

    return ListedEvents(game, _entered, _reached, next_step)


def _entered(event: EventSummary, _: Words) -> str:
    return _.plural("{n} player", "{n} players", event.entries)


def _reached(event: EventSummary, _: Words) -> str:
    # In French a « tour », where Whist militaire has « manches ».
    return _("round no. {round} of {rounds}", round=event.announced, rounds=event.rounds)

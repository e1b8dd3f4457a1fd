"""What the papers of a club night are for, and when they can be laid out."""

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.planning import rounds_ahead
from whist_td.stages.formats import PaperKinds
from whist_td.words.words import N_


def _is_ready(evening: ClubNightEvent) -> bool:
    return bool(evening.rounds or rounds_ahead(evening))


def _plan(evening: ClubNightEvent) -> object:
    return (evening.details, evening.settings, dict(evening.players), dict(evening.rounds))


PAPER_KINDS = PaperKinds(
    {
        "seating-cards": N_("One a player: where to sit in each round, and with whom."),
        "table-cards": N_("One a table: who sits there in each round."),
        "score-sheets": N_("One a table and round, made for the game of the evening."),
        "rules": N_("For the wall: how the game is played and what it counts."),
        "name-list": N_("For the door: everybody’s number and first table."),
    },
    _is_ready,
    N_("The papers appear once everybody has a seat."),
    _plan,
)

"""What the papers of a Whiz tournament are for, and when they can be laid out."""

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.formats.whiz.views.paper_views import whiz_plan
from whist_td.stages.formats import PaperKinds
from whist_td.words.words import N_


def _is_ready(evening: WhizEvent) -> bool:
    rounds = range(1, evening.settings.rounds + 1)
    enough = evening.is_started or len(evening.present(1)) >= LEAST_PLAYERS
    return enough and all(number in evening.rounds for number in rounds)


PAPER_KINDS = PaperKinds(
    {
        "guide-cards": N_("One for each player: where to sit in each round, and with whom."),
        "table-cards": N_("One for each table: who sits where, and where the boards go."),
        "travellers": N_("One for each board: a line for everybody who plays it."),
        "score-slips": N_("One for each table and round, instead of travellers."),
        "director-sheet": N_("For you: every table of every round, and who sits out."),
        "rules": N_("For the wall: how the game is played and what it counts."),
        "name-list": N_("For the door: everybody’s number and first table."),
        "board-labels": N_("For the boards: number, dealer, and the Domy’s place."),
    },
    _is_ready,
    N_("The sheets appear once six players are entered and the movement is made."),
    whiz_plan,
    frozenset({"score-slips"}),
)

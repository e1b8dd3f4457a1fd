"""What the papers of a militaire evening are for, and when they can be laid out."""

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.views.views import plan_of
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.stages.formats import PaperKinds
from whist_td.words.words import N_


def _is_ready(evening: MilitaireEvent) -> bool:
    return evening.tables >= LEAST_TABLES


PAPER_KINDS = PaperKinds(
    {
        "rotation-cards": N_("One a team: where to go, and who comes."),
        "cartons": N_("Two a team, in large numbers: one stays, one travels."),
        "table-cards": N_("One a table: who visits in which round."),
        "director-sheet": N_("For you: trump, call and advance of every round."),
        "score-sheets": N_("Blank sheets for the results of each table."),
        "wall-scoreboard": N_("A poster on which everybody sees the totals grow."),
    },
    _is_ready,
    N_("The papers appear once two teams are entered."),
    plan_of,
)

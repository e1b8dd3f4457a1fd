"""What a militaire evening says."""

from whist_td.formats.militaire.commands import OrderTables
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.words.facts import FACTS
from whist_td.formats.militaire.words.history import CORRECTIONS, DEEDS
from whist_td.formats.militaire.words.messages import REFUSALS
from whist_td.words.draws import Lot, drawn_numbers
from whist_td.words.formats import FormatWords
from whist_td.words.words import N_, Words

_PLACES = {
    "teams": N_("team {number}"),
    "playoffs": N_("an extra deal between tied teams"),
}


def _drawn(event: MilitaireEvent, _: Words) -> list[str]:
    return [
        _("Table {number}: {name}", number=team.number, name=team.name or team.captain)
        for team in sorted(event.teams.values(), key=lambda team: team.number)
    ]


WORDS = FormatWords(
    REFUSALS,
    DEEDS,
    CORRECTIONS,
    FACTS,
    places=_PLACES,
    far=N_("{name}: round {round} of {rounds}"),  # a manche in French, not a tour
    round=N_("round {round}"),
    lot=Lot(
        OrderTables,
        lambda event, dice, seed: OrderTables(drawn_numbers(dice, seed, event.teams), seed),
        lambda drawn: drawn.order,
        _drawn,
    ),
)

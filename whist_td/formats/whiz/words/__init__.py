"""What a Whiz tournament says."""

from whist_td.formats.whiz.commands import OrderPlayers
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent
from whist_td.formats.whiz.words.facts import FACTS
from whist_td.formats.whiz.words.history import CORRECTIONS, DEEDS
from whist_td.formats.whiz.words.messages import REFUSALS
from whist_td.words.draws import Lot, drawn_numbers
from whist_td.words.formats import FormatWords
from whist_td.words.words import N_, Words

_PLACES = {
    "results": N_("deal {board} at table {table} in round {round}"),
    "rounds": N_("round {round}", "tour"),
    "penalties": N_("penalty {number}"),
    "dealings": N_("dealing {number}"),
}


def _drawn(event: WhizEvent, _: Words) -> list[str]:
    return [
        _("Number {number}: {name}", number=player.number, name=player.name)
        for player in sorted(event.players.values(), key=lambda player: player.number)
    ]


WORDS = FormatWords(
    REFUSALS,
    DEEDS,
    CORRECTIONS,
    FACTS,
    frozenset({SeatedRound}),
    places=_PLACES,
    lot=Lot(
        OrderPlayers,
        # The numbers alone: the rounds follow from them, and a check asks for none.
        lambda event, dice, seed: OrderPlayers(drawn_numbers(dice, seed, event.players), seed),
        lambda drawn: drawn.order,
        _drawn,
    ),
)

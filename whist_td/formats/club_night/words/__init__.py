"""What a club night says."""

from collections.abc import Iterator

from whist_td.formats.club_night.commands.commands import SeatClubRounds
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.planning import draw_seats
from whist_td.formats.club_night.words.facts import FACTS
from whist_td.formats.club_night.words.history import CORRECTIONS, DEEDS, deal_told
from whist_td.formats.club_night.words.messages import CLUB_NIGHT_SENTENCES
from whist_td.words.draws import Lot
from whist_td.words.formats import FormatWords
from whist_td.words.words import N_, Words

_PLACES = {
    "results": N_("deal {board} at table {table} in round {round}"),
    "rounds": N_("round {round}", "tour"),
    "sanctions": N_("penalty {number}"),
}


def _drawn(event: ClubNightEvent, _: Words) -> Iterator[str]:
    for number, seated in sorted(event.rounds.items()):
        for sitting in sorted(seated.sittings, key=lambda sitting: sitting.table):
            people = ", ".join(event.player(each).name for each in sitting.seats)
            yield _(
                "Round {round}, table {table}: {people}",
                round=number,
                table=sitting.table,
                people=people,
            )


WORDS = FormatWords(
    CLUB_NIGHT_SENTENCES,
    DEEDS,
    CORRECTIONS,
    FACTS,
    placed_facts={"results": deal_told},
    places=_PLACES,
    results=lambda n, _: _.plural("{n} deal", "{n} deals", n),
    lot=Lot(
        SeatClubRounds,
        lambda event, _dice, seed: draw_seats(event, seed),
        lambda drawn: drawn.rounds,
        lambda *of: tuple(_drawn(*of)),
    ),
)

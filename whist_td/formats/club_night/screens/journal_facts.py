"""By what a line of a club night may be found: its round, table, deal, and players."""

from collections.abc import Iterable, Iterator

from whist_td.desk.journal import Line
from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.words.words import Words


def club_searched(line: Line, evening: ClubNightEvent, _: Words) -> list[str]:
    """Return the things a line speaks of, also those that its sentence leaves out."""
    places = tuple(_places(line.command))
    told = [word for place in places for word in _of_place(place, _)]
    return [*told, *_people({*_numbers(line), *_seated(places, evening)}, evening, _)]


def _places(command: object) -> Iterator[DealPlace]:
    match command:
        case ask.EnterDeal(place=place) | ask.InsertDeal(place=place) | ask.RemoveDeal(place=place):
            yield place
        case ask.EnterDeals(deals=deals):
            yield from (place for place, _deal in deals)


def _of_place(place: DealPlace, _: Words) -> tuple[str, str, str]:
    return (
        _("round {number}", number=place.round),
        _("table {table}", table=place.table),
        _("deal {board}", board=place.deal),
    )


def _people(numbers: Iterable[int], evening: ClubNightEvent, _: Words) -> Iterator[str]:
    for number in sorted(numbers):
        yield _("player {number}", number=number)
        player = evening.players.get(number)
        if player is not None:
            yield player.name
            yield player.club


def _seated(places: Iterable[DealPlace], evening: ClubNightEvent) -> Iterator[int]:
    for place in places:
        seated = evening.rounds.get(place.round)
        sitting = seated.sitting(place.table) if seated else None
        yield from sitting.seats if sitting else ()


def _numbers(line: Line) -> Iterator[int]:
    """Yield the players a line is about; everybody's seats would make every line everybody's."""
    for change in line.changes:
        for fact in (change.before, change.after):
            match fact:
                case ClubPlayer(number=number) | JuryLine(player=number):
                    yield number

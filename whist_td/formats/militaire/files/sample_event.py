"""The event of the sample roster, opened and played by lot through the usual commands."""

from whist_td.assets import asset
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.ports import Dice
from whist_td.formats.militaire.commands import (
    AddSubstitute,
    AnnounceRound,
    ConfirmRound,
    CreateEvent,
    EnterResult,
    FinishEvent,
    RecordRedeal,
)
from whist_td.formats.militaire.files.rosters import teams_from
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, result_of
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Substitute
from whist_td.words.labels import example_details
from whist_td.words.words import Words

_CHANCES = 1_000
_PERFECT_BELOW = 25
"""About one table in forty takes all thirteen tricks."""

_ROSTER = "equipes-gaspesie.csv"


def play_event(
    desk: Desk[MilitaireEvent], dice: Dice, seed: int, rounds: int | None = None
) -> None:
    """Play an event to its end, or the first rounds of it, by lot."""
    last = desk.facts.settings.rounds if rounds is None else rounds
    for number in range(1, last + 1):
        play_round(desk, dice, seed, number)
    if last == desk.facts.settings.rounds:
        desk.do(FinishEvent())


def play_round(desk: Desk[MilitaireEvent], dice: Dice, seed: int, number: int) -> None:
    """Announce the next round, enter every table in the order they call, and read them again."""
    desk.do(AnnounceRound(number))
    if number == 5:  # noqa: PLR2004 - the fifth round is as good as any
        desk.do(RecordRedeal(Place(number, 2)))
    if number == 8:  # noqa: PLR2004
        desk.do(AddSubstitute(1, Substitute(2, "Huguette Langlois", number)))
    tables = range(1, desk.facts.tables + 1)
    for table in dice.shuffled(tables, seed + number):
        place = Place(number, table)
        draw = dice.shuffled(range(_CHANCES), seed * _CHANCES + place.round * 97 + place.table)[0]
        side = Side.HOME if draw % 2 else Side.VISITORS
        desk.do(
            EnterResult(
                place,
                result_of(side, ResultKind.PERFECT if draw < _PERFECT_BELOW else ResultKind.NORMAL),
            )
        )
    _have_accidents(desk, number)
    desk.do(ConfirmRound(number))


def _have_accidents(desk: Desk[MilitaireEvent], number: int) -> None:
    """Correct results after a round, as happens."""
    match number:
        case 3:
            desk.do(EnterResult(Place(3, 1), Result(Side.VISITORS, ResultKind.REVOKE)))
        case 6:
            desk.do(EnterResult(Place(6, 2), Result(Side.HOME, ResultKind.PERFECT, 13)))
        case 7:  # the wrong side, which is taken back
            _turn(desk, Place(7, 1))
            desk.undo()
        case 12:
            _turn(desk, Place(3, 2))
        case 15:
            desk.do(EnterResult(Place(15, 1), Result(Side.HOME, ResultKind.FORFEIT)))


def _turn(desk: Desk[MilitaireEvent], place: Place) -> None:
    """Give a table to the other side."""
    current = desk.facts.results[place]
    winner = current.winner.other if current.winner else Side.HOME
    desk.do(EnterResult(place, result_of(winner)))


def sample_event(club: Club, _: Words) -> Desk[MilitaireEvent]:
    """Open an event with the sample roster."""
    details = example_details(club.clock.now(), _)
    teams = teams_from(asset("samples", _ROSTER))
    return club.open_event(CreateEvent(details, Settings(), teams))

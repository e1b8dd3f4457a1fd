"""Who comes late or leaves early at a club night, seated from the command line as at the desk."""

from collections.abc import Iterable

from whist_td.console.formats import Coming, Comings
from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.rules.errors import ClubFinishedError, ClubLateRoundError
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound, SeatingWay
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.views import arrivals, planning
from whist_td.players.words.movement_pages import sit_outs_sentence
from whist_td.words.words import Words

Request = ask.AddLateClubPlayer | ask.LetClubPlayerLeave | ask.LetClubPlayersLeave


def _arrived(event: ClubNightEvent, name: str, first: int | None, _: Words) -> Coming:
    number = max(event.players, default=0) + 1
    joins = event.last_announced + 1 if first is None else first
    if event.progress.finished:
        raise ClubFinishedError
    if joins <= event.last_announced:
        raise ClubLateRoundError(number, joins, event.last_announced)
    event.check_round(joins)
    command = planning.late_player(event, ClubPlayer(number, name, first_round=joins))
    told = _(
        "{name} has number {number} and plays from round {round}.",
        name=name,
        number=number,
        round=joins,
    )
    return _coming(event, command, (number, joins), told, _)


def _left(event: ClubNightEvent, number: int, last: int, _: Words) -> Coming:
    name = event.player(number).name
    if event.progress.finished:
        raise ClubFinishedError
    is_paired = event.settings.seating is SeatingWay.PAIRS
    leaving = arrivals.leaving_pair if is_paired else planning.leaving_player
    told = _("{name} leaves after round {round}.", name=name, round=last)
    return _coming(event, leaving(event, number, last), (number, last + 1), told, _)


def _coming(
    event: ClubNightEvent, command: Request, who: tuple[int, int], told: str, _: Words
) -> Coming:
    (number, first), rounds = who, command.rounds
    return Coming(
        command,
        number,
        first,
        boards_to_make=(),
        comparisons=(),
        reprint=_cards(event, rounds),
        sits_out=tuple((each.number, player) for each in rounds for player in each.sit_out),
        sentences=(told, *((sit_outs_sentence(rounds, _),) if rounds else ())),
    )


def _cards(event: ClubNightEvent, rounds: Iterable[ClubRound]) -> tuple[int, ...]:
    """Return those who are entered already and whose printed cards say something else now."""
    changed = {
        player
        for each in rounds
        for player in each.people()
        if each.number not in event.rounds
        or _line(event.rounds[each.number], player) != _line(each, player)
    }
    return tuple(sorted(changed & event.players.keys()))


def _line(seated: ClubRound, player: int) -> tuple[object, bool]:
    at = next((each for each in seated.sittings if player in each.seats), None)
    return at, player in seated.sit_out


COMINGS = Comings(_arrived, _left)

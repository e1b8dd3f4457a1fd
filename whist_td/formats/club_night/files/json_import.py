"""A club night out of our own JSON: the commands that bring it about again."""

from collections.abc import Iterator

from whist_td.core.events import Details
from whist_td.core.movement_tables import Sitting
from whist_td.desk.file_errors import EventFileError
from whist_td.desk.plain import converter
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.files.json_export import FORMAT
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightProgress
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.rounds import ClubRound
from whist_td.formats.club_night.rules.settings import ClubSettings
from whist_td.interchange.event_json import EventSource, Plain, event_source, whole

Opening = tuple[ask.CreateClub, tuple[Command, ...]]
Entered = tuple[DealPlace, TableDeal]


def read_club_event(text: str, file: str) -> Opening:
    """Return the opening of a club night and the commands that lead to the same standings."""
    return club_commands_of(event_source(text, file))


def club_commands_of(source: EventSource) -> Opening:
    """Return the opening and the commands that a file of ours tells."""
    if source.format != FORMAT:
        raise EventFileError(source.file, "format")
    progress = (
        source.section("progress", ClubNightProgress)
        if "progress" in source.plain
        else ClubNightProgress()
    )
    create = ask.CreateClub(
        source.section("event", Details),
        source.section("settings", ClubSettings),
        tuple(source.section("entries", list[ClubPlayer])),
        _movement(source),
        progress.draw_seed,
    )
    lines = source.section("sanctions", list[JuryLine]) if "sanctions" in source.plain else []
    end = (ask.FinishClub(despite_missing=True),) if progress.finished else ()
    return create, (*_played(source), *map(ask.SanctionPlayer, lines), *end)


def _movement(source: EventSource) -> tuple[ClubRound, ...]:
    with source.blaming("movement"):
        return tuple(map(_round, source.plain["movement"]["rounds"]))


def _round(plain: Plain) -> ClubRound:
    sittings = tuple(
        Sitting(whole(said["table"]), tuple(map(whole, said["seats"]))) for said in plain["tables"]
    )
    return ClubRound(whole(plain["round"]), sittings, tuple(map(whole, plain["sit_out"])))


def _played(source: EventSource) -> Iterator[Command]:
    results = _results(source)
    for number in range(1, _last_begun(source, results) + 1):
        yield ask.BeginClubRound(number, despite_missing=True)
        if entered := tuple(each for each in results if each[0].round == number):
            yield ask.EnterDeals(entered, as_they_stand=True)


def _last_begun(source: EventSource, results: tuple[Entered, ...]) -> int:
    """Return the newest round that began; where the file does not tell, the last with deals."""
    played = max((place.round for place, _ in results), default=0)
    with source.blaming("announced"):
        said = (whole(each["round"]) for each in source.plain.get("announced", ()))
        return max(played, *said, 0)


def _results(source: EventSource) -> tuple[Entered, ...]:
    with source.blaming("results"):
        return tuple(map(_entered, source.plain["results"]))


def _entered(plain: Plain) -> Entered:
    place = DealPlace(*(whole(plain[name]) for name in DealPlace._fields))
    told = {name: v for name, v in plain.items() if name not in (*DealPlace._fields, "points")}
    return place, converter().structure(told, TableDeal)

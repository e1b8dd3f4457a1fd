"""Every way in which the program reads a file that somebody hands the club.

What is accepted is played and exported again.
"""

import io
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import reduce
from pathlib import Path

from reliability import fuzz_book
from reliability.fuzz_checks import FR, HarmError, check_book, check_pages, check_table
from reliability.small_event import EVENINGS

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock
from whist_td.cli.main import run
from whist_td.console.world import World
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.requests import E, Event
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub
from whist_td.formats.club_night.files.json_file import club_commands_of
from whist_td.formats.club_night.files.results_table import deal_headings, deals_of
from whist_td.formats.club_night.files.web_page import club_web_page
from whist_td.formats.club_night.files.workbook import club_workbook
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubPlayer, ClubSettings
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.words.standings import club_table
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent
from whist_td.formats.militaire.files.exchange import commands_of, event_json
from whist_td.formats.militaire.files.results_table import HEADINGS as MILITAIRE_HEADINGS
from whist_td.formats.militaire.files.results_table import results_of as militaire_results
from whist_td.formats.militaire.files.rosters import teams_from
from whist_td.formats.militaire.files.web_page import results_page
from whist_td.formats.militaire.files.workbook import write_workbook
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.words.standings import militaire_table
from whist_td.formats.whiz.commands import AnnounceWhizRound, CreateWhiz
from whist_td.formats.whiz.files.exchange import whiz_commands_of
from whist_td.formats.whiz.files.movement_file import read_movement
from whist_td.formats.whiz.files.tables import RESULT_HEADINGS, results_of
from whist_td.formats.whiz.files.web_page import whiz_web_page
from whist_td.formats.whiz.files.workbook import whiz_workbook
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.edits import for_those_there
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.formats.whiz.words.standings import whiz_table
from whist_td.interchange.event_json import event_source
from whist_td.interchange.listings import in_codes
from whist_td.interchange.read_apart import read_table
from whist_td.interchange.tables import decoded
from whist_td.movements.verify_whiz.quality import verify
from whist_td.players.rosters import players_from

NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
DETAILS = Details("Soirée", date(2026, 11, 21))
MOST_SEATED = 30
"""More people than this are not seated: it is their names that are looked at."""
MINE = 15
"""A director's own movement is for so many players."""
Way = Callable[[Path], object]


def _teams(path: Path) -> None:
    teams = teams_from(path)
    opening = CreateEvent(DETAILS, Settings(rounds=3), teams)
    _export(AnnounceRound(1).applied_to(opening.opened(), NOW))


def _export(evening: Event) -> None:
    """Export an evening in every way; nothing of it may run elsewhere."""
    match evening:
        case MilitaireEvent():
            plain = replace(evening, teams={n: _plain(team) for n, team in evening.teams.items()})
            check_pages(results_page(evening, FR), results_page(plain, FR))
            check_table(in_codes(militaire_table(evening, FR)))
            check_book(write_workbook(evening, FR))
            event_json(evening, ())
        case WhizEvent():
            check_pages(whiz_web_page(evening, FR), whiz_web_page(_renamed(evening), FR))
            check_table(in_codes(whiz_table(evening, FR)))
            check_book(whiz_workbook(evening, FR))
        case ClubNightEvent():
            check_pages(club_web_page(evening, FR), club_web_page(_renamed(evening), FR))
            check_table(in_codes(club_table(evening, FR)))
            check_book(club_workbook(evening, FR))


def _renamed(evening: E) -> E:
    named = {
        n: replace(each, name=f"Rita {n}", club="Gaspé" if each.club else "")
        for n, each in evening.players.items()
    }
    return replace(evening, players=named)


def _plain(team: Team) -> Team:
    """Return a team with names of which nobody need be afraid."""
    one, two, three = (
        f"{seat} {team.number}" if name else ""
        for seat, name in zip("ABC", team.players, strict=True)
    )
    name = f"Club {team.number}" if team.name else ""
    return replace(team, name=name, captain=f"D {team.number}", players=(one, two, three))


def _players(path: Path) -> None:
    players = players_from(path, least=6)
    rounds = seated_rounds(len(players), 2) if len(players) <= MOST_SEATED else ()
    opening = CreateWhiz(DETAILS, WhizSettings(rounds=2), players, rounds)
    evening = opening.opened()
    if not rounds:
        return
    _export(AnnounceWhizRound(1).applied_to(evening, NOW))


def _results(path: Path) -> None:
    militaire_results(read_table(path, MILITAIRE_HEADINGS.are_in))


def _deals(path: Path) -> None:
    results_of(read_table(path, RESULT_HEADINGS.are_in), _tournament(), NOW)


def _club_players(path: Path) -> None:
    """Read a roster for a club night, play a round of it and export it."""
    read = players_from(path, least=4)
    players = tuple(ClubPlayer(each.number, each.name, each.club) for each in read)
    create = CreateClub(DETAILS, ClubSettings(rounds=1), players)
    if len(players) > MOST_SEATED:
        return
    seated = replace(create, rounds=rounds_to_come(create.opened()))
    _export(BeginClubRound(1).applied_to(seated.opened(), NOW))


def _night_deals(path: Path) -> None:
    evening = EVENINGS["club"].opening.opened()
    command = deals_of(
        read_table(path, deal_headings(evening.settings.game.code).are_in), evening, NOW
    )
    command.applied_to(evening, NOW)


def _movement(path: Path) -> None:
    """Read a movement of one's own, and judge it as the window does before it can be played."""
    read = read_movement(path, MINE)
    if read.players == MINE:
        verify(for_those_there(read, ()))


def _typed(path: Path) -> None:
    """Give a file to the command line: a movement to judge, or deals to score."""
    text = path.read_bytes().decode(errors="replace")
    if path.suffix == ".json":
        _run(("verify",), text)
        return
    game, _, lines = text.partition("\n")
    output = _run(("score", game), lines)
    if output.count("\n") != len([line for line in lines.split("\n") if line.strip()]):
        raise HarmError("a line without an answer")


def _run(arguments: tuple[str, ...], given: str) -> str:
    output, errors = io.StringIO(), io.StringIO()
    clock, dice = SystemClock(), SeededDice()
    world = World(SqlClubFiles(), clock, dice, io.StringIO(given), output, errors)
    if run(["--lang", "en", *arguments], world) not in {0, 2}:
        raise HarmError("the command line calls it a fault of its own")
    if len(errors.getvalue()) > 2_000:
        raise HarmError(f"a refusal nobody can read: {errors.getvalue()[:300]!r}")
    return output.getvalue()


def _tournament() -> WhizEvent:
    players = tuple(Player(number, f"Rita {number}") for number in range(1, 16))
    opening = CreateWhiz(DETAILS, WhizSettings(), players, seated_rounds(15, 5))
    return AnnounceWhizRound(1).applied_to(opening.opened(), NOW)


def _event(path: Path) -> None:
    source = event_source(decoded(path.read_bytes(), path.name)[0], path.name)
    read = {"whiz": whiz_commands_of, "club": club_commands_of}.get(source.format, commands_of)
    opening, later = read(source)
    _export(reduce(lambda event, each: each.applied_to(event, NOW), later, opening.opened()))


def _anew(path: Path) -> None:
    """Open an event of a file at the command line, and have all told that tells of times."""
    club = path.with_name(f"{path.stem}.whist")
    try:
        _run(("new", str(club), "--from", str(path)), "")
        for verb in ("journal", "events", "standings", "check", "cash") if club.exists() else ():
            _run((verb, str(club)), "")
    finally:
        for each in path.parent.glob(f"{club.name}*"):
            each.unlink()


TABLES: tuple[Way, ...] = (
    *(_teams, _players, _results, _deals),
    *(_club_players, _night_deals, _movement),
)
"""How a table is read: as every kind of roster, of results, and as a movement."""
WAYS: Mapping[str, tuple[Way, ...]] = {
    ".json": (_event, _movement, _typed, _anew),
    ".jsonl": (_typed,),
    **fuzz_book.ways(_run),
}
"""How other files are read, by their ending."""

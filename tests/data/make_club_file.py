"""Make the kept club file of a version: `python tests/data/make_club_file.py`.

It is made once, when a version of the tables is finished, and never again: later versions of the
program must open it as it is.
"""

import sys
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from whist_td.club.commands import AnswerLine, ChangeClub, PutIn, Spend  # noqa: E402
from whist_td.club.rules.persons import BookSettings, Category  # noqa: E402
from whist_td.core.contracts import Hand, contract_of  # noqa: E402
from whist_td.core.events import Details, Draft  # noqa: E402
from whist_td.core.formats import BOOK_NUMBER  # noqa: E402
from whist_td.core.movement_tables import LeftOver  # noqa: E402
from whist_td.core.players import Player  # noqa: E402
from whist_td.core.proposals import Assistant, Phones, TableProposal  # noqa: E402
from whist_td.desk.desk import Desk, open_event  # noqa: E402
from whist_td.desk.ports import FILE_FORMAT  # noqa: E402
from whist_td.desk.proposals import By, Propose, SetUpPhones  # noqa: E402
from whist_td.desk.requests import Command, KeepDrafts  # noqa: E402
from whist_td.formats.club_night.commands.commands import (  # noqa: E402
    BeginClubRound,
    CreateClub,
    EnterDeal,
    SanctionPlayer,
)
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract  # noqa: E402
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, JuryLine  # noqa: E402
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings  # noqa: E402
from whist_td.formats.club_night.rules.seating import rounds_to_come  # noqa: E402
from whist_td.formats.militaire import commands as ask  # noqa: E402
from whist_td.formats.militaire.rules.event import Place  # noqa: E402
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, result_of  # noqa: E402
from whist_td.formats.militaire.rules.settings import Settings, TieBreak  # noqa: E402
from whist_td.formats.militaire.rules.teams import Substitute, Team  # noqa: E402
from whist_td.formats.whiz.commands import (  # noqa: E402
    AnnounceWhizRound,
    CreateWhiz,
    DealBoards,
    EnterBoard,
    PenalisePlayer,
)
from whist_td.formats.whiz.rules.dealings import Origin  # noqa: E402
from whist_td.formats.whiz.rules.event import SeatedRound, Seating  # noqa: E402
from whist_td.formats.whiz.rules.results import (  # noqa: E402
    NOT_PLAYED,
    PASSED,
    Adjusted,
    BoardPlace,
    BoardResult,
    Penalty,
    Played,
)
from whist_td.formats.whiz.rules.settings import WhizSettings  # noqa: E402
from whist_td.storage.files import create_club_file  # noqa: E402
from whist_td.storage.packs import pack  # noqa: E402

HOME, VISITORS = Result(Side.HOME), Result(Side.VISITORS)
DEALT_FROM = "00112233445566778899aabbccddeeff"
NAMES = (
    ("Percé", "Rita Cloutier", "Réal Méthot", "Lise Huard", "Guy Lantin"),
    ("Gaspé", "Hélène Côté", "Yvon Synnott", "Anne Dupuis", "Paul Fournier"),
    ("Chandler", "Marcel Roy", "Zoé Lebreton", "Luc Minville", "Ève Blais"),
    ("Matane", "Nicole Cyr", "Jean-Guy Otis", "Rose Côté-Roy", "Émile Gagné"),
)


class Clock:
    """A clock that goes on a minute at each look."""

    def __init__(self) -> None:
        self._now = datetime(2026, 11, 21, 19, 0, tzinfo=UTC)

    def now(self) -> datetime:
        """Return a minute later than before."""
        self._now += timedelta(minutes=1)
        return self._now


def requests() -> list[ask.Command]:
    """Return what the director did, in order; the last is undone."""
    return [
        ask.AnnounceRound(1),
        *(ask.EnterResult(Place(1, table), HOME) for table in (1, 2, 3, 4)),
        ask.ConfirmRound(1),
        ask.AnnounceRound(2, call=(2, 3)),
        ask.EnterResult(Place(2, 1), result_of(Side.VISITORS, tricks=13, note="sans bavure")),
        ask.EnterResult(Place(2, 2), Result(Side.HOME, ResultKind.REVOKE, 8)),
        ask.EnterResult(Place(2, 3), Result(None, ResultKind.VOID)),
        ask.RecordRedeal(Place(2, 4)),
        ask.EnterResult(Place(2, 4), VISITORS),
        ask.AddSubstitute(3, Substitute(1, "Aline Denis", 3)),
        ask.AnnounceRound(3),
        ask.EnterResults(tuple((Place(3, table), VISITORS) for table in (1, 2, 3))),
        ask.WithdrawTeam(4, 3),
        ask.EnterResult(Place(1, 1), VISITORS),
    ]


def opening() -> CreateWhiz:
    """Return a tournament of two tables at which the trios stay and the boards are exchanged."""
    players = tuple(Player(n, name, "Gaspé") for n, name in enumerate(sum(NAMES, ())[:6], 1))
    trios = ((1, 2, 3), (4, 5, 6))
    rounds = tuple(
        SeatedRound(
            number,
            tuple(
                Seating(table, (table + number) % 2 + 1, *trio)
                for table, trio in enumerate(trios, start=1)
            ),
        )
        for number in (1, 2)
    )
    settings = WhizSettings(rounds=2, boards_per_round=1)
    return CreateWhiz(Details("Whiz gardé", date(2026, 11, 21)), settings, players, rounds)


def whiz_requests() -> list[Command]:
    """Return what the director did; the last is undone."""
    made = Played(contract_of("10HX"), Hand.SOUTH, 11)
    first, second = (1, 2, 3), (4, 5, 6)
    return [
        AnnounceWhizRound(1),
        EnterBoard(BoardPlace(1, 1, 1), BoardResult(first, made, (0, 0, 44))),
        EnterBoard(BoardPlace(1, 2, 2), BoardResult(second, PASSED)),
        AnnounceWhizRound(2),
        EnterBoard(
            BoardPlace(2, 1, 2),
            BoardResult(first, Adjusted(Fraction(40), Fraction(60), None, "carte vue")),
        ),
        EnterBoard(BoardPlace(2, 2, 1), BoardResult(second, NOT_PLAYED)),
        PenalisePlayer(Penalty(5, 2, Fraction(10), "retard")),
    ]


def club_opening() -> CreateClub:
    """Return a club night of IWWA whist at a table of five."""
    players = tuple(ClubPlayer(n, name, "Matane") for n, name in enumerate(sum(NAMES, ())[1:6], 1))
    settings = ClubSettings(rounds=2, left_over=LeftOver.FIVES)
    create = CreateClub(Details("Club gardé", date(2026, 11, 21)), settings, players)
    return replace(create, rounds=rounds_to_come(create.opened()))


def club_requests() -> list[Command]:
    """Return what the director did; the last is undone."""
    game = GameChoice()
    solo = game.deal({"contract": IwwaContract.SOLO, "attackers": (1,), "tricks": 7})
    misere = {"contract": IwwaContract.MISERE, "dealer": 1, "attackers": (0, 2), "made": (2,)}
    left = Draft(1, ("rita cloutier", "Matane"))
    return [
        KeepDrafts((left,)),
        BeginClubRound(1),
        EnterDeal(DealPlace(1, 1, 1), solo),
        EnterDeal(DealPlace(1, 1, 2), game.deal(misere)),
        SanctionPlayer(JuryLine(1, 3, 12, "parle trop")),
        EnterDeal(DealPlace(1, 1, 1), replace(solo, facts=replace(solo.facts, tricks=4))),
    ]


def make(path: Path) -> None:
    """Play a short evening of four teams into a new club file."""
    teams = tuple(
        Team(number, town, captain, (one, two, three))
        for number, (town, captain, one, two, three) in enumerate(NAMES, start=1)
    )
    settings = Settings(rounds=3, tie_breaks=(TieBreak.PERFECT_ROUNDS,), count_tricks=True)
    details = Details("Soirée gardée", date(2026, 11, 21), "Gaspé", b"\x89PNG\r\n")
    file = create_club_file(path)
    desk = open_event(file, Clock(), ask.CreateEvent(details, settings, teams))
    for request in requests():
        desk.do(request)
    desk.undo()
    phones = Phones(desk.seal("secret of the cards"), assistants=(Assistant("Rita", 1, 2),))
    desk.do(SetUpPhones(phones))
    said = TableProposal(1, 4, {"round": 2}, {"winner": "home", "tricks": 9}, "t4")
    desk.do(Propose(said), by=By("t4", "00ff", {"op": "00ff", "state": "proposed"}))
    whiz = open_event(file, Clock(), opening())
    whiz.do(DealBoards((1, 2), whiz.seal(DEALT_FROM), Origin.REPEATED, "saumon"))
    for request in whiz_requests():
        whiz.do(request)
    whiz.undo()
    club = open_event(file, Clock(), club_opening())
    for asked in club_requests():
        club.do(asked)
    club.undo()
    with file._transactions.writing() as connection:  # noqa: SLF001 - as after its hundredth line
        pack(connection, whiz.event)
    book = Desk(file, Clock(), BOOK_NUMBER)
    book.do(ChangeClub(BookSettings("CAD", 5, (Category("Membres", 500),), "Rita Cloutier", 3)))
    book.do(PutIn(5000, on=date(2026, 9, 1)))
    book.do(Spend(1200, event=1, on=date(2026, 11, 20), heading="Loyer"))
    for line in (1, 2):  # An old file may take another currency all the same.
        book.do(AnswerLine(line, on=date(2026, 11, 21)))
    file.members.be_discreet("Zoé Lebreton")
    file.close()
    path.with_name(f"{path.name}.whist-lock").unlink(missing_ok=True)


if __name__ == "__main__":
    make(Path(__file__).parent / f"club-v{FILE_FORMAT}.whist")

"""One evening of each format at its desk, played by the same few requests."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from tests.fixtures.clocks import SteppingClock
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.club import Club
from whist_td.formats.club_night.commands.commands import (
    BeginClubRound,
    CreateClub,
    FinishClub,
    RemoveDeal,
)
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings
from whist_td.formats.club_night.views.planning import add_players
from whist_td.formats.club_night.views.sample import Chance, play_tables
from whist_td.formats.militaire import commands as militaire_ask
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.whiz import commands as whiz_ask
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.sample import play_round
from whist_td.formats.whiz.views.seating import library_rounds
from whist_td.kit.session import Session
from whist_td.words.words import Language, words

DETAILS = Details("Soirée", date(2026, 11, 21), "Gaspé")
ROUNDS, SEED = 2, 7


@dataclass(frozen=True)
class Night:
    """An evening of two rounds, and how its director plays, takes back and ends."""

    session: Session
    clock: SteppingClock
    begin: Callable[[Session, int], object]
    play: Callable[[Session, int], object]
    take_back: Callable[[Session], object]
    """Take the first result of round 1 away, as for a correction."""
    finish: object

    def announce(self, number):
        self.begin(self.session, number)

    def enter(self, number):
        self.play(self.session, number)

    def reopen(self):
        self.take_back(self.session)

    def end(self):
        self.session.do(self.finish)


def club_at(folder):
    """Return a club with a file and a clock of its own."""
    clock = SteppingClock()
    return Club(SqlClubFiles().create(folder / "night.whist"), clock, SeededDice()), clock


def session_of(club, desk, language):
    return Session(desk, club.file, club.dice, words(language))


def militaire_night(folder, language=Language.ENGLISH):
    """Return an evening of Whist militaire of five teams."""
    club, clock = club_at(folder)
    names = ("Anne", "Luc", "Rita")
    teams = tuple(
        Team(n, f"Club {n}", f"Guy {n}", tuple(f"{name} {n}" for name in names))
        for n in range(1, 6)
    )
    desk = club.open_event(militaire_ask.CreateEvent(DETAILS, Settings(rounds=ROUNDS), teams))

    def play(session, number):
        for table in range(1, 6):
            side = Side.HOME if table > number else Side.VISITORS
            session.do(militaire_ask.EnterResult(Place(number, table), Result(side)))

    return Night(
        session_of(club, desk, language),
        clock,
        lambda session, number: session.do(militaire_ask.AnnounceRound(number)),
        play,
        lambda session: session.do(militaire_ask.ClearResult(Place(1, 3))),
        militaire_ask.FinishEvent(),
    )


def whiz_night(folder, language=Language.ENGLISH):
    """Return a Whiz tournament of ten players, so that one sits out."""
    club, clock = club_at(folder)
    people = tuple(Player(n, f"Player {n}") for n in range(1, 11))
    settings = WhizSettings(rounds=ROUNDS, boards_per_round=2)
    command = whiz_ask.CreateWhiz(DETAILS, settings, people, library_rounds(10, ROUNDS))
    desk = club.open_event(command)

    def take_back(session):
        place = min(session.facts.results)
        session.do(whiz_ask.ClearBoard(place))

    return Night(
        session_of(club, desk, language),
        clock,
        lambda session, number: session.do(whiz_ask.AnnounceWhizRound(number)),
        lambda session, number: play_round(told(session), SeededDice(), SEED, number),
        take_back,
        whiz_ask.FinishWhiz(),
    )


def club_night(folder, language=Language.ENGLISH):
    """Return a club night of nine players at a table of four and one of five."""
    club, clock = club_at(folder)
    settings = ClubSettings(GameChoice("iwwa"), rounds=ROUNDS)
    desk = club.open_event(CreateClub(DETAILS, settings))
    session = session_of(club, desk, language)
    session.do(add_players(desk.facts, [ClubPlayer(n, f"Player {n}") for n in range(1, 10)]))
    chance = Chance(SeededDice(), SEED)

    def take_back(session):
        last = len(session.facts.deals_at(1, 1))
        session.do(RemoveDeal(DealPlace(1, 1, last)))

    return Night(
        session,
        clock,
        lambda session, number: session.do(BeginClubRound(number)),
        lambda session, number: play_tables(told(session), chance, number),
        take_back,
        FinishClub(),
    )


class Told:
    """A desk whose outcomes reach the window, for those who play by lot."""

    def __init__(self, session):
        self._session = session

    @property
    def facts(self):
        return self._session.facts

    def do(self, command):
        return self._session.do(command)


def told(session):
    return Told(session)


NIGHTS = {"militaire": militaire_night, "whiz": whiz_night, "club": club_night}

"""The entries of each format in which people play for themselves, with a session at its desk."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QWidget

from tests.formats.club_night.screens import conftest as of_club
from tests.formats.whiz.screens import conftest as of_whiz
from whist_td.core.players import Player
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands.commands import BeginClubRound
from whist_td.formats.club_night.rules.event import ClubPlayer
from whist_td.formats.club_night.screens.entries import ClubEntriesPanel
from whist_td.formats.club_night.screens.play import ClubPlayPanel
from whist_td.formats.club_night.views import planning as club
from whist_td.formats.club_night.views.own_seats import command_for, judged_exchange
from whist_td.formats.club_night.views.own_seats import possible_exchanges as club_exchanges
from whist_td.formats.whiz.commands import AnnounceWhizRound, SeatRounds
from whist_td.formats.whiz.screens.entries import WhizEntriesPanel
from whist_td.formats.whiz.screens.play import WhizPlayPanel
from whist_td.formats.whiz.views import planning as whiz
from whist_td.formats.whiz.views.edits import exchanged
from whist_td.formats.whiz.views.movement_views import possible_exchanges as whiz_exchanges
from whist_td.kit.session import Session
from whist_td.stages.entries_frame import EntriesFrame

club_night, entered = of_club.club_night, of_whiz.entered


@dataclass(frozen=True)
class Kind:
    """How a format is opened for these tests."""

    session: Callable[..., object]
    panel: type[EntriesFrame]
    play: type[QWidget]
    begin: Callable[[Session], object]
    """Begin round 1."""
    change: Callable[[Session], object]
    """Let two people change places by hand in round 1."""
    one_more: Callable[[object], Command]
    """Ask for a tenth player."""


def _change_whiz(session: Session) -> None:
    event = session.facts
    other = whiz_exchanges(event, 1, 1)[0]
    session.do(SeatRounds(exchanged(event.rounds.values(), 1, 1, other)))


def _change_club(session: Session) -> None:
    event = session.facts
    other = club_exchanges(event, 1, 1)[0]
    session.do(command_for(judged_exchange(event, 1, 1, other), event))


@pytest.fixture(params=["whiz", "club"])
def kind(request) -> Kind:
    """Each format in turn: nine or more people, three rounds."""
    if request.param == "whiz":
        made = request.getfixturevalue("entered")
        return Kind(
            lambda players, begun=0: made(players=players, rounds=3, played=begun),
            WhizEntriesPanel,
            WhizPlayPanel,
            lambda session: session.do(AnnounceWhizRound(1)),
            _change_whiz,
            lambda event: whiz.add_players(event, [Player(10, "Réal Minville")]),
        )
    made = request.getfixturevalue("club_night")
    return Kind(
        lambda players, begun=0: made(players, begun=begun, rounds=3),
        ClubEntriesPanel,
        ClubPlayPanel,
        lambda session: session.do(BeginClubRound(1)),
        _change_club,
        lambda event: club.add_players(event, [ClubPlayer(10, "Réal Minville")]),
    )


@pytest.fixture
def opened(qtbot, kind):
    """Open the entries of a format; it is held here, lest Python forget it."""
    held = []

    def made(players: int, begun: int = 0) -> EntriesFrame:
        session = kind.session(players, begun=begun)
        panel = kind.panel(session)
        panel.session = session
        held.append(panel)
        qtbot.addWidget(panel)
        panel.resize(1200, 700)
        panel.show()
        return panel

    return made

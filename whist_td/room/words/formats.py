"""What the room and the page have for each format of events; another format adds a line here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from whist_td.desk.requests import AnyEvening
from whist_td.formats.club_night import room as room_club
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.club_night.words import room as club_words
from whist_td.formats.militaire import room as room_militaire
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.militaire.words import room as militaire_words
from whist_td.formats.whiz import room as room_whiz
from whist_td.formats.whiz.rules.evening import WhizEvening
from whist_td.formats.whiz.words import room as whiz_words
from whist_td.room.views.views import (
    Announcement,
    Pulse,
    RankingView,
    ResultsView,
    Runner,
    SeatingView,
    Welcome,
)
from whist_td.room.words.posters import Teller

MILITAIRE_MINUTES = 8
"""Thirteen tricks and the way to the next table; the director's to change."""


@dataclass(frozen=True)
class RoomFormat:
    """One format in the room: what is shown of its facts, and in which words."""

    evening: type[AnyEvening]
    pulse: Callable[[Any], Pulse]
    welcome: Callable[[Any], Welcome]
    seating: Callable[[Any], SeatingView]
    announcement: Callable[[Any], Announcement | None]
    results: Callable[[Any], ResultsView]
    ranking: Callable[[Any, int], RankingView]
    race: Callable[[Any, int], tuple[Runner, ...]]
    minutes: Callable[[Any], int]
    """The minutes a round usually has."""
    teller: Teller


def _whiz_minutes(evening: WhizEvening) -> int:
    return evening.settings.minutes_per_board * evening.settings.boards_per_round


ROOM_FORMATS = (
    RoomFormat(
        Evening,
        room_militaire.pulse,
        room_militaire.welcome,
        room_militaire.seating,
        room_militaire.announcement,
        room_militaire.results,
        room_militaire.ranking,
        room_militaire.race,
        lambda _evening: MILITAIRE_MINUTES,
        militaire_words.TELLER,
    ),
    RoomFormat(
        WhizEvening,
        room_whiz.pulse,
        room_whiz.welcome,
        room_whiz.seating,
        room_whiz.announcement,
        room_whiz.results,
        room_whiz.ranking,
        room_whiz.race,
        _whiz_minutes,
        whiz_words.TELLER,
    ),
    RoomFormat(
        ClubEvening,
        room_club.pulse,
        room_club.welcome,
        room_club.seating,
        room_club.announcement,
        room_club.results,
        room_club.ranking,
        room_club.race,
        room_club.minutes,
        club_words.TELLER,
    ),
)


def room_format(evening: object) -> RoomFormat | None:
    """Return the format of an event for the room; None where the room knows nothing of it yet."""
    return next((known for known in ROOM_FORMATS if isinstance(evening, known.evening)), None)

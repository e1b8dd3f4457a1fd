"""What the room is shown of the club's year: the giving of prizes, and messages."""

from whist_td.club.rules.book import ClubBook
from whist_td.room.formats import RoomFormat
from whist_td.room.views.views import Pulse, RankingView, Scene


def _ranking(_book: ClubBook, _after_round: int) -> RankingView:
    """Rank nobody: a year has no rounds."""
    return RankingView(0, 0, is_final=True, missing=0, lines=(), by=None)


def _pulse(_book: ClubBook) -> Pulse:
    """Wait for no round."""
    return Pulse(0, 0, None, 0, 0, is_finished=True)


ROOM = RoomFormat(_ranking, _pulse, scenes=(Scene.PRIZES, Scene.MESSAGE))

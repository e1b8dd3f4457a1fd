"""What the room is shown of such an event: who has how many points."""

from tests.formats.toy.rules import ToyEvent, standings
from whist_td.room.formats import RoomFormat, ranking_of
from whist_td.room.views.views import RankedLine, RankingView


def ranking(event: ToyEvent, after_round: int) -> RankingView:
    rows = standings(event, after_round)
    lines = (RankedLine(row, row.number, row.name, row.total) for row in rows)
    return ranking_of(event, after_round, lines, {}, None, is_final=event.progress.finished)


ROOM = RoomFormat(ranking)

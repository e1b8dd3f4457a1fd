"""A page for each round: who sat where, and what each has of it."""

from collections.abc import Iterator

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.views import (
    ClubRoundView,
    SeatView,
    TableView,
    club_round,
)
from whist_td.formats.club_night.words.labels import seat_name
from whist_td.formats.club_night.words.sentences import signed
from whist_td.interchange.web_frame import text
from whist_td.room.web.leaves import Leaf, person, sitting_out, table, title
from whist_td.words.words import Words


def round_leaves(evening: ClubNightEvent, after_round: int, _: Words) -> Iterator[Leaf]:
    """Yield a page for each round that is seated; what it gave is told up to a round."""
    for number in sorted(evening.rounds):
        view = club_round(evening, number)
        name = _("Round no. {round}", round=number)
        out = sitting_out([_person(evening, player) for player in view.sit_out], _)
        tables = _tables(evening, view, after_round, _)
        yield Leaf(f"round-{number}", name, title(text(name), out) + tables)


def _person(evening: ClubNightEvent, number: int) -> str:
    return person(number, evening.player(number).name)


def _tables(evening: ClubNightEvent, view: ClubRoundView, after_round: int, _: Words) -> str:
    most = max((len(each.seats) for each in view.tables), default=0)
    heads = (_("Table"), *("" for _seat in range(most)))
    rows = (_table(evening, each, most, after_round, _) for each in view.tables)
    return table("club-tables", heads, rows)


def _table(evening: ClubNightEvent, view: TableView, most: int, after_round: int, _: Words) -> str:
    seats = [_seat(evening, view, seat, after_round, _) for seat in view.seats]
    seats += ["<td></td>"] * (most - len(seats))
    at = text(_("Table {table}", table=view.table))
    return f"<tr><td><b>{at}</b></td>{''.join(seats)}</tr>"


def _seat(
    evening: ClubNightEvent, view: TableView, seat: SeatView, after_round: int, _: Words
) -> str:
    score, where = seat.score, text(seat_name(seat.seat, len(view.seats), _))
    is_told = view.round <= after_round and (score.deals or score.sanction)
    points = f" · <b>{signed(score.points)}</b>" if is_told else ""
    return f"<td>{_person(evening, seat.player)}<small>{where}{points}</small></td>"

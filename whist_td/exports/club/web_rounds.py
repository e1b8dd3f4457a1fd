"""A page for each round: who sat where, and what each has of it."""

from collections.abc import Iterator

from whist_td.exports.web_frame import text
from whist_td.exports.whiz.web_parts import Leaf, person, table
from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.club_night_labels import seat_name
from whist_td.i18n.club_night_sentences import signed
from whist_td.i18n.words import Words
from whist_td.usecases.club_views import ClubRoundView, SeatView, TableView, club_round


def round_leaves(evening: ClubEvening, _: Words) -> Iterator[Leaf]:
    """Yield a page for each round that is seated, those to come among them."""
    for number in sorted(evening.rounds):
        view = club_round(evening, number)
        name = _("Round no. {round}", round=number)
        content = (
            f'<div class="title"><div><h2>{text(name)}</h2>{_sitting_out(evening, view, _)}'
            f"</div></div>{_tables(evening, view, _)}"
        )
        yield Leaf(f"round-{number}", name, content)


def _sitting_out(evening: ClubEvening, view: ClubRoundView, _: Words) -> str:
    if not view.sit_out:
        return ""
    people = ", ".join(person(evening.player(number)) for number in view.sit_out)
    said = text(_("Sitting out: {players}", players="|")).partition("|")
    return f"<p>{said[0]}{people}{said[2]}</p>"


def _tables(evening: ClubEvening, view: ClubRoundView, _: Words) -> str:
    most = max((len(each.seats) for each in view.tables), default=0)
    heads = (("name", _("Table")), *(("name", "") for _seat in range(most)))
    return table("club-tables", heads, (_table(evening, each, most, _) for each in view.tables))


def _table(evening: ClubEvening, view: TableView, most: int, _: Words) -> str:
    seats = [_seat(evening, seat, len(view.seats), _) for seat in view.seats]
    seats += ["<td></td>"] * (most - len(seats))
    at = text(_("Table {table}", table=view.table))
    return f'<tr><td class="name"><b>{at}</b></td>{"".join(seats)}</tr>'


def _seat(evening: ClubEvening, seat: SeatView, players: int, _: Words) -> str:
    score = seat.score
    points = f" · <b>{signed(score.points)}</b>" if score.deals or score.sanction else ""
    where = text(seat_name(seat.seat, players, _))
    who = person(evening.player(seat.player))
    return f'<td class="name">{who}<small>{where}{points}</small></td>'

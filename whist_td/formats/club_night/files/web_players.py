"""A page for each player: round by round, with whom, every deal and what it brought."""

from collections.abc import Iterator

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.player_views import (
    ClubPlayerView,
    PlayerDeal,
    PlayerRound,
    club_player,
)
from whist_td.formats.club_night.views.views import ClubStandings, TableView, club_table
from whist_td.formats.club_night.words.deals import by_people, deal_words
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.labels import seat_name
from whist_td.formats.club_night.words.sentences import score_words, signed
from whist_td.interchange.web_frame import name_html, text
from whist_td.room.web.leaves import Leaf, link, table, title
from whist_td.words.words import Words


def player_leaves(evening: ClubNightEvent, view: ClubStandings, _: Words) -> Iterator[Leaf]:
    """Yield a page for each player, in the order of the standings."""
    for row in view.rows:
        for number in row.people:
            told = club_player(evening, number, view.after_round)
            content = _heading(evening, number, told, view, _) + _rounds(evening, told, _)
            yield Leaf(f"player-{number}", evening.player(number).name, content)


def _heading(
    evening: ClubNightEvent, number: int, told: ClubPlayerView, view: ClubStandings, _: Words
) -> str:
    player, standing = evening.player(number), told.standing
    score = score_words(standing.score, view, _).replace("-", "−")
    below = " · ".join(filter(None, (_("Player {number}", number=number), player.club)))
    beside = f"<b>{text(_.ordinal(standing.rank))}</b> {text(score)}" if standing.deals else ""
    return title(name_html(player.name), text(below), beside)


def _rounds(evening: ClubNightEvent, told: ClubPlayerView, _: Words) -> str:
    if not told.rounds:
        nothing = _("No deal has been played yet.")
        return f"<p>{text(nothing)}</p>"
    heads = (_("Deal"), _("What happened"), _("Points"))
    return table("deals", heads, *(_round(evening, played, _) for played in told.rounds))


def _round(evening: ClubNightEvent, played: PlayerRound, _: Words) -> Iterator[str]:
    name = link(f"round-{played.round}", text(_("Round no. {round}", round=played.round)))
    if played.score is None:
        resting = _("sits out")
        yield _opening(f"{name} · {text(resting)}", "", "")
        return
    seats = club_table(evening, played.round, played.score.table)
    where = seat_name(played.score.seat, len(seats.seats), _)
    at = _("Table {table}", table=seats.table)
    total = signed(played.score.points) if played.score.deals or played.score.sanction else "–"
    yield _opening(f"{name} · {text(f'{at} · {where}')}", _company(played, _), total)
    for deal in played.deals:
        yield _deal(deal, seats, _)
    for line in played.sanctions:
        said = _("Jury: {sanction}", sanction=sanction_words(line, _))
        yield _line("", said, signed(-line.points))


def _company(played: PlayerRound, _: Words) -> str:
    others = ", ".join(played.others)
    if not played.partners:
        return _("With {people}", people=others)
    together = ", ".join(played.partners)
    return _("With {partners}, against {others}", partners=together, others=others)


def _opening(heading: str, small: str, total: str) -> str:
    below = f"<small>{text(small)}</small>" if small else ""
    return f'<tr><th colspan="2">{heading}{below}</th><td>{total}</td></tr>'


def _deal(deal: PlayerDeal, seats: TableView, _: Words) -> str:
    named = by_people([seat.name for seat in seats.seats], seats.sides)
    said = deal_words(deal.view.deal, _, named)
    points = "–" if deal.points is None else signed(deal.points)
    return _line(str(deal.view.place.deal), said[:1].upper() + said[1:], points)


def _line(number: str, said: str, points: str) -> str:
    return f"<tr><td>{number}</td><td>{text(said)}</td><td>{points}</td></tr>"

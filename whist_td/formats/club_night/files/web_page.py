"""A club night as a web page: standings, everybody's evening, every round."""

from collections.abc import Iterator
from dataclasses import replace

from whist_td.assets import style_sheet
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.views import (
    ClubPlayerView,
    ClubRoundView,
    ClubStandings,
    PlayerRound,
    club_player,
    club_round,
    club_table,
    told_standings,
)
from whist_td.formats.club_night.words.deal_listings import player_columns
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.games import by_people, deal_words, game_name
from whist_td.formats.club_night.words.labels import method_label, signed, told_score_words
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.formats.club_night.words.standings import club_listing
from whist_td.formats.club_night.words.tables import company_words
from whist_td.interchange.web_frame import name_html, text
from whist_td.room.formats import before_of
from whist_td.room.views.views import RankingView
from whist_td.room.web.leaves import (
    LEAF_STYLE,
    Leaf,
    everything,
    index,
    leaves,
    link,
    person,
    player_link,
    sitting_out,
    table,
    title,
)
from whist_td.room.web.page import Inside, PageFormat
from whist_td.words.listings import Listing, Media
from whist_td.words.words import Words

CLUB_STYLE = style_sheet("leaf_club.css")


def round_leaves(event: ClubNightEvent, after_round: int, _: Words) -> Iterator[Leaf]:
    """Yield a page for each round that is seated; what it gave is told up to a round."""
    for number in sorted(event.rounds):
        view = club_round(event, number)
        name = _.pgettext("tour", "Round {round}", round=number)
        out = sitting_out([_person(event, player) for player in view.sit_out], _)
        tables = _tables(event, view, after_round, _)
        yield Leaf(f"round-{number}", name, title(text(name), out) + tables)


def _person(event: ClubNightEvent, number: int) -> str:
    return person(number, event.player(number).name)


def _tables(event: ClubNightEvent, view: ClubRoundView, after_round: int, _: Words) -> str:
    most = max((len(each.seats) for each in view.tables), default=0)
    name = _.pgettext("tour", "Round {round}", round=view.number)
    rows = []
    for each in view.tables:
        cells = []
        for seat in each.seats:
            score, where = seat.score, text(seat_name(seat.seat, len(each.seats), _))
            is_told = each.round <= after_round and (score.deals or score.sanction)
            points = f" · <b>{signed(score.points)}</b>" if is_told else ""
            cells.append(f"<td>{_person(event, seat.player)}<small>{where}{points}</small></td>")
        cells += ["<td></td>"] * (most - len(cells))
        at = text(_("Table {table}", table=each.table))
        rows.append(f"<tr><td><b>{at}</b></td>{''.join(cells)}</tr>")
    return table("club-tables", text(name), (_("Table"), _("Players")), rows, last=most)


def player_leaves(event: ClubNightEvent, view: ClubStandings, _: Words) -> Iterator[Leaf]:
    """Yield a page for each player, in the order of the standings."""
    for row in view.rows:
        for number in row.people:
            seen = club_player(event, number, view)
            player, standing = event.player(number), seen.standing
            score = told_score_words(standing, view, _)
            below = " · ".join(filter(None, (_("Player {number}", number=number), player.club)))
            beside = (
                f"<b>{text(_.ordinal(standing.rank))}</b> {text(score)}" if standing.deals else ""
            )
            content = title(name_html(player.name), text(below), beside)
            name = event.player(number).name
            yield Leaf(f"player-{number}", name, content + _rounds(event, name, seen, _))


def _rounds(event: ClubNightEvent, name: str, seen: ClubPlayerView, _: Words) -> str:
    if not seen.rounds:
        nothing = _("No round is complete yet.")
        return f"<p>{text(nothing)}</p>"
    heads = [column.heading for column in player_columns(_) if Media.PAGE in column.media]
    return table(
        "deals", name_html(name), heads, *(_round(event, played, _) for played in seen.rounds)
    )


def _round(event: ClubNightEvent, played: PlayerRound, _: Words) -> Iterator[str]:
    name = link(
        f"round-{played.round}", text(_.pgettext("tour", "Round {round}", round=played.round))
    )
    if played.score is None:
        resting = _("sits out")
        yield _opening(f"{name} · {text(resting)}", "", "")
        return
    seats = club_table(event, played.round, played.score.table)
    where = seat_name(played.score.seat, len(seats.seats), _)
    at = _("Table {table}", table=seats.table)
    total = signed(played.score.points) if played.score.deals or played.score.sanction else "–"
    yield _opening(f"{name} · {text(f'{at} · {where}')}", company_words(played, _), total)
    named = by_people([seat.name for seat in seats.seats], seats.sides)
    for deal in played.deals:
        described = deal_words(deal.view.deal, _, named)
        points = "–" if deal.points is None else signed(deal.points)
        number, described = str(deal.view.place.deal), described[:1].upper() + described[1:]
        yield _player_line(number, described, points)
    for line in played.sanctions:
        described = _("Referee: {sanction}", sanction=sanction_words(line, _))
        yield _player_line("", described, signed(-line.points))


def _opening(heading: str, small: str, total: str) -> str:
    below = f"<small>{text(small)}</small>" if small else ""
    return f'<tr><th scope="rowgroup" colspan="2">{heading}{below}</th><td>{total}</td></tr>'


def _player_line(number: str, described: str, points: str) -> str:
    return f"<tr><td>{number}</td><td>{text(described)}</td><td>{points}</td></tr>"


def _listing(
    event: ClubNightEvent, view: RankingView[ClubNightStanding, ClubStandings], _: Words
) -> Listing[ClubNightStanding]:
    standings = replace(view.by, rows=tuple(line.standing for line in view.lines))
    return club_listing(
        standings, _, before_of(view), {n: each.club for n, each in event.players.items()}
    )


def _method(event: ClubNightEvent, _view: RankingView, _: Words) -> str:
    method = method_label(event.settings, _)
    hint = text(_("Choose a name to see every deal of that player."))
    return f'{text(method)}<br><span class="hint">{hint}</span>'


def _summary(event: ClubNightEvent, _: Words) -> str:
    players = _.plural("{n} player", "{n} players", len(event.players))
    rounds = _.npgettext("tour", "{n} round", "{n} rounds", event.settings.rounds)
    return " · ".join((game_name(event.game.code, _), players, rounds))


def _inside(event: ClubNightEvent, after_round: int, _: Words) -> Inside:
    view = told_standings(event, after_round)
    players = list(player_leaves(event, view, _))
    rounds = list(round_leaves(event, after_round, _))
    first = (index(_("Rounds of the event"), "round-", rounds), everything(_))
    return Inside("\n".join(first), "\n".join(leaves(part, _) for part in (players, rounds)))


_FORMAT: PageFormat[ClubNightEvent] = PageFormat(
    _listing,
    lambda row: " ".join(map(player_link, row.people, row.names)),
    _method,
    _inside,
    _summary,
    lambda _words: LEAF_STYLE + CLUB_STYLE,
)
club_web_page = _FORMAT.whole
"""Makes the whole page: the scenes of the room, and a page for each player and round."""

"""The standings of a club night for other programs: a row a player, headings that stay."""

from fractions import Fraction

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.views import ClubStandings, club_standings
from whist_td.formats.club_night.words.labels import club_tie_sentence
from whist_td.interchange.text_tables import harmless, with_commas
from whist_td.words.words import Words

_HEADINGS = (
    "rank",
    "player",
    "name",
    "score",
    "score_exact",
    "points",
    "games",
    "rubbers",
    "deals",
    "best_round",
    "placement",
    "sanction",
    "tie",
)


def club_event_csv(evening: ClubNightEvent, _: Words) -> str:
    """Return the standings of a club night as a table of commas."""
    return club_standings_csv(club_standings(evening), _)


def club_standings_csv(view: ClubStandings, _: Words) -> str:
    """Return the standings as a table of commas; only the tie sentence is in the club's words."""
    numbers = range(1, view.after_round + 1)
    headings = [*_HEADINGS, *(f"round_{number}" for number in numbers)]
    return with_commas([headings, *(_line(row, view.after_round, _) for row in view.rows)])


def _line(row: ClubNightStanding, rounds: int, _: Words) -> list[object]:
    points = {score.round: score.points for score in row.rounds}
    return [
        row.rank,
        row.player,
        harmless(" + ".join(row.names)),
        "" if row.score is None else _decimal(row.score),
        "" if row.score is None else str(row.score),
        row.points,
        row.games,
        row.rubbers,
        row.deals,
        "" if row.best_round is None else row.best_round,
        _decimal(row.placement),
        row.sanction,
        club_tie_sentence(row, _),
        *(points.get(number, "") for number in range(1, rounds + 1)),
    ]


def _decimal(number: Fraction) -> str:
    return f"{float(number):.4f}".rstrip("0").rstrip(".")

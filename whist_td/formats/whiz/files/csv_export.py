"""The ranking of a Whiz tournament for other programs: a row a player, headings that stay."""

from fractions import Fraction

from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.views import WhizStandings
from whist_td.formats.whiz.words.sentences import tie_sentence
from whist_td.interchange.text_tables import harmless, with_commas
from whist_td.words.numbers import rounded
from whist_td.words.words import Words

_HEADINGS = (
    "rank",
    "player",
    "name",
    "percent",
    "percent_exact",
    "score",
    "score_exact",
    "boards",
    "points",
    "penalty",
    "tie",
)


def whiz_standings_csv(view: WhizStandings, _: Words) -> str:
    """Return the ranking as a table of commas; only the tie sentence is in the club's words."""
    return with_commas([_HEADINGS, *(_line(row, _) for row in view.rows)])


def _line(row: WhizStanding, _: Words) -> list[object]:
    return [
        row.rank,
        row.player,
        harmless(row.name),
        *_both(row.percent),
        *_both(row.score),
        row.boards,
        row.points,
        row.penalty or "",
        tie_sentence(row, _),
    ]


def _both(number: Fraction | None) -> tuple[str, str]:
    return ("", "") if number is None else (f"{float(rounded(number, 2)):.2f}", str(number))

"""The standings for other programs: one row a team, headings that never change."""

import csv
from io import StringIO

from whist_td.formats.militaire.rules.standings import Standing
from whist_td.formats.militaire.views.views import StandingsView
from whist_td.formats.militaire.words.sentences import tie_sentence
from whist_td.words.words import Words

_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")


def standings_csv(view: StandingsView, _: Words) -> str:
    """Return the standings as a table of commas; only the tie sentence is in the club's words."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    numbers = range(1, view.after_round + 1)
    writer.writerow([*_HEADINGS, *(f"cumulative_{number}" for number in numbers)])
    writer.writerows(_line(standing, _) for standing in view.rows)
    return out.getvalue()


_HEADINGS = ("rank", "team", "name", "total", "withdrawn", "decided_after_round", "tie")


def _line(standing: Standing, _: Words) -> list[object]:
    decided = standing.separation.round if standing.separation else None
    return [
        standing.rank,
        standing.team,
        harmless(standing.name),
        standing.total,
        "yes" if standing.withdrawn else "no",
        "" if decided is None else decided,
        tie_sentence(standing, _),
        *standing.running,
    ]


def harmless(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula.

    >>> harmless("=1+1"), harmless("Gaspé")
    ("'=1+1", 'Gaspé')
    """
    return f"'{text}" if text.startswith(_FORMULA_SIGNS) else text

"""The standings for other programs: one row a team, headings that never change."""

from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views.views import StandingsView
from whist_td.formats.militaire.words.sentences import tie_sentence
from whist_td.interchange.text_tables import harmless, with_commas
from whist_td.words.words import Words


def standings_csv(view: StandingsView, _: Words) -> str:
    """Return the standings as a table of commas; only the tie sentence is in the club's words."""
    numbers = range(1, view.after_round + 1)
    headings = [*_HEADINGS, *(f"cumulative_{number}" for number in numbers)]
    return with_commas([headings, *(_line(standing, _) for standing in view.rows)])


_HEADINGS = ("rank", "team", "name", "total", "withdrawn", "decided_after_round", "tie")


def _line(standing: MilitaireStanding, _: Words) -> list[object]:
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

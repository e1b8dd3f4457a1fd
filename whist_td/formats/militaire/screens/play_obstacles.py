"""Why one key does not change what stands at a table, said in the calm line."""

from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.words.words import Words


def already_in_sentence(place: Place, _: Words) -> str:
    """Say that a table is in, and how it is corrected."""
    return _(
        "Table {table} is in already. To correct it: arrow, number or mouse.",
        table=place.table,
    )


def forfeit_sentence(evening: MilitaireEvent, place: Place, _: Words) -> str:
    """Say whose leaving decides a table."""
    teams = (place.table, evening.visitors_at(place))
    gone = [team for team in teams if evening.teams[team].is_withdrawn(place.round)]
    return _.plural(
        "Table {table}: forfeit, team {teams} has withdrawn (menu: M).",
        "Table {table}: void, teams {teams} have withdrawn (menu: M).",
        len(gone),
        table=place.table,
        teams=", ".join(map(str, gone)),
    )

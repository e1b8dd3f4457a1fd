"""What stands on each sheet of a Whist militaire evening, whatever its size and language."""

from collections.abc import Mapping

from whist_td.formats.militaire.rules.settings import PlannedRound
from whist_td.formats.militaire.rules.teams import SEATS, Team
from whist_td.formats.militaire.views import MilitairePapers


def rotation_cards(of: MilitairePapers) -> Mapping[str, object]:
    """Return what a team's card says: its people, where they go and who comes."""
    return {
        str(card.team.number): (
            card.team.name,
            *(_seat(card.team, seat) for seat in SEATS),
            *((*_called(line.round), line.goes_to, line.visited_by) for line in card.lines),
        )
        for card in of.plan.cards
    }


def _seat(team: Team, seat: int) -> tuple[object, ...]:
    substitutes = (each for each in team.substitutes if each.seat == seat)
    spans = ((each.name, each.first_round, each.last_round) for each in substitutes)
    return (team.members[seat], *spans)


def cartons(of: MilitairePapers) -> Mapping[str, object]:
    """Return what a team's two cartons say."""
    return {
        str(card.team.number): (
            card.team.name,
            card.team.captain,
            *((line.round.call, line.round.advance, line.goes_to) for line in card.lines),
        )
        for card in of.plan.cards
    }


def table_cards(of: MilitairePapers) -> Mapping[str, object]:
    """Return what a table's card says: who visits it, by name."""
    names = {card.team.number: card.team.name for card in of.plan.cards}
    return {
        str(card.team.number): (
            card.team.name,
            *(
                (*_called(line.round), line.visited_by, names[line.visited_by])
                for line in card.lines
            ),
        )
        for card in of.plan.cards
    }


def director_sheet(of: MilitairePapers) -> object:
    """Return what the director's sheet says."""
    rounds = tuple((*_called(each), each.displacement) for each in of.plan.rounds)
    return (len(of.plan.cards), of.plan.settings.direction.name, rounds)


def announcements(of: MilitairePapers) -> object:
    """Return what the Tableau 1 says."""
    teams = (card.team for card in of.plan.cards)
    named = tuple((team.number, team.name, team.captain) for team in teams)
    return (named, *((*_called(each), each.displacement) for each in of.plan.rounds))


def score_sheets(of: MilitairePapers) -> Mapping[str, object]:
    """Return what the sheet of each round says: what is called, and who meets."""
    names = tuple((card.team.number, card.team.name) for card in of.plan.cards)
    return {
        f"{each.number}.": (
            *_called(each),
            names,
            *(card.lines[index].visited_by for card in of.plan.cards),
        )
        for index, each in enumerate(of.plan.rounds)
    }


def wall_scoreboard(of: MilitairePapers) -> object:
    """Return what the poster says."""
    teams = tuple((card.team.number, card.team.name) for card in of.plan.cards)
    return (len(of.plan.rounds), teams)


def _called(planned: PlannedRound) -> tuple[object, ...]:
    return (planned.trump.value if planned.trump else None, planned.call, planned.advance)


def name_list(of: MilitairePapers) -> object:
    """Return what the list at the door says."""
    return tuple((name, card.team.number) for card in of.plan.cards for name in card.team.people)


def team_sheets(of: MilitairePapers) -> Mapping[str, object]:
    """Return whose sheets of results there are."""
    return {str(card.team.number): card.team.name for card in of.plan.cards}

"""What the window asks beside the panels: papers, keys, searches of the journal, an example."""

from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.journal import Line
from whist_td.desk.requests import MarkTrial
from whist_td.formats.militaire.commands import (
    ClearResult,
    CreateEvent,
    EnterResult,
    EnterResults,
    FinishEvent,
    RecordRedeal,
)
from whist_td.formats.militaire.files.sample_event import play_round, sample_event
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.views import plan_of
from whist_td.kit.jobs import Progress
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.stages.formats import PaperKinds
from whist_td.stages.keys_table import ENTRIES, EVERYWHERE, ROOM, KeyGroup, Keys
from whist_td.words.words import N_, Words

_SEED = 2026


PAPER_KINDS = PaperKinds(
    {
        "rotation-cards": N_("One for each team: where to go, and who comes."),
        "cartons": N_("Two for each team, in large numbers: one stays, one travels."),
        "table-cards": N_("One for each table: who visits in which round."),
        "director-sheet": N_("For you: trump, call and advance of every round."),
        "tableau-1": N_("For the wall: who travels, how far, with which trump, and the teams."),
        "reckoning": N_("For you: how two people finish the event without the computer."),
        "rules": N_("For the wall: how the game is played and what it counts."),
        "name-list": N_("For the door: everybody by name, with the table."),
        "score-sheets": N_("Blank sheets for the results of each round, all tables."),
        "wall-scoreboard": N_("A poster that shows everybody the running totals."),
    },
    lambda event: event.tables >= LEAST_TABLES,
    N_("The sheets appear once two teams are entered."),
    plan_of,
)


_PLAY = KeyGroup(
    N_("Play"),
    (
        Keys(("←", "H"), N_("The home side won")),
        Keys(("→", "V"), N_("The visitors won")),
        Keys(("Shift+←", "Shift+→"), N_("… with all thirteen tricks")),
        Keys(("↑", "↓"), N_("Previous table, next table")),
        Keys(("Number", "Enter"), N_("Go to the table of that number")),
        Keys(("T",), N_("Number of tricks")),
        Keys(("R", "I", "F", "X"), N_("Revoke, influence, forfeit, void table")),
        Keys(("M",), N_("Everything else for this table")),
        Keys(("Delete",), N_("Remove the result")),
        Keys(("PgUp", "PgDown"), N_("Earlier round, later round")),
    ),
)
_SECOND_PASS = KeyGroup(
    N_("Second pass"),
    (
        Keys(("F8",), N_("Read the number cards again")),
        Keys(("←", "→"), N_("A difference: keep the first, use the second")),
        Keys(("Esc",), N_("Leave the second pass")),
    ),
)

KEYS: tuple[KeyGroup, ...] = (_PLAY, EVERYWHERE, _SECOND_PASS, ENTRIES, ROOM)
"""The groups of a militaire evening, with those that work everywhere."""


def searched(line: Line, event: MilitaireEvent, _: Words) -> list[str]:
    """Return the things a line speaks of, also those that its sentence leaves out."""
    match line.command:
        case EnterResult(place=place) | ClearResult(place=place) | RecordRedeal(place=place):
            return _at(place, event, _)
        case EnterResults(results=results):
            return [word for place, _result in results for word in _at(place, event, _)]
        case _:
            return []


def _at(place: Place, event: MilitaireEvent, _: Words) -> list[str]:
    words = [_("round {round}", round=place.round), _("table {table}", table=place.table)]
    for number in (place.table, event.visitors_at(place)):
        words.append(_("team {team}", team=number))
        words += [event.teams[number].name] if number in event.teams else []
    return words


def opened_again(event: MilitaireEvent, details: Details) -> CreateEvent:
    """Return the opening of an evening for the same teams, as they were entered."""
    teams = event.teams.values()
    entered = tuple(Team(each.number, each.name, each.captain, each.players) for each in teams)
    return CreateEvent(details, event.settings, entered)


def play_example(club: Club, _: Words, progress: Progress) -> None:
    """Play the evening of the teams that come with the program into a club file."""
    desk = sample_event(club, _)
    desk.do(MarkTrial(trial=True))
    rounds = desk.facts.settings.rounds
    for number in range(1, rounds + 1):
        play_round(desk, club.dice, _SEED, number)
        progress(number, rounds)
    desk.do(FinishEvent())

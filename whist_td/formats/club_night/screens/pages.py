"""What the window shows of a club night beside its stages: keys, papers, the journal's search."""

from whist_td.desk.journal import Line
from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubPlayer
from whist_td.formats.club_night.views.planning import rounds_ahead
from whist_td.players.words.player_history import people_found, place_found
from whist_td.stages.formats import PaperKinds
from whist_td.stages.keys_table import EVERYWHERE, PLAYERS, ROOM, UP_TO, KeyGroup, Keys
from whist_td.words.words import N_, Words


def _is_ready(event: ClubNightEvent) -> bool:
    return bool(event.rounds or rounds_ahead(event))


def _plan(event: ClubNightEvent) -> object:
    seats = (dict(event.players), dict(event.rounds))
    return (event.details, event.settings, *seats, dict(event.results), dict(event.sanctions))


PAPER_KINDS = PaperKinds(
    {
        "seating-cards": N_("One for each player: where to sit in each round, and with whom."),
        "table-cards": N_("One for each table: who sits there in each round."),
        "score-sheets": N_("One for each table and round, made for the game of the event."),
        "director-sheet": N_("For you: every table of every round by name, and who sits out."),
        "recap-sheet": N_("For you: everybody and every round, filled in so far."),
        "reckoning": N_("For you: how two people finish the event without the computer."),
        "rules": N_("For the wall: how the game is played and what it counts."),
        "name-list": N_("For the door: everybody’s number and first table."),
    },
    _is_ready,
    N_("The sheets appear once everybody has a seat."),
    _plan,
)


_TABLES = KeyGroup(
    N_("Play: the tables"),
    (
        Keys(("Number",), N_("The table of that number")),
        Keys(("↑", "↓"), N_("Previous table, next table")),
        Keys(("Enter",), N_("To the table: its next deal")),
        Keys(("PgUp", "PgDown"), N_("Previous round, next round")),
        Keys(("F4",), N_("Correct who really sat where")),
        Keys(("F7",), N_("Standings: open them, close them")),
        Keys(("F9",), N_("A penalty from the referee")),
    ),
)
_DEAL = KeyGroup(
    N_("Entering a deal"),
    (
        Keys(("Number", "S"), N_("The answer next to the key, or a number")),
        Keys(("N", UP_TO, "Number"), N_("A seat: its sign, the player’s number, a name")),
        Keys(("←", "→"), N_("The next answer, one trick more or less")),
        Keys(("Enter",), N_("Go on; after the last answer, enter the deal")),
        Keys(("Ctrl+Enter",), N_("Enter the deal now, as shown")),
        Keys(("S N 7",), N_("A whole deal in one go, in the order of the questions")),
        Keys(("↑",), N_("Back to the previous answer")),
        Keys(("Esc",), N_("Erase what is typed, then the previous answer")),
        Keys(("Backspace",), N_("Erase the last letter, or the answer")),
    ),
)
_CORRECT = KeyGroup(
    N_("Deals that have been entered"),
    (
        Keys(("F2",), N_("To the deals of the table")),
        Keys(("Enter",), N_("Correct the deal; everything after it follows")),
        Keys(("+",), N_("Add a forgotten deal before this one")),
        Keys(("Delete",), N_("Remove the deal")),
        Keys(("Esc",), N_("Back to the tables")),
    ),
)

_PASS = KeyGroup(
    N_("Second pass"),
    (
        Keys(("F8",), N_("Read the score sheets of the round again")),
        Keys(("Enter",), N_("Next total; after the last, compare")),
        Keys(("↑", "↓"), N_("Previous total, next total")),
        Keys(("F2",), N_("Compare the deals of the table")),
        Keys(("Esc",), N_("Leave the second pass; F8 resumes it")),
    ),
)
CLUB_KEYS: tuple[KeyGroup, ...] = (_TABLES, EVERYWHERE, _DEAL, _CORRECT, _PASS, PLAYERS, ROOM)
"""The groups of a club night, with those that work everywhere."""


def club_searched(line: Line, event: ClubNightEvent, _: Words) -> list[str]:
    """Return the things a line speaks of, also those that its sentence leaves out."""
    places: list[DealPlace] = []
    match line.command:
        case ask.EnterDeal(place=place) | ask.InsertDeal(place=place) | ask.RemoveDeal(place=place):
            places = [place]
        case ask.EnterDeals(deals=deals):
            places = [place for place, _deal in deals]
    numbers: set[int] = set()
    for place in places:
        seated = event.rounds.get(place.round)
        sitting = seated.sitting(place.table) if seated else None
        numbers.update(sitting.seats if sitting else ())
    # Only the players a line is about: everybody's seats would make every line everybody's.
    for fact in (fact for change in line.changes for fact in (change.before, change.after)):
        match fact:
            case ClubPlayer(number=number) | JuryLine(player=number):
                numbers.add(number)
    words = [word for place in places for word in place_found(*place, _)]
    return [*words, *people_found(numbers, event.players, _)]

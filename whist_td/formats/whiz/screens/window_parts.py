"""What the window asks beside the panels: what papers are for, and searches of the journal."""

from collections.abc import Iterable, Iterator, Sequence

from whist_td.desk.journal import Line
from whist_td.formats.whiz import commands as ask
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.formats.whiz.views.deal_pages import made_before
from whist_td.formats.whiz.views.paper_views import whiz_plan
from whist_td.formats.whiz.words.dealings import made_before_sentence
from whist_td.players.words.player_history import people_found, place_found
from whist_td.stages.formats import PaperKinds
from whist_td.words.words import N_, Words


def _is_ready(event: WhizEvent) -> bool:
    rounds = range(1, event.settings.rounds + 1)
    enough = event.is_started or len(event.present(1)) >= LEAST_PLAYERS
    return enough and all(number in event.rounds for number in rounds)


def _hands_elsewhere(event: WhizEvent, lines: Sequence[Line], _: Words) -> str:
    stale = made_before_sentence(made_before(event, lines), _)
    page = _("They are made at the stage Event: “Cards of the boards…”.")
    return f"{stale} {page}" if stale else ""


PAPER_KINDS = PaperKinds(
    {
        "guide-cards": N_("One for each player: where to sit in each round, and with whom."),
        "table-cards": N_("One for each table: who sits where, and where the boards go."),
        "travellers": N_("One for each board: a line for everybody who plays it."),
        "score-slips": N_("One for each table and round, instead of travellers."),
        "director-sheet": N_("For you: every table of every round by name, and who sits out."),
        "recap-sheet": N_("For you: everybody and every round, filled in so far."),
        "reckoning": N_("For you: how two people finish the event without the computer."),
        "rules": N_("For the wall: how the game is played and what it counts."),
        "name-list": N_("For the door: everybody’s number and first table."),
        "board-labels": N_("For the boards: number, dealer, and the Domy’s place."),
    },
    _is_ready,
    N_("The sheets appear once six players are entered and the movement is made."),
    lambda event: (whiz_plan(event), dict(event.results), dict(event.penalties)),
    frozenset({"score-slips"}),
    _hands_elsewhere,
)


def whiz_searched(line: Line, event: WhizEvent, _: Words) -> list[str]:
    """Return the things a line speaks of, also those that its sentence leaves out."""
    words = [word for place in _places(line.command) for word in place_found(*place, _)]
    return [*words, *people_found(set(_numbers(line)), event.players, _)]


def _places(command: object) -> Iterator[BoardPlace]:
    match command:
        case ask.EnterBoard(place=place) | ask.ClearBoard(place=place):
            yield place
        case ask.EnterBoards(results=results, otherwise=otherwise):
            yield from (place for place, _result in (*results, *otherwise))
        case ask.RecordAsHappened(results=results, instead_of=instead_of):
            yield from (place for place, _result in results)
            yield from instead_of


def _numbers(line: Line) -> Iterable[int]:
    match line.command:
        case ask.PenalisePlayer(penalty=penalty):
            return (penalty.player,)
        case ask.ChangePlayer(player=player) | ask.AddLatePlayer(player=player):
            return (player.number,)
        case ask.LetPlayerJoin(player=number) | ask.LetPlayerLeave(player=number):
            return (number,)
    facts = (fact for change in line.changes for fact in (change.before, change.after))
    return tuple(number for fact in facts for number in _numbers_in(fact))


def _numbers_in(fact: object) -> tuple[int, ...]:
    if isinstance(fact, BoardResult):
        return fact.seats
    player = getattr(fact, "player", None)
    return (player,) if isinstance(player, int) else ()

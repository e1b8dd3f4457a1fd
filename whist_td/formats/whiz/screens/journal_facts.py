"""By what a line of a Whiz tournament may be found: its round, table, deal, and players."""

from collections.abc import Iterable, Iterator

from whist_td.desk.journal import Line
from whist_td.formats.whiz import commands as ask
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.words.words import Words


def whiz_searched(line: Line, evening: WhizEvent, _: Words) -> list[str]:
    """Return the things a line speaks of, also those that its sentence leaves out."""
    found = [word for place in _places(line.command) for word in _of_place(place, _)]
    return [*found, *_people(line, evening, _)]


def _places(command: object) -> Iterator[BoardPlace]:
    match command:
        case ask.EnterBoard(place=place) | ask.ClearBoard(place=place):
            yield place
        case ask.EnterBoards(results=results, otherwise=otherwise):
            yield from (place for place, _result in (*results, *otherwise))
        case ask.RecordAsHappened(results=results, instead_of=instead_of):
            yield from (place for place, _result in results)
            yield from instead_of


def _of_place(place: BoardPlace, _: Words) -> tuple[str, str, str]:
    return (
        _("round {number}", number=place.round),
        _("table {table}", table=place.table),
        _("deal {board}", board=place.board),
    )


def _people(line: Line, evening: WhizEvent, _: Words) -> Iterator[str]:
    for number in sorted(set(_numbers(line))):
        yield _("player {number}", number=number)
        player = evening.players.get(number)
        if player is not None:
            yield player.name
            yield player.club


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

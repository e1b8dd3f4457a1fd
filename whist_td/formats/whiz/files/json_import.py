"""A Whiz tournament out of our own JSON: the commands that bring it about again."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from whist_td.core.contracts import Hand, contract_of
from whist_td.core.events import MOST_ROUNDS, Details, EventProgress
from whist_td.core.players import Player
from whist_td.desk.file_errors import EventFileError
from whist_td.desk.kinds import converter, fraction
from whist_td.desk.requests import Command
from whist_td.formats.whiz import commands as ask
from whist_td.formats.whiz.files.json_export import FORMAT
from whist_td.formats.whiz.files.tables import ADJ, ADJUSTED, NO_CONTRACT, SEATS
from whist_td.formats.whiz.rules.dealings import Dealing
from whist_td.formats.whiz.rules.errors import SeatNumbers
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, boards_of
from whist_td.formats.whiz.rules.results import (
    Adjusted,
    BoardPlace,
    BoardResult,
    Outcome,
    Penalty,
    Played,
)
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.entry import Entered
from whist_td.interchange.event_json import EventSource, Plain, place_of, whole

Opening = tuple[ask.CreateWhiz, tuple[Command, ...]]


@dataclass(frozen=True)
class _Announced:
    """A round that was announced, and whether a second pass agreed."""

    round: int
    is_checked: bool


def whiz_commands_of(source: EventSource) -> Opening:
    """Return the opening and the commands that a file of ours tells."""
    if source.format != FORMAT:
        raise EventFileError(source.file, "format")
    progress = (
        source.section("progress", EventProgress) if "progress" in source.plain else EventProgress()
    )
    details, settings = source.section("event", Details), source.section("settings", WhizSettings)
    players = source.section("entries", list[Player])
    rounds = source.each("movement.rounds", _round)
    results = source.each("results", _entered)
    planned = {
        BoardPlace(seated.number, seating.table, board): seating.seats
        for seated in rounds
        for seating in seated.seatings
        for board in boards_of(seating.board_set, settings.boards_per_round)
    }
    later = tuple(_later(source, progress, results, planned))
    if progress.draw_seed is None:
        return ask.CreateWhiz(details, settings, tuple(players), rounds), later
    drawn, others = _drawn(players)
    return ask.CreateWhiz(details, settings, drawn), (
        ask.OrderPlayers(tuple(player.number for player in drawn), progress.draw_seed),
        *((ask.AddPlayers(others),) if others else ()),
        ask.SeatRounds(rounds),
        *later,
    )


def _later(
    source: EventSource,
    progress: EventProgress,
    results: tuple[Entered, ...],
    planned: Mapping[BoardPlace, SeatNumbers],
) -> Iterator[Command]:
    """Yield what was done once the movement was made."""
    dealings = source.section("dealings", list[Dealing]) if "dealings" in source.plain else []
    for each in dealings:  # what was sealed is in the other file
        yield ask.DealBoards(each.boards, each.seal, each.origin, each.word)
    yield from _played(source, results, planned)
    if "penalties" in source.plain:
        yield from map(ask.PenalisePlayer, source.section("penalties", list[Penalty]))
    for round_ in _announced(source, results):
        if round_.is_checked:
            yield ask.ConfirmWhizRound(round_.round)
    if progress.finished:
        yield ask.FinishWhiz(despite_missing=True)
    contents = tuple((n, each.content) for n, each in enumerate(dealings, start=1) if each.content)
    if contents:
        yield ask.ReleaseDeals(contents, despite_missing=True)
    if makeable := tuple(of_board for each in dealings for of_board in each.makeable):
        yield ask.KeepMakeable(makeable)


def _drawn(players: list[Player]) -> tuple[tuple[Player, ...], tuple[Player, ...]]:
    """Return those whose numbers can have been drawn, 1, 2, 3 and so on, and those after a gap."""
    ordered = sorted(players, key=lambda player: player.number)
    drawn = tuple(p for place, p in enumerate(ordered, start=1) if p.number == place)
    return drawn, tuple(ordered[len(drawn) :])


def _round(plain: Plain) -> SeatedRound:
    seatings = (
        Seating(*(whole(table[name]) for name in ("table", "boards", "N", "E", "S")))
        for table in plain["tables"]
    )
    sit_out = tuple(map(whole, plain["sit_out"]))
    return SeatedRound(whole(plain["round"]), tuple(seatings), sit_out)


def _entered(plain: Plain) -> Entered:
    north, east, south = (whole(plain[seat]) for seat in SEATS)
    place = BoardPlace(*place_of(plain, BoardPlace._fields))
    if plain.get("claimed") is None:
        return place, BoardResult((north, east, south), _outcome(plain))
    one, other, third = map(whole, plain["claimed"])
    return place, BoardResult((north, east, south), _outcome(plain), (one, other, third))


def _outcome(plain: Plain) -> Outcome:
    code = plain["contract"]
    if code in NO_CONTRACT:
        return NO_CONTRACT[code]
    if code == ADJ:
        percents = (plain[name] for name in ADJUSTED)
        north, east, south = (None if each is None else fraction(str(each)) for each in percents)
        return Adjusted(north, east, south, converter().structure(plain.get("reason", ""), str))
    return Played(contract_of(code), Hand(plain["declarer"]), whole(plain["tricks"]))


def _announced(source: EventSource, results: tuple[Entered, ...]) -> list[_Announced]:
    """Return the rounds announced; where the file does not tell, those that have results."""
    if "announced" not in source.plain:
        last = max((place.round for place, _ in results), default=0)
        return [_Announced(number, is_checked=False) for number in range(1, last + 1)]
    with source.blaming("announced"):
        return [
            _Announced(whole(round_["round"], MOST_ROUNDS), round_.get("checked_at") is not None)
            for round_ in source.plain["announced"]
        ]


def _played(
    source: EventSource,
    results: tuple[Entered, ...],
    planned: Mapping[BoardPlace, SeatNumbers],
) -> Iterator[Command]:
    as_planned = [entered for entered in results if planned.get(entered[0]) == entered[1].seats]
    otherwise = [entered for entered in results if planned.get(entered[0]) != entered[1].seats]
    lacking = {place.round for place in planned.keys() - {place for place, _ in results}}
    for round_ in _announced(source, results):
        is_open = round_.round - 1 in lacking
        yield ask.AnnounceWhizRound(round_.round, despite_missing=is_open)
        if entered := _of_round(as_planned, round_.round):
            yield ask.EnterBoards(entered)
        if entered := _of_round(otherwise, round_.round):
            yield ask.RecordAsHappened(entered)
    announced = {round_.round for round_ in _announced(source, results)}
    if beyond := tuple(entered for entered in results if entered[0].round not in announced):
        yield ask.EnterBoards(beyond)


def _of_round(results: list[Entered], number: int) -> tuple[Entered, ...]:
    return tuple(entered for entered in results if entered[0].round == number)

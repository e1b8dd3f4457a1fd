"""A Whiz tournament as JSON for programs, out and in: keys and codes are English and fixed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from whist_td.core.contracts import Hand, Rule, contract_of
from whist_td.core.events import MOST_ROUNDS, Details, EventProgress
from whist_td.core.players import Player
from whist_td.desk.file_errors import EventFileError
from whist_td.desk.journal import Line
from whist_td.desk.kinds import converter, fraction, to_plain
from whist_td.desk.requests import Command
from whist_td.formats.whiz import commands as ask
from whist_td.formats.whiz.files.tables import ADJ, ADJUSTED, NO_CONTRACT, SEATS
from whist_td.formats.whiz.rules.dealings import Dealing
from whist_td.formats.whiz.rules.errors import SeatNumbers
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent, boards_of
from whist_td.formats.whiz.rules.results import (
    Adjusted,
    BoardPlace,
    BoardResult,
    Outcome,
    Penalty,
    Played,
    hand_points,
)
from whist_td.formats.whiz.rules.settings import Ranking, WhizSettings
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.entry import Entered
from whist_td.formats.whiz.views.results import WhizStandings, whiz_standings
from whist_td.formats.whiz.views.seating import most_copies, movement_of, stays_of
from whist_td.interchange.event_json import (
    EventSource,
    Plain,
    as_json,
    event_text,
    place_of,
    progress_plain,
    whole,
)
from whist_td.movements.verify_whiz.faults import Stay, movement_from_plain
from whist_td.movements.verify_whiz.quality import quality_to_plain, verify
from whist_td.movements.whiz.form import PlannedTrio, WhizMovement
from whist_td.words.words import rounded

FORMAT = "whiz"
_DECIMALS = 2
_SCORES = {Ranking.DATUM: "deviation", Ranking.TOTAL: "total"}
"""What a line of the standings is called where something else than percentages ranks."""
_CODES = {outcome: code for code, outcome in NO_CONTRACT.items()}
_HANDS = ("N", "E", "S")


def movement_plain(
    movement: WhizMovement, stays: Iterable[Stay] = (), copies: int = 1
) -> dict[str, object]:
    """Return who sits where in every round, and the quality as an independent hand counts it."""
    plain = seats_plain(movement, stays, copies)
    return {**plain, "quality": quality_to_plain(verify(movement_from_plain(plain)))}


def seats_plain(
    movement: WhizMovement, stays: Iterable[Stay] = (), copies: int = 1
) -> dict[str, object]:
    """Return who sits where in every round, and no verdict.

    Who is not there all evening is told with his first and his last round; where tables may play
    the same deals in one round, in how many copies a set lies ready.
    """
    plain: dict[str, object] = {
        "players": movement.players,
        "tables": movement.tables,
        "board_sets": movement.board_sets,
        "rounds": [
            {
                "round": each.number,
                "tables": [_seating(seating) for seating in each.seatings],
                "sit_out": list(each.sit_out),
            }
            for each in movement.rounds
        ],
    }
    present = {str(stay.person): [stay.first, stay.last] for stay in stays}
    if present:
        plain["present"] = present
    if copies > 1:
        plain["copies"] = copies
    return plain


def _seating(seating: PlannedTrio) -> dict[str, int]:
    return {
        "table": seating.table,
        "boards": seating.board_set,
        "N": seating.north,
        "E": seating.east,
        "S": seating.south,
    }


def whiz_standings_json(view: WhizStandings) -> str:
    """Return the ranking after a round."""
    return as_json(_whiz_standings_plain(view))


def whiz_event_json(event: WhizEvent, lines: Iterable[Line]) -> str:
    """Return everything a program would want of a tournament; it can be read in again."""
    return event_text(FORMAT, _event_plain(event), lines)


def _whiz_standings_plain(view: WhizStandings) -> Plain:
    """Return the ranking as plain values."""
    return {
        "format": FORMAT,
        **view.reach.plain,
        "standings": [_standing(row, view.ranking) for row in view.rows],
    }


def _standing(row: WhizStanding, ranking: Ranking) -> Plain:
    plain: Plain = {
        "rank": None if row.score is None else row.rank,
        "player": row.player,
        "name": row.name,
        "percent": _decimal(row.percent),
        "percent_exact": _exact(row.percent),
        "boards": row.boards,
        "points": row.told_points,
    }
    if ranking in _SCORES:
        name = _SCORES[ranking]
        plain |= {name: _decimal(row.told_score), f"{name}_exact": _exact(row.told_score)}
    if row.penalty:
        plain["penalty"] = _exact(row.penalty)
    return plain


def _decimal(number: Fraction | None) -> float | None:
    return None if number is None else float(rounded(number, _DECIMALS))


def _exact(number: Fraction | None) -> str | None:
    return None if number is None else str(number)


def _event_plain(event: WhizEvent) -> Plain:
    """Return a tournament as plain values: its facts, and what follows from them."""
    view = whiz_standings(event)
    # How boards came by their cards, where they did; hands only once they are released.
    dealings = [to_plain(event.dealings[number]) for number in sorted(event.dealings)]
    return {
        "event": to_plain(event.details),
        "settings": to_plain(event.settings),
        "entries": [to_plain(player) for player in event.players.values()],
        "movement": event_movement_plain(event),
        "announced": [
            {
                "round": seated.number,
                "announced_at": to_plain(seated.announced_at),
                "checked_at": to_plain(seated.checked_at),
            }
            for seated in event.rounds.values()
            if seated.announced_at
        ],
        "results": [
            _result(place, event.results[place], event.settings.rule)
            for place in sorted(event.results)
        ],
        "penalties": [to_plain(penalty) for penalty in event.penalties.values()],
        **({"dealings": dealings} if dealings else {}),
        "progress": progress_plain(event),
        **view.reach.plain,
        "standings": _whiz_standings_plain(view)["standings"],
    }


def event_movement_plain(event: WhizEvent) -> Plain:
    """Return the movement of a tournament, played and to come, with the verifier's verdict."""
    rounds = [event.rounds[number] for number in sorted(event.rounds)]
    players, size = max(event.players, default=0), event.settings.boards_per_round
    return rounds_plain(rounds, players, size, stays_of(event))


def rounds_plain(
    rounds: Sequence[SeatedRound], players: int, boards: int | None, stays: tuple[Stay, ...] = ()
) -> Plain:
    """Return who sits where, with the verdict; with deals told per round, their numbers too."""
    seats = movement_of(rounds, players)
    plain: Plain = (
        movement_plain(seats, stays, most_copies(rounds)) if rounds else seats_plain(seats)
    )
    if boards is None:
        return plain
    for round_ in plain["rounds"]:
        for table in round_["tables"]:
            table["board_numbers"] = list(boards_of(table["boards"], boards))
    return plain


def _result(place: BoardPlace, result: BoardResult, rule: Rule) -> Plain:
    points = hand_points(result.outcome, rule)
    plain: Plain = {
        **place._asdict(),
        **_outcome_plain(result.outcome),
        **dict(zip(SEATS, result.seats, strict=True)),
    }
    if isinstance(result.outcome, Adjusted):
        percents = map(_exact, result.outcome.percents)
        plain |= dict(zip(ADJUSTED, percents, strict=True)) | {"reason": result.outcome.reason}
    plain["points"] = dict(zip(_HANDS, points, strict=True)) if points else None
    if result.claimed:
        plain["claimed"] = list(result.claimed)
    return plain


def _outcome_plain(outcome: Outcome) -> Plain:
    if isinstance(outcome, Played):
        code = outcome.contract.code
        return {"contract": code, "declarer": outcome.declarer.value, "tricks": outcome.tricks}
    code = ADJ if isinstance(outcome, Adjusted) else _CODES[outcome]
    return {"contract": code, "declarer": None, "tricks": None}


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
    # Those whose numbers can have been drawn, 1, 2, 3 and so on, and those after a gap.
    ordered = sorted(players, key=lambda player: player.number)
    drawn = tuple(p for place, p in enumerate(ordered, start=1) if p.number == place)
    others = tuple(ordered[len(drawn) :])
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
        return place, BoardResult((north, east, south), _outcome_of(plain))
    one, other, third = map(whole, plain["claimed"])
    return place, BoardResult((north, east, south), _outcome_of(plain), (one, other, third))


def _outcome_of(plain: Plain) -> Outcome:
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

"""A Whiz tournament as JSON for other programs: keys and codes are English and fixed."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from whist_td.core.contracts import Rule
from whist_td.desk.journal import Line
from whist_td.desk.kinds import to_plain
from whist_td.formats.whiz.files.tables import ADJ, ADJUSTED, NO_CONTRACT, SEATS
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent, boards_of
from whist_td.formats.whiz.rules.results import (
    Adjusted,
    BoardPlace,
    BoardResult,
    Outcome,
    Played,
    hand_points,
)
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.results import WhizStandings, whiz_standings
from whist_td.formats.whiz.views.seating import most_copies, movement_of, stays_of
from whist_td.interchange.event_json import Plain, as_json, event_text, progress_plain
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
        "rank": row.rank,
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
        **_outcome(result.outcome),
        **dict(zip(SEATS, result.seats, strict=True)),
    }
    if isinstance(result.outcome, Adjusted):
        percents = map(_exact, result.outcome.percents)
        plain |= dict(zip(ADJUSTED, percents, strict=True)) | {"reason": result.outcome.reason}
    plain["points"] = dict(zip(_HANDS, points, strict=True)) if points else None
    if result.claimed:
        plain["claimed"] = list(result.claimed)
    return plain


def _outcome(outcome: Outcome) -> Plain:
    if isinstance(outcome, Played):
        code = outcome.contract.code
        return {"contract": code, "declarer": outcome.declarer.value, "tricks": outcome.tricks}
    code = ADJ if isinstance(outcome, Adjusted) else _CODES[outcome]
    return {"contract": code, "declarer": None, "tricks": None}

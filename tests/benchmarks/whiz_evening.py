"""The tournament that is measured: thirty-three tables, every deal with a result."""

from datetime import UTC, date, datetime

from whist_td.core.contracts import ALL_TRICKS, HANDS, Contract, Risk, Strain
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult, Outcome, Played
from whist_td.formats.whiz.rules.settings import WhizSettings

TABLES = 33
PLAYERS = 3 * TABLES
STARTED = datetime(2026, 11, 21, 20, tzinfo=UTC)


def played_whiz(rounds: int, boards_per_round: int) -> WhizEvent:
    """Return a tournament played to its end, with contracts of every kind."""
    evening = WhizEvent(
        Details("Benchmark", date(2026, 11, 21), "Percé"),
        WhizSettings(rounds=rounds, boards_per_round=boards_per_round),
        players={n: Player(n, f"Marie-Paule Arsenault {n}", "Percé") for n in people()},
        rounds={number: _seated(number) for number in range(1, rounds + 1)},
    )
    results = {
        place: BoardResult(evening.seating(place.round, place.table).seats, _outcome(place))
        for number in evening.rounds
        for place in evening.places(number)
    }
    return WhizEvent(
        evening.details,
        evening.settings,
        evening.progress,
        evening.players,
        evening.rounds,
        results,
    )


def people() -> range:
    """Return the numbers of the players."""
    return range(1, PLAYERS + 1)


def _seated(number: int) -> SeatedRound:
    seatings = (
        Seating(
            table + 1,
            (table + number - 1) % TABLES + 1,
            table + 1,
            TABLES + 1 + (table - number) % TABLES,
            2 * TABLES + 1 + (table - 2 * number) % TABLES,
        )
        for table in range(TABLES)
    )
    return SeatedRound(number, tuple(seatings), announced_at=STARTED)


def _outcome(place: BoardPlace) -> Outcome:
    mixed = place.round * 7 + place.table * 13 + place.board * 5
    level = 7 + mixed % 4
    tricks = min(ALL_TRICKS, max(0, level + mixed % 5 - 2))
    risk = (Risk.NONE, Risk.NONE, Risk.NONE, Risk.DOUBLED, Risk.REDOUBLED)[mixed % 11 % 5]
    strain = list(Strain)[place.board % len(Strain)]
    return Played(Contract(level, strain, risk), HANDS[mixed % 3], tricks)

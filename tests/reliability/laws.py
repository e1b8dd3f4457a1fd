"""The laws of RULES 7, checked on an evening as it stands: whoever breaks one is told the place."""

from collections import Counter
from fractions import Fraction
from itertools import accumulate

from reliability import reference_militaire, reference_whiz
from reliability.broken import hold
from reliability.laws_book import check_book
from reliability.laws_club import check_club

from whist_td.club.rules.book import ClubBook
from whist_td.core.contracts import Rule
from whist_td.desk.requests import Event
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.standings import checksum, standings
from whist_td.formats.whiz.rules.comparison import comparison
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import Adjusted, Played
from whist_td.formats.whiz.rules.settings import Compare
from whist_td.formats.whiz.rules.standings import standings as whiz_standings
from whist_td.movements.militaire import Direction

RISKS = {1: 0, 2: 1, 4: 2}


def check(evening: Event) -> None:
    """Check every law of a format on an evening."""
    match evening:
        case WhizEvent():
            check_whiz(evening)
        case ClubNightEvent():
            check_club(evening)
        case ClubBook():
            check_book(evening)
        case _:
            check_militaire(evening)


def check_militaire(evening: MilitaireEvent) -> None:
    """Everybody meets a team that is not his own, points add up, and the second opinion agrees."""
    facts = militaire_facts(evening)
    walked = reference_militaire.visits(facts)
    sums = reference_militaire.expected_sums(facts)
    for number in range(1, evening.last_announced + 1):
        guests = [evening.visitors_at(Place(number, t)) for t in range(1, evening.tables + 1)]
        hold(f"round {number}: a permutation", sorted(guests), sorted(evening.teams))
        hold(
            f"round {number}: nobody visits himself",
            [g for t, g in enumerate(guests, 1) if g == t],
            [],
        )
        hold(f"round {number}: cartons", guests, [walked[number, t] for t in sorted(evening.teams)])
        summed = checksum(evening, number)
        hold(f"round {number}: sum", summed.points, sums[number])
        if not summed.missing:
            hold(f"round {number}: checksum", summed.points, summed.expected)
    rows = standings(evening, evening.last_announced)
    told = [(row.rank, row.team, row.in_hand[-1] if row.in_hand else 0) for row in rows]
    second = [tuple(line) for line in reference_militaire.standings(facts)]
    hold("standings", told, [line[:3] for line in second])
    lacking = {
        (team, number)
        for number in range(1, evening.last_announced + 1)
        for table in evening.missing(number)
        for team in (table, walked[number, table])
    }
    for row, (_rank, team, _total, points) in zip(rows, second, strict=True):
        known = [
            None if (team, number) in lacking else each
            for number, each in enumerate(points, start=1)
        ]
        hold("blank, never zero", list(row.points), known)
        whole = known.index(None) if None in known else len(known)
        hold(
            "totals where they are true",
            list(row.running[:whole]),
            list(accumulate(points[:whole])),
        )
        hold("and nowhere else", set(row.running[whole:]) - {None}, set())


def militaire_facts(evening: MilitaireEvent) -> reference_militaire.Facts:
    """Return an evening as plain values."""
    matches = {
        (place.round, place.table): reference_militaire.Match(
            result.winner.value if result.winner else None, result.kind.value, result.tricks
        )
        for place, result in evening.results.items()
    }
    settings = evening.settings
    return reference_militaire.Facts(
        evening.tables,
        evening.last_announced,
        matches,
        {n: team.withdrawn_from for n, team in evening.teams.items() if team.withdrawn_from},
        settings.penalty.value,
        settings.forfeits.value,
        1 if settings.direction is Direction.ASCENDING else -1,
        tuple(criterion.value for criterion in settings.tie_breaks),
        tuple((one, two, winner) for (one, two), winner in evening.playoffs.items()),
    )


def check_whiz(evening: WhizEvent) -> None:
    """Matchpoints add up, nobody plays a board twice, and the second opinion agrees."""
    check_boards(evening)
    check_matchpoints(evening)
    rows = whiz_standings(evening, evening.last_announced)
    told = [(row.rank, row.player, row.score, row.points, row.boards) for row in rows]
    hold("standings", told, [tuple(line) for line in reference_whiz.standings(whiz_facts(evening))])


def check_boards(evening: WhizEvent) -> None:
    """No player meets a board twice, in what was played and in what the movement plans."""
    counted = Counter(
        (player, place.board)
        for place, result in evening.results.items()
        for player in result.players_counted()
    )
    hold("nobody plays a board twice", [who for who, times in counted.items() if times > 1], [])
    planned = Counter(
        (player, seating.board_set)
        for seated in evening.rounds.values()
        for seating in seated.seatings
        for player in seating.seats
    )
    hold("nobody is sent to boards twice", [who for who, times in planned.items() if times > 1], [])
    for number, seated in evening.rounds.items():
        hold(f"round {number}: everybody", sorted(seated.people()), sorted(evening.present(number)))


def check_matchpoints(evening: WhizEvent) -> None:
    """n(n - 1) before Neuberg, and a mean of 50 % after."""
    for board in comparison(evening, evening.last_announced).boards.values():
        for hand in board.hands:
            lines = [row.line for row in hand.rows if row.line]
            n = len(lines)
            where = f"board {board.board}, {hand.hand.value}"
            hold(f"{where}: matchpoints", sum(line.matchpoints for line in lines), n * (n - 1))
            if n:
                mean = sum((line.percent for line in lines), Fraction(0)) / n
                hold(f"{where}: mean", mean, Fraction(50))


def whiz_facts(evening: WhizEvent) -> reference_whiz.Facts:
    """Return a tournament as plain values."""
    told = tuple(
        reference_whiz.Told(place.board, result.seats, _outcome(result.outcome))
        for place, result in evening.results.items()
    )
    penalties: dict[int, Fraction] = {}
    for penalty in evening.penalties.values():
        if penalty.round <= evening.last_announced:
            penalties[penalty.player] = penalties.get(penalty.player, Fraction(0)) + penalty.amount
    settings = evening.settings
    return reference_whiz.Facts(
        tuple(sorted(evening.players)),
        told,
        penalties,
        settings.rule is Rule.EXACT,
        settings.compare is Compare.NET,
        settings.ranking.value,
        settings.cap,
    )


def _outcome(outcome: object) -> object:
    match outcome:
        case Played(contract=contract, declarer=declarer, tricks=tricks):
            hands = {"N": 0, "E": 1, "S": 2}
            return reference_whiz.Deal(
                contract.level,
                contract.strain.value,
                RISKS[int(contract.risk)],
                hands[declarer.value],
                tricks,
            )
        case Adjusted(north=north, east=east, south=south):
            return (north, east, south)
        case _:
            return outcome.value

"""A tournament opened from the command line: its movement, judged; a new one; and the sample."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from whist_td.assets import asset
from whist_td.console import values
from whist_td.console.formats import (
    AnyDesk,
    Judge,
    Mover,
    Opener,
    Opening,
    QualityLine,
    Sample,
    Verdict,
    only,
    opened,
    sized,
)
from whist_td.console.verb import Argument
from whist_td.console.world import World, details_asked
from whist_td.core.contracts import Rule
from whist_td.core.movement_text import UnsoundMovementError, plain_of
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.request_errors import ArgumentValueError
from whist_td.formats.whiz.commands import CreateWhiz, OrderPlayers, SeatRounds
from whist_td.formats.whiz.files.exchange import rounds_plain
from whist_td.formats.whiz.rules.errors import DomyCardsError, PlainWhizInsteadError
from whist_td.formats.whiz.rules.event import SeatedRound, Seating
from whist_td.formats.whiz.rules.settings import (
    LEAST_OF_PLAIN_WHIZ,
    LEAST_PLAYERS,
    LIMITS,
    TOURNAMENT_CARDS,
    Compare,
    Ranking,
    WhizSettings,
)
from whist_td.formats.whiz.views.movement_views import standing_of
from whist_td.formats.whiz.views.offers import copied_rounds
from whist_td.formats.whiz.views.sample import Notes, play_round, play_tournament
from whist_td.formats.whiz.views.seating import (
    copies_of,
    copy_at,
    copy_letter,
    event_quality,
    most_copies,
    quality_of,
    seated_movement,
    seated_rounds,
)
from whist_td.formats.whiz.words.quality import copies_sentence, quality_sentences
from whist_td.interchange.event_json import as_json
from whist_td.movements.verify_whiz.faults import movement_from_plain
from whist_td.movements.verify_whiz.quality import quality_to_plain, verify
from whist_td.movements.whiz import catalogue as whiz
from whist_td.players.rosters import players_from
from whist_td.players.words.movement_quality import whiz_cells, whiz_headings
from whist_td.words.draws import drawn_numbers
from whist_td.words.labels import example_details
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Words

ROSTER = "joueurs-whiz.csv"
PLAYERS = range(whiz.LEAST_PLAYERS, 100)
"""Those whose qualities are told where nobody says how many."""
COPIES = Argument("--copies", None)


def _sample_tournament(club: Club, _: Words) -> AnyDesk:
    """Open a tournament with the sample roster."""
    details = example_details(club.clock.now(), _)
    players, settings = players_from(asset("samples", ROSTER)), WhizSettings()
    rounds = seated_rounds(len(players), settings.rounds)
    return club.open_event(CreateWhiz(details, settings, players, rounds))


SAMPLE = Sample(
    _sample_tournament,
    lambda desk, dice, seed, _: play_tournament(
        desk, dice, seed, Notes(_("North was late"), _("talked aloud about a deal"))
    ),
    lambda desk, dice, seed: play_round(desk, dice, seed, 1),
    "ranking",
    lambda event, folder, _: _(
        "A complete Whiz tournament of {players} players is in {folder}: club file, sheets, "
        "workbook, web page.",
        players=len(event.players),
        folder=folder,
    ),
)


def tell(request: Namespace, world: World, _: Words) -> None:
    """Write the movement as JSON, or as text with its quality in plain words."""
    players = request.players
    requested = whiz.default_rounds(players) if request.rounds is None else request.rounds
    rounds, boards = _rounds_asked(request, players, requested), request.boards_per_round
    if request.json:
        world.output.write(as_json(rounds_plain(rounds, players, boards)))
        return
    quality = quality_of(rounds, players, copies=most_copies(rounds))
    size = WhizSettings().boards_per_round if boards is None else boards
    copies = filter(None, (copies_sentence(rounds, size, _),))
    for line in (*_lines(rounds, _), *quality_sentences(quality, _), *copies):
        world.say(line)


def _rounds_asked(request: Namespace, players: int, rounds: int) -> tuple[SeatedRound, ...]:
    """Return the movement of the library, or the one from copies where that is asked for."""
    return copied_rounds(players, rounds) if request.copies else seated_rounds(players, rounds)


def _lines(rounds: Sequence[SeatedRound], _: Words) -> Iterator[str]:
    needed = copies_of(rounds)
    for seated in rounds:
        yield _.pgettext("tour", "Round {round}", round=seated.number)
        for seating in seated.seatings:
            is_copy = seating.board_set in needed
            letter = copy_letter(copy_at(seated, seating.table)) if is_copy else ""
            yield f"  {_seating_line(seating, letter, _)}"
        if seated.sit_out:
            yield "  " + _("Sitting out: {players}", players=", ".join(map(str, seated.sit_out)))


def _seating_line(seating: Seating, copy: str, _: Words) -> str:
    return _(
        "Table {table}: North {north}, East {east}, South {south}, set {boards}",
        table=seating.table,
        north=seating.north,
        east=seating.east,
        south=seating.south,
        boards=f"{seating.board_set} {copy}".strip(),
    )


def boards_per_round(text: str) -> int:
    """Return how many deals a table plays in a round."""
    return values.whole_number("--boards-per-round", text, *LIMITS["boards_per_round"])


def _qualities(request: Namespace, _: Words) -> Iterator[QualityLine]:
    for players in only(request.players, PLAYERS):
        most = range(1, whiz.most_rounds(players) + 1)
        for rounds in only(request.rounds, most):
            movement = whiz.movement(players, rounds)
            quality = quality_of(seated_movement(movement), players)
            if quality.figures is None or quality.faults:
                raise UnsoundMovementError(players, rounds)
            size = (players, rounds)
            standing = standing_of(*size, quality.figures)
            cells = whiz_cells(size, movement.board_sets, quality.figures, standing, _)
            yield cells, {**sized(size, quality_to_plain(quality)), "known": plain_of(standing)}


def domy_cards(text: str) -> int:
    """Return how many cards of the Domy are turned up: all of them in a tournament."""
    cards = values.number(text)
    if cards is None:
        raise ArgumentValueError("--domy-cards", text, str(TOURNAMENT_CARDS))
    if cards != TOURNAMENT_CARDS:
        raise DomyCardsError(cards, TOURNAMENT_CARDS)
    return cards


BOARDS = Argument("--boards-per-round", boards_per_round)
MOVER = Mover(
    (Argument("--players", values.players), BOARDS, COPIES),
    tell,
    whiz_headings,
    _qualities,
)


_OPTIONS = ("boards_per_round", "domy_cards", "rule", "compare", "ranking")


def _opening(request: Namespace, world: World) -> Opening:
    players = players_from(request.entries, LEAST_OF_PLAIN_WHIZ, world.left_out.append)
    if len(players) < LEAST_PLAYERS:
        raise PlainWhizInsteadError(request.entries.name, len(players), LEAST_PLAYERS)
    requested = settings(request, len(players))
    details = details_asked(request, world)
    rounds = _rounds_asked(request, len(players), requested.rounds)
    if request.seed is None:
        return CreateWhiz(details, requested, players, rounds), ()
    order = drawn_numbers(world.dice, request.seed, [player.number for player in players])
    create = CreateWhiz(details, requested, players)
    return create, (OrderPlayers(order, request.seed), SeatRounds(rounds))


def settings(request: Namespace, players: int) -> WhizSettings:
    """Return the options that a request asks for."""
    rounds = whiz.default_rounds(players) if request.rounds is None else request.rounds
    options = {name: getattr(request, name) for name in _OPTIONS}
    given = {name: value for name, value in options.items() if value is not None}
    return WhizSettings(rounds=rounds, **given)


def _opened_sentences(desk: Desk[Any], _: Words) -> str:
    event = desk.facts
    rounds = tuple(event.rounds.values())
    copies = copies_sentence(rounds, event.settings.boards_per_round, _)
    sentences = (opened(desk, _), *quality_sentences(event_quality(event), _), copies)
    return "\n".join(filter(None, sentences))


OPENER = Opener(
    (
        BOARDS,
        Argument("--domy-cards", domy_cards),
        Argument("--rule", values.choice("--rule", Rule)),
        Argument("--compare", values.choice("--compare", Compare)),
        Argument("--ranking", values.choice("--ranking", Ranking)),
        COPIES,
    ),
    _opening,
    _opened_sentences,
)


def _verdict(plain: object, _: Words) -> Verdict:
    quality = verify(movement_from_plain(plain))
    first = fault_sentence(quality.faults[0], _) if quality.faults else ""
    return quality_to_plain(quality), first


JUDGE = Judge(lambda plain: "players" in plain, _verdict)

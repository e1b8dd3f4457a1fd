"""The movement of a Whiz tournament, for any number of players from six up."""

from argparse import Namespace
from collections.abc import Iterator, Sequence

from whist_td.console import values
from whist_td.console.formats import Mover, QualityLine, only, sized
from whist_td.console.verb import Argument
from whist_td.console.world import World
from whist_td.core.movement_errors import UnsoundMovementError
from whist_td.formats.whiz.files.json_export import rounds_plain
from whist_td.formats.whiz.rules.seating import SeatedRound, Seating
from whist_td.formats.whiz.rules.settings import LIMITS, WhizSettings
from whist_td.formats.whiz.views.copies import copies_of, copy_at, copy_letter, most_copies
from whist_td.formats.whiz.views.offers import copied_rounds
from whist_td.formats.whiz.views.seating import quality_of, seated_movement, seated_rounds
from whist_td.formats.whiz.words.copies import copies_sentence
from whist_td.formats.whiz.words.quality import quality_sentences
from whist_td.interchange.event_json import as_json
from whist_td.movements import whiz
from whist_td.movements.verify_whiz import quality_to_plain
from whist_td.players.words.movement_quality import whiz_cells, whiz_headings
from whist_td.words.words import Words

PLAYERS = range(whiz.LEAST_PLAYERS, 100)
"""Those whose qualities are told where nobody says how many."""


def tell(request: Namespace, world: World, _: Words) -> None:
    """Write the movement as JSON, or as text with its quality in plain words."""
    players = request.players
    wanted = whiz.default_rounds(players) if request.rounds is None else request.rounds
    rounds = rounds_asked(request, players, wanted)
    if request.json:
        world.output.write(as_json(rounds_plain(rounds, players, request.boards_per_round)))
        return
    for line in (*_lines(rounds, _), *quality_lines(rounds, players, request.boards_per_round, _)):
        world.say(line)


def rounds_asked(request: Namespace, players: int, rounds: int) -> tuple[SeatedRound, ...]:
    """Return the movement of the library, or the one from copies where that is asked for."""
    return copied_rounds(players, rounds) if request.copies else seated_rounds(players, rounds)


def quality_lines(
    rounds: Sequence[SeatedRound], players: int, boards_per_round: int | None, _: Words
) -> tuple[str, ...]:
    """Say how good a movement is, and which deals are needed in copies."""
    size = WhizSettings().boards_per_round if boards_per_round is None else boards_per_round
    told = quality_sentences(quality_of(rounds, players, copies=most_copies(rounds)), _)
    return (*told, *filter(None, (copies_sentence(rounds, size, _),)))


def _lines(rounds: Sequence[SeatedRound], _: Words) -> Iterator[str]:
    needed = copies_of(rounds)
    for seated in rounds:
        yield _("Round {round} of the tournament", round=seated.number)
        for seating in seated.seatings:
            is_copy = seating.board_set in needed
            letter = copy_letter(copy_at(seated, seating.table)) if is_copy else ""
            yield f"  {_seating(seating, letter, _)}"
        if seated.sit_out:
            yield "  " + _("Sitting out: {players}", players=", ".join(map(str, seated.sit_out)))


def _seating(seating: Seating, copy: str, _: Words) -> str:
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
            made = whiz.movement(players, rounds)
            quality = quality_of(seated_movement(made), players)
            if quality.figures is None or quality.faults:
                raise UnsoundMovementError(players, rounds)
            size = (players, rounds)
            cells = whiz_cells(size, made.board_sets, quality.figures, _)
            yield cells, sized(size, quality_to_plain(quality))


BOARDS = Argument("--boards-per-round", boards_per_round)
COPIES = Argument("--copies", None)
MOVER = Mover(
    "whist-td movement whiz --players P [--rounds R] [--boards-per-round K] [--copies] --json",
    (Argument("--players", values.players), BOARDS, COPIES),
    tell,
    whiz_headings,
    _qualities,
)

"""The movement of a club night, for any number of players: tables of four, partners changing."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any

from whist_td.console import values
from whist_td.console.formats import Judge, Mover, QualityLine, Verdict, only, sized
from whist_td.console.verb import Argument
from whist_td.console.world import World
from whist_td.core.movement_tables import TableMovement
from whist_td.core.movement_text import UnsoundMovementError
from whist_td.interchange.event_json import as_json
from whist_td.movements.individual.catalogue import default_rounds, full_rounds, movement
from whist_td.movements.individual.plan import LEAST_PLAYERS
from whist_td.movements.verify_individual.faults import movement_from_plain, movement_of
from whist_td.movements.verify_individual.quality import quality_to_plain, verify
from whist_td.players.views.movement_views import table_movement_seen
from whist_td.players.words.movement_pages import table_sentences
from whist_td.players.words.movement_quality import table_cells, table_headings
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Words

PLAYERS = range(LEAST_PLAYERS, 101)
"""Those whose qualities are told where nobody says how many."""
EVENINGS = 24
"""Every evening of so many rounds is told, and the movement once it has come round."""


def _knows(plain: Mapping[str, Any]) -> bool:
    """Tell whether it is one of fixed pairs, or says who sits in what order."""
    rounds = plain.get("rounds")
    first = rounds[0] if isinstance(rounds, list) and rounds else None
    tables = first.get("tables") if isinstance(first, dict) else None
    first_table = tables[0] if isinstance(tables, list) and tables else None
    return "pairs" in plain or (isinstance(first_table, dict) and "seats" in first_table)


def _verdict_of(plain: object, _: Words) -> Verdict:
    quality = verify(movement_from_plain(plain))
    first = fault_sentence(quality.faults[0], _) if quality.faults else ""
    return quality_to_plain(quality), first


JUDGE = Judge(_knows, _verdict_of)


def tell(request: Namespace, world: World, _: Words) -> None:
    """Write the movement as JSON with its quality, or as text."""
    players = request.players
    count = default_rounds(players) if request.rounds is None else request.rounds
    whole = movement(players, count)
    if request.json:
        rounds = []
        for each in whole.rounds:
            tables = [{"table": s.table, "seats": list(s.seats)} for s in each.sittings]
            rounds.append({"round": each.number, "tables": tables, "sit_out": list(each.sit_out)})
        plain = {
            "players": whole.entrants,
            "tables": whole.tables,
            "rounds": rounds,
            "quality": quality_to_plain(verify(movement_of(whole))),
        }
        world.output.write(as_json(plain))
        return
    seen = table_movement_seen(whole)
    for line in (*_lines(whole, _), *table_sentences(seen, _)):
        world.say(line)


def _lines(whole: TableMovement, _: Words) -> Iterator[str]:
    for each in whole.rounds:
        yield _.pgettext("tour", "Round {round}", round=each.number)
        for sitting in each.sittings:
            seats = ", ".join(map(str, sitting.seats))
            yield "  " + _("Table {table}: {players}", table=sitting.table, players=seats)
        if each.sit_out:
            yield "  " + _("Sitting out: {players}", players=", ".join(map(str, each.sit_out)))


def _qualities(request: Namespace, _: Words) -> Iterator[QualityLine]:
    for players in only(request.players, PLAYERS):
        lengths = sorted({*range(1, EVENINGS + 1), full_rounds(players)})
        for rounds in only(request.rounds, lengths):
            quality = verify(movement_of(movement(players, rounds)))
            if quality.figures is None or quality.faults:
                raise UnsoundMovementError(players, rounds)
            size = (players, rounds)
            cells = table_cells(size, quality.figures, _)
            yield cells, sized(size, quality_to_plain(quality))


MOVER = Mover(
    (Argument("--players", values.players),),
    tell,
    table_headings,
    _qualities,
)

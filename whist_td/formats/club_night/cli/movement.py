"""The movement of a club night, for any number of players: tables of four, partners changing."""

from argparse import Namespace
from collections.abc import Iterator

from whist_td.console.world import World
from whist_td.core.movement_tables import TableMovement, TableRound
from whist_td.interchange.plain_json import Plain, as_json
from whist_td.movements.individual import default_rounds, movement
from whist_td.movements.verify_individual import movement_of, quality_to_plain, verify
from whist_td.players.views.movements_seen import table_movement_seen
from whist_td.players.words.movement_pages import table_sentences
from whist_td.words.words import Words


def tell(request: Namespace, world: World, _: Words) -> None:
    """Write the movement as JSON with its quality, or as text."""
    players = request.players
    wanted = default_rounds(players) if request.rounds is None else request.rounds
    made = movement(players, wanted)
    if request.json:
        world.output.write(as_json(_plain(made)))
        return
    seen = table_movement_seen(made)
    for line in (*_lines(made, _), *table_sentences(seen, _)):
        world.say(line)


def _plain(made: TableMovement) -> Plain:
    return {
        "players": made.entrants,
        "tables": made.tables,
        "rounds": list(map(_round, made.rounds)),
        "quality": quality_to_plain(verify(movement_of(made))),
    }


def _round(said: TableRound) -> Plain:
    tables = [{"table": s.table, "seats": list(s.seats)} for s in said.sittings]
    return {"round": said.number, "tables": tables, "sit_out": list(said.sit_out)}


def _lines(made: TableMovement, _: Words) -> Iterator[str]:
    for said in made.rounds:
        yield _("Round {round} of the club night", round=said.number)
        for sitting in said.sittings:
            seats = ", ".join(map(str, sitting.seats))
            yield "  " + _("Table {table}: {players}", table=sitting.table, players=seats)
        if said.sit_out:
            yield "  " + _("Sitting out: {players}", players=", ".join(map(str, said.sit_out)))

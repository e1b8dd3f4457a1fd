"""The movement of a Whiz tournament, for any number of players from six up."""

from argparse import Namespace
from collections.abc import Iterable, Iterator

from whist_td.cli.world import World
from whist_td.exports.json_export import as_json
from whist_td.exports.whiz.json_export import rounds_plain
from whist_td.formats.whiz.seating import SeatedRound, Seating
from whist_td.i18n.whiz_quality import quality_sentences
from whist_td.i18n.words import Words
from whist_td.movements.whiz import default_rounds
from whist_td.usecases.whiz_seating import quality_of, seated_rounds


def tell(request: Namespace, world: World, _: Words) -> None:
    """Write the movement as JSON, or as text with its quality in plain words."""
    players = request.players
    wanted = default_rounds(players) if request.rounds is None else request.rounds
    rounds = seated_rounds(players, wanted)
    if request.json:
        world.output.write(as_json(rounds_plain(rounds, players, request.boards_per_round)))
        return
    for line in (*_lines(rounds, _), *quality_sentences(quality_of(rounds, players), _)):
        world.say(line)


def _lines(rounds: Iterable[SeatedRound], _: Words) -> Iterator[str]:
    for seated in rounds:
        yield _("Round {round} of the tournament", round=seated.number)
        for seating in seated.seatings:
            yield f"  {_seating(seating, _)}"
        if seated.sit_out:
            yield "  " + _("Sitting out: {players}", players=", ".join(map(str, seated.sit_out)))


def _seating(seating: Seating, _: Words) -> str:
    return _(
        "Table {table}: North {north}, East {east}, South {south}, set {boards}",
        table=seating.table,
        north=seating.north,
        east=seating.east,
        south=seating.south,
        boards=seating.board_set,
    )

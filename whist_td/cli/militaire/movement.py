"""The rotation of a Whist militaire evening, for any number of teams."""

from argparse import Namespace

from whist_td.cli.world import World
from whist_td.domain.strains import SUITS
from whist_td.exports.json_export import movement_json
from whist_td.formats.militaire.schedule import planned_rounds
from whist_td.formats.militaire.settings import ROUNDS, Settings
from whist_td.i18n.labels import strain_label
from whist_td.i18n.sentences import advance_sentence
from whist_td.i18n.words import Words


def tell(request: Namespace, world: World, _: Words) -> None:
    """Write the rotation as JSON, or its announcements as text."""
    rounds = ROUNDS if request.rounds is None else request.rounds
    settings = Settings(rounds=rounds, shift=request.shift, trumps=SUITS)
    if request.json:
        world.output.write(movement_json(settings, request.teams))
        return
    for planned in planned_rounds(settings, request.teams):
        trump = strain_label(planned.trump, _)
        world.say(f"{planned.number:>3}  {trump:<12} {advance_sentence(planned, _)}")

"""The rotation of a Whist militaire evening, for any number of teams."""

from argparse import Namespace

from whist_td.console.world import World
from whist_td.core.strains import SUITS
from whist_td.formats.militaire.files.json_export import movement_json
from whist_td.formats.militaire.rules.schedule import planned_rounds
from whist_td.formats.militaire.rules.settings import ROUNDS, Settings
from whist_td.formats.militaire.views.rotation import rotation_of
from whist_td.formats.militaire.words.movement_page import rotation_sentences
from whist_td.formats.militaire.words.sentences import advance_sentence
from whist_td.movements.verify import verify
from whist_td.words.labels import strain_label
from whist_td.words.words import Words


def tell(request: Namespace, world: World, _: Words) -> None:
    """Write the rotation as JSON, or its announcements as text."""
    rounds = ROUNDS if request.rounds is None else request.rounds
    settings = Settings(rounds=rounds, shift=request.shift, trumps=SUITS)
    if request.json:
        world.output.write(movement_json(settings, request.teams))
        return
    rounds = tuple(planned_rounds(settings, request.teams))
    for planned in rounds:
        trump = strain_label(planned.trump, _)
        world.say(f"{planned.number:>3}  {trump:<12} {advance_sentence(planned, _)}")
    quality = verify(rotation_of(settings, request.teams, rounds))
    for line in rotation_sentences(quality, _):
        world.say(line)

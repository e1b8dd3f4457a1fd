"""The rotation of a Whist militaire evening for any number of teams, or another's, judged."""

from argparse import Namespace
from collections.abc import Iterator

from whist_td.console import values
from whist_td.console.formats import Judge, Mover, QualityLine, Verdict, only
from whist_td.console.verb import Argument
from whist_td.console.world import World
from whist_td.core.contracts import SUITS
from whist_td.core.movement_text import UnsoundMovementError
from whist_td.formats.militaire.files.exchange import movement_json
from whist_td.formats.militaire.rules.settings import ROUNDS, Settings, planned_rounds
from whist_td.formats.militaire.views import rotation_of
from whist_td.formats.militaire.words.movement_page import rotation_sentences
from whist_td.formats.militaire.words.sentences import advance_sentence
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.movements.verify.form import movement_from_plain
from whist_td.movements.verify.quality import quality_to_plain, verify
from whist_td.players.words.movement_quality import rotation_cells, rotation_headings
from whist_td.words.labels import strain_label
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Words

_MOST_TEAMS = 2_000
TEAMS = range(2, 61)
"""Those whose qualities are told where nobody says how many."""
SHIFT = Argument("--shift", None)


def _verdict(plain: object, _: Words) -> Verdict:
    quality = verify(movement_from_plain(plain))
    first = fault_sentence(quality.faults[0], _) if quality.faults else ""
    return quality_to_plain(quality), first


JUDGE = Judge(lambda plain: "teams" in plain, _verdict)


def write_rotation(request: Namespace, world: World, _: Words) -> None:
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


def teams(text: str) -> int:
    """Return a number of teams."""
    return values.whole_number("--teams", text, LEAST_TABLES, _MOST_TEAMS)


def _qualities(request: Namespace, _: Words) -> Iterator[QualityLine]:
    rounds = ROUNDS if request.rounds is None else request.rounds
    settings = Settings(rounds=rounds, shift=request.shift, trumps=SUITS)
    for number in only(request.teams, TEAMS):
        made = rotation_of(settings, number, planned_rounds(settings, number))
        quality = verify(made)
        if quality.faults:
            raise UnsoundMovementError(number, rounds)
        yield rotation_cells(quality.figures, _), quality_to_plain(quality)


MOVER = Mover(
    (Argument("--teams", teams), SHIFT),
    write_rotation,
    rotation_headings,
    _qualities,
)

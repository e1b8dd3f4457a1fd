"""How good every movement is: a line for each number of people and rounds, as the verifier sees it.

With --json, the verdict of each as one object a line.
"""

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping

from whist_td.console.formats import ByFormat
from whist_td.console.world import World
from whist_td.core.movement_errors import UnsoundMovementError
from whist_td.core.strains import SUITS
from whist_td.formats.militaire.rules.schedule import planned_rounds
from whist_td.formats.militaire.rules.settings import ROUNDS, Settings
from whist_td.formats.militaire.views.rotation import rotation_of
from whist_td.formats.whiz.views.seating import quality_of, seated_movement
from whist_td.movements import individual, verify, verify_individual, verify_whiz, whiz
from whist_td.players.words import movement_quality as told
from whist_td.words.words import Words

WHIZ_PLAYERS = range(whiz.LEAST_PLAYERS, 100)
CLUB_PLAYERS = range(individual.LEAST_PLAYERS, 101)
TEAMS = range(2, 61)
EVENINGS = 24
"""For tables of four: every evening of so many rounds, and the movement once it has come round."""
_APART = 2
_LEAST_WIDTH = 5

Line = tuple[told.Cells, Mapping[str, object]]
"""What stands in the columns, and the same as plain values."""


def tell(request: Namespace, world: World, _: Words) -> None:
    """Write the lines that are asked for, one by one as they are found."""
    headings, lines = QUALITIES.named(request.format, "FORMAT")
    heads = headings(_)
    for place, (cells, plain) in enumerate(lines(request, _)):
        if not place and not request.json:
            world.say(_columns(heads, heads))
        world.say(json.dumps(plain) if request.json else _columns(cells, heads))


def _columns(cells: Iterable[str], heads: Iterable[str]) -> str:
    widths = [max(len(head), _LEAST_WIDTH) + _APART for head in heads]
    return "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))


def _whiz(request: Namespace, _: Words) -> Iterator[Line]:
    for players in _only(request.players, WHIZ_PLAYERS):
        most = range(1, whiz.most_rounds(players) + 1)
        for rounds in _only(request.rounds, most):
            made = whiz.movement(players, rounds)
            quality = quality_of(seated_movement(made), players)
            if quality.figures is None or quality.faults:
                raise UnsoundMovementError(players, rounds)
            size = (players, rounds)
            cells = told.whiz_cells(size, made.board_sets, quality.figures, _)
            yield cells, _plain(size, verify_whiz.quality_to_plain(quality))


def _club(request: Namespace, _: Words) -> Iterator[Line]:
    for players in _only(request.players, CLUB_PLAYERS):
        known = sorted({*range(1, EVENINGS + 1), individual.full_rounds(players)})
        for rounds in _only(request.rounds, known):
            made = individual.movement(players, rounds)
            quality = verify_individual.verify(verify_individual.movement_of(made))
            if quality.figures is None or quality.faults:
                raise UnsoundMovementError(players, rounds)
            size = (players, rounds)
            cells = told.table_cells(size, quality.figures, _)
            yield cells, _plain(size, verify_individual.quality_to_plain(quality))


def _militaire(request: Namespace, _: Words) -> Iterator[Line]:
    rounds = ROUNDS if request.rounds is None else request.rounds
    settings = Settings(rounds=rounds, shift=request.shift, trumps=SUITS)
    for teams in _only(request.teams, TEAMS):
        made = rotation_of(settings, teams, planned_rounds(settings, teams))
        quality = verify.verify(made)
        if quality.faults:
            raise UnsoundMovementError(teams, rounds)
        plain = verify.quality_to_plain(quality)
        yield told.rotation_cells(quality.figures, _), plain


def _plain(size: tuple[int, int], verdict: Mapping[str, object]) -> Mapping[str, object]:
    players, rounds = size
    return {"players": players, "rounds": rounds, "quality": verdict}


def _only(asked: int | None, all_there_are: Iterable[int]) -> Iterable[int]:
    return all_there_are if asked is None else (asked,)


QUALITIES = ByFormat(
    (told.rotation_headings, _militaire),
    (told.whiz_headings, _whiz),
    (told.table_headings, _club),
)

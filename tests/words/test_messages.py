import importlib
import pkgutil
import string
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from datetime import date
from enum import Enum
from fractions import Fraction
from pathlib import Path
from typing import get_type_hints

import pytest

import whist_td
from whist_td import __version__
from whist_td.club.rules.placement import EventRemark, Remark
from whist_td.core import errors as no
from whist_td.core.movement_text import MovementNumberError, MovementSpot
from whist_td.desk.ports import DamagedEventError, NewerFileError
from whist_td.formats.militaire.rules.errors import PlayerTwiceError
from whist_td.movements.verify.faults import RotationFault, RotationFaultKind
from whist_td.words.messages import message, sentence_of
from whist_td.words.movement_messages import fault_sentence

UNREADABLE = ("migrations", "__main__", "screen", "whist_td.kit", "whist_td.stages", "window")
SAMPLES = {
    int: 3, str: "brassage", Path: Path("/club.whist"), object: "douze",
    MovementSpot: MovementSpot(3, 2),
    no.RuleError: no.NotStartedError(),
    tuple[int, ...]: (4, 5), tuple[int, int, int]: (1, 2, 3), tuple[str, ...]: ("team", "table"),
    tuple[DamagedEventError, ...]: tuple(
        DamagedEventError(Path("/club.whist"), n, "", "event", "", "date") for n in (2, 3)
    ),
    tuple[EventRemark, ...]: (
        EventRemark(2, Remark.DAMAGED, name="Vendredi"), EventRemark(3, Remark.DAMAGED),
    ),
    int | None: 7, str | None: "x", Fraction: Fraction(101, 2),
    date: date(2026, 3, 1),
}  # fmt: skip


def _below(kind: type) -> Iterator[type]:
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)


def every_refusal() -> list[type[no.RuleError]]:
    """Read every module, and return every refusal that says something of its own."""
    for found in pkgutil.walk_packages(whist_td.__path__, "whist_td."):
        if not any(part in found.name for part in UNREADABLE):
            importlib.import_module(found.name)
    kinds = {kind for kind in _below(no.RuleError) if kind.__module__.startswith("whist_td")}
    return sorted((kind for kind in kinds if not kind.__subclasses__()), key=lambda k: k.__name__)


def sample(kind: type[no.RuleError]) -> no.RuleError:
    if not is_dataclass(kind):
        return kind()
    hints = get_type_hints(kind)
    return kind(*(_sample_of(each.name, hints[each.name]) for each in fields(kind)))


def _sample_of(name: str, kind: object) -> object:
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    return "boards_per_round" if name == "option" else SAMPLES.get(kind, "x")


def test_every_refusal_is_a_whole_sentence_in_both_languages(both):
    for kind in every_refusal():
        assert sentence_of(kind) is not None, kind
        said = message(sample(kind), both)
        assert said.endswith(".") or "usage" in vars(sample(kind)), kind
        assert not list(holes(said)), kind


def test_every_refusal_is_said_otherwise_in_french(english, french):
    errors = map(sample, every_refusal())
    assert [each for each in errors if message(each, english) == message(each, french)] == []


def holes(text: str) -> Iterator[str]:
    return (name for _, name, _, _ in string.Formatter().parse(text) if name)


@pytest.mark.parametrize("kind", RotationFaultKind)
def test_every_fault_of_a_movement_is_a_sentence(kind, english, french):
    fault = RotationFault(kind, 3, 2, (4, 5))
    said = fault_sentence(fault, english)
    assert said.endswith(".")
    assert said != fault_sentence(fault, french)


def test_a_movement_says_where_a_field_is_wrong(english):
    error = MovementNumberError(MovementSpot(3, 2), "visitors", "six")
    told = "In round 3 of the movement, table 2: “visitors” must be a whole number, not six."
    assert message(error, english) == told


def test_a_newer_file_says_which_versions(english):
    told = message(NewerFileError(Path("/club.whist"), 9, 7, "0.4.0"), english)
    assert "/club.whist" in told
    assert f"Get version 0.4.0 or later; this one is {__version__}" in told


def test_a_newer_file_that_names_no_version_says_which_format_is_to_be_known(english):
    told = message(NewerFileError(Path("/club.whist"), 9, 7, ""), english)
    assert f"file format 9; this program, {__version__}, knows 7" in told
    assert "a version that reads format 9 (see Help, About)" in told


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (no.RoundIncompleteError(3, (4,)), "table 4 is missing"),
        (no.RoundIncompleteError(3, (4, 5)), "tables 4 and 5 are missing"),
        (PlayerTwiceError("Rita", 4, 4), "twice in team 4"),
        (PlayerTwiceError("Rita", 4, 5), "in team 4 and in team 5"),
    ],
)
def test_a_refusal_says_one_or_many(error, said, english):
    assert said in message(error, english)


def test_a_name_with_braces_breaks_no_sentence(both):
    assert "{0}" in message(PlayerTwiceError("Rita {0}", 4, 5), both)

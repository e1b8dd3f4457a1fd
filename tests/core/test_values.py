"""Values are what the standard decorator makes, but for when their methods are written."""

import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field

import pytest

from whist_td.core.values import dataclass

Decorator = Callable[..., Callable[[type], type]]


@dataclass(frozen=True)
class Seat:
    table: int
    side: str = "NS"
    people: list[str] = field(default_factory=list, compare=False)

    def __post_init__(self):
        if self.table < 1:
            raise ValueError(self.table)


@dataclass(frozen=True)
class NamedSeat(Seat):
    name: str = "?"


def made_by(decorator: Decorator) -> dict[str, object]:
    """Return what one sees of values that a decorator makes, by what was asked of them."""

    @decorator(frozen=True, order=True)
    class Place:
        round: int
        table: int = 1

    @decorator(frozen=True, kw_only=True)
    class Named(Place):
        name: str

    @decorator()
    class Draft:
        texts: list[str] = field(default_factory=list)

    place, named, draft = Place(2), Named(2, name="Nord"), Draft()
    asked: dict[str, Callable[[], object]] = {
        "shown": lambda: [repr(place), repr(named), repr(draft)],
        "equal": lambda: [place == Place(2, 1), place == named, draft == Draft(), place == 2],
        "hashed": lambda: [len({place, Place(2), named}), hash(place), hash(named)],
        "a draft hashed": lambda: hash(draft),
        "ordered": lambda: sorted([Place(3), Place(2, 9), place]),
        "ordered with another": lambda: place < named,
        "replaced": lambda: dataclasses.replace(named, round=5),
        "plain": lambda: dataclasses.asdict(named),
        "fields": lambda: [(each.name, each.type) for each in dataclasses.fields(named)],
        "one too few": Place,
        "one too many": lambda: Place(1, 2, 3),
        "changed": lambda: setattr(place, "round", 3),
        "changed further down": lambda: setattr(named, "name", "Sud"),
        "something else set": lambda: setattr(named, "other", 1),
        "taken out": lambda: delattr(place, "round"),
        "a draft changed": lambda: setattr(draft, "texts", [1]),
        "matched": lambda: [Place.__match_args__, Named.__match_args__],
    }
    return {what: outcome(ask) for what, ask in asked.items()}


def outcome(ask: Callable[[], object]) -> str:
    try:
        return repr(ask())
    except Exception as error:  # noqa: BLE001 - whatever is refused
        return repr(error)


def test_a_value_is_what_the_standard_decorator_makes():
    assert made_by(dataclass) == made_by(dataclasses.dataclass)


def test_a_value_goes_to_another_process_and_is_copied_with_what_it_checks():
    seat = NamedSeat(4, people=["Nord", "Sud"], name="here")
    assert pickle.loads(pickle.dumps(seat)) == seat  # noqa: S301 - our own
    assert seat == NamedSeat(4, name="here"), "people are not compared"
    with pytest.raises(ValueError, match="0"):
        dataclasses.replace(seat, table=0)
    with pytest.raises(FrozenInstanceError):
        seat.name = "there"


def test_no_method_is_written_before_it_is_called():
    @dataclass(frozen=True)
    class Round:
        number: int

    unwritten = {name: vars(Round)[name] for name in ("__init__", "__eq__", "__hash__", "__repr__")}
    first = Round(1)
    written = {name for name, method in unwritten.items() if vars(Round)[name] is not method}
    assert written == {"__init__"}
    assert {first: 1}[Round(1)] == 1

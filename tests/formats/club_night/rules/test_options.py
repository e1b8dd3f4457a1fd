from dataclasses import dataclass
from enum import Enum

import pytest

from whist_td.formats.club_night.games.game import (
    GameOptionError,
    GameSettings,
    Option,
    number,
    options,
)


class Colour(Enum):
    RED = "red"
    BLACK = "black"


@dataclass(frozen=True)
class Price:
    made: int = number(5, 0, 10)


PRICE = Price()


@dataclass(frozen=True)
class Settings(GameSettings):
    target: int = number(10, 1, 50)
    is_rubber: bool = True
    colour: Colour = Colour.RED
    price: Price = PRICE


def test_the_options_of_a_game_say_what_they_may_be():
    assert options(Settings()) == (
        Option("target", 10, 1, 50),
        Option("is_rubber", value=True),
        Option("colour", Colour.RED, choices=(Colour.RED, Colour.BLACK)),
        Option("price", PRICE, parts=(Option("made", 5, 0, 10),)),
    )


@pytest.mark.parametrize("target", [0, 51])
def test_a_number_outside_its_limits_is_refused(target):
    with pytest.raises(GameOptionError):
        Settings(target=target)

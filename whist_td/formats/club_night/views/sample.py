"""A complete club night played by lot through the same commands as any other, in any game.

The deals are those a table could tell: each field is answered within its limits, and what the
game refuses is told otherwise. It has what every real one has: a sanction, and a deal corrected
after the next round was under way.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from whist_td.core.deal_fields import DealField, FieldKind
from whist_td.core.errors import RuleError
from whist_td.desk.desk import Desk
from whist_td.desk.ports import Dice
from whist_td.formats.club_night.commands.commands import (
    BeginClubRound,
    EnterDeal,
    FinishClub,
    SanctionPlayer,
)
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.views import fields_at, tried

MOST_TRIES = 200
MOST_DEALS = 200
"""A table that has not finished after so many deals stops all the same."""
AROUND_GOAL = (-2, -1, -1, 0, 0, 0, 0, 1, 1, 2)
"""The tricks of a contract, above or below those promised."""

ClubDesk = Desk[ClubNightEvent]


@dataclass
class Chance:
    """One draw after another, the same for the same seed."""

    dice: Dice
    seed: int
    drawn: int = 0

    def below(self, limit: int) -> int:
        """Return a number from 0 up to less than a limit."""
        return self.shuffled(range(limit))[0]

    def shuffled(self, items: Sequence[int]) -> Sequence[int]:
        """Return some things in the order that the next draw gives them."""
        self.drawn += 1
        return self.dice.shuffled(items, self.seed * 1_000_003 + self.drawn)

    def of(self, items: Sequence[object]) -> object:
        """Return one of some things."""
        return items[self.below(len(items))]


def play_club_night(desk: ClubDesk, dice: Dice, seed: int, reason: str = "") -> None:
    """Play an evening to its end, by lot."""
    chance = Chance(dice, seed)
    for number in range(1, desk.facts.settings.rounds + 1):
        desk.do(BeginClubRound(number, despite_missing=_is_open(desk)))
        play_tables(desk, chance, number)
        if number == min(2, desk.facts.settings.rounds):
            player = desk.facts.seated(number).sittings[0].seats[0]
            desk.do(SanctionPlayer(JuryLine(number, player, 12, reason)))
    desk.do(FinishClub(despite_missing=_is_open(desk)))


def play_first_round(desk: ClubDesk, dice: Dice, seed: int) -> None:
    """Play the first round to its end at every table, by lot."""
    desk.do(BeginClubRound(1))
    play_tables(desk, Chance(dice, seed), 1)


def _is_open(desk: ClubDesk) -> bool:
    """Tell whether a table of any round that has begun has not finished."""
    event = desk.facts
    return any(map(event.missing, range(1, event.last_announced + 1)))


def play_tables(desk: ClubDesk, chance: Chance, number: int) -> None:
    """Play every table of a round to its end; early in it, correct a deal of the round before."""
    for at, sitting in enumerate(desk.facts.seated(number).sittings):
        if at == 1 and number > 1:
            correct(desk, chance, number - 1)
        for deal in range(1, MOST_DEALS):
            if desk.facts.sheet_at(number, sitting.table).is_over:
                break
            place = DealPlace(number, sitting.table, deal)
            desk.do(EnterDeal(place, drawn_deal(desk.facts, chance, place)))


def correct(desk: ClubDesk, chance: Chance, number: int) -> None:
    """Tell the first deal of a round anew: everything after it follows."""
    place = DealPlace(number, desk.facts.seated(number).sittings[0].table, 1)
    desk.do(EnterDeal(place, drawn_deal(desk.facts, chance, place)))


def drawn_deal(event: ClubNightEvent, chance: Chance, place: DealPlace) -> TableDeal:
    """Return a deal that a table could tell; what the game refuses is told otherwise."""
    for _ in range(MOST_TRIES):
        answers: dict[str, object] = {}
        while left := [f for f in fields_at(event, place, answers) if f.name not in answers]:
            answers[left[0].name] = _answer(left[0], chance)
        names = {field.name for field in fields_at(event, place, answers)}
        given = {name: answer for name, answer in answers.items() if name in names}
        deal = event.settings.game.deal(given)
        try:
            tried(event, place, deal)
        except RuleError:
            continue
        return deal
    raise LookupError(place)


def _answer(field: DealField, chance: Chance) -> object:
    rarity = field.rarity
    is_rare = rarity is not None and rarity > 1 and chance.below(rarity)
    if field.is_optional and (is_rare or rarity is None):
        return None
    if field.usual is not None and (is_rare or rarity is None):
        return field.usual
    return _ANSWERS[field.kind](field, chance)


def _number(field: DealField, chance: Chance) -> object:
    """Return a number near the likely one, or those in the middle more often."""
    if field.likely:
        return min(field.most, field.likely + AROUND_GOAL[chance.below(len(AROUND_GOAL))])
    span = field.most - field.least + 1
    return field.least + (chance.below(span) + chance.below(span) + 1) // 2


def _numbers(field: DealField, chance: Chance) -> object:
    count = len(field.groups)
    if field.total is not None:
        shares = [0] * count
        for _ in range(field.total):
            shares[chance.below(count)] += 1
        return tuple(shares)
    if field.shared is not None:
        first = chance.below(field.shared + 1)
        return (first, chance.below(field.shared + 1 - first))
    return tuple(chance.below(min(field.most, 1) + 1) for _ in range(count))


def _seat(field: DealField, chance: Chance) -> object:
    seats = [seat for group in field.groups for seat in group]
    return chance.of(seats)


def _seats(field: DealField, chance: Chance) -> object:
    count = field.least + chance.below(min(field.most, 2) - min(field.least, 2) + 1)
    return tuple(sorted(chance.shuffled([group[0] for group in field.groups])[:count]))


def _choice(field: DealField, chance: Chance) -> object:
    weights = field.weights or (1,) * len(field.choices)
    weighted = [c for c, times in zip(field.choices, weights, strict=True) for _ in range(times)]
    return chance.of(weighted)


_ANSWERS: Mapping[FieldKind, Callable[[DealField, Chance], object]] = {
    FieldKind.NUMBER: _number,
    FieldKind.NUMBERS: _numbers,
    FieldKind.SIDE: lambda field, chance: chance.below(len(field.groups)),
    FieldKind.SEAT: _seat,
    FieldKind.SEATS: _seats,
    FieldKind.CHOICE: _choice,
    FieldKind.SWITCH: lambda _, chance: bool(chance.below(6)),
    FieldKind.SWITCHES: lambda field, chance: tuple(bool(chance.below(2)) for _ in field.groups),
}

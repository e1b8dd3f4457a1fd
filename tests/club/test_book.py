"""The club's book holds facts that make sense, and stands in a file as plain values."""

from datetime import UTC, date, datetime
from fractions import Fraction

import pytest

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.money import (
    AmountTooLargeError,
    MoneyKind,
    MoneyLine,
    NegativeAmountError,
    Purse,
)
from whist_td.club.rules.persons import (
    Apart,
    BookSettings,
    Category,
    CoinError,
    Consent,
    ConsentUse,
    FormerCategory,
    Person,
    Spelling,
)
from whist_td.club.rules.prize import (
    Prize,
    PrizeAmount,
    PrizeAmountError,
    PrizeGiven,
    PrizeKind,
    PrizePlaceError,
    PrizeRule,
)
from whist_td.club.rules.season import (
    Announced,
    AnnouncedRow,
    PlacementListError,
    PlacementTable,
    RuleKind,
    Season,
    SeasonNote,
    SeasonRule,
    SeasonRuleError,
    TableKind,
)
from whist_td.core.errors import DaysReversedError, EmptyNameError
from whist_td.core.events import Details

DAY, AT = date(2026, 3, 1), datetime(2026, 3, 1, 19, tzinfo=UTC)

BOOK = ClubBook(
    Details("Whist de Percé", DAY, "Percé"),
    BookSettings("CAD", 5, (Category("Membres", 500),), "Anne Roy", 3),
    persons={
        1: Person(1, "Anne Roy", consents=(Consent(ConsentUse.WEB, given=True, since=DAY),)),
        2: Person(2, "A. Roy", merged_into=1, former_categories=(FormerCategory("x", DAY),)),
    },
    seen={Spelling(1, "Anne Roy"): 1, Spelling(2, "A. Roy"): 2},
    apart={1: Apart(1, 1, spelling="A. Ray")},
    seasons={
        1: Season(
            1,
            "2025-2026",
            DAY,
            DAY,
            table=PlacementTable(TableKind.LIST, (Fraction(10), Fraction(15, 2))),
            rule=SeasonRule(RuleKind.BEST, 3, 4),
            closed=Announced(DAY, (AnnouncedRow(1, 1, Fraction(175, 3), 4),)),
        )
    },
    notes={1: SeasonNote(1, 1, "malade", person=1, points=Fraction(1, 2))},
    lines={1: MoneyLine(1, AT, Purse.CASH, 500, MoneyKind.EVENING, 1, by=2)},
    prizes={1: Prize(1, 1, PrizeRule(PrizeKind.LOT), PrizeAmount(thing="Jambon"), 1, seed=7,
              given=(PrizeGiven(1, thing="Jambon"),))},
)  # fmt: skip


def test_who_was_merged_is_the_person_he_turned_out_to_be():
    assert BOOK.person_of(Spelling(2, "A. Roy")) == 1
    assert BOOK.person_of(Spelling(2, "Anne Roy")) is None


def test_a_category_of_an_earlier_day_is_the_one_of_that_day():
    denis = Person(3, "Denis", category="Membres", former_categories=(FormerCategory("V", DAY),))
    assert [denis.category_on(day) for day in (date(2026, 2, 28), DAY)] == ["V", "Membres"]


@pytest.mark.parametrize(
    ("made", "refusal"),
    [
        pytest.param(lambda: BookSettings(coin=25), CoinError, id="a coin of 25"),
        pytest.param(lambda: Person(1, " "), EmptyNameError, id="a person without a name"),
        pytest.param(lambda: Category("M", -1), NegativeAmountError, id="a rate below zero"),
        pytest.param(lambda: Category("M", 10**8 + 1), AmountTooLargeError, id="over a million"),
        pytest.param(
            lambda: Season(1, "S", DAY, date(2026, 2, 1)), DaysReversedError, id="ends too early"
        ),
        pytest.param(lambda: SeasonRule(RuleKind.BEST), SeasonRuleError, id="best of none"),
        pytest.param(lambda: SeasonRule(RuleKind.DROP, -1), SeasonRuleError, id="drop:-1"),
        pytest.param(
            lambda: SeasonRule(RuleKind.SUM, least=2), SeasonRuleError, id="a sum with a least"
        ),
        pytest.param(lambda: PlacementTable(TableKind.LIST), PlacementListError, id="no points"),
        pytest.param(
            lambda: PlacementTable(TableKind.LIST, (Fraction(1), Fraction(2))),
            PlacementListError,
            id="more for the second",
        ),
        pytest.param(lambda: PrizeRule(place=0), PrizePlaceError, id="place 0"),
        pytest.param(PrizeAmount, PrizeAmountError, id="nothing to win"),
        pytest.param(lambda: PrizeAmount(5, "Jambon"), PrizeAmountError, id="money and ham"),
    ],
)
def test_what_makes_no_sense_is_refused(made, refusal):
    with pytest.raises(refusal):
        made()

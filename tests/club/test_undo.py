"""What is done in the club's book is undone to the byte; what is in the cash box stays."""

from contextlib import closing
from dataclasses import fields
from datetime import date
from fractions import Fraction

import pytest

from tests.club.seasons import a_season
from tests.fixtures.clocks import SteppingClock
from whist_td.club import commands as do
from whist_td.club.rules.matching import AdoptedName
from whist_td.club.rules.membership import CurrencyFixedError, PersonHasMoneyError
from whist_td.club.rules.money import MoneyKind, Purse
from whist_td.club.rules.persons import Apart, BookSettings, Category, Person, Spelling
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeGiven, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.prizes import PrizeOutcome
from whist_td.club.rules.season import AnnouncedRow
from whist_td.core.errors import NothingToUndoError
from whist_td.desk.desk import Desk
from whist_td.desk.kinds import command_from_plain, command_to_plain
from whist_td.storage.files import create_club_file

DAY = date(2026, 1, 9)
YEAR = (
    do.ChangeClub(BookSettings(categories=(Category("M", 500), Category("V", 700)))),
    do.AdoptSpellings((AdoptedName("Jean Roy", 1, (1, 3)), AdoptedName("J. Roy", 2, (2,)))),
    do.AddPerson(Person(0, "Luc Cyr", category="V")),
    do.MergePersons(1, 2),
    do.PartPersons(1, (Spelling(2, "J. Roy"),), 2),
    do.MergePersons(2, 1),
    do.PartPersons(2, (Spelling(3, "Jean Roy"),), None, "Jean Roy fils"),
    do.TellApart(Apart(0, 2, 4)),
    do.UnlinkSpellings((Spelling(2, "J. Roy"),)),
    do.LinkSpellings(2, (Spelling(2, "J. Roy"),)),
    do.ChangePerson(Person(3, "Luc Cyr", category="M", contact="418 555-0100")),
    do.ChangeCategory((2, 3), "V"),
    do.EnterPeople((Person(3, "Luc Cyr", "Cyr, Luc"), Person(0, "Zoé", category="J")), ("J",)),
    do.ChangeClub(
        BookSettings(categories=(Category("Members", 600), Category("V", 700), Category("J", 0)))
    ),
    do.NewSeason(a_season()),
    do.AdjustPoints(1, 3, Fraction(1, 3), "club"),
)


@pytest.fixture
def file(tmp_path):
    with closing(create_club_file(tmp_path / "club.whist")) as made:
        yield made


@pytest.fixture
def desk(file):
    return Desk(file, SteppingClock(), 0)


def plain(desk) -> dict[str, object]:
    """Return all facts, those of a table in the order in which they are written."""
    facts = {each.name: getattr(desk.facts, each.name) for each in fields(desk.facts)}
    return {n: list(each.items()) if hasattr(each, "items") else each for n, each in facts.items()}


def test_each_step_of_a_year_is_undone_and_done_again_to_the_byte(desk, file):
    states = [plain(desk)]
    for command in YEAR:
        assert desk.do(command).line is not None
        states.append(plain(desk))
    for state in reversed(states[:-1]):
        desk.undo()
        assert plain(desk) == state
    for state in states[1:]:
        desk.redo()
        assert plain(desk) == state
    again = Desk(file, SteppingClock(), 0)
    assert (again.facts, again.lines) == (desk.facts, desk.lines)


EVENING, OF_YEAR, SHARE = PrizeOccasion(event=4), PrizeOccasion(season=1), PrizeAmount(4000)
STAYS = (
    do.Pay((1, 2), 500, 2, Purse.BANK, 3),
    do.ChargeEvening(1, DAY, (1,)),
    do.Charge(1, 5, MoneyKind.CARD, since=DAY),
    do.Deposit(5),
)
WRITTEN = (
    *YEAR,
    *STAYS,
    do.ChangePerson(Person(3, "Anne Roy", joined=DAY)),
    do.TellApart(Apart(0, 1, spelling="Anne")),
    do.NewSeason(a_season("placement", "list", "best:3/4")),
    do.LeaveOut(1, 2, DAY, "verglas"),
    do.CloseSeason(1, (AnnouncedRow(1, 1, Fraction(175, 3), 4),), DAY),
    do.PlanPrizes(OF_YEAR, (Prize(1, 1, PrizeRule(), SHARE), Prize(2, 2, PrizeRule(), SHARE))),
    do.GivePrizes(EVENING, (PrizeOutcome(1, (PrizeGiven(1, cents=5, thing="jambon"),)),), 7),
    do.TakeBackPrizes(EVENING),
)


@pytest.mark.parametrize("command", WRITTEN, ids=lambda command: type(command).__name__)
def test_a_command_goes_to_the_journal_and_back(command):
    assert command_from_plain(command_to_plain(command), do.DESK) == command


def test_undo_leaves_what_is_done_in_the_box():
    assert all(command.STAYS for command in STAYS)


def test_undo_leaves_the_cash_box_alone_and_the_people_who_have_money_in_it(desk):
    for command in YEAR[:3]:
        desk.do(command)
    desk.do(do.Charge(3, 4000, MoneyKind.SUBSCRIPTION))
    with pytest.raises(PersonHasMoneyError):
        desk.undo()
    assert len(desk.facts.lines) == 1


def test_where_only_money_was_entered_there_is_nothing_to_undo(desk):
    desk.do(do.PutIn(5000))
    with pytest.raises(NothingToUndoError):
        desk.undo()


def test_the_currency_is_not_undone_nor_done_again_under_the_money_that_was_entered(desk):
    desk.do(do.ChangeClub(BookSettings("EUR")))
    desk.undo()
    desk.do(do.PutIn(5000))
    with pytest.raises(CurrencyFixedError):
        desk.redo()
    assert desk.facts.settings.currency == "CAD"


def test_the_currency_in_which_money_was_entered_stays_at_undo(desk):
    desk.do(do.ChangeClub(BookSettings("EUR")))
    desk.do(do.PutIn(5000))
    with pytest.raises(CurrencyFixedError):
        desk.undo()
    assert desk.facts.settings.currency == "EUR"

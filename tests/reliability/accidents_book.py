"""What can happen in the club's book in a year: what a treasurer would ask next, by lot."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction
from random import Random

from whist_td.club import commands as do
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.matching import NamedAt, adoption
from whist_td.club.rules.money import MoneyKind, Purse
from whist_td.club.rules.people import live_persons
from whist_td.club.rules.persons import (
    Apart,
    BookSettings,
    Category,
    Consent,
    ConsentUse,
    Person,
    Spelling,
)
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeGiven, PrizeKind, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion, plan_of
from whist_td.club.rules.prizes import PrizeOutcome
from whist_td.club.rules.season import AnnouncedRow, Season, SeasonScore, rule_of
from whist_td.desk.requests import Command

EVENTS = 6
FIRST = date(2026, 11, 1)
NAMES = ("Jean Roy", "J. Roy", "Anne Côté", "Zoé Huard", "Luc Cyr", "Rita d’Amours", "Œdipe Ng")
CATEGORIES = (Category("Membres", 500), Category("Visiteurs", 700, is_member=False))
Ask = Callable[[ClubBook, Random], Command]


def opening(dice: Random) -> do.OpenBook:
    """Return a book in which nothing stands yet but what an evening costs."""
    coin = dice.choice((1, 5, 100))
    return do.OpenBook(settings=BookSettings(dice.choice(("CAD", "EUR")), coin, CATEGORIES))


def next_step(book: ClubBook, dice: Random) -> Command:
    """Return what an evening at the club asks for."""
    if len(book.persons) < len(NAMES):
        return _new_person(book, dice)
    return dice.choice(tuple(USUAL.values()))(book, dice)


def accident(book: ClubBook, dice: Random) -> Command:
    """Return what is not asked for every week, and may not be possible."""
    return dice.choice(tuple(ACCIDENTS.values()))(book, dice)


def _someone(book: ClubBook, dice: Random) -> int:
    """Return a person, now and then one who is nobody or was merged."""
    live = [person.number for person in live_persons(book)]
    return dice.choice(live) if live and dice.random() < 0.95 else dice.randint(1, 9)


def _some(book: ClubBook, dice: Random) -> tuple[int, ...]:
    return tuple(_someone(book, dice) for _ in range(dice.randint(1, 4)))


def _event(dice: Random) -> int:
    return dice.randint(1, EVENTS)


def _cents(dice: Random) -> int:
    return dice.choice((1, 5, 50, 500, 1_250, 2_000, 4_000, dice.randint(-100, 9_999)))


def _maybe(dice: Random) -> int | None:
    return None if dice.random() < 0.5 else _cents(dice)


def _day(dice: Random) -> date:
    return FIRST + timedelta(days=dice.randint(-40, 300))


def _purse(dice: Random) -> Purse:
    return dice.choice((Purse.CASH, Purse.CASH, Purse.BANK))


def _new_person(_book: ClubBook, dice: Random) -> Command:
    name = f"{dice.choice(NAMES)} {dice.randint(1, 99)}"
    return do.AddPerson(Person(0, name, category=dice.choice(CATEGORIES).name, contact=f"{name}@x"))


def _linked(book: ClubBook, dice: Random) -> Command:
    spellings = {Spelling(_event(dice), dice.choice(NAMES)) for _ in range(dice.randint(1, 3))}
    return do.LinkSpellings(_someone(book, dice), tuple(sorted(spellings)))


def _adopted(book: ClubBook, dice: Random) -> Command:
    names = (*NAMES, f"{dice.choice(NAMES)} {dice.randint(1, 99)}")
    at = [Spelling(_event(dice), dice.choice(names)) for _ in range(dice.randint(1, 9))]
    found = adoption(book, [NamedAt(each, FIRST) for each in dict.fromkeys(at)])
    return do.AdoptSpellings(found.links, tuple(dice.sample(NAMES, 1)))


def _charged(book: ClubBook, dice: Random) -> Command:
    kind = dice.choice((MoneyKind.SUBSCRIPTION, MoneyKind.CARD, MoneyKind.OTHER))
    since, until = _day(dice), dice.choice((None, _day(dice)))
    return do.Charge(_someone(book, dice), _cents(dice), kind, since=since, until=until)


def _paid(book: ClubBook, dice: Random) -> Command:
    by = dice.choice((None, _someone(book, dice)))
    event = dice.choice((None, _event(dice)))
    return do.Pay(_some(book, dice), _maybe(dice), by, _purse(dice), event, "en retard")


def _evening(book: ClubBook, dice: Random) -> Command:
    return do.ChargeEvening(_event(dice), _day(dice), _some(book, dice))


def _answered(book: ClubBook, dice: Random) -> Command:
    newest = max(book.lines, default=0)
    line = newest if dice.random() < 0.5 else dice.randint(1, newest + 1)
    return do.AnswerLine(line, dice.choice(("", "erreur")))


def _changed(book: ClubBook, dice: Random) -> Command:
    person = book.persons.get(_someone(book, dice), Person(99, "?"))
    use = dice.choice(list(ConsentUse))
    facts = {
        "name": f"{dice.choice(NAMES)} {dice.randint(1, 99)}",
        "category": dice.choice(("", *(each.name for each in CATEGORIES))),
        "left": dice.choice((None, _day(dice))),
        "consents": (Consent(use, dice.random() < 0.5, FIRST),),
    }
    name = dice.choice(list(facts))
    return do.ChangePerson(replace(person, **{name: facts[name]}))


def _parted(book: ClubBook, dice: Random) -> Command:
    person = _someone(book, dice)
    ours = [each for each in book.seen if book.person_of(each) == person]
    merged = [n for n, each in book.persons.items() if each.merged_into == person]
    other = dice.choice((None, _someone(book, dice), *merged))
    return do.PartPersons(person, tuple(ours[:1]), other, f"Parted {dice.randint(1, 99)}")


def _told_apart(book: ClubBook, dice: Random) -> Command:
    person = _someone(book, dice)
    if dice.random() < 0.5:
        return do.TellApart(Apart(0, person, _someone(book, dice)))
    return do.TellApart(Apart(0, person, spelling=dice.choice(NAMES), event=_event(dice)))


def _unlinked(book: ClubBook, dice: Random) -> Command:
    return do.UnlinkSpellings((dice.choice(list(book.seen)),) if book.seen else ())


def _club(book: ClubBook, dice: Random) -> Command:
    rates = tuple(replace(each, cents=100 * dice.randint(0, 9)) for each in CATEGORIES)
    return do.ChangeClub(replace(book.settings, categories=rates))


def _season(_: ClubBook, dice: Random) -> Command:
    start, end = sorted((_day(dice), _day(dice)))
    rule = rule_of(dice.choice(("sum", "best:2", "mean:3", "best:2/3", "drop:1")))
    season = Season(0, f"{start.year} {dice.randint(1, 40)}", start, end, None)
    return do.NewSeason(replace(season, score=dice.choice(list(SeasonScore)), rule=rule))


def _season_number(book: ClubBook, dice: Random) -> int:
    return dice.choice((*book.seasons, 1))


def _closed(book: ClubBook, dice: Random) -> Command:
    people = enumerate(dict.fromkeys(_some(book, dice)), start=1)
    table = tuple(AnnouncedRow(at, n, Fraction(100, 3 * at), 4) for at, n in people)
    return do.CloseSeason(_season_number(book, dice), table, _day(dice))


def _adjusted(book: ClubBook, dice: Random) -> Command:
    points = Fraction(dice.randint(-9, 9), dice.randint(1, 7))
    return do.AdjustPoints(_season_number(book, dice), _someone(book, dice), points, "organise")


def _left_out(book: ClubBook, dice: Random) -> Command:
    return do.LeaveOut(_season_number(book, dice), _event(dice), _day(dice), "tempête")


def _without_note(book: ClubBook, dice: Random) -> Command:
    return do.RemoveSeasonNote(dice.choice((*book.notes, 1)))


def _occasion(book: ClubBook, dice: Random) -> PrizeOccasion:
    if book.seasons and dice.random() < 0.4:
        return PrizeOccasion(season=_season_number(book, dice))
    return PrizeOccasion(event=_event(dice))


def _planned(book: ClubBook, dice: Random) -> Command:
    amounts = (PrizeAmount(2_000), PrizeAmount(thing="Jambon"), PrizeAmount(percent=Fraction(50)))
    prizes = tuple(
        Prize(at, at, PrizeRule(dice.choice((PrizeKind.PLACE, PrizeKind.LOT)), at), each)
        for at, each in enumerate(amounts[: dice.randint(0, 3)], start=1)
    )
    return do.PlanPrizes(_occasion(book, dice), prizes)


def _given(book: ClubBook, dice: Random) -> Command:
    of = _occasion(book, dice)
    outcomes = tuple(
        PrizeOutcome(
            prize.number, (PrizeGiven(_someone(book, dice), None, 500 * dice.randint(0, 3)),)
        )
        for prize in plan_of(book, of)
    )
    return do.GivePrizes(of, outcomes, dice.randint(1, 999))


USUAL: Mapping[str, Ask] = {
    "linked": _linked,
    "evening": _evening,
    "charged": _charged,
    "paid": _paid,
    "all paid": lambda b, _: do.Pay(tuple(p.number for p in live_persons(b))),
    "credited": lambda b, d: do.Credit(_someone(b, d), _cents(d), MoneyKind.VOUCHER, _event(d)),
    "put in": lambda _, d: do.PutIn(_cents(d), _purse(d)),
    "spent": lambda _, d: do.Spend(_cents(d), _purse(d), note="café"),
    "deposited": lambda _, d: do.Deposit(_cents(d)),
    "counted": lambda _, d: do.CountCash(_cents(d)),
    "refunded": lambda b, d: do.Refund(_someone(b, d), _maybe(d), _purse(d)),
    "prize paid": lambda b, d: do.PayPrize(_someone(b, d), _maybe(d), _purse(d)),
    "planned": _planned,
    "given": _given,
}
ACCIDENTS: Mapping[str, Ask] = {
    "answered": _answered,
    "cancelled": lambda _, d: do.CancelEvening(_event(d)),
    "taken back": lambda b, d: do.TakeBackPrizes(_occasion(b, d)),
    "merged": lambda b, d: do.MergePersons(_someone(b, d), _someone(b, d)),
    "parted": _parted,
    "apart": _told_apart,
    "adopted": _adopted,
    "unlinked": _unlinked,
    "changed": _changed,
    "new person": _new_person,
    "club": _club,
    "season": _season,
    "closed": _closed,
    "opened again": lambda b, d: do.ReopenSeason(_season_number(b, d)),
    "removed": lambda b, d: do.RemoveSeason(d.choice((*b.seasons, 9))),
    "adjusted": _adjusted,
    "left out": _left_out,
    "without note": _without_note,
}

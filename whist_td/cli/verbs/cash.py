"""The cash box: what people are asked for and pay, and what goes out."""

from argparse import Namespace
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import date

from whist_td.cli.verbs.people import (
    BookDesk,
    Plain,
    Works,
    check_options,
    check_words,
    do_in_book,
    event_in,
    person_named,
    say_json,
    work_asked,
)
from whist_td.club.commands import (
    AnswerLine,
    CancelEvening,
    Charge,
    ChargeDues,
    ChargeEvening,
    CountCash,
    Credit,
    Deposit,
    Pay,
    PayPrize,
    PutIn,
    Refund,
    Spend,
    Withdraw,
)
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import cash_totals
from whist_td.club.rules.cash_sheets import EventSheet, OwingPerson, event_sheet, is_payment, owing
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse, read_amount
from whist_td.club.views.cash import check_began, day_in_play
from whist_td.club.views.held_events import people_at
from whist_td.club.views.parts import (
    lines_of_days,
    lines_of_people,
    lines_owing,
    lines_settling,
    lines_to_add,
    read_sums,
)
from whist_td.club.words.cash import account_words, lacking_words, line_words, totals_words
from whist_td.club.words.listings import owing_listing
from whist_td.console import values
from whist_td.console.listings import plain_text
from whist_td.console.world import World
from whist_td.core.errors import RuleError
from whist_td.desk.club import Club
from whist_td.desk.ports import FromTo, Sought
from whist_td.desk.request_errors import (
    ArgumentValueError,
    CentsTextError,
    MissingArgumentError,
    UnknownArgumentError,
)
from whist_td.desk.requests import Command
from whist_td.words.words import Words

_CREDITS = (MoneyKind.REDUCTION, MoneyKind.VOUCHER)
_CLAIMS = (MoneyKind.EVENING, MoneyKind.SUBSCRIPTION, MoneyKind.DUES, MoneyKind.CARD)
_TO_PEOPLE = (MoneyKind.REFUND, MoneyKind.PRIZE)
_TOLD = ("persons", "seasons", "prizes")
"""The facts of the book that the box tells of beside its lines."""
_GOING_OUT = (*_TO_PEOPLE, MoneyKind.DEPOSIT, MoneyKind.OTHER)


def cash(request: Namespace, world: World, _: Words) -> int:
    """Enter something in the cash box, or tell what is in it."""
    if request.what is None and request.owing:
        check_options(request, "cash", "owing")
        _tell_owing(request, world, _)
        return 0
    if request.what is None:
        check_options(request, "cash", "event", "start", "end")
        _tell(request, world, _)
        return 0
    if request.what not in _WORKS:
        raise ArgumentValueError("WHAT", request.what, ", ".join(_WORKS))
    work = work_asked(_WORKS[request.what], request, "cash", request.amounts)
    with world.writing(request.file) as club:
        event, desk = event_in(request, club), _book_desk(request, club, world)
        if request.on is not None:
            check_began(club.file.events(), desk.facts, request.on, world.today)
        elif event is not None:
            request.on = day_in_play(club.file.events(), event, world.today)
        work(request, club, desk, world, _)
    return 0


def _book_desk(request: Namespace, club: Club, world: World) -> BookDesk:
    """Sit down at the book with the lines that the work needs, and what all of them come to."""
    book: ClubBook = club.read_book("persons")
    events = () if request.event is None else (request.event,)
    lines = {**_lines_needed(request, book, world.today), "event": events}
    desk: BookDesk = club.book({"seen": {"event": events}, "lines": lines_to_add(lines)})
    read_sums(club.file, desk.facts)
    return desk


def _lines_needed(request: Namespace, book: ClubBook, today: date) -> Sought:
    """Return which lines a work looks at, but for those of its event and the last ones."""
    what = request.what
    if what == "out" and request.kind not in [kind.value for kind in _TO_PEOPLE]:
        what = "income"
    if what in ("charge", "pay", "out") and request.amounts:
        by = () if request.by is None else (person_named(book, request.by),)
        return lines_of_people(book, {*_numbers(request, book), *by})
    if what == "count":
        return lines_of_days(request.on or today)
    if what == "answer":
        line = _needed(request, 0, "LINE")
        return {"number": (line - 1, line, line + 1), "answers": (line,)}
    return _LOOKED_AT.get(what, {})


_LOOKED_AT: Mapping[str, Sought] = {
    "charge": {"what": (MoneyKind.SUBSCRIPTION.value,)},
    "dues": {"what": (MoneyKind.DUES.value,)},
    "income": {"heading": (FromTo("!", "\U0010ffff"),)},
}
"""Which lines are looked at whoever is asked; a heading that is one never begins with white."""


def _numbers(request: Namespace, book: ClubBook) -> tuple[int, ...]:
    """Return the people that a request names first: 3,7 or their names."""
    if not request.amounts:
        raise MissingArgumentError("cash", "PERSON", request.usage)
    named = (person_named(book, each.strip()) for each in request.amounts[0].split(","))
    return tuple(dict.fromkeys(named))


def _cents(request: Namespace, place: int, name: str = "CENTS") -> int | None:
    """Return an amount in cents by where it stands; None: it was left out."""
    if len(request.amounts) <= place:
        return None
    text = request.amounts[place]
    found = values.number(text)
    if found is None:
        if name != "CENTS":
            raise ArgumentValueError(name, text, "12")
        meant = "500"
        with suppress(RuleError):  # As it should have been typed: of 7,50 the cents.
            meant = str(read_amount(text))
        raise CentsTextError(name, text, meant)
    return found


def _needed(request: Namespace, place: int, name: str = "CENTS") -> int:
    found = _cents(request, place, name)
    if found is None:
        raise MissingArgumentError("cash", name, request.usage)
    return found


def _kind(request: Namespace, usual: MoneyKind, *others: MoneyKind) -> MoneyKind:
    """Return what a line is about: the usual, or another that such a line may be about."""
    kinds = {kind.value: kind for kind in (usual, *others)}
    if request.kind is None:
        return usual
    if request.kind not in kinds:
        raise ArgumentValueError("--what", request.kind, ", ".join(kinds))
    return kinds[request.kind]


def _purse(request: Namespace) -> Purse:
    return Purse.BANK if request.bank else Purse.CASH


def _charge(request: Namespace, club: Club, desk: BookDesk, world: World, _: Words) -> None:
    """Ask an evening's rates, or something of some people."""
    if not request.amounts:
        if request.event is None:
            raise MissingArgumentError("cash", "--event", request.usage)
        there = people_at(club.file, desk.facts, request.event)
        do_in_book(desk, ChargeEvening(request.event, there.day, there.people), world, _)
        persons = (desk.facts.persons[number] for number in there.people)
        _tell_free(sum(not each.category_on(there.day) for each in persons), world, _)
        return
    cents, kind = _needed(request, 1), _kind(request, MoneyKind.OTHER, *_CLAIMS, *_CREDITS)
    for number in _numbers(request, desk.facts):
        known = {"event": request.event, "note": request.note or "", "on": request.on}
        if kind in _CREDITS:
            do_in_book(desk, Credit(number, cents, kind, **known), world, _)
        else:
            days = {
                "since": request.since or request.start,
                "until": request.until or request.end,
            }
            do_in_book(desk, Charge(number, cents, kind, **known, **days), world, _)


def _tell_free(people: int, world: World, _: Words) -> None:
    """Say how many are asked for nothing since nobody said what they pay."""
    if people:
        world.say(
            _.plural(
                "{n} person there has no category, and was charged nothing.",
                "{n} people there have no category, and were charged nothing.",
                people,
            )
        )


def _pay(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    people = _numbers(request, desk.facts)
    by = None if request.by is None else person_named(desk.facts, request.by)
    kind = _kind(request, MoneyKind.OTHER, *_CLAIMS, MoneyKind.ADVANCE, MoneyKind.VOUCHER)
    note = request.note or ""
    cents, purse = _cents(request, 1), _purse(request)
    command = Pay(people, cents, by, purse, request.event, note, kind, request.on)
    do_in_book(desk, command, world, _)


def _dues(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    """Ask the dues of a period of everybody in a category."""
    if not request.amounts:
        raise MissingArgumentError("cash", "CATEGORY", request.usage)
    days = request.since or request.start, request.until or request.end
    for option, day in zip(("--since", "--until"), days, strict=True):
        if day is None:
            raise MissingArgumentError("cash", option, request.usage)
    category, cents = request.amounts[0], _needed(request, 1)
    command = ChargeDues(category, cents, *days, request.note or "", request.on)
    do_in_book(desk, command, world, _)


def _income(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    """Take in money that is nobody's, under a heading."""
    if not request.amounts:
        raise MissingArgumentError("cash", "HEADING", request.usage)
    about = (request.event, request.note or "", MoneyKind.INCOME, request.on, request.amounts[0])
    do_in_book(desk, PutIn(_needed(request, 1), _purse(request), *about), world, _)


def _withdraw(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    command = Withdraw(_needed(request, 0), request.note or "", request.on)
    do_in_book(desk, command, world, _)


def _take_out(desk: BookDesk, command: Command, world: World, _: Words) -> None:
    """Carry out what may take money out, and say where more went than there was in cash."""
    before = desk.facts
    do_in_book(desk, command, world, _)
    if lacking := lacking_words(before, desk.facts, _):
        world.complain(lacking)


def _out(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    """Take money out: to a person, to the bank, or for what the club buys."""
    if request.heading and request.kind is not None:
        raise UnknownArgumentError("cash", "--heading", request.usage)
    kind, note = _kind(request, MoneyKind.EXPENSE, *_GOING_OUT), request.note or ""
    if kind not in _TO_PEOPLE:
        check_words(request.amounts, 1)
    match kind:
        case MoneyKind.REFUND | MoneyKind.PRIZE:
            (person, *_more) = _numbers(request, desk.facts)
            to = Refund if kind is MoneyKind.REFUND else PayPrize
            about = _purse(request), request.event, note, request.on
            _take_out(desk, to(person, _cents(request, 1), *about), world, _)
        case MoneyKind.DEPOSIT:
            _take_out(desk, Deposit(_needed(request, 0), note, request.on), world, _)
        case _:
            how = _needed(request, 0), _purse(request), request.event, note, kind
            spend = Spend(*how, request.on, request.heading or "")
            _take_out(desk, spend, world, _)


def _count(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    """Say what lies in the box: at the opening, or a difference to what should."""
    cents, note, purse = _needed(request, 0), request.note or "", _purse(request)
    is_first = purse not in desk.facts.ledger.purses
    kind = _kind(request, MoneyKind.DIFFERENCE, MoneyKind.OPENING)
    if is_first or kind is MoneyKind.OPENING:
        on = {"on": request.on}
        do_in_book(desk, PutIn(cents, purse, request.event, note, **on), world, _)
    elif purse is Purse.BANK:  # what the bank has, its statement says
        raise UnknownArgumentError("cash", "--bank", request.usage)
    else:
        do_in_book(desk, CountCash(cents, request.event, note, request.on), world, _)


def _answer(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    line, note = _needed(request, 0, "LINE"), request.note or ""
    _take_out(desk, AnswerLine(line, note, request.on), world, _)


def _cancel(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    if request.event is None:
        raise MissingArgumentError("cash", "--event", request.usage)
    do_in_book(desk, CancelEvening(request.event, request.on), world, _)


_ABOUT = ("kind", "event", "note", "on")
_PERIOD = ("since", "until", "start", "end")
_WORKS: Works = {
    "charge": (_charge, 2, *_ABOUT, *_PERIOD),
    "dues": (_dues, 2, "note", "on", *_PERIOD),
    "pay": (_pay, 2, *_ABOUT, "by", "bank"),
    "income": (_income, 2, "event", "note", "on", "bank"),
    "out": (_out, 2, *_ABOUT, "bank", "heading"),
    "withdraw": (_withdraw, 1, "note", "on"),
    "count": (_count, 1, *_ABOUT, "bank"),
    "answer": (_answer, 1, "note", "on"),
    "cancel": (_cancel, 0, "event", "on"),
}


def _tell(request: Namespace, world: World, _: Words) -> None:
    with world.reading(request.file) as club:
        event_in(request, club)
        book = _book_told(request, club)
    start, end = request.start or date.min, request.end or date.max
    in_time = (each for each in book.lines.values() if start <= each.day <= end)
    lines = [each for each in in_time if request.event in (None, each.event)]
    if request.json:
        say_json(world, cash_plain(book, lines, request.event))
        return
    for line in lines:
        world.say(f"{line.number}. {line_words(line, book, _)}")
    totals = totals_words(cash_totals(book), book.settings, _)
    if request.event is not None:  # what is owed at all is another sum
        account = account_words(event_sheet(book, request.event), _)
        world.say(_.labelled(_("The event"), account))
        totals = _.labelled(_("The club"), totals)
    world.say(totals)


def _book_told(request: Namespace, club: Club) -> ClubBook:
    """Return the book with the lines that are asked for, and what all of them come to."""
    if request.event is not None:
        lines = lines_settling(club.file, request.event)
    else:
        lines = lines_of_days(request.start or date.min, request.end or date.max)
    book: ClubBook = club.read_book(*_TOLD, some={"lines": lines})
    read_sums(club.file, book)
    return book


def _tell_owing(request: Namespace, world: World, _: Words) -> None:
    """Tell who owes, who has owed longest first."""
    with world.reading(request.file) as club:
        book: ClubBook = club.read_book(*_TOLD, some={"lines": lines_owing(club.file)})
        events = {each.id: each.name for each in club.file.events()}
    rows = owing(book)
    if request.json:
        say_json(world, [_owing_plain(book, each) for each in rows])
        return
    world.say(plain_text(owing_listing(book, events, _)))


def _owing_plain(book: ClubBook, row: OwingPerson) -> Plain:
    return {
        "person": row.person,
        "name": book.persons[row.person].name,
        "owed_cents": row.cents,
        "since": row.since.isoformat(),
        "events": list(row.events),
    }


def cash_plain(book: ClubBook, lines: Iterable[MoneyLine], event: int | None) -> Plain:
    """Return lines of the box, what is owed and paid of them, and what is in it, as plain values.

    Of an event, what is owed is what is open of its claims; else it is what everybody owes.
    """
    listed = tuple(lines)
    totals = cash_totals(book)
    sheet = None if event is None else event_sheet(book, event)
    return {
        "lines": [_line_plain(each) for each in listed if each.purse is not Purse.OWED],
        "claims": [_line_plain(each) for each in listed if each.purse is Purse.OWED],
        **({} if sheet is None else {"settled": _settled_plain(sheet)}),
        "owed_cents": sheet.owed if sheet else totals.owed,
        "paid_cents": sum(each.cents for each in listed if is_payment(each)),
        "cash_cents": totals.cash,
        "bank_cents": totals.bank,
        "box_cents": totals.box,
    }


def _settled_plain(sheet: EventSheet) -> Plain:
    return {
        "cents": sheet.due,
        "reduced": sheet.reduced,
        "paid": sheet.paid,
        "prize": sheet.prize,
        "open": sheet.owed,
    }


def _line_plain(line: MoneyLine) -> Plain:
    return {
        "line": line.number,
        "at": line.at.isoformat(),
        "on": line.day.isoformat(),
        "purse": line.purse.value,
        "person": line.person,
        "event": line.event,
        "cents": line.cents,
        "what": line.what.value,
        "receipt": line.receipt,
        "answers": line.answers,
        "heading": line.heading,
        "note": line.note,
    }

"""The people of the club: who comes, by which names, and who was taken for two."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from whist_td.club.commands import (
    AddPerson,
    AdoptSpellings,
    ChangeClub,
    ChangePerson,
    LinkSpellings,
    MergePersons,
    PartPersons,
    TellApart,
)
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balance
from whist_td.club.rules.matching import Adoption, adoption, doubles
from whist_td.club.rules.people import (
    UnknownClubPersonError,
    live_person,
    live_persons,
    names_of,
    spellings_of,
)
from whist_td.club.rules.persons import Apart, Category, Person, Spelling
from whist_td.club.views.evenings import held_evenings, names_at
from whist_td.club.views.record import bearer, person_plain, person_record
from whist_td.club.words.people import balance_text
from whist_td.console.world import World
from whist_td.core.names import folded, sort_key
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.members import forget
from whist_td.desk.request_errors import ArgumentValueError, MissingArgumentError
from whist_td.desk.requests import ChangeDetails, Command
from whist_td.words.club_amounts import money_text
from whist_td.words.forgetting import forgotten_sentence, neutral_names
from whist_td.words.history import line_sentence
from whist_td.words.words import Words

BookDesk = Desk[ClubBook]
Plain = Mapping[str, object]


def say_json(world: World, plain: object) -> None:
    """Write plain values as one line of JSON."""
    world.say(json.dumps(plain, ensure_ascii=False))


def do_in_book(desk: BookDesk, command: Command, world: World, _: Words) -> None:
    """Carry out a command of the club's book, and say what it did."""
    outcome = desk.do(command)
    if outcome.line:
        world.say(line_sentence(outcome.line, desk.evening, _))
    else:
        world.say(_("Nothing changed."))


def person_named(book: ClubBook, text: str) -> int:
    """Return the number of a person given by number or by name, or refuse."""
    if text.isdecimal():
        return live_person(book, int(text)).number
    found = [each.number for each in live_persons(book) if folded(each.name) == folded(text)]
    if not found:
        raise ArgumentValueError("PERSON", text, _known(book))
    return found[0]


def _known(book: ClubBook) -> str:
    known = [f"{each.number} {each.name}" for each in live_persons(book)]
    return ", ".join(known[:8]) + (" …" if len(known) > 8 else "")  # noqa: PLR2004 - a line


def tell_people(request: Namespace, world: World, _: Words) -> int:
    """List the people, adopt the names of events, or show who may be one person twice."""
    if request.adopt:
        return _adopt(request, world, _)
    with world.reading(request.file) as club:
        book: ClubBook = club.book().evening
    if request.doubles:
        _tell_doubles(request, book, world, _)
        return 0
    rows = [person_plain(book, each) for each in _sorted_people(book)]
    if request.json:
        say_json(world, rows)
    for row in () if request.json else rows:
        told = _.plural("{n} event", "{n} events", row["evenings"])
        facts = (row["name"], row["category"], told, ", ".join(row["aliases"]))
        world.say(f"{row['person']}. {' · '.join(filter(None, facts))}")
    return 0


def _sorted_people(book: ClubBook) -> list[Person]:
    return sorted(live_persons(book), key=lambda each: sort_key(each.sort_name or each.name))


def _tell_doubles(request: Namespace, book: ClubBook, world: World, _: Words) -> None:
    found = [
        {
            "person": each.person,
            "name": book.persons[each.person].name,
            "other": each.other,
            "other_name": book.persons[each.other].name,
            "grade": each.grade.value,
        }
        for each in doubles(book)
    ]
    if request.json:
        say_json(world, found)
    for row in () if request.json else found:
        world.say(
            f"{row['grade']}: {row['person']} {row['name']} – {row['other']} {row['other_name']}"
        )


def _adopt(request: Namespace, world: World, _: Words) -> int:
    """Link the names of events that mean one person, and say what must be asked."""
    if request.dry_run:
        with world.reading(request.file) as club:
            found = adoption(club.book().evening, names_at(club.file))
    else:
        with world.writing(request.file) as club:
            desk: BookDesk = club.book()
            found = adoption(desk.evening, names_at(club.file))
            if not found.is_empty:
                desk.do(AdoptSpellings(found.links, tuple(club.file.members.discreet())))
    _tell_adoption(found, request, world, _)
    return 0


def _tell_adoption(found: Adoption, request: Namespace, world: World, _: Words) -> None:
    linked = sum(len(each.events) for each in found.links)
    asked = [{"event": n.spelling.event, "name": n.spelling.text} for n in found.asked]
    if request.json:
        say_json(world, {"linked": linked, "new": len(found.new), "asked": asked})
        return
    world.say(_.plural("{n} name linked.", "{n} names linked.", linked))
    world.say(_.plural("{n} new person.", "{n} new people.", len(found.new)))
    for each in asked:
        world.say(_("To be asked: {name}, event {event}.", **each))


def change_person(request: Namespace, world: World, _: Words) -> int:
    """Do one thing with people of the club."""
    work = _WORKS.get(request.what)
    if work is None:
        raise ArgumentValueError("WHAT", request.what, ", ".join((*_WORKS, "show")))
    with world.writing(request.file) as club:
        work(request, club, club.book(), world, _)
    return 0


def person(request: Namespace, world: World, _: Words) -> int:
    """Show a person, or do something with people."""
    if request.what != "show":
        return change_person(request, world, _)
    with world.reading(request.file) as club:
        book: ClubBook = club.book().evening
        who = live_person(book, person_named(book, _one(request, "PERSON")))
        at = {each.event for each in spellings_of(book).get(who.number, [])}
        events = (each for each in club.file.events() if each.id in at)
        plain = person_record(book, who, held_evenings(club.file, events))
    if request.json:
        say_json(world, plain)
        return 0
    for key, value in plain.items():
        world.say(f"{key}: {value}")
    return 0


def _one(request: Namespace, name: str) -> str:
    """Return the first thing that a request is about, or refuse where there is none."""
    if not request.who:
        raise MissingArgumentError("person", name, request.usage)
    return str(request.who[0])


def _two(request: Namespace, name: str) -> tuple[str, str]:
    _one(request, name)
    if len(request.who) < 2:  # noqa: PLR2004 - a pair
        raise MissingArgumentError("person", name, request.usage)
    return request.who[0], request.who[1]


def _given(request: Namespace) -> dict[str, Any]:
    """Return what a request says of a person."""
    fields = ("name", "sort_name", "category", "contact", "joined", "left")
    asked = {field: getattr(request, field) for field in fields}
    return {field: value for field, value in asked.items() if value is not None}


def _add(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    known = {**_given(request), "name": _one(request, "NAME")}
    do_in_book(desk, AddPerson(Person(1, **known)), world, _)


def _change(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    who = live_person(desk.evening, person_named(desk.evening, _one(request, "PERSON")))
    do_in_book(desk, ChangePerson(replace(who, **_given(request))), world, _)


def _link(request: Namespace, club: Club, desk: BookDesk, world: World, _: Words) -> None:
    text, name = _two(request, "NAME")
    who = person_named(desk.evening, text)
    command = LinkSpellings(who, tuple(_spellings(request, club, [name])))
    do_in_book(desk, command, world, _)


def _spellings(request: Namespace, club: Club, names: Sequence[str]) -> Iterator[Spelling]:
    """Yield names as they stand in events: in one, or in all; one that is nowhere is refused."""
    there = [each.spelling for each in names_at(club.file)]
    for name in names:
        found = [
            each
            for each in there
            if folded(each.text) == folded(name) and request.event in (None, each.event)
        ]
        if not found:
            known = sorted({s.text for s in there if request.event in (None, s.event)})
            raise ArgumentValueError("NAME", name, ", ".join(known[:8]))
        yield from found


def _merge(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    one, other = (person_named(desk.evening, text) for text in _two(request, "PERSON"))
    do_in_book(desk, MergePersons(one, other), world, _)


def _part(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    """Give names of a person to another: those named, or the other's own name."""
    book = desk.evening
    who = person_named(book, _one(request, "PERSON"))
    to = _anybody(book, request.to) if request.to else None
    if to is None:
        _two(request, "NAME")
    names = request.who[1:] or ([book.persons[to].name] if to else [])
    wanted = {folded(name) for name in names}
    seen = tuple(
        each
        for each in spellings_of(book).get(who, [])
        if request.event in (None, each.event) and folded(each.text) in wanted
    )
    if not seen:
        told = ", ".join(names_of(book)[who])
        raise ArgumentValueError("NAME", ", ".join(names), told)
    do_in_book(desk, PartPersons(who, seen, to, request.name or ""), world, _)


def _anybody(book: ClubBook, text: str) -> int:
    """Return a person's number, also that of one who was merged."""
    if text.isdecimal() and int(text) in book.persons:
        return int(text)
    merged = (n for n, each in book.persons.items() if folded(each.name) == folded(text))
    found = next(merged, None)
    if found is None:
        raise UnknownClubPersonError(int(text) if text.isdecimal() else 0)
    return found


def _apart(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    one, other = _two(request, "PERSON")
    book = desk.evening
    who = person_named(book, one)
    known = {folded(each.name): each.number for each in live_persons(book)}
    number = int(other) if other.isdecimal() else known.get(folded(other))
    spelling = None if number is not None else other
    apart = Apart(1, who, other=number, spelling=spelling, event=request.event)
    do_in_book(desk, TellApart(apart), world, _)


def _forget(request: Namespace, club: Club, desk: BookDesk, world: World, _: Words) -> None:
    """Forget a person by every name linked; what is owed, or paid ahead, is told first."""
    book = desk.evening
    who = person_named(book, _one(request, "PERSON"))
    told = balance_text(balance(book, who), _)
    if told:
        world.say(told)
    meant = bearer(book, desk.lines, who, club.file.named())
    world.say(forgotten_sentence(forget(club, meant, neutral_names(_)), _))


Work = Callable[[Namespace, Club, BookDesk, World, Words], None]
_WORKS: Mapping[str, Work] = {
    "add": _add,
    "change": _change,
    "link": _link,
    "merge": _merge,
    "part": _part,
    "apart": _apart,
    "forget": _forget,
}


def club(request: Namespace, world: World, _: Words) -> int:
    """Say or change what the club is called, its money, its categories, and who answers for it."""
    asked = ("name", "place", "currency", "coin", "category", "visitors", "responsible", "years")
    if any(getattr(request, each) is not None for each in asked):
        with world.writing(request.file) as club:
            desk: BookDesk = club.book()
            _change_club(request, desk, world, _)
            _tell_club(desk.evening, world, _)
        return 0
    with world.reading(request.file) as club:
        book: ClubBook = club.book().evening
    settings = book.settings
    if request.json:
        categories = [
            {"name": c.name, "cents": c.cents, "member": c.is_member} for c in settings.categories
        ]
        say_json(
            world,
            {
                "name": book.details.name,
                "currency": settings.currency,
                "coin": settings.coin,
                "categories": categories,
                "responsible": settings.responsible,
                "retention_years": settings.retention_years,
            },
        )
        return 0
    _tell_club(book, world, _)
    return 0


def _tell_club(book: ClubBook, world: World, _: Words) -> None:
    world.say(f"{book.details.name} · {book.settings.currency}")
    for each in book.settings.categories:
        world.say(_.labelled(each.name, money_text(each.cents, _)))


def _change_club(request: Namespace, desk: BookDesk, world: World, _: Words) -> None:
    book = desk.evening
    asked = {
        "currency": request.currency,
        "coin": request.coin,
        "responsible": request.responsible,
        "retention_years": request.years,
        "categories": _categories(request),
    }
    known = {name: value for name, value in asked.items() if value is not None}
    if known:
        do_in_book(desk, ChangeClub(replace(book.settings, **known)), world, _)
    heading = {"name": request.name, "place": request.place}
    named = {name: value for name, value in heading.items() if value is not None}
    if named:
        do_in_book(desk, ChangeDetails(replace(book.details, **named)), world, _)


def _categories(request: Namespace) -> tuple[Category, ...] | None:
    """Return the categories that a request names, members before visitors; None: none."""
    members = [_category(text, is_member=True) for text in request.category or ()]
    visitors = [_category(text, is_member=False) for text in request.visitors or ()]
    return (*members, *visitors) or None


def _category(text: str, *, is_member: bool) -> Category:
    """Read a category as NAME=CENTS."""
    name, equals, cents = text.rpartition("=")
    if not equals or not cents.isdecimal():
        raise ArgumentValueError("--category", text, "Membres=500")
    return Category(name.strip(), int(cents), is_member)

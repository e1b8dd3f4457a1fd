"""The people of the club: who comes, by which names, and who was taken for two."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from whist_td.cli.event_rates import ask_rates_of_linked
from whist_td.club.commands import (
    AddPerson,
    AdoptSpellings,
    ChangePerson,
    LinkSpellings,
    MergePersons,
    PartPersons,
    TellApart,
)
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balance
from whist_td.club.rules.matching import AdoptedName, Adoption, adopted_as, adoption, doubles
from whist_td.club.rules.people import (
    UnknownClubPersonError,
    live_person,
    live_persons,
    names_of,
    spellings_of,
)
from whist_td.club.rules.persons import Apart, Person, Spelling
from whist_td.club.views.held_events import held_at, names_at
from whist_td.club.views.parts import NO_LINES, NO_NAMES, lines_of_people
from whist_td.club.views.people import events_of, listed, listed_people
from whist_td.club.views.record import (
    bearer,
    person_plain,
    person_record,
    persons_event,
    with_names_beside,
)
from whist_td.club.words.people import balance_text, record_parts
from whist_td.console import values
from whist_td.console.world import World
from whist_td.core.names import folded
from whist_td.desk.backups import Reason
from whist_td.desk.club import Club, NoCopyKeptError
from whist_td.desk.desk import Desk
from whist_td.desk.members import forget, forget_in_backups
from whist_td.desk.ports import UnknownEventError
from whist_td.desk.request_errors import (
    ArgumentValueError,
    ExtraWordError,
    MissingArgumentError,
    NotConfirmedError,
    UnknownArgumentError,
)
from whist_td.desk.requests import Command
from whist_td.words.forgetting import (
    before_forgetting,
    forgotten_sentence,
    neutral_names,
    older_gone_sentence,
    older_with_name,
)
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
        world.say(line_sentence(outcome.line, desk.facts, _))
    else:
        world.say(_("Nothing changed."))


def person_named(book: ClubBook, text: str) -> int:
    """Return the number of a person given by number or by name, or refuse."""
    number = values.number(text)
    if number is not None:
        return live_person(book, number).number
    found = [each.number for each in live_persons(book) if folded(each.name) == folded(text)]
    if not found:
        raise ArgumentValueError(
            "PERSON", text, some_of(f"{each.number} {each.name}" for each in live_persons(book))
        )
    return found[0]


def some_of(known: Iterable[str]) -> str:
    """Return what could have been meant, so much of it as fits a sentence."""
    names = list(known)
    return ", ".join(names[:_MOST_TOLD]) + (" …" if len(names) > _MOST_TOLD else "")


_MOST_TOLD = 8


def event_in(request: Namespace, club: Club) -> int | None:
    """Return the event that a request names, or refuse one that there is not; None: none."""
    event: int | None = request.event
    numbers = club.file.numbers()
    if event is not None and event not in numbers:
        raise UnknownEventError(event, tuple(numbers))
    return event


def check_options(request: Namespace, verb: str, *used: str) -> None:
    """Refuse an option that says nothing about what is asked."""
    for key, value in vars(request).items():
        is_said = value is not None and value is not False
        if is_said and key not in (*_ALWAYS, *used):
            raise UnknownArgumentError(verb, f"--{_WRITTEN.get(key, key)}", request.usage)


def check_words(words: Sequence[str], most: int) -> None:
    """Refuse a word more than is understood, rather than do half of what was meant."""
    if len(words) > most:
        raise ExtraWordError(words[most])


def work_asked(
    known: tuple[Any, ...], request: Namespace, verb: str, words: Sequence[str], *also: str
) -> Callable[..., None]:
    """Return the work that is asked for, or refuse what says nothing about it."""
    work, most, *used = known
    check_options(request, verb, *also, *used)
    check_words(words, most)
    return cast("Callable[..., None]", work)


_ALWAYS = ("file", "usage", "json", "what", "who", "words", "amounts")
_WRITTEN = {"kind": "what", "start": "from", "end": "to", "sort_name": "sort-name"}


def tell_people(request: Namespace, world: World, _: Words) -> int:
    """List the people, adopt the names of events, or show who may be one person twice."""
    for option, is_useless in (
        ("--dry-run", request.dry_run and not request.adopt),
        ("--doubles", request.doubles and request.adopt),
    ):
        if is_useless:
            raise UnknownArgumentError("people", option, request.usage)
    if request.adopt:
        return _adopt(request, world, _)
    with world.reading(request.file) as club:
        book: ClubBook = club.read_book("persons", "seen", "apart")
        people = listed_people(book, events_of(club.file))
        world.damaged.extend(club.file.damaged())
    if request.doubles:
        _tell_doubles(request, book, world, _)
        return 0
    rows = [person_plain(each) for each in people]
    if request.json:
        say_json(world, rows)
    for row in () if request.json else rows:
        events = _.plural("{n} event", "{n} events", row["evenings"])
        facts = (row["name"], row["category"], events, ", ".join(row["aliases"]))
        world.say(f"{row['person']}. {' · '.join(filter(None, facts))}")
    return 0


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
            book: ClubBook = club.read_book("persons", "seen", "apart")
            found = adoption(book, names_at(club.file), is_all=True)
            links = adopted_as(book, found)
    else:
        with world.writing(request.file) as club:
            desk: BookDesk = club.book(NO_LINES)
            found = adoption(desk.facts, names_at(club.file), is_all=True)
            links = adopted_as(desk.facts, found)
            if not found.is_empty:
                desk.do(AdoptSpellings(found.links, tuple(club.file.members.discreet())))
                linked = {number for each in found.links for number in each.events}
                ask_rates_of_linked(linked, club, world.today)
    _tell_adoption(found, links, request, world, _)
    return 0


def _tell_adoption(
    found: Adoption,
    links: Sequence[tuple[AdoptedName, str | None]],
    request: Namespace,
    world: World,
    _: Words,
) -> None:
    """Name whoever is linked, and to whom, before they are counted."""
    linked = sum(len(each.events) for each in found.links)
    open_names = [{"event": n.spelling.event, "name": n.spelling.text} for n in found.doubtful]
    if request.json:
        names = [
            {"name": each.text, "person": each.person, "means": name, "events": each.events}
            for each, name in links
        ]
        plain = {"linked": linked, "new": len(found.new), "names": names, "asked": open_names}
        say_json(world, plain)
        return
    for each, name in links:
        events = _.plural("{n} event", "{n} events", len(each.events))
        world.say(" · ".join((_.labelled(each.text, name or _("new")), events)))
    if request.dry_run:
        world.say(_.plural("{n} name would be linked.", "{n} names would be linked.", linked))
    else:
        world.say(_.plural("{n} name linked.", "{n} names linked.", linked))
    world.say(_.plural("{n} new person.", "{n} new people.", len(found.new)))
    for open_name in open_names:
        world.say(_("Needs an answer: {name}, event {event}.", **open_name))


def change_person(request: Namespace, world: World, _: Words) -> int:
    """Do one thing with people of the club."""
    if request.what not in _WORKS:
        raise ArgumentValueError("WHAT", request.what, ", ".join((*_WORKS, "show")))
    work = work_asked(_WORKS[request.what], request, "person", request.who)
    some = {"add": {**NO_NAMES, **NO_LINES}, "change": {**NO_NAMES, **NO_LINES}, "forget": None}
    with world.writing(request.file) as club:
        work(request, club, club.book(some.get(request.what, NO_LINES)), world, _)
    return 0


def person(request: Namespace, world: World, _: Words) -> int:
    """Show a person, or do something with people."""
    if request.what != "show":
        return change_person(request, world, _)
    check_options(request, "person")
    check_words(request.who, 1)
    with world.reading(request.file) as club:
        book: ClubBook = club.read_book("persons")
        who = live_person(book, person_named(book, _one(request, "PERSON")))
        ours = lines_of_people(book, {who.number})
        book = club.read_book(some={"lines": ours, "seen": ours})
        events = events_of(club.file)
        year = held_at(club.file, book, who.number, events.values())
        book = with_names_beside(club.file, book, who.number, year.held)
    world.damaged.extend(year.faults)
    row = listed(who, spellings_of(book).get(who.number, ()), events)
    if request.json:
        say_json(world, person_record(book, row, year.held, year.unread))
        return 0
    held = [found for each in year.held if (found := persons_event(book, who.number, each))]
    world.say(f"{who.number}. {who.name}")
    for heading, lines in record_parts(book, row, events, held, _, year.unread):
        world.say(heading)
        for line in lines:
            world.say(f"    {line}")
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
    given = {field: getattr(request, field) for field in fields}
    return {field: value for field, value in given.items() if value is not None}


def _add(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    known = {**_given(request), "name": _one(request, "NAME")}
    do_in_book(desk, AddPerson(Person(1, **known)), world, _)


def _change(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    who = live_person(desk.facts, person_named(desk.facts, _one(request, "PERSON")))
    do_in_book(desk, ChangePerson(replace(who, **_given(request))), world, _)


def _link(request: Namespace, club: Club, desk: BookDesk, world: World, _: Words) -> None:
    text, name = _two(request, "NAME")
    who = person_named(desk.facts, text)
    spellings = tuple(_spellings(request, club, [name]))
    do_in_book(desk, LinkSpellings(who, spellings), world, _)
    ask_rates_of_linked({each.event for each in spellings}, club, world.today)


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
            raise ArgumentValueError("NAME", name, some_of(known))
        yield from found


def _merge(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    one, other = (person_named(desk.facts, text) for text in _two(request, "PERSON"))
    do_in_book(desk, MergePersons(one, other), world, _)


def _part(request: Namespace, _club: Club, desk: BookDesk, world: World, _: Words) -> None:
    """Give names of a person to another: those named, or the other's own name."""
    book = desk.facts
    who = person_named(book, _one(request, "PERSON"))
    to = _anybody(book, request.to) if request.to else None
    if to is None:
        _two(request, "NAME")
    names = request.who[1:] or ([book.persons[to].name] if to else [])
    sought = {folded(name) for name in names}
    seen = tuple(
        each
        for each in spellings_of(book).get(who, [])
        if request.event in (None, each.event) and folded(each.text) in sought
    )
    if not seen:
        who_is = ", ".join(names_of(book)[who])
        raise ArgumentValueError("NAME", ", ".join(names), who_is)
    do_in_book(desk, PartPersons(who, seen, to, request.name or ""), world, _)


def _anybody(book: ClubBook, text: str) -> int:
    """Return a person's number, also that of one who was merged."""
    number = values.number(text)
    if number in book.persons:
        return int(text)
    merged = (n for n, each in book.persons.items() if folded(each.name) == folded(text))
    found = next(merged, None)
    if found is None:
        raise UnknownClubPersonError(number or 0)
    return found


def _apart(request: Namespace, club: Club, desk: BookDesk, world: World, _: Words) -> None:
    one, other = _two(request, "PERSON")
    book = desk.facts
    who = person_named(book, one)
    known = {folded(each.name): each.number for each in live_persons(book)}
    number = values.number(other)
    number = known.get(folded(other)) if number is None else number
    spelling = None if number is not None else other
    apart = Apart(1, who, other=number, spelling=spelling, event=event_in(request, club))
    do_in_book(desk, TellApart(apart), world, _)


def _forget(request: Namespace, club: Club, desk: BookDesk, world: World, _: Words) -> None:
    """Forget a person by every name linked, if so answered; what he owes or has is told first.

    The copy that is kept of it is made afterwards: it has the name no more. With nobody named, the
    older copies alone go.
    """
    book = desk.facts
    if request.backups and not request.who:
        _drop_backups(club, world, _)
        return
    who = person_named(book, _one(request, "PERSON"))
    amount = balance_text(balance(book, who), _)
    if amount:
        world.say(amount)
    meant = bearer(book, desk.lines, who, club.file.named())
    if not request.yes:  # who has answered is told what was done: ten years are read once less
        world.say(before_forgetting(meant.name, club.file.members.mentions(meant), _))
        world.say(_("Forget {name}? Write yes, then press Enter:", name=meant.name))
        if world.input.readline().strip().casefold() not in {"yes", _("yes")}:
            raise NotConfirmedError
    done = forget(replace(club, keeper=None), meant, neutral_names(_))
    world.say(forgotten_sentence(done, _))
    if request.backups:
        _drop_backups(club, world, _)
    elif club.keeper and (older := club.keeper.count(club.path)):
        club.backup(Reason.FORGETTING)
        world.say(older_with_name(older, _))
    elif club.keeper:
        club.backup(Reason.FORGETTING)


def _drop_backups(club: Club, world: World, _: Words) -> None:
    """Keep a copy as the file is now, and let the older ones go."""
    if club.keeper is None:
        raise NoCopyKeptError(club.path)
    club.file.gather()
    done = forget_in_backups(club.keeper, club.path, world.clock.now())
    world.say(older_gone_sentence(done, _))


Work = Callable[[Namespace, Club, BookDesk, World, Words], None]
Works = Mapping[str, tuple[Any, ...]]
"""What can be done: the work, how many words it takes, the options that say more about it."""
ANY_NUMBER = 10**6
_KNOWN = ("sort_name", "category", "contact", "joined", "left")
_WORKS: Works = {
    "add": (_add, 1, *_KNOWN),
    "change": (_change, 1, "name", *_KNOWN),
    "link": (_link, 2, "event"),
    "merge": (_merge, 2),
    "part": (_part, ANY_NUMBER, "to", "event", "name"),
    "apart": (_apart, 2, "event"),
    "forget": (_forget, 1, "backups", "yes"),
}

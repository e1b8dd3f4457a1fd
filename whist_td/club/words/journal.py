"""What each command of the club's book did, for its journal, and what its facts are called."""

from collections.abc import Mapping
from typing import Any

from whist_td.club import commands as do
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.money import MoneyLine
from whist_td.club.rules.persons import BookSettings, Person
from whist_td.club.rules.season import SeasonNote
from whist_td.club.words.season import note_words
from whist_td.core.events import Details
from whist_td.words.club_amounts import money_text
from whist_td.words.formats import ActionText, ActionWriter, Changes, FactText, Plural
from whist_td.words.words import N_, Words


def _called(value: Any, _other: object, _: Words) -> str:  # noqa: ANN401 - a season, …
    return "" if value is None else str(value.name)


def _heading(value: Details, _other: object, _: Words) -> str:
    return ", ".join(filter(None, (value.name, value.place)))


def _person(value: Person | None, other: Person | None, _: Words) -> str:
    """Tell what differs of a person, the name where nothing that people read does."""
    if value is None:
        return _("nobody")
    known = (value.name, value.category, value.contact)
    before = (other.name, other.category, other.contact) if other else ("", "", "")
    names = [new for new, old in zip(known, before, strict=True) if new != old and new]
    return ", ".join(names) or value.name


def _settings(value: BookSettings, _other: object, _: Words) -> str:
    rates = (f"{each.name} {money_text(each.cents, _)}" for each in value.categories)
    return ", ".join((value.currency, *rates))


def _line(value: MoneyLine | None, _other: object, _: Words) -> str:
    return "" if value is None else money_text(value.cents, _)


def _untold(_value: object, _other: object, _words: Words) -> str:
    """Leave it to the sentence of the line."""
    return ""


FACTS: Mapping[str, FactText] = {
    "details": _heading,
    "settings": _settings,
    "persons": _person,
    "seasons": _called,
    "lines": _line,
    **dict.fromkeys(("progress", "drafts", "seen", "apart", "notes", "prizes"), _untold),
}
"""Each fact of the book, by its field."""


def _name(book: ClubBook, number: int) -> str:
    """Return what a person is called; one who is not there any more has a number alone."""
    return book.persons[number].name if number in book.persons else str(number)


def _linked(command: do.LinkSpellings, _changes: Changes, book: ClubBook, _: Words) -> str:
    return _.plural(
        "{n} name linked: {name}",
        "{n} names linked: {name}",
        len(command.spellings),
        name=_name(book, command.person),
    )


def _adopted(command: do.AdoptSpellings, _changes: Changes, _book: ClubBook, _: Words) -> str:
    names = sum(len(each.events) for each in command.names)
    if not names:
        people = len(command.names)
        return _.plural("{n} person entered in the club", "{n} people entered in the club", people)
    return _.plural("{n} name from past events linked", "{n} names from past events linked", names)


def _merged(command: do.MergePersons, _changes: Changes, book: ClubBook, _: Words) -> str:
    return _(
        "{other} is the same person as {name}",
        other=_name(book, command.other),
        name=_name(book, command.person),
    )


def _parted(command: do.PartPersons, _changes: Changes, book: ClubBook, _: Words) -> str:
    return _.plural(
        "{n} name separated from {name}",
        "{n} names separated from {name}",
        len(command.spellings),
        name=_name(book, command.person),
    )


def _apart(command: do.TellApart, _changes: Changes, book: ClubBook, _: Words) -> str:
    apart = command.apart
    other = apart.spelling if apart.other is None else _name(book, apart.other)
    return _("{name} is not {other}", name=_name(book, apart.person), other=other)


def _entered(command: do.AddPerson, _changes: Changes, _book: ClubBook, _: Words) -> str:
    return _("{name} entered in the club", name=command.person.name)


def _changed(command: do.ChangePerson, _changes: Changes, _book: ClubBook, _: Words) -> str:
    return _("{name}: particulars changed", name=command.person.name)


def _listed(command: do.EnterPeople, _changes: Changes, _book: ClubBook, _: Words) -> str:
    return _.plural(
        "{n} person of a list entered, or completed",
        "{n} people of a list entered, or completed",
        len(command.people),
    )


def _sorted(command: do.ChangeCategory, _changes: Changes, _book: ClubBook, _: Words) -> str:
    return _.plural(
        "{n} person now in the category {category}",
        "{n} people now in the category {category}",
        len(command.people),
        category=command.category,
    )


def _posted(sentence: str) -> ActionWriter:
    """Return what tells a command of the cash box by the people and the money of its lines."""

    def described(command: object, changes: Changes, book: ClubBook, _: Words) -> str:
        lines = [each.after for each in changes if each.field == "lines" and each.after]
        people = dict.fromkeys(line.person for line in lines if line.person is not None)
        cents = sum(abs(line.cents) for line in lines)
        facts = {
            **vars(command),
            "names": ", ".join(_name(book, number) for number in people),
            "cents": money_text(getattr(command, "cents", None) or cents, _),
            "n": len(lines),
        }
        return _(sentence, **facts).rstrip(": \u00a0\u202f")  # Without a note nothing follows.

    return described


def _put_in(command: do.PutIn, changes: Changes, book: ClubBook, _: Words) -> str:
    about = command.heading and N_("{cents} received: {heading}")
    return _posted(about or N_("{cents} put in the box"))(command, changes, book, _)


def _spent(command: do.Spend, changes: Changes, book: ClubBook, _: Words) -> str:
    about = command.heading and N_("{cents} spent: {heading}")
    return _posted(about or N_("{cents} spent: {note}"))(command, changes, book, _)


def _dues(command: do.ChargeDues, changes: Changes, _book: ClubBook, _: Words) -> str:
    return _.plural(
        "Dues of {cents} charged to {n} person: {category}",
        "Dues of {cents} charged to {n} people: {category}",
        len(changes),
        cents=money_text(command.cents, _),
        category=command.category,
    )


def _counted(command: do.CountCash, changes: Changes, _book: ClubBook, _: Words) -> str:
    """Tell a count, and whether anything was missing or too much."""
    counted = _("Cash counted: {cents}", cents=money_text(command.cents, _))
    difference = sum(each.after.cents for each in changes if each.after)
    return f"{counted} ({money_text(difference, _)})" if difference else counted


def _charged(_command: do.ChargeEvening, changes: Changes, _book: ClubBook, _: Words) -> str:
    return _.plural(
        "Event fee charged to {n} person", "Event fee charged to {n} people", len(changes)
    )


def _of_season(sentence: str) -> ActionWriter:
    """Return what tells a command about a season by its name."""

    def described(command: Any, _changes: Changes, book: ClubBook, _: Words) -> str:  # noqa: ANN401
        season = book.seasons.get(command.season)
        return _(sentence, **{**vars(command), "name": season.name if season else command.season})

    return described


def _season(sentence: str) -> ActionWriter:
    """Return what tells a command that has a season's new rules."""
    return lambda command, _changes, _book, _: _(sentence, name=command.season.name)


def _adjusted(command: do.AdjustPoints, _changes: Changes, book: ClubBook, _: Words) -> str:
    note = SeasonNote(0, command.season, command.reason, points=command.points)
    return note_words(note, _name(book, command.person), _)


ACTIONS: Mapping[type, ActionText] = {
    do.OpenBook: N_("The club’s book opened"),
    do.ChangeClub: N_("The club’s money and categories changed"),
    do.AddPerson: _entered,
    do.ChangePerson: _changed,
    do.EnterPeople: _listed,
    do.ChangeCategory: _sorted,
    do.LinkSpellings: _linked,
    do.UnlinkSpellings: Plural("A name unlinked", "Several names unlinked", "spellings"),
    do.AdoptSpellings: _adopted,
    do.MergePersons: _merged,
    do.PartPersons: _parted,
    do.TellApart: _apart,
    do.NewSeason: _season(N_("Season {name} begun")),
    do.ChangeSeason: _season(N_("Season {name}: rules changed")),
    do.RemoveSeason: N_("Season removed"),
    do.LeaveOut: _of_season(N_("Season {name}: event {event} left out ({reason})")),
    do.AdjustPoints: _adjusted,
    do.RemoveSeasonNote: N_("Decision about a season removed"),
    do.CloseSeason: _of_season(N_("Season {name} closed")),
    do.ReopenSeason: _of_season(N_("Season {name} open again")),
    do.PlanPrizes: N_("Plan of prizes changed"),
    do.GivePrizes: N_("Prizes given"),
    do.TakeBackPrizes: N_("Prizes not given after all"),
    do.ChargeEvening: _charged,
    do.Charge: _posted(N_("{names}: {cents} charged")),
    do.Credit: _posted(N_("{names}: {cents} credited")),
    do.Pay: _posted(N_("{names}: {cents} paid")),
    do.Refund: _posted(N_("{names}: {cents} given back")),
    do.PayPrize: _posted(N_("{names}: prize of {cents} paid out")),
    do.PutIn: _put_in,
    do.Spend: _spent,
    do.Deposit: _posted(N_("{cents} carried to the bank")),
    do.Withdraw: _posted(N_("{cents} fetched from the bank")),
    do.ChargeDues: _dues,
    do.CountCash: _counted,
    do.AnswerLine: N_("Line {line} of the cash box cancelled"),
    do.CancelEvening: N_("Event cancelled: its fees credited"),
}
"""What each command does, for the journal."""

"""What the club is called, its money and categories, and who answers for it."""

import re
from argparse import Namespace
from dataclasses import replace
from typing import Any

from whist_td.cli.verbs.people import BookDesk, say_json
from whist_td.club.commands import ChangeClub
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Category
from whist_td.club.views.parts import NO_LINES, NO_NAMES
from whist_td.console import values
from whist_td.console.world import World
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.request_errors import ArgumentValueError
from whist_td.desk.requests import ChangeDetails, Command
from whist_td.words.club_amounts import money_text
from whist_td.words.history import line_sentence
from whist_td.words.words import Words


def club(request: Namespace, world: World, _: Words) -> int:
    """Say or change what the club is called, its money, its categories, and who answers for it."""
    fields = ("name", "place", "currency", "coin", "category", "visitors", "responsible", "years")
    if any(getattr(request, each) is not None for each in fields):
        with world.writing(request.file) as club:
            lines = NO_LINES if request.currency is None else {}
            desk: BookDesk = club.book({**NO_NAMES, **lines})
            _change_club(request, desk, world, _)
            _tell_club(desk.facts, world, _)
        return 0
    with world.reading(request.file) as club:
        book: Any = club.file.part(BOOK_NUMBER)
    settings = book.settings
    if request.json:
        categories = [
            {"name": c.name, "cents": c.cents, "member": c.is_member} for c in settings.categories
        ]
        say_json(
            world,
            {
                "name": book.details.name,
                "place": book.details.place,
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
    about = (book.details.name, book.details.place, book.settings.currency)
    world.say(" · ".join(filter(None, about)))
    for each in book.settings.categories:
        world.say(_.labelled(each.name, money_text(each.cents, _)))


_CURRENCY = re.compile(r"[A-Z]{3}")


def _change_club(request: Namespace, desk: BookDesk, world: World, _: Words) -> None:
    book = desk.facts
    if request.currency is not None and not _CURRENCY.fullmatch(request.currency):
        raise ArgumentValueError("--currency", request.currency, "CAD, EUR, …")
    members = [_category("--category", text, is_member=True) for text in request.category or ()]
    visitors = [_category("--visitors", text, is_member=False) for text in request.visitors or ()]
    # The others stay: their people would be in no category, and pay nothing.
    rates = {each.name: each for each in (*book.settings.categories, *members, *visitors)}
    given = {
        "currency": request.currency,
        "coin": request.coin,
        "responsible": request.responsible,
        "retention_years": request.years,
        "categories": tuple(rates.values()) if members or visitors else None,
    }
    known = {name: value for name, value in given.items() if value is not None}
    heading = {"name": request.name, "place": request.place}
    named = {name: value for name, value in heading.items() if value is not None}
    corrected = replace(book.details, **named)  # refused, where it is, before anything is kept
    changes: list[Command] = [ChangeClub(replace(book.settings, **known))] if known else []
    changes += [ChangeDetails(corrected)] if named else []

    def work() -> None:
        for change in changes:
            desk.do(change)

    outcome = desk.do_together(changes[0], work)  # all of it lands, or nothing does
    line = outcome.line
    world.say(line_sentence(line, desk.facts, _) if line else _("Nothing changed."))


def _category(option: str, text: str, *, is_member: bool) -> Category:
    """Read a category as NAME=CENTS."""
    name, _equals, written = text.rpartition("=")
    cents = values.number(written)
    if not name or cents is None:
        raise ArgumentValueError(option, text, "Membres=500")
    return Category(name.strip(), cents, is_member)

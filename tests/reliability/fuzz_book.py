"""The club's year asked for by people who mean no good, and by programs: hostile values anywhere.

A seed is a year: commands of the book in any order, spoiled in any of their parts, undone and done
again; or words typed on the command line. What is refused is a sentence, what is accepted keeps the
laws of the book, and is told, printed and exported so that nobody is hurt.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from datetime import date
from fractions import Fraction
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from reliability import accidents_book
from reliability.broken import hold
from reliability.fuzz_checks import EN, FR, check_book, check_pages, check_sentences
from reliability.hostile_words import TRICKS, hostile_word
from reliability.simulate import SimulatedEvening

from whist_td.club.files.cash_workbook import event_workbook, period_workbook, person_workbook
from whist_td.club.files.season_page import SeasonPage
from whist_td.club.files.season_workbook import season_workbook
from whist_td.club.paper.club_sheets import sheet_pdf
from whist_td.club.paper.treasurer_sheets import period_account
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Person
from whist_td.club.rules.seasons import season_standings
from whist_td.club.views.race import public_names
from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.core.names import clean
from whist_td.core.page_sizes import PageSize
from whist_td.desk.requests import Command
from whist_td.storage.files import create_club_file
from whist_td.words.history import line_sentence

STEPS, REQUESTS = 60, 12
DETAILS = Details("Soirée", date(2026, 11, 21))
NUMBERS = (-1, 0, 1, 2, 99, 10**9, 2**63 - 1)
DAYS = (date.min, date(1900, 2, 28), date(2026, 2, 28), date.max)
HOSTILE: Mapping[type, Callable[[Random], object]] = {
    bool: lambda dice: dice.random() < 0.5,
    int: lambda dice: dice.choice(NUMBERS),
    str: lambda dice: clean(hostile_word(dice)),
    Fraction: lambda dice: Fraction(dice.choice(NUMBERS), dice.randint(1, 9)),
    date: lambda dice: dice.choice(DAYS),
}
"""What may stand in the place of a value of each kind; texts as forms and the console tidy them."""


def spoiled(value: Any, dice: Random, share: float) -> Any:
    """Return a value with some of its parts changed for hostile ones of the same kind."""
    if is_dataclass(value) and not isinstance(value, type):
        parts = {f.name: spoiled(getattr(value, f.name), dice, share) for f in fields(value)}
        return replace(value, **parts)
    if isinstance(value, tuple):
        return tuple(spoiled(each, dice, share) for each in value) * dice.choice((1, 1, 1, 2, 0))
    made = HOSTILE.get(type(value))
    return made(dice) if made and dice.random() < share else value


class HostileYear(SimulatedEvening):
    """A year in which every command may be spoiled."""

    def __init__(self, seed: int, folder: Path) -> None:
        super().__init__(seed, folder, "book")
        self.accidents = self

    def next_step(self, book: ClubBook, dice: Random) -> Command:
        """Return what is asked for next."""
        return self._spoiled(accidents_book.next_step(book, dice))

    def accident(self, book: ClubBook, dice: Random) -> Command:
        """Return what is not asked for every week."""
        return self._spoiled(accidents_book.accident(book, dice))

    def _spoiled(self, command: Command) -> Command:
        try:
            share = self.dice.choice((0, 0, 0.1, 0.3, 0.8))
            made: Command = spoiled(command, self.dice, share)
        except RuleError as refusal:
            check_sentences(refusal)
            raise
        return made


def asked(path: Path) -> None:
    """Keep a hostile year at the desk, and tell, print and export it."""
    with TemporaryDirectory() as folder:
        year = HostileYear(int(path.read_text()), Path(folder))
        try:
            for number in range(1, STEPS):
                year.step()
                year.check(number)
            year.rewind()
            year.check_file()
            for line in year.desk.lines:
                for words in (EN, FR):
                    line_sentence(line, year.desk.facts, words)
            _export(year.desk.facts)
        finally:
            year.close()


def _export(book: ClubBook) -> None:
    """Export a year in every way; nothing of it may run elsewhere."""
    days, size = (date(2026, 1, 1), date(2026, 12, 31)), PageSize.A4
    check_book(period_workbook(book, days, {}, DETAILS, size, FR))
    check_book(event_workbook(book, (1, "Soirée"), DETAILS, size, FR))
    sheet_pdf(period_account(book, days, DETAILS, size, FR), FR)
    for number in list(book.persons)[:1]:
        check_book(person_workbook(book, book.who(number), {}, DETAILS, size, FR))
    for season in list(book.seasons.values())[:2]:
        standings = season_standings(book, season, ())
        check_book(season_workbook(book, standings, DETAILS, size, FR))
        neutral = replace(book, persons={n: Person(n, f"Rita {n}") for n in book.persons})
        pages = (
            SeasonPage(each, standings, public_names(each, ()), {}, DETAILS).whole(FR)
            for each in (book, neutral)
        )
        check_pages(*pages)


GOOD = (
    *("1", "2", "1,2", "Rita", "Luc Roy", "2026", "S", "500", "2000", "sum", "best:2", "field"),
    *("10,8,6", "2026-01-01", "2026-12-31", "Membres", "Membres=500", "1=4000", "last=Jambon"),
)
"""What may stand anywhere, and often makes sense there."""
REQUESTED = (
    *("club --name ? --place ?", "club --category ? --visitors ?", "club --coin ?", "club --json"),
    *("club --currency ? --responsible ? --years ?", "people --adopt", "people --json"),
    *("people --doubles", "person add ?", "person add ? --category ? --contact ? --joined ?"),
    *("person change ? --name ? --left ?", "person link ? ? --event ?", "person merge ? ?"),
    *("person part ? ? --name ?", "person part ? --to ?", "person apart ? ?", "person show ?"),
    *("person forget ? --yes", "season new ? --from 2026-01-01 --to ? --rule ?"),
    *("season new ? --from ? --to 2026-12-31 --score ? --table ?", "season ?", "season ? --json"),
    *("season adjust ? ? ? --reason ?", "season leave-out ? ? --reason ?", "season close ?"),
    *("prizes --event ? plan ? ?", "prizes --season ? plan ? --pool ?", "prizes --season ? give"),
    *("prizes --season ? take-back", "prizes --json", "cash charge ? ? --what ? --note ?"),
    *("cash charge --event ?", "cash pay ? ? --by ? --note ?", "cash pay ?", "cash out ? --note ?"),
    *("cash out ? ? --what refund", "cash out ? --what deposit", "cash count ?", "cash answer ?"),
    *("cash --from ? --to ?", "cash --json", "undo --club", "redo --club", "journal --club"),
)
"""What is typed: a hostile word, or one that makes sense, in the place of each question mark."""


def typed(path: Path, run: Callable[[tuple[str, ...], str], str]) -> None:
    """Keep a hostile year on the command line; the file is sound whatever was typed."""
    dice = Random(int(path.read_text()))  # noqa: S311
    with TemporaryDirectory() as folder:
        club = str(Path(folder) / "club.whist")
        create_club_file(Path(club)).close()
        begin = ("person add Rita", "person add Luc~Roy", "club --category Membres=500")
        season = "season new S --from 2026-01-01 --to 2026-12-31 --score presence"
        requests = [*begin, season, *(dice.choice(REQUESTED) for _ in range(REQUESTS))]
        for request in requests:
            verb, *rest = request.split()
            run((verb, club, *(_filled(word, dice) for word in rest)), "")
        told = run(("check", club), "")
        hold(f"the file is sound after {requests}", "agree" in told, expected=True)


def _filled(word: str, dice: Random) -> str:
    if word != "?":
        return word.replace("~", " ")
    trick = dice.choice(TRICKS) if dice.random() < 0.5 else hostile_word(dice)
    return trick if dice.random() < 0.3 else dice.choice(GOOD)


def ways(run: Callable[[tuple[str, ...], str], str]) -> Mapping[str, tuple[Any, ...]]:
    """Return how a year is tried, by the ending of the file that holds its seed."""
    return {".year": (asked, partial(typed, run=run))}

"""Hostile rosters, results and event files: refused clearly, or handled so that nobody is hurt.

    PYTHONPATH=.:tests python -m reliability.fuzz 2000

Each file may take so much memory and so much time. What is accepted is played and exported again:
no cell may start a formula, and no tag of the web page may come from a name.
"""

import argparse
import csv
import io
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, date, datetime
from html.parser import HTMLParser
from pathlib import Path

from openpyxl import load_workbook
from reliability.hostile_files import Hostile, hostile_file
from typing_extensions import override

from whist_td.domain.errors import RuleError
from whist_td.domain.events import Details
from whist_td.domain.people import Team
from whist_td.exports.csv_export import standings_csv
from whist_td.exports.event_source import event_source
from whist_td.exports.json_export import event_json
from whist_td.exports.json_import import commands_of
from whist_td.exports.player_rosters import players_from
from whist_td.exports.results_table import results_from_path
from whist_td.exports.rosters import teams_from
from whist_td.exports.text_tables import decoded
from whist_td.exports.web_page import results_page
from whist_td.exports.whiz.csv_export import whiz_standings_csv
from whist_td.exports.whiz.json_import import whiz_commands_of
from whist_td.exports.whiz.results_table import results_from_path as deals_from_path
from whist_td.exports.whiz.web_page import whiz_web_page
from whist_td.exports.whiz.workbook import whiz_workbook
from whist_td.exports.workbook import write_workbook
from whist_td.formats.militaire.evening import Evening
from whist_td.formats.militaire.settings import Settings
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.players import Player
from whist_td.formats.whiz.settings import WhizSettings
from whist_td.i18n.messages import message
from whist_td.i18n.words import Language, words
from whist_td.usecases.commands import AnnounceRound, CreateEvent
from whist_td.usecases.perform import opened, perform, rehearsed
from whist_td.usecases.views import standings_view
from whist_td.usecases.whiz_commands import AnnounceWhizRound, CreateWhiz
from whist_td.usecases.whiz_seating import seated_rounds
from whist_td.usecases.whiz_views import whiz_standings

MOST_MEMORY = 3 << 30
MOST_SECONDS = 20
FORMULA = ("=", "+", "-", "@", "\t", "\r")
NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
EN, FR = words(Language.ENGLISH), words(Language.FRENCH)


class TooSlowError(Exception):
    """A file that took longer than anybody waits."""


class HarmError(AssertionError):
    """Something of a hostile file that could run elsewhere."""


class Tags(HTMLParser):
    """Gathers the tags of a page, each with what could act."""

    def __init__(self) -> None:
        super().__init__()
        self.found: Counter[str] = Counter()

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found[tag] += 1
        for name, value in attrs:
            if name.startswith("on") or "javascript:" in (value or "").lower():
                raise HarmError(f"<{tag} {name}={value!r}>")


def read_as_everything(path: Path) -> Iterator[str]:
    """Read a file in every way there is and yield what came of it."""
    ways: tuple[Callable[[Path], object], ...] = (
        (_event,) if path.suffix == ".json" else (_teams, _players, _results, _deals)
    )
    for way in ways:
        try:
            way(path)
        except RuleError as refusal:
            _check_sentences(refusal)
            yield "refused"
        else:
            yield "accepted"


def _check_sentences(refusal: RuleError) -> None:
    for language in (EN, FR):
        said = message(refusal, language)
        if len(said) > 2_000 or any(ord(letter) < 32 and letter != "\n" for letter in said):
            raise HarmError(f"a refusal nobody can read: {said[:300]!r}")


def _teams(path: Path) -> None:
    teams = teams_from(path)
    opening = CreateEvent(Details("Soirée", date(2026, 11, 21)), Settings(rounds=3), teams)
    _export(perform(AnnounceRound(1), opened(opening), NOW))


def _export(evening: Evening) -> None:
    plain = replace(evening, teams={n: _plain(team) for n, team in evening.teams.items()})
    _check_pages(results_page(evening, FR), results_page(plain, FR))
    _check_table(standings_csv(standings_view(evening), FR))
    _check_book(write_workbook(evening, FR))
    event_json(evening, ())


def _plain(team: Team) -> Team:
    """Return a team with names of which nobody need be afraid."""
    one, two, three = (
        f"{seat} {team.number}" if name else ""
        for seat, name in zip("ABC", team.players, strict=True)
    )
    name = f"Club {team.number}" if team.name else ""
    return replace(team, name=name, captain=f"D {team.number}", players=(one, two, three))


def _players(path: Path) -> None:
    players = players_from(path)
    rounds = seated_rounds(len(players), 2) if len(players) <= 30 else ()
    opening = CreateWhiz(
        Details("Whiz", date(2026, 11, 21)), WhizSettings(rounds=2), players, rounds
    )
    evening = opened(opening)
    if not rounds:
        return
    evening = perform(AnnounceWhizRound(1), evening, NOW)
    named = {n: replace(each, name=f"Rita {n}") for n, each in evening.players.items()}
    plain = replace(evening, players=named)
    _check_pages(whiz_web_page(evening, FR), whiz_web_page(plain, FR))
    _check_table(whiz_standings_csv(whiz_standings(evening), FR))
    _check_book(whiz_workbook(evening, FR))


def _results(path: Path) -> None:
    results_from_path(path)


def _deals(path: Path) -> None:
    deals_from_path(path, _tournament(), NOW)


def _tournament() -> WhizEvening:
    players = tuple(Player(number, f"Rita {number}") for number in range(1, 16))
    opening = CreateWhiz(
        Details("Whiz", date(2026, 11, 21)), WhizSettings(), players, seated_rounds(15, 5)
    )
    return perform(AnnounceWhizRound(1), opened(opening), NOW)


def _event(path: Path) -> None:
    source = event_source(decoded(path.read_bytes(), path.name)[0], path.name)
    create, later = (whiz_commands_of if source.format == "whiz" else commands_of)(source)
    rehearsed(create, later, NOW)


def _check_pages(page: str, plain_page: str) -> None:
    """A page has the same tags whatever people are called."""
    tags, expected = Tags(), Tags()
    tags.feed(page)
    expected.feed(plain_page)
    if tags.found != expected.found:
        raise HarmError(f"tags from names: {tags.found - expected.found}")


def _check_table(text: str) -> None:
    for row in csv.reader(io.StringIO(text)):
        for cell in row:
            is_number = cell.lstrip("-").replace(".", "").isdigit()
            if cell.startswith(FORMULA) and not is_number:
                raise HarmError(f"a cell that begins a formula: {cell[:60]!r}")


def _check_book(content: bytes) -> None:
    book = load_workbook(io.BytesIO(content))
    for sheet in book:
        for row in sheet.iter_rows():
            for cell in row:
                if cell.data_type == "f" and any(
                    word in str(cell.value)
                    for word in ('HYPERLINK("http', "cmd|", "SUM(A1)", "=1+1")
                ):
                    raise HarmError(f"a formula from a name: {cell.value!r}")


@contextmanager
def limits() -> Iterator[None]:
    """Let nothing take more memory than an old laptop has."""
    try:
        import resource
    except ImportError:  # Windows
        yield
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


@contextmanager
def patience(seconds: int) -> Iterator[None]:
    """Wait no longer than somebody would."""

    if not hasattr(signal, "SIGALRM"):  # Windows
        yield
        return

    def too_slow(_number: int, _frame: object) -> None:
        raise TooSlowError

    before = signal.signal(signal.SIGALRM, too_slow)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def try_file(hostile: Hostile) -> Counter[str]:
    """Read one file within its limits; anything but a refusal or success comes up."""
    with patience(MOST_SECONDS):
        return Counter(read_as_everything(hostile.path))


def main() -> None:
    """Try many files and print what came of them; a failure keeps its file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()))
    request = parser.parse_args()
    found: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    failed, slowest = 0, 0.0
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder, limits():
        for seed in range(request.seed, request.seed + request.count):
            hostile = hostile_file(seed, Path(folder))
            begun = time.monotonic()
            try:
                found += try_file(hostile)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding
                failed += 1
                kept = request.keep / hostile.path.name
                kept.write_bytes(hostile.path.read_bytes())
                sys.stdout.write(
                    f"{hostile.kind}, kept as {kept}: {type(error).__name__}: {str(error)[:300]}\n"
                )
            slowest = max(slowest, time.monotonic() - begun)
            kinds[hostile.kind] += 1
            hostile.path.unlink()
    sys.stdout.write(
        f"{request.count} hostile files (seeds {request.seed} to "
        f"{request.seed + request.count - 1}): {found['refused']} readings refused with a "
        f"sentence, {found['accepted']} handled, {failed} failures; slowest {slowest:.1f} s, "
        f"memory held to {MOST_MEMORY >> 30} GB\n"
    )
    for kind, times in kinds.most_common():
        sys.stdout.write(f"  {times:6} {kind}\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

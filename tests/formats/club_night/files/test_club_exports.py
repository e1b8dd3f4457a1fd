"""A club night in other programs' formats: every name as it is, every deal with its points."""

import csv
import json
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import reduce
from io import BytesIO, StringIO

import pytest
from openpyxl import load_workbook

from tests.fixtures.files import event_schema
from tests.fixtures.samples import each_once
from whist_td.core.events import Details
from whist_td.desk.file_errors import EventFileError
from whist_td.formats.club_night.commands.commands import (
    BeginClubRound,
    CreateClub,
    EnterDeal,
    SanctionPlayer,
)
from whist_td.formats.club_night.files.json_file import club_commands_of, club_event_json
from whist_td.formats.club_night.files.web_page import club_web_page
from whist_td.formats.club_night.files.workbook import club_workbook
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, JuryLine
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings, RankedBy
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.views.views import club_standings
from whist_td.formats.club_night.words.standings import club_listing
from whist_td.interchange.event_json import event_source
from whist_td.interchange.listings import in_codes
from whist_td.words.words import Language, words

AT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
EN, FR = words(Language.ENGLISH), words(Language.FRENCH)
NAMES = ("Rita <b>", "=SUM(A1)", "Zoé", "Luc & Eve")


def read_again(text):
    return club_commands_of(event_source(text, "jeudi.json"))


@pytest.fixture(scope="module")
def evening():
    players = tuple(ClubPlayer(n, name) for n, name in enumerate(NAMES, start=1))
    create = CreateClub(Details("Jeudi", date(2026, 11, 21)), ClubSettings(rounds=2), players)
    rounds = rounds_to_come(create.opened())
    told = {"contract": IwwaContract.SOLO, "attackers": (1,), "tricks": 7}
    commands = (
        BeginClubRound(1),
        EnterDeal(DealPlace(1, 1, 1), GameChoice().deal(told)),
        SanctionPlayer(JuryLine(1, 3, 12, "bavard")),
    )
    found = CreateClub(create.details, create.settings, players, rounds).opened()
    for command in commands:
        found = command.applied_to(found, AT)
    return found


def test_a_row_of_the_table_is_a_player_and_no_name_a_formula(evening):
    rows = list(csv.DictReader(StringIO(in_codes(club_listing(club_standings(evening), EN)))))
    assert len(rows) == 4
    assert {row["round_1"] for row in rows} == {""}, "the table has not finished"
    assert not any(row["name"].startswith("=") for row in rows)


def test_players_whom_nothing_separates_are_said_to_be_tied(evening):
    rows = list(csv.DictReader(StringIO(in_codes(club_listing(club_standings(evening), EN)))))
    ranks = [row["rank"] for row in rows]
    assert {
        row["tie"] == "tied: nothing separates them" for row in rows if ranks.count(row["rank"]) > 1
    } == {True}


def test_the_workbook_has_standings_deals_and_seats(evening):
    book = load_workbook(BytesIO(club_workbook(evening, FR)), data_only=True)
    assert book.sheetnames == ["Classement", "Résultats", "Tables", "Joueurs", "Tours"]
    names = [row[2].value for row in book["Classement"].iter_rows(min_row=5, max_row=8)]
    assert sorted(names) == sorted(NAMES)
    (deal,) = book["Résultats"].iter_rows(min_row=5, values_only=True)
    assert deal[:3] == (1, 1, 1)
    heads = [cell.value for cell in book["Résultats"][4]]
    assert deal[heads.index("Somme")] == sum(deal[heads.index("Somme") - 4 : heads.index("Somme")])


@pytest.mark.parametrize("words_of", [EN, FR], ids=["en", "fr"])
def test_the_page_shows_every_player_and_takes_no_name_for_code(evening, words_of):
    ended = replace(evening, progress=replace(evening.progress, finished=True))
    page = club_web_page(ended, words_of)
    assert all(f'id="player-{number}"' in page for number in (1, 2, 3, 4))
    assert "Rita &lt;b&gt;" in page
    assert "<b>Rita" not in page
    assert "bavard" in page


def test_a_round_that_is_still_played_tells_nothing_to_everybody(evening):
    page = club_web_page(evening, EN)
    assert "The standings begin when every table has played once" in page
    assert "bavard" not in page


def test_an_exported_night_is_brought_about_again(evening):
    create, later = read_again(club_event_json(evening, ()))
    again = reduce(lambda event, each: each.applied_to(event, AT), later, create.opened())
    assert (again.results, again.sanctions) == (evening.results, evening.sanctions)
    assert again.settings == evening.settings


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("results", [{"round": 1, "table": 1, "deal": 1, "game": "belote"}]),
        ("results", [{"round": "x"}]),
        ("settings", {"game": {"code": "ten", "options": {"target": 99}}}),
        ("movement", {"rounds": [{"round": 1, "tables": [{"table": 1, "seats": [1, 1]}]}]}),
        ("sanctions", [{"round": 1}]),
        ("entries", [{"name": "Rita"}]),
    ],
)
def test_a_part_that_makes_no_sense_is_named(evening, part, value):
    plain = json.loads(club_event_json(evening, ())) | {part: value}
    with pytest.raises(EventFileError) as refusal:
        read_again(json.dumps(plain))
    assert refusal.value.section.startswith(part)


@pytest.mark.parametrize(("game", "ranked_by"), each_once(GAMES, RankedBy))
def test_an_evening_is_as_the_published_schema_has_it(played, new_night, game, ranked_by):
    for evening in (played(game, 8, ranked_by=ranked_by), new_night(game, 8)):
        event_schema()(json.loads(club_event_json(evening, ())))


def test_fixed_pairs_and_substitutes_are_as_the_published_schema_has_them(with_substitute):
    event_schema()(json.loads(club_event_json(with_substitute, ())))

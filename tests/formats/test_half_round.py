"""Half a round of each format: what leaves the house says the same, and has no number for it."""

import csv
import json
import re
from dataclasses import replace
from datetime import UTC, date, datetime
from gettext import NullTranslations
from io import BytesIO, StringIO

import openpyxl
import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt

from tests.fixtures.files import cells_of, played_evening
from tests.formats.club_night.paper.conftest import played
from whist_td.console.formats import verbs_of
from whist_td.console.listings import plain_text
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.reach import reach_of
from whist_td.formats.club_night.words.labels import missing_tables_sentence
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.interchange.formats import files_for
from whist_td.interchange.listings import in_codes, in_words
from whist_td.kit.text_table import TextTable
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_for, render
from whist_td.room.formats import room_format
from whist_td.room.words.words import standings_poster
from whist_td.stages.running_standings import RunningColumn, RunningModel
from whist_td.words.listings import ColumnKind, Media
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Language, Words, words

AT = datetime(2026, 11, 21, 19, tzinfo=UTC)
DETAILS = Details("Soirée d’automne", date(2026, 11, 21), "Percé")


def militaire():
    """Six rounds of eleven teams; of the last, tables 2, 3 and 7 are still playing."""
    whole = played_evening(11, rounds=24, played=6)
    late = {2, 3, 7}
    results = {p: r for p, r in whole.results.items() if p.round < 6 or p.table not in late}
    return replace(whole, results=results)


def whiz():
    """Two rounds of nine players; of the second, table 3 has one deal of two."""
    people = {n: Player(n, f"Noëlla {n}") for n in range(1, 10)}
    rounds = {
        each.number: replace(each, announced_at=AT if each.number < 3 else None)
        for each in seated_rounds(9, 3)
    }
    event = WhizEvent(
        DETAILS, WhizSettings(rounds=3, boards_per_round=2), players=people, rounds=rounds
    )
    places = [place for number in (1, 2) for place in event.places(number)]
    made = outcome_of("10H S =", Notation.ENGLISH)
    results = {
        place: BoardResult(event.seating(place.round, place.table).seats, made)
        for place in places[:-1]
    }
    return replace(event, results=results)


def club():
    """A night of which in the last round begun one table has not finished."""
    whole = played("iwwa", 8)
    whole = replace(whole, progress=replace(whole.progress, finished=False))
    newest = whole.last_announced
    late = min(sitting.table for sitting in whole.rounds[newest].sittings)
    last = max(place for place in whole.results if place[:2] == (newest, late))
    return replace(whole, results={p: deal for p, deal in whole.results.items() if p != last})


def with_table_one(event):
    """Leave only what table 1 made of round 1."""
    first = {p: r for p, r in event.results.items() if (p.round, p.table) == (1, 1)}
    return replace(event, results=first)


@pytest.fixture(params=[militaire, whiz, club], ids=lambda made: made.__name__)
def event(request):
    return request.param()


def plain(text):
    return re.sub(r"\s+", " ", text.replace("\xa0", " "))


def on_paper(event, name, _):
    papers = papers_for(event)
    pdf = render([papers.named(name)], papers.of(event, None), PageSize.LETTER, _)
    return plain(" ".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages))


def in_workbook(event, _):
    book = openpyxl.load_workbook(
        BytesIO(files_for(event).workbook(event, _, PageSize.A4)), data_only=True
    )
    cells = (cell.value for sheet in book for row in sheet.iter_rows() for cell in row)
    return plain(" ".join(str(each) for each in cells if each is not None))


def on_the_wall(event, _):
    form = room_format(event)
    view = form.ranking(event, form.pulse(event).last_whole)
    return plain(standings_poster(view, form.narrator, _).line)


def test_the_same_sentence_of_what_lacks_stands_on_everything(event, any_words):
    _ = any_words
    told = plain(missing_sentence(reach_of(event), _))
    recap = "scoreboard" if "scoreboard" in {p.name for p in papers_for(event).papers} else ""
    media = {
        "standings on paper": on_paper(event, "standings", _),
        "sheet to go on with": on_paper(event, recap or "recap-sheet", _),
        "wall": on_the_wall(event, _),
        "page": plain(files_for(event).page(event, _)),
        "workbook": in_workbook(event, _),
        "table": plain(in_codes(files_for(event).table(event, _))),
    }
    assert told
    assert [name for name, text in media.items() if told not in text] == []


UNTOLD = {"score-sheets", "table-sheets", "hand-cards", "deal-pages", "booklet", "wall-scoreboard"}
"""Filled in by hand, or table by table; of the hands, nothing is shown while a deal is played."""


def test_each_sheet_of_results_says_what_lacks(event, any_words):
    told = plain(missing_sentence(reach_of(event), any_words))
    names = {paper.name for paper in papers_for(event).after_play} - UNTOLD
    silent = [name for name in names if told not in on_paper(event, name, any_words)]
    assert silent == []
    assert len(names) > 2


def test_nobody_has_a_rank_of_his_own_while_a_round_is_half_in(event, any_words):
    papers = {paper.name for paper in papers_for(event).papers}
    for name in {"player-sheets", "all-players", "team-sheets"} & papers:
        text = on_paper(event, name, any_words)
        assert not re.search(r"\d(e|er|re|st|nd|rd|th) (sur|of) \d", text), name


def test_a_table_that_is_still_playing_has_no_total_of_its_round(any_words):
    night, _ = club(), any_words
    last = max(place for place in night.results if place.round == night.last_announced)
    results = {p: d for p, d in night.results.items() if p[:2] != last[:2]}
    for left in (night, replace(night, results=results)):
        pages = on_paper(left, "table-sheets", _).split(plain(_("What happened")))[1:]
        totals = [page.split(plain(_("Total of the round")))[-1][:3] for page in pages]
        late = [plain(missing_tables_sentence(last.round, (n,), _)) for n in (1, 2)]
        playing = [any(each in page for each in late) for page in pages]
        assert True in playing
        assert [bool(re.match(r" [+−0]", total)) for total in totals] == [not p for p in playing]


class Renamed(NullTranslations):
    """Words in which one heading is another."""

    def gettext(self, message):
        return {"Rank": "Zebra", "Name": "Okapi", "Remarks": "Gnu"}.get(message, message)


@pytest.mark.parametrize("heading", ["Zebra", "Okapi"])
def test_a_heading_renamed_once_is_renamed_wherever_the_table_is_shown(event, heading, qapp):
    _ = Words(Language.ENGLISH, Renamed())
    files, verbs = files_for(event), verbs_of(event).standings()
    listing = verbs.listing(verbs.view(event, None), _)
    screen, running = TextTable(), RunningModel(_)
    for model in (screen, running):
        model.show(listing)
    across = Qt.Orientation.Horizontal if qapp else None
    media = {
        "screen": [screen.headerData(n, across) for n in range(screen.columnCount())],
        "running list": [running.headerData(n, across) for n in RunningColumn],
        "paper": on_paper(event, "standings", _),
        "page": files.page(event, _),
        "workbook": in_workbook(event, _),
        "spreadsheet": in_words(files.table(event, _), _),
        "terminal": plain_text(listing),
    }
    assert [name for name, heads in media.items() if heading not in heads] == []
    old = {"Zebra": "Rank", "Okapi": "Name"}[heading]
    told = {name: heads for name, heads in media.items() if name not in ("page", "workbook")}
    assert [name for name, heads in told.items() if old in heads] == []


def test_people_read_the_columns_in_one_order_everywhere(event, any_words):
    verbs = verbs_of(event).standings()
    listing = verbs.listing(verbs.view(event, None), any_words)
    order = [each.heading for each in listing.columns]
    for medium in (Media.SCREEN, Media.RUNNING, Media.PAPER, Media.TERMINAL, Media.WORKBOOK):
        heads = [each.heading for each in listing.on(medium)]
        assert heads == sorted(heads, key=order.index), medium
        assert len(heads) == len(set(heads)), medium


def test_before_anything_is_in_nobody_has_a_place_or_a_sum(event, any_words):
    verbs = verbs_of(event).standings()
    listing = verbs.listing(verbs.view(replace(event, results={}), None), any_words)
    figures = (ColumnKind.RANK, ColumnKind.FIGURE, ColumnKind.MEAN, ColumnKind.DECIMAL)
    for medium in (Media.SCREEN, Media.RUNNING, Media.PAPER, Media.TERMINAL):
        for column in listing.on(medium):
            if column.kind in figures and column.heading != any_words("Deals"):
                cells = {column.cell(row).text for row in listing.rows}
                assert cells <= {"", "–"}, (medium, column.heading)
    told = json.loads(files_for(event).json(replace(event, results={}), ()))
    assert {line["rank"] for line in told["standings"]} == {None}


def test_whoever_has_nothing_in_yet_has_neither_place_nor_sum(event, any_words):
    verbs = verbs_of(event).standings()
    listing = verbs.listing(verbs.view(with_table_one(event), 1), any_words)
    columns = listing.on(Media.RUNNING)
    rank, score = columns[0], columns[-1]
    cells = [(rank.cell(row).text, score.cell(row).text) for row in listing.rows]
    played = [(place, worth) for place, worth in cells if place]
    assert 0 < len(played) < len(cells)
    assert all(worth not in {"", "–"} for _, worth in played)
    assert {worth for place, worth in cells if not place} <= {"", "–"}


def test_nothing_is_said_of_ties_while_nobody_has_a_place(any_words):
    whole = played_evening(11, rounds=24, played=2)
    event = replace(whole, results={p: r for p, r in whole.results.items() if p.table > 6})
    verbs = verbs_of(event).standings()
    listing = verbs.listing(verbs.view(event, None), any_words)
    (remarks,) = (column for column in listing.on(Media.SCREEN) if column.code == "tie")
    assert not any(remarks.cell(row).text for row in listing.rows)


def test_json_names_each_place_that_lacks_and_the_round_in_play(event):
    told = json.loads(files_for(event).json(event, ()))
    reach = reach_of(event)
    assert (told["after_round"], told["in_play"]) == (reach.in_play - 1, event.last_announced)
    assert (told["provisional"], told["final"]) == (True, False)
    assert told["missing"] == [each.plain for each in reach.missing]


def test_a_table_has_the_round_in_play_on_each_line(event, any_words):
    rows = list(csv.DictReader(StringIO(in_codes(files_for(event).table(event, any_words)))))
    told = {(row["after_round"], row["in_play"], row["provisional"]) for row in rows}
    last = event.last_announced
    assert told == {(str(last - 1), str(last), "yes")}


def test_no_team_has_a_total_that_needs_a_table_still_playing(any_words):
    evening = militaire()
    plays_late = _lacking(evening)
    rows = list(csv.DictReader(StringIO(in_codes(files_for(evening).table(evening, any_words)))))
    assert {int(row["team"]) for row in rows if not row["cumulative_6"]} == plays_late
    told = json.loads(files_for(evening).json(evening, ()))["standings"]
    assert {row["team"] for row in told if row["cumulative"][5] is None} == plays_late
    assert all(row["total"] == row["cumulative"][4] for row in told)


def _lacking(evening):
    places = [place for place, result in evening.results_of(6) if result is None]
    return {team for place in places for team in (place.table, evening.visitors_at(place))}


def test_a_slip_missing_in_an_earlier_round_leaves_blanks_to_the_end():
    whole = played_evening(11, rounds=24, played=24)
    gone = next(place for place in whole.results if (place.round, place.table) == (10, 4))
    evening = replace(whole, results={p: r for p, r in whole.results.items() if p != gone})
    told = json.loads(files_for(evening).json(evening, ()))
    assert (told["after_round"], told["in_play"], told["provisional"]) == (24, None, True)
    assert told["missing"] == [{"round": 10, "table": 4}]
    before = {
        row["team"]: row["cumulative"]
        for row in json.loads(files_for(whole).json(whole, ()))["standings"]
    }
    both = {4, whole.visitors_at(gone)}
    for row in told["standings"]:
        known = before[row["team"]]
        lacks = row["team"] in both
        assert row["cumulative"] == (known[:9] + [None] * 15 if lacks else known)
        assert (row["total"] is None) == lacks


@pytest.fixture(params=[militaire, club], ids=lambda made: made.__name__)
def gap(request):
    """Half a round, and a result missing in the one before it as well."""
    made = request.param()
    before = max(p for p in made.results if p.round == made.last_announced - 1)
    return replace(made, results={p: r for p, r in made.results.items() if p != before})


def test_the_room_goes_back_to_the_last_complete_round_as_files_do(gap):
    told = json.loads(files_for(gap).json(gap, ()))
    pulse = room_format(gap).pulse(gap)
    assert pulse.last_whole == told["after_round"] == gap.last_announced - 2


@pytest.mark.libreoffice
def test_a_spreadsheet_reckons_half_a_round_as_the_program_does(office_differing):
    gap = played_evening(7, rounds=6, played=5)
    late = next(place for place in gap.results if (place.round, place.table) == (2, 4))
    gap = replace(gap, results={p: r for p, r in gap.results.items() if p != late})
    halves = {made.__name__: made() for made in (militaire, whiz, club)}
    begun = {f"{name}, begun": with_table_one(made) for name, made in halves.items()}
    cases = {}
    for name, made in {**halves, **begun, "gap": gap}.items():
        file = files_for(made).workbook(made, words(Language.ENGLISH), PageSize.A4)
        shown = openpyxl.load_workbook(BytesIO(file), data_only=True)
        cases[name] = (openpyxl.load_workbook(BytesIO(file)), cells_of(shown))
    assert office_differing(cases) == {}

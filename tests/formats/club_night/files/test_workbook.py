"""A club night as a workbook: what it says, and what its formulas come to."""

import re
from contextlib import suppress
from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from openpyxl import load_workbook
from openpyxl.utils import get_column_letter

from tests.fixtures.files import cells_of, differing, formulas_in, smallest_printed
from tests.formats.club_night.files.conftest import Dice
from whist_td.core.contracts import Rule
from whist_td.core.errors import RuleError
from whist_td.formats.club_night.files.deal_cells import deal_fields, field_headings
from whist_td.formats.club_night.files.web_page import club_web_page
from whist_td.formats.club_night.files.workbook import club_workbook
from whist_td.formats.club_night.files.workbook_live import COUNTED, ClubSheets
from whist_td.formats.club_night.games.game import SanctionTo
from whist_td.formats.club_night.games.plain_whiz.rules import PlainWhizSettings
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.scottish.rules import BothHome, ScottishSettings
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaSettings
from whist_td.formats.club_night.games.whip.rules import Tied, WhipSettings
from whist_td.formats.club_night.games.whist_family.favorite import (
    Doubled,
    DrawnFor,
    FavouriteSettings,
)
from whist_td.formats.club_night.games.whist_family.marking import (
    FIVE,
    TEN,
    TRICKS,
    HonoursEnd,
    HonoursStop,
    Slam,
)
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice
from whist_td.formats.club_night.rules.event import RankedBy, SeatingWay
from whist_td.formats.club_night.rules.play import with_deal, without_deal
from whist_td.formats.club_night.views.sample import Chance, drawn_deal
from whist_td.formats.club_night.views.views import club_standings
from whist_td.words.words import Language, words

OPTIONS = {
    "cards and revokes": (
        "scottish",
        ScottishSettings(cards_count=True, revoke_loses=True, both_home=BothHome.SHARED),
    ),
    "alone": ("scottish", ScottishSettings(has_partners=False, revoke_loses=True)),
    "eleven points": ("whip", WhipSettings(ten_of_diamonds=2, tied=Tied.ONE_EACH)),
    "single games": (
        "ten",
        replace(
            TEN,
            slam=Slam.CHIPS_AND_POINTS,
            honours_stop=HonoursStop.REACHED,
            is_rubber=False,
        ),
    ),
    "honours shown": ("five", replace(FIVE, calls_honours=True)),
    "honours shown beside a dummy": ("dummy", replace(FIVE, slam=Slam.NONE, calls_honours=True)),
    "favourite": (
        "favorite",
        FavouriteSettings(doubles=Doubled.TRICKS_AND_HONOURS, drawn_for=DrawnFor.RUBBER),
    ),
    "counters too": ("favorite", FavouriteSettings(doubles=Doubled.COUNTERS_TOO)),
    "nobody counts honours at nine": (
        "ten",
        replace(TEN, honours_stop=HonoursStop.REACHED, honours_end=HonoursEnd.ALL),
    ),
    "honours by tricks": ("tricks", replace(TRICKS, has_honours=True, honours_end=HonoursEnd.ALL)),
    "exact": ("plain_whiz", PlainWhizSettings(rule=Rule.EXACT)),
    "passed deals": ("iwwa", IwwaSettings(passed_deal_counts=True, sanctions_to=SanctionTo.NOBODY)),
}
RANKED = (
    ("iwwa", 9, RankedBy.MEAN),
    ("ten", 8, RankedBy.POINTS),
    ("scottish", 7, RankedBy.PLACEMENT),
)
"""A game for each way of ranking, and how many play it."""
FRENCH, ENGLISH = words(Language.FRENCH), words(Language.ENGLISH)
STANDINGS, RESULTS, TABLES, PLAYERS, ROUNDS = range(5)


FILES = {}
"""Evenings, and their workbooks: made once, however often they are opened."""


def opened(evening, _=ENGLISH, **how):
    key = id(evening), _.language
    if key not in FILES:
        FILES[key] = evening, club_workbook(evening, _)  # Kept, it has its number to itself.
    return load_workbook(BytesIO(FILES[key][1]), **how)


def table_of(sheet):
    """Return headings and rows below them."""
    rows = [list(row) for row in sheet.iter_rows(min_row=4, values_only=True)]
    return rows[0], [row for row in rows[1:] if any(cell is not None for cell in row)]


def points_by_player(sheet):
    """Add up the points of each player, as the formulas of the standings do."""
    heads, rows = table_of(sheet)
    numbers = [at for at, head in enumerate(heads) if head == "No."]
    first = next(at for at, head in enumerate(heads) if str(head).startswith("Points "))
    found = {}
    for row in rows:
        for seat, at in enumerate(numbers):
            if row[at] is not None:
                found[row[at]] = found.get(row[at], 0) + (row[first + seat] or 0)
    return found


def test_the_sheets_are_named_in_the_clubs_language(played):
    names = opened(played("ten", 8), FRENCH).sheetnames
    assert names == ["Classement", "Résultats", "Tables", "Joueurs", "Tours"]


def test_an_evening_ended_with_an_open_table_is_provisional(played):
    evening = played("scottish", 8)
    last = evening.last_announced
    gone = DealPlace(last, 2, len(evening.deals_at(last, 2)))
    left = without_deal(evening, gone)
    book = opened(left, FRENCH, data_only=True)
    top = [row[0] for row in book.worksheets[STANDINGS].iter_rows(max_row=3, values_only=True)]
    told = " ".join(map(str, top))
    assert "Classement final" not in told
    for said in (told, club_web_page(left, FRENCH)):
        assert f"tour {last} (table 2)" in said
    assert "Classement final" not in club_web_page(left, FRENCH)


@pytest.mark.parametrize("game", GAMES)
def test_no_letter_is_printed_under_eight_points(played, game):
    for sheet in opened(played(game, 6)):
        assert smallest_printed(sheet) >= 8


def test_a_sheet_of_several_pages_across_has_its_whole_title_above_each(played):
    evening = played("favorite", 8)
    hall = "Salle communautaire de Saint-Georges-de-Malbaie"
    evening = replace(evening, details=replace(evening.details, place=hall))
    sheet = opened(evening).worksheets[RESULTS]
    assert sheet.print_title_cols == "$A:$C"
    assert sheet.print_area.partition("!")[2].startswith("$A$4:")
    above = sheet.oddHeader.left.text
    assert "Favourite-suit whist, deal by deal" in above
    assert hall in above, "and the whole of its day and place"


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_row_for_every_deal_and_the_ranks_are_the_programs(played, game):
    evening = played(game, 6)
    book = opened(evening, data_only=True)
    heads, rows = table_of(book.worksheets[RESULTS])
    assert len(rows) == len(evening.results)
    assert heads[:3] == ["Round", "Table", "Deal"]
    told = [row[:3] for row in table_of(book.worksheets[STANDINGS])[1] if row[0]]
    rows = club_standings(evening).rows
    assert told == [[row.rank, row.player, row.names[0]] for row in rows]


@pytest.mark.parametrize("game", ["ten", "iwwa", "dummy", "couleur"])
def test_the_sum_of_every_deal_is_a_live_formula(played, game):
    evening = played(game, 9)
    sheet = opened(evening).worksheets[RESULTS]
    heads, rows = table_of(sheet)
    at = heads.index("Sum")
    assert all(re.fullmatch(r"=SUM\(\$[A-Z]+\d+:\$[A-Z]+\d+\)", row[at]) for row in rows)
    values = table_of(opened(evening, data_only=True).worksheets[RESULTS])[1]
    assert {row[at] for row in values} == {0}
    assert sheet.conditional_formatting


def test_what_is_yes_or_nothing_takes_no_other_word(played):
    sheet = opened(played("humbug", 6), FRENCH).worksheets[RESULTS]
    rules = [each for each in sheet.data_validations.dataValidation if each.formula1 == '"oui"']
    assert len(rules) == len(("exchanged", "trump_kept"))
    assert all(each.allow_blank and each.showErrorMessage for each in rules)


@pytest.mark.parametrize("game", ["scottish", "whip", "humbug"])
def test_a_game_that_is_not_zero_sum_has_no_such_formula(played, game):
    assert "Sum" not in table_of(opened(played(game, 6)).worksheets[RESULTS])[0]


@pytest.mark.parametrize("ranked_by", RankedBy)
def test_points_of_the_standings_are_those_of_the_results(played, ranked_by):
    evening = played("iwwa", 9, ranked_by=ranked_by)
    book = opened(evening, data_only=True)
    summed = points_by_player(book.worksheets[RESULTS])
    heads, rows = table_of(book.worksheets[STANDINGS])
    for row, standing in zip(rows, club_standings(evening).rows, strict=False):
        assert row[heads.index("Points")] == standing.points
        assert summed[standing.player] + standing.sanction == standing.points


@pytest.mark.parametrize("game", GAMES)
def test_each_row_gives_what_the_program_gives(played, game):
    evening = played(game, 9)
    sheets = ClubSheets(evening, "Results", "Tables", ENGLISH)
    assert len(sheets.rows) == len(evening.results)
    for row in sheets.rows:
        seats, gains, kept = range(row.live.players), row.deal.gains, row.live.kept_cells
        assert kept["can be"].value == 1
        for what in COUNTED:
            told = tuple(kept[f"{what} {seat}"].value or 0 for seat in seats)
            assert told == (getattr(gains, what) if gains else (0,) * len(seats))


def corrected(evening, book, seed, times=10):
    """Tell some deals anew, in the yellow cells of a workbook and at the desk alike."""
    dice, chance = Random(seed), Chance(Dice(), seed)  # noqa: S311 - no secret
    before = evening
    for place in dice.sample(sorted(evening.results), min(times, len(evening.results))):
        with suppress(RuleError):
            deal = drawn_deal(evening, chance, place)
            evening = with_deal(evening, place, deal)
    assert evening != before
    told, sheet = opened(evening).worksheets[RESULTS], book.worksheets[RESULTS]
    for cell in (cell for row in told.iter_rows(min_row=5) for cell in row):
        if cell.style == "Whist typed":
            sheet[cell.coordinate].value = cell.value
            sheet[cell.coordinate].data_type = cell.data_type
    return evening


def after_corrections(evening, seed):
    """Return a workbook that was corrected, and what must stand in its cells then."""
    book = opened(evening)
    after = corrected(evening, book, seed)
    return book, cells_of(opened(after, data_only=True))


def differing_once_corrected(evening, seed, office_cells):
    book, expected = after_corrections(evening, seed)
    return differing(office_cells(book), expected)


def as_written(played, asked):
    """Return French workbooks of which every formula comes to the value written beside it."""
    cases = {}
    for game, people, ranked_by in asked:
        evening = played(game, people, ranked_by=ranked_by)
        formulas, without = formulas_in(club_workbook(evening, FRENCH))
        assert formulas >= people
        assert without == 0
        expected = cells_of(opened(evening, FRENCH, data_only=True))
        cases[game, "as written"] = opened(evening, FRENCH), expected
    return cases


@pytest.mark.nightly
@pytest.mark.libreoffice
def test_every_formula_comes_to_the_value_written_beside_it(played, office_differing):
    assert office_differing(as_written(played, RANKED)) == {}


@pytest.mark.libreoffice
def test_each_cell_is_the_programs_once_it_is_reckoned_anew(played, office_differing):
    """After ten corrections in English, and as written in French: in one go."""
    cases = {
        game: after_corrections(played(game, people, ranked_by=ranked_by), 4)
        for game, people, ranked_by in (*RANKED, ("humbug", 8, RankedBy.POINTS))
    }
    assert office_differing(cases | as_written(played, RANKED[:1])) == {}


@pytest.mark.nightly
@pytest.mark.libreoffice
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ranked_by", RankedBy)
def test_any_game_follows_ten_corrections(played, game, ranked_by, office_cells):
    evening = played(game, 13, ranked_by=ranked_by)
    assert differing_once_corrected(evening, 11, office_cells) == {}


@pytest.mark.nightly
@pytest.mark.libreoffice
@pytest.mark.parametrize("options", OPTIONS)
def test_any_way_of_playing_follows_ten_corrections(played, options, office_cells):
    game, settings = OPTIONS[options]
    evening = played(game, 9, options=settings)
    assert differing_once_corrected(evening, 2, office_cells) == {}


@pytest.mark.nightly
@pytest.mark.libreoffice
def test_pairs_follow_ten_corrections(with_substitute, played, office_cells):
    assert differing_once_corrected(with_substitute, 5, office_cells) == {}
    evening = played("scottish", 8, seating=SeatingWay.PAIRS)
    assert differing_once_corrected(evening, 5, office_cells) == {}


@pytest.mark.libreoffice
def test_a_deal_that_cannot_be_turns_orange_and_does_not_count(played, office_cells):
    evening = played("iwwa", 8)
    book = opened(evening)
    sheet = book.worksheets[RESULTS]
    heads = [cell.value for cell in sheet[4]]
    attackers, points = heads.index("Attackers"), heads.index("Points North")
    deals = [place for place, deal in evening.results.items() if deal.facts.attackers]
    row = 5 + sorted(evening.results).index(deals[0])
    sheet.cell(row, attackers + 1).value = "Nobody"
    cells, title = office_cells(book), book.sheetnames[RESULTS]
    letters = [get_column_letter(points + 1 + at) for at in range(4)]
    assert [cells.get((title, f"{letter}{row}")) for letter in letters] == [None] * 4
    rules = [r for each in sheet.conditional_formatting for r in each.rules]
    assert any(rule.formula[0].endswith("5=0") for rule in rules)


@pytest.mark.parametrize(
    ("game", "counted"),
    [
        ("iwwa", []),
        ("whip", ["Games won"]),
        ("humbug", ["Games won"]),
        ("ten", ["Games won", "Rubbers won"]),
    ],
)
def test_games_and_rubbers_stand_only_where_the_game_has_them(played, game, counted):
    heads, _rows = table_of(opened(played(game, 6)).worksheets[STANDINGS])
    seen = [head for head in heads if head]
    assert [head for head in seen if head in ("Games won", "Rubbers won")] == counted
    assert seen[-1] == "Remarks"


def test_partners_have_a_column_only_where_there_are_any(played):
    heads = {
        game: table_of(opened(played(game, 6)).worksheets[PLAYERS])[0] for game in ("ten", "whip")
    }
    assert "With" in heads["ten"]
    assert "With" not in heads["whip"]


def test_both_of_a_pair_stand_on_one_line(played):
    evening = played("ten", 8, seating=SeatingWay.PAIRS)
    sheets = opened(evening, data_only=True).worksheets
    heads, rows = table_of(sheets[STANDINGS])
    rows = [row for row in rows if row[0]]
    assert len(rows) == 4
    points = points_by_player(sheets[RESULTS])
    for row, standing in zip(rows, club_standings(evening).rows, strict=True):
        assert row[2] == " + ".join(standing.names)
        assert row[heads.index("Points")] == points[standing.player] + standing.sanction


def test_no_text_becomes_a_formula(played):
    book = opened(played("iwwa", 8))
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row]
    sly = [
        cell
        for cell in cells
        if re.match(r"=1\+1|[+]un|-deux|@trois|=Soir|=Club|=parl", str(cell.value))
    ]
    assert len(sly) > 20
    assert {cell.data_type for cell in sly} == {"s"}


def test_before_play_the_sheets_are_there_without_deals(new_night):
    book = opened(new_night("ten", 8), data_only=True)
    assert table_of(book.worksheets[RESULTS])[1] == []
    assert len(table_of(book.worksheets[ROUNDS])[1]) == 4


def test_a_pair_with_a_substitute_has_the_points_of_all_who_played_in_it(with_substitute):
    evening = with_substitute
    summed = points_by_player(opened(evening, data_only=True).worksheets[RESULTS])
    line = next(row for row in club_standings(evening).rows if len(row.people) > 2)
    assert sum(summed.get(person, 0) for person in line.people) == 2 * line.points


def test_tables_of_three_and_of_four_are_told_by_who_sat_there(played):
    heads, rows = table_of(opened(played("scottish", 7)).worksheets[RESULTS])
    for row in rows:
        told = dict(zip(heads, row, strict=True))
        people = [told[seat] for seat in ("North", "East", "South", "West") if told[seat]]
        sides = people if len(people) == 3 else [" + ".join(people[at::2]) for at in (0, 1)]
        assert told["Jack of trumps"] in sides


def test_three_sides_have_three_columns_though_four_play_in_two():
    choice = GameChoice("scottish", ScottishSettings(cards_count=True))
    cards = next(field for field in deal_fields(choice, (4, 3)) if field.name == "cards")
    headings = [f"Cards taken {sign}" for sign in "ABC"]
    assert list(field_headings(cards, 4, ENGLISH)) == headings


@pytest.mark.nightly
@pytest.mark.libreoffice
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("people", [13, 22])
def test_any_game_is_the_programs_in_each_cell(played, game, people, office_cells):
    evening = played(game, people)
    expected = cells_of(opened(evening, FRENCH, data_only=True))
    assert differing(office_cells(opened(evening, FRENCH)), expected) == {}

"""The laptop dies after round 5, or in it: two people finish from its sheets, and rank alike."""

import random
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from reliability import (
    on_paper,
    on_paper_club,
    on_paper_militaire,
    on_paper_whiz,
    reference_club,
    reference_whiz,
)
from reliability.laws import whiz_facts
from reliability.laws_club import club_facts

from whist_td.core.contracts import Contract, Hand, Risk, Strain
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubPlayer,
    ClubSettings,
    RankedBy,
    SeatingWay,
    usual_left_over,
    usual_ranking,
)
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.rules.standings import standings as club_standings
from whist_td.formats.club_night.views.sample import Chance, play_tables
from whist_td.formats.militaire.rules.event import AnnouncedRound, MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Side, points, result_of
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.standings import standings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import NOT_PLAYED, PASSED, Adjusted, BoardResult, Played
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.rules.standings import standings as whiz_standings
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_for, render
from whist_td.words.words import Language, words

DEAD_AFTER = 5
AT = datetime(2026, 11, 21, 19, tzinfo=UTC)
DETAILS = Details("Soirée d’automne", date(2026, 11, 21), "Salle de Percé")
by_hand = pytest.mark.nightly
PAPERS = pytest.mark.parametrize(
    "way",
    [
        pytest.param(
            (size, language),
            id=f"{size.value}-{language.value}",
            marks=() if (size, language) == (PageSize.A4, Language.FRENCH) else by_hand,
        )
        for size in PageSize
        for language in Language
    ],
)
A4_IN_ENGLISH = (PageSize.A4, Language.ENGLISH)


def chance(seed: int) -> random.Random:
    """Dice that fall the same way every time."""
    return random.Random(seed)  # noqa: S311


def name(number: int) -> str:
    """A name of forty letters."""
    return f"Marie-Antoinette-Geneviève Durantaye-Bl {chr(64 + number % 26 + 1)}"


def printed(evening, paper, way, after=None):
    papers, (size, language) = papers_for(evening), way
    return render([papers.named(paper)], papers.of(evening, after), size, words(language))


# --- Whist militaire ---------------------------------------------------------------------------


def militaire(tables, dice):
    teams = {
        n: Team(n, name(n), "Thérèse", ("Noëlla", "Éloi", "Gaétan")) for n in range(1, tables + 1)
    }
    evening = MilitaireEvent(DETAILS, Settings(), teams=teams)
    results = {}
    for number in range(1, 25):
        for table in teams:
            side = dice.choice(list(Side))
            tricks = dice.choices([8, 13], [9, 1])[0]
            results[Place(number, table)] = result_of(side, tricks=tricks)
    return replace(evening, results=results)


WHEN = pytest.mark.parametrize("is_half", [False, True], ids=["between rounds", "in a round"])


def was_in(place, after, *, is_half):
    """Whether a result was in when the laptop died: of a round that was half in, every other."""
    is_late = is_half and place.round == after + 1 and place.table % 2 == 1
    return place.round <= after or is_late


@WHEN
@PAPERS
@pytest.mark.parametrize("tables", [9, pytest.param(24, marks=by_hand)])
def test_a_militaire_evening_is_finished_on_paper(tables, way, is_half):
    whole = militaire(tables, chance(tables))
    early = {
        place: each
        for place, each in whole.results.items()
        if was_in(place, DEAD_AFTER, is_half=is_half)
    }
    begun = {
        n: AnnouncedRound(n, Strain.HEARTS, whole.plan(n).call, AT)
        for n in range(1, DEAD_AFTER + 1 + is_half)
    }
    dead = replace(whole, results=early, rounds=begun)
    sheets = on_paper_militaire.MilitaireSheets(
        printed(dead, "score-sheets", way),
        printed(dead, "scoreboard", way),
        printed(dead, "reckoning", way),
    )

    def told(number, table):
        return points(whole.results[Place(number, table)], whole.settings)

    assert on_paper_militaire.militaire_ranks(sheets, told) == {
        row.team: row.rank for row in standings(whole, 24)
    }


# --- Whiz --------------------------------------------------------------------------------------


def outcome(dice):
    if dice.random() < 0.08:
        return PASSED
    level = dice.choices(range(7, 14), [3, 5, 5, 4, 2, 1, 1])[0]
    contract = Contract(level, dice.choice(list(Strain)), dice.choice(list(Risk)))
    tricks = min(13, max(0, level + dice.choice((-2, -1, 0, 0, 0, 1, 2))))
    return Played(contract, dice.choice(list(Hand)), tricks)


def whiz(players, dice, rounds, **settings):
    chosen = WhizSettings(rounds=rounds, **settings)
    people = {n: Player(n, name(n)) for n in range(1, players + 1)}
    seated = {each.number: each for each in seated_rounds(players, rounds)}
    begun = {n: replace(each, announced_at=AT) for n, each in seated.items()}
    evening = WhizEvent(DETAILS, chosen, players=people, rounds=begun)
    results = {
        place: BoardResult(evening.seating(place.round, place.table).seats, outcome(dice))
        for number in begun
        for place in evening.places(number)
    }
    return replace(evening, results=results)


def dead_at(evening, after, *, is_half=False):
    """The same tournament as the laptop knew it."""
    rounds = {
        n: each if n <= after + is_half else replace(each, announced_at=None)
        for n, each in evening.rounds.items()
    }
    early = {
        place: each
        for place, each in evening.results.items()
        if was_in(place, after, is_half=is_half)
    }
    return replace(evening, rounds=rounds, results=early)


def finish_whiz(whole, way, *, is_half=False):
    rounds = whole.settings.rounds
    after = min(DEAD_AFTER, rounds - 1)
    blank, dead = dead_at(whole, 0), dead_at(whole, after, is_half=is_half)
    sheets = on_paper_whiz.WhizSheets(
        printed(blank, "recap-sheet", way),
        printed(dead, "travellers", way),
        printed(dead, "reckoning", way),
    )
    facts = whiz_facts(whole)
    written = dict(zip(whole.results, facts.told, strict=True))

    def told(number, table, deal):
        what = next(
            each for place, each in written.items() if tuple(place) == (number, table, deal)
        ).outcome
        if what == "not_played":
            return None
        return (0, 0, 0) if what == "passed" else reference_whiz.points(what, exact=facts.exact)

    assert on_paper_whiz.whiz_ranks(sheets, told) == {
        row.player: row.rank for row in whiz_standings(whole, rounds)
    }
    return sheets, dead, whole


@pytest.mark.parametrize(
    ("players", "rounds", "settings"),
    [
        pytest.param(7, 4, {}, id="7 players, matchpoints"),
        pytest.param(14, 7, {"boards_per_round": 2}, id="14 players, matchpoints", marks=by_hand),
        pytest.param(33, 7, {}, id="33 players, matchpoints", marks=by_hand),
        pytest.param(
            14, 7, {"compare": Compare.NET, "boards_per_round": 3}, id="net", marks=by_hand
        ),
        pytest.param(
            14, 7, {"ranking": Ranking.DATUM, "boards_per_round": 2}, id="14 players, deviation"
        ),
        pytest.param(33, 7, {"ranking": Ranking.DATUM}, id="33, deviation", marks=by_hand),
        pytest.param(
            33, 7, {"ranking": Ranking.DATUM, "compare": Compare.NET}, id="33 net", marks=by_hand
        ),
        pytest.param(7, 7, {"ranking": Ranking.TOTAL}, id="7, total", marks=by_hand),
        pytest.param(
            14,
            6,
            {"ranking": Ranking.TOTAL, "compare": Compare.NET},
            id="total, net",
            marks=by_hand,
        ),
    ],
)
@WHEN
@PAPERS
def test_a_whiz_tournament_is_finished_on_paper(players, rounds, settings, way, is_half):
    finish_whiz(whiz(players, chance(players), rounds, **settings), way, is_half=is_half)


def test_adjusted_scores_and_deals_not_played_are_reckoned_on_paper_too():
    whole = whiz(14, chance(5), 7, boards_per_round=2)
    early, late = min(whole.results), max(whole.results)
    late_north = Adjusted(*(reference_whiz.Fraction(n) for n in (40, 60, 60)), "late")
    results = {
        **whole.results,
        early: replace(whole.results[early], outcome=late_north),
        late: replace(whole.results[late], outcome=NOT_PLAYED),
    }
    finish_whiz(replace(whole, results=results), A4_IN_ENGLISH)


@pytest.mark.parametrize("seed", [111, *(pytest.param(n, marks=by_hand) for n in range(112, 142))])
def test_uneven_deals_part_nobody_whom_the_program_holds_equal(seed):
    dice = chance(seed)
    whole = whiz(14, dice, 7, boards_per_round=1, compare=Compare.NET)
    missed = dict.fromkeys(dice.sample(sorted(whole.results), 3), NOT_PLAYED)
    results = {
        place: replace(each, outcome=missed.get(place, each.outcome))
        for place, each in whole.results.items()
    }
    finish_whiz(replace(whole, results=results), A4_IN_ENGLISH)


def test_the_recapitulation_has_what_the_tables_told_so_far():
    whole = whiz(14, chance(14), 7, boards_per_round=2)
    blank, dead = dead_at(whole, 0), dead_at(whole, DEAD_AFTER)
    papers = [printed(each, "recap-sheet", A4_IN_ENGLISH) for each in (blank, dead)]
    found = on_paper.inked(*papers, ("points",))
    by_player = {}
    for each in found:
        if each.column.startswith("Round "):
            by_player.setdefault((each.row, int(each.column[6:])), []).append(each.text)
    for (place, result), told in zip(dead.results.items(), whiz_facts(dead).told, strict=True):
        made = (0, 0, 0)
        if isinstance(told.outcome, reference_whiz.Deal):
            made = reference_whiz.points(told.outcome, exact=False)
        for player, points_made in zip(result.seats, made, strict=True):
            assert str(points_made) in by_player[player, place.round]


# --- club nights -------------------------------------------------------------------------------


class Dice:
    """Dice that fall the same way every time."""

    def shuffled(self, items, seed):
        return chance(seed).sample(list(items), len(items))


class Desk:
    """A desk that keeps no journal."""

    def __init__(self, evening):
        self.facts = evening

    def do(self, command):
        self.facts = command.applied_to(self.facts, AT)


def club_night(game, people, **settings):
    choice = GameChoice(game, None)
    settings.setdefault("left_over", usual_left_over(choice.game))
    settings.setdefault("ranked_by", usual_ranking(choice, people, settings["left_over"]))
    chosen = ClubSettings(game=choice, rounds=7, **settings)
    paired = chosen.seating is SeatingWay.PAIRS
    players = tuple(
        ClubPlayer(n, name(n), partner=(n - 1 ^ 1) + 1 if paired else None)
        for n in range(1, people + 1)
    )
    create = CreateClub(DETAILS, chosen, players)
    return CreateClub(DETAILS, chosen, players, rounds_to_come(create.opened())).opened()


def played_on(desk, lot, rounds):
    for number in rounds:
        desk.do(BeginClubRound(number, despite_missing=False))
        play_tables(desk, lot, number)
    for number in rounds:
        if desk.facts.missing(number):
            play_tables(desk, lot, number)
    return desk.facts


GAMES = ("iwwa", "scottish", "whip", "plain_whiz", "ten")


@pytest.mark.parametrize(
    ("game", "people", "settings"),
    [
        pytest.param("iwwa", 13, {}, id="iwwa, 13, mean"),
        pytest.param("whip", 13, {"ranked_by": RankedBy.PLACEMENT}, id="whip, 13, places"),
        pytest.param("ten", 22, {}, id="ten, 22"),
        *(
            pytest.param(game, people, {}, id=f"{game} {people}", marks=by_hand)
            for game in GAMES
            for people in (13, 22)
        ),
        *(
            pytest.param(
                game, 22, {"ranked_by": RankedBy.PLACEMENT}, id=f"{game} places", marks=by_hand
            )
            for game in GAMES
        ),
        pytest.param("ten", 20, {"seating": SeatingWay.PAIRS}, id="pairs", marks=by_hand),
        pytest.param("scottish", 13, {"ranked_by": RankedBy.MEAN}, id="mean", marks=by_hand),
    ],
)
@WHEN
@PAPERS
def test_a_club_night_is_finished_on_paper(game, people, settings, way, is_half):
    before, lot = club_night(game, people, **settings), Chance(Dice(), people)
    desk = Desk(before)
    # Whatever was corrected later is corrected before the laptop dies: nobody can tell it then.
    whole = played_on(desk, lot, range(1, 8))
    dead = dead_at(whole, DEAD_AFTER, is_half=is_half)
    sheets = on_paper_club.ClubSheets(
        printed(before, "recap-sheet", way),
        printed(dead, "recap-sheet", way),
        printed(before, "director-sheet", way),
        printed(before, "reckoning", way),
    )
    facts = club_facts(whole)
    tables = {(each.round, each.number): each for each in facts.tables}

    def told(number, table):
        sheet = tables[number, table]
        seats = reference_club.seats(facts, sheet)
        columns = zip(*((s.points, s.games, s.rubbers, s.deals) for s in seats), strict=True)
        return on_paper_club.TableTold(sheet.seats, *columns)

    assert on_paper_club.club_ranks(sheets, 7, told) == {
        row.people[0]: row.rank for row in club_standings(whole, 7)
    }

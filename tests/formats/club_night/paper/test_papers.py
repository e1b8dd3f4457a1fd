"""What holds for all papers of a club night: names, marks, places, the same bytes every time."""

import pytest

from tests.fixtures.samples import each_once
from whist_td.core.players import TooFewPlayersError
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.paper import PAPERS
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_for
from whist_td.words.words import Language

NAMES = [kind.name for kind in PAPERS.papers]
CORRECTION = {Language.FRENCH: "Une erreur", Language.ENGLISH: "A mistake"}
WHERE = {Language.FRENCH: "page {} sur {}", Language.ENGLISH: "page {} of {}"}
EVENT_DATE = {Language.FRENCH: "samedi 21 novembre 2026", Language.ENGLISH: "21 November 2026"}


def test_a_club_night_has_papers_of_its_own(club_press):
    assert papers_for(club_press.night_of()) is PAPERS
    assert [
        *("seating-cards", "table-cards", "score-sheets", "director-sheet", "recap-sheet"),
        *(
            "reckoning",
            "rules",
            "name-list",
            "standings",
            "player-sheets",
            "all-players",
            "table-sheets",
        ),
    ] == NAMES


@pytest.mark.parametrize(("game", "language"), each_once(GAMES, Language))
def test_every_sheet_says_event_place_date_page_and_correction(press, club_press, game, language):
    for name in NAMES:
        pages = press.texts(club_press.printed(club_press.played(game, 6), name, language=language))
        for number, text in enumerate(pages, start=1):
            assert WHERE[language].format(number, len(pages)) in text, name
            for part in ("Soirée d’automne", "Salle de Percé", EVENT_DATE[language]):
                assert part in text, name
            assert CORRECTION[language] in text, name


@pytest.mark.parametrize("name", NAMES)
def test_the_same_night_gives_the_same_bytes(club_press, name, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795291200")
    evening = club_press.played("iwwa", 9)
    assert club_press.printed(evening, name) == club_press.printed(evening, name)


@pytest.mark.parametrize(("game", "size"), each_once(GAMES, PageSize))
def test_nothing_leaves_the_page_and_no_words_overlap(press, club_press, game, size):
    evening = club_press.night_of(game, 9, club_press.longest)
    for name in NAMES:
        press.check_first_page(lambda n=name: club_press.printed(evening, n, size=size), "✂")


def test_papers_before_play_are_refused_where_too_few_have_come(club_press):
    evening = club_press.night_of("iwwa", 4)
    few = {number: player for number, player in evening.players.items() if number < 4}
    alone = type(evening)(evening.details, evening.settings, players=few)
    with pytest.raises(TooFewPlayersError):
        club_press.printed(alone, "seating-cards")
    assert club_press.printed(alone, "rules", "standings")

"""What holds for all papers of a tournament: names, marks, places, the same bytes every time."""

from itertools import product

import pytest

from tests.fixtures.samples import each_once, each_pair
from whist_td.core.players import RoundNotSeatedError, TooFewPlayersError
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_for, render
from whist_td.words.words import Language, words

NAMES = [kind.name for kind in PAPERS.papers]
CORRECTION = {Language.FRENCH: "Une erreur", Language.ENGLISH: "A mistake"}
WHERE = {Language.FRENCH: "page {} sur {}", Language.ENGLISH: "page {} of {}"}
EVENT_DATE = {Language.FRENCH: "samedi 21 novembre 2026", Language.ENGLISH: "21 November 2026"}


def test_a_tournament_has_papers_of_its_own(whiz_press):
    assert papers_for(whiz_press.event_of()) is PAPERS
    assert [kind.name for kind in PAPERS.before_play] == NAMES[:10]
    after = ["standings", "player-sheets", "all-players"]
    after += ["deal-pages", "hand-cards", "booklet", "board-sheets"]
    assert NAMES[10:] == after


@pytest.mark.parametrize(("name", "language", "size"), each_once(NAMES, Language, PageSize))
def test_every_sheet_says_event_place_date_page_and_correction(
    press, whiz_press, name, language, size
):
    evening = whiz_press.played(whiz_press.event_of(14), 2)
    pages = press.texts(whiz_press.printed(evening, name, language=language, size=size))
    for number, text in enumerate(pages, start=1):
        assert WHERE[language].format(number, len(pages)) in text
        for part in ("Tournoi d’automne", "Salle de Percé", EVENT_DATE[language]):
            assert part in text
        assert CORRECTION[language] in text


@pytest.mark.parametrize("name", NAMES)
def test_the_same_tournament_gives_the_same_bytes(whiz_press, name, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795291200")
    evening = whiz_press.played(whiz_press.event_of(), 5)
    assert whiz_press.printed(evening, name) == whiz_press.printed(evening, name)


@pytest.mark.parametrize(
    ("name", "people", "size"),
    [
        *each_pair(NAMES, [(6, 3), (99, 33)], PageSize),
        *(
            pytest.param(*each, marks=pytest.mark.nightly)
            for each in product(NAMES, [(14, 5), (99, 5)], PageSize)
        ),
    ],
)
def test_nothing_leaves_the_page_and_no_words_overlap(press, whiz_press, name, people, size):
    players, rounds = people
    settings = WhizSettings(rounds=rounds)
    before = whiz_press.event_of(players, settings, whiz_press.longest)
    evening = whiz_press.played(before, 2)
    press.check_first_page(lambda: whiz_press.printed(evening, name, size=size), "✂")


def test_all_papers_of_a_tournament_that_has_not_begun_can_be_printed(whiz_press):
    reader = whiz_press.read(whiz_press.event_of(), *NAMES, language=Language.ENGLISH)
    titles = [entry.title for entry in reader.outline[::2]]
    assert titles[:3] == ["Route cards", "Table cards", "Travellers"]
    assert "No deal counts yet." in reader.pages[-1].extract_text()


def test_papers_before_play_are_refused_while_a_round_has_no_places(whiz_press):
    evening = whiz_press.event_of(15, WhizSettings(rounds=5))
    rounds = {number: evening.rounds[number] for number in range(1, 5)}
    open_end = type(evening)(
        evening.details, evening.settings, players=evening.players, rounds=rounds
    )
    with pytest.raises(RoundNotSeatedError):
        whiz_press.printed(open_end, "guide-cards")
    assert whiz_press.printed(whiz_press.played(open_end, 1), "standings")


def test_papers_before_play_are_refused_for_five_players(whiz_press):
    evening = whiz_press.event_of(6)
    five = {number: player for number, player in evening.players.items() if number < 6}
    few = type(evening)(evening.details, evening.settings, players=five, rounds=evening.rounds)
    with pytest.raises(TooFewPlayersError):
        whiz_press.printed(few, "guide-cards")


def test_progress_counts_every_page(whiz_press):
    told = []
    render(
        [PAPERS.named("table-cards")],
        PAPERS.of(whiz_press.event_of(), None),
        PageSize.A4,
        words(Language.FRENCH),
        lambda done, total: told.append((done, total)),
    )
    assert told == [(1, 3), (2, 3), (3, 3)]

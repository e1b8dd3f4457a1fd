"""Certificates, word for word, and framed."""

from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest

from tests.club.seasons import the_book
from tests.fixtures.papers import texts
from tests.fixtures.sheet_measures import faults
from whist_td.club.paper.certificate import Certificates, CertificateSize
from whist_td.club.paper.club_sheets import sheet_pdf
from whist_td.club.rules.persons import Person
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeGiven, PrizeKind, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.season import Announced, AnnouncedRow, Season
from whist_td.club.rules.seasons import SeasonStandings
from whist_td.club.views.prizes import PrizeGiving
from whist_td.club.words.prizes import CertificateKind, CertificateMaker, certificates_of
from whist_td.core.events import Details
from whist_td.words.words import Language, words

HEADING = Details("Club de whist", date(2026, 3, 1), "Québec")
ROWS = (
    AnnouncedRow(1, 4, Fraction(450), 16),
    AnnouncedRow(2, 1, Fraction(825, 2), 14),
    AnnouncedRow(2, 2, Fraction(825, 2), 18),
    AnnouncedRow(4, 3, Fraction(1), 1),
)
BOTH = pytest.mark.parametrize("language", Language)


def made(kind, language, last=3):
    maker = CertificateMaker(the_book(), "2025-2026", ROWS, 18, HEADING, words(language))
    return maker.of(kind, last)


def told(text):
    signed = " · ".join(text.signatures)
    parts = (text.what, text.season, text.result, text.dated, signed)
    return " – ".join((f"{text.presented} {text.name}", *filter(None, parts)))


def test_an_equal_second_place_is_worded_as_the_club_says_it():
    assert told(made(CertificateKind.PLACES, Language.FRENCH)[1]) == (
        "Certificat décerné à Anne – 2e place ex æquo – Saison 2025-2026 – 412,5 points en "
        "14 soirées – Québec, le 1er mars 2026 – La présidence · La direction du jeu"
    )
    assert told(made(CertificateKind.PLACES, Language.ENGLISH)[1]) == (
        "Certificate presented to Anne – equal 2nd place – 2025–2026 season – 412.5 points in "
        "14 evenings – Québec, 1 March 2026 – President · Director"
    )


def test_the_first_place_is_alone_and_comes_last_as_it_is_handed_over():
    assert made(CertificateKind.PLACES, Language.FRENCH)[-1].what == "1re place"
    assert made(CertificateKind.PLACES, Language.ENGLISH)[-1].what == "1st place"


def test_a_closed_season_has_the_day_on_which_it_was_announced():
    days = date(2025, 9, 1), date(2026, 6, 30)
    season = Season(1, "2025-2026", *days, closed=Announced(HEADING.date, ROWS))
    today, _ = replace(HEADING, date=date(2026, 11, 23)), words(Language.FRENCH)
    maker = certificates_of(the_book(), SeasonStandings(season, (), (), ()), today, _)
    dated = {text.dated for text in maker.of(CertificateKind.PLACES, 3)}
    assert dated == {"Québec, le 1er mars 2026"}


def test_who_came_most_often_is_thanked_for_it():
    (french,) = made(CertificateKind.FAITHFUL, Language.FRENCH)
    (english,) = made(CertificateKind.FAITHFUL, Language.ENGLISH)
    assert french.name == "Bruno"
    assert french.what == "pour sa fidélité\u00a0: 18 soirées sur 18"
    assert english.what == "for faithful attendance: 18 evenings of 18"


def test_the_last_has_the_wooden_spoon():
    (french,) = made(CertificateKind.LAST, Language.FRENCH)
    (english,) = made(CertificateKind.LAST, Language.ENGLISH)
    assert french.name == "Chloé"
    assert french.what == "lanterne rouge, avec l’amitié du club"
    assert english.what == "wooden spoon, with the club’s affection"
    assert french.result == "1 point en 1 soirée"


@BOTH
@pytest.mark.parametrize("size", CertificateSize)
def test_a_certificate_fits_its_sheet_and_has_nothing_at_its_foot(size, language):
    _ = words(language)
    long = "Marie-Antoinette-Geneviève de la Durantaye-Beauchemin dite Sans-Souci de Gaspé"
    book = the_book()
    persons = {n: Person(n, long) for n in book.persons}
    book = replace(book, persons=persons)
    maker = CertificateMaker(book, "2025-2026", ROWS, 18, replace(HEADING, name=long), _)
    found = [text for kind in CertificateKind for text in maker.of(kind, 3)]
    pdf = sheet_pdf(Certificates(maker.heading, "Certificates", found, size), _)
    assert len(texts(pdf)) == len(found)
    assert "page" not in " ".join(texts(pdf))
    assert not faults(pdf, filed=False)


def test_prizes_of_a_season_are_worded_as_its_certificates_are():
    book = the_book()
    prizes = (
        Prize(1, 1, PrizeRule(PrizeKind.LOT), PrizeAmount(thing="Jambon"), given=won(1)),
        Prize(2, 2, PrizeRule(PrizeKind.LAST), PrizeAmount(100), given=won(3)),
        Prize(3, 3, PrizeRule(PrizeKind.MOST_EVENINGS), PrizeAmount(100), given=won(2)),
        Prize(4, 4, PrizeRule(PrizeKind.CATEGORY, 1, "Membres"), PrizeAmount(100), given=won(4)),
        Prize(5, 5, PrizeRule(place=2), PrizeAmount(100), given=won(1, 2)),
    )
    maker = CertificateMaker(book, "2025-2026", ROWS, 18, HEADING, words(Language.FRENCH))
    texts = maker.of_prizes(PrizeGiving(PrizeOccasion(season=1)), prizes)
    assert [(text.name, text.what) for text in texts] == [
        (book.persons[3].name, "lanterne rouge, avec l’amitié du club"),
        (book.persons[2].name, "pour sa fidélité\u00a0: 18 soirées sur 18"),
        (book.persons[4].name, "1re place, Membres"),
        (book.persons[1].name, "2e place ex æquo"),
        (book.persons[2].name, "2e place ex æquo"),
    ]
    assert texts[3].result == "412,5 points en 14 soirées"


def won(*people):
    return tuple(PrizeGiven(person=number, cents=100) for number in people)


def test_one_person_has_what_is_his_and_no_more():
    maker = CertificateMaker(the_book(), "2025-2026", ROWS, 18, HEADING, words(Language.ENGLISH))
    assert [text.what for text in maker.of_person(2)] == [
        "equal 2nd place",
        "for faithful attendance: 18 evenings of 18",
    ]
    assert maker.of_person(3)[-1].what == "wooden spoon, with the club’s affection"
    assert maker.of_person(99) == []

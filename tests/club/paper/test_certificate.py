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
from whist_td.club.rules.season import AnnouncedRow
from whist_td.club.words.certificates import CertificateKind, CertificateMaker
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

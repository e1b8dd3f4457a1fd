"""The score sheets let the evening go on without the laptop."""

from dataclasses import replace

import pytest

from whist_td.formats.militaire.paper import PAPERS
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import ResultKind, Side, result_of
from whist_td.formats.militaire.words.sentences import militaire_label
from whist_td.paper.layout import PageSize
from whist_td.words.words import Language, words


def test_there_is_a_sheet_for_every_round(press):
    reader = press.read(press.event_of(28), "score-sheets")
    assert len(reader.pages) == 24
    assert "Manche 24 sur 24" in reader.pages[23].extract_text()


@pytest.mark.parametrize(("size", "tables"), [(PageSize.A4, 24), (PageSize.LETTER, 22)])
def test_two_rounds_of_up_to_two_dozen_tables_share_a_page_by_name(press, size, tables):
    evening = press.event_of(tables)
    reader = press.read(evening, "score-sheets", size=size)
    assert len(reader.pages) == 12
    text = " ".join(reader.pages[5].extract_text().split())
    assert "Manches 11 et 12 sur 24" in text
    assert text.count(f"Île-Bonaventure {tables}") == 4
    assert text.count(f"{tables} tables + ____ parfaites") == 2


def test_the_sheet_of_one_round_alone_has_no_other(press):
    papers = press.papers_of(press.event_of(11), 0)
    of_round = PAPERS.named("score-sheets").only(["7."])
    [page] = of_round.pages(papers, PageSize.A4, words(Language.FRENCH))
    assert page.bookmark == "Manche 7 sur 24"


def test_the_visitors_are_printed_beside_each_table(press):
    lines = press.lines(press.printed(press.event_of(11), "score-sheets"), 5)
    assert "1 Île-Bonaventure 1 11 Île-Bonaventure 11" in lines
    assert "2 Île-Bonaventure 2 1 Île-Bonaventure 1" in lines


def test_the_checksum_starts_from_the_number_of_tables(press):
    text = press.read(press.event_of(11), "score-sheets").pages[0].extract_text()
    assert "11 tables + ____ parfaites" in text


@pytest.mark.parametrize("size", PageSize)
@pytest.mark.parametrize("tables", [28, 67, 100])
def test_up_to_a_hundred_tables_fit_on_one_page(press, size, tables):
    assert len(press.read(press.event_of(tables), "score-sheets", size=size).pages) == 24


def test_more_tables_flow_on_to_a_second_page(press):
    reader = press.read(press.event_of(150), "score-sheets")
    assert len(reader.pages) == 48
    assert "tables 76 à 150" in reader.pages[1].extract_text()


@pytest.mark.parametrize("language", Language)
def test_every_kind_of_result_that_is_in_is_read_whole(press, language):
    evening = press.event_of(13)
    odd = (ResultKind.REVOKE, ResultKind.INFLUENCE, ResultKind.FORFEIT)
    results = {Place(1, table): result_of(Side.HOME, kind) for table, kind in enumerate(odd, 1)}
    results[Place(1, 4)] = result_of(None, ResultKind.VOID)
    evening = replace(evening, results=results)
    text = press.read(evening, "score-sheets", language=language).pages[0].extract_text()
    _ = words(language)
    told = text.split()
    assert {militaire_label(each.kind, _) for each in results.values()} <= set(told)

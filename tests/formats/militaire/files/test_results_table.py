import pytest

from whist_td.core.errors import RuleError
from whist_td.desk import file_errors as no
from whist_td.formats.militaire.files.results_table import HEADINGS, Limits, results_of
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import ResultKind, Side, result_of
from whist_td.interchange.read_apart import read_table
from whist_td.interchange.tables import table_of
from whist_td.words.messages import message

HEADING = "round,table,winner,tricks,kind\n"


def read(text, file, limits=None):
    return results_of(table_of(text, file), limits).results


def test_results_are_read_as_the_command_line_promises():
    text = f"{HEADING}1,1,home,,\n1,2,visitors,9,normal\n2,1,home,13,\n2,2,,,void\n"
    assert read(text, "-") == (
        (Place(1, 1), result_of(Side.HOME)),
        (Place(1, 2), result_of(Side.VISITORS, tricks=9)),
        (Place(2, 1), result_of(Side.HOME, ResultKind.PERFECT)),
        (Place(2, 2), result_of(None, ResultKind.VOID)),
    )


def test_headings_may_be_french_and_in_any_order_without_tricks_and_kind(tmp_path):
    path = tmp_path / "résultats.csv"
    path.write_text("Gagnant;Table;Manche\nà domicile;4;2\nVisiteurs;5;2\n", "cp1252")
    assert results_of(read_table(path, HEADINGS.are_in)).results == (
        (Place(2, 4), result_of(Side.HOME)),
        (Place(2, 5), result_of(Side.VISITORS)),
    )


@pytest.mark.parametrize("kind", [kind.value for kind in ResultKind if kind is not ResultKind.VOID])
def test_every_kind_is_understood(kind):
    ((_, result),) = read(f"{HEADING}1,1,home,,{kind}\n", "-")
    assert result.kind.value == kind


@pytest.mark.parametrize(
    ("row", "column", "error"),
    [
        ("x,1,home,,", "A (round)", no.NumberBetweenError),
        (",1,home,,", "A (round)", no.NumberBetweenError),
        ("25,1,home,,", "A (round)", no.NumberBetweenError),
        ("1,0,home,,", "B (table)", no.NumberBetweenError),
        ("1,12,home,,", "B (table)", no.NumberBetweenError),
        ("1,1,maybe,,", "C (winner)", no.WinnerCellError),
        ("1,1,,,", "C (winner)", no.WinnerMissingCellError),
        ("1,1,home,,void", "C (winner)", no.VoidWinnerCellError),
        ("1,1,home,14,", "D (tricks)", no.NumberBetweenError),
        ("1,1,home,6,", "D (tricks)", no.NumberBetweenError),
        ("1,1,home,-9,", "D (tricks)", no.NumberBetweenError),
        ("1,1,home,7,forfeit", "D (tricks)", no.TricksNotWantedCellError),
        ("1,1,home,,great", "E (kind)", no.KindCellError),
        ("3,1,visitors,,", "B (table)", no.PlaceTwiceError),
    ],
)
def test_a_cell_that_will_not_do_is_named(row, column, error, any_words):
    with pytest.raises(error) as refusal:
        read(f"{HEADING}3,1,home,,\n{row}\n", "soir.csv", Limits(24, 11))
    assert (refusal.value.row, refusal.value.column) == (3, column)
    sentence = message(refusal.value, any_words)
    assert all(part in sentence for part in ("soir.csv", " 3", column))


@pytest.mark.parametrize("text", ["", "\n\n", HEADING])
def test_a_table_without_results_is_refused(text):
    with pytest.raises(no.EmptyFileError):
        read(text, "-")


def test_missing_columns_are_named(any_words):
    with pytest.raises(no.MissingColumnsError) as refusal:
        read("table,points\n1,2\n", "-")
    assert refusal.value.columns == ("round", "winner")
    assert message(refusal.value, any_words)


@pytest.mark.parametrize("text", ['"round', "round,table,winner\n1,1", "\x00", "a\tb\n\r\n,,"])
def test_any_text_is_a_result_or_a_refusal(text):
    with pytest.raises(RuleError):
        read(text, "-")


def test_the_one_redeal_of_a_table_is_told_beside_its_result():
    heading = "manche,table,gagnant,nouvelle donne\n"
    command = results_of(table_of(f"{heading}1,1,domicile,oui\n1,2,visiteurs,\n", "-"))
    assert (len(command.results), command.redeals) == (2, (Place(1, 1),))
    with pytest.raises(no.DealSwitchCellError):
        results_of(table_of(f"{heading}1,1,domicile,peut-être\n", "-"))


@pytest.mark.parametrize("said", ["round", "manche", "tour"])
def test_a_round_is_found_under_the_words_of_any_game(said):
    command = results_of(table_of(f"{said},table,winner\n3,1,home\n", "-"))
    assert [place for place, _ in command.results] == [Place(3, 1)]

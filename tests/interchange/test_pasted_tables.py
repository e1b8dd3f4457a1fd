import pytest

from whist_td.desk.file_errors import TooManyRowsError
from whist_td.interchange.tables import pasted_table


@pytest.mark.parametrize(
    ("text", "block"),
    [
        pytest.param("Anne", [["Anne"]], id="one cell"),
        pytest.param("Anne\r\nBob\r\n", [["Anne"], ["Bob"]], id="a column, from Windows"),
        pytest.param("\ufeffAnne\tBob\t\t\n", [["Anne", "Bob"]], id="a mark, and trailing tabs"),
        pytest.param("Roy, Anne\tPercé", [["Roy, Anne", "Percé"]], id="a comma in a cell"),
        pytest.param('"Anne\nRoy"\tPercé', [["Anne Roy", "Percé"]], id="a line break in a cell"),
        pytest.param('"Ti-Jean\tA\nAnne\tB', [['"Ti-Jean', "A"], ["Anne", "B"]], id="a stray sign"),
        pytest.param("\u00a0Anne\u00a0Roy\u00a0;Percé", [["Anne Roy", "Percé"]], id="hard spaces"),
        pytest.param("Anne\tBob\nCyr", [["Anne", "Bob"], ["Cyr", ""]], id="a short row"),
        pytest.param("Anne\n\nBob", [["Anne"], [""], ["Bob"]], id="an empty line between"),
    ],
)
def test_what_was_copied_comes_as_it_stood(text, block):
    assert pasted_table(text, "copied", 9).block == block


def test_more_lines_than_may_come_are_refused():
    with pytest.raises(TooManyRowsError):
        pasted_table("Anne\nBob\nCyr", "copied", 2)

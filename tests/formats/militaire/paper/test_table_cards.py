"""The table card says who visits a table."""

import pytest


@pytest.mark.parametrize("tables", [2, 11, 24])
def test_each_round_names_the_visiting_team(press, tables):
    evening = press.event_of(tables)
    lines = press.lines(press.printed(evening, "table-cards"), 0, upto=0.5)
    for line in press.papers_of(evening).plan.cards[0].lines:
        said = f"{line.round.stays} {line.visited_by} Île-Bonaventure {line.visited_by}"
        assert any(text.startswith(f"{line.round.number} ") and said in text for text in lines)


def test_a_card_says_which_table_it_lies_on(press):
    reader = press.read(press.event_of(11), "table-cards")
    assert "Table 11" in reader.pages[4].extract_text()

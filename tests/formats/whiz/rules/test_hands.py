import pytest

from whist_td.core.contracts import Hand, SeatChange, leader


@pytest.mark.parametrize(
    ("declarer", "example", "text"),
    [
        pytest.param("E", "S", "S", id="RULES 2.3: East declares, nobody moves, South leads"),
        pytest.param("S", "N", "E", id="RULES 2.3: South declares, the North hand or East leads"),
        pytest.param("N", "E", "S", id="RULES 2.3: North declares, the East hand or South leads"),
    ],
)
def test_the_leader_depends_on_how_the_declarer_comes_to_face_the_domy(declarer, example, text):
    assert leader(Hand(declarer), SeatChange.OPPONENT_MOVES) is Hand(example)
    assert leader(Hand(declarer), SeatChange.DECLARER_MOVES) is Hand(text)

import pytest

from whist_td.core.contracts import ContractError, DealTricksError, Rule, contract_of, points

SEED = "règle du Whiz, La marque"


@pytest.mark.parametrize(
    ("code", "tricks", "expected"),
    [
        pytest.param("7C", 10, (13, 0), id=f"{SEED}: 7 promised, 10 made, 13 points"),
        pytest.param("12D", 13, (34, 0), id=f"{SEED}: 12 promised, 13 made, 34 points"),
        pytest.param("9HX", 9, (28, 0), id=f"{SEED}: 9X just made, 28 points"),
        pytest.param("9NX", 9, (38, 0), id="RULES 2.2: 9 no trump doubled is a game, 38"),
        pytest.param("10SX", 11, (44, 0), id=f"{SEED}: 10X and one more, 44 points"),
        pytest.param("10DX", 11, (34, 0), id="RULES 2.2: 10 in a minor is no game, 34"),
        pytest.param("9SXX", 9, (56, 0), id=f"{SEED}: 9XX just made, 56 points"),
        pytest.param("9NXX", 9, (66, 0), id="RULES 2.2: 9 no trump redoubled, 66"),
        pytest.param("10HXX", 11, (78, 0), id=f"{SEED}: 10XX and one more, 78 points"),
        pytest.param("10CXX", 11, (68, 0), id="RULES 2.2: 10XX in a minor, 68"),
        pytest.param("7SX", 10, (36, 0), id="RULES 5, Z8: a part-score with the tricks of a game"),
        pytest.param("9H", 8, (0, 5), id=f"{SEED}: 9 one down, 5 to each opponent"),
        pytest.param("9HX", 8, (0, 10), id=f"{SEED}: 9X one down, 10 to each"),
        pytest.param("9HXX", 8, (0, 20), id=f"{SEED}: 9XX one down, 20 to each"),
        pytest.param("13NXX", 13, (112, 0), id="RULES 2.2: the best score, 112"),
        pytest.param("13NXX", 0, (0, 260), id="RULES 2.2: the worst penalty, 260 to each"),
    ],
)
def test_a_deal_scores_as_the_printed_examples(code, tricks, expected):
    assert points(contract_of(code), tricks, Rule.BEST) == expected


@pytest.mark.parametrize(
    ("tricks", "expected"),
    [
        pytest.param(10, (20, 0), id="annexe: 10 promised, 10 made, 20 points"),
        pytest.param(11, (0, 5), id="annexe: one trick more is punished like one less"),
        pytest.param(8, (0, 10), id="annexe: two down"),
    ],
)
def test_the_super_whiz_wants_the_exact_number(tricks, expected):
    assert points(contract_of("10H"), tricks, Rule.EXACT) == expected


@pytest.mark.parametrize(("risk", "each"), [("", 5), ("X", 10), ("XX", 20)])
def test_at_super_whiz_a_trick_over_costs_what_a_trick_short_does(risk, each):
    """Annexe; RULES 5, Z7: doubled too."""
    contract = contract_of(f"10H{risk}")
    lost = [points(contract, tricks, Rule.EXACT) for tricks in (8, 9, 11, 12)]
    assert lost == [(0, 2 * each), (0, each), (0, each), (0, 2 * each)]


@pytest.mark.parametrize(
    ("level", "minor", "major", "no_trump"),
    [
        pytest.param(7, 7, 7, 7, id="RULES 2.2 table, level 7"),
        pytest.param(8, 8, 8, 8, id="RULES 2.2 table, level 8"),
        pytest.param(9, 9, 9, 19, id="RULES 2.2 table, level 9"),
        pytest.param(10, 10, 20, 20, id="RULES 2.2 table, level 10"),
        pytest.param(11, 21, 21, 21, id="RULES 2.2 table, level 11"),
        pytest.param(12, 32, 32, 32, id="RULES 2.2 table, level 12"),
        pytest.param(13, 53, 53, 53, id="RULES 2.2 table, level 13"),
    ],
)
def test_a_contract_just_made_scores_as_the_table(level, minor, major, no_trump):
    made = [points(contract_of(f"{level}{strain}"), level, Rule.BEST)[0] for strain in "CDHSN"]
    assert made == [minor, minor, major, major, no_trump]


@pytest.mark.parametrize("code", ["6H", "14S", "10", "10W", "10HXXX", "", "X10H", "١٠H"])
def test_a_contract_that_cannot_be_is_refused(code):
    with pytest.raises(ContractError):
        contract_of(code)


@pytest.mark.parametrize("tricks", [-1, 14])
def test_a_deal_has_thirteen_tricks(tricks):
    with pytest.raises(DealTricksError):
        points(contract_of("10H"), tricks, Rule.BEST)

from whist_td.core.movement_tables import Sitting, TableMovement, TableRound
from whist_td.movements.individual.catalogue import movement
from whist_td.players.views.movement_views import Between, table_movement_seen


def test_partners_and_opponents_are_counted_with_their_rounds():
    rounds = (
        TableRound(1, (Sitting(1, (1, 2, 3, 4)),)),
        TableRound(2, (Sitting(1, (1, 3, 2, 4)),)),
    )
    seen = table_movement_seen(TableMovement(4, 1, rounds))
    partners, opponents = seen.of(Between.PARTNERS), seen.of(Between.OPPONENTS)
    assert partners.places(3, 1) == (1,)
    assert opponents.places(1, 4) == (1, 2)
    assert seen.rounds[0].tables == {1: "1 + 3 – 2 + 4"}


def test_in_a_whist_tournament_nobody_must_be_repeated_as_a_partner():
    partners = table_movement_seen(movement(13, 13)).of(Between.PARTNERS)
    assert (partners.fewest(), partners.most, partners.repeats) == (1, 1, 0)


def test_pairs_that_stay_together_have_opponents_only():
    rounds = (TableRound(1, (Sitting(1, (1, 2)),)),)
    seen = table_movement_seen(TableMovement(2, 1, rounds, are_pairs=True))
    assert seen.of(Between.PARTNERS) is None
    assert seen.of(Between.OPPONENTS).times(2, 1) == 1

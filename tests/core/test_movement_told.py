"""A movement from outside, read field by field."""

import pytest

from whist_td.core.movement_text import (
    MovementFieldMissingError,
    MovementListError,
    MovementNumberError,
    MovementObjectError,
    MovementSpot,
    fields_of,
)


def test_what_is_told_is_read_with_its_place():
    whole = fields_of({"rounds": [{"tables": [{"table": 7}, {"table": 8}]}]})
    tables = [table for each in whole.rounds() for table in each.tables()]
    assert [table.number("table") for table in tables] == [7, 8]
    assert [table.spot for table in tables] == [MovementSpot(1, 1), MovementSpot(1, 2)]


@pytest.mark.parametrize(
    ("plain", "error"),
    [
        ({}, MovementFieldMissingError),
        ({"seats": 4}, MovementListError),
        ({"seats": [1, "2"]}, MovementNumberError),
        ({"seats": [1, True]}, MovementNumberError),
    ],
)
def test_what_is_no_list_of_numbers_is_refused(plain, error):
    with pytest.raises(error):
        fields_of(plain).numbers("seats")


def test_a_list_in_place_of_an_object_is_refused_with_its_place():
    with pytest.raises(MovementObjectError) as refused:
        fields_of([1, 2], MovementSpot(3, 5))
    assert refused.value.spot == MovementSpot(3, 5)

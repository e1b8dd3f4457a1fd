"""A damaged file of every format: its evening is saved; by hand, hundreds of evenings."""

from random import Random

import pytest
from reliability.damage import examine, played
from reliability.simulate import ALL


@pytest.mark.parametrize("kind", ALL)
def test_of_a_damaged_file_nothing_is_lost_that_can_be_known(kind, tmp_path):
    path, evening = played(3, tmp_path, kind)
    counted = examine(path, evening, Random(3), most_pages=3)  # noqa: S311
    assert counted["saved whole"] >= 2 * 3 + 2

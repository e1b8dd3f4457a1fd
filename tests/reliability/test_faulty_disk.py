"""A disk that fails at each possible moment: a request lands whole, or not at all."""

import shutil
from contextlib import closing

import pytest
from reliability.disk_faults import Trial, survived_moments, told
from reliability.faulty_disk import IS_POSSIBLE, Fault, faulty_disk
from reliability.small_evening import REQUESTS, played_evening

from whist_td.storage.files import open_club_file
from whist_td.usecases.club_errors import ClubFileError, DiskFaultError, DiskFullError
from whist_td.usecases.desk import Desk

pytestmark = pytest.mark.skipif(not IS_POSSIBLE, reason="this Python hides its SQLite")


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """A club file with an evening under way."""
    path = tmp_path_factory.mktemp("evening") / "club.whist"
    played_evening(path)
    return path


@pytest.mark.parametrize(
    ("fault", "lasts", "request_"),
    [
        pytest.param(Fault.FULL, True, REQUESTS[0], id="a full disk"),
        pytest.param(Fault.WRITE, False, REQUESTS[1], id="one write that fails"),
        pytest.param(Fault.SYNC, True, REQUESTS[0], id="a disk that settles nothing any more"),
    ],
)
def test_wherever_the_disk_fails_a_request_lands_whole_or_not_at_all(
    saved, tmp_path, fault, lasts, request_
):
    with faulty_disk() as disk:
        assert survived_moments(saved, tmp_path, Trial(disk, fault, lasts, request_)) > 5


@pytest.mark.parametrize("fault", Fault)
def test_once_the_disk_answers_again_the_evening_goes_on(saved, tmp_path, clock, fault):
    path = shutil.copy(saved, tmp_path / "club.whist")
    with faulty_disk() as disk, closing(open_club_file(path)) as file:
        desk = Desk(file, clock, 1)
        disk.fail(3, fault, lasts=True)
        with pytest.raises(ClubFileError):
            desk.do(REQUESTS[0])
        disk.mend()
        for request in REQUESTS:
            desk.do(request)
        in_hand = desk.evening, desk.lines
    assert told(path) == in_hand


@pytest.mark.parametrize(
    ("fault", "refusal"), [(Fault.FULL, DiskFullError), (Fault.WRITE, DiskFaultError)]
)
def test_the_director_is_told_what_is_wrong_with_the_disk(saved, tmp_path, clock, fault, refusal):
    path = shutil.copy(saved, tmp_path / "club.whist")
    with faulty_disk() as disk, closing(open_club_file(path)) as file:
        desk = Desk(file, clock, 1)
        disk.fail(1, fault, lasts=True)
        with pytest.raises(refusal):
            desk.do(REQUESTS[0])
        disk.mend()

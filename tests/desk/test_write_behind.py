"""A thread of its own writes: in order, told when it is done, and nothing lost where it cannot."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Semaphore, Timer, current_thread

import pytest

from whist_td.desk import write_behind
from whist_td.desk.ports import DiskFullError, FileGoneError, ReadOnlyFileError
from whist_td.desk.write_behind import WriteBehind

WHERE = Path("club.whist")


class Members:
    """The people of a file that counts how often it is asked."""

    asked = 0

    def discreet(self):
        self.asked += 1
        return frozenset({"Anne"})

    def be_named(self, _name):
        pass


class SlowFile:
    """A file whose writing a test holds up, or lets fail."""

    path, is_read_only = WHERE, False
    number, strange = None, ()

    def __init__(self):
        self.members = Members()
        self.goes_on, self.fault = Event(), None
        self.goes_on.set()
        self.written, self.done, self.writers = [], [], set()
        self.tries = Semaphore(0)

    def record(self, event, *lines):
        self.tries.release()
        self.goes_on.wait()
        self.writers.add(current_thread())
        if self.fault:
            raise self.fault
        self.written.append((event, lines))

    def load(self, event):
        self.done.append("load")
        return event, [line for _event, lines in self.written for line in lines]

    def events(self):
        return [len(self.written)]

    def write_ahead(self):
        self.done.append("write ahead")

    def gather(self):
        self.done.append("gather")

    def close(self):
        self.done.append("close")


@pytest.fixture
def disk():
    return SlowFile()


@pytest.fixture
def file(disk, monkeypatch):
    monkeypatch.setattr(write_behind, "AGAIN", 60)
    made = WriteBehind(disk)
    yield made
    disk.goes_on.set()
    made.close()


def taken(file):
    return [each.line for each in file.unwritten]


def test_a_line_is_taken_at_once_and_written_by_another_thread(disk, file):
    disk.goes_on.clear()
    file.record(1, "a")
    assert (taken(file), disk.written) == (["a"], [])
    disk.goes_on.set()
    file.settle()
    assert (taken(file), disk.written) == ([], [(1, ("a",))])
    assert current_thread() not in disk.writers


def test_lines_that_queue_are_written_together_in_their_order_each_event_by_itself(disk, file):
    disk.goes_on.clear()
    for event, line in ((1, "a"), (1, "b"), (1, "c"), (2, "d"), (1, "e")):
        file.record(event, line)
    disk.goes_on.set()
    file.settle()
    assert [line for _event, lines in disk.written for line in lines] == list("abcde")
    assert (2, ("d",)) in disk.written
    assert len(disk.written) <= 4


def test_whoever_reads_an_event_waits_for_all_that_was_taken(disk, file):
    disk.goes_on.clear()
    file.record(1, "a")
    with ThreadPoolExecutor() as pool:
        reading = pool.submit(file.load, 1)
        assert not reading.done()
        disk.goes_on.set()
        assert reading.result() == (1, ["a"])


def test_what_cannot_be_written_waits_and_nothing_more_is_taken(disk, file):
    disk.goes_on.clear()
    disk.fault = DiskFullError(WHERE)
    for line in "ab":
        file.record(1, line)
    disk.goes_on.set()
    with pytest.raises(DiskFullError):
        file.settle()
    with pytest.raises(DiskFullError):
        file.record(1, "c")
    with pytest.raises(DiskFullError):
        file.load(1)
    assert taken(file) == ["a", "b"]
    assert file.events() == [0]


def test_who_reads_while_it_is_tried_again_waits_for_that_try(disk, file):
    disk.fault = DiskFullError(WHERE)
    file.record(1, "a")
    with pytest.raises(DiskFullError):
        file.settle()
    disk.goes_on.clear()
    file.try_again()
    disk.tries.acquire()
    disk.tries.acquire()
    Timer(0.1, disk.goes_on.set).start()
    assert file.events() == [0]


@pytest.mark.parametrize("way", ["gather", "write_ahead"])
def test_a_fault_of_the_program_beside_the_writing_leaves_nobody_waiting(
    disk, file, way, monkeypatch
):
    asked = Event()

    def faulty():
        asked.set()
        raise KeyError(way)

    monkeypatch.setattr(write_behind, "CALM", 0)
    setattr(disk, way, faulty)
    file.record(1, "a")
    assert asked.wait(30)
    file.record(1, "b")
    with ThreadPoolExecutor() as pool:
        assert pool.submit(file.load, 1).result(30) == (1, ["a", "b"])


def test_it_is_written_once_that_is_possible(disk, file):
    disk.fault = DiskFullError(WHERE)
    file.record(1, "a")
    with pytest.raises(DiskFullError):
        file.settle()
    disk.fault = None
    mended = Event()
    file.told = lambda: file.unwritten or mended.set()
    file.try_again()
    assert mended.wait(30)
    assert (file.trouble, disk.written) == (None, [(1, ("a",))])
    file.record(1, "b")


def test_a_fault_of_the_program_is_told_like_one_of_the_disk(disk, file, caplog):
    disk.fault = KeyError("a")
    file.record(1, "a")
    told = Event()
    file.told = lambda: file.trouble and told.set()
    file.try_again()
    assert told.wait(30) or file.trouble
    assert "The club file could not be written" in caplog.text
    assert taken(file) == ["a"]


def test_all_that_was_taken_is_written_before_the_file_is_let_go_of(disk):
    file = WriteBehind(disk)
    for line in "abc":
        file.record(1, line)
    file.close()
    assert [line for _event, lines in disk.written for line in lines] == list("abc")
    assert disk.done[-1] == "close"
    with pytest.raises(FileGoneError):
        file.record(1, "d")


def test_what_cannot_be_written_does_not_hold_up_the_end(disk):
    file = WriteBehind(disk)
    disk.fault = DiskFullError(WHERE)
    file.record(1, "a")
    file.close()
    assert disk.done[-1] == "close"


def test_at_a_calm_moment_everything_is_brought_into_the_one_file(disk, monkeypatch):
    monkeypatch.setattr(write_behind, "CALM", 0.01)
    file = WriteBehind(disk)
    gathered = Event()
    disk.gather = gathered.set
    file.record(1, "a")
    assert gathered.wait(30)
    assert disk.done == ["write ahead"]
    file.close()


def test_a_file_that_is_only_read_refuses_at_once(disk, file, monkeypatch):
    monkeypatch.setattr(SlowFile, "is_read_only", True)
    disk.fault = ReadOnlyFileError(WHERE)
    with pytest.raises(ReadOnlyFileError):
        file.record(1, "a")
    assert taken(file) == []


def test_who_wants_initials_is_asked_once_and_again_when_it_changes(disk, file):
    for _result in range(3):
        assert file.members.discreet() == {"Anne"}
    assert disk.members.asked == 1
    file.members.be_named("Anne")
    file.members.discreet()
    assert disk.members.asked == 2

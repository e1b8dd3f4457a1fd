"""The program as the machine starts it: bytes in, bytes out, whatever letters it is used to."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fixtures.samples import one_of_every

NAME = "Soirée de Łódź ♣"
FULL = Path("/dev/full")
DEALS = b'{"contract":"PASS"}\n' * 20_000


@pytest.fixture
def start(tmp_path):
    """Start `whist-td` where everything that is piped would be in old Western letters."""
    surroundings = {**os.environ, "PYTHONIOENCODING": "cp1252:strict", "HOME": str(tmp_path)}

    def started(*arguments, given=b"", **streams):
        command = [sys.executable, "-m", "whist_td", "--lang", "en", *map(str, arguments)]
        known = {"input": given, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.run(command, env=surroundings, check=False, **(known | streams))

    return started


@pytest.fixture
def named(tmp_path, whist_td, roster):
    path = tmp_path / "named.whist"
    assert whist_td("new", path, "--name", NAME, "--entries", roster) == 0, whist_td.errors
    return path


def test_json_is_utf_8_where_the_machine_writes_otherwise(start, named):
    done = start("events", named, "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout.decode())["events"][0]["name"] == NAME


def test_a_refusal_is_utf_8_too(start):
    refused = start("events", "Łódź.whist")
    assert refused.returncode == 2
    assert "Łódź.whist" in refused.stderr.decode()


@pytest.mark.parametrize("encoding", one_of_every(2, ["cp1252", "utf-8", "utf-16", "utf-8-sig"]))
def test_results_are_taken_in_the_letters_in_which_they_come(start, named, whist_td, encoding):
    results = "round,table,winner,tricks,kind,note\r\n1,1,home,,,Percé\r\n".encode(encoding)
    assert start("enter", named, "-", given=results).returncode == 0
    assert whist_td("journal", named, "--json") == 0
    assert "Percé" in whist_td.output


def test_the_mark_before_a_deal_is_no_part_of_it(start):
    done = start("score", "whiz", given=b'\xef\xbb\xbf{"contract":"PASS"}\n')
    assert json.loads(done.stdout) == {"N": 0, "E": 0, "S": 0}


def test_half_a_letter_in_a_deal_is_told_on_its_line(start):
    lone = b'{"contract":"10H","declarer":"\\ud800","tricks":10}\n{"contract":"\xe9"}\n'
    done = start("score", "whiz", given=lone)
    assert done.returncode == 2
    assert [list(json.loads(line)) for line in done.stdout.splitlines()] == [["error"], ["error"]]


def test_a_reader_who_has_read_enough_is_no_mistake(start):
    reading, writing = os.pipe()
    os.close(reading)
    done = start("score", "whiz", given=DEALS, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not FULL.exists(), reason="there is no full device here")
def test_an_output_that_cannot_be_written_is_told_in_a_sentence(start):
    with FULL.open("wb") as full:
        done = start("--help", stdout=full)
    assert done.returncode == 2
    assert len(done.stderr.decode().splitlines()) == 1


def test_a_name_in_broken_letters_does_as_far_as_it_is_text(start, tmp_path, roster):
    path = tmp_path / "broken.whist"
    broken = os.fsdecode(b"Fri\xff\nday")
    assert start("new", path, "--name", broken, "--entries", roster).returncode == 0
    assert start("events", path).stdout.startswith(b"1. Fri day")

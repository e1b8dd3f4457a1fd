"""What every format offers: the same kinds of file, each made by its own folder."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from whist_td.core.formats import formats
from whist_td.formats.militaire.files import FILES
from whist_td.interchange.event_json import event_source
from whist_td.interchange.formats import files_for
from whist_td.words.words import Language, words

ROOT = Path(__file__).parent.parent.parent
ENDINGS = [".xlsx", ".csv", ".html", ".json"]


@pytest.mark.parametrize("code", [each.code for each in formats()])
def test_every_format_writes_the_same_kinds_of_file(code):
    offered = next(each for each in formats() if each.code == code).part("files")
    assert list(offered.writers()) == ENDINGS


def test_what_an_event_is_written_to_comes_from_its_own_format(evening):
    assert files_for(evening) is FILES


@pytest.mark.parametrize(
    ("ending", "start"), [(".xlsx", b"PK"), (".csv", b"\xef\xbb\xbfrank"), (".html", b"<!")]
)
def test_a_file_is_what_its_ending_says(evening, ending, start):
    assert (
        FILES.writers()[ending](evening, (), words(Language.FRENCH))
        .lower()
        .startswith(start.lower())
    )


def test_json_is_read_again_by_the_format_that_wrote_it(evening):
    text = FILES.writers()[".json"](evening, (), words(Language.FRENCH)).decode()
    opening, commands = FILES.commands(event_source(text, "evening.json"))
    assert opening.details == evening.details
    assert len(commands) >= len(json.loads(text)["announced"])


def test_to_know_what_there_is_reads_no_workbooks():
    program = (
        "import sys\n"
        "from whist_td.core.formats import formats\n"
        "[each.part('files') for each in formats()]\n"
        "print('openpyxl' in sys.modules)"
    )
    seen = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert seen.stdout.strip() == "False"

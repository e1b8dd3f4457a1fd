"""A club file is read and written through its classes: without sqlmodel it does not open."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OPENS = """
import sys
if "without" in sys.argv:
    sys.modules["sqlmodel"] = None
from pathlib import Path
from whist_td.storage.files import open_club_file, open_to_read
for ways in (open_to_read, open_club_file):
    try:
        file = ways(Path(sys.argv[1]))
        print(len(file.load(1)[0].results))
        file.close()
    except ImportError as error:
        print(error.name)
"""


@pytest.mark.parametrize(("words", "seen"), [([], ["2", "2"]), (["without"], ["sqlmodel"] * 2)])
def test_a_file_opens_with_sqlmodel_alone(saved, words, seen):
    command = [sys.executable, "-c", OPENS, str(saved), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == seen

"""The front page says what is true: addresses, files of a release and verbs stand in one place."""

import re
import tomllib

import front_page
import pytest
from front_page import PACKAGES, PAGES, ROOT

ADDRESS = re.compile(r"https?://[^\s>)`]+|[\w.-]+@[\w.-]+\.\w+")
LINK = re.compile(r"\]\(([^):#]+)\)")
MOST_LINES = 150
PYTHON = "https://www.python.org/downloads/"


def test_every_page_that_is_made_is_up_to_date():
    stale = [
        path.name
        for path, text in front_page.pages().items()
        if path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], "python packaging/front_page.py"


@pytest.mark.parametrize("language", PAGES)
def test_a_front_page_fits_names_no_other_address_and_leads_somewhere(language):
    text = PAGES[language].read_text(encoding="utf-8")
    project = front_page.project()
    places = {project.home, project.issues, project.releases, project.email, PYTHON}
    assert len(text.splitlines()) <= MOST_LINES
    assert set(ADDRESS.findall(text)) <= places
    assert [link for link in LINK.findall(text) if not (ROOT / link).is_file()] == []


def test_both_languages_show_the_same_pictures_and_headings():
    french, english = (PAGES[each].read_text(encoding="utf-8") for each in ("fr", "en"))
    assert french.count("\n## ") == english.count("\n## ")
    pictures = re.compile(r"pictures/([\w-]+)-(?:fr|en)\.png")
    assert pictures.findall(french) == pictures.findall(english)


@pytest.mark.parametrize("file", [each[1] for each in PACKAGES])
def test_every_file_that_is_promised_is_put_out_by_the_release(file):
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    ending = re.split(r"[-_]", file)[-1].removeprefix("amd64").removeprefix("arm64")
    assert ending in workflow


def test_the_project_takes_every_python_that_the_page_names():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest, past = re.findall(r"3\.\d+", project["requires-python"])
    newest = f"3.{int(past.partition('.')[2]) - 1}"
    assert f"Python {oldest} to {newest}" in front_page.FOLDER["en"]
    assert f"Python {oldest} à {newest}" in " ".join(front_page.FOLDER["fr"].split())

"""What is read aloud on the telephone: which version this is, and how a newer one is had."""

from PySide6.QtGui import QAction

from whist_td import __version__
from whist_td.desk.ports import FILE_FORMAT


def test_about_tells_version_file_format_and_which_file_is_open(window):
    window.window.findChild(QAction, "about").trigger()
    assert f"Version {__version__}" in window.said
    assert f"Club files of format {FILE_FORMAT}." in window.said
    assert "put the file that was downloaded on a stick" in window.said
    assert ".whist" in window.said


def test_the_page_leads_back_to_where_one_was(window):
    window.press("tonight")
    stage = window.window.pages.stage
    window.window.findChild(QAction, "about").trigger()
    window.press("backFromAbout")
    assert window.window.pages.stage is stage
    assert window.window.pages.here.side_page == ""

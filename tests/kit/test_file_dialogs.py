"""File dialogs begin in Documents, then where one was last; Qt's own speak French."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget

from whist_td.kit.file_dialogs import asked_file, asked_place, documents
from whist_td.window.main_window import speak
from whist_td.words.words import Language


@pytest.fixture
def parent(qtbot, tmp_path, monkeypatch, request):
    """A window whose system keeps nothing from elsewhere."""
    request.getfixturevalue("own_settings")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def answering(monkeypatch):
    """Let every dialog choose a file; return where each begins."""

    def answering(chosen: Path | str) -> list[Path]:
        begun: list[Path] = []

        def answer(_parent, _title, begin, *_rest):
            begun.append(Path(begin))
            return str(chosen), ""

        for ask in ("getOpenFileName", "getSaveFileName"):
            monkeypatch.setattr(QFileDialog, ask, staticmethod(answer))
        return begun

    return answering


def test_the_first_dialog_begins_in_documents(parent, answering):
    begun = answering("")
    assert asked_file(parent, "Open", "*.whist") is None
    assert begun == [documents()]


def test_the_next_dialog_begins_where_the_last_one_ended(parent, answering, tmp_path):
    begun = answering(tmp_path / "list.xlsx")
    assert asked_file(parent, "Open", "*.xlsx") == tmp_path / "list.xlsx"
    asked_place(parent, "Save", "standings.pdf", "*.pdf")
    assert begun[1] == tmp_path / "standings.pdf"


def test_a_folder_that_is_gone_is_not_where_one_begins(parent, answering, tmp_path):
    begun = answering(tmp_path / "stick" / "list.xlsx")
    asked_file(parent, "Open", "*.xlsx")
    asked_file(parent, "Open", "*.xlsx")
    assert begun[1] == documents()


def test_the_dialog_of_qt_has_no_english_in_french(stage):
    app = QApplication.instance()
    speak(app, Language.FRENCH)
    dialog = stage(QFileDialog())
    said = {label.text() for label in dialog.findChildren(QLabel)}
    speak(app, Language.ENGLISH)
    assert {"&Dans\N{NO-BREAK SPACE}:", "&Type de fichiers\N{NO-BREAK SPACE}:"} <= said


def test_another_file_is_not_written_over_by_a_name_typed_without_its_ending(
    parent, monkeypatch, tmp_path
):
    typed, begun = iter([tmp_path / "table 21.11", ""]), []

    def answer(_parent, _title, begin, *_rest):
        begun.append(Path(begin))
        return str(next(typed)), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(answer))
    (tmp_path / "table 21.11.pdf").write_bytes(b"of another evening")
    assert asked_place(parent, "Save", "new.pdf", "*.pdf") is None
    assert begun[1] == tmp_path / "table 21.11.pdf"

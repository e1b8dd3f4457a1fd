from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from whist_td.formats.whiz.words.movement import own_movement_words
from whist_td.stages.unfinished import UnfinishedQuestion
from whist_td.words.words import Language, words


def test_the_question_is_asked_in_french_throughout_and_its_title_is_whole(qtbot, entered):
    french = words(Language.FRENCH)
    window = QWidget()
    qtbot.addWidget(window)
    said = own_movement_words(entered(players=9, rounds=3).facts, french)
    dialog = UnfinishedQuestion(
        said.title, said.question, (said.keep, french("Reseat everyone")), window
    )
    told = {each.text() for each in dialog.findChildren(QPushButton)}
    assert told == {"Replacer tout le monde", "Garder mon mouvement"}
    title = next(e for e in dialog.findChildren(QLabel) if e.text() == dialog.windowTitle())
    assert dialog.sizeHint().width() > title.sizeHint().width()

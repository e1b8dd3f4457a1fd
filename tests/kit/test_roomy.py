"""A page that is taller than its window."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget, QVBoxLayout, QWidget

from whist_td.kit.roomy import RoomyArea


def test_what_is_looked_at_stays_in_sight_while_words_above_it_change(qtbot):
    page = QWidget()
    column = QVBoxLayout(page)
    lines = [QLabel("Table", page) for _line in range(40)]
    for line in lines:
        column.addWidget(line)
    pages = QStackedWidget()
    pages.addWidget(page)
    window = QWidget()
    qtbot.addWidget(window)
    area = RoomyArea(pages, window)
    area.resize(QSize(300, 200))
    window.show()
    QApplication.processEvents()
    area.ensureWidgetVisible(lines[-1])
    place = area.verticalScrollBar().value()
    lines[0].setText("Table 1 and all of its people")
    QApplication.processEvents()
    assert area.verticalScrollBar().value() == place > 0

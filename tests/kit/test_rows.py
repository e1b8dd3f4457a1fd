"""A part that keeps to a side of its row or column takes no more room than it needs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from whist_td.kit.dialog_pages import page_foot
from whist_td.kit.parts import column

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def page() -> QWidget:
    whole = QWidget()
    whole.resize(900, 200)
    return whole


def test_a_button_at_the_left_is_not_stretched_over_the_page(page: QWidget) -> None:
    back = QPushButton("Back", page)
    column((back, Qt.AlignmentFlag.AlignLeft), inside=page)
    page.show()
    assert back.width() == back.sizeHint().width()


def test_the_way_back_leaves_the_room_to_the_other_buttons(page: QWidget) -> None:
    back, others = QPushButton("Back", page), [QPushButton("Print", page)]
    page.setLayout(page_foot(others, back, page))
    page.show()
    assert others[0].parentWidget().width() > 8 * back.width()

"""Seats of one's own: from a file, changed by hand, saved, and not given up unasked."""

import pytest
from PySide6.QtWidgets import QComboBox, QLabel

from tests.fixtures.stage import button
from tests.fixtures.windows import read_whole
from whist_td.formats.club_night.rules.event import SeatingWay
from whist_td.formats.club_night.screens.seating import SEATS
from whist_td.players.screens.movement_dialogs import ChangeSeatsDialog, OwnSeatsDialog
from whist_td.players.screens.movement_page import SeatsPanel


@pytest.fixture
def opened(stage, club_night):
    def made(*wanted, **options) -> SeatsPanel:
        session = club_night(*wanted, **options)
        return stage(SeatsPanel(session, SEATS), 1200, 700)

    return made


def words_of(part) -> str:
    return "\n".join(label.text() for label in part.findChildren(QLabel) if not label.isHidden())


def own(panel) -> OwnSeatsDialog:
    button(panel, "movementImport").click()
    return panel.findChild(OwnSeatsDialog)


def change(panel) -> ChangeSeatsDialog:
    button(panel, "movementChange").click()
    return panel.findChild(ChangeSeatsDialog)


def choose(dialog, one: int, other: int) -> None:
    for name, number in (("changeOne", one), ("changeOther", other)):
        box = dialog.findChild(QComboBox, name)
        box.setCurrentIndex(box.findData(number))


@pytest.fixture
def saved(tmp_path):
    """Save the seats that are planned, and return where and what."""

    def made(panel):
        path = tmp_path / "seats.csv"
        panel.save(path)
        assert str(path) in words_of(panel)
        return path, path.read_text(encoding="utf-8-sig").splitlines()

    return made


def test_seats_that_were_saved_and_turned_about_are_played_and_undone(opened, saved):
    panel = opened(8)
    before = panel.session.facts.rounds
    path, lines = saved(panel)
    path.write_text("\n".join([lines[0], *(_turned(line) for line in lines[1:])]))
    dialog = own(panel)
    read_whole(dialog, path)
    assert "opponent" in words_of(dialog)
    button(dialog, "movementAccept").click()
    now = panel.session.facts.rounds
    assert now[1].sittings == before[4].sittings
    panel.session.undo()
    assert panel.session.facts.rounds == before


def _turned(line: str) -> str:
    number, _, rest = line.partition(";")
    return f"{5 - int(number)};{rest}"


def test_what_is_wrong_is_said_and_nothing_changes(opened, saved):
    panel = opened(8)
    before = panel.session.facts
    path, lines = saved(panel)
    cells = lines[1].split(";")
    cells[2] = cells[3]
    path.write_text("\n".join([lines[0], ";".join(cells), *lines[2:]]))
    dialog = own(panel)
    read_whole(dialog, path)
    assert "has two places" in words_of(dialog)
    assert not button(dialog, "movementAccept").isEnabled()
    read_whole(dialog, path.with_name("nothing.csv"))
    assert not button(dialog, "movementAccept").isEnabled()
    assert panel.session.facts == before


def test_once_play_has_begun_or_where_the_standing_seats_people_no_file_is_taken(opened):
    assert not button(opened(8, begun=1), "movementImport").isEnabled()


def test_where_the_standing_seats_people_no_file_is_taken(opened):
    assert not button(opened(8, seating=SeatingWay.STANDING), "movementImport").isEnabled()


def test_two_change_places_after_what_it_means_was_said(opened):
    panel = opened(8)
    before = panel.session.facts.rounds[1]
    one, other = before.sittings[0].seats[0], before.sittings[1].seats[0]
    dialog = change(panel)
    assert not button(dialog, "changeAccept").isEnabled()
    choose(dialog, one, other)
    assert " before, " in dialog.findChild(QLabel, "changeMeans").text()
    button(dialog, "changeAccept").click()
    assert panel.session.facts.rounds[1].sittings[0].seats[0] == other


def test_a_change_that_breaks_a_rule_says_which_would_do(opened):
    panel = opened(9, code="ten")
    evening = panel.session.facts
    resting, later = evening.rounds[1].sit_out[0], evening.rounds[2].sit_out[0]
    dialog = change(panel)
    choose(dialog, resting, later)
    assert "sits out" in dialog.findChild(QLabel, "changeMeans").text()
    assert "can swap seats with" in dialog.findChild(QLabel, "changePossible").text()
    assert not button(dialog, "changeAccept").isEnabled()


def test_fewer_meetings_are_offered_with_what_they_cost_and_can_be_undone(opened):
    panel = opened(21)
    offer = panel.findChild(QLabel, "seatsOffer")
    assert "twice or more at a table of five" in offer.text()
    button(panel, "seatsFewer").click()
    assert not offer.isVisibleTo(panel)
    assert panel.session.facts.rounds
    panel.session.undo()
    assert offer.isVisibleTo(panel)

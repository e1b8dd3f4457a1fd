"""A member forgotten everywhere, and initials for those who want them."""

import json
import shutil
import sqlite3
import unicodedata
import zlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.fixtures.kept import kept_bytes
from whist_td.desk.backups import OlderGone, Reason, SecondPlace
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.journal import check_journal
from whist_td.desk.members import (
    Eraser,
    UnknownPersonError,
    discreet_event,
    forget,
    forget_in_backups,
    initials,
)
from whist_td.desk.ports import ClubFileError, everywhere
from whist_td.formats.club_night.commands.commands import SanctionPlayer
from whist_td.formats.club_night.rules.deals import JuryLine
from whist_td.formats.club_night.rules.event import ClubPlayer
from whist_td.formats.club_night.views.arrivals import substitute_for
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.teams import Substitute
from whist_td.storage.backup_files import unpacked
from whist_td.storage.backups import BackupFolder
from whist_td.storage.files import open_club_file, open_to_read
from whist_td.words.forgetting import (
    backups_with_name,
    before_forgetting,
    forgotten_sentence,
    mention_sentence,
    neutral_names,
    older_gone_sentence,
)
from whist_td.words.words import Language, words

EN = words(Language.ENGLISH)
KEPT = Path(__file__).parents[1] / "data" / "club-v4.whist"
WHO = "Réal Méthot"


def unpacked_lines(path: Path) -> bytes:
    """Return what stands in the packs of all journals, without the marks that JSON adds."""
    with closing(sqlite3.connect(path)) as connection:
        packs = connection.execute("SELECT lines FROM journal_pack").fetchall()
    return b"".join(zlib.decompress(lines) for (lines,) in packs).replace(b"\\\\", b"\\")


def neutral(number: int) -> str:
    return f"Former member {number}"


@pytest.fixture
def club(tmp_path, clock) -> Club:
    path = shutil.copy(KEPT, tmp_path / "club.whist")
    with closing(open_club_file(Path(path))) as file:
        yield Club(file, clock, None, BackupFolder(tmp_path / "backups"))


def test_where_somebody_is_named_is_shown_before_anything_is_done(club):
    before = club.path.read_bytes()
    found = [
        (each.event, each.name, each.facts, each.lines)
        for each in club.file.members.mentions(everywhere(WHO))
    ]
    assert found == [
        (3, "Club gardé", 1, 1),
        (2, "Whiz gardé", 1, 1),
        (1, "Soirée gardée", 1, 1),
    ]
    assert club.path.read_bytes() == before


def test_nobody_is_left_who_bears_the_name_in_facts_or_journal(club):
    done = forget(club, everywhere(WHO), neutral)
    assert (done.neutral, done.is_swept, len(done.mentions)) == ("Former member 1", True, 3)
    assert club.file.members.mentions(everywhere(WHO)) == ()
    assert club.file.load(1)[0].team(1).players[0] == "Former member 1"


def test_no_byte_of_the_file_remembers(club):
    spellings = (WHO.encode(), rb"R\u00e9al M\u00e9thot")
    assert all(
        spelling in club.path.read_bytes() + unpacked_lines(club.path) for spelling in spellings
    )
    forget(club, everywhere(WHO), neutral)
    assert not any(spelling in club.path.read_bytes() for spelling in spellings)
    assert not any(spelling in unpacked_lines(club.path) for spelling in spellings)


@pytest.mark.parametrize("name", ["réal  MÉTHOT", "Re\u0301al Me\u0301thot", "Lise d’Huard"])
def test_a_name_is_found_among_packed_lines_however_it_is_spelt(club, name):
    desk = Desk(club.file, club.clock, 1)
    desk.do(ask.AddSubstitute(1, Substitute(1, "Lise d'Huard", 3)))
    for _ in range(50):
        desk.undo()
        desk.redo()
    assert "Huard" in unpacked_lines(club.path).decode()
    assert club.file.members.mentions(everywhere(name))[-1].lines > 0
    forget(club, everywhere(name), neutral)
    assert club.file.members.mentions(everywhere(name)) == ()


def test_journal_and_facts_still_agree(club, clock):
    forget(club, everywhere(WHO), neutral)
    for event in (1, 2, 3):
        desk = Desk(club.file, clock, event)
        check_journal(event, desk.facts, desk.lines)
        desk.redo()
        check_journal(event, desk.facts, desk.lines)


def test_it_is_said_before_and_after(club):
    shown = club.file.members.mentions(everywhere(WHO))
    assert mention_sentence(shown[0], EN).endswith("2026: named 2 times")
    assert before_forgetting(WHO, shown, EN).startswith(f"“{WHO}” will be replaced")
    done = forget(club, everywhere(WHO), neutral_names(EN))
    told = "“Former member 1” replaces the name in 3 events."
    assert forgotten_sentence(done, EN) == told
    assert forgotten_sentence(replace(done, is_swept=False), EN).startswith(told)


def test_case_and_spaces_make_no_other_person(club):
    assert len(forget(club, everywhere("réal  MÉTHOT"), neutral).mentions) == 3


def test_two_who_are_forgotten_stay_two(club):
    assert forget(club, everywhere(WHO), neutral).neutral == "Former member 1"
    assert forget(club, everywhere("Paul Fournier"), neutral).neutral == "Former member 2"


def test_a_name_in_a_note_goes_too_and_a_longer_name_stays(club, clock):
    desk = Desk(club.file, clock, 1)
    note = f"{WHO} late; Réal Méthot-Roy not"
    desk.do(ask.EnterResult(Place(1, 2), Result(Side.HOME, note=note)))
    desk.do(ask.AddSubstitute(1, Substitute(1, "Réal Méthot-Roy", 3)))
    forget(club, everywhere(WHO), neutral)
    evening = club.file.load(1)[0]
    assert evening.results[Place(1, 2)].note == "Former member 1 late; Réal Méthot-Roy not"
    assert evening.team(1).substitutes[-1].name == "Réal Méthot-Roy"


def test_a_first_name_alone_is_not_searched_for_in_sentences():
    erase = Eraser("Rita", "X")
    assert (erase.name("rita"), erase.text("Rita Cloutier was late")) == (
        "X",
        "Rita Cloutier was late",
    )


def test_a_name_nobody_bears_is_refused_and_nothing_is_kept(club):
    with pytest.raises(UnknownPersonError):
        forget(club, everywhere("Nemo"), neutral)
    assert club.keeper.copies(club.path) == []


def test_only_the_backup_from_before_still_has_the_name(club):
    forget(club, everywhere(WHO), neutral)
    (backup,) = club.keeper.copies(club.path)
    assert backup.reason is Reason.FORGETTING
    with unpacked(backup.path) as image, closing(open_to_read(image.path)) as file:
        assert len(file.members.mentions(everywhere(WHO))) == 3


def test_who_is_forgotten_no_longer_stands_among_those_who_want_initials(club):
    assert club.file.members.discreet() == {"Zoé Lebreton"}
    forget(club, everywhere("Zoé Lebreton"), neutral)
    assert club.file.members.discreet() == frozenset()


def test_initials_can_be_asked_for_and_taken_back(club):
    members = club.file.members
    members.be_discreet(WHO)
    members.be_discreet("réal méthot ")
    assert members.discreet() == {"Zoé Lebreton", "réal méthot"}
    members.be_named(WHO)
    assert members.discreet() == {"Zoé Lebreton"}


def test_the_room_sees_initials_and_the_director_names(club):
    evening = club.file.load(1)[0]
    seen = discreet_event(evening, {"zoé lebreton", "Aline Denis"})
    assert seen.team(3).members == ("Marcel Roy", "Z. L.", "Luc Minville", "Ève Blais")
    assert seen.team(3).player(1, 3) == "A. D."
    assert evening.team(3).members[1] == "Zoé Lebreton"


@pytest.mark.parametrize(("event", "number"), [(2, 3), (3, 2)])
def test_a_player_of_whiz_or_of_a_club_night_has_initials_too(club, event, number):
    evening = club.file.load(event)[0]
    assert evening.players[number].name == WHO
    assert discreet_event(evening, {WHO}).players[number].name == "R. M."
    assert discreet_event(evening, ()) is evening


def test_in_a_club_night_a_name_goes_from_a_sanction_and_from_a_substitute(club, clock):
    desk, who = Desk(club.file, clock, 3), "Adèle Thibault"
    desk.do(substitute_for(desk.facts, 4, ClubPlayer(9, who, "Matane")))
    seated = desk.facts.rounds[1].sittings[0].seats[0]
    desk.do(SanctionPlayer(JuryLine(1, seated, 12, f"avertie par {who}")))
    forget(club, everywhere(who), neutral)
    evening, lines = club.file.load(3)
    check_journal(3, evening, lines)
    *_others, sanction = evening.sanctions.values()
    *_others, comes = evening.players.values()
    assert (sanction.reason, comes.name) == ("avertie par Former member 1", "Former member 1")
    assert b"Thibault" not in club.path.read_bytes()


@pytest.mark.parametrize(
    ("name", "short"),
    [("Jean-Guy Otis", "J.-G. O."), ("Rita", "R."), ("Rose d’Amours", "R. d’A."), ("", "")],
)
def test_initials(name, short):
    assert initials(name) == short


def named_in(backups):
    """Tell of each backup whether the name stands in it."""
    found = []
    for backup in backups:
        with unpacked(backup.path) as image, closing(open_to_read(image.path)) as file:
            found.append(bool(file.members.mentions(everywhere(WHO))))
    return found


def test_the_backups_with_the_name_go_too_where_that_is_wanted(club):
    club.backup(Reason.ROUND)
    Desk(club.file, club.clock, 1).do(ask.ConfirmRound(1))
    forget(club, everywhere(WHO), neutral)
    assert named_in(club.keeper.copies(club.path)) == [True, True]
    gone = forget_in_backups(club.keeper, club.path, club.clock.now())
    assert (gone.gone, gone.left, gone.second) == (2, (), SecondPlace.NOT_CHOSEN)
    assert named_in(club.keeper.copies(club.path)) == [False]
    assert WHO.encode() not in kept_bytes(club.keeper.folder)


def test_they_go_from_the_stick_as_well(club, tmp_path):
    stick = tmp_path / "stick"
    stick.mkdir()
    club.keeper.choose_second(stick)
    forget(club, everywhere(WHO), neutral)
    forget_in_backups(club.keeper, club.path, club.clock.now())
    content = kept_bytes(stick)
    assert b"Former member 1" in content
    assert WHO.encode() not in content


def test_a_stick_that_is_not_there_keeps_its_copies_and_that_is_said(club, tmp_path):
    stick = tmp_path / "stick"
    stick.mkdir()
    club.keeper.choose_second(stick)
    forget(club, everywhere(WHO), neutral)
    stick.rename(tmp_path / "in a drawer")
    gone = forget_in_backups(club.keeper, club.path, club.clock.now())
    assert gone.second is SecondPlace.GONE
    assert "its copies keep the name" in older_gone_sentence(gone, EN)


def test_a_copy_that_cannot_be_deleted_is_counted_and_its_folder_said(club):
    left = club.path.with_name("old.whist")
    told = older_gone_sentence(OlderGone(1, (left,), SecondPlace.NOT_CHOSEN), EN)
    assert told.startswith("1 older backup was deleted")
    assert f"1 could not be deleted: {left.parent}." in told
    told = older_gone_sentence(OlderGone(0, (), SecondPlace.GONE), EN)
    assert told.startswith("There was no older backup; a new one without the name is saved.")
    assert "its copies keep the name" in told


def test_nothing_is_deleted_where_no_new_backup_can_be_kept(club):
    forget(club, everywhere(WHO), neutral)
    own = club.keeper.copies(club.path)[0].path
    with pytest.raises(ClubFileError):
        forget_in_backups(club.keeper, club.path.with_name("gone.whist"), club.clock.now())
    assert own.exists()


def test_other_club_files_keep_their_backups(club, tmp_path):
    other = Path(shutil.copy(KEPT, tmp_path / "other.whist"))
    club.keeper.keep(other, Reason.ASKED, club.clock.now())
    forget(club, everywhere(WHO), neutral)
    forget_in_backups(club.keeper, club.path, club.clock.now())
    assert club.keeper.count(other) == 1


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (0, "One backup with the name is saved first, in case of a mistake."),
        (1, "1 backup may contain the name."),
        (14, "14 backups may contain the name."),
    ],
)
def test_it_is_said_how_many_backups_have_the_name(count, told):
    assert backups_with_name(count, EN).startswith(told)


def test_no_way_of_writing_a_letter_hides_a_name():
    """What is looked for first leaves out nothing that would be found letter by letter."""
    eraser = Eraser("Strasse Finn Kim", "Former member 1")
    for letter in map(chr, (*range(0x80, 0xD800), *range(0xE000, 0xFFFF))):
        for text in (f"kim stra{letter}e finn", f"{letter}im strasse fi{letter}n {letter}nn"):
            plain = unicodedata.normalize("NFC", text.casefold())
            if all(word in plain for word in ("strasse", "finn", "kim")):
                assert eraser.may_be_in(text)
                assert eraser.may_be_in(json.dumps(text))
    assert eraser.may_be_in(json.dumps("STRAẞE FINN KIM"))
    assert eraser.may_be_in(json.dumps(json.dumps("stra\u00dfe finn kim")))
    assert eraser.may_be_in("Stras\u00adse Finn Kim")
    rare = Eraser("𠮷田 Kim", "Former member 1")
    assert rare.may_be_in(json.dumps(json.dumps({"note": "𠮷田 Kim"})))
    assert not eraser.may_be_in("Jean Roy")
    assert not eraser.may_be_in("Kim Roy, Finn Strass")

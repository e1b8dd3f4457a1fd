"""Hostile files of every kind, a few of each; by hand, thousands."""

from reliability.by_hand import program
from reliability.fuzz import try_file
from reliability.hostile_files import Hostile


def test_eighty_hostile_files_are_refused_or_handled_within_their_limits(tmp_path):
    done = program("fuzz", "80", "--seed", "11", "--ways", "2", "--keep", str(tmp_path))
    assert done.returncode == 0, done.stdout
    assert "0 failures" in done.stdout


def test_a_roster_with_every_trick_in_its_names_hurts_nobody(tmp_path):
    path = tmp_path / "roster.csv"
    tricks = ("<script>alert(1)</script>", "@SUM(A1)", "\u202eatiR", "+A1+1", "{name} %s")
    rows = [f'"{trick}","A {n}","B {n}","C {n}","{trick} {n}"' for n, trick in enumerate(tricks)]
    path.write_text("team,captain,player 1,player 2,player 3\n" + "\n".join(rows), encoding="utf-8")
    assert try_file(Hostile(path, "tricks"))["accepted"]

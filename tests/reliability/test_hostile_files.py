"""Hostile files of every kind, a few of each; by hand, thousands."""

import pytest
from reliability.by_hand import program
from reliability.fuzz import try_file
from reliability.hostile_files import MAKERS, Hostile

OF_EVERY_KIND = ("18", "53801")
"""How many files, and a seed from which they are of every kind there is."""


@pytest.mark.parametrize(
    ("count", "seed"), [OF_EVERY_KIND, pytest.param("80", "74", marks=pytest.mark.nightly)]
)
def test_hostile_files_are_refused_or_handled_within_their_limits(tmp_path, count, seed):
    done = program("fuzz", count, "--seed", seed, "--ways", "2", "--keep", str(tmp_path))
    assert done.returncode == 0, done.stdout
    assert "0 failures" in done.stdout
    assert [kind for kind in MAKERS if f" {kind}\n" not in done.stdout] == []


def test_a_roster_with_every_trick_in_its_names_hurts_nobody(tmp_path):
    path = tmp_path / "roster.csv"
    tricks = ("<script>alert(1)</script>", "@SUM(A1)", "\u202eatiR", "+A1+1", "{name} %s")
    rows = [f'"{trick}","A {n}","B {n}","C {n}","{trick} {n}"' for n, trick in enumerate(tricks)]
    path.write_text("team,captain,player 1,player 2,player 3\n" + "\n".join(rows), encoding="utf-8")
    assert try_file(Hostile(path, "tricks"))["accepted"]

"""Whoever wants initials has them on the web page, also from the command line."""

from whist_td.bootstrap import SqlClubFiles


def test_the_web_page_shows_initials_where_the_json_keeps_the_name(whiz, whist_td, tmp_path):
    file = SqlClubFiles().open(whiz)
    file.members.be_discreet("Joueur 7")
    file.close()
    page, kept = tmp_path / "page.html", tmp_path / "kept.json"
    assert whist_td("export", whiz, "-o", page) == 0
    assert whist_td("export", whiz, "-o", kept) == 0
    assert "Joueur 7" not in page.read_text(encoding="utf-8")
    assert "Joueur 7" in kept.read_text(encoding="utf-8")

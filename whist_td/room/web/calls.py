"""Scenes that are mostly words: the heading of the event, an announcement, a sentence."""

from base64 import b64encode

from whist_td.interchange.web_frame import suit, text
from whist_td.room.web.parts import section
from whist_td.room.words.posters import AnnouncementPoster, TextPoster, WelcomePoster
from whist_td.words.words import Words

_PICTURES = ((b"\x89PNG\r\n\x1a\n", "image/png"), (b"\xff\xd8\xff", "image/jpeg"))


def welcome_html(poster: WelcomePoster, *, has_begun: bool) -> str:
    """Return the heading of a page: the logo, what is held when and where, and who is there."""
    lines = " · ".join(poster.lines)
    count = "" if has_begun else f'<p class="count">{text(poster.count)}</p>'
    return (
        f'<header id="top">{_logo(poster.logo)}<div><h1>{text(poster.title)}</h1>'
        f"<p>{text(lines)}</p>{count}</div></header>"
    )


def _logo(logo: bytes | None) -> str:
    content = logo or b""
    kind = next((kind for start, kind in _PICTURES if content.startswith(start)), None)
    if kind is None:
        return ""
    return f'<img alt="" src="data:{kind};base64,{b64encode(content).decode()}">'


def sentence_html(title: str, poster: TextPoster) -> str:
    """Return a scene that has only a sentence to say yet."""
    return section("sentence", title, text(poster.text), "")


def announcement_html(poster: AnnouncementPoster, _: Words) -> str:
    """Return what was announced: the trump as a symbol, who goes and how far, who stays."""
    sign = name = call = ""
    if poster.suit is not None:
        sign = f'<div class="trump">{suit(poster.suit, _)}</div>'
        name = f'<p class="said">{text(poster.suit_name)}</p>'
        call = f'<p class="call">{text(poster.call)}</p>'
    far = "double" if poster.is_double else "far"
    lines = "".join(f"<p>{text(line)}</p>" for line in poster.lines)
    words = f'{name}{call}<p class="{far}">{text(poster.advance)}</p>{lines}'
    act = f'<div class="act">{sign}<div>{words}</div></div>'
    return section("announcement", poster.title, "", act)

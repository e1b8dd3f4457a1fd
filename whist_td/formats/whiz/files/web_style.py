"""How the pages inside a tournament's page look, beyond what all of them share."""

from whist_td.assets import style_sheet
from whist_td.formats.whiz.rules.hands import HANDS
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.room.web.leaves import LEAF_STYLE
from whist_td.words.words import Words


def leaf_style(_: Words) -> str:
    """Return the style with the hands in words, which a phone shows before each name."""
    hands = "".join(
        f'.tables td:nth-child({hand.index + 2})::before {{ content: "{whiz_label(hand, _)}"; }}\n'
        for hand in HANDS
    )
    narrow = f"@media (max-width: 40rem) {{ {hands} }}"
    return LEAF_STYLE + style_sheet("leaf_whiz.css") + narrow

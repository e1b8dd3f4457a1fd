"""How the pages inside a tournament's page look, beyond what all of them share."""

from whist_td.formats.whiz.rules.hands import HANDS
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.room.web.leaf_style import LEAF_STYLE
from whist_td.words.words import Words

_STYLE = """
.down { color: var(--red); } .deals b { white-space: nowrap; }
.deals td:nth-child(3), .deals thead th:nth-child(3) { width: 5rem; text-align: right; }
.deals td:last-child { width: 9rem; font-weight: 700; white-space: nowrap; }
td[style] { background: linear-gradient(var(--accent) 0 0) 0 100% / calc(var(--p) * 1%) .2rem
  no-repeat, linear-gradient(var(--line) 0 0) 0 100% / 100% .2rem no-repeat;
  background-origin: content-box; }
.deals td[style] { padding-bottom: .5rem; }
data { position: relative; } .leaf data:hover::after { content: attr(value); position: absolute;
  right: 0; bottom: 110%; padding: .1rem .5rem; border-radius: .35rem; white-space: nowrap;
  background: var(--ink); color: var(--card); font-weight: 400; }
.deals tfoot th, .deals tfoot td { background: var(--soft); font-size: 1.0625rem;
  color: var(--ink); font-weight: 400; }
.deals tfoot td { font-weight: 700; } .deals tfoot tr:last-child > * { font-weight: 700;
  font-size: 1.25rem; }
.tables td, .tables th { width: 25%; } .tables td:first-child { font-size: 1.125rem; }
.tables td a { font-weight: 600; } .tables small a { font-weight: 400; }
.tables td[style] small { padding-bottom: .35rem; }
.spread { word-spacing: .35rem; }
.frequencies { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
  gap: 0 1rem; padding: .5rem 1.5rem 1.5rem; align-items: start; }
h4 { font-size: 1.0625rem; margin: 0; padding: .75rem 0 .25rem; }
.frequencies td, .frequencies th { padding: .4rem .25rem; text-align: right; }
.frequencies thead th { font-size: .8125rem; }
.frequencies tr > :first-child { padding-left: 0; text-align: left; width: 4rem; font-weight: 700; }
.frequencies tr > :last-child { padding-right: 0; }
@media (max-width: 40rem) { .deals td:nth-child(3), .deals thead th:nth-child(3) { width: auto; }
  .deals td:last-child { width: auto; } .deals td:nth-child(2) { width: 100%; }
  .deals tbody td { font-size: 1rem; }
  .tables thead { display: none; } .tables tr { display: block; padding: .75rem 1rem;
  border-top: 1px solid var(--line); } .tables td, .tables tr > td { display: block; width: auto;
  border: 0; padding: .2rem 0; } .tables td:nth-child(n + 2) { display: grid; gap: 0 .5rem;
  grid-template-columns: 3.75rem 1fr; } .tables td > :nth-child(n + 2) { grid-column: 2; }
  .tables td::before { color: var(--quiet); }
  .frequencies { padding: .5rem 1rem 1rem; grid-template-columns: 1fr; } }
@media print { td[style] { background: none; }
  .tables td:first-child, .deals tfoot tr:last-child > * { font-size: 10pt; }
  .frequencies { grid-template-columns: repeat(3, 1fr); padding: 0; gap: 0 8mm; }
  .frequencies td, .frequencies th, .frequencies thead th { font-size: 8pt; padding: 1pt; } }
"""


def leaf_style(_: Words) -> str:
    """Return the style with the hands in words, which a phone shows before each name."""
    hands = "".join(
        f'.tables td:nth-child({hand.index + 2})::before {{ content: "{whiz_label(hand, _)}"; }}\n'
        for hand in HANDS
    )
    narrow = f"@media (max-width: 40rem) {{ {hands} }}"
    return LEAF_STYLE + _STYLE + narrow

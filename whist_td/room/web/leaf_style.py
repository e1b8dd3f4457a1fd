"""How pages inside a page look; the columns of their tables are told apart by their order."""

LEAF_STYLE = """
.index nav { display: flex; flex-wrap: wrap; gap: .5rem; padding: .25rem 1.5rem 1.5rem; }
.index nav a { min-width: 3rem; padding: .6rem .5rem; text-align: center; font-weight: 600;
  border: 1px solid var(--line); border-radius: .625rem; background: var(--soft); }
.all { padding: 0 1.5rem 2rem; text-align: center; }
.leaf { display: none; scroll-margin-top: 1rem; }
.leaf:target, #all:target .leaf { display: block; }
body:has(.leaf:target) .home { display: none; }
.way { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; justify-content: space-between;
  margin-top: 1rem; }
.way a { display: inline-block; padding: .5rem 0; font-weight: 600; overflow-wrap: anywhere; }
.way span { display: flex; flex-wrap: wrap; gap: 0 1.5rem; } .way span a { font-weight: 400; }
.title { display: flex; flex-wrap: wrap; gap: .25rem 2rem; justify-content: space-between;
  align-items: baseline; padding: 1.25rem 1.5rem .75rem; }
.title > div { min-width: 0; } .title p { color: var(--quiet); }
.title h2 { padding: 0; font-size: 1.75rem; line-height: 1.2; color: var(--ink); }
.title .score { font-size: 1.75rem; font-weight: 700; color: var(--ink); white-space: nowrap; }
.title .score b { color: var(--accent); margin-right: .75rem; }
.leaf td, .leaf th { vertical-align: top; text-align: left; overflow-wrap: anywhere; }
.leaf thead th { vertical-align: bottom; white-space: nowrap; }
.leaf[id^=player] { max-width: 52rem; margin: 0 auto; }
.leaf small { display: block; color: var(--quiet); font-size: .9375rem; }
.leaf tbody a { color: inherit; unicode-bidi: plaintext; text-decoration: underline;
  text-decoration-color: var(--line); text-underline-offset: .2em; }
.leaf svg { width: 1em; height: 1em; vertical-align: -.12em; margin: 0 .05em; }
.deals tbody tr:first-child > th[colspan] { padding-top: 1.25rem; font-size: 1.0625rem;
  color: var(--accent); }
.deals th[colspan] small { display: inline; color: var(--ink); margin-left: .75rem; }
.deals th[colspan] small a { white-space: nowrap; }
.deals tbody td:first-child { width: 4.5rem; font-weight: 700; font-size: 1.125rem; }
.deals td:last-child, .deals thead th:last-child { text-align: right; }
.deals tbody td { border-top: 0; padding-top: .3rem; padding-bottom: .3rem;
  vertical-align: baseline; }
.deals tbody tr:first-child td { border-top: 1px solid var(--line); }
.leaf table { margin-bottom: .75rem; }
@media (max-width: 40rem) { .index nav { padding: .25rem 1rem 1rem; }
  .all { padding: 0 1rem 1.5rem; } .title { padding: 1rem 1rem .5rem; }
  .title h2, .title .score { font-size: 1.375rem; } .leaf small { font-size: .875rem; }
  .deals tbody td:first-child, .deals thead th:first-child { width: 3rem; }
  .deals td, .deals th { padding-left: .25rem; padding-right: .25rem; }
  .deals tr > :first-child { padding-left: 1rem; } .deals tr > :last-child { padding-right: 1rem; }
  .deals thead th { font-size: .75rem; }
  .deals th[colspan] small { display: block; margin: .1rem 0 0; }
  .deals th[colspan] small a { white-space: normal; } }
@media print { .way, .index, .all { display: none; } .leaf { break-inside: avoid; }
  #all:target .leaf[id^=player] { break-before: page; break-inside: auto; }
  .title { padding: 0 0 4pt; } .title h2, .title .score { font-size: 14pt; }
  .leaf section { margin: 0; } .leaf small { font-size: 8pt; }
  .leaf td, .leaf th, .deals tbody td { padding: 1.5pt 3pt; font-size: 9pt; }
  .deals tbody tr:first-child > th[colspan] { padding-top: 4pt; font-size: 10pt; } }
"""

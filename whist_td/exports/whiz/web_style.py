"""How the pages inside a tournament's page look, beyond what all pages of results share."""

WHIZ_STYLE = """
.shapes { position: absolute; } bdi { unicode-bidi: isolate; }
a { color: var(--accent); text-decoration: none; } a:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .25rem; }
.standings .name a { display: block; color: inherit; overflow-wrap: anywhere;
  text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: .2em; }
.standings .name a:hover { color: var(--accent); text-decoration-color: currentColor; }
.hint { color: var(--quiet); }
.standings .number { width: 5rem; text-align: right; } .standings td.number { color: var(--ink); }
.standings .deals-held { width: 5rem; color: var(--quiet); }
.standings .total { width: 9rem; white-space: nowrap; }
.standings .total small { display: block; font-size: .9375rem; font-weight: 400;
  color: var(--quiet); }
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
.title h2 { padding: 0; font-size: 1.75rem; line-height: 1.2; color: var(--ink);
  overflow-wrap: anywhere; }
.title .score { font-size: 1.75rem; font-weight: 700; color: var(--ink); white-space: nowrap; }
.title .score b { color: var(--accent); margin-right: .75rem; }
h3 { font-size: 1.0625rem; margin: 0; padding: 1.5rem 1.5rem .25rem; color: var(--accent); }
.leaf td, .leaf th { vertical-align: top; } .leaf thead th { vertical-align: bottom; }
.leaf small { display: block; color: var(--quiet); font-size: .9375rem; font-weight: 400; }
.leaf .name { font-weight: 400; color: var(--ink); font-size: 1.0625rem; }
.leaf thead .name { font-size: .875rem; font-weight: 600; color: var(--quiet); }
.leaf .suit { width: 1em; height: 1em; vertical-align: -.12em; margin: 0 .05em; }
.contract, .made, .down, .worth { white-space: nowrap; } .down { color: var(--red); }
.who { color: inherit; } .who small { display: inline; }
.deals .deal { width: 4.5rem; text-align: left; font-size: 1.25rem; font-weight: 700;
  line-height: 1.3; }
.deals thead .deal { font-size: .875rem; font-weight: 600; }
.hand { display: inline-block; min-width: 3.75rem; color: var(--quiet); }
.deals .number { width: 5rem; font-size: 1.0625rem; color: var(--ink); font-weight: 400; }
.deals .worth { width: 9rem; } .deals thead .number, .deals thead .worth { font-size: .875rem;
  font-weight: 600; color: var(--quiet); }
.deals tfoot th, .deals tfoot td { background: var(--soft); font-size: 1.0625rem; }
.deals tfoot .final { font-weight: 700; font-size: 1.25rem; }
.bar { display: block; height: .3rem; border-radius: .15rem; background: var(--line);
  margin: .2rem 0; overflow: hidden; max-width: 9rem; } .worth .bar { margin-left: auto; }
.bar i { display: block; height: 100%; background: var(--accent); border-radius: .15rem; }
.tables td, .tables th { width: 25%; } .tables .said { font-size: 1.125rem; }
.tables .who { font-weight: 600; } .tables .who small { font-weight: 400; }
.spread a, .spread { word-spacing: .35rem; }
.frequencies { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
  gap: 0 1rem; padding: .5rem 1.5rem 1.5rem; align-items: start; }
h4 { font-size: 1.0625rem; margin: 0; padding: .75rem 0 .25rem; }
.frequencies td, .frequencies th { padding: .4rem .25rem; font-size: 1rem; }
.frequencies thead th { font-size: .8125rem; }
.frequencies tr > :first-child { padding-left: 0; text-align: left; width: 4rem; }
.frequencies tr > :last-child { padding-right: 0; }
@media (max-width: 40rem) { .index nav { padding: .25rem 1rem 1rem; }
  .all { padding: 0 1rem 1.5rem; } .title { padding: 1rem 1rem .5rem; }
  .standings .deals-held, .standings .number { display: none; }
  .standings .total { width: 6.5rem; font-size: 1.1875rem; }
  .title h2, .title .score { font-size: 1.375rem; } h3 { padding: 1rem 1rem .25rem; }
  .leaf small { font-size: .875rem; } .deals thead { display: none; }
  .deals tr { display: grid; grid-template-columns: 2.5rem 1fr 2.5rem 6rem; gap: .1rem .5rem;
  padding: .6rem 1rem; border-top: 1px solid var(--line); }
  .deals tr > *, .deals tr > :first-child, .deals tr > :last-child { width: auto; border: 0;
  padding: 0; } .deals .name { display: contents; } .deals .number { width: auto; }
  .deals .name > small { grid-column: 2 / 4; grid-row: 2; } .deals .worth { width: auto;
  grid-column: 4; grid-row: 1 / 3; } .hand { min-width: 0; margin-right: .25rem; }
  .deals tfoot tr { background: var(--soft); } .deals tfoot th, .deals tfoot .name {
  display: block; grid-column: 1 / 3; } .deals tfoot .worth { grid-row: 1; }
  .deals tfoot th, .deals tfoot td { background: none; } .deals tbody tr:first-child { border: 0; }
  .tables thead { display: none; } .tables tr { display: block; padding: .75rem 1rem;
  border-top: 1px solid var(--line); } .tables td, .tables tr > td { display: block; width: auto;
  border: 0; padding: .2rem 0; } .tables td[data-hand] { display: grid; gap: 0 .5rem;
  grid-template-columns: 3.75rem 1fr; } .tables td[data-hand]::before { content: attr(data-hand);
  color: var(--quiet); } .tables td[data-hand] > :nth-child(n + 2) { grid-column: 2; }
  .frequencies { padding: .5rem 1rem 1rem; grid-template-columns: 1fr; } }
@media print { .way, .index, .all { display: none; } a { color: inherit; }
  .leaf { break-inside: avoid; }
  #all:target .leaf[id^=player] { break-before: page; break-inside: auto; }
  .bar { display: none; } .title { padding: 0 0 4pt; }
  .title h2, .title .score { font-size: 14pt; } .leaf section { margin: 0; }
  .leaf .name, .deals .number, .deals tfoot th, .deals tfoot td { font-size: 9pt; }
  .leaf small { font-size: 8pt; } .deals .deal, .deals tfoot .final, .tables .said {
  font-size: 10pt; } .leaf td, .leaf th { padding: 1.5pt 3pt; }
  .frequencies { grid-template-columns: repeat(3, 1fr); padding: 0; gap: 0 8mm; }
  .frequencies td, .frequencies th, .frequencies thead th { font-size: 8pt; padding: 1pt; }
  h3 { padding: 8pt 0 2pt; }
  .standings .name a, .standings .name small { display: inline; } }
"""

"""How the page of results looks: on a phone, on a screen, on paper, by day and by night."""

STYLE = """
:root { color-scheme: light dark; --page: #f5f3ee; --card: #ffffff; --ink: #1b2730;
  --quiet: #566470; --line: #e3dfd6; --accent: #20455c; --soft: #eaf1f5; --red: #b3261e;
  --black: #1b2730; }
@media (prefers-color-scheme: dark) { :root { --page: #12181d; --card: #1b242b; --ink: #eef2f4;
  --quiet: #a3b0ba; --line: #2e3a43; --accent: #8ec3e0; --soft: #22313b; --red: #ff8a80;
  --black: #ffffff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1.0625rem/1.5 system-ui,
  -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
  font-variant-numeric: tabular-nums; }
main, header, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
header { display: flex; gap: 1.5rem; align-items: center; padding-top: 2.5rem;
  padding-bottom: 1rem; }
header img { max-height: 6rem; max-width: 9rem; border-radius: .5rem; }
h1 { font-size: clamp(1.75rem, 1.2rem + 2.6vw, 2.75rem); line-height: 1.15; margin: 0 0 .25rem;
  letter-spacing: -.01em; overflow-wrap: anywhere; }
h2 { font-size: 1.375rem; margin: 0; padding: 1.25rem 1.5rem .5rem; color: var(--accent); }
p { margin: 0; } header p, footer, .quiet { color: var(--quiet); }
section { background: var(--card); border: 1px solid var(--line); border-radius: .875rem;
  margin: 1rem 0 1.5rem; overflow: hidden; }
section > p { padding: 0 1.5rem 1.25rem; }
.wide { overflow-x: auto; overscroll-behavior-x: contain; padding-bottom: .5rem; }
.wide:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
table { border-collapse: collapse; width: 100%; }
th { font-weight: 600; color: var(--quiet); font-size: .875rem; }
td, th { padding: .6rem .5rem; text-align: right; border-top: 1px solid var(--line); }
thead th { border-top: 0; } .name { text-align: left; overflow-wrap: anywhere; }
tr > :first-child { padding-left: 1.5rem; } tr > :last-child { padding-right: 1.5rem; }
.standings td { vertical-align: baseline; }
.standings thead th.rank, .standings thead th.total { font-size: .875rem; font-weight: 600;
  color: var(--quiet); }
.standings .rank { width: 4.5rem; text-align: left; font-size: 1.25rem; font-weight: 700;
  color: var(--accent); line-height: 1.3; }
.standings .name { font-weight: 600; } .standings .name small { display: block; font-weight: 400;
  color: var(--quiet); font-size: .9375rem; }
.standings .total { font-size: 1.375rem; font-weight: 700; line-height: 1.2; }
.standings .first td { background: var(--soft); } .standings .first .name { font-size: 1.25rem; }
.standings .gone { color: var(--quiet); }
.standings .number { color: var(--quiet); width: 3.5rem; text-align: center; }
.board { font-size: .9375rem; } .board td, .board th { padding: .45rem .5rem; text-align: center;
  white-space: nowrap; } .board .name { text-align: left;
  color: var(--ink); overflow-wrap: break-word; }
.board td b { display: block; font-size: 1.0625rem; line-height: 1.15; }
.board td small { color: var(--quiet); font-size: .8125rem; line-height: 1.1; }
.board .sum { font-weight: 700; font-size: 1.125rem; background: var(--soft); }
.board tr > :first-child { position: sticky; left: 0; background: var(--card); text-align: left;
  padding-left: 1.5rem; z-index: 1; min-width: 9rem; max-width: 15rem; white-space: normal; }
.board tr > :first-child::after { content: ""; position: absolute; inset: 0 0 0 auto; width: 1px;
  background: var(--line); }
.suit { width: 1.1em; height: 1.1em; vertical-align: -.15em; fill: var(--black); }
.red { fill: var(--red); } .nt { font-weight: 700; color: var(--ink); }
footer { padding-bottom: 3rem; font-size: .9375rem; }
@media (max-width: 40rem) { main, header, footer { padding-left: .75rem; padding-right: .75rem; }
  header { padding-top: 1.5rem; gap: 1rem; } header img { max-height: 4rem; max-width: 5rem; }
  h2 { padding: 1rem 1rem .25rem; } section > p { padding: 0 1rem 1rem; }
  tr > :first-child, .board tr > :first-child { padding-left: 1rem; }
  tr > :last-child { padding-right: 1rem; } .standings .rank { width: 3.25rem; }
  .board tr > :first-child { min-width: 7.5rem; max-width: 8.5rem; }
  .standings .number { width: 2.5rem; } }
@media print { :root { color-scheme: light; --page: #fff; --card: #fff; --ink: #000; --quiet: #444;
  --line: #bbb; --accent: #000; --soft: #f0f0f0; --red: #b3261e; --black: #000; }
  @page { margin: 12mm; } @page board { size: landscape; margin: 10mm; }
  body { font-size: 10pt; } header { padding-top: 0; }
  main, header, footer { max-width: none; padding-left: 0; padding-right: 0; }
  section { border: 0; border-radius: 0; overflow: visible; } .wide { overflow: visible; }
  .scoreboard { break-before: page; page: board; } thead { display: table-header-group; }
  tr { break-inside: avoid; } td, th { padding: 2pt 2pt; }
  .standings .name small { display: inline; margin-left: 1em; }
  footer { display: none; } body { line-height: 1.25; } header img { max-height: 16mm; }
  h1 { font-size: 20pt; } h2 { padding: 0 0 4pt; font-size: 14pt; } section > p { padding-left: 0; }
  .standings .rank, .standings .total, .standings .first .name { font-size: 12pt; }
  .board .sum { font-size: 9pt; } .board thead th.sum { font-size: 7pt; }
  .board, .board td, .board th { font-size: 7pt; padding: 1.5pt 1pt; }
  .board td b { font-size: 8pt; } .board td small { font-size: 6pt; display: block; }
  .board td, .board th { padding-top: .6pt; padding-bottom: .6pt; line-height: 1.1; }
  .board tr > :first-child { position: static; min-width: 0; max-width: 30mm; padding-left: 0; } }
"""

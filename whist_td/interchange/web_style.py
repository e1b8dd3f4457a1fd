"""How every page of results looks: on a phone, on a screen, on paper, by day and by night."""

STYLE = """
:root { color-scheme: light dark; --page: #f5f3ee; --card: #ffffff; --ink: #1b2730;
  --quiet: #566470; --line: #e3dfd6; --accent: #20455c; --soft: #eaf1f5; --red: #b3261e;
  --black: #1b2730; --home: #1f5fa8; --visitors: #a34a00; --amber: #ffc845; --on-amber: #1a1200; }
@media (prefers-color-scheme: dark) { :root { --page: #12181d; --card: #1b242b; --ink: #eef2f4;
  --quiet: #a3b0ba; --line: #2e3a43; --accent: #8ec3e0; --soft: #22313b; --red: #ff8a80;
  --black: #ffffff; --home: #78bdff; --visitors: #ffab61; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1.0625rem/1.5 system-ui,
  -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
  font-variant-numeric: tabular-nums; }
main, header, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
header { display: flex; gap: 1.5rem; align-items: center; padding-top: 2.5rem;
  padding-bottom: 1rem; }
header img { max-height: 6rem; max-width: 9rem; border-radius: .5rem; }
header > div { min-width: 0; }
h1 { font-size: clamp(1.75rem, 1.2rem + 2.6vw, 2.75rem); line-height: 1.15; margin: 0 0 .25rem;
  letter-spacing: -.01em; overflow-wrap: anywhere; }
h2 { font-size: 1.375rem; margin: 0; padding: 1.25rem 1.5rem .5rem; color: var(--accent);
  overflow-wrap: anywhere; }
h3 { font-size: 1.0625rem; margin: 0; padding: 1.5rem 1.5rem .25rem; color: var(--accent); }
p { margin: 0; } header p, footer, .quiet, .hint { color: var(--quiet); }
bdi { unicode-bidi: isolate; } small { font-weight: 400; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .875rem;
  margin: 1rem 0 1.5rem; overflow: hidden; }
section > p { padding: 0 1.5rem 1.25rem; }
ul, ol { list-style: none; margin: 0; padding: 0; }
table { border-collapse: collapse; width: 100%; }
th { font-weight: 600; color: var(--quiet); font-size: .875rem; }
td, th { padding: .6rem .5rem; text-align: right; border-top: 1px solid var(--line); }
thead th { border-top: 0; } .name { text-align: left; overflow-wrap: anywhere; }
tr > :first-child { padding-left: 1.5rem; } tr > :last-child { padding-right: 1.5rem; }
a { color: var(--accent); text-decoration: none; } a:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .25rem; }
svg { width: 1.1em; height: 1.1em; vertical-align: -.15em;
  fill: var(--black); } .shapes { position: absolute; width: 0; height: 0; }
.red { fill: var(--red); } .nt { font-weight: 700; color: var(--ink); }
footer { padding-bottom: 3rem; font-size: .9375rem; }
@media (max-width: 40rem) { main, header, footer { padding-left: .75rem; padding-right: .75rem; }
  header { padding-top: 1.5rem; gap: 1rem; } header img { max-height: 4rem; max-width: 5rem; }
  h2 { padding: 1rem 1rem .25rem; } h3 { padding: 1rem 1rem .25rem; }
  section > p { padding: 0 1rem 1rem; }
  tr > :first-child { padding-left: 1rem; } tr > :last-child { padding-right: 1rem; } }
@media print { :root { color-scheme: light; --page: #fff; --card: #fff; --ink: #000; --quiet: #444;
  --line: #bbb; --accent: #000; --soft: #f0f0f0; --red: #b3261e; --black: #000; --home: #000;
  --visitors: #000; --amber: #eee; }
  @page { margin: 12mm; }
  body { font-size: 10pt; line-height: 1.25; } header { padding-top: 0; }
  header img { max-height: 16mm; } h1 { font-size: 20pt; }
  h2 { padding: 0 0 4pt; font-size: 14pt; } h3 { padding: 8pt 0 2pt; }
  main, header, footer { max-width: none; padding-left: 0; padding-right: 0; }
  section { border: 0; border-radius: 0; overflow: visible; } section > p { padding-left: 0; }
  thead { display: table-header-group; } tr, li, figure { break-inside: avoid; }
  td, th { padding: 2pt; } a { color: inherit; } footer { display: none; } }
"""

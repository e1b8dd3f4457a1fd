"""How the scenes look on a page."""

RUNNERS = (
    ("#20455c", "#8ec3e0", "none"),
    ("#a34a00", "#ffab61", "9 4"),
    ("#2f6b2f", "#8fd68f", "2 4"),
    ("#7a2f8a", "#dca6ea", "12 3 2 3"),
    ("#8a6a00", "#ffd45c", "5 3"),
    ("#a3213a", "#ff8a97", "1 3"),
    ("#0f6f74", "#7fdfe4", "14 5"),
    ("#4b5560", "#c4ced6", "7 3 1 3 1 3"),
)
"""By day, by night, and the dashes that tell the lines apart without any colour."""

_DAY = "".join(f"--r{n}:{day};" for n, (day, _night, _dash) in enumerate(RUNNERS, start=1))
_NIGHT = "".join(f"--r{n}:{night};" for n, (_day, night, _dash) in enumerate(RUNNERS, start=1))
_LINES = "".join(
    f".runner-{n} {{ color: var(--r{n}); --dash: {dash}; }}\n"
    for n, (_day, _night, dash) in enumerate(RUNNERS, start=1)
)

SCENE_STYLE = f"""
:root {{ {_DAY} }}
@media (prefers-color-scheme: dark) {{ :root {{ {_NIGHT} }} }}
{_LINES}
.standings td {{ vertical-align: baseline; }}
.standings th.rank, .standings .rank {{ width: 7rem; text-align: left; white-space: nowrap; }}
.rank b {{ font-size: 1.25rem; color: var(--accent); line-height: 1.3; display: inline-block;
  min-width: 3rem; }}
.rank i {{ font-style: normal; font-size: .875rem; font-weight: 600; }}
.won {{ color: var(--home); }} .lost {{ color: var(--visitors); }}
.standings .who {{ color: var(--quiet); width: 3.5rem; text-align: center; }}
.standings td.name {{ font-weight: 600; }}
.standings .name small {{ display: block; color: var(--quiet); font-size: .9375rem; }}
.standings .name a {{ display: block; color: inherit; text-decoration: underline;
  text-decoration-color: var(--line); text-underline-offset: .2em; }}
.standings .name a:hover {{ color: var(--accent); text-decoration-color: currentColor; }}
.standings .more {{ width: 5rem; }} .standings .total {{ width: 9rem; white-space: nowrap; }}
.standings td.total {{ font-size: 1.375rem; font-weight: 700; line-height: 1.2; }}
.standings .total small {{ display: block; font-size: .9375rem; color: var(--quiet); }}
.standings .first td {{ background: var(--soft); }}
.standings .first .name {{ font-size: 1.25rem; }} .standings .gone {{ color: var(--quiet); }}
.podium ol {{ display: grid; grid-template-columns: 1.4fr 1fr 1fr; gap: 1rem;
  padding: .75rem 1.5rem 1.5rem; align-items: stretch; }}
.podium li {{ background: var(--soft); border-radius: .75rem; padding: 1.25rem 1.25rem 1rem;
  min-width: 0; }}
.podium li > b {{ font-size: 1.5rem; color: var(--accent); line-height: 1.2; }}
.podium .name {{ font-size: 1.25rem; font-weight: 700; line-height: 1.25; margin-top: .35rem;
  text-wrap: balance; }}
.podium .step-1 {{ background: var(--amber); color: var(--on-amber); }}
.podium .step-1 > b {{ color: inherit; font-size: 2.25rem; }}
.podium .step-1 .name {{ font-size: clamp(1.375rem, 1rem + 2vw, 2rem); }}
.podium .reason {{ margin-top: .75rem; font-size: .9375rem; }}
.act {{ display: flex; gap: 1.5rem 2.5rem; align-items: center; flex-wrap: wrap;
  padding: .5rem 1.5rem 1.5rem; }}
.act p {{ font-size: 1.125rem; }} .trump svg {{ width: 7rem; height: 7rem; display: block; }}
.trump .nt {{ font-size: 5rem; line-height: 1; }} .act .said {{ color: var(--quiet); }}
.act .call {{ font-size: 3rem; font-weight: 700; line-height: 1.15; }}
.act .far, .act .double {{ font-size: 1.5rem; font-weight: 700; color: var(--accent);
  line-height: 1.3; }}
.act .double {{ background: var(--amber); color: var(--on-amber); padding: .35rem .9rem;
  border-radius: .5rem; display: inline-block; }}
.cells {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)); gap: .5rem;
  padding: 0 1.5rem 1.5rem; }}
.cells li {{ background: var(--soft); border-radius: .5rem; padding: .5rem .75rem; min-width: 0; }}
.cells small {{ display: flex; justify-content: space-between; color: var(--quiet); }}
.cells i {{ font-style: normal; font-weight: 600; }}
.wide-cells {{ grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }}
.cells p {{ display: flex; justify-content: space-between; gap: .75rem; line-height: 1.35; }}
.cells strong {{ display: block; min-height: 1.3em; font-size: 1.375rem; line-height: 1.3;
  text-align: center; overflow-wrap: anywhere; white-space: pre-line; }}
.cells .home {{ color: var(--home); }} .cells .visitors {{ color: var(--visitors); }}
.cells .quiet {{ color: var(--quiet); }} .cells .good {{ color: var(--accent); }}
.plates {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(16.5rem, 1fr));
  gap: .75rem; padding: 0 1.5rem .5rem; }}
.plates li {{ display: flex; gap: 1rem; background: var(--soft); border-radius: .75rem;
  padding: .75rem 1rem; }}
.plates li > b {{ font-size: 2rem; line-height: 1.1; color: var(--accent); min-width: 3rem; }}
.plates div {{ min-width: 0; }} .plates p, .plates strong {{ display: block;
  overflow-wrap: anywhere; line-height: 1.4; }}
.plates small {{ display: inline-block; min-width: 1.1rem; color: var(--quiet); }}
.visitor {{ color: var(--visitors); font-style: italic; }}
.names {{ columns: 17rem; column-gap: 2rem; padding: .25rem 1.5rem 1.5rem; }}
.names li {{ display: flex; gap: .5rem; align-items: baseline; break-inside: avoid;
  border-bottom: 1px solid var(--line); padding: .25rem 0; }}
.names bdi {{ flex: 1; min-width: 0; overflow-wrap: anywhere; }}
.names small {{ color: var(--quiet); }}
.names b {{ min-width: 2.5rem; text-align: right; color: var(--accent); }}
.race figure {{ display: grid; grid-template-columns: 4.5rem minmax(0, 1fr) minmax(9rem, 18rem);
  grid-template-rows: 24rem 1.75rem; margin: 0; padding: .5rem 1.5rem 1.5rem; gap: 0 .5rem; }}
.race svg {{ width: 100%; height: 100%; overflow: visible; fill: none; }}
.race path {{ stroke: currentColor; stroke-width: 2.5px; stroke-linejoin: round;
  vector-effect: non-scaling-stroke; stroke-dasharray: var(--dash, none); }}
.race .grid {{ stroke: var(--line); stroke-width: 1px; stroke-dasharray: none; }}
.race .way {{ stroke-width: 1px; stroke-dasharray: none; opacity: .6; }}
.race .runner-1 path:not(.way, .end) {{ stroke-width: 4px; }}
.race .end {{ stroke-width: 11px; stroke-linecap: round; stroke-dasharray: none; }}
.scale {{ display: flex; flex-direction: column; justify-content: space-between;
  text-align: right; color: var(--quiet); font-size: .875rem; line-height: 1; margin: -.4em 0; }}
.leaders {{ position: relative; }}
.leaders li {{ position: absolute; left: 0; right: 0; transform: translateY(-50%); display: flex;
  gap: .5rem; line-height: 1.15; }}
.leaders b {{ min-width: 1.5rem; text-align: right; }}
.leaders .runner-1 {{ font-weight: 700; }}
.leaders bdi {{ overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical;
  -webkit-line-clamp: 2; overflow-wrap: anywhere; }}
.rounds {{ grid-column: 2; position: relative; color: var(--quiet); font-size: .875rem;
  width: {100 * 100 / 108:.2f}%; }}
.rounds span {{ position: absolute; transform: translateX(-50%); top: .35rem; }}
.wide {{ overflow-x: auto; overscroll-behavior-x: contain; padding-bottom: .5rem; }}
.wide:focus-visible {{ outline: 3px solid var(--accent); outline-offset: -3px; }}
.board {{ font-size: .9375rem; }} .board td, .board th {{ padding: .45rem .5rem;
  text-align: center; white-space: nowrap; }}
.board .name {{ text-align: left; color: var(--ink); overflow-wrap: break-word; }}
.board td b {{ display: block; font-size: 1.0625rem; line-height: 1.15; }}
.board td small {{ color: var(--quiet); font-size: .8125rem; line-height: 1.1; }}
.board .sum {{ font-weight: 700; font-size: 1.125rem; background: var(--soft); }}
.board tr > :first-child {{ position: sticky; left: 0; background: var(--card); text-align: left;
  padding-left: 1.5rem; z-index: 1; min-width: 9rem; max-width: 15rem; white-space: normal; }}
.board tr > :first-child::after {{ content: ""; position: absolute; inset: 0 0 0 auto; width: 1px;
  background: var(--line); }}
@media (max-width: 40rem) {{
  .standings td, .standings th {{ padding-left: .3rem; padding-right: .3rem; }}
  .standings tr > :first-child {{ padding-left: 1rem; }}
  .standings tr > :last-child {{ padding-right: 1rem; }}
  .standings th.rank, .standings .rank {{ width: 3rem; }}
  .standings thead th {{ font-size: .75rem; }} .rank b {{ min-width: 0; }}
  .rank i {{ display: block; }} .standings .who {{ width: 2.25rem; }}
  .standings .name {{ hyphens: auto; }}
  .standings .name small {{ font-size: .875rem; line-height: 1.35; }}
  .standings .total {{ width: auto; }} .standings td.total {{ font-size: 1.0625rem; }}
  .standings .more {{ display: none; }}
  .podium ol {{ grid-template-columns: 1fr; padding: .5rem 1rem 1rem; gap: .5rem; }}
  .act, .cells {{ padding: .25rem 1rem 1rem; }} .trump svg {{ width: 5rem; height: 5rem; }}
  .plates {{ grid-template-columns: 1fr; padding: 0 1rem .5rem; }}
  .names {{ padding: .25rem 1rem 1rem; }}
  .race figure {{ grid-template-columns: minmax(0, 1fr) 42%; position: relative;
    grid-template-rows: 21rem 1.5rem; padding: 1.5rem 1rem 1rem; gap: 0 .25rem; }}
  .scale {{ position: absolute; left: 1rem; top: .35rem; height: 22.25rem; margin: 0;
    text-align: left; }} .rounds {{ grid-column: 1; }}
  .rounds span:nth-last-child(even) {{ display: none; }}
  .scale, .rounds {{ font-size: .8125rem; }} .leaders {{ font-size: .875rem; }}
  .leaders li {{ gap: .3rem; }} .leaders b {{ min-width: 1.1rem; }}
  .board tr > :first-child {{ padding-left: 1rem; min-width: 7.5rem; max-width: 8.5rem; }}
  .board .long .name bdi {{ overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical;
    -webkit-line-clamp: 3; }} }}
@media screen and (max-width: 30rem) {{
  .standings, .standings thead, .standings tbody {{ display: block; }}
  .standings tr {{ display: grid; border-top: 1px solid var(--line); align-items: baseline;
    grid-template-columns: 4.6rem minmax(3.25rem, auto) minmax(0, 1fr) auto; }}
  .standings thead tr, .standings td, .standings th {{ border-top: 0; }}
  .standings .total {{ grid-column: 4; grid-row: 1; }}
  .standings .first {{ background: var(--soft); }}
  .standings .long td.name {{ grid-column: 1 / -1; grid-row: 2; padding: 0 1rem .75rem;
    hyphens: manual; text-wrap: balance; }}
  .standings .long td:not(.name) {{ padding-bottom: .25rem; }} }}
@media print {{ :root {{ {_DAY} }} @page board {{ size: landscape; margin: 10mm; }}
  .wide {{ overflow: visible; }} .scoreboard {{ break-before: page; page: board; }}
  .standings .name small {{ display: inline; margin-left: 1em; font-size: 8.5pt; }}
  .board tr > :first-child::after {{ content: none; }}
  .standings .name a {{ display: inline; text-decoration: none; }}
  .rank b, .standings td.total, .standings .first .name {{ font-size: 12pt; }}
  .podium ol, .act, .cells, .plates, .names {{ padding-left: 0; padding-right: 1pt; }}
  .podium li, .podium .step-1 {{ background: none; border: 1pt solid #000; color: #000; }}
  .race {{ break-inside: avoid; }} .race figure {{ grid-template-rows: 95mm 6mm; padding: 4pt 0; }}
  .board .sum {{ font-size: 9pt; }} .board thead th.sum {{ font-size: 7pt; }}
  .board, .board td, .board th {{ font-size: 7pt; padding: 1.5pt 1pt; }}
  .board td b {{ font-size: 8pt; }} .board td small {{ font-size: 6pt; display: block; }}
  .board td, .board th {{ padding-top: .6pt; padding-bottom: .6pt; line-height: 1.1; }}
  .board tr > :first-child {{ position: static; min-width: 0; max-width: 30mm;
  padding-left: 0; }} }}
"""

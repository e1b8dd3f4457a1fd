"""How the pages inside a club night's page look, beyond those of a tournament."""

CLUB_STYLE = """
.deals .number { text-align: right; font-weight: 600; }
.deals .opens th { padding-top: 1.25rem; text-align: left; font-size: 1.0625rem;
  color: var(--accent); } .deals .opens small { margin-top: .15rem; }
.deals .opens .number { text-align: right; font-weight: 700; font-size: 1.25rem;
  vertical-align: top; padding-top: 1.25rem; color: var(--ink); }
.deals .name { font-size: 1.0625rem; } .club-tables td, .club-tables th { text-align: left; }
.club-tables .who { font-weight: 600; }
@media (max-width: 40rem) { .club-tables thead { display: none; }
  .club-tables tr { display: block; padding: .75rem 1rem; border-top: 1px solid var(--line); }
  .club-tables td { display: block; border: 0; padding: .2rem 0; }
  .deals tr { grid-template-columns: 2.5rem 1fr 4.5rem; }
  .deals .opens th { display: block; grid-column: 1 / 3; } }
"""

"""How the pages inside a club night's page look, beyond what all of them share."""

CLUB_STYLE = """
.deals tbody tr:first-child > th[colspan] ~ td { font-size: 1.25rem; padding-top: 1.25rem;
  color: var(--ink); }
.deals th[colspan] small { display: block; margin: .15rem 0 0; color: var(--quiet); }
.deals td:last-child { font-weight: 600; white-space: nowrap; }
.deals tbody tr:first-child td:last-child { font-weight: 700; }
.club-tables td > a { font-weight: 600; } .club-tables td:first-child { width: 8rem; }
@media (max-width: 40rem) { .club-tables thead { display: none; }
  .club-tables tr { display: block; padding: .75rem 1rem; border-top: 1px solid var(--line); }
  .club-tables td, .club-tables tr > td { display: block; width: auto; border: 0;
  padding: .2rem 0; } }
"""

"""The point table of Whist simple, contract by contract (RULES 3.1): what each defender pays."""

from whist_td.formats.club_night.games.solo_family.contracts import Terms, even

PROPOSE = Terms(2, 1, 6, 2, 2)
SOLO = Terms(2, 1, 4, 2, 2)
TROU = Terms(4, 2, 6, 2, 2)
ABUNDANCE_9, ABUNDANCE_10, ABUNDANCE_11, ABUNDANCE_12 = even(5), even(6), even(8), even(9)
MISERE, OPEN_MISERE = even(7), even(14)
SMALL_SLAM, GRAND_SLAM = even(25), even(30)

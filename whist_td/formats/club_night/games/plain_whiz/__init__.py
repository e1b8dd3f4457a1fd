"""Plain Whiz: three players and the Domy, points added up (« partie libre »)."""

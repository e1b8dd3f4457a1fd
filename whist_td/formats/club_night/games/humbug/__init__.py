"""Humbug: two players, a hand that may be changed once."""

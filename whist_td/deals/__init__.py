"""Deals of thirteen cards: dealt so that an outsider can verify it, written, analysed.

Nothing here knows an event, a screen, a disk or a clock.
"""

"""Seats to take where somebody comes late, goes early or will be late; all else stays."""

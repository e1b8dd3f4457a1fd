"""Words about players, their seats and movements."""

"""The words for everything below the screens, in French and English."""

"""Qt without whist: frames, forms, tables, widgets, theme, jobs."""

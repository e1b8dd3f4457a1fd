"""The shell of the desktop: main window, start page, backups, forgetting, guide, keys."""

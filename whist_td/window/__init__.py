"""The shell of the desktop: main window, start page, backups, members, guide, keys."""

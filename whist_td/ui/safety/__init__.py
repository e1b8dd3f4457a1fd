"""Nothing is ever lost: backups, how the computer is, damaged files, and who may be named."""

"""The one way in: the desk, the journal, ports, plain values; backups, recovery, members."""

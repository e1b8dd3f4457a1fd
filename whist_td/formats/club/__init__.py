"""The club night: any game of the whist family, seated and ranked."""

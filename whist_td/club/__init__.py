"""The club's year: people, seasons, the cash box and prizes, as facts and rules."""

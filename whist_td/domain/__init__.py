"""What a club evening is made of: people, strains, rounds, results and ranks."""

"""Games of contracts, alone or with a partner: à la couleur, IWWA."""

"""The family of solo whist: everybody for himself, a contract a deal (IWWA, à la couleur)."""

"""How a deal scores, a module each; siblings are strangers."""

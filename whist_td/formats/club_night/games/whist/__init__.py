"""The whist family: points for tricks above six."""

"""Paper: one module a sheet."""

"""Telephones at the tables, and assistants at their own screens: further hands at the one desk."""

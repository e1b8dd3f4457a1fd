import json
from pathlib import Path

VECTORS = json.loads(
    (Path(__file__).parents[1] / "data/club_year_vectors.json").read_text(encoding="utf-8")
)
"""The worked numbers of the model of the club's year."""

"""Windows are tested without a screen unless somebody asks to see them."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

"""Where bots are compared and taught: matches in blocks, ratings, reports, self-play."""

import os

# Our matrices are small: several threads for each of them only get in each other's way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

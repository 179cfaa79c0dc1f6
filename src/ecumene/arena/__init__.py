"""Where bots are compared and taught: matches in blocks, ratings, reports, self-play."""

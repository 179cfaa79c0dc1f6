import ecumene.arena  # noqa: F401  (before numpy: it says how many threads to use)

"""The games as standard environments for learning: PettingZoo, Gymnasium, and the OpenSpiel manner."""

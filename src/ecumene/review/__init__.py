"""What could have been done: a finished game looked over again, decision by decision."""

"""Tests of 7 Wonders: the rulebook retold, every card and stage, payments, powers, secrets, whole games."""

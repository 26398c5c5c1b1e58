"""The game itself: pure Python, standard library only; no clock, network, randomness or logging of its own."""

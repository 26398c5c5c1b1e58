"""The cloud at home: the ports of functions/ on one machine, in one process."""

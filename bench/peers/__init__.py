"""Random play of Tianming beside its peers, in one run and on one core: `python -m bench.peers`."""

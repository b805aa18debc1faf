"""`python -m tianming.cli`."""

from tianming.cli import main

main()

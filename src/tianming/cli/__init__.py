"""The command line: `tianming` and its subcommands."""

from tianming.cli.command import main

__all__ = ["main"]

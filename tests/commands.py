"""Runs commands of the command line in this process."""

from __future__ import annotations

from click.testing import CliRunner, Result

from tianming.cli import main


def run(*words: str, typed: str = "") -> Result:
    """What a command does."""
    return CliRunner().invoke(main, list(words), input=typed)


def output(*words: str) -> str:
    """What a command prints that must succeed."""
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.output


def refused(*words: str, typed: str = "") -> str:
    """The sentence that answers a wrong call: never a traceback."""
    result = run(*words, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    return result.output

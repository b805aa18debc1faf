"""Runs commands of the command line in this process."""

from __future__ import annotations

from click.testing import CliRunner, Result

from tianming.cli import main


def run(*words: str, typed: str = "") -> Result:
    """Run a command; returns its result."""
    return CliRunner().invoke(main, list(words), input=typed)


def output(*words: str) -> str:
    """Run a command that must succeed; returns its output."""
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.output


def run_refused(*words: str, typed: str = "") -> str:
    """Run a wrong command; returns the sentence that refuses it, which must not be a traceback."""
    result = run(*words, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    return result.output

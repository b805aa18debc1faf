"""The command that plays at a server's table."""

from __future__ import annotations

import click


@click.command()
@click.argument("server")
@click.argument("table")
@click.argument("bot")
@click.option("--token", envvar="TIANMING_TOKEN", required=True, help="The API token (or set TIANMING_TOKEN).")
@click.option("--invite", help="The invitation, if the bot has no seat yet and the table is not public.")
@click.option("--seed", help="Determines the bot's generator (default: another one each time).")
def bot(server: str, table: str, bot: str, token: str, invite: str | None, seed: str | None) -> None:
    """Let a bot play at a table of a server, until the game is over.

    SERVER is an address like http://localhost:8080. BOT is a level (search:seconds=3) or a class of yours
    (my_bot:MyBot). It plays all seats of the token's user; if there are none, it takes an open one.
    """
    from tianming.bots.outside import load_bot, play_outside

    ended = play_outside(server, table, load_bot(bot), token=token, invite=invite, seed=seed)
    if ended["outcome"] is None:
        click.echo("The game was set aside.")
        return
    places = zip(ended["seats"], ended["outcome"]["ranks"], strict=True)
    click.echo(", ".join(f"{rank}. {seat['name']}" for seat, rank in sorted(places, key=lambda place: place[1])))

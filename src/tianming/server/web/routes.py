"""The HTTP interface. Bodies are decoded into the types of ``wire.py``; every refusal is a message."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from fastapi import Request, Response

from tianming.bots.levels import list_levels
from tianming.core.protocol import View
from tianming.core.registry import examples, game, list_games
from tianming.core.seats import Seat
from tianming.server import metrics, wire
from tianming.server.auth import COOKIE, SESSION_SECONDS, digest
from tianming.server.play.examples import show_example as pictures_of
from tianming.server.play.live import Live, table_info
from tianming.server.play.lobby import Forbidden, check_host
from tianming.server.play.replays import Uploaded
from tianming.server.store.rows import SeatRow, TableRow, UserRow
from tianming.server.web.requests import (
    Wrong,
    answer,
    bearer_of,
    body_of,
    client_of,
    read,
    require_user,
    route,
    site_of,
    user_of,
)
from tianming.server.web.requests import router as router
from tianming.server.web.upload_worker import PAGE_STEPS

# People.


def with_cookie(response: Response, cookie: str, request: Request) -> Response:
    """The answer, with the session's cookie."""
    secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, cookie, max_age=int(SESSION_SECONDS), httponly=True, samesite="lax", secure=secure, path="/"
    )
    return response


async def enter(request: Request, user: UserRow, status: int = 200) -> Response:
    """Log a user in: the old session ends, a new one begins."""
    auth = site_of(request).auth
    await auth.close_session(request.cookies.get(COOKIE))
    me = wire.Me(user.id, user.name, user.account)
    return with_cookie(answer(me, status), await auth.open_session(user.id), request)


def check_login_rate(request: Request) -> None:
    """Slow down those who try names and passwords."""
    if not site_of(request).logins.take(client_of(request)):
        raise Wrong(429, "too-many-tries")


@route("GET", "/api/me", result=wire.Me)
async def who_am_i(request: Request) -> Response:
    """Who you are. Asking renews the session."""
    user = await require_user(request)
    response = answer(wire.Me(user.id, user.name, user.account))
    cookie = request.cookies.get(COOKIE)
    if cookie is None or bearer_of(request) is not None:
        return response
    await site_of(request).auth.renew_session(cookie)
    return with_cookie(response, cookie, request)


@route("POST", "/api/guest", body=wire.Guest, result=wire.Me, status=201)
async def enter_as_guest(request: Request) -> Response:
    """Play at once under a name. A guest who is known already takes the new name."""
    wish = await read(request, wire.Guest)
    site, user = site_of(request), await user_of(request)
    if user is None:
        check_login_rate(request)
        return await enter(request, await site.auth.guest(wish.name), 201)
    if user.account:
        raise Wrong(409, "logged-in")
    await site.store.rename(user.id, wish.name)
    return answer(wire.Me(user.id, wish.name, False), 201)


@route("POST", "/api/register", body=wire.Credentials, result=wire.Me, status=201)
async def register(request: Request) -> Response:
    """Make an account that keeps your games. A guest's games come along."""
    wish = await read(request, wire.Credentials)
    check_login_rate(request)
    user = await site_of(request).auth.register(await user_of(request), wish.name, wish.password)
    return await enter(request, user, 201)


@route("POST", "/api/login", body=wire.Credentials, result=wire.Me)
async def login(request: Request) -> Response:
    """Log in to an account."""
    wish = await read(request, wire.Credentials)
    check_login_rate(request)
    return await enter(request, await site_of(request).auth.login(wish.name, wish.password))


@route("POST", "/api/logout", status=204)
async def logout(request: Request) -> Response:
    """End the session."""
    await site_of(request).auth.close_session(request.cookies.get(COOKIE))
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@route("GET", "/api/tokens", result=tuple[wire.TokenInfo, ...])
async def list_tokens(request: Request) -> Response:
    """Your API tokens."""
    user = await require_user(request)
    rows = await site_of(request).store.api_tokens(user.id)
    return answer([wire.TokenInfo(row.token, row.name, row.created) for row in rows])


@route("POST", "/api/tokens", body=wire.NewToken, result=wire.Token, status=201)
async def make_token(request: Request) -> Response:
    """A new token with which a program plays for you. It is shown only once."""
    user = await require_user(request)
    wish = await read(request, wire.NewToken)
    return answer(wire.Token(await site_of(request).auth.new_api_token(user.id, wish.name)), 201)


@route("DELETE", "/api/tokens/{id}", status=204)
async def end_token(request: Request) -> Response:
    """End a token."""
    user = await require_user(request)
    if not await site_of(request).store.drop_api_token(request.path_params["id"], user.id):
        raise Wrong(404, "no-token")
    return Response(status_code=204)


# Games and tables.


@route("GET", "/api/games", result=tuple[wire.GameInfo, ...])
async def list_all_games(request: Request) -> Response:
    """All games, with their options and bots."""
    return answer([game_info(name) for name in list_games()])


def game_info(name: str) -> wire.GameInfo:
    """A game that people can play."""
    rules = game(name)
    return wire.GameInfo(
        name,
        rules.title,
        tuple(rules.players),
        rules.seat_names,
        rules.options,
        tuple(wire.LevelInfo(level.name, level.text) for level in list_levels(name)),
        rules.credits,
        rules.notice,
        rules.version,
        dict(rules.figures),
    )


@route("GET", "/api/games/{game}/examples/{example}", result=wire.ExampleShown)
async def show_example(request: Request) -> Response:
    """A worked example of the rules, played by the engine, picture by picture."""
    name, id = request.path_params["game"], request.path_params["example"]
    if name not in list_games() or id not in examples(name):
        raise Wrong(404, "no-example")
    return answer(await asyncio.to_thread(pictures_of, name, id))


async def table_of(request: Request) -> Live:
    """The table the path names."""
    return await site_of(request).tables.live(request.path_params["id"])


@route("GET", "/api/tables", result=tuple[wire.TableInfo, ...])
async def list_tables(request: Request) -> Response:
    """The public tables that are open or being played."""
    return answer(await infos(request, await site_of(request).store.lobby()))


async def infos(request: Request, rows: list[TableRow]) -> list[wire.TableInfo]:
    """Tables as everybody sees them. Their games are not loaded."""
    return [table_info(row, await site_of(request).store.seats(row.id)) for row in rows]


@route("POST", "/api/tables", body=wire.NewTable, result=wire.Seated, status=201)
async def make_table(request: Request) -> Response:
    """A new table."""
    user, site = await require_user(request), site_of(request)
    wish = await read(request, wire.NewTable)
    bots = sum(seat.kind == "bot" for seat in wish.seats)
    if bots == len(wish.seats) and not user.account:
        raise Forbidden("bots-only")
    async with site.quotas.reserve(user, client_of(request), bots):
        return answer(await site.lobby.create(user, wish), 201)


@route("POST", "/api/uploads", body=wire.Upload, result=wire.Seated, status=201)
async def upload(request: Request) -> Response:
    """Play on from a record or position at a new table of your own."""
    user, site, address = await require_user(request), site_of(request), client_of(request)
    body = await body_of(request, site.settings.upload_bytes)
    found = msgspec.json.decode(await site.uploads.read(b"u", body, (address, user.id, "")), type=Uploaded)
    bots = found.position["players"] - 1 if found.level else 0
    async with site.quotas.reserve(user, address, bots, practice=found.practice):
        seated = await site.lobby.upload(user, found)
        if found.practice:
            for id in await site.store.trim_practice(user.id, site.settings.tables_a_person):
                site.tables.forget(id)
        return answer(seated, 201)


@route("GET", "/api/tables/{id}", result=wire.TableInfo)
async def show_table(request: Request) -> Response:
    """A table as everybody sees it."""
    return answer((await table_of(request)).info())


@route("POST", "/api/tables/{id}/join", body=wire.Join, result=wire.Seated)
async def join_table(request: Request) -> Response:
    """Take an open seat."""
    user = await require_user(request)
    wish = await read(request, wire.Join)
    return answer(await site_of(request).lobby.join(user, request.path_params["id"], wish.seat, wish.invite))


@route("POST", "/api/tables/{id}/move", body=wire.Move, result=wire.TableInfo)
async def change_seat(request: Request) -> Response:
    """Change to an open seat before the game begins."""
    user = await require_user(request)
    wish = await read(request, wire.Move)
    return answer(await site_of(request).lobby.move(user, request.path_params["id"], wish.seat, wish.origin))


@route("POST", "/api/tables/{id}/fill", body=wire.Fill, result=wire.TableInfo)
async def fill_seats(request: Request) -> Response:
    """Let bots play at open seats of a table that you made."""
    user, site, live = await require_user(request), site_of(request), await table_of(request)
    wish = await read(request, wire.Fill)
    check_host(user, live)
    bots = 1 if wish.seat is not None else sum(seat.kind == "open" for seat in live.seats)
    async with site.quotas.reserve(user, client_of(request), bots, tables=0):
        return answer(await site.lobby.fill(user, live.row.id, wish.level, wish.seat))


@route("POST", "/api/tables/{id}/leave", body=wire.Leave, status=204)
async def leave_table(request: Request) -> Response:
    """Leave your seat: it is open again, or a bot plays on."""
    user = await require_user(request)
    wish = await read(request, wire.Leave)
    await site_of(request).lobby.leave(user, request.path_params["id"], wish.seat)
    return Response(status_code=204)


@route("POST", "/api/tables/{id}/rematch", result=wire.Seated, status=201)
async def play_again(request: Request) -> Response:
    """The same game with the same people at a new table."""
    user, site, live = await require_user(request), site_of(request), await table_of(request)
    if live.row.rematch is not None:
        return answer(await site.lobby.rematch(user, live), 201)
    bots = sum(seat.kind == "bot" for seat in live.seats)
    async with site.quotas.reserve(user, client_of(request), bots):
        return answer(await site.lobby.rematch(user, live), 201)


@route("GET", "/api/history", result=tuple[wire.TableInfo, ...])
async def history(request: Request) -> Response:
    """The tables at which you have or had a seat."""
    user = await require_user(request)
    return answer(await infos(request, await site_of(request).store.history(user.id)))


@route("GET", "/api/underway", result=tuple[wire.Underway, ...])
async def list_underway(request: Request) -> Response:
    """Your unfinished tables: those where you must decide come first, then those that changed last."""
    user, site = await require_user(request), site_of(request)
    rows = [row for row in await site.store.history(user.id) if row.status in ("open", "playing")]
    found = [underway(user, await site.tables.live(row.id)) for row in rows]
    return answer(sorted(found, key=lambda one: (not set(one.mine) & set(one.actors), -one.table.changed)))


def underway(user: UserRow, live: Live) -> wire.Underway:
    """An unfinished table as one of its players finds it."""
    mine = tuple(row.seat for row in live.seats if row.user == user.id and not row.away)
    length = 0 if live.table is None else len(live.table.record.actions)
    return wire.Underway(live.info(), mine, live.actors(), length)


# What was played.


async def read_seat(request: Request, live: Live) -> Seat | None:
    """The seat whose knowledge the request asks for: one of the user's, or any seat of a game that is over. None for
    spectators."""
    wanted = request.query_params.get("seat")
    if wanted is None:
        return None
    if not wanted.isdecimal() or len(wanted) > 2 or int(wanted) >= len(live.seats):
        raise Wrong(422, "no-seat")
    if live.row.status != "ended" and not await holds_seat(request, live.seats[int(wanted)]):
        raise Wrong(403, "not-your-seat")
    return Seat(int(wanted))


async def holds_seat(request: Request, seat: SeatRow) -> bool:
    """Whether the seat belongs to the user who asks, by their session, their API token or the seat token."""
    bearer = bearer_of(request)
    if bearer is not None and seat.token is not None and digest(bearer) == seat.token:
        return True
    user = await user_of(request)
    return user is not None and seat.user == user.id


@route("GET", "/api/tables/{id}/record", result=str)
async def download_record(request: Request) -> Response:
    """The record: in full after the end, before that only with what the seat knows."""
    live = await table_of(request)
    text = live.record_text(await read_seat(request, live))
    name = f"{live.row.game}-{live.row.id}.txt"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


@route("GET", "/api/tables/{id}/position", result=dict[str, Any])
async def download_position(request: Request) -> Response:
    """The position as the seat may know it; in full after the end."""
    live = await table_of(request)
    return answer(live.view(await read_seat(request, live)).position)


@route("GET", "/api/tables/{id}/view", result=View)
async def show_view(request: Request) -> Response:
    """What the seat sees now."""
    live = await table_of(request)
    return answer(live.view(await read_seat(request, live)))


@route("GET", "/api/tables/{id}/drawing", result=str)
async def show_drawing(request: Request) -> Response:
    """The position as a drawing in characters: the present one, or the one after so many actions."""
    live = await table_of(request)
    seat = await read_seat(request, live)
    action = request.query_params.get("action")
    view = live.view(seat) if action is None else view_step(live, seat, action)
    return Response(live.rules.draw(view), media_type="text/plain")


def view_step(live: Live, seat: Seat | None, action: str) -> View:
    """What a seat saw after so many actions."""
    steps = live.steps(seat, int(action), 1).steps if action.isdecimal() and len(action) <= 9 else ()
    if not steps:
        raise Wrong(422, "no-step")
    return steps[0].view


@route("GET", "/api/tables/{id}/steps", result=wire.Steps)
async def show_steps(request: Request) -> Response:
    """Part of the replay, as the seat may know it."""
    live = await table_of(request)
    seat = await read_seat(request, live)
    start = request.query_params.get("start", "0")
    if not start.isdecimal() or len(start) > 9:
        raise Wrong(422, "no-step")
    return answer(live.steps(seat, int(start), PAGE_STEPS))


@route("GET", "/api/tables/{id}/mine", result=tuple[int, ...])
async def my_seats(request: Request) -> Response:
    """Your own seats at a table."""
    live, user = await table_of(request), await user_of(request)
    return answer([row.seat for row in live.seats if user is not None and row.user == user.id])


@route("POST", "/api/replays", body=wire.Look, result=wire.Replayed)
async def replay_record(request: Request) -> Response:
    """Part of the replay of a record in the request. The record is not kept."""
    user, site = await require_user(request), site_of(request)
    body = await body_of(request, site.settings.upload_bytes)
    steps = await site.uploads.read(b"l", body, (client_of(request), user.id, ""))
    return Response(steps, media_type="application/json")


# The server itself.


@route("GET", "/healthz", result=dict[str, str])
async def health(request: Request) -> Response:
    """Whether the server and its database answer."""
    await site_of(request).store.ping()
    return answer({"status": "ok"})


@route("GET", "/metrics", result=str)
async def show_metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")

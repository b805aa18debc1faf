"""The safety of the HTTP interface: headers, other sites, sessions, limits and strangers."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from argon2 import extract_parameters
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bench.hostile.campaign import list_errors
from tests.server.lookalikes import Twin
from tests.server.postgres import Postgres
from tests.server.running import Person, Server, run, running
from tests.waiting import until
from tianming.core.seats import Seat, all_seats
from tianming.server.auth import Auth
from tianming.server.store.rows import UserRow
from tianming.server.web.app import create_app

PATHS = create_app("sqlite:///nowhere").openapi()["paths"]
ELSEWHERE = ("http://elsewhere.example", "null", "http://[", "http://127.0.0.1", "https://127.0.0.1:1", "")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for most tests of this file; it logs no error."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('safety') / 'safety.db'}") as server:
        yield server
        assert list_errors(server.log) == []


def cookie_of(person: Person) -> dict[str, str]:
    """The headers that identify a person."""
    return {"cookie": "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())}


# Headers.


def safe(answer: httpx2.Response) -> None:
    """The headers that every answer has."""
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in policy.get("script-src", policy["default-src"])
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "geolocation=()" in answer.headers["permissions-policy"]
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/openapi.json", 200),
        ("GET", "/api/games", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/me", 401),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/nothing", 404),
        ("PUT", "/api/me", 405),
        ("POST", "/api/guest", 422),
    ],
)
def test_every_answer_keeps_browsers_safe(server: Server, method: str, path: str, status: int) -> None:
    answer = httpx2.request(method, f"http://{server.address}{path}", headers={"origin": f"http://{server.address}"})
    assert answer.status_code == status
    safe(answer)


def test_a_fault_of_the_server_is_answered_safely_too() -> None:
    async def main() -> None:
        twin = Twin()
        transport = httpx2.ASGITransport(app=twin.app, raise_app_exceptions=False)
        async with httpx2.AsyncClient(transport=transport, base_url="http://here") as client:
            answer = await client.get("/healthz")  # this store cannot even answer that
        assert (answer.status_code, list(answer.json())) == (500, ["kind", "values", "text"])
        safe(answer)

    asyncio.run(main())


# Other sites.


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_other_sites_change_nothing(server: Server, origin: str) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        table = (await ann.table("me", "open"))["table"]["id"]
        headers = {"origin": origin}
        changing = [(method, path) for path, methods in PATHS.items() for method in methods if method != "get"]
        assert len(changing) > 8
        for method, path in changing:
            answer = await ann.http.request(method, path.replace("{id}", table), headers=headers)
            assert answer.status_code == 403
            assert answer.json()["kind"] == "other-site"
        assert (await ann.get("/api/me"))["name"] == "Ann"
        assert (await ann.get(f"/api/tables/{table}"))["version"] == 0

    run(main())


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_other_sites_open_no_socket(server: Server, origin: str) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        path = f"ws://{server.address}/api/tables/{(await ann.table('me', 'me'))['table']['id']}/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(path, additional_headers={**cookie_of(ann), "origin": origin})
        assert refused.value.response.status_code == 403
        for own in ({"origin": f"http://{server.address}"}, {}):
            async with connect(path, additional_headers={**cookie_of(ann), **own}) as line:
                await line.send('{"type": "hello"}')
                assert str(await line.recv()).startswith('{"type":"sync"')

    run(main())


# Sessions.


def flags(answer: httpx2.Response) -> dict[str, str]:
    """The attributes of the cookie that is set."""
    parts = [part.strip().partition("=") for part in answer.headers["set-cookie"].split(";")]
    return {name.lower(): value.lower() for name, _, value in parts}


def test_the_cookie_is_for_this_site_and_not_for_scripts(server: Server) -> None:
    async def main() -> None:
        for headers, secure in (({}, False), ({"x-forwarded-proto": "https"}, True)):
            somebody = Person(server)
            answer = await somebody.http.post("/api/guest", json={"name": "Ann"}, headers=headers)
            set_to = flags(answer)
            assert set_to["samesite"] == "lax" and set_to["path"] == "/" and "httponly" in set_to
            assert ("secure" in set_to) == secure and "domain" not in set_to
            assert 0 < int(set_to["max-age"]) < 400 * 86_400

    run(main())


def test_a_cookie_that_was_tampered_with_is_nobodys(server: Server) -> None:
    async def main() -> None:
        ann, eve = await Person(server).guest("Ann"), await Person(server).guest("Eve")
        table = (await ann.table("me", "me"))["table"]["id"]
        (mine,), (hers,) = ann.http.cookies.values(), eve.http.cookies.values()
        token, _, signature = mine.partition(".")
        other, _, _ = hers.partition(".")
        spoilt = [
            f"{token[:-1]}{'A' if token[-1] != 'A' else 'B'}.{signature}",
            f"{token}.{signature[:-1]}0g"[:-1] + "x",
        ]
        spoilt += [token, f"{token}.", f".{signature}", f"{other}.{signature}", f"{token}.{signature}.{signature}", "."]
        spoilt += [f"{token}.{signature.upper()}x", "é.è", "a" * 5000, secrets.token_urlsafe(32)]
        for cookie in spoilt:
            headers = {"cookie": f"tianming={cookie}".encode()}
            answer = httpx2.get(f"http://{server.address}/api/me", headers=headers)  # type: ignore[arg-type]  # bytes too
            assert answer.status_code == 401, cookie
            path = f"ws://{server.address}/api/tables/{table}/socket"
            async with connect(path, additional_headers={"cookie": f"tianming={cookie}"}) as line:
                await line.send('{"type": "hello"}')
                assert '"seat_views":[{"seat":null' in str(await line.recv())
        assert (await ann.get("/api/me"))["name"] == "Ann"

    run(main())


def test_a_new_session_begins_with_every_login_and_the_old_one_ends(server: Server) -> None:
    async def main() -> None:
        name = f"Ann {random.random()}"
        ann = await Person(server).guest("Ann")
        used = []
        for path, body in (
            ("register", {"name": name, "password": "correct horse"}),
            ("login", {"name": name, "password": "correct horse"}),
            ("logout", None),
        ):
            used.append(cookie_of(ann))
            await ann.post(f"/api/{path}", body)
            assert len(ann.http.cookies) == (path != "logout")
        fixed = await Person(server).guest("Mallory")  # who has made the victim's browser use this session
        used.append(cookie_of(fixed))
        await fixed.post("/api/login", {"name": name, "password": "correct horse"})
        assert len({str(cookie) for cookie in [*used, cookie_of(fixed)]}) == 5
        for cookie in used:
            assert httpx2.get(f"http://{server.address}/api/me", headers=cookie).status_code == 401
        assert (await fixed.get("/api/me"))["account"]

    run(main())


def test_secrets_are_kept_as_hashes(tmp_path: Path) -> None:
    async def main(server: Server) -> list[str]:
        ann = Person(server)
        await ann.post("/api/register", {"name": "Ann", "password": "correct horse"})
        token = (await ann.post("/api/tokens", {"name": "bot"}))["token"]
        seated = await ann.table("me", "open")
        (cookie,) = ann.http.cookies.values()
        return ["correct horse", token, seated["invite"], seated["tokens"]["0"], cookie.partition(".")[0]]

    found: list[str] = []

    async def whole(server: Server) -> None:
        found.extend(await main(server))

    with running(f"sqlite:///{tmp_path / 'hashes.db'}") as server:
        run(whole(server))
        server.stop()
    data = b"".join(path.read_bytes() for path in tmp_path.glob("hashes.db*"))
    assert [secret for secret in found if secret.encode() in data] == []
    start = data.index(b"$argon2id$")
    used = extract_parameters(data[start : start + 97].decode())
    assert used.memory_cost >= 19_456 and used.time_cost >= 2 and used.hash_len >= 32 and used.salt_len >= 16


def test_a_login_takes_the_same_path_for_names_that_nobody_has(server: Server) -> None:
    async def main() -> None:
        name = f"Ann {random.random()}"
        await Person(server).post("/api/register", {"name": name, "password": "correct horse"})
        wrong = [{"name": name, "password": "wrong horse"}, {"name": f"No {name}", "password": "correct horse"}]
        answers = [await Person(server).http.post("/api/login", json=body) for body in wrong]
        assert [answer.status_code for answer in answers] == [403, 403]
        assert answers[0].content == answers[1].content
        assert "set-cookie" not in answers[0].headers and "set-cookie" not in answers[1].headers

    run(main())


def test_a_password_is_checked_even_for_unknown_accounts(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = Twin()
    auth, checked = twin.site.auth, list[str]()

    async def nobody(name: str) -> UserRow | None:
        return UserRow("guest", name, True, None, 1.0) if name == "no password" else None

    def fits(self: Auth, hashed: str, password: str) -> bool:
        checked.append(hashed)
        return True

    monkeypatch.setattr(twin.store, "user_named", nobody, raising=False)
    monkeypatch.setattr(Auth, "_fits", fits)
    with pytest.raises(Exception, match="the name or the password is wrong"):
        asyncio.run(auth.login("nobody", "correct horse"))
    assert len(checked) == 1 and checked[0].startswith("$argon2id$")


def test_tokens_for_programs_are_their_owners(server: Server) -> None:
    async def main() -> None:
        ann, eve = await Person(server).guest("Ann"), await Person(server).guest("Eve")
        token = (await ann.post("/api/tokens", {"name": "bot"}))["token"]
        (listed,) = await ann.get("/api/tokens")
        assert token not in str(listed)
        assert (await eve.http.delete(f"/api/tokens/{listed['id']}")).status_code == 404
        for bearer, status in ((token, 200), (token[:-1], 401), (listed["id"], 401), ("x" * 5000, 401)):
            eve.http.headers["authorization"] = f"Bearer {bearer}"  # it counts, and the cookie does not
            answer = await eve.http.get("/api/me")
            assert answer.status_code == status
            assert status != 200 or answer.json()["name"] == "Ann"

    run(main())


# Limits.


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        ann = await Person(server).guest("Ann")
        table = (await ann.table("me", "me"))["table"]["id"]
        answers = await asyncio.gather(*(ann.http.get("/api/games") for _ in range(60)))
        slow = [answer for answer in answers if answer.status_code == 429]
        assert len(slow) > 20 and slow[0].json()["kind"] == "too-many"
        safe(slow[0])
        path = f"ws://{server.address}/api/tables/{table}/socket"
        lines = await asyncio.gather(*(connection_status(path) for _ in range(15)))
        assert lines.count(403) > 3

        async def is_heard_again() -> bool:
            return (await ann.http.get("/api/games")).status_code == 200

        await until(is_heard_again, 0.1)

    with running(f"sqlite:///{tmp_path / 'slow.db'}", "--rate", "1") as server:
        run(main(server))


async def connection_status(path: str) -> int:
    """The status with which a connection is answered."""
    try:
        async with connect(path):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_logins_are_rate_limited(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        eve = Person(server)
        body = {"name": "Ann", "password": "a good guess"}
        answers = await asyncio.gather(*(eve.http.post("/api/login", json=body) for _ in range(20)))
        assert {answer.status_code for answer in answers} == {403, 429}
        assert sum(answer.status_code == 403 for answer in answers) < 15
        assert (await eve.http.get("/api/games")).status_code == 200

    with running(f"sqlite:///{tmp_path / 'guess.db'}", "--rate", "20") as server:
        run(main(server))


def test_bodies_that_are_too_large_are_refused(server: Server) -> None:
    async def chunks(size: int) -> Any:
        for _ in range(size // 50_000 + 1):
            yield b"[" * 50_000

    async def main() -> None:
        ann = await Person(server).guest("Ann")
        for path, most in (("guest", 65_536), ("tables", 65_536), ("uploads", 262_144)):
            sizes = {most: 422, most + 1: 413}
            for size, status in sizes.items():
                assert (await ann.http.post(f"/api/{path}", content=b"[" * size)).status_code == status
            assert (await ann.http.post(f"/api/{path}", content=chunks(most))).status_code == 413
        assert (await ann.get("/api/me"))["name"] == "Ann"

    run(main())


def test_tables_that_do_not_exist_leave_nothing_behind() -> None:
    async def main() -> None:
        twin = Twin()
        transport = httpx2.ASGITransport(app=twin.app)
        headers = {"cookie": twin.cookie(Seat(0))}
        async with httpx2.AsyncClient(transport=transport, base_url="http://here", headers=headers) as client:
            for number in range(50):
                assert (await client.post(f"/api/tables/{number}/join", json={})).status_code == 404
                assert (await client.get(f"/api/tables/{number}")).status_code == 404
        kept = {
            name: value for name, value in vars(twin.site.tables).items() if isinstance(value, dict | set) and value
        }
        assert kept == {}

    asyncio.run(main())


# Strangers.


def test_a_private_table_needs_an_invitation(server: Server) -> None:
    async def main() -> None:
        ann, bob, eve = [await Person(server).guest(name) for name in ("Ann", "Bob", "Eve")]
        seated = await ann.table("me", "open", "open")
        id, invite = seated["table"]["id"], seated["invite"]
        assert id not in str(await eve.get("/api/tables"))
        for wish in ({}, {"seat": 1}, {"invite": "wrong invitation"}, {"seat": 2, "invite": seated["tokens"]["0"]}):
            await eve.post(f"/api/tables/{id}/join", wish, status=403)
        await Person(server).post(f"/api/tables/{id}/join", {"invite": invite}, status=401)
        await bob.post(f"/api/tables/{id}/join", {"seat": 1, "invite": invite})
        await eve.post(f"/api/tables/{id}/join", {"seat": 1, "invite": invite}, status=409)
        await eve.post(f"/api/tables/{id}/leave", {}, status=403)
        await eve.post(f"/api/tables/{id}/leave", {"seat": 1}, status=403)
        await eve.post(f"/api/tables/{id}/rematch", status=403)
        await bob.post(f"/api/tables/{id}/leave", {})
        await eve.post(f"/api/tables/{id}/join", {"seat": 1}, status=403)
        await bob.post(f"/api/tables/{id}/join", {"seat": 1, "invite": invite})  # still good
        await ann.post(f"/api/tables/{id}/leave", {})
        await eve.post(f"/api/tables/{id}/join", {"seat": 0}, status=403)
        await eve.post(f"/api/tables/{id}/join", {"seat": 0, "invite": invite})  # also for the seat of the host

    run(main())


def test_nobody_looks_into_the_hand_of_another(server: Server) -> None:
    async def main() -> None:
        ann, bob, eve = [await Person(server).guest(name) for name in ("Ann", "Bob", "Eve")]
        seated = await ann.table("me", "open")
        id = seated["table"]["id"]
        await bob.post(f"/api/tables/{id}/join", {"invite": seated["invite"]})
        whose = ((ann, {0}), (bob, {1}), (eve, set[int]()), (Person(server), set[int]()))
        for what in ("position", "view", "record", "drawing", "steps"):
            for person, own in whose:
                for seat in all_seats(2):
                    answer = await person.http.get(f"/api/tables/{id}/{what}?seat={seat}")
                    assert answer.status_code == (200 if seat in own else 403)
                assert (await person.http.get(f"/api/tables/{id}/{what}")).status_code == 200
            for wrong in ("2", "-1", "x", "99999999999999999999", "1.0", "", "²"):
                assert (await ann.http.get(f"/api/tables/{id}/{what}?seat={wrong}")).status_code == 422
        async with ann.at(id) as one, bob.at(id) as two:
            await one.until_sync()
            await two.until_sync()
            await one.ask({"type": "concede", "seat": 0})
            await two.ask({"type": "agree", "seat": 1})
        assert (await eve.http.get(f"/api/tables/{id}/record?seat=0")).status_code == 200

    run(main())


def test_the_host_of_a_table_with_others_cannot_choose_the_seed(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        await ann.table("me", "me", seed="any text")
        await ann.table("me", "random", seed="any text")
        wish = {"game": "yellow-yangtze", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": "any text"}
        await ann.post("/api/tables", wish, status=422)
        for seed in ("two\nlines", " spaces ", "\x00"):
            wish = {"game": "yellow-yangtze", "seats": [{"kind": "me"}] * 2, "seed": seed}
            await ann.post("/api/tables", wish, status=422)

    run(main())


NAMES = (
    "\x00",
    "A\x00b",
    "Ann\n",
    "A\nb",
    " Ann",
    "Ann ",
    "\x1b[31mAnn",
    "A\x7f",
    "A\u2028b",
    "A\u202eb",
    "",
    "x" * 41,
)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_names_are_one_line_of_ordinary_characters(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> None:
    async def main(server: Server) -> None:
        ann = await Person(server).guest("Ann")
        for name in NAMES:
            for path in ("guest", "tokens"):
                answer = await ann.http.post(f"/api/{path}", json={"name": name}, headers={"connection": "close"})
                assert answer.status_code == 422, (path, name)
        for name in ("Ann", "安", "Zoë 2", "O'Neill", "🀄", "a b  c"):
            assert (await ann.post("/api/guest", {"name": name}))["name"] == name
        assert (await ann.http.get("/api/tables/%00")).status_code == 404

    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    with running(f"sqlite:///{tmp_path / 'names.db'}" if postgres is None else postgres.fresh()) as server:
        run(main(server))

"""Who somebody is: guests and accounts, sessions in signed cookies, tokens for seats and for programs."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tianming.server.refusals import Refusal
from tianming.server.store.rows import UserRow
from tianming.server.store.store import Conflict, Store

COOKIE = "tianming"
DAY_SECONDS = 86_400.0
SESSION_SECONDS = 365 * DAY_SECONDS  # a session that nobody uses for this long ends
API_PREFIX = "tm_"


class Denied(Refusal):
    """The name or password is wrong, or the name is taken."""

    status = 403


def make_token() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


class Auth:
    """Sessions, passwords and tokens of one site."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.store = store
        self._secret = secret
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(make_token())  # checked when there is no such account: same time, same answer

    # Cookies.

    def sign(self, token: str) -> str:
        """The cookie of a session."""
        return f"{token}.{self._signature(token)}"

    def _signature(self, token: str) -> str:
        return hmac.new(self._secret, token.encode(), hashlib.sha256).hexdigest()[:32]

    def _token_of(self, cookie: str) -> str | None:
        token, _, signature = cookie.partition(".")
        fits = len(cookie) < 200 and cookie.isascii() and hmac.compare_digest(signature, self._signature(token))
        return token if fits else None

    def hash_of(self, cookie: str | None, bearer: str | None) -> str | None:
        """What the database keeps of that cookie's session or of that token; None if neither can be genuine."""
        if bearer is not None:
            return digest(bearer) if len(bearer) < 200 else None
        token = self._token_of(cookie or "")
        return None if token is None else digest(token)

    async def user_of(self, cookie: str | None, bearer: str | None) -> UserRow | None:
        """The user who sends that cookie or token, if there is one."""
        hashed = self.hash_of(cookie, bearer)
        if hashed is None:
            return None
        user = await (self._session_user(hashed) if bearer is None else self.store.api_token_user(hashed))
        return None if user is None else await self.store.user(user)

    async def lasts(self, hashed: str) -> bool:
        """Whether that is the hash of a session or an API token that has not ended."""
        return (await self._session_user(hashed) or await self.store.api_token_user(hashed)) is not None

    async def _session_user(self, hashed: str) -> str | None:
        session = await self.store.session(hashed)
        return session[0] if session is not None and time.time() - session[1] < SESSION_SECONDS else None

    async def renew_session(self, cookie: str | None) -> None:
        """Renew a session that is in use. This is written down at most once a day."""
        token = self._token_of(cookie or "")
        session = None if token is None else await self.store.session(digest(token))
        if token is not None and session is not None and DAY_SECONDS < time.time() - session[1] < SESSION_SECONDS:
            await self.store.renew_session(digest(token), time.time())

    async def open_session(self, user: str) -> str:
        """Open a new session; return its cookie."""
        token = make_token()
        await self.store.add_session(digest(token), user, time.time())
        return self.sign(token)

    async def forget_sessions(self) -> None:
        """Drop the sessions that have ended."""
        await self.store.drop_sessions_before(time.time() - SESSION_SECONDS)

    async def close_session(self, cookie: str | None) -> None:
        """End a session."""
        token = self._token_of(cookie or "")
        if token is not None:
            await self.store.drop_session(digest(token))

    # People.

    async def guest(self, name: str) -> UserRow:
        """A new guest."""
        user = UserRow(id=secrets.token_hex(12), name=name, account=False, password=None, created=time.time())
        await self.store.add_user(user)
        return user

    async def register(self, user: UserRow | None, name: str, password: str) -> UserRow:
        """Make an account for a guest, or for somebody new."""
        if user is not None and user.account:
            raise Denied("has-account")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        user = user or await self.guest(name)
        try:
            await self.store.set_password(user.id, name, hashed)
        except Conflict:
            raise Denied("name-taken") from None
        await self.store.drop_sessions(user.id)
        return UserRow(id=user.id, name=name, account=True, password=hashed, created=user.created)

    async def login(self, name: str, password: str) -> UserRow:
        """The account of that name and password."""
        user = await self.store.user_named(name)
        hashed = user.password if user is not None and user.password else self._nobody
        if not await asyncio.to_thread(self._fits, hashed, password) or user is None:
            raise Denied("wrong-password")
        return user

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def new_api_token(self, user: str, name: str) -> str:
        """A token for a program that plays for that user."""
        token = API_PREFIX + make_token()
        await self.store.add_api_token(digest(token), user, name, time.time())
        return token

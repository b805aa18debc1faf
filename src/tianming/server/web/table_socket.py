"""The WebSocket of a table: one task receives frames, another sends whole pictures."""

from __future__ import annotations

import asyncio
import logging
import random
import time

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from tianming.core.errors import IllegalAction, TianmingError
from tianming.core.messages import Message
from tianming.core.seats import Seat
from tianming.server import metrics, wire
from tianming.server.auth import COOKIE, digest
from tianming.server.limits import Bucket, address_key, same_origin
from tianming.server.play.advice import advise
from tianming.server.play.live import Live, Stale
from tianming.server.play.tables import NoTable
from tianming.server.refusals import Declined, refusal
from tianming.server.services import Site
from tianming.server.web import push
from tianming.server.web.requests import bearer_of

router = APIRouter()
decoder: msgspec.json.Decoder[wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame)
MARKS_COST = 4  # frames that a request for marks counts as: it tries every choice of a group
EXCESS_FRAMES = 200  # refused frames before the server closes the connection
log = logging.getLogger("tianming.socket")


@router.websocket("/api/tables/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    """Watch a table, and play your own seats."""
    site: Site = socket.app.state.site
    address = address_key(socket.client.host) if socket.client else "unknown"
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        return await socket.close(4403, "requests from other sites are refused")
    if not site.requests.take(address):
        return await socket.close(4429, "too many requests: wait a little")
    if site.sockets[address] >= site.settings.sockets_an_address:
        return await socket.close(4429, "too many connections from one address")
    if site.crowded and await site.auth.user_of(socket.cookies.get(COOKIE), bearer_of(socket)) is None:
        return await socket.close(4429, "too many people watch: say who you are first, or try again later")
    site.sockets[address] += 1
    metrics.SOCKETS.inc()
    try:
        await Connection(site, socket, id).run()
    except (WebSocketDisconnect, RuntimeError):
        log.debug("a client went away", extra={"table": id})
    finally:
        metrics.SOCKETS.dec()
        site.sockets[address] -= 1
        if site.sockets[address] <= 0:
            del site.sockets[address]


class Connection:
    """One client at one table."""

    def __init__(self, site: Site, socket: WebSocket, id: str) -> None:
        self.site = site
        self.tables = site.tables
        self.socket = socket
        self.id = id
        self.user: str | None = None
        self.tokens: set[str] = set()
        self.length = 0
        self.undone = 0
        self.version = -1  # of the last picture sent; -1: send one in any case
        self._sending = asyncio.Lock()  # held while a task waits to send
        self._push: push.Push | None = socket.scope.get("extensions", {}).get(push.NAME, {}).get("send")
        self._woken = asyncio.Event()  # the sending task has something to do
        self._bucket = Bucket(site.settings.rate)
        self._excess = 0
        self._hinting: asyncio.Task[None] | None = None
        self._receiving: asyncio.Task[None] | None = None
        self._revoked = False  # the session or API token has ended

    async def run(self) -> None:
        """Serve the client from the greeting to the end of the connection."""
        auth, cookie, bearer = self.site.auth, self.socket.cookies.get(COOKIE), bearer_of(self.socket)
        with self.site.lines.keep(auth.hash_of(cookie, bearer), self._revoke):  # before anybody is looked up
            user = await auth.user_of(cookie, bearer)
            self.user = None if user is None else user.id
            await self._serve()

    def _revoke(self) -> None:
        self._revoked = True
        if self._receiving is not None:
            self._receiving.cancel()

    async def _serve(self) -> None:
        await self.socket.accept()
        try:
            live = await self.tables.live(self.id)
        except (NoTable, TianmingError) as error:
            return await self.socket.close(4404, str(error)[:100])
        await self._greet()
        await self._queue_up(live)
        if not self._revoked:
            await self._converse()
        if self._revoked:
            await self.socket.close(4401, "the session or token has ended")

    async def _converse(self) -> None:
        """Send and receive until one of them ends."""
        self.tables.watch(self.id, self._notify)
        self._woken.set()
        self._receiving = asyncio.ensure_future(self._receive_on())
        tasks = [asyncio.ensure_future(self._send_on()), self._receiving]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.tables.unwatch(self.id, self._notify)
            tasks += [self._hinting] if self._hinting else []
            self._receiving = self._hinting = None  # their exceptions hold this object: break the cycle
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(
                    result, WebSocketDisconnect | RuntimeError | NoTable
                ):
                    log.error("a connection failed", exc_info=result, extra={"table": self.id})

    async def _greet(self) -> None:
        """Wait for the hello. A client that begins otherwise gets a refusal, and the seats that its cookie gives."""
        try:
            data = await asyncio.wait_for(self._receive(), self.site.settings.hello_seconds)
        except TimeoutError:
            await self.socket.close(4408, "no hello came in time")
            raise WebSocketDisconnect(4408) from None
        frame = self._decode(data)
        if isinstance(frame, wire.Hello):
            self.tokens = {digest(token) for token in frame.tokens}
            self.length, self.undone = frame.length, frame.undone
        else:
            await self._refuse(frame if isinstance(frame, Message) else refusal("hello-first"), number_of(frame))

    async def _queue_up(self, live: Live) -> None:
        """Spectators are let in one after another; players at once."""
        if not self._seats(live):
            await asyncio.sleep(self.site.spectators.enter())

    # Sending.

    async def _send(self, data: bytes) -> None:
        if not self._send_at_once(data):
            async with self._sending:
                await self.socket.send_text(data.decode())

    def _send_at_once(self, data: bytes) -> bool:
        """Send without waiting if the client keeps up and nothing else is being sent; return whether that worked."""
        return self._push is not None and not self._sending.locked() and self._push(data)

    def _notify(self) -> None:
        """The table has changed. Most clients keep up, so they get it here, which is quicker than in a task."""
        live = self.tables.find_cached(self.id)
        if live is not None and live.row.version == self.version:
            return  # sent already
        try:
            sent = live is not None and not self._woken.is_set() and self._send_at_once(self._picture(live))
        except Exception:  # noqa: BLE001 - the task meets the same fault, and ends the connection
            sent = False
        if live is not None and sent:
            self._note_sent(live)
        else:
            self._woken.set()

    async def _send_on(self) -> None:
        """Send the newest picture whenever there is one. A slow client gets fewer pictures, never old ones."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            try:
                live = await self.tables.live(self.id)
            except NoTable as gone:
                return await self.socket.close(4404, str(gone)[:100])
            if live.row.version != self.version:
                picture = self._picture(live)
                self._note_sent(live)  # before waiting, so that a resync in the meantime is not lost
                await self._send(picture)

    def _picture(self, live: Live) -> bytes:
        return live.frame(self._seats(live), self.length, self.undone, self.tables.now())

    def _note_sent(self, live: Live) -> None:
        """Remember which picture the client got last."""
        self.version = live.row.version
        self.length = 0 if live.table is None else len(live.table.events)
        self.undone = live.undone
        metrics.SYNCS.inc()

    def _seats(self, live: Live) -> tuple[Seat, ...]:
        return tuple(row.seat for row in live.seats if self._holds(live, row.seat))

    def _holds(self, live: Live, seat: Seat) -> bool:
        if self._revoked or seat >= len(live.seats) or live.seats[seat].kind != "person":
            return False
        row = live.seats[seat]
        return (row.user is not None and row.user == self.user) or (row.token is not None and row.token in self.tokens)

    # Receiving.

    async def _receive(self) -> str | bytes:
        """The next frame as it came."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        text: str | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    def _decode(self, data: str | bytes) -> wire.ClientFrame | Message:
        """The frame, or what is wrong with it."""
        try:
            return decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return refusal("not-understood", detail=f"{error!s:.200}")

    async def _receive_on(self) -> None:
        while True:
            frame = self._decode(await self._receive())
            if not self._bucket.take(MARKS_COST if isinstance(frame, wire.AskMarks) else 1):
                self._excess += 1
                if self._excess > EXCESS_FRAMES:
                    return await self.socket.close(4429, "too many frames")
                await self._refuse(refusal("too-many"), number_of(frame))
            elif isinstance(frame, Message):
                await self._refuse(frame)
            elif isinstance(frame, wire.AskHint):
                await self._advise(frame)
            elif not isinstance(frame, wire.Hello):
                await self._obey(frame)

    async def _advise(self, frame: wire.AskHint) -> None:
        """Think about a hint. Other frames do not wait for it, and a second hint is refused in the meantime."""
        if self._hinting is not None and not self._hinting.done():
            return await self._refuse(refusal("no-hint"), frame.id)
        self._hinting = asyncio.ensure_future(self._hint(frame))

    async def _hint(self, frame: wire.AskHint) -> None:
        try:
            await self._obey(frame)
        except (WebSocketDisconnect, RuntimeError):
            raise  # the client has gone
        except Exception:
            log.exception("a hint failed", extra={"table": self.id})
            await self._refuse(refusal("no-hint"), frame.id)

    async def _obey(self, frame: Request) -> None:
        """Carry out a request and answer it."""
        began = time.perf_counter()
        try:
            answer = await self._carry_out(frame)
        except Stale as stale:
            await self._refuse(stale.message, frame.id, stale=True)
            self.version = -1
            self._woken.set()
        except IllegalAction as illegal:
            await self._refuse(illegal.message, frame.id, counted="illegal")
        except TianmingError as error:
            await self._refuse(error.message, frame.id)
        else:
            await self._send(msgspec.json.encode(answer))
            if isinstance(frame, wire.Act):
                metrics.LATENCY.observe(time.perf_counter() - began)

    async def _refuse(self, message: Message, id: int = 0, *, stale: bool = False, counted: str = "frame") -> None:
        metrics.REFUSED.labels("stale" if stale else counted).inc()
        refused = wire.Refused(message.kind, message.values, message.text, id, stale)
        await self._send(msgspec.json.encode(refused))

    async def _carry_out(self, frame: Request) -> wire.ServerFrame:
        live = await self.tables.live(self.id)
        if isinstance(frame, wire.Resync):
            self.length = 0
            self.version = -1
            self._woken.set()
            return wire.Ack(frame.id, live.row.version)
        if not self._holds(live, frame.seat):
            raise Declined("not-your-seat")
        match frame:
            case wire.Act():
                version = await self.tables.act(self.id, frame.seat, frame.decision, frame.action)
            case wire.Undo():
                version = await self.tables.undo(self.id, frame.seat, frame.decision, frame.steps)
            case wire.Concede():
                version = await self.tables.concede(self.id, frame.seat, offer=frame.offer)
            case wire.Agree():
                version = await self.tables.agree(self.id, frame.seat)
            case wire.Settle():
                version = await self.tables.settle(self.id, frame.seat, offer=frame.offer)
            case wire.TakeBack():
                version = await self.tables.come_back(self.id, frame.seat)
            case wire.AskHint():
                turn = (address_key(self.socket.client.host) if self.socket.client else "", self.user or "", self.id)
                return wire.HintReply(frame.id, await advise(live, frame.seat, self.tables.pool, turn))
            case _:
                return self._tell(live, frame)
        return wire.Ack(frame.id, version)

    def _tell(self, live: Live, frame: wire.AskWhy | wire.AskForecast | wire.AskMarks) -> wire.ServerFrame:
        """Answer why, forecast and marks, from the seat's view alone. Marks of the largest groups take about 1 ms."""
        rules = live.rules
        if frame.seat not in live.actors():
            raise Stale("not-asked")
        if isinstance(frame, wire.AskForecast):
            return wire.ForecastReply(frame.id, rules.forecast(live.view(frame.seat), rules.read(frame.action)))
        if isinstance(frame, wire.AskMarks):
            return wire.MarksReply(frame.id, rules.marks(live.view(frame.seat), frame.group))
        guessed = rules.guess(live.view(frame.seat), random.Random(0))
        return wire.WhyReply(frame.id, rules.why_text(guessed, frame.seat, frame.action))


def number_of(frame: wire.ClientFrame | Message) -> int:
    """The number that the answer to a frame carries."""
    return 0 if isinstance(frame, wire.Hello | Message) else frame.id


Request = (
    wire.Act
    | wire.Undo
    | wire.AskWhy
    | wire.AskForecast
    | wire.AskMarks
    | wire.AskHint
    | wire.Concede
    | wire.Agree
    | wire.Settle
    | wire.TakeBack
    | wire.Resync
)

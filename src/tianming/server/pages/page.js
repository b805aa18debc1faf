// The plain page: tables, the drawing of a view, and actions as typed notation. It holds no rules.
"use strict";
const $ = (id) => document.getElementById(id);
const make = (tag, text, attributes = {}) => Object.assign(document.createElement(tag), { textContent: text }, attributes);

async function api(method, path, body) {
  const answer = await fetch(path, { method, headers: body ? { "content-type": "application/json" } : {}, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(JSON.parse(text).text);
  return text && answer.headers.get("content-type").startsWith("application/json") ? JSON.parse(text) : text;
}

async function home() {
  const games = await api("GET", "/api/games");
  const fill = (select, values) => select.replaceChildren(...values.map(([value, text]) => make("option", text, { value })));
  fill($("game"), games.map((game) => [game.name, game.title]));
  const chosen = () => games.find((game) => game.name === $("game").value);
  const adapt = () => {
    fill($("players"), chosen().players.map((n) => [n, n]));
    fill($("others"), [...chosen().levels.map((level) => [level.name, `${level.name} bots`]), ["open", "open seats"], ["me", "me too (hot seat)"]]);
    $("others").value = chosen().levels.at(-1).name;
    $("about").textContent = `${chosen().credits} ${chosen().notice}`;
  };
  $("game").onchange = adapt;
  adapt();
  $("new").onsubmit = (event) => { event.preventDefault(); create(chosen().name).catch(alert); };
  list("lobby", await api("GET", "/api/tables"));
  list("mine", await api("GET", "/api/history").catch(() => []));
}

function list(id, tables) {
  $(id).replaceChildren(...tables.map((table) => {
    const item = make("li", "");
    item.append(make("a", `${table.game}: ${table.seats.map((seat) => seat.name || "open").join(", ")} (${table.status})`, { href: `?table=${table.id}` }));
    return item;
  }));
  if (!tables.length) $(id).append(make("li", "none"));
}

async function create(game) {
  await api("POST", "/api/guest", { name: $("name").value.trim() }).catch(() => {});
  const kind = $("others").value;
  const other = kind === "open" || kind === "me" ? { kind } : { kind: "bot", level: kind };
  const seats = [{ kind: "me" }, ...Array(Number($("players").value) - 1).fill(other)];
  const seated = await api("POST", "/api/tables", { game, seats, public: $("public").checked });
  if (seated.invite) sessionStorage.setItem(`invite ${seated.table.id}`, seated.invite);
  location.search = `?table=${seated.table.id}`;
}

let socket, sync, seatView, number = 0, wait = 500;

function connect(id) {
  socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/api/tables/${id}/socket`);
  socket.onopen = () => { wait = 500; socket.send(JSON.stringify({ type: "hello" })); };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => { $("question").textContent = "Connection lost, trying again …"; setTimeout(connect, (wait = Math.min(wait * 2, 10000)), id); };
}

function send(frame) { socket.send(JSON.stringify({ id: ++number, ...frame })); }

async function hear(frame) {
  if (frame.type === "refused") $("answer").textContent = frame.text;
  if (frame.type === "ack") $("answer").textContent = "";
  if (frame.type !== "sync") return;
  sync = frame;
  seatView = frame.seat_views.find((one) => one.decision !== null) ?? frame.seat_views[0];
  const seat = seatView.seat === null ? "" : `?seat=${seatView.seat}`;
  const table = frame.table;
  $("people").textContent = table.seats.map((one) => `${one.name || "open"}${one.away ? " (bot plays)" : ""}`).join(" · ") + ` — ${table.status}`;
  $("record").href = `/api/tables/${table.id}/record${seat}`;
  $("again").hidden = table.status !== "ended";
  tellInvite(table);
  ask();
  for (const happened of frame.seat_views.flatMap((one) => (one === seatView ? one.events : [])))
    $("log").prepend(make("li", `${happened.seat < 0 ? "chance" : table.seats[happened.seat].name}: ${happened.action}`));
  if (table.status !== "open") $("drawing").textContent = await api("GET", `/api/tables/${table.id}/drawing${seat}`);
}

function tellInvite(table) {
  const secret = sessionStorage.getItem(`invite ${table.id}`);
  $("invite").textContent = table.status === "open" ? (secret ? `Invite friends: ${location.origin}/?table=${table.id}&invite=${secret}` : "Waiting for players.") : "";
}

function ask() {
  const question = seatView.view?.question;
  const outcome = sync.table.outcome;
  $("question").textContent = question ? `${question.text} (${question.rule})`
    : outcome ? `Won by ${outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [sync.table.seats[seat].name] : [])).join(" and ")}: ${outcome.reason}.` : "Others are deciding.";
  const texts = (question?.groups ?? []).flatMap((group) => group.choices.map((choice) => `${group.name} ${choice}`.trim()));
  $("actions").replaceChildren(...texts.map((value) => make("option", "", { value })));
  $("choices").replaceChildren(...(texts.length <= 16 ? texts : []).map((text) => make("button", text, { onclick: () => act(text) })));
  $("undo").hidden = !seatView.undo;
}

function act(action) {
  send({ type: "act", seat: seatView.seat, decision: seatView.decision ?? 0, action });
  $("action").value = "";
}

async function table(id, invite) {
  $("home").hidden = true;
  $("table").hidden = false;
  if (invite) {
    await api("GET", "/api/me").catch(() => api("POST", "/api/guest", { name: prompt("Your name?", "Guest") || "Guest" }));
    await api("POST", `/api/tables/${id}/join`, { invite }).catch((error) => ($("answer").textContent = error.message));
  }
  $("act").onsubmit = (event) => { event.preventDefault(); act($("action").value); };
  $("undo").onclick = () => send({ type: "undo", seat: seatView.seat, decision: seatView.decision });
  $("again").onclick = async () => { location.search = `?table=${(await api("POST", `/api/tables/${id}/rematch`)).table.id}`; };
  connect(id);
}

const wanted = new URLSearchParams(location.search);
if (wanted.has("table")) table(wanted.get("table"), wanted.get("invite"));
else home();

// The HTTP interface of the server. Every problem arrives as a message; problems.ts says it.
import { words } from "./words.svelte";
import type {
  ExampleShown,
  GameInfo,
  Look,
  Me,
  Message,
  NewTable,
  Replayed,
  Seated,
  Steps,
  TableInfo,
  Underway,
  Upload,
  View,
} from "../wire";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Message,
  ) {
    super(refusal.text);
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(`/api/${path}`, init);
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => ({}))) as Partial<Message>;
  throw new Problem(answer.status, {
    kind: refusal.kind ?? "",
    values: refusal.values ?? {},
    text: refusal.text ?? answer.statusText,
  });
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await (await send(method, path, body)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

// Whether this browser has ever had a session. Without one, asking who the person is would fail.
const KNOWN = "known";
const NAME = "name";

async function entered(path: string, body: unknown): Promise<Me> {
  const me = await call<Me>("POST", path, body);
  localStorage.setItem(KNOWN, "yes");
  return me;
}

async function left(): Promise<void> {
  await call<void>("POST", "logout");
  localStorage.removeItem(KNOWN);
}

const me = async () => (localStorage.getItem(KNOWN) ? call<Me>("GET", "me").catch(() => null) : null);

/** Make sure that the server knows the person: the present user, or a guest. A guest may change their name. */
async function enter(wished?: string): Promise<Me> {
  const found = await me();
  if (wished) localStorage.setItem(NAME, wished);
  const name = wished || found?.name || localStorage.getItem(NAME) || words().home.guest;
  return found && (found.account || found.name === name) ? found : entered("guest", { name });
}

const query = (values: Record<string, number | null>) => {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return given.length ? `?${given.map(([name, value]) => `${name}=${value}`).join("&")}` : "";
};

let games: Promise<GameInfo[]> | null = null;

export const api = {
  games: () => (games ??= call<GameInfo[]>("GET", "games")),
  example: (game: string, id: string) => call<ExampleShown>("GET", `games/${game}/examples/${id}`),
  me,
  enter,
  /** The name that was given last. */
  name: () => localStorage.getItem(NAME) ?? "",
  register: (name: string, password: string) => entered("register", { name, password }),
  login: (name: string, password: string) => entered("login", { name, password }),
  logout: left,
  lobby: () => call<TableInfo[]>("GET", "tables"),
  underway: () => call<Underway[]>("GET", "underway"),
  view: (id: string, seat: number | null) => call<View>("GET", `tables/${id}/view${query({ seat })}`),
  history: () => call<TableInfo[]>("GET", "history"),
  table: (id: string) => call<TableInfo>("GET", `tables/${id}`),
  create: (wish: NewTable) => call<Seated>("POST", "tables", wish),
  join: (id: string, invite: string | null, seat: number | null = null) =>
    call<Seated>("POST", `tables/${id}/join`, { ...(invite && { invite }), ...(seat !== null && { seat }) }),
  move: (id: string, seat: number) => call<TableInfo>("POST", `tables/${id}/move`, { seat }),
  fill: (id: string, level: string, seat: number | null) =>
    call<TableInfo>("POST", `tables/${id}/fill`, seat === null ? { level } : { level, seat }),
  leave: (id: string) => call<void>("POST", `tables/${id}/leave`, {}),
  rematch: (id: string) => call<Seated>("POST", `tables/${id}/rematch`),
  upload: (upload: Upload) => call<Seated>("POST", "uploads", upload),
  steps: (id: string, seat: number | null, start: number) =>
    call<Steps>("GET", `tables/${id}/steps${query({ start, seat })}`),
  mine: (id: string) => call<number[]>("GET", `tables/${id}/mine`),
  look: (look: Look) => call<Replayed>("POST", "replays", look),
  record: async (id: string, seat: number | null) =>
    (await send("GET", `tables/${id}/record${query({ seat })}`)).text(),
  drawing: async (id: string, seat: number | null, action: number | null) =>
    (await send("GET", `tables/${id}/drawing${query({ seat, action })}`)).text(),
};

// The HTTP interface of the server. Every problem arrives as a sentence.
import type { GameInfo, Me, NewTable, Seated, Steps, TableInfo, Upload } from "../wire";

export class Problem extends Error {
  constructor(readonly status: number, sentence: string) {
    super(sentence);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(`/api/${path}`, init);
  const text = await answer.text();
  const value = text ? JSON.parse(text) : undefined;
  if (!answer.ok) throw new Problem(answer.status, value?.error ?? answer.statusText);
  return value as T;
}

// Whether this browser has ever entered: a newcomer need not be asked for in vain.
const KNOWN = "known";

async function entered(path: string, body: unknown): Promise<Me> {
  const me = await call<Me>("POST", path, body);
  localStorage.setItem(KNOWN, "yes");
  return me;
}

async function left(): Promise<void> {
  await call<void>("POST", "logout");
  localStorage.removeItem(KNOWN);
}

export const api = {
  games: () => call<GameInfo[]>("GET", "games"),
  me: async () => (localStorage.getItem(KNOWN) ? call<Me>("GET", "me").catch(() => null) : null),
  guest: (name: string) => entered("guest", { name }),
  register: (name: string, password: string) => entered("register", { name, password }),
  login: (name: string, password: string) => entered("login", { name, password }),
  logout: left,
  lobby: () => call<TableInfo[]>("GET", "tables"),
  history: () => call<TableInfo[]>("GET", "history"),
  table: (id: string) => call<TableInfo>("GET", `tables/${id}`),
  create: (wish: NewTable) => call<Seated>("POST", "tables", wish),
  join: (id: string, invite: string | null) => call<Seated>("POST", `tables/${id}/join`, invite ? { invite } : {}),
  leave: (id: string) => call<void>("POST", `tables/${id}/leave`, {}),
  rematch: (id: string) => call<Seated>("POST", `tables/${id}/rematch`),
  upload: (upload: Upload) => call<Seated>("POST", "uploads", upload),
  steps: (id: string, seat: number | null, start: number) =>
    call<Steps>("GET", `tables/${id}/steps?start=${start}${seat === null ? "" : `&seat=${seat}`}`),
};

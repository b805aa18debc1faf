// The little of a browser that pure modules read when they are imported: a language, and a store for settings.
import { beforeEach, vi } from "vitest";

class Store {
  private kept = new Map<string, string>();

  getItem(name: string): string | null {
    return this.kept.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.kept.set(name, value);
  }

  removeItem(name: string): void {
    this.kept.delete(name);
  }

  clear(): void {
    this.kept.clear();
  }
}

const [local, session] = [new Store(), new Store()];
vi.stubGlobal("navigator", { language: "en-GB" });
vi.stubGlobal("localStorage", local);
vi.stubGlobal("sessionStorage", session);
vi.stubGlobal("window", globalThis);
vi.stubGlobal("matchMedia", () => ({ matches: false }));

beforeEach(() => {
  local.clear();
  session.clear();
});

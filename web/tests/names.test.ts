import { describe, expect, it } from "vitest";
import { naming, placeName } from "../src/lib/names";
import { nobody } from "../src/lib/replay.svelte";
import { words } from "../src/lib/words.svelte";
import type { GameInfo } from "../src/wire";

const game = { seat_names: ["red", "blue"], levels: [] } as unknown as GameInfo;
const bot = (seat: number, level: string) => ({ ...nobody(seat, ""), kind: "bot" as const, level });

describe("the names at a table", () => {
  it("are those of people, if nobody shares them", () => {
    const who = naming([nobody(0, "Anna"), nobody(1, "Otto")], game);
    expect([who(0), who(1)]).toEqual(["Anna", "Otto"]);
  });

  it("name the seat too where people share a name", () => {
    const who = naming([nobody(0, "Anna"), nobody(1, "Anna")], game);
    expect(who(0)).toBe(words().table.namesake("Anna", "red"));
    expect(who(0)).not.toBe(who(1));
  });

  it("are the seat's own where nobody is known, with a capital", () => {
    const who = naming([nobody(0, "")], game);
    expect([who(0), who(1)]).toEqual(["Red", "blue"]);
  });

  it("are level and seat for bots", () => {
    expect(naming([bot(0, "random")], game)(0).toLowerCase()).toContain("red");
  });

  it("call chance by its name, and a seat without a name by its number", () => {
    expect(naming([], game)(-1)).toBe(words().replay.chance);
    expect(placeName(null, 2)).toBe("3");
  });
});

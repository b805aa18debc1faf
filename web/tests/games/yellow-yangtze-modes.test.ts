import { describe, expect, it, vi } from "vitest";
import { lifting, mainAction, modesOf, tileKey, LEADER_KEY } from "../../src/games/yellow-yangtze/modes";
import { choosing, type Position } from "../../src/games/yellow-yangtze/pieces";
import { awaits } from "../../src/games/yellow-yangtze/words";
import { presentMode } from "../../src/lib/modes";
import type { LiveTable } from "../../src/lib/table.svelte";
import { Turn } from "../../src/lib/turn.svelte";
import type { Question, View } from "../../src/wire";

const SAY = {
  replace: (n: number) => `replace ${n}`,
  commit: (n: number) => `commit ${n}`,
  commitTo: (n: number, name: string) => `commit ${n} to ${name}`,
  stayOut: "stay out",
  withdraw: "withdraw",
  end: "end",
};
const group = (name: string, ...choices: string[]) => ({ name, choices });

function asked(kind: string, ...groups: { name: string; choices: string[] }[]): Turn {
  const table = { staged: null, unstage: vi.fn(), choose: vi.fn().mockResolvedValue(null) };
  const question = { kind, groups } as unknown as Question;
  return new Turn({
    table: () => table as unknown as LiveTable,
    question: () => question,
    drawn: ({ name }) => /^(tile|lead) /.test(name),
  });
}
const turn = () =>
  asked(
    "turn",
    group("tile red", "a1"),
    group("lead trader", "b2"),
    group("withdraw", "trader"),
    group("riot", "", "farmer"),
    group("replace", ""),
    group("pass", ""),
  );
const main = (of: Turn) => mainAction(of, SAY, "skip");

describe("the tabs", () => {
  it("are always six, and open where something is offered", () => {
    const open = (of: Question | null) => modesOf(of).map(({ groups }) => groups.length > 0);
    expect(open(null)).toEqual([false, false, false, false, false, false]);
    expect(open(turn().question)).toEqual([true, true, true, false, true, true]);
  });

  it("offer an action in several ways where there are several", () => {
    expect(modesOf(turn().question).map(({ acts }) => acts)).toEqual([[], [], ["riot", "riot farmer"], [], [], []]);
  });

  it("follow what is taken up, what is pressed and what is the only way", () => {
    const chosen = turn();
    const present = () => presentMode(modesOf(chosen.question), chosen);
    expect(present()).toBe("");
    chosen.toggle("lead trader");
    expect(present()).toBe("leader");
    chosen.enter("replace");
    expect([present(), chosen.active]).toEqual(["replace", ""]);
    const riot = asked("riot", group("remove", "a1"));
    expect(presentMode(modesOf(riot.question), riot)).toBe("riot");
  });
});

describe("the main button", () => {
  it("does nothing while nothing is prepared", () => {
    expect(main(turn())).toBeNull();
  });

  it("replaces the lifted tiles", () => {
    const chosen = turn();
    chosen.enter("replace");
    expect(main(chosen)).toMatchObject({ label: "replace 0", actions: [] });
    for (const key of [tileKey("red", 0), tileKey("red", 1), tileKey("blue", 3)]) chosen.lift(key);
    chosen.lift(tileKey("red", 1));
    expect(main(chosen)).toMatchObject({
      label: "replace 2",
      actions: ["replace", "discard red", "discard blue", "done"],
    });
  });

  it("ends a replacement that was begun", () => {
    const begun = asked("replace", group("discard", "red"), group("done", ""));
    expect(main(begun)?.actions).toEqual(["done"]);
  });

  it("commits the lifted tiles, if the engine offers that", () => {
    const pledge = asked("pledge", group("commit", "1", "2", "0 leader", "1 leader"));
    expect(lifting(pledge)).toEqual({ verb: "commit", colour: "red", most: 2, leader: "soldier" });
    expect(main(pledge)).toMatchObject({ label: "commit 0", actions: [] });
    pledge.lift(tileKey("red", 0));
    pledge.lift(LEADER_KEY);
    expect(main(pledge)).toMatchObject({ label: "commit 2", actions: ["commit 1 leader"] });
    expect(mainAction(pledge, SAY, "skip", "Wei")?.label).toBe("commit 2 to Wei");
  });

  it("withdraws a lifted leader, ends the turn and skips", () => {
    const chosen = turn();
    chosen.toggle("lead trader");
    expect(main(chosen)?.actions).toEqual(["withdraw trader"]);
    chosen.enter("end");
    expect(main(chosen)?.actions).toEqual(["pass"]);
    expect(main(asked("chain", group("tile blue", "a9"), group("skip", "")))?.actions).toEqual(["skip"]);
  });
});

it("a warring state is chosen on any of its spaces", () => {
  const position = { war: { states: [{ spaces: ["a1", "a2"] }, { spaces: ["c1"] }] } } as unknown as Position;
  const spaces = (name: string) => [...choosing(position, name, ["a1", "c1"]).entries()];
  expect(spaces("support")).toEqual([
    ["a1", "a1"],
    ["a2", "a1"],
    ["c1", "c1"],
  ]);
  expect(spaces("remove")).toEqual([
    ["a1", "a1"],
    ["c1", "c1"],
  ]);
});

describe("who is waited for", () => {
  const who = (seat: number) => ["Ann", "Bob", "Cem"][seat]!;
  const revolt = { attacker: "bull", defender: "lion", leader: "governor" };
  const view = (seat: number | null, ask: string, asks: string, more: object) =>
    ({ seat, position: { questions: [{ ask, seat: asks }], ...more } }) as unknown as View;

  it("is told from everybody's side of a revolt", () => {
    expect(awaits(view(0, "attack", "bull", { revolt }), who)).toBe(
      "Bob revolts against your governor: they are choosing tiles.",
    );
    expect(awaits(view(1, "defend", "lion", { revolt }), who)).toBe(
      "Your governor revolts: Ann is choosing tiles for the defence.",
    );
    expect(awaits(view(2, "defend", "lion", { revolt }), who)).toBe(
      "Bob revolts against Ann’s governor: Ann is choosing tiles.",
    );
  });

  it("is told in a war, in a turn, and not for what is over at once", () => {
    expect(awaits(view(0, "pledge", "bull", { war: { space: "c4" } }), who)).toBe(
      "War over c4: Bob is choosing tiles.",
    );
    expect(awaits(view(null, "turn", "bull", {}), who)).toBe("Bob is taking a turn.");
    expect(awaits(view(0, "merchant", "bull", {}), who)).toBeNull();
  });
});

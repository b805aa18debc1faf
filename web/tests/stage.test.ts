import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Speed } from "../src/lib/pace";
import type { Picture } from "../src/lib/pictures";
import { Stage } from "../src/lib/stage.svelte";

const picture = (name: string, more: Partial<Picture> = {}): Picture =>
  ({ sync: { name }, logs: new Map(), events: [], chapter: "", ...more }) as unknown as Picture;
const [old, a, b, now] = ["old", "a", "b", "now"].map((name) => picture(name)) as [Picture, Picture, Picture, Picture];

function staged(manner: { speed?: Speed; hidden?: boolean } = {}) {
  const moved = vi.fn();
  const stage = new Stage({
    manner: () => ({ speed: 1, reduced: false, hidden: false, ...manner }),
    caption: () => "",
    moved,
  });
  stage.cut(old);
  return { stage, moved };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the stage", () => {
  it("shows one picture after another, and nothing before its turn", () => {
    const { stage } = staged();
    stage.play([a, b, now]);
    expect([stage.picture, stage.behind]).toEqual([a, true]);
    vi.advanceTimersByTime(649);
    expect(stage.picture).toBe(a);
    vi.advanceTimersByTime(2);
    expect(stage.picture).toBe(b);
    vi.advanceTimersByTime(651);
    expect([stage.picture, stage.behind]).toEqual([now, false]);
  });

  it("lets what comes later wait for the present picture", () => {
    const { stage } = staged();
    stage.play([a]);
    stage.play([b]);
    expect([stage.picture, stage.behind]).toEqual([a, true]);
    vi.advanceTimersByTime(651);
    expect([stage.picture, stage.behind]).toEqual([b, false]);
  });

  it("does not let an answer to one's own action wait", () => {
    const { stage } = staged();
    stage.play([a]);
    stage.hurry();
    stage.play([b]);
    expect(stage.picture).toBe(b);
  });

  it("tells what is played and how fast, but not what was cut", () => {
    const { stage } = staged({ speed: 2 });
    expect(stage.moment).toBeNull();
    stage.play([a, b, now]);
    expect(stage.moment).toEqual({ picture: a, time: 325, rate: 2 });
    stage.next();
    expect(stage.moment!.picture).toBe(b);
    stage.end();
    expect([stage.picture, stage.moment]).toEqual([now, null]);
  });

  it("lets the present come to rest, but not what is before it", () => {
    const { stage } = staged();
    stage.play([a, now]);
    stage.rest();
    expect(stage.moment!.picture).toBe(a);
    stage.next();
    stage.rest();
    expect([stage.picture, stage.moment]).toEqual([now, null]);
  });

  it("can end an event, or all of them", () => {
    const { stage } = staged();
    stage.play([a, b, now]);
    stage.next();
    expect(stage.picture).toBe(b);
    stage.end();
    expect([stage.picture, stage.behind]).toEqual([now, false]);
    stage.next();
    expect(stage.picture).toBe(now);
  });

  it("tells whenever it shows another picture", () => {
    const { stage, moved } = staged();
    moved.mockClear();
    stage.play([a, now]);
    vi.advanceTimersByTime(700);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it("plays nothing if that is switched off", () => {
    const { stage } = staged({ speed: 0 });
    stage.play([a, b, now]);
    expect([stage.picture, stage.behind, stage.missed]).toEqual([now, false, false]);
  });

  it("cuts what nobody sees, and what is too much, and offers it", () => {
    const { stage } = staged({ hidden: true });
    stage.play([a, now]);
    expect([stage.picture, stage.missed]).toEqual([now, true]);
    const crowded = staged().stage;
    crowded.play([...Array.from({ length: 20 }, () => a), now]);
    expect([crowded.picture, crowded.missed]).toEqual([now, true]);
    crowded.hurry();
    expect(crowded.missed).toBe(false);
  });
});

describe("a film", () => {
  const [first, second] = ["first", "second"].map((name) => picture(name, { chapter: name })) as [Picture, Picture];

  it("is on while its chapters are shown, and can be stopped and stepped through", () => {
    const { stage } = staged();
    expect(stage.film).toBeNull();
    stage.play([first, second, now]);
    expect(stage.film).toEqual({ first: 1, pictures: [first, second] });
    stage.pause(true);
    vi.advanceTimersByTime(10_000);
    expect(stage.picture).toBe(first);
    stage.go(2);
    expect(stage.picture).toBe(second);
    stage.go(1);
    stage.pause(false);
    vi.advanceTimersByTime(2000);
    expect([stage.picture, stage.film]).toEqual([now, null]);
  });

  it("can be played again, even if events are not played; then the present is back", () => {
    const { stage } = staged({ speed: 0 });
    stage.replay([a, b]);
    expect([stage.picture, stage.again, stage.film]).toEqual([a, true, { first: 0, pictures: [a, b] }]);
    stage.play([now]);
    expect(stage.picture).toBe(a);
    vi.advanceTimersByTime(651);
    expect(stage.picture).toBe(b);
    vi.advanceTimersByTime(651);
    expect([stage.picture, stage.again]).toEqual([old, false]);
    vi.advanceTimersByTime(651);
    expect([stage.picture, stage.behind]).toEqual([now, false]);
  });

  it("has nothing to play again where nothing happened", () => {
    const { stage } = staged();
    stage.replay([]);
    expect([stage.picture, stage.again]).toEqual([old, false]);
  });
});

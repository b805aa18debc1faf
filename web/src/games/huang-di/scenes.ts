// What a picture shows besides the pieces: the steps of a petition, and the block that is being removed.
import type { Frame } from "..";
import { lasting } from "../../lib/flights";
import type { HuangDiEvent, View } from "../../wire";
import { CONVICT, MARKER } from "./flights";
import type { Facts } from "./pieces";

type EventOf<T extends HuangDiEvent["type"]> = Extract<HuangDiEvent, { type: T }>;

export interface Scene {
  /** Closed hands; all open together; bars grow; what decides a tie blinks; a block is about to leave. */
  phase: "hands" | "open" | "bars" | "tie" | "ring";
  /** The seats whose jade decides. */
  deciding: readonly number[];
  /** The cell of the block. */
  cell: string | null;
}

/** How long these are looked at, in milliseconds. */
const HANDS = 400;
const OPEN = 240;
const BARS = 600;
const TIE = 480;
const RING = 200;
/** The marker travels; then jade and emperor block. */
export const TAKEN = MARKER + lasting({ manner: "travel" });

const show = (
  view: View,
  scene: Partial<Scene> & Pick<Scene, "phase">,
  events: HuangDiEvent[],
  time: number,
): Frame => ({
  view: { ...view, facts: { ...(view.facts as Facts), scene: { deciding: [], cell: null, ...scene } } as Facts },
  events,
  chapter: "",
  time,
  flights: [],
});

/** The hands before they open. */
export const showHands = (view: View, events: HuangDiEvent[]): Frame => show(view, { phase: "hands" }, events, HANDS);

/** The hands open, and the bars grow. If values are equal and jade decides between them, it blinks. */
export function showBids(view: View, shown: EventOf<"BidsRevealed">, rest: readonly HuangDiEvent[]): Frame[] {
  const winner = rest.find((event): event is EventOf<"MarkerTaken"> => event.type === "MarkerTaken")?.seat;
  const equal = shown.values.filter((value) => winner !== undefined && value === shown.values[winner]).length > 1;
  const tied = rest.some((event) => event.type === "BidsTied");
  return [
    show(view, { phase: "open" }, [shown], OPEN),
    show(view, { phase: "bars" }, [], BARS),
    ...(equal && !tied ? [show(view, { phase: "tie", deciding: [winner!] }, [], TIE)] : []),
  ];
}

/** Bids that are equal in everything. */
export const showTie = (view: View, event: EventOf<"BidsTied">): Frame =>
  show(view, { phase: "tie", deciding: event.seats }, [event], TIE);

/** A block is marked, and convicts step in one after the other. */
export function showDoomed(view: View, died: EventOf<"WorkersDied">, cell: string): Frame[] {
  const walk = lasting({ manner: "step", delay: CONVICT * (died.convicts - 1) });
  return [show(view, { phase: "ring", cell }, [], RING), show(view, { phase: "ring", cell }, [died], walk)];
}

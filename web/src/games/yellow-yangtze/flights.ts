// What flies over the table in an event: pieces from hands to spaces and home again, points to those who won them.
import { WAVE, type Flight, type Place, type Sketch } from "../../lib/flights";
import type { View, YellowYangtzeEvent } from "../../wire";
import { KIND, SEATS, dressed, type Colour, type Position } from "./pieces";

type Support = Extract<YellowYangtzeEvent, { type: "WarSupported" | "RevoltCommitted" }>;

const tile = (colour: string): Sketch => ({
  box: "-40 -46.2 80 92.4",
  uses: [{ href: `yy-tile-${KIND[colour as Colour]}`, x: -46, y: -46, width: 92, height: 92 }],
});
const leader = (name: string, seat: number): Sketch => ({
  box: "-40 -46.2 80 92.4",
  uses: [
    { href: `yy-leader-${name}`, x: -44, y: -49, width: 88, height: 93 },
    { href: `em-${SEATS[seat]}`, x: -17, y: -17, width: 34, height: 34 },
  ],
  style: dressed(SEATS[seat]!),
});
const point = (colour: string): Sketch => ({
  box: "-50 -50 100 100",
  uses: [{ href: `yy-tile-${KIND[colour as Colour]}-s`, x: -50, y: -50, width: 100, height: 100 }],
});

/** Where a seat keeps a kind of piece: in the hand that is seen, or at its card. */
const held = (view: View, seat: number, group: string): Place =>
  view.seat === seat ? [`group ${group}`, `seat ${seat}`] : [`seat ${seat}`];
const on = (space: string): Place => [`space ${space}`];

/** What a seat adds to a side of a conflict: tiles, perhaps a leader, from its place to the side's pips. */
function flySupport(view: View, event: Support, side: number): Flight[] {
  const [kind, colour] = event.type === "WarSupported" ? ["soldier", "red"] : ["governor", "black"];
  const looks = Array<Sketch>(event.number).fill(tile(colour));
  return [...looks, ...(event.leader ? [leader(kind, event.seat)] : [])].map((look, index) => ({
    look,
    from: view.seat === event.seat ? held(view, event.seat, `tile ${colour}`) : [`order ${event.seat}`],
    to: [`pips ${side}`],
    manner: "travel",
    size: 36,
    delay: WAVE * index,
  }));
}

/** What flies because of events that happen together, after the view before them. */
export function flights(events: readonly YellowYangtzeEvent[], view: View): Flight[] {
  const chips = new Map<string, number>();
  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case "TilePlaced":
        return [
          {
            look: tile(event.colour),
            from: held(view, event.seat, `tile ${event.colour}`),
            to: on(event.space),
            manner: "travel",
            piece: `tile ${event.space}`,
          },
        ];
      case "LeaderPlaced":
        return [
          {
            look: leader(event.leader, event.seat),
            from: event.origin === null ? held(view, event.seat, `lead ${event.leader}`) : on(event.origin),
            to: on(event.space),
            manner: "travel",
            piece: `leader ${SEATS[event.seat]} ${event.leader}`,
          },
        ];
      case "LeaderWithdrawn":
      case "LeaderReturned":
        return [
          {
            look: leader(event.leader, event.seat),
            from: on(event.space),
            to: held(view, event.seat, `lead ${event.leader}`),
            manner: event.type === "LeaderReturned" ? "home" : "travel",
            piece: `leader ${SEATS[event.seat]} ${event.leader}`,
          },
        ];
      case "TileRemoved":
        return [
          { look: tile(event.colour), from: on(event.space), to: [], manner: "home", piece: `tile ${event.space}` },
        ];
      case "MerchantTaken":
        return [
          {
            look: tile(event.colour),
            from: [`merchant ${event.colour}`],
            to: held(view, event.seat, `tile ${event.colour}`),
            manner: "travel",
          },
        ];
      case "WarSupported":
        return event.state === null ? [] : flySupport(view, event, event.state);
      case "RevoltCommitted": {
        const { revolt } = view.position as Position;
        return revolt ? flySupport(view, event, revolt.attacker === SEATS[event.seat] ? 0 : 1) : [];
      }
      case "PointScored": {
        const before = chips.get(event.space) ?? 0;
        chips.set(event.space, before + 1);
        return [
          {
            look: point(event.colour),
            from: on(event.space),
            to: [`seat ${event.seat}`],
            manner: "rise",
            text: `+${event.number}`,
            size: 22,
            delay: WAVE * before,
          },
        ];
      }
      default:
        return [];
    }
  });
}

/** How pieces leave the board after a conflict, one kind after the other: leaders, tiles in waves, and with them the
 *  points of those who won. */
export function homecoming(events: readonly YellowYangtzeEvent[], view: View): Flight[] {
  const order = ["LeaderReturned", "TileRemoved", "PointScored"];
  const sorted = events.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  let wave = 0;
  return flights(sorted, view).map((flight) =>
    flight.manner === "home" ? { ...flight, delay: WAVE * wave++ } : flight,
  );
}

// What happens, picture by picture: the events, applied to the view before them. There are no rules here: the events
// say who does what, and what follows. What everybody could work out stays as it was until the server's view shows it.
import type { Frame } from "..";
import type { GameEvent, HuangDiEvent, View } from "../../wire";
import type { Flight } from "../../lib/flights";
import { Air } from "./flights";
import { TAKEN, showHands, showDoomed, showBids, showTie } from "./scenes";
import { SEATS, type Card, type Position, type Seat, type SeatThings } from "./pieces";

type Type = HuangDiEvent["type"];
type EventOf<T extends Type> = Extract<HuangDiEvent, { type: T }>;

/** Events of one kind that follow each other are one picture: they happen at the same moment. */
const TOGETHER: Partial<Record<Type, string>> = {
  FavourDealt: "turn",
  FavourSeen: "turn",
  FavourReturned: "turn",
  RoundBegan: "turn",
  TurnBegan: "turn",
  EmperorBlockLost: "turn",
  MarkerTaken: "marker",
  CardPlayed: "card",
  CardRepeated: "card",
  BuildDeclared: "card",
  TaskmasterMoved: "card",
  PeasantsRecruited: "card",
  ConvictsTaken: "card",
  BlocksQuarried: "card",
  JadePaid: "",
  JadeTaken: "",
  PrisonFilled: "",
  FavourKept: "",
  FavoursBuried: "",
  ChipTaken: "",
  WorkersDied: "workers",
  BlockPlaced: "block",
  BlockRemoved: "block",
  PlaquePlaced: "block",
  RowScored: "points",
  LevelScored: "points",
  PointsScored: "points",
};

/** The moment that an event belongs to. What costs or brings something belongs to what it was for. */
function momentOf(event: HuangDiEvent, before: string): string {
  if (event.type === "JadePaid" && event.cause === "P3") return "marker";
  return (TOGETHER[event.type] ?? event.type) || before;
}

/** The pictures of events that follow a view. */
export function frames(before: View, events: GameEvent[]): Frame[] {
  const [picture, air, found] = [new Picture(before), new Air(), [] as Frame[]];
  let moment = "none";
  for (const [at, event] of (events as HuangDiEvent[]).entries()) {
    const rest = (events as HuangDiEvent[]).slice(at + 1);
    const now = momentOf(event, moment);
    const staged = stage(picture, event, rest, found);
    if (event.type === "WorkersDied") air.about(removedBy(rest));
    picture.apply(event);
    const flights = air.of(event);
    if (staged) found.push(...staged(picture.view(), flights));
    else {
      const last = now === moment ? found.pop() : undefined;
      const time = now === "marker" ? TAKEN : undefined;
      const [told, flown] = [
        [...(last?.events ?? []), event],
        [...(last?.flights ?? []), ...flights],
      ];
      found.push({ view: picture.view(), events: told, chapter: "", time, flights: flown });
    }
    moment = staged ? "staged" : now;
  }
  const last = found.at(-1);
  if (last) last.time = undefined;
  return found;
}

/** The cell from which a block is removed next. */
const removedBy = (rest: readonly HuangDiEvent[]): string => {
  const next = rest[0];
  return next?.type === "BlockRemoved" ? next.cell : "";
};

/** The scene that an event is shown in, if it has one: its pictures, from the view after the event. */
function stage(
  picture: Picture,
  event: HuangDiEvent,
  rest: readonly HuangDiEvent[],
  found: Frame[],
): ((view: View, flights: Flight[]) => Frame[]) | null {
  if (event.type === "BidMade") return (view) => [showHands(view, [event])];
  if (event.type === "BidsRevealed") {
    if (found.at(-1)?.events.at(-1)?.type !== "BidMade") found.push(showHands(picture.view(), []));
    return (view) => showBids(view, event, rest);
  }
  if (event.type === "BidsTied") return (view) => [showTie(view, event)];
  if (event.type !== "WorkersDied" || event.cause !== "B4") return null;
  const [ring, walk] = showDoomed(picture.view(), event, removedBy(rest));
  found.push(ring!);
  return (view, flights) => [{ ...walk!, view: { ...walk!.view, position: view.position }, flights }];
}

/** A view that changes as events say. */
class Picture {
  private position: Position;
  private actors: readonly number[];

  constructor(private before: View) {
    this.position = before.position as Position;
    this.actors = before.actors;
  }

  view(): View {
    return { ...this.before, question: null, actors: [...this.actors], position: this.position };
  }

  apply(event: HuangDiEvent): void {
    const change = this.changes[event.type] as ((event: HuangDiEvent) => Partial<Position>) | undefined;
    if (change) this.position = { ...this.position, ...change(event) };
    if (event.type === "BidMade") this.actors = this.actors.filter((seat) => seat !== event.seat);
  }

  /** A seat gets so much more of these. */
  private give(seat: number, more: Partial<Record<keyof SeatThings, number>>): Pick<Position, "seats"> {
    const things = this.position.seats[SEATS[seat]!]!;
    const numbers = Object.entries(more).map(([name, number]) => [name, things[name as "jade"] + (number ?? 0)]);
    return this.change(seat, Object.fromEntries(numbers) as Partial<SeatThings>);
  }

  private change(seat: number, changed: Partial<SeatThings>): Pick<Position, "seats"> {
    const [name, { seats }] = [SEATS[seat]!, this.position];
    return { seats: { ...seats, [name]: { ...seats[name]!, ...changed } } };
  }

  private fill(province: number, jade: number, convicts: number): Pick<Position, "prisons"> {
    const prisons = this.position.prisons.map((prison, index) =>
      index + 1 === province ? { jade: prison.jade + jade, convicts: prison.convicts + convicts } : prison,
    );
    return { prisons };
  }

  private changes: { [T in Type]?: (event: EventOf<T>) => Partial<Position> } = {
    RoundBegan: (e) => ({ round: { ...this.position.round, number: e.number } }),
    JadeTaken: (e) => this.give(e.seat, { jade: e.number }),
    JadePaid: (e) => this.give(e.seat, { jade: -e.number }),
    BidMade: (e) => this.change(e.seat, { bid: e.jade ?? "hidden" }),
    BidsRevealed: () => ({ questions: [] }),
    MarkerTaken: (e) => ({
      round: {
        ...this.position.round,
        marker: SEATS[e.seat] as Seat,
        emperor_left: e.emperor_blocks,
        emperor_held: true,
      },
    }),
    PrisonFilled: (e) => this.fill(e.province, e.jade, e.convicts),
    PrisonEmptied: (e) => ({
      ...this.give(e.seat, { jade: e.jade, convicts: e.convicts }),
      ...this.fill(e.province, -e.jade, -e.convicts),
    }),
    CardPlayed: (e) => ({ turn: { ...this.position.turn, shown: e.card as Card } }),
    CardBoughtBack: (e) => (e.price === "chip" ? this.give(e.seat, { chips: -1 }) : {}),
    PeasantsRecruited: (e) => this.give(e.seat, { peasants: e.number }),
    ConvictsTaken: (e) => this.give(e.seat, { convicts: e.number, peasants: -e.peasants }),
    BlocksQuarried: (e) => this.give(e.seat, { blocks: e.number, area: -e.number }),
    WorkersDied: (e) => this.give(e.seat, { peasants: -e.peasants, convicts: -e.convicts }),
    BlockPlaced: (e) => ({
      ...(e.emperor ? {} : this.give(e.seat, { blocks: -1 })),
      wall: { ...this.position.wall, [e.cell]: e.emperor ? "emperor" : (SEATS[e.seat] as Seat) },
    }),
    BlockRemoved: (e) => {
      const { [e.cell]: _, ...wall } = this.position.wall;
      return { wall, ...this.give(e.owner, { blocks: 1 }) };
    },
    PlaquePlaced: (e) => ({ plaques: [...this.position.plaques, e.cell] }),
    TaskmasterMoved: (e) => this.change(e.seat, { taskmaster: e.province }),
    ChipTaken: (e) => this.give(e.seat, { chips: 1 }),
    PointsScored: (e) => this.give(e.seat, { points: e.number }),
    TurnBegan: (e) => ({ turn: { seat: SEATS[e.seat] as Seat, shown: null, bought: false } }),
  };
}

// What happens, picture by picture: the events, applied to the view before them. There are no rules here: the events
// say who does what, and what follows. What everybody could work out (the states, the support of a leader) is left as
// it was, or left out, until the server's view shows it.
import type { Frame } from "..";
import type { GameEvent, View, YellowYangtzeEvent } from "../../wire";
import { EVENT } from "../../lib/pace";
import { longest } from "../../lib/flights";
import { flights, homecoming } from "./flights";
import { decides, ending, follows, winnerOf } from "./endings";
import { SEATS, type Colour, type Facts, type Position } from "./pieces";

type Type = YellowYangtzeEvent["type"];
type EventOf<T extends Type> = Extract<YellowYangtzeEvent, { type: T }>;

/** Events of one kind that follow each other are one picture: they happen at the same moment. */
const TOGETHER: Partial<Record<Type, string>> = {
  TilePlaced: "placed",
  LeaderPlaced: "placed",
  StatesUnited: "placed",
  PagodaOffered: "placed",
  PointScored: "points",
  LeaderReturned: "returned",
  TileRemoved: "removed",
  PagodaLost: "removed",
  TileDiscarded: "turn",
  TileDrawn: "turn",
  MerchantDrawn: "turn",
  TurnBegan: "turn",
};

/** The pictures of events that follow a view. */
export function frames(before: View, events: GameEvent[]): Frame[] {
  const picture = new Picture(before);
  const found: Frame[] = [];
  let moment = "";
  for (let at = 0; at < events.length; at++) {
    const event = events[at] as YellowYangtzeEvent;
    if (decides(event)) {
      const rest = (events as YellowYangtzeEvent[]).slice(at + 1);
      const until = rest.findIndex((one) => !follows(one));
      const brought = until < 0 ? rest : rest.slice(0, until);
      found.push(...ending(picture.view(), event, winnerOf(event, picture.attacker), brought));
      for (const one of brought) picture.apply(one);
      picture.settle();
      at += brought.length;
      const home = homecoming(brought, before);
      const time = longest(home) > EVENT ? longest(home) : undefined;
      if (at === events.length - 1 || home.length)
        found.push({ view: picture.view(), events: [], chapter: "", time, flights: home });
      moment = "";
      continue;
    }
    const now = TOGETHER[event.type] ?? event.type;
    const joined = now === moment ? found.pop()!.events : [];
    picture.apply(event);
    found.push({ view: picture.view(), events: [...joined, event], chapter: "" });
    moment = now;
  }
  for (const frame of found)
    frame.flights ??= frame.time === undefined ? flights(frame.events as YellowYangtzeEvent[], before) : [];
  return found;
}

type Held = Record<string, number> | number;

/** A number of tiles more, hidden or not. */
function more(held: Held, colour: string | null, number: number): Held {
  if (typeof held === "number") return held + number;
  return colour === null ? held : { ...held, [colour]: (held[colour] ?? 0) + number };
}

/** A view that changes as events say. */
class Picture {
  private position: Position;
  private facts: Facts;

  constructor(private before: View) {
    this.position = before.position as Position;
    this.facts = before.facts as Facts;
  }

  view(): View {
    return { ...this.before, question: null, position: this.position, facts: this.facts };
  }

  apply(event: YellowYangtzeEvent): void {
    const change = this.changes[event.type] as ((event: YellowYangtzeEvent) => Partial<Position>) | undefined;
    if (change) this.position = { ...this.position, ...change(event) };
  }

  /** The seat that revolts. */
  get attacker(): number | null {
    const { revolt } = this.position;
    return revolt ? SEATS.indexOf(revolt.attacker) : null;
  }

  /** The conflict is over. */
  settle(): void {
    this.position = { ...this.position, war: null, revolt: null };
    this.facts = { ...this.facts, sides: [] };
  }

  /** A side of the conflict is stronger by so much. */
  private reinforce(side: number, number: number): void {
    const sides = this.facts.sides.map((one, index) =>
      index === side ? { ...one, strength: one.strength + number } : one,
    );
    this.facts = { ...this.facts, sides };
  }

  private hold(seat: number, colour: string | null, number: number): Pick<Position, "hands"> {
    const [name, hands] = [SEATS[seat]!, this.position.hands];
    return { hands: { ...hands, [name]: more(hands[name] ?? 0, colour, number) } };
  }

  private offer(colour: string, number: number): Pick<Position, "merchants"> {
    return { merchants: more(this.position.merchants, colour, number) as Record<string, number> };
  }

  private empty(number: number): Partial<Position> {
    return typeof this.position.bag === "number" ? { bag: this.position.bag - number } : {};
  }

  private stand(seat: number, leader: string, space: string | null): Pick<Position, "leaders"> {
    const [name, { leaders }, { support }] = [SEATS[seat]!, this.position, this.facts];
    const { [leader]: _, ...rest } = support[name] ?? {};
    this.facts = { ...this.facts, support: { ...support, [name]: rest } };
    return { leaders: { ...leaders, [name]: { ...leaders[name], [leader]: space } } };
  }

  private without(triangle: string): string[] {
    return this.position.pagodas.filter((one) => one !== triangle);
  }

  private pledge({ seat, state, number, leader }: EventOf<"WarSupported">): Partial<Position> {
    const { war } = this.position;
    if (!war || state === null) return {};
    this.reinforce(state, number + Number(leader));
    const states = war.states.map((one, index) =>
      index === state
        ? { ...one, tiles: one.tiles + number, leaders: leader ? [...one.leaders, SEATS[seat]!] : one.leaders }
        : one,
    ) as NonNullable<Position["war"]>["states"];
    return { war: { ...war, states }, ...this.hold(seat, "red", -number) };
  }

  private commit({ seat, number, leader }: EventOf<"RevoltCommitted">): Partial<Position> {
    const { revolt } = this.position;
    const attacks = revolt?.attacker === SEATS[seat];
    const added = attacks ? number + Number(leader) : 0;
    this.reinforce(attacks ? 0 : 1, number + Number(leader));
    return {
      ...(revolt ? { revolt: { ...revolt, committed: revolt.committed + added } } : {}),
      ...this.hold(seat, "black", -number),
    };
  }

  private changes: { [T in Type]?: (event: EventOf<T>) => Partial<Position> } = {
    TurnBegan: (e) => ({
      turn: { ...this.position.turn, seat: SEATS[e.seat] as Position["turn"]["seat"], actions_left: 2 },
    }),
    TileDrawn: (e) => ({ ...this.hold(e.seat, e.colour, 1), ...this.empty(1) }),
    MerchantDrawn: (e) => ({ ...this.offer(e.colour, 1), ...this.empty(1) }),
    TileDiscarded: (e) => this.hold(e.seat, e.colour, -1),
    TilePlaced: (e) => ({
      ...this.hold(e.seat, e.colour, -1),
      tiles: { ...this.position.tiles, [e.space]: e.colour as Colour },
    }),
    TileRemoved: (e) => {
      const { [e.space]: _, ...tiles } = this.position.tiles;
      return { tiles };
    },
    PointScored: (e) => {
      const [name, { points }] = [SEATS[e.seat]!, this.position];
      if (!points[name]) return {};
      return { points: { ...points, [name]: more(points[name], e.colour, e.number) as Record<string, number> } };
    },
    MerchantTaken: (e) => ({ ...this.offer(e.colour, -1), ...this.hold(e.seat, e.colour, 1) }),
    TilesPaid: (e) => this.hold(e.seat, e.colour, -e.number),
    LeaderPlaced: (e) => this.stand(e.seat, e.leader, e.space),
    LeaderWithdrawn: (e) => this.stand(e.seat, e.leader, null),
    LeaderReturned: (e) => this.stand(e.seat, e.leader, null),
    PagodaBuilt: (e) => ({ pagodas: [...this.position.pagodas, e.triangle] }),
    PagodaMoved: (e) => ({ pagodas: [...this.without(e.origin), e.triangle] }),
    PagodaLost: (e) => ({ pagodas: this.without(e.triangle) }),
    RevoltBegan: (e) => ({
      revolt: {
        attacker: SEATS[e.attacker],
        defender: SEATS[e.defender],
        leader: e.leader,
        committed: 0,
      } as Position["revolt"],
    }),
    RevoltCommitted: (e) => this.commit(e),
    WarBegan: (e) => ({
      war: { space: e.space, states: e.states.map((spaces) => ({ spaces, tiles: 0, leaders: [] })), loss: 0 },
    }),
    WarSupported: (e) => this.pledge(e),
  };
}

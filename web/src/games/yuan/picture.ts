// The film of a turn: the events, applied to the picture before it. There are no rules here: the events say who does
// what, and what follows.
import type { Frame } from "..";
import type { GameEvent, View, YuanEvent } from "../../wire";
import { factsOf, positionOf, type Clan, type Facts, type Holding, type Position, type Scene } from "./pieces";

type Type = YuanEvent["type"];
type EventOf<T extends Type> = Extract<YuanEvent, { type: T }>;

/** Events of one kind that follow each other are one picture: they happen at the same moment. */
const TOGETHER: Partial<Record<Type, string>> = {
  PlanRevealed: "plans",
  ClanPassed: "plans",
  ColonizationClashed: "clashes",
  PlanCancelled: "clashes",
  ProvinceColonized: "colonies",
  ProvincesClaimed: "claims",
  ClaimContested: "claims",
  CityArose: "cities",
  TempleBuilt: "temples",
  TheftPrevented: "thefts",
  ChaoStolen: "thefts",
  CityFortified: "works",
  ArmiesRaised: "works",
  ActionVoid: "works",
  ArmiesMustered: "musters",
  ZoneAttacked: "zones",
  ZonesClashed: "zones",
  ProvinceCaptured: "captures",
  GroupDestroyed: "captures",
  ProvincesFreed: "captures",
  ChaoRefunded: "income",
  ChaoEarned: "income",
  ArmiesDisbanded: "upgrade",
  MarkersSet: "upgrade",
};

/** Whether events hold a resolution. */
export const filmed = (events: GameEvent[]): boolean =>
  events.some((event) => (event as YuanEvent).type === "PhaseBegan");

/** The film of a resolution. `title` names a phase. */
export function frames(before: View, events: GameEvent[], title: (phase: string) => string): Frame[] {
  const picture = new Picture(before);
  const film: Frame[] = [];
  let [chapter, moment] = ["", ""];
  for (const event of events as YuanEvent[]) {
    if (event.type === "PlanMade") continue;
    if (event.type === "PhaseBegan") {
      [chapter, moment] = [title(event.phase), ""];
      continue;
    }
    picture.apply(event);
    const now = TOGETHER[event.type] ?? "";
    const last = film.at(-1);
    if (last && now && now === moment && last.chapter === chapter)
      film[film.length - 1] = { view: picture.view(), events: [...last.events, event], chapter };
    else {
      picture.scene = picture.sceneOf(event);
      film.push({ view: picture.view(), events: [event], chapter });
    }
    moment = now;
  }
  return film;
}

const VILLAGE = { cities: 0, rampart: "none", armies: 0 } as const;

/** A picture that changes as events say. */
export class Picture {
  private position: Position;
  private facts: Facts;
  scene: Scene = { aims: [], marches: [] };

  constructor(private before: View) {
    const position = positionOf(before);
    this.position = {
      ...position,
      provinces: { ...position.provinces },
      temples: [...position.temples],
      chao: { ...position.chao },
      plans: {},
    };
    this.facts = { ...factsOf(before), defence: {} };
  }

  view(): View {
    const position = {
      ...this.position,
      provinces: { ...this.position.provinces },
      temples: [...this.position.temples],
      chao: { ...this.position.chao },
    };
    const facts = { ...this.facts, scene: { aims: [...this.scene.aims], marches: [...this.scene.marches] } };
    return { ...this.before, question: null, actors: [], position, facts };
  }

  /** A new moment begins: only the plans stay in sight while they are shown, and armies while they fight. */
  sceneOf(event: YuanEvent): Scene {
    const fights = ["AttackersFought", "ProvinceAttacked"].includes(event.type);
    const marching = event.type === "ArmiesMustered" || fights;
    return {
      aims: event.type === "PlanRevealed" || event.type === "ClanPassed" ? this.scene.aims : [],
      marches: marching ? this.scene.marches : [],
    };
  }

  apply(event: YuanEvent): void {
    const change = this.changes[event.type] as ((event: YuanEvent) => void) | undefined;
    change?.(event);
  }

  private pay(seat: number, number: number): void {
    const name = Object.keys(this.position.chao)[seat]!;
    this.position.chao[name] = (this.position.chao[name] ?? 0) + number;
  }

  private payClan(clan: string, number: number): void {
    const name = Object.entries(this.position.clans).find(([, one]) => one === clan)?.[0];
    if (name) this.position.chao[name] = (this.position.chao[name] ?? 0) + number;
  }

  private settle(clan: string, provinces: readonly string[], armies = 0): void {
    for (const province of provinces) this.position.provinces[province] = { clan: clan as Clan, ...VILLAGE, armies };
  }

  private free(provinces: readonly string[]): void {
    for (const province of provinces) delete this.position.provinces[province];
  }

  private alter(province: string, change: (holding: Holding) => Partial<Holding>): void {
    const holding = this.position.provinces[province];
    if (holding) this.position.provinces[province] = { ...holding, ...change(holding) };
  }

  private build(province: string, built: readonly string[]): void {
    for (const one of built)
      this.alter(province, ({ cities, rampart }) => ({
        cities: one === "city" ? 1 : one === "second city" ? 2 : cities,
        rampart: one === "rampart" ? "wood" : one === "stone rampart" ? "stone" : rampart,
      }));
  }

  private changes: { [T in Type]?: (event: EventOf<T>) => void } = {
    PlanRevealed: (e) => {
      this.pay(e.seat, -e.costs.reduce((sum, cost) => sum + cost, 0));
      this.scene.aims.push({ clan: e.clan as Clan, target: e.target, levels: [...e.levels] });
    },
    ClanPassed: (e) => void this.scene.aims.push({ clan: e.clan as Clan, target: null, levels: [0, 0, 0] }),
    PlanCancelled: (e) => this.pay(e.seat, e.refund),
    ProvinceColonized: (e) => this.settle(e.clan, [e.province]),
    ProvincesClaimed: (e) => this.settle(e.clan, e.provinces),
    CityArose: (e) => this.alter(e.province, () => ({ cities: 1 })),
    TempleBuilt: (e) => void this.position.temples.push(e.province),
    ChaoStolen: (e) => {
      this.pay(e.seat, e.number);
      this.payClan(e.victim, -e.number);
    },
    CityFortified: (e) => this.build(e.province, e.built),
    ArmiesRaised: (e) => this.alter(e.province, ({ armies }) => ({ armies: armies + e.number })),
    ArmiesMustered: (e) => {
      for (const [home, number] of e.origins) {
        this.alter(home, () => ({ armies: 0 }));
        this.scene.marches.push({ clan: e.clan as Clan, from: home, to: e.target, number });
      }
    },
    ProvinceAttacked: (e) => {
      if (!e.won) this.alter(e.target, ({ armies }) => ({ armies: armies - e.killed }));
    },
    ZoneAttacked: (e) => this.alter(e.province, ({ armies }) => ({ armies: armies - e.killed })),
    ProvinceCaptured: (e) => this.settle(e.clan, [e.province], e.survivors),
    GroupDestroyed: (e) => this.settle(e.clan, e.provinces),
    ProvincesFreed: (e) => this.free(e.provinces),
    VolcanoErupted: (e) => this.free(e.provinces),
    ChaoRefunded: (e) => this.pay(e.seat, e.number),
    ChaoEarned: (e) => this.pay(e.seat, e.number),
    ArmiesDisbanded: (e) => this.alter(e.province, ({ armies }) => ({ armies: armies - e.number })),
    MarkersSet: (e) => {
      const known = this.facts.clans[e.clan as Clan];
      const held = Object.values(this.position.provinces).filter((one) => one.clan === e.clan);
      const armies = held.reduce((sum, one) => sum + one.armies, 0);
      if (known) {
        const now = {
          ...known,
          rice: e.rice,
          forest: e.forest,
          mine: e.mine,
          temples: e.temples,
          provinces: held.length,
          armies,
        };
        this.facts = { ...this.facts, clans: { ...this.facts.clans, [e.clan]: now } };
      }
    },
    TurnBegan: (e) => {
      this.position.turn = e.turn;
      this.facts = { ...this.facts, objective: e.objective };
    },
    GameEnded: (e) => {
      this.position.ended = e.rule as Position["ended"];
    },
  };
}

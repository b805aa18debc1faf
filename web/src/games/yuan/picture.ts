// The film of a turn: the events, applied to the picture before it. There are no rules here: the events say who does
// what, and what follows.
import type { Frame } from "..";
import type { GameEvent, View, YuanEvent } from "../../wire";
import { assault, rivals, type Fight } from "./battle";
import { flights } from "./flights";
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

/** The film of a resolution; anything else is one picture. `title` names a phase. */
export function frames(before: View, events: GameEvent[], title: (phase: string) => string): Frame[] {
  if (!filmed(events)) return [];
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
    const last = now && now === moment && film.at(-1)?.chapter === chapter ? film.pop() : undefined;
    if (!last) picture.scene = picture.sceneOf(event);
    const [told, flown] = [
      [...(last?.events ?? []), event],
      [...(last?.flights ?? []), ...flights(event, before)],
    ];
    film.push({ view: picture.view(), events: told, chapter, flights: flown });
    moment = now;
  }
  return film;
}

const VILLAGE = { cities: 0, rampart: "none", armies: 0 } as const;

/** The fight that an event tells of. */
function fightOf(event: YuanEvent): Fight[] {
  if (event.type === "AttackersFought") return [rivals(event)];
  return event.type === "ProvinceAttacked" ? [assault(event)] : [];
}

/** A picture that changes as events say. */
export class Picture {
  private position: Position;
  private facts: Facts;
  scene: Scene = { aims: [], marches: [], fights: [], taken: [] };
  /** Where attacks came from, by clan and target, and what each clan attacked. */
  private roads = new Map<string, string>();
  private attacked = new Map<string, string>();
  /** The attacks that were beaten off, by clan and target. */
  private beaten = new Set<string>();

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
    const { aims, marches, fights, taken } = this.scene;
    const scene: Scene = { aims: [...aims], marches: [...marches], fights, taken: [...taken] };
    const facts = { ...this.facts, scene };
    return { ...this.before, question: null, actors: [], position, facts };
  }

  /** A new moment begins: only the plans stay in sight while they are shown, and armies while they fight. */
  sceneOf(event: YuanEvent): Scene {
    const { aims, marches, taken } = this.scene;
    const fights = fightOf(event);
    const marching = event.type === "ArmiesMustered" || fights.length > 0;
    const scene = {
      aims: event.type === "PlanRevealed" || event.type === "ClanPassed" ? aims : [],
      marches: marching ? marches.filter(({ clan, to }) => !this.beaten.has(`${clan} ${to}`)) : [],
      fights,
      taken: event.type === "ProvinceCaptured" || event.type === "GroupDestroyed" ? taken : [],
    };
    for (const { target, forces, held, rampart } of fights)
      for (const { clan, flags, lost } of forces)
        if (rampart === undefined ? lost === flags : held) this.beaten.add(`${clan} ${target}`);
    return scene;
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

  /** Provinces change hands: their borders show from where. */
  private take(clan: string, loser: string, provinces: readonly string[]): void {
    for (const province of provinces) {
      const from = this.roads.get(`${clan} ${province}`) ?? this.attacked.get(clan);
      if (from) this.scene.taken.push({ province, clan, loser, from });
    }
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
        this.roads.set(`${e.clan} ${e.target}`, home);
      }
      this.attacked.set(e.clan, e.target);
    },
    ProvinceAttacked: (e) => {
      if (!e.won) this.alter(e.target, ({ armies }) => ({ armies: armies - e.killed }));
    },
    ZoneAttacked: (e) => this.alter(e.province, ({ armies }) => ({ armies: armies - e.killed })),
    ProvinceCaptured: (e) => {
      this.settle(e.clan, [e.province], e.survivors);
      this.take(e.clan, e.loser, [e.province]);
    },
    GroupDestroyed: (e) => {
      this.settle(e.clan, e.provinces);
      this.take(e.clan, e.loser, e.provinces);
    },
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

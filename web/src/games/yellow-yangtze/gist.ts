// What an action would do, for the eye: the strengths of a conflict, points, pagodas.
import type { Chip, Gist, Spot, Who } from "..";
import type {
  Forecast,
  View,
  YellowYangtzeEvent,
  YellowYangtzeForecastFacts,
  YellowYangtzeRevoltBegan,
  YellowYangtzeWarBegan,
} from "../../wire";
import { CAPITALS } from "./board";
import { capitalOf } from "./ground";
import { KIND, emblem, type Colour } from "./pieces";
import { label, named, rule, text } from "./words";

const ON_SPACES = ["tile", "lead", "remove", "support", "winner"];

/** The space or the triangle of an action. */
export function spot(action: string): Spot | null {
  const [verb = "", ...rest] = action.split(" ");
  if (verb === "pagoda" || verb === "move") return { kind: "triangle", name: rest.join(" ") };
  return ON_SPACES.includes(verb) && rest.length ? { kind: "space", name: rest.at(-1)! } : null;
}

/** A state by its capital, or by one of its spaces. */
function stateName(spaces: readonly string[]): string {
  const capital = capitalOf([...spaces]);
  return capital ? text().states[CAPITALS[capital]!.state] : (spaces[0] ?? "");
}

type Began = YellowYangtzeWarBegan | YellowYangtzeRevoltBegan;
type Conflict = NonNullable<Gist["conflict"]>;

function conflictOf(began: Began, facts: YellowYangtzeForecastFacts, me: number | null, who: Who): Conflict {
  const war = began.type === "WarBegan";
  const names = war ? began.states.map(stateName) : [who(began.attacker), who(began.defender)];
  const could = (war ? facts.war : facts.revolt)?.could_add ?? 0;
  const say = text().forecasts["could-add"];
  return {
    rule: rule(began) ?? "",
    sides: names.map((name, number) => ({ name, strength: began.strengths[number] ?? 0 })),
    colour: war ? "var(--c-soldier)" : "var(--c-governor)",
    more: typeof say === "string" ? say : say({ number: could }),
    could,
    stakes: facts.sides.flatMap(({ leaders, gains }) => [
      ...leaders.filter((leader) => leader.leaves && leader.seat === me).map(stakedLeader),
      ...gains.filter(([seat]) => seat === me).map(([, colour, number]) => stakedPoint(colour as Colour, number)),
    ]),
  };
}

/** A leader that leaves if its side loses, and a point that comes if it wins. */
const stakedLeader = ({ leader, seat }: { leader: string; seat: number }): Chip => ({
  icon: "ic-leader",
  text: named("leaders", leader),
  tone: "risk",
  owner: emblem(seat),
  title: text().parts.atStake,
});
const stakedPoint = (colour: Colour, number: number): Chip => ({
  icon: `yy-tile-${KIND[colour]}-s`,
  text: `+${number}`,
  tone: "gain",
  title: text().parts.ifWins,
});

function chipOf(event: YellowYangtzeEvent, me: number | null): Chip[] {
  switch (event.type) {
    case "PointScored": {
      const [icon, title] = [`yy-tile-${KIND[event.colour as Colour]}-s`, named("colours", event.colour)];
      const tone = event.seat === me ? "gain" : "risk";
      return [{ icon, text: `+${event.number}`, tone, owner: emblem(event.seat), title }];
    }
    case "PagodaOffered":
    case "PagodaLost": {
      const [icon, title] = [`yy-pagoda-${KIND[event.colour as Colour]}`, named("pagodas", event.colour)];
      const lost = event.type === "PagodaLost";
      return [{ icon, text: lost ? "−1" : "+1", tone: lost ? "risk" : "gain", title }];
    }
    case "StatesUnited":
      return [{ icon: "yy-unify", text: event.states.map(stateName).join(" + "), tone: "plain" }];
    default:
      return [];
  }
}

/** What there is to see of tiles and leaders; of everything else the sentences tell. */
export function gist(forecast: Forecast, view: View, who: Who): Gist | null {
  const verb = forecast.action.split(" ")[0]!;
  if (verb !== "tile" && verb !== "lead") return null;
  const events = forecast.events as YellowYangtzeEvent[];
  const facts = forecast.facts as YellowYangtzeForecastFacts;
  const began = events.find((event): event is Began => event.type === "WarBegan" || event.type === "RevoltBegan");
  const chips = events
    .filter((event) => !(began && event.type === "StatesUnited"))
    .flatMap((event) => chipOf(event, view.seat));
  if (!began) return { title: label(forecast.action), chips, clear: [] };
  const war = began.type === "WarBegan";
  return {
    title: war ? text().parts.war(began.space) : text().parts.revolt(named("leaders", began.leader)),
    conflict: conflictOf(began, facts, view.seat, who),
    chips,
    clear: war ? began.states.flat() : [began.against],
  };
}

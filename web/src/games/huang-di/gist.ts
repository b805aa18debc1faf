// What an action would do, for the eye: workers, jade, points, completed rows.
import type { Chip, Gist, Spot } from "..";
import type { Forecast, HuangDiBidFacts, HuangDiEvent, HuangDiForecastFacts, View } from "../../wire";
import { emblem } from "./pieces";
import { label, named, text } from "./words";

const CELLS = ["build", "remove", "emperor", "plaque"];
const FAVOURS = ["favour", "keep", "return"];

/** The cell, the province or the card of an action. */
export function spot(action: string): Spot | null {
  const [verb = "", choice = ""] = action.split(" ");
  if (CELLS.includes(verb) && choice) return { kind: "space", name: choice };
  if (verb === "move" && choice) return { kind: "province", name: choice };
  if (FAVOURS.includes(verb) && choice) return { kind: "card", name: choice };
  return verb === "play" && choice ? { kind: "group", name: action } : null;
}

const withSign = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** A number of something that one gains or loses; nothing if it is none. */
function change(icon: string, number: number, title: string): Chip[] {
  return number ? [{ icon, text: withSign(number), tone: number > 0 ? "gain" : "cost", title }] : [];
}

/** What a bid is worth, what it costs if it wins, and whether others could reach it. */
function bidChips({ value, cost, rivals, sure }: HuangDiBidFacts): Chip[] {
  const { worthIt, ifItWins, othersReach, surelyWins } = text().parts;
  return [
    { icon: "hd-petition", text: worthIt(value), tone: "plain" },
    { icon: "hd-jade", text: ifItWins(cost), tone: "cost" },
    sure
      ? { icon: "ic-check", text: surelyWins, tone: "gain" }
      : { icon: "ic-users", text: othersReach(Math.max(...Object.values(rivals))), tone: "risk" },
  ];
}

/** Who works, and who dies of it. */
function workChips(events: HuangDiEvent[]): Chip[] {
  const { mix, die } = text().parts;
  return events.flatMap((event): Chip[] => {
    if (event.type === "BuildDeclared")
      return [{ icon: "hd-peasant", text: mix(event.peasants, event.convicts), tone: "plain" }];
    if (event.type !== "WorkersDied") return [];
    return [{ icon: "ic-trash", text: die(event.peasants, event.convicts), tone: "risk" }];
  });
}

/** What the number would do that is set on the sheet: jade for a bid, or how many workers are convicts. */
export const amountChips = ({ facts, events }: Forecast): Chip[] =>
  "bid" in facts ? bidChips(facts.bid as HuangDiBidFacts) : workChips(events as HuangDiEvent[]);

function chipsOf(facts: HuangDiForecastFacts, me: number | null): Chip[] {
  const [jade, convicts] = facts.prison ?? [0, 0];
  const needed: Chip = { icon: "hd-peasant", text: `× ${facts.workers}`, tone: "cost", title: text().things.peasants };
  return [
    ...(facts.workers ? [needed] : []),
    ...change("hd-jade", facts.jade + jade, named("things", "jade")),
    ...change("hd-peasant", -facts.dead[0], named("things", "peasants")),
    ...change("hd-convict", convicts - facts.dead[1], named("things", "convicts")),
    ...change("hd-chip", facts.chips, named("things", "chips")),
    ...facts.rows.map(([, level]): Chip => ({ icon: "ic-check", text: text().parts.row(level), tone: "plain" })),
    ...facts.points.map(([seat, number, what]): Chip => ({
      icon: "ic-star",
      text: `+${number}`,
      tone: seat === me ? "gain" : "risk",
      owner: emblem(seat),
      title: (text().categories as Record<string, string>)[what] ?? what,
    })),
  ];
}

/** What the hand shows itself: cards, and numbers on the sheet. */
const ELSEWHERE: Gist = { title: "", chips: [], clear: [], elsewhere: "always" };

/** What there is to see of an action; of what does nothing the sentences tell. */
export function gist(forecast: Forecast, view: View): Gist | null {
  const kind = spot(forecast.action)?.kind;
  if (kind === "card" || kind === "group" || /^(bid|convicts) /.test(forecast.action)) return ELSEWHERE;
  if (!("workers" in forecast.facts)) return null;
  const chips = chipsOf(forecast.facts as HuangDiForecastFacts, view.seat);
  return chips.length ? { title: label(forecast.action), chips, clear: [] } : null;
}

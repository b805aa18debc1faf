// What an action would do, for the eye: workers, jade, points, completed rows.
import type { Chip, Gist, Spot } from "..";
import type { Forecast, HuangDiForecastFacts, View } from "../../wire";
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

/** What there is to see of an action: cards explain themselves; of bids and of what does nothing the sentences tell. */
export function gist(forecast: Forecast, view: View): Gist | null {
  if (!("workers" in forecast.facts)) return null;
  const kind = spot(forecast.action)?.kind;
  if (kind === "card" || kind === "group") return { title: "", chips: [], clear: [], elsewhere: "always" };
  const chips = chipsOf(forecast.facts as HuangDiForecastFacts, view.seat);
  return chips.length ? { title: label(forecast.action), chips, clear: [] } : null;
}

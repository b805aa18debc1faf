// What a plan would do, for the eye: its costs, gains and risks as chips, and the strengths of its attack.
import type { Chip, Gist, Spot } from "..";
import type { Forecast, View, YuanArmiesMustered, YuanEvent, YuanProvinceAttacked } from "../../wire";
import { CLANS, emblem, type Clan, type PlanFacts } from "./pieces";
import { does, label, text } from "./words";

/** The province or the cell of an action. */
export function spot(action: string): Spot | null {
  const [verb = "", name = ""] = action.split(" ");
  if (!name) return null;
  if (verb === "plan" || verb === "city") return { kind: "space", name };
  return verb === "cell" ? { kind: "cell", name } : null;
}

/** A number that goes from one value to another; nothing if it stays. */
function change(icon: string, [before, after]: readonly [number, number], title: string): Chip[] {
  if (before === after) return [];
  return [{ icon, text: `${before} → ${after}`, tone: after > before ? "gain" : "risk", title }];
}

/** The messages of a forecast that warn of a clan, as chips. */
function risks(forecast: Forecast, facts: PlanFacts): Chip[] {
  const said = (kind: string, clan: string) =>
    forecast.messages.filter((one) => one.kind === kind && one.values.clan === clan).map(does)[0];
  return facts.contested_by.flatMap((rival): Chip[] => {
    const all = { tone: "risk", owner: emblem(rival.clan) } as const;
    const found: Chip[] = [];
    const { clan } = rival;
    if (rival.colonize) found.push({ ...all, icon: "yu-village", text: "?", title: said("rival-colonizes", clan) });
    if (rival.claim.length)
      found.push({ ...all, icon: "ic-flag", text: rival.claim.join(" "), title: said("rival-claims", clan) });
    if (rival.attack)
      found.push({ ...all, icon: "ic-swords", text: String(rival.attack), title: said("rival-attacks", clan) });
    return found;
  });
}

/** What a plan costs, brings and risks. */
export function planChips(forecast: Forecast): Chip[] {
  const facts = forecast.facts as PlanFacts;
  const { chao, armies } = text().pieces;
  const gains = facts.gains.map((name): Chip => ({ icon: "ic-plus", text: name, tone: "gain" }));
  return [
    ...(facts.cost ? [{ icon: "yu-chao", text: `−${facts.cost}`, tone: "cost", title: chao } as const] : []),
    ...gains,
    ...change("yu-temple", facts.temples, text().pieces.temple),
    ...change("yu-army", facts.armies, armies(facts.armies[1])),
    ...(facts.wins ? [{ icon: "ic-star", text: text().parts.victory, tone: "gain" } as const] : []),
    ...risks(forecast, facts),
  ];
}

const clanName = (clan: string): string => (CLANS.includes(clan as Clan) ? text().clans[clan as Clan] : clan);

/** What there is to see of a plan; the sentences tell of the set-up. The sheet shows the chips of the plan. */
export function gist(forecast: Forecast, _: View): Gist | null {
  if (!("gains" in forecast.facts)) return null;
  const events = forecast.events as YuanEvent[];
  const mustered = events.find((one): one is YuanArmiesMustered => one.type === "ArmiesMustered");
  const fought = events.find((one): one is YuanProvinceAttacked => one.type === "ProvinceAttacked");
  const chips = planChips(forecast);
  if (!mustered || !fought) return { title: label(forecast.action), chips, clear: [], elsewhere: "prepared" };
  return {
    title: text().parts.attackOn(mustered.target),
    conflict: {
      rule: "Y7.4.3",
      sides: [
        { name: clanName(fought.clan), strength: fought.attack },
        { name: clanName(fought.defender), strength: fought.defence === null ? null : fought.armies + fought.defence },
      ],
      colour: "var(--cinnabar)",
      more: text().parts[fought.won ? "falls" : "resists"](mustered.target),
      could: 0,
    },
    chips,
    clear: mustered.origins.map(([name]) => name),
  };
}

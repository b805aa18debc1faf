// What the game says, in the words of any language.
import type { Forecast, GameEvent, GameInfo, Question, Reason, Tip, YuanEvent } from "../../../wire";
import { sayTip } from "../../../lib/tips";
import { levelsOf, planOf, SEATS, type Clan, type Kind, type PlanFacts } from "../pieces";
import type { CitedRule, Deed, GameWords, OptionName, Phase, QuestionKind, Seat, Who } from "./catalogue";

/** An entry by a name that came over the wire. */
function entry<T>(entries: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

export function sentence(words: GameWords, event: GameEvent, who: Who): string {
  const e = event as YuanEvent;
  const tell = words.events[e.type] as (event: YuanEvent, who: Who) => string;
  return tell(e, who);
}

/** The prompt. The server ends its sentence with the particulars: "(Am)", "(Weyu, turn 1, 9 temples win, you have 4 Chão)". */
export function question(words: GameWords, asked: Question): string {
  const inside = /\(([^)]*)\)$/.exec(asked.text)?.[1] ?? "";
  const numbers = inside.match(/\d+/g) ?? [];
  const clan = entry(words.clans, inside.toLowerCase() as Clan);
  const again = asked.text.endsWith(" again") ? "again" : "";
  const about = asked.kind === "turn" ? numbers : [clan ?? (inside || again)];
  return entry(words.questions, asked.kind as QuestionKind)?.(...about) ?? asked.text;
}

/** An action or the first part of one ("plan KHAL", "tile"). */
export function label(words: GameWords, text: string): string {
  const [verb = "", first = "", ...rest] = text.split(" ");
  const say = words.actions;
  switch (verb) {
    case "pass": return say.pass();
    case "plan": return say.plan(first, planOf(text)?.levels ?? levelsOf(rest.join(" ")));
    case "rotate": return say.rotate(first === "" ? null : Number(first));
    case "take": case "clan": case "colour": return say[verb](entry(words.clans, first as Clan) ?? first);
    case "start": case "lot": return say[verb](entry(words.seats, first as Seat) ?? first);
    case "tile": case "cell": case "city": case "bid": case "deal": case "map": case "spread": return say[verb](first);
    default: return text;
  }
}

export function reason(words: GameWords, found: Reason): string {
  return words.reason(found, entry(words.rules, found.rule as CitedRule));
}

/** What an action would do, sentence by sentence. */
export function foretell(words: GameWords, foretold: Forecast, who: Who): string[] {
  const facts = foretold.facts as unknown as Partial<PlanFacts>;
  const told = foretold.events.map((event) => sentence(words, event, who));
  if (facts.cost === undefined) return told;
  const rivals = (facts.contested_by ?? []).flatMap((rival) => {
    const [clan, target] = [words.clans[rival.clan], facts.target ?? ""];
    return [
      ...(rival.colonize ? [words.rivals.colonize(clan, target)] : []),
      ...(rival.claim.length ? [words.rivals.claim(clan, rival.claim)] : []),
      ...(rival.attack ? [words.rivals.attack(clan, target, rival.attack)] : []),
    ];
  });
  return [words.opening(facts as PlanFacts), ...told, ...rivals];
}

/** What a level would do to a province of that standing. */
export function effect(words: GameWords, kind: Kind, levels: readonly number[], standing: "own" | "free" | "enemy", cities: number): string {
  const level = levels[{ development: 0, fortification: 1, militarization: 2 }[kind]] ?? 0;
  if (level === 0) return "";
  const own = standing === "own";
  const deed: Deed =
    kind === "development" ? (own ? "expansion" : "colonization")
    : kind === "fortification" ? (own && cities ? "reinforcement" : "urbanization")
    : own || (standing === "free" && levels[0]) ? "recruitment"
    : "attack";
  const text = words.effects[deed][level - 1] ?? "";
  return own || kind === "development" || deed === "attack" ? text : words.later(text);
}

/** The title of a phase. */
export const phase = (words: GameWords, name: string): string => entry(words.phases, name as Phase) ?? name;

/** A piece of a hint. */
export const tip = (words: GameWords, told: Tip, who: Who): string =>
  sayTip(words.tips, told, (seat) => who(SEATS.findIndex((one) => one === seat)));

/** A value of an option. */
export function choice(words: GameWords, option: string, value: string): string | null {
  const values: Record<string, string> | undefined = (words.choices as Record<string, Record<string, string>>)[option];
  return values?.[value] ?? null;
}

/** The game's particulars in words of the language. */
export function about(words: GameWords, info: GameInfo): GameInfo {
  const options = info.options.map((option) => ({
    ...option,
    text: entry(words.options, option.name as OptionName) ?? option.text,
  }));
  const seat_names = info.seat_names.map((name) => entry(words.seats, name as Seat) ?? name);
  return { ...info, title: words.title, credits: words.credits, notice: words.notice, options, seat_names };
}

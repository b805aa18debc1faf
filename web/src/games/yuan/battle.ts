// How a fight is shown: flags that cancel each other, one after the other, and then the rampart. The events say who
// loses how many; there are no rules here. Times are in milliseconds.
import type { YuanAttackersFought, YuanProvinceAttacked } from "../../wire";
import type { Clan } from "./pieces";

const LIFT = 200;
const FLAG = 160;
const RAMPART = 240;

/** Armies of a clan in a fight: so many, of whom the last ones fall. */
export interface Force {
  clan: Clan;
  flags: number;
  lost: number;
}

export interface Fight {
  target: string;
  forces: Force[];
  /** What defends the province besides armies; null: it cannot be taken. Undefined where attackers fight each other. */
  rampart?: number | null;
  /** Whether the attack is beaten off. */
  held: boolean;
}

/** Attackers of one province fight each other. */
export const rivals = ({ target, clans, strengths, winner, left }: YuanAttackersFought): Fight => ({
  target,
  forces: clans.map((clan, index) => ({
    clan: clan as Clan,
    flags: strengths[index]!,
    lost: strengths[index]! - (clan === winner ? left : 0),
  })),
  held: false,
});

/** Attackers against a province. */
export const assault = (event: YuanProvinceAttacked): Fight => ({
  target: event.target,
  forces: [
    { clan: event.clan as Clan, flags: event.attack, lost: event.attack - (event.won ? event.survivors : 0) },
    { clan: event.defender as Clan, flags: event.armies, lost: event.won ? event.armies : event.killed },
  ],
  rampart: event.defence,
  held: !event.won,
});

/** When each flag of a force falls, from the last: one after the other as long as others fall with it; against the
 *  rampart, the rest together. */
export function falls(fight: Fight, number: number): number[] {
  const { lost } = fight.forces[number]!;
  const turns = duels(fight);
  return Array.from({ length: lost }, (_, index) => LIFT + FLAG * Math.min(index, turns));
}

/** How many flags fall one after the other. */
function duels({ forces, rampart }: Fight): number {
  const lost = forces.map((force) => force.lost).toSorted((a, b) => b - a);
  return rampart === undefined ? (lost[0] ?? 0) : Math.min(...lost);
}

/** When the rampart is tried, and when an attack that failed recoils. */
export const trialTime = (fight: Fight): number => LIFT + FLAG * duels(fight);
export const recoils = (fight: Fight): number => trialTime(fight) + RAMPART;

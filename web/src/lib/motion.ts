// How pieces come and go: they travel from their owner's side, land, and shrink away. Without motion, they are just
// there.
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";
import { lasts } from "./pace";
import { settings } from "./settings.svelte";

const TRAVEL = 280;
const LEAVE = 180;
const lasting = (milliseconds: number) => (prefersReducedMotion.current ? 0 : milliseconds);
const settled = (t: number) => 1 - (1 - t) ** 3;

/** How long a picture of a film with that caption is shown. */
export const pace = (caption: string): number =>
  lasts({ film: true, caption, waiting: 0, speed: settings.speed, reduced: prefersReducedMotion.current });

export interface Offset {
  x: number;
  y: number;
}

/** A piece arrives from an offset, a little larger until it lies. */
export function arrive(_: Element, from: Offset): TransitionConfig {
  return {
    duration: lasting(TRAVEL),
    easing: settled,
    css: (t, u) =>
      `transform: translate(${from.x * u}px, ${from.y * u}px) scale(${1 + 0.06 * u}); opacity: ${Math.min(1, 4 * t)}`,
  };
}

/** A piece leaves where it lies. */
export function leave(_: Element): TransitionConfig {
  return { duration: lasting(LEAVE), css: (t) => `transform: scale(${0.6 + 0.4 * t}); opacity: ${t}` };
}

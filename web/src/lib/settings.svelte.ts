// What a person has chosen, kept in this browser.
export interface Settings {
  theme: "system" | "light" | "dark";
  language: string;
  states: "off" | "faint" | "strong";
  coordinates: boolean;
  contrast: boolean;
  /** Whether the outlines of states are drawn on the board. */
  outlines: boolean;
  sound: boolean;
  /** How loud sounds are, up to 1. */
  volume: number;
  /** How fast events are shown; 0: they are not played, only their result is shown. */
  speed: 0 | 0.5 | 1 | 2;
  /** Whether letters are keys of their own at a table. */
  keys: boolean;
  /** Seconds until a chosen action is carried out by itself; 0: at once; -1: only when confirmed. */
  confirm: -1 | 0 | 3 | 10 | 30;
  /** Seconds in which the last action of a turn can still be taken back; 0: the turn ends at once. */
  grace: number;
}

/** How long the last action of a turn can be taken back, unless that is off. */
export const GRACE_SECONDS = 3;

const DEFAULTS: Settings = {
  theme: "system",
  language: (navigator.language || "en").slice(0, 2),
  states: "faint",
  coordinates: true,
  contrast: false,
  outlines: true,
  sound: false,
  volume: 0.6,
  speed: 1,
  keys: true,
  // Fingers slip: where people point with them, a choice waits for a second tap.
  confirm: matchMedia("(pointer: coarse)").matches ? -1 : 0,
  grace: GRACE_SECONDS,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = settings.theme;
  root.toggleAttribute("data-contrast", settings.contrast);
}

export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  localStorage.setItem("settings", JSON.stringify(settings));
  applySettings();
}

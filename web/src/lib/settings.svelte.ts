// What a person has chosen, kept in this browser.
export interface Settings {
  theme: "system" | "light" | "dark";
  language: string;
  states: "off" | "faint" | "strong";
  coordinates: boolean;
  contrast: boolean;
  sound: boolean;
  /** Whether letters are keys of their own at a table. */
  keys: boolean;
  /** Seconds until a chosen action is carried out by itself; 0: at once; -1: only when confirmed. */
  confirm: -1 | 0 | 3 | 10 | 30;
}

const DEFAULTS: Settings = {
  theme: "system",
  language: (navigator.language || "en").slice(0, 2),
  states: "faint",
  coordinates: true,
  contrast: false,
  sound: false,
  keys: true,
  confirm: 0,
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

// The keys that do something by themselves, and where. The sheet of keys lists them in this order.

/** What the person wants with a key. */
export type Command =
  | "keys"
  | "settings"
  | "sound"
  | "home"
  | "hint"
  | "aid"
  | "undo"
  | "watch"
  | "rules"
  | "replay"
  | "confirm"
  | "cancel";

/** What keys do that the parts of a screen understand themselves. */
export type Listed = Command | "next" | "now" | "walk" | "mark" | "choose" | "zoom" | "step" | "leap" | "ends";

export interface Shortcut {
  does: Listed;
  /** The keys as they are printed; names of keys are words. */
  keys: readonly string[];
}

const letter = (does: Command, key: string) => ({ does, keys: [key] as const });

export const SHORTCUTS = {
  everywhere: [letter("keys", "?"), letter("settings", ","), letter("sound", "S"), letter("home", "T")],
  table: [
    letter("hint", "H"),
    letter("aid", "A"),
    letter("undo", "U"),
    letter("watch", "W"),
    letter("rules", "R"),
    letter("replay", "V"),
    letter("confirm", "Enter"),
    letter("cancel", "Escape"),
  ],
  events: [
    { does: "next", keys: ["Enter", "Space"] },
    { does: "now", keys: ["Escape"] },
  ],
  board: [
    { does: "walk", keys: ["←", "↑", "→", "↓"] },
    { does: "mark", keys: ["M"] },
    { does: "choose", keys: ["Enter", "Space"] },
    { does: "zoom", keys: ["+", "−", "0"] },
  ],
  replays: [
    { does: "step", keys: ["←", "→"] },
    { does: "leap", keys: ["PageUp", "PageDown"] },
    { does: "ends", keys: ["Home", "End"] },
  ],
} as const satisfies Record<string, readonly Shortcut[]>;

/** Keys with a name of their own are no letters: they always work, but Enter belongs to what has the focus. */
const NAMED = ["Enter", "Escape"];
const COMMANDS = new Map<string, Command>(
  [...SHORTCUTS.everywhere, ...SHORTCUTS.table].map(({ does, keys }) => [keys[0].toLowerCase(), does]),
);

export interface Pressed {
  key: string;
  repeat: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** The command of a key, if it has one. `letters`: whether letters are keys of their own. */
export function commandOf(pressed: Pressed, letters: boolean): Command | null {
  const key = pressed.key.toLowerCase();
  if (pressed.repeat || pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) return key === "z" && !pressed.shiftKey ? "undo" : null;
  return letters || NAMED.includes(pressed.key) ? (COMMANDS.get(key) ?? null) : null;
}

const FIELDS = "input, select, textarea, [contenteditable]";
const PRESSED = `${FIELDS}, button, a, summary`;
const CONTROLS = `${PRESSED}, [role=button]`;

/** Whether a key may end an event that is being played: not where it is typed or presses a button. */
export const endsEvent = (event: KeyboardEvent): boolean =>
  !(event.target as Element | null)?.closest?.(event.key === "Escape" ? FIELDS : PRESSED);

/** The command of a key that was pressed on the page: none while somebody types, and Enter presses what has the
 * focus. */
export function commandAt(event: KeyboardEvent, letters: boolean): Command | null {
  const target = event.target as Element | null;
  if (target?.closest?.(event.key === "Enter" ? CONTROLS : FIELDS)) return null;
  return commandOf(event, letters);
}

// What lies over the screen: the settings or the list of keys. One does not leave the screen for them.
export type Overlay = "settings" | "keys";

let shown = $state<Overlay | null>(null);
let wanted = $state(false);

export const overlay = {
  get shown(): Overlay | null {
    return shown;
  },
  /** Whether anything was ever opened: before that, nothing of it is fetched. */
  get wanted(): boolean {
    return wanted;
  },
  open(which: Overlay): void {
    [shown, wanted] = [which, true];
  },
  toggle(which: Overlay): void {
    if (shown === which) shown = null;
    else this.open(which);
  },
  /** Close that one. The other may be open by now. */
  close(which: Overlay): void {
    if (shown === which) shown = null;
  },
};

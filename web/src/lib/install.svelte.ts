// Installing the client as an app, where the browser offers it. The client asks once; people who say no are not asked
// again.
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

const REFUSED = "install";
let offer = $state.raw<Offer | null>(null);

/** Keep the browser's offer for later, instead of its own bar. */
export function awaitInstall(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as Offer;
  });
  window.addEventListener("appinstalled", () => (offer = null));
}

export const install = {
  /** Whether it can be offered. */
  get offered(): boolean {
    return offer !== null && localStorage.getItem(REFUSED) === null;
  },
  async accept(): Promise<void> {
    const kept = offer;
    offer = null;
    await kept?.prompt();
  },
  refuse(): void {
    localStorage.setItem(REFUSED, "no");
    offer = null;
  },
};

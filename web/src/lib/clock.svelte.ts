// The clocks of a table: how much time a seat has left, by the server's clock.
import type { SeatInfo } from "../wire";
import { words } from "./words.svelte";

const DAY = 86_400;
/** The clock is heard when fewer seconds are left. */
const HURRY = 30;

export class Clock {
  private now = $state(Date.now() / 1000);
  private offset = $state(0);

  constructor(server: () => number | null) {
    $effect(() => {
      const told = server();
      if (told !== null) this.offset = told - Date.now() / 1000;
    });
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now() / 1000), 1000);
      return () => clearInterval(timer);
    });
  }

  private seconds(seat: SeatInfo): number {
    const used = seat.since === null ? 0 : this.now + this.offset - seat.since;
    return Math.max(0, seat.bank - used);
  }

  /** Whether the clock of a seat runs and has little left. It changes with every second. */
  hurries(seat: SeatInfo): boolean {
    const left = this.seconds(seat);
    return seat.since !== null && left > 0 && left < HURRY;
  }

  /** What a seat has left; "" if it has no clock. */
  left(seat: SeatInfo): string {
    if (!seat.bank) return "";
    const left = this.seconds(seat);
    if (left > DAY) return words().table.days(Math.floor(left / DAY));
    return `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
  }
}

// What flies over the table in an event: villages, cities, temples and armies to their provinces, Chão to those who get
// it.
import { WAVE, type Flight, type Place, type Sketch } from "../../lib/flights";
import type { View, YuanEvent } from "../../wire";
import { SEATS, dressed, positionOf } from "./pieces";

const BOX = "-43.3 -50 86.6 100";
const sketch = (href: string, clan: string, width: number, height: number, y: number): Sketch => ({
  box: BOX,
  uses: [{ href, x: 4 - width / 2, y, width, height }],
  style: dressed(clan),
});
const village = (clan: string) => sketch("yu-village", clan, 36, 31, -24);
const city = (clan: string) => sketch("yu-city", clan, 41, 42, -31);
const army = (clan: string) => sketch("yu-army", clan, 30, 37, -30);
const TEMPLE = sketch("yu-temple", "", 40, 40, -25);
const CHAO: Sketch = { box: "0 0 32 32", uses: [{ href: "yu-chao", x: 0, y: 0, width: 32, height: 32 }] };

const atSeat = (seat: number): Place => [`seat ${seat}`];
const flyPiece = (look: Sketch, seat: number, province: string, piece: string, delay = 0): Flight => ({
  look,
  from: atSeat(seat),
  to: [`space ${province}`],
  manner: "travel",
  piece: `${piece} ${province}`,
  delay,
});
const chao = (number: number, from: Place, to: Place): Flight[] =>
  number > 0 ? [{ look: CHAO, from, to, manner: to.length ? "travel" : "rise", size: 20, text: `+${number}` }] : [];

/** What flies because of an event. */
export function flights(event: YuanEvent, view: View): Flight[] {
  const seatOf = (clan: string) => SEATS.findIndex((seat) => positionOf(view).clans[seat] === clan);
  switch (event.type) {
    case "ProvinceColonized":
      return [flyPiece(village(event.clan), event.seat, event.province, "holding")];
    case "ProvincesClaimed":
      return event.provinces.map((province, index) =>
        flyPiece(village(event.clan), event.seat, province, "holding", WAVE * index),
      );
    case "CityArose":
      return [flyPiece(city(event.clan), event.seat, event.province, "holding")];
    case "CityFortified":
      return event.built.some((built) => built.endsWith("city"))
        ? [flyPiece(city(event.clan), event.seat, event.province, "holding")]
        : [];
    case "TempleBuilt":
      return [flyPiece(TEMPLE, event.seat, event.province, "temple")];
    case "ArmiesRaised":
      return Array.from({ length: event.number }, (_, index) =>
        flyPiece(army(event.clan), event.seat, event.province, "armies", WAVE * index),
      );
    case "ChaoStolen":
      return chao(event.number, atSeat(seatOf(event.victim)), atSeat(event.seat));
    case "ChaoEarned":
    case "ChaoRefunded":
      return chao(event.number, atSeat(event.seat), []);
    default:
      return [];
  }
}

// What the events of the game sound like.
import type { Sound } from "../../lib/sound";
import type { GameEvent, YellowYangtzeEvent as Event } from "../../wire";

const SOUNDS: Partial<Record<Event["type"], readonly Sound[]>> = {
  LeaderPlaced: ["land"],
  LeaderWithdrawn: ["leaves"],
  LeaderReturned: ["leaves"],
  MerchantTaken: ["lift"],
  TilesPaid: ["lift"],
  PagodaBuilt: ["pagoda"],
  PagodaMoved: ["pagoda"],
  PagodaLost: ["leaves"],
  PointScored: ["point"],
  RevoltBegan: ["war"],
  RevoltCommitted: ["lift"],
  RevoltEnded: ["weighing", "seal"],
  WarBegan: ["war"],
  WarSupported: ["lift"],
  WarWon: ["weighing", "seal"],
};

export function sound(event: GameEvent): readonly Sound[] {
  const e = event as Event;
  if (e.type === "TilePlaced") return e.colour === "blue" ? ["river"] : ["land"];
  return SOUNDS[e.type] ?? [];
}

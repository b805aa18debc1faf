// What the events of the game sound like.
import type { Sound } from "../../lib/sound";
import type { GameEvent, HuangDiEvent as Event } from "../../wire";

const SOUNDS: Partial<Record<Event["type"], readonly Sound[]>> = {
  BidsRevealed: ["weighing", "seal"],
  MarkerTaken: ["seal"],
  CardPlayed: ["lift"],
  FavourPlayed: ["lift"],
  BlockPlaced: ["land"],
  BlockRemoved: ["leaves"],
  WorkersDied: ["leaves"],
  PlaquePlaced: ["pagoda"],
  TaskmasterMoved: ["land"],
  PointsScored: ["point"],
  RowScored: ["point"],
};

export function sound(event: GameEvent): readonly Sound[] {
  return SOUNDS[event.type as Event["type"]] ?? [];
}

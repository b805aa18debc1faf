// What the events of the game sound like.
import type { Sound } from "../../lib/sound";
import type { GameEvent, YuanEvent as Event } from "../../wire";

const SOUNDS: Partial<Record<Event["type"], readonly Sound[]>> = {
  TileLaid: ["land"],
  CityPlaced: ["land"],
  CityArose: ["land"],
  CityFortified: ["land"],
  ProvinceColonized: ["land"],
  ProvincesClaimed: ["land"],
  TempleBuilt: ["pagoda"],
  PlanMade: ["seal"],
  BidsRevealed: ["weighing", "seal"],
  ArmiesRaised: ["lift"],
  AttackersFought: ["war"],
  ProvinceAttacked: ["war"],
  VolcanoErupted: ["war"],
  ProvinceCaptured: ["seal"],
  GroupDestroyed: ["leaves"],
  ChaoEarned: ["point"],
  ChaoStolen: ["leaves"],
};

export function sound(event: GameEvent): readonly Sound[] {
  return SOUNDS[event.type as Event["type"]] ?? [];
}

// How the tile that is being laid is turned on the map: what the hand shows and the board draws.
export const turning = $state({ steps: 0 });

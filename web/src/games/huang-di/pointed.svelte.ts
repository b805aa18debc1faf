// The favour card that one points at in the hand: the wall shows where it fits.
export const pointed = $state({ card: "" });

// Finds words in texts, regardless of case and accents.
const fold = (text: string): string =>
  [...text].map((sign) => (sign === "’" ? "'" : (sign.normalize("NFD")[0] ?? sign)).toLowerCase()).join("");

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether a text contains all words. */
export const holds = (text: string, words: string[]): boolean => {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
};

export interface Piece {
  text: string;
  found: boolean;
}

/** A text cut where the words are found in it. */
export function cut(text: string, words: string[]): Piece[] {
  const folded = fold(text);
  const found = Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      found.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  [...text].forEach((sign, at) => {
    const last = pieces.at(-1);
    if (last && last.found === found[at]) last.text += sign;
    else pieces.push({ text: sign, found: found[at] ?? false });
  });
  return pieces;
}

// Drawings that are used by their name (`<use href="#…">`). Each game brings its own.
const added = new Set<string>();

/** Put a file of symbols into the page, once. */
export function addSymbols(svg: string): void {
  if (added.has(svg)) return;
  added.add(svg);
  document.body.insertAdjacentHTML("afterbegin", svg);
}

// A picture of a drawing on the page, as a PNG file: the drawing alone, with its symbols, styles and fonts, under a
// title. Nothing leaves the browser.

/** What stands beside the drawing. */
export interface Caption {
  title: string;
  details: string;
  /** The players in the order of their places, with their results. */
  lines: readonly { name: string; result: string }[];
}

/** An SVG picture as an address that an image can load. */
export const svgAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The ids that a drawing uses, from the addresses of its parts. */
export const usedIds = (addresses: readonly (string | null)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address?.startsWith("#") ? [address.slice(1)] : []))),
];

const SIZE = { width: 1600, height: 1000, margin: 48, words: 460 };

/** The PNG file of a drawing with its caption. */
export async function drawingPicture(drawing: SVGSVGElement, caption: Caption): Promise<Blob> {
  const board = { width: SIZE.width - SIZE.words - 2 * SIZE.margin, height: SIZE.height - 2 * SIZE.margin };
  const image = await load(svgAddress(await alone(drawing, board)));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIZE.width, SIZE.height];
  const ink = canvas.getContext("2d")!;
  write(ink, caption);
  ink.drawImage(image, SIZE.words + SIZE.margin, SIZE.margin, board.width, board.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("no picture"));
    image.src = address;
  });
}

/** The drawing as a document of its own. */
async function alone(drawing: SVGSVGElement, size: { width: number; height: number }): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const root = document.documentElement;
  for (const { name, value } of root.attributes) copy.setAttribute(name, value);
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  copy.style.colorScheme = getComputedStyle(root).colorScheme;
  copy.style.fontFamily = getComputedStyle(root).fontFamily;
  const style = document.createElementNS(copy.namespaceURI, "style");
  style.textContent = await styles();
  copy.prepend(style, ...symbols(copy));
  return new XMLSerializer().serializeToString(copy);
}

/** The symbols that a drawing uses, and those that they use. */
function symbols(drawing: Element): Element[] {
  const found = new Map<string, Element>();
  const collect = (within: Element) => {
    const uses = [...within.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    for (const id of usedIds(uses)) {
      const symbol = document.getElementById(id);
      if (found.has(id) || !symbol || drawing.querySelector(`[id="${id}"]`)) continue;
      found.set(id, symbol.cloneNode(true) as Element);
      collect(symbol);
    }
  };
  collect(drawing);
  const paints = [...drawing.outerHTML.matchAll(/url\(#([\w-]+)\)/g)].map((match) => match[1]!);
  for (const id of paints) {
    const paint = document.getElementById(id);
    if (paint && !drawing.querySelector(`[id="${id}"]`)) found.set(id, paint.cloneNode(true) as Element);
  }
  return [...found.values()];
}

/** The rules of the page, with its fonts inside: a picture loads nothing. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ text: rule.cssText, base: sheet.href ?? location.href })),
  );
  return (await Promise.all(rules.map(({ text, base }) => inside(text, base)))).join("\n");
}

async function inside(rule: string, base: string): Promise<string> {
  const address = rule.startsWith("@font-face") ? /url\("?([^")]+)"?\)/.exec(rule)?.[1] : undefined;
  if (!address || address.startsWith("data:")) return rule;
  const file = await (await fetch(new URL(address, base))).blob();
  return rule.replace(address, await dataAddress(file));
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(file);
  });
}

/** The background, the title and the players. */
function write(ink: CanvasRenderingContext2D, { title, details, lines }: Caption): void {
  const page = getComputedStyle(document.body);
  const token = (name: string) => page.getPropertyValue(name).trim();
  const [display, text] = [token("--font-display"), token("--font-ui")];
  const width = SIZE.words - SIZE.margin;
  ink.fillStyle = page.backgroundColor;
  ink.fillRect(0, 0, SIZE.width, SIZE.height);
  ink.fillStyle = page.color;
  const put = (font: string, words: string, y: number) => {
    ink.font = font;
    ink.fillText(words, SIZE.margin, y, width);
  };
  put(`600 52px ${display}`, title, 150);
  put(`400 26px ${text}`, details, 200);
  lines.forEach(({ name, result }, index) => {
    put(`600 32px ${text}`, `${index + 1}  ${name}`, 300 + 90 * index);
    put(`400 22px ${text}`, result, 334 + 90 * index);
  });
}

// Short names for the parts of a drawing, so that a figure is a few lines.
import type { Figure, FigurePart, FigureScreen, figureThings } from "@store/contract/figure-content";

type Thing = (typeof figureThings)[number];
type Card = Extract<FigurePart, { part: "cards" }>["items"][number];

export const top = (text: string, cart?: number): FigurePart => ({
  part: "top",
  text,
  ...(cart === undefined ? {} : { cart }),
});
export const search = (text: string): FigurePart => ({ part: "search", text });
export const typed = (text: string): FigurePart => ({ part: "search", text, typed: true });
export const photo = (show: Thing, label?: string): FigurePart => ({
  part: "photo",
  show,
  ...(label ? { label } : {}),
});
export const strip = (show: Thing, label?: string): FigurePart => ({
  part: "photo",
  show,
  low: true,
  ...(label ? { label } : {}),
});
export const title = (text: string): FigurePart => ({ part: "title", text });
export const text = (words: string): FigurePart => ({ part: "text", text: words });
export const tiny = (words: string): FigurePart => ({ part: "text", text: words, small: true });
export const lines = (count: number): FigurePart => ({ part: "lines", count });
export const stars = (words: string): FigurePart => ({ part: "stars", text: words });
export const price = (now: string, was?: string, save?: string): FigurePart => ({
  part: "price",
  now,
  ...(was ? { was } : {}),
  ...(save ? { save } : {}),
});
export const chips = (items: string[], on: number[] = [], gone: number[] = []): FigurePart => ({
  part: "chips",
  items,
  on,
  gone,
});
export const button = (words: string): FigurePart => ({ part: "button", text: words });
export const quiet = (words: string): FigurePart => ({ part: "button", text: words, look: "quiet" });
export const dead = (words: string): FigurePart => ({ part: "button", text: words, look: "dead" });
export const link = (words: string): FigurePart => ({ part: "button", text: words, look: "link" });
export const field = (label: string, value?: string, error?: string): FigurePart => ({
  part: "field",
  label,
  ...(value ? { value } : {}),
  ...(error ? { error } : {}),
});
export const sums = (rows: [string, string][], total?: [string, string]): FigurePart => ({
  part: "sums",
  rows,
  ...(total ? { total } : {}),
});
export const line = (show: Thing, name: string, detail: string, cost: string): FigurePart => ({
  part: "line",
  show,
  name,
  detail,
  price: cost,
});
export const choice = (items: (string | [string, string])[], on?: number): FigurePart => ({
  part: "choice",
  items: items.map((item) => (typeof item === "string" ? { text: item } : { text: item[0], sub: item[1] })),
  ...(on === undefined ? {} : { on }),
});
export const boxes = (items: (string | [string, string])[], on?: number): FigurePart => ({
  ...(choice(items, on) as Extract<FigurePart, { part: "choice" }>),
  boxes: true,
});
export const note = (words: string): FigurePart => ({ part: "note", text: words });
export const fine = (words: string): FigurePart => ({ part: "note", text: words, tone: "good" });
export const alarm = (words: string): FigurePart => ({ part: "note", text: words, tone: "bad" });
export const bars = (rows: [string, number, string][]): FigurePart => ({ part: "bars", rows });
export const popup = (words: string, label: string): FigurePart => ({
  part: "popup",
  text: words,
  button: label,
});
export const bar = (words: string, label: string): FigurePart => ({
  part: "bar",
  text: words,
  button: label,
});
export const cards = (...items: Card[]): FigurePart => ({ part: "cards", items });
export const card = (show: Thing, name: string, cost: string, below?: string): Card => ({
  show,
  name,
  price: cost,
  ...(below ? { note: below } : {}),
});
export const gone = (show: Thing, name: string, cost: string, below?: string): Card => ({
  ...card(show, name, cost, below),
  gone: true,
});

/** What the drawing is about: framed. */
export const here = (part: FigurePart): FigurePart => ({ ...part, mark: true });

const screen = (caption: string, parts: FigurePart[]): FigureScreen => ({ caption, parts });

/** How it is often done, and how it sells. */
export const pair = (weakly: string, weak: FigurePart[], better: string, good: FigurePart[]): Figure => ({
  weak: screen(weakly, weak),
  good: screen(better, good),
});

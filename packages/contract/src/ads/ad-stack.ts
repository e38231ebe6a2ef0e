// The words, buttons and lines of one box, below each other, shrunk together until they fit. Pure.
import type { AdColours } from "./ad-colours.ts";
import { type Frame, n } from "./ad-decorations.ts";
import type { AdWords, LayoutBox, StackItem } from "./ad-layout.ts";
import { cleaned, fonts, type Measure, type SetText, setText } from "./ad-text.ts";

export interface Logo {
  href: string;
  width: number;
  height: number;
}

export interface StackFacts {
  words: AdWords;
  colours: AdColours;
  /** The colour under the stack. */
  on: string;
  unit: number;
  logo?: Logo | undefined;
  /** A struck price is drawn where its owner confirmed that it was charged. */
  evidence: boolean;
  measure: Measure;
}

/** What one item is at a size: how high, how wide, and its drawing at a place. */
interface Piece {
  height: number;
  width: number;
  draw: (x: number, y: number, room: number) => string;
  /** Pixels of its letters. */
  letters?: number;
}

export interface DrawnStack {
  art: string;
  /** Where its first row begins. */
  top: number;
  /** The smallest letters in it; undefined where it says nothing. */
  letters: number | undefined;
}

type Align = NonNullable<LayoutBox["align"]>;

/** Draws a stack within its frame. Nothing of it stands outside. */
export function drawStack(
  items: readonly StackItem[],
  frame: Frame,
  { align = "start", stand = "top" }: Pick<LayoutBox, "align" | "stand">,
  facts: StackFacts,
): DrawnStack {
  let pieces: Piece[] = [];
  for (let scale = 1; scale > 0.03; scale *= 0.955) {
    const found = piecesAt(items, scale, frame, align, facts);
    if (!found) continue;
    pieces = found;
    if (heightOf(pieces) <= frame.height) break;
  }
  const high = heightOf(pieces);
  const top = frame.y + { top: 0, middle: (frame.height - high) / 2, bottom: frame.height - high }[stand];
  let y = top;
  const art = pieces.map(({ height, width, draw }) => {
    const left = frame.x + { start: 0, middle: (frame.width - width) / 2, end: frame.width - width }[align];
    const drawn = draw(left, y, width);
    y += height;
    return drawn;
  });
  const letters = pieces.flatMap((piece) => piece.letters ?? []);
  return { art: art.join(""), top, letters: letters.length > 0 ? Math.min(...letters) : undefined };
}

const heightOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { height }) => sum + height, 0);

/** Undefined where a word is wider than the frame at this scale. */
function piecesAt(
  items: readonly StackItem[],
  scale: number,
  frame: Frame,
  align: Align,
  facts: StackFacts,
): Piece[] | undefined {
  const pieces: Piece[] = [];
  // Headlines give way first: small letters have less to give.
  const gentle = scale ** 0.5;
  let gap = 0;
  for (const item of items) {
    if ("gap" in item) {
      gap = item.gap * facts.unit * gentle;
      continue;
    }
    const piece = pieceOf(item, scale, gentle, frame.width, align, facts);
    if (piece === undefined) return undefined;
    if (piece === "nothing") continue;
    if (pieces.length > 0)
      pieces.push({ height: gap || 2.1 * facts.unit * gentle, width: 0, draw: () => "" });
    gap = 0;
    pieces.push(piece);
  }
  return pieces;
}

function pieceOf(
  item: Exclude<StackItem, { gap: number }>,
  scale: number,
  gentle: number,
  room: number,
  align: Align,
  facts: StackFacts,
): Piece | "nothing" | undefined {
  const { unit, colours, on, logo } = facts;
  if ("rule" in item) return ruleOf(item.rule, room, unit * gentle, colours.accent(on), align);
  if ("logo" in item) {
    if (logo) return logoOf(logo, item.logo * unit * gentle, room);
    return wordsOf({ words: "brand", size: item.logo * 0.9, look: "display" }, gentle, room, align, facts);
  }
  if ("button" in item)
    return labelOf(facts.words[item.button], (item.size ?? 3.6) * unit * gentle, room, facts, "button");
  if ("ribbon" in item)
    return labelOf(facts.words[item.ribbon], (item.size ?? 3.2) * unit * gentle, room, facts, "ribbon");
  return wordsOf(
    item,
    item.look === undefined || item.look === "display" ? scale : gentle,
    room,
    align,
    facts,
  );
}

type WordsItem = Extract<StackItem, { words: unknown }>;

function wordsOf(
  { words: field, size, look = "display", ink = "plain", struck, mark }: WordsItem,
  scale: number,
  room: number,
  align: Align,
  facts: StackFacts,
): Piece | "nothing" | undefined {
  const text = cleaned(facts.words[field] ?? "");
  if (text === "" || (struck && !facts.evidence)) return "nothing";
  const letters = size * facts.unit * scale;
  const indent = mark ? letters * 1.5 : 0;
  const set = setText(text, look, letters, room - indent, facts.measure, scale < 0.5);
  if (!set) return undefined;
  const { colours, on } = facts;
  const colour = colours[ink](on);
  const thick = Math.max(2, letters * 0.07);
  return {
    height: set.height,
    width: set.width + indent,
    letters,
    draw: (x, y, width) => {
      const rows = rowsOf(set, x + indent, y, width - indent, align, colour);
      const sign = mark ? markOf(mark, x, y + (set.rows[0]?.line ?? 0), letters, colours, on) : "";
      if (!struck) return sign + rows;
      const lines = set.rows.map(
        ({ line, width: long }) =>
          `M${n(leftOf(x + indent, width - indent, long, align) - thick)} ${n(y + line - letters * 0.26)}h${n(long + 2 * thick)}`,
      );
      return `${sign}${rows}<path d="${lines.join("")}" stroke="${colour}" stroke-width="${n(thick)}"/>`;
    },
  };
}

function leftOf(x: number, room: number, width: number, align: Align): number {
  return x + { start: 0, middle: (room - width) / 2, end: room - width }[align];
}

function rowsOf(set: SetText, x: number, y: number, room: number, align: Align, colour: string): string {
  const { family, weight } = fonts[set.look];
  const rows = set.rows.map(
    ({ text, line, width }) =>
      `<tspan x="${n(leftOf(x, room, width, align))}" y="${n(y + line)}">${escaped(text)}</tspan>`,
  );
  return `<text font-family="${family}" font-weight="${weight}" font-size="${n(set.size)}" fill="${colour}" xml:space="preserve">${rows.join("")}</text>`;
}

/** A button or a ribbon: one row in a filled shape, as wide as its words. */
function labelOf(
  written: string | undefined,
  size: number,
  room: number,
  { colours, on, measure }: StackFacts,
  kind: "button" | "ribbon",
): Piece | "nothing" | undefined {
  const text = cleaned(written ?? "");
  if (text === "") return "nothing";
  const [side, edge] = kind === "button" ? [0.95, 0.62] : [0.6, 0.34];
  let set: SetText | undefined;
  let letters = size;
  for (; letters > size * 0.1; letters *= 0.93) {
    set = setText(text, "strong", letters, room - 2 * side * letters, measure, letters < size * 0.5);
    if (set && (set.rows.length === 1 || letters < size * 0.72)) break;
  }
  if (!set) return undefined;
  const [fill, width] = [colours.button(on), set.width + 2 * side * letters];
  const height = set.height + 2 * edge * letters;
  const [long, done] = [width, set];
  const round = kind === "button" ? letters * 0.32 : 0;
  return {
    height,
    width: long,
    letters,
    draw: (x, y) =>
      `<rect x="${n(x)}" y="${n(y)}" width="${n(long)}" height="${n(height)}" rx="${n(round)}" fill="${fill}"/>${rowsOf(done, x + side * letters, y + edge * letters, done.width, "middle", colours.plain(fill))}`,
  };
}

function logoOf({ href, width, height }: Logo, high: number, room: number): Piece {
  const scale = Math.min(high / height, (room * 0.7) / width, (high * 4.5) / width);
  const [w, h] = [width * scale, height * scale];
  return {
    height: h,
    width: w,
    draw: (x, y) =>
      `<image href="${escaped(href)}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" preserveAspectRatio="none"/>`,
  };
}

function ruleOf(
  kind: "line" | "short" | "dashes",
  room: number,
  unit: number,
  colour: string,
  align: Align,
): Piece {
  const long = kind === "short" ? Math.min(room, unit * 11) : room;
  const thick = kind === "short" ? unit * 0.9 : unit * 0.3;
  const dashes = kind === "dashes" ? ` stroke-dasharray="${n(unit * 1.2)} ${n(unit * 1.2)}"` : "";
  return {
    height: thick,
    width: align === "start" ? long : Math.min(room, long),
    draw: (x, y) =>
      `<path d="M${n(x)} ${n(y + thick / 2)}h${n(long)}" stroke="${colour}" stroke-width="${n(thick)}"${dashes}/>`,
  };
}

/** A tick, a cross, a dot or a figure in a disc, left of a line. */
function markOf(mark: string, x: number, line: number, size: number, colours: AdColours, on: string): string {
  const [cx, cy, r] = [x + size * 0.52, line - size * 0.3, size * 0.52];
  const fill = colours.button(on);
  if (mark === "dot") return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.5)}" fill="${fill}"/>`;
  if (mark === "tick" || mark === "cross") {
    const path =
      mark === "tick"
        ? `M${n(cx - r * 0.45)} ${n(cy + r * 0.02)}l${n(r * 0.32)} ${n(r * 0.36)}l${n(r * 0.58)} ${n(-r * 0.76)}`
        : `M${n(cx - r * 0.36)} ${n(cy - r * 0.36)}l${n(r * 0.72)} ${n(r * 0.72)}M${n(cx + r * 0.36)} ${n(cy - r * 0.36)}l${n(-r * 0.72)} ${n(r * 0.72)}`;
    const quiet = colours.quiet(on);
    const [disc, sign] = mark === "tick" ? [fill, colours.plain(fill)] : ["none", quiet];
    const edge = mark === "tick" ? "" : ` stroke="${quiet}" stroke-width="${n(size * 0.09)}"`;
    return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.94)}" fill="${disc}"${edge}/><path d="${path}" fill="none" stroke="${sign}" stroke-width="${n(size * 0.14)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  const { family, weight } = fonts.display;
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 1.1)}" fill="${fill}"/><text font-family="${family}" font-weight="${weight}" font-size="${n(size * 0.78)}" fill="${colours.plain(fill)}" text-anchor="middle" class="mark"><tspan x="${n(cx)}" y="${n(cy + size * 0.27)}">${escaped(mark)}</tspan></text>`;
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

// Typed words inside the room that their line has on the drawing. Pure: how wide a text is, is asked of `measure`.

/** How wide a text is, in pixels of the drawing. */
export type Measure = (text: string, font: Pick<Slot, "family" | "weight" | "size">) => number;

/** The place of one line on a drawing. */
export interface Slot {
  family: string;
  weight: string;
  size: number;
  x: number;
  y: number;
  /** From where to where words may reach. */
  left: number;
  right: number;
  anchor: "start" | "middle" | "end";
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const page: Box = { left: 60, right: 1020, top: -285, bottom: 1635 };
/** Kept free beside a button, and within one. */
const gap = 24;
const inset = 14;
/** From one row to the next, and how far letters rise above their row, in sizes. */
const leading = 1.08;
const rise = 0.78;
const mostRows = 4;

/** The places of all lines of a drawing, in reading order. */
export function slotsOf(art: string): Slot[] {
  const boxes = [...art.matchAll(/<rect ([^>]*)>/g)].map(([, attributes = ""]) => boxOf(attributes));
  const slots = [...art.matchAll(/<text ([^>]*)>(.*?)<\/text>/g)].flatMap(([, attributes = "", inner = ""]) =>
    [...inner.matchAll(/<tspan ([^>]*)>/g)].map(([, place = ""]) => slotOf(attributes, place)),
  );
  return slots.map((slot) => ({ ...slot, ...roomOf(slot, boxes, slots) }));
}

/** A text in as few rows as let its letters be largest. */
export function fitted(text: string, slot: Slot, measure: Measure): { size: number; rows: string[] } {
  const words = text.trim().split(/\s+/u);
  const room = widthOf(slot);
  const one = { size: shrunk(text, slot, room, measure), rows: [text] };
  let best = one;
  for (let rows = 2; rows <= Math.min(mostRows, words.length); rows += 1) {
    const split = inRows(words, rows, (row) => measure(row, slot));
    const high = (slot.size * 0.9) / ((rows - 1) * leading + rise);
    const size = Math.min(high, ...split.map((row) => shrunk(row, slot, room, measure)));
    // Another row must be worth it: a line that is a little smaller is calmer than two.
    if (size > best.size * 1.15) best = { size, rows: split };
  }
  return { size: Math.floor(best.size * 10) / 10, rows: best.rows };
}

function shrunk(text: string, slot: Slot, room: number, measure: Measure): number {
  const width = measure(text, slot);
  // A hair less than the room, because letters are hinted at each size anew.
  return width > room ? (slot.size * room * 0.985) / width : slot.size;
}

function widthOf({ anchor, x, left, right }: Slot): number {
  if (anchor === "start") return right - x;
  if (anchor === "end") return x - left;
  return 2 * Math.min(x - left, right - x);
}

/** Words in `count` rows or fewer, as even as their lengths allow. */
function inRows(words: readonly string[], count: number, width: (row: string) => number): string[] {
  const whole = width(words.join(" "));
  for (let limit = whole / count; ; limit *= 1.04) {
    const rows: string[] = [];
    for (const word of words) {
      const last = rows.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last === undefined || width(longer) > limit) rows.push(word);
      else rows[rows.length - 1] = longer;
    }
    if (rows.length <= count) return rows;
  }
}

/** How far up the rows above the last one stand. */
export function rowOffset(row: number, rows: number, size: number): number {
  return Math.round((rows - 1 - row) * size * leading * 10) / 10;
}

/** The smallest box around a line, or the page; then no further than what stands beside it. */
function roomOf(slot: Slot, boxes: readonly Box[], slots: readonly Slot[]): Pick<Slot, "left" | "right"> {
  const middle = slot.y - slot.size / 3;
  const around = boxes.filter(
    ({ left, right, top, bottom }) =>
      slot.x >= left && slot.x <= right && middle >= top && middle <= bottom && right - left < 1080,
  );
  const inner = around.sort((a, b) => a.right - a.left - (b.right - b.left))[0];
  if (inner) return { left: inner.left + inset, right: inner.right - inset };
  const beside = [
    ...boxes.filter(({ top, bottom }) => bottom > slot.y - slot.size * rise && top < slot.y + slot.size / 4),
    ...slots
      .filter((other) => other !== slot && Math.abs(other.y - slot.y) < Math.min(other.size, slot.size) / 2)
      .map(({ x }) => ({ left: x, right: x })),
  ];
  return {
    left: Math.max(
      Math.min(page.left, slot.x),
      ...beside.filter(({ right }) => right < slot.x).map(({ right }) => right + gap),
    ),
    right: Math.min(
      Math.max(page.right, slot.x),
      ...beside.filter(({ left }) => left > slot.x).map(({ left }) => left - gap),
    ),
  };
}

function boxOf(attributes: string): Box {
  const [left, top] = [numberIn(attributes, "x"), numberIn(attributes, "y")];
  return {
    left,
    top,
    right: left + numberIn(attributes, "width"),
    bottom: top + numberIn(attributes, "height"),
  };
}

function slotOf(text: string, place: string): Slot {
  const anchor = valueIn(text, "text-anchor");
  return {
    family: valueIn(text, "font-family"),
    weight: valueIn(text, "font-weight"),
    size: numberIn(text, "font-size"),
    x: numberIn(place, "x"),
    y: numberIn(place, "y"),
    left: page.left,
    right: page.right,
    anchor: anchor === "middle" || anchor === "end" ? anchor : "start",
  };
}

function valueIn(attributes: string, name: string): string {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
}

function numberIn(attributes: string, name: string): number {
  return Number(valueIn(attributes, name));
}

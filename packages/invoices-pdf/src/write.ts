// Puts texts on a sheet: lines are broken here, since a line may need the fonts of several scripts.
import type { Cut, Fonts } from "./fonts.ts";
import { ink } from "./page.ts";
import { type Run, runsOf } from "./scripts.ts";

export type Doc = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

export interface Sheet {
  doc: Doc;
  fonts: Fonts;
}

export interface Style {
  cut?: Cut;
  /** Points. */
  size?: number;
  color?: string;
  /** Where the first line begins, or with `right` ends at `x + width`; `y` is its upper edge. */
  x: number;
  y: number;
  width: number;
  align?: "left" | "right";
  /** Lines at the most; what is longer ends in an ellipsis. */
  lines?: number;
  /** Digits of one width, so that they stand below one another. */
  figures?: boolean;
}

const leading = 1.36;
/** Scripts that hang below, and stand above, what Latin letters need. */
const tallLeading = 1.6;
/** The height of a line above its baseline, of the size. */
const rise = 0.98;

const signs = new Intl.Segmenter("en", { granularity: "grapheme" });

/** One element with a text. Answers where it ends. */
export function write(sheet: Sheet, parent: Element, type: string, text: string, style: Style): number {
  const { doc, fonts } = sheet;
  const { size = 10, color = ink, x, y, width, align = "left" } = style;
  const shown = printable(text);
  const lines = breakLines(sheet, shown, style);
  const isTall = lines.some((line) => line.some(({ script }) => script !== "latin"));
  const high = size * (isTall ? tallLeading : leading);
  const draw = () => {
    doc.fontSize(size).fillColor(color);
    // Shaped letters are not in the order of the text: who copies it, or has it read out, gets the text.
    if (isTall) doc.markContent("Span", { actual: shown });
    for (const [index, line] of lines.entries()) {
      let at = align === "right" ? x + width - widthOf(sheet, line, style) : x;
      const base = y + size * rise + index * high + (isTall ? size * 0.12 : 0);
      for (const run of line) {
        doc.font(fonts.of(run.script, style.cut ?? "regular").name);
        doc.text(run.text, at, base, {
          lineBreak: false,
          baseline: "alphabetic",
          features: featuresOf(run, style),
        });
        at += widthOf(sheet, [run], style);
      }
    }
    if (isTall) doc.endMarkedContent();
  };
  // What a head is of; pdfkit's types do not know it yet.
  const options = type === "TH" ? ({ scope: "Column" } as object) : {};
  parent.add(doc.struct(type, options, [draw]));
  return y + lines.length * high;
}

/** Printed but told to nobody who listens. */
export function decorate(doc: Doc, work: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc.save();
  work();
  doc.restore();
  doc.endMarkedContent();
}

/** The width of a text in one line. */
export function measure(sheet: Sheet, text: string, style: Pick<Style, "cut" | "size" | "figures">): number {
  return widthOf(sheet, runsOf(printable(text), sheet.fonts.covers), style);
}

function widthOf(
  { fonts }: Sheet,
  line: readonly Run[],
  style: Pick<Style, "cut" | "size" | "figures">,
): number {
  const { cut = "regular", size = 10 } = style;
  return line.reduce((sum, run) => {
    const { font } = fonts.of(run.script, cut);
    return sum + (font.layout(run.text, featuresOf(run, style)).advanceWidth * size) / font.unitsPerEm;
  }, 0);
}

/** Any list keeps pdfkit from laying out word by word, which would turn the words of a line that is read from the right. */
function featuresOf({ script }: Run, { figures }: Pick<Style, "figures">): PDFKit.Mixins.OpenTypeFeatures[] {
  return script === "latin" && figures ? ["tnum"] : [];
}

function breakLines(sheet: Sheet, text: string, style: Style): Run[][] {
  const { width, lines: most = 4 } = style;
  const fits = (line: string) => measure(sheet, line, style) <= width + 0.01;
  const lines: string[] = [];
  let line = "";
  for (const part of partsOf(text, fits)) {
    if (fits((line + part).trimEnd())) line += part;
    else {
      lines.push(line.trimEnd());
      line = part.trimStart();
    }
  }
  lines.push(line.trimEnd());
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = shorten(kept[most - 1] ?? "", fits);
  return kept.map((one) => runsOf(one, sheet.fonts.covers));
}

/** Words with the blanks after them, and of a word that is too long for a line its signs. */
function partsOf(text: string, fits: (line: string) => boolean): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return words.flatMap((word) => (fits(word.trimEnd()) ? [word] : signsOf(word)));
}

function signsOf(text: string): string[] {
  return [...signs.segment(text)].map(({ segment }) => segment);
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const kept = signsOf(line);
  while (kept.length > 0 && !fits(`${kept.join("").trimEnd()}…`)) kept.pop();
  return `${kept.join("").trimEnd()}…`;
}

/** One line, without anything that moves or hides text. */
function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/(?![\u200c\u200d])\p{Cf}+/gu, "");
}

// Reads what a PDF of Chromium says: the letters of its pages through each font's own map, without spaces, and whether it is tagged.
import { inflateSync } from "node:zlib";

interface PdfText {
  /** Letters in the order in which they are drawn, without spaces. */
  text: string;
  /** The same of each page. */
  sheets: string[];
  /** Width and height of each page, in points. */
  boxes: [number, number][];
  pages: number;
  tagged: boolean;
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

export function readPdf(file: Buffer): PdfText {
  const objects = objectsOf(file.toString("latin1"));
  const all = [...objects.values()];
  const pages = all.filter(({ dictionary }) => /\/Type\s*\/Page\b/.test(dictionary));
  const text = pages.map(({ dictionary }) => {
    const fonts = fontsOf(dictionary, objects);
    const [, content] = /\/Contents (\d+) 0 R/.exec(dictionary) ?? [];
    return lettersOf(objects.get(Number(content))?.stream ?? "", fonts);
  });
  const sheets = text.map((one) => one.replace(/\s/g, ""));
  return {
    text: sheets.join(""),
    sheets,
    boxes: pages.map(({ dictionary }) => boxOf(dictionary)),
    pages: pages.length,
    tagged: all.some(({ dictionary }) => /\/Marked true/.test(dictionary)),
  };
}

function boxOf(page: string): [number, number] {
  const [, width = 0, height = 0] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(page) ?? [];
  return [Math.round(Number(width)), Math.round(Number(height))];
}

function objectsOf(whole: string): Map<number, PdfObject> {
  const found = new Map<number, PdfObject>();
  const head = /(\d+) 0 obj\s([\s\S]*?)(endobj|stream\r?\n)/g;
  for (let match = head.exec(whole); match; match = head.exec(whole)) {
    const [, id, dictionary = "", end] = match;
    // By its length: what is packed may hold any word, and end like the line after it.
    const length = end === "endobj" ? 0 : Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const raw = whole.slice(head.lastIndex, head.lastIndex + length);
    head.lastIndex += length;
    const packed = /\/FlateDecode/.test(dictionary);
    const stream = packed ? inflateSync(Buffer.from(raw, "latin1")).toString("latin1") : raw;
    found.set(Number(id), { dictionary, stream });
  }
  return found;
}

type Letters = ReadonlyMap<string, string>;

function fontsOf(page: string, objects: Map<number, PdfObject>): Map<string, Letters> {
  const [, inside = ""] = /\/Font\s*<<([^>]*)>>/.exec(page) ?? [];
  return new Map(
    [...inside.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = "", id]) => {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.dictionary ?? "") ?? [];
      return [name, lettersIn(objects.get(Number(map))?.stream ?? "")];
    }),
  );
}

/** The map of a font: single glyphs and ranges. */
function lettersIn(map: string): Letters {
  const letters = new Map<string, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = "", to = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(glyph.toUpperCase(), utf16(to));
  for (const [, block = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = "", last = "", to = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const [first, end, letter] = [from, last, to].map((hex) => Number.parseInt(hex, 16)) as [
        number,
        number,
        number,
      ];
      for (let glyph = first; glyph <= end; glyph++)
        letters.set(hexOf(glyph).slice(-from.length), utf16(hexOf(letter + glyph - first)));
    }
  return letters;
}

/** What letters of a script were shaped into is told beside them, and read in their place. */
const tokens = /\/ActualText <FEFF(\w+)>|\b(EMC)\b|\/(\w+) [\d.-]+ Tf|<([\dA-Fa-f]+)>/g;

function lettersOf(content: string, fonts: Map<string, Letters>): string {
  let font: Letters | undefined;
  let told = false;
  let text = "";
  for (const [, actual, end, name, glyphs] of content.matchAll(tokens)) {
    if (actual !== undefined) {
      text += utf16(actual);
      told = true;
    } else if (end !== undefined) told = false;
    else if (name !== undefined) font = fonts.get(name);
    else if (glyphs !== undefined && !told && font) text += decoded(glyphs, font);
  }
  return text;
}

/** A glyph has as many figures as in its font's map. */
function decoded(glyphs: string, font: Letters): string {
  const [size = 4] = [...font.keys()].map(({ length }) => length);
  const each = glyphs.toUpperCase().match(new RegExp(`.{${size}}`, "g")) ?? [];
  return each.map((glyph) => font.get(glyph) ?? "").join("");
}

const hexOf = (value: number) => value.toString(16).toUpperCase().padStart(4, "0");
const utf16 = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

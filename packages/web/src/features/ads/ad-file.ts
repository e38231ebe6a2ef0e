// An ad as a file that stands alone: its words as typed, its size, its fonts inside. Pure; nothing here asks the network.
import type { AdCreative, AdFormat } from "@store/contract/ad-content";
import { fitted, type Measure, rowOffset, type Slot, slotsOf } from "./fit-line.ts";

const row = /(<tspan [^>]*>)([^<]*)(<\/tspan>)/g;

/** The lines of text in a drawing, in reading order. */
export function linesOf(art: string): string[] {
  return [...art.matchAll(row)].map(([, , text = ""]) => unescaped(text));
}

/** The drawing with other words in its lines, each as large as its place allows. A line that is left out stays as it was. */
export function withLines(art: string, lines: readonly (string | undefined)[], measure: Measure): string {
  const slots = slotsOf(art);
  let at = -1;
  return art.replace(row, (whole, open: string, _old: string, close: string) => {
    at += 1;
    const [line, slot] = [lines[at], slots[at]];
    if (line === undefined || !slot) return whole;
    const { size, rows } = fitted(line, slot, measure);
    if (rows.length === 1 && size === slot.size) return `${open}${escaped(line)}${close}`;
    return rows.map((text, index) => rowAt(slot, size, rowOffset(index, rows.length, size), text)).join("");
  });
}

function rowAt({ x, y }: Slot, size: number, up: number, text: string): string {
  return `<tspan x="${x}" y="${y - up}" font-size="${size}">${escaped(text)}</tspan>`;
}

/** A whole SVG file. `fontCss` holds the faces as data, so that the file looks the same wherever a browser draws it. */
export function svgFile(art: string, format: AdFormat, fontCss: string): string {
  const { viewBox, width, height } = format;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">`,
    `<style>${fontCss}</style>`,
    art,
    `</svg>`,
    ``,
  ].join("\n");
}

/** `agency-story.svg`: what it is, then the size it is in. */
export function fileName(slug: string, format: AdFormat, ending: "svg" | "png"): string {
  return `${slug}-${format.id}.${ending}`;
}

/** The words of every ad in one text file, for somebody who pastes them into an ads manager. */
export function wordsFile(creatives: readonly AdCreative[]): string {
  const paragraphs = creatives.map((ad) =>
    [
      ad.name.toUpperCase(),
      ad.purpose,
      `Primary text: ${ad.primaryText}`,
      `Headline: ${ad.below}`,
      `Button: ${ad.action}`,
      `On the picture: ${ad.headline}`,
      ...ad.alternatives.map((line) => `To test against it: ${line}`),
      ...ad.notes.map((note) => `- ${note}`),
    ].join("\n"),
  );
  return `${paragraphs.join("\n\n")}\n`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function unescaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

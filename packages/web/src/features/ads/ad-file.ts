// An ad as a file that stands alone: its words as typed, its size, its fonts inside. Pure; nothing here asks the network.
import type { AdCreative, AdFormat } from "@store/contract/ad-content";

const row = /(<tspan [^>]*>)([^<]*)(<\/tspan>)/g;

/** The lines of text in a drawing, in reading order. */
export function linesOf(art: string): string[] {
  return [...art.matchAll(row)].map(([, , text = ""]) => unescaped(text));
}

/** The drawing with other words in its lines. A line that is left out stays as it was. */
export function withLines(art: string, lines: readonly (string | undefined)[]): string {
  let at = -1;
  return art.replace(row, (whole, open: string, _old: string, close: string) => {
    at += 1;
    const line = lines[at];
    return line === undefined ? whole : `${open}${escaped(line)}${close}`;
  });
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

// Which fonts the words of a drawing are set in, as one letter for each. Pure.
import { scriptNames } from "./scripts.ts";

/** Pixels of the square in which a letter stands. */
export const letterRoom = 40;

interface FaceLetter {
  letter: string;
  /** The letter as a part of a drawing, in the square whose left upper corner is named. */
  drawn: (x: number, y: number) => string;
}

/** Letters of one file of a family: a browser fetches each file by itself. */
const files = [
  /[A-Za-z0-9]/u,
  /[\u00c0-\u00d6\u00d8-\u00ff]/u,
  ...scriptNames.map((script) => new RegExp(`(?=\\p{Script=${script}})\\p{L}`, "u")),
];

/** A letter of each font that the drawing's words need. */
export function faceLettersOf(art: string): FaceLetter[] {
  const families = new Map<string, string>();
  for (const [, family = "", inner = ""] of art.matchAll(/<text font-family="([^"]+)"[^>]*>(.*?)<\/text>/gs))
    families.set(family, (families.get(family) ?? "") + inner.replace(/<[^>]*>|&\w+;/g, ""));
  return [...families].flatMap(([family, words]) =>
    files.flatMap((file) => {
      const [letter] = file.exec(words) ?? [];
      if (letter === undefined) return [];
      const drawn = (x: number, y: number) =>
        `<text font-family="${family}" font-weight="800" font-size="24" x="${x + 8}" y="${y + 28}">${letter}</text>`;
      return [{ letter, drawn }];
    }),
  );
}

// The fonts of a paper: the shop's own three, and those of other scripts when a paper has a text in them.
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { create, type Font } from "fontkit";
import type { Covers, Latin, Script } from "./scripts.ts";

/** Text, text that matters, headlines and sums. */
export type Cut = "regular" | "semibold" | "display";

const own = { regular: "anek-regular", semibold: "anek-semibold", display: "display-bold" };
/** Other scripts have no headlines. */
const weights = { regular: 400, semibold: 600 };

export interface Fonts {
  /** The font of a script that was loaded, and its name for pdfkit. */
  of: (script: Script | Latin, cut: Cut) => { name: string; font: Font };
  /** Loads what these need. */
  load: (scripts: readonly Script[]) => Promise<void>;
  covers: Covers;
}

/** Fonts from a folder. */
export function openFonts(folder: URL): Fonts {
  const opened = new Map<string, Font>();
  const nameOf = (script: Script | Latin, cut: Cut) =>
    `${script} ${script !== "latin" && cut === "display" ? "semibold" : cut}`;
  for (const [cut, file] of Object.entries(own))
    opened.set(nameOf("latin", cut as Cut), create(readFileSync(new URL(`${file}.ttf`, folder))));
  return {
    of(script, cut) {
      const name = nameOf(script, cut);
      const font = opened.get(name);
      if (!font) throw new Error(`The font ${name} is not loaded`);
      return { name, font };
    },
    async load(scripts) {
      const missing = scripts.filter((script) => !opened.has(nameOf(script, "regular")));
      if (missing.length === 0) return;
      const { openShaped } = await import("./shape.ts");
      for (const script of missing)
        for (const [cut, weight] of Object.entries(weights)) {
          const file = readFileSync(new URL(`scripts/${script}-${weight}.ttf.br`, folder));
          opened.set(nameOf(script, cut as Cut), openShaped(brotliDecompressSync(file)));
        }
    },
    covers: (script, codePoint) =>
      opened.get(nameOf(script, "regular"))?.hasGlyphForCodePoint(codePoint) ?? false,
  };
}

// For tests: letters without fonts, where the ink of a drawing is, and words that no ad should hold.
import fc from "fast-check";
import { adFieldIds } from "./ad-fields.ts";
import type { AdWords } from "./ad-layout.ts";
import type { AdSize } from "./ad-sizes.ts";
import type { Measure } from "./ad-text.ts";

/** Every letter half as wide as it is high, some far above and below their line. */
export const measure: Measure = (text) => ({ width: [...text].length * 50, up: 90, down: 30 });

/** The rows of a drawing: what they say, and where their ink is. */
export function rowsOf(
  art: string,
): { text: string; left: number; right: number; top: number; foot: number }[] {
  return [...art.matchAll(/<text [^>]*font-size="([\d.]+)"[^>]*>(.*?)<\/text>/g)].flatMap(
    ([, size = "", inner = ""]) =>
      [...inner.matchAll(/<tspan x="([-\d.]+)" y="([-\d.]+)">([^<]*)</g)].map(([, x, y, text = ""]) => {
        const plain = text.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
        const ink = measure(plain, { family: "", weight: 0 });
        const by = Number(size) / 100;
        return {
          text: plain,
          left: Number(x),
          right: Number(x) + ink.width * by,
          top: Number(y) - ink.up * by,
          foot: Number(y) + ink.down * by,
        };
      }),
  );
}

/** Rows of a drawing whose ink leaves the picture, or the part that the app leaves free. */
export function rowsOutside(art: string, { free: [above, below], width, height }: AdSize): string[] {
  return rowsOf(art).flatMap(({ text, left, right, top, foot }) =>
    left < -0.1 || right > width + 0.1 || top < above - 0.5 || foot > height - below + 0.5 ? [text] : [],
  );
}

export const absurdWords = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 140 }),
  fc.constantFrom(
    "",
    " ",
    "W".repeat(140),
    "<b>&\"'</b>",
    "\u0000\ud800\ufffe",
    "अ".repeat(120),
    "👩‍👩‍👧‍👦".repeat(20),
    "a\nb\tc",
  ),
);

/** Two hundred fillings that no shop would type, the same in each run. */
export function absurdFillings(): AdWords[] {
  const fields = Object.fromEntries(adFieldIds.map((field) => [field, absurdWords]));
  return fc.sample(fc.record(fields, { requiredKeys: [] }), { numRuns: 200, seed: 35 });
}

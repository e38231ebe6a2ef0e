// The font families in use. All are Google fonts that Elementor lists under exactly these names; the files beside the
// package only serve our own renderer (LICENSES.md).

interface FontFiles {
  /** Stem of the files in fonts/. */
  stem: string;
  /** Weights that have a file of their own; without them the file is variable. */
  weights?: readonly number[];
  range?: readonly [number, number];
  fallback: "serif" | "sans-serif";
}

const sans = (stem: string, from = 100, to = 900): FontFiles => ({
  stem,
  range: [from, to],
  fallback: "sans-serif",
});
const serif = (stem: string, from = 300, to = 900): FontFiles => ({
  stem,
  range: [from, to],
  fallback: "serif",
});

export const fonts = {
  Inter: sans("inter"),
  Manrope: sans("manrope", 200, 800),
  "DM Sans": sans("dm-sans"),
  "Plus Jakarta Sans": sans("plus-jakarta-sans", 200, 800),
  Outfit: sans("outfit"),
  "Work Sans": sans("work-sans"),
  Montserrat: sans("montserrat"),
  Rubik: sans("rubik", 300, 900),
  Nunito: sans("nunito", 200, 1000),
  Lexend: sans("lexend"),
  "Space Grotesk": sans("space-grotesk", 300, 700),
  Sora: sans("sora", 100, 800),
  Archivo: sans("archivo"),
  Karla: sans("karla", 200, 800),
  "Josefin Sans": sans("josefin-sans", 100, 700),
  Syne: sans("syne", 400, 800),
  Fredoka: sans("fredoka", 300, 700),
  "Baloo 2": sans("baloo-2", 400, 800),
  Oswald: sans("oswald", 200, 700),
  Teko: sans("teko", 300, 700),
  Poppins: { stem: "poppins", weights: [400, 500, 600, 700], fallback: "sans-serif" },
  "Bebas Neue": { stem: "bebas-neue", weights: [400], fallback: "sans-serif" },
  Anton: { stem: "anton", weights: [400], fallback: "sans-serif" },
  "Barlow Condensed": { stem: "barlow-condensed", weights: [500, 600, 700], fallback: "sans-serif" },
  "Playfair Display": serif("playfair-display", 400, 900),
  Lora: serif("lora", 400, 700),
  Fraunces: serif("fraunces", 100, 900),
  "Cormorant Garamond": serif("cormorant-garamond", 300, 700),
  "Crimson Pro": serif("crimson-pro", 200, 900),
  Cinzel: serif("cinzel", 400, 900),
  Marcellus: { stem: "marcellus", weights: [400], fallback: "serif" },
  "DM Serif Display": { stem: "dm-serif-display", weights: [400], fallback: "serif" },
} as const satisfies Record<string, FontFiles>;

export type FontFamily = keyof typeof fonts;
export const isFontFamily = (name: string): name is FontFamily => name in fonts;

/** Files of a family: weight range, subset and file name. */
export function fontFiles(family: FontFamily): { weight: string; file: string; latinExt: boolean }[] {
  const { stem, weights, range }: FontFiles = fonts[family];
  const cuts = weights
    ? weights.map((weight) => ({ weight: String(weight), suffix: `-${weight}` }))
    : [{ weight: (range ?? [400, 700]).join(" "), suffix: "" }];
  return cuts.flatMap(({ weight, suffix }) =>
    [false, true].map((latinExt) => ({
      weight,
      latinExt,
      file: `${stem}-latin${latinExt ? "-ext" : ""}${suffix}.woff2`,
    })),
  );
}

// What a band stands on, and which colours can be read there. Contrast is made here, not hoped for.
import type { Fill } from "../elementor/values.ts";
import { contrast, isDark, legible, mix } from "./colour.ts";
import type { Design } from "./design.ts";

export type Tone = "paper" | "tint" | "card" | "deep" | "brand" | "accent";

export interface Ground {
  tone: Tone;
  color: string;
  ink: string;
  muted: string;
  /** Coloured text and icons. */
  mark: string;
  line: string;
  button: { fill: string; ink: string };
}

/** Black or white or the design's ink, whichever reads on the fill. */
export function inkOn(design: Design, fill: string): string {
  const light = isDark(design.palette.paper) ? "#FFFFFF" : mix("#FFFFFF", design.palette.paper, 0.25);
  const dark = isDark(design.palette.ink)
    ? design.palette.ink
    : isDark(design.palette.deep)
      ? design.palette.deep
      : "#141414";
  if (contrast(light, fill) >= 4.6) return light;
  if (contrast(dark, fill) >= 4.6) return dark;
  return contrast("#FFFFFF", fill) > contrast("#0A0A0A", fill) ? "#FFFFFF" : "#0A0A0A";
}

const groundColor = (design: Design, tone: Tone): string => design.palette[tone];

/** The colours of a band of this tone. */
export function groundOf(design: Design, tone: Tone): Ground {
  const { palette } = design;
  const color = groundColor(design, tone);
  const quiet = tone === "paper" || tone === "tint" || tone === "card";
  const ink = quiet ? legible(palette.ink, color, 7) : inkOn(design, color);
  const muted = quiet ? legible(palette.muted, color, 7.4) : legible(mix(ink, color, 0.12), color, 6);
  const markBase = quiet ? palette.brand : tone === "accent" ? palette.deep : palette.accent;
  const mark = legible(markBase, color);
  const buttonFill = quiet
    ? palette.brand
    : tone === "accent"
      ? isDark(palette.deep) === isDark(color)
        ? palette.brand
        : palette.deep
      : contrast(palette.accent, color) >= 2
        ? palette.accent
        : isDark(color)
          ? "#FFFFFF"
          : palette.deep;
  return {
    tone,
    color,
    ink,
    muted,
    mark,
    line: mix(color, ink, quiet ? 0.14 : 0.24),
    button: { fill: buttonFill, ink: inkOn(design, buttonFill) },
  };
}

/** A label that reaches over the upper edge of a card: in the colours of its button, unless the ground behind has that colour too. */
export function ribbonOn(design: Design, inner: Ground, behind: Ground): Ground["button"] {
  if (contrast(inner.button.fill, behind.color) >= 1.25) return inner.button;
  const fill = inkOn(design, behind.color);
  return { fill, ink: inkOn(design, fill) };
}

/** The colours inside a card that stands on this ground. */
export function cardOn(design: Design, ground: Ground): Ground {
  if (ground.tone === "deep") {
    const color = mix(ground.color, "#FFFFFF", 0.08);
    return {
      ...ground,
      color,
      ink: legible(ground.ink, color, 7),
      muted: legible(ground.muted, color, 6),
      mark: legible(design.palette.accent, color),
      line: mix(color, "#FFFFFF", 0.16),
    };
  }
  if (ground.tone === "card") return groundOf(design, "tint");
  return groundOf(design, "card");
}

/** How a band of this tone is filled; brand and deep bands may run to a second shade. */
export function bandFill(design: Design, ground: Ground, gradient = false): Fill {
  if (!gradient) return ground.color;
  const to =
    ground.tone === "deep"
      ? mix(ground.color, design.palette.brand, 0.35)
      : mix(ground.color, design.palette.deep, 0.35);
  // The second shade must carry the same text.
  return contrast(ground.muted, to) >= 4.5 && contrast(ground.mark, to) >= 4.5
    ? { from: ground.color, to, angle: 150 }
    : ground.color;
}

/** The same ground with a picture under it: text must read whether the picture is light or dark there. */
export function underVeil(ground: Ground, opacity: number): Ground {
  const seen = [
    ground.color,
    mix(ground.color, "#EBEBEB", 1 - opacity),
    mix(ground.color, "#141414", 1 - opacity),
  ];
  return {
    ...ground,
    ink: legible(ground.ink, seen),
    muted: legible(ground.muted, seen),
    mark: legible(ground.mark, seen),
  };
}

import type { Face } from "../elementor/values.ts";
import { whole } from "./rich.ts";
import type { Kit } from "./section.ts";

/** Least letter spacing of a heading in em: below it letters touch and the gaps between words close. */
const tightest = -0.03;

/** Running text on a wide screen: what reads well in a hand is small at arm's length. */
const bodySize = (body: number) => Math.max(18, body + 1);

/** Families with low or narrow letters: at the size of running text they look smaller than it. */
const smallLettered: ReadonlySet<string> = new Set([
  "Cormorant Garamond",
  "Barlow Condensed",
  "Bebas Neue",
  "Teko",
  "Anton",
]);

/** Sizes of display text by role. */
export function displayFace(kit: Kit, role: "h1" | "h2" | "h3" | "h4" | "figure", scale = 1): Face {
  const { type } = kit.design;
  const base =
    {
      h1: type.h1,
      h2: type.h2,
      h3: Math.round(type.h2 * 0.56),
      h4: Math.round(bodySize(type.body) * (smallLettered.has(type.display) ? 1.36 : 1.12)),
      figure: Math.round(type.h2 * 1.25),
    }[role] * scale;
  const big = role === "h1" || role === "h2" || role === "figure";
  const least = role === "h1" ? 34 : role === "h2" ? 28 : 24;
  const tracking = Number(Math.max(tightest, (type.tracking ?? 0) / type.h2).toFixed(3));
  return {
    family: type.display,
    size: Math.round(base),
    weight: type.weight,
    line: role === "h3" || role === "h4" ? 1.28 : (type.line ?? 1.12),
    ...(tracking && big ? { tracking } : {}),
    ...(big || base > 30
      ? {
          tablet: Math.round(Math.max(Math.min(least, base), base * 0.78)),
          mobile: Math.round(Math.max(Math.min(least, base), base * 0.58)),
        }
      : {}),
    ...(type.uppercase && role !== "h4" ? { transform: "uppercase" as const } : {}),
  };
}

/** How the name at the top is set. */
export const brandFace = (kit: Kit): Face => ({ ...displayFace(kit, "h4"), size: 22, mobile: 19 });

/** Sizes of running text by role. */
export function textFace(kit: Kit, role: "lead" | "body" | "small" | "label", weight?: number): Face {
  const { body, text } = kit.design.type;
  const spec = {
    lead: { size: bodySize(body) + 3, near: body + 1, line: 1.55 },
    body: { size: bodySize(body), near: Math.max(16, body), line: 1.65 },
    small: { size: Math.max(17, body), near: Math.max(16, body - 1), line: 1.55 },
    label: { size: bodySize(body), near: Math.max(16, body), line: 1.4 },
  }[role];
  return {
    family: text,
    size: spec.size,
    weight: weight ?? (role === "label" ? 600 : 400),
    line: spec.line,
    tablet: spec.near,
    mobile: kit.design.rhythm.phone === "close" ? Math.min(spec.near, role === "lead" ? 17 : 16) : spec.near,
  };
}

/** A face at one size on all screens. */
export function sized(face: Face, size: number): Face {
  const { tablet: _tablet, mobile: _mobile, ...rest } = face;
  return { ...rest, size };
}

/** Width of an average letter in em, where a family is far from the usual. */
const letterWidth: Partial<Record<string, number>> = {
  "Barlow Condensed": 0.46,
  "Bebas Neue": 0.42,
  Teko: 0.42,
  Oswald: 0.48,
  Anton: 0.48,
  Syne: 0.95,
  Montserrat: 0.66,
  Sora: 0.64,
  Lexend: 0.63,
  Poppins: 0.62,
};

/** Brings display text down until its longest word fits the narrowest column it may stand in. */
export function fitted(face: Face, text: string, columns: { tablet: number; phone: number }): Face {
  const longest = Math.max(
    ...whole(text)
      .replaceAll("*", "")
      .split(/[ \n/-]+/)
      .map((word) => word.length),
  );
  const wide = (letterWidth[face.family] ?? 0.58) * (face.transform === "uppercase" ? 1.16 : 1);
  const most = (column: number) => Math.max(14, Math.floor(column / (longest * wide)));
  const tablet = Math.min(face.tablet ?? face.size, most(columns.tablet));
  const phone = Math.min(face.mobile ?? tablet, most(columns.phone));
  return {
    ...face,
    ...(tablet < (face.tablet ?? face.size) ? { tablet } : {}),
    ...(phone < (face.mobile ?? tablet) ? { mobile: phone } : {}),
  };
}

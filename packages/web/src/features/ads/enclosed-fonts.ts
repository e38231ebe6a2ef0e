import type { Ink, Measure } from "@store/contract/ads/ad-text";
import { queryOptions } from "@tanstack/react-query";
import bengali500 from "../../assets/fonts/anek-bengali-500.woff2";
import bengali800 from "../../assets/fonts/anek-bengali-800.woff2";
import devanagari500 from "../../assets/fonts/anek-devanagari-500.woff2";
import devanagari800 from "../../assets/fonts/anek-devanagari-800.woff2";
import gujarati500 from "../../assets/fonts/anek-gujarati-500.woff2";
import gujarati800 from "../../assets/fonts/anek-gujarati-800.woff2";
import tamil500 from "../../assets/fonts/anek-tamil-500.woff2";
import tamil800 from "../../assets/fonts/anek-tamil-800.woff2";
import anek from "../../assets/fonts/fw-anek.woff2";
import anekMore from "../../assets/fonts/fw-anek-more.woff2";
import display from "../../assets/fonts/fw-display.woff2";
import displayMore from "../../assets/fonts/fw-display-more.woff2";
import type { Script } from "./scripts.ts";

const more = "U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF";
const headlines = "Bricolage Grotesque";
const texts = "Anek Latin";
// All faces of a family say the same weights: a browser joins only those, and takes the letters of others from elsewhere.
const weights = { [headlines]: "600 800", [texts]: "100 800" } as const;

interface Face {
  family: typeof headlines | typeof texts;
  file: string;
  range?: string;
}

/** The site's own two families, under the names by which everybody else knows them. */
const latin: readonly Face[] = [
  { family: headlines, file: display },
  { family: headlines, file: displayMore, range: more },
  { family: texts, file: anek },
  { family: texts, file: anekMore, range: more },
];

/** The Anek family in scripts of India. Each joins the family of its line, which needs no other name then. */
const scripts = {
  Devanagari: { range: "U+900-97F, U+1CD0-1CF9, U+A8E0-A8FF", light: devanagari500, bold: devanagari800 },
  Bengali: { range: "U+980-9FE", light: bengali500, bold: bengali800 },
  Gujarati: { range: "U+A80-AFF", light: gujarati500, bold: gujarati800 },
  Tamil: { range: "U+B82-BFA", light: tamil500, bold: tamil800 },
} as const satisfies Record<Script, unknown>;

/** Fonts as CSS that needs no further file, and how large words are in them. All licences (OFL 1.1) allow to enclose them in a document. */
interface Fonts {
  css: string;
  measure: Measure;
}

export const fontsQuery = (wanted: readonly Script[]) =>
  queryOptions({
    queryKey: ["ad-fonts", ...wanted],
    queryFn: async ({ signal }): Promise<Fonts> => {
      const faces = [...latin, ...wanted.flatMap(facesOf)];
      const rules = await Promise.all(faces.map((face) => ruleOf(face, signal)));
      return { css: rules.join(""), measure: newMeasure() };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

function facesOf(script: Script): Face[] {
  const { range, light, bold } = scripts[script];
  return [
    { family: headlines, file: bold, range },
    { family: texts, file: light, range },
  ];
}

/** Asks a canvas, and each thing once. Made when its fonts are there, so that it keeps nothing measured in others. */
function newMeasure(): Measure {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  const known = new Map<string, Ink>();
  return (text, { family, weight }) => {
    const key = `${weight}${text}`;
    const found = known.get(key);
    if (found) return found;
    pen.font = `${weight} 100px "${family}"`;
    const { width, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
      pen.measureText(text);
    const ink = {
      width: Math.max(width, actualBoundingBoxRight),
      up: actualBoundingBoxAscent,
      down: actualBoundingBoxDescent,
    };
    if (known.size > 20_000) known.clear();
    known.set(key, ink);
    return ink;
  };
}

/** The face as a rule with its data inside; the page can measure with it as well. */
async function ruleOf({ family, file, range }: Face, signal: AbortSignal): Promise<string> {
  const answer = await fetch(file, { signal });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const data = await answer.arrayBuffer();
  const weight = weights[family];
  const face = new FontFace(family, data, { weight, ...(range && { unicodeRange: range }) });
  document.fonts.add(await face.load());
  const url = `data:font/woff2;base64,${base64(new Uint8Array(data))}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${url}) format("woff2")${range ? `;unicode-range:${range}` : ""}}`;
}

function base64(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary);
}

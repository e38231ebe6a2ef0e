// A template's design system: palette, type, shape, rhythm. The same section looks different under another design.
import type { FontFamily } from "./fonts.ts";

/** Eight colours, as #RRGGBB. Text colours are corrected for contrast where they are used. */
export interface Palette {
  /** Ground of the page. */
  paper: string;
  /** A second ground, a shade away from paper. */
  tint: string;
  /** Cards that stand on paper or tint. */
  card: string;
  /** Headings and text. */
  ink: string;
  /** Quieter text. */
  muted: string;
  /** The main colour: buttons, brand bands. */
  brand: string;
  /** The second colour: marks, highlights, stars. */
  accent: string;
  /** Ground of dark bands. */
  deep: string;
}

export interface TypeSet {
  display: FontFamily;
  text: FontFamily;
  /** Weight of headings. */
  weight: number;
  /** Size of the first headline in pixels on a desktop; the others follow. */
  h1: number;
  /** Size of section headings. */
  h2: number;
  /** Size of running text. */
  body: number;
  /** Letter spacing of headings, in pixels at h2 size; written in em, and never tighter than `tightest`. */
  tracking?: number;
  uppercase?: boolean;
  italicAccent?: boolean;
  /** Line height of headings, in em. */
  line?: number;
}

export interface Design {
  palette: Palette;
  type: TypeSet;
  /** Corner radii in pixels. */
  radius: { card: number; button: number; picture: number };
  /**
   * Vertical padding of a band and the gap in grids, in pixels; width of the content. `phone`: a page so long that a phone
   * gets less air between its bands and running text of 16 pixels.
   */
  rhythm: { band: number; gap: number; width: number; phone?: "close" };
  /** How a section announces itself. */
  eyebrow: "caps" | "pill" | "rule" | "plain" | "bar";
  /** How cards stand off their ground. */
  card: "line" | "shadow" | "flat" | "topline" | "sideline" | "hard";
  /** Where section headings stand. */
  heads: "start" | "center";
  /** What buttons look like. */
  button: "solid" | "hard" | "glow" | "quiet";
  buttonCase?: "uppercase" | "none";
  /** How pictures are held. */
  picture: "plain" | "line" | "shadow" | "offset" | "arch" | "tilt";
  /** Icons bare or on a filled shape. */
  icons: "bare" | "filled" | "round";
  /** Lower edge of coloured bands. */
  edge?: "tilt" | "waves" | "curve" | "triangle" | "none";
}

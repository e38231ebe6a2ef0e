// The workbench in a mail: paper, sheet, mat, one marigold thread. Fonts a reader already has.
import type { CSSProperties } from "react";

export const colour = {
  ink: "#14211c",
  ink2: "#43514a",
  invoice: "#f4f1e6",
  sheet: "#fffdf7",
  rule: "#dcd7c6",
  mat900: "#0b2f24",
  mat800: "#0f4031",
  mat700: "#16553f",
  onMat: "#f7f4e9",
  marigold: "#ffb920",
  marigoldEdge: "#d48c00",
  marigoldTint: "#fff0cc",
} as const;

const text = "Verdana,Arial,sans-serif";
const display =
  "'Arial Narrow','Avenir Next Condensed','Roboto Condensed',sans-serif-condensed,Arial,sans-serif";
export const mono = "'Courier New',Courier,monospace";

/** Body copy. Longhand properties: Outlook drops the `font` shorthand with two families in quotes. */
export function type(size: number, line: number, weight: 400 | 700 = 400): CSSProperties {
  return { fontFamily: text, fontSize: size, lineHeight: `${line}px`, fontWeight: weight };
}

/** Headline copy. */
export function headline(size: number, line: number): CSSProperties {
  return { fontFamily: display, fontSize: size, lineHeight: `${line}px`, fontWeight: 700 };
}

/** For words a buyer typed, which may be longer than the sheet is wide. */
export const breakable: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };

// Classes carry what inline styles cannot say: small screens and dark mode.
export const styleSheet = `
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
@media (max-width:480px){
.edge{padding:0!important}
.px{padding-left:20px!important;padding-right:20px!important}
.h1{font-size:30px!important;line-height:34px!important}
.stack,.stack thead,.stack tbody,.stack tr,.stack th,.stack td{display:block!important;width:auto!important}
.stack .k{padding-bottom:0!important}
.stack .v{border-top:0!important;padding-top:2px!important}
.full,.full a{display:block!important;text-align:center!important}
}
`.trim();

// On its own: Gmail throws a whole block away for one rule that it does not know.
export const darkStyleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (prefers-color-scheme:dark){
.bg{background:#071f18!important}
.card{background:#0b2f24!important;border-color:#1c6a4f!important}
.t,.t a,a.t{color:#f7f4e9!important}
.t2{color:#c9ddd2!important}
.r,.r th,.r td{border-color:#1c6a4f!important}
.note{background:#0f4031!important;border-color:#1c6a4f!important}
.ticket{background:#0f4031!important;border-color:#1c6a4f #0b2f24!important}
.link{color:#ffd166!important}
}
`.trim();

/** The scripts of India that a face is enclosed for. */
export const scriptNames = ["Devanagari", "Bengali", "Gujarati", "Tamil"] as const;
export type Script = (typeof scriptNames)[number];

/** Those of them that a text is written in. */
export function scriptsOf(text: string): Script[] {
  return scriptNames.filter((script) => new RegExp(`\\p{Script=${script}}`, "u").test(text));
}

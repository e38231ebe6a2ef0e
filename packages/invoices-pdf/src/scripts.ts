// Which script a text is written in, and so which font draws it. The shop's own fonts have the Latin of all Europe; every
// other script of the 22 languages in India's constitution has a font of its own, and so have Greek and Cyrillic.

const letters = {
  arabic: /\p{Script_Extensions=Arabic}/u,
  bengali: /\p{Script_Extensions=Bengali}/u,
  cyrillic: /\p{Script_Extensions=Cyrillic}/u,
  devanagari: /\p{Script_Extensions=Devanagari}/u,
  greek: /\p{Script_Extensions=Greek}/u,
  gujarati: /\p{Script_Extensions=Gujarati}/u,
  gurmukhi: /\p{Script_Extensions=Gurmukhi}/u,
  kannada: /\p{Script_Extensions=Kannada}/u,
  malayalam: /\p{Script_Extensions=Malayalam}/u,
  "meetei-mayek": /\p{Script_Extensions=Meetei_Mayek}/u,
  odia: /\p{Script_Extensions=Oriya}/u,
  "ol-chiki": /\p{Script_Extensions=Ol_Chiki}/u,
  tamil: /\p{Script_Extensions=Tamil}/u,
  telugu: /\p{Script_Extensions=Telugu}/u,
};

export type Script = keyof typeof letters;
/** The shop's own fonts. */
export type Latin = "latin";

export interface Run {
  text: string;
  script: Script | Latin;
}

/** Joins or parts the letters beside it, and has no form of its own. */
const joiners = /[\u200c\u200d]/;

/** Has the font of a script this sign? */
export type Covers = (script: Script | Latin, codePoint: number) => boolean;

/** The scripts that a text needs fonts for, beside the shop's own. */
export function scriptsOf(text: string, isLatin: (codePoint: number) => boolean): Script[] {
  const others = [...text].filter((sign) => !isLatin(sign.codePointAt(0) ?? 0));
  return [...new Set(others.flatMap((sign) => scriptOf(sign) ?? []))];
}

/** The text in pieces of one font each. A sign that no font has becomes a question mark. */
export function runsOf(text: string, covers: Covers): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    if (joiners.test(sign)) {
      if (last && last.script !== "latin") last.text += sign;
      continue;
    }
    const script = choose(sign, last?.script, covers);
    const shown = script === undefined ? "?" : sign;
    if (last && last.script === (script ?? "latin")) last.text += shown;
    else runs.push({ text: shown, script: script ?? "latin" });
  }
  return joinRightToLeft(runs);
}

/** A mark that several scripts have goes on in the font of what it follows. */
function choose(sign: string, before: Run["script"] | undefined, covers: Covers): Run["script"] | undefined {
  const codePoint = sign.codePointAt(0) ?? 0;
  if (before && before !== "latin" && letters[before].test(sign) && covers(before, codePoint)) return before;
  if (covers("latin", codePoint)) return "latin";
  const script = scriptOf(sign);
  return script && covers(script, codePoint) ? script : undefined;
}

/** Words that are read from the right stay one piece, blanks and all: only so do they come in the right order. */
function joinRightToLeft(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const [blank, before] = [joined.at(-1), joined.at(-2)];
    const joins = run.script === "arabic" && blank?.text.trim() === "" && before?.script === "arabic";
    if (joins && blank && before)
      joined.splice(-2, 2, { text: before.text + blank.text + run.text, script: "arabic" });
    else joined.push(run);
  }
  return joined;
}

function scriptOf(sign: string): Script | undefined {
  return (Object.keys(letters) as Script[]).find((script) => letters[script].test(sign));
}

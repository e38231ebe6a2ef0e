// What somebody typed, as one line: without what breaks, hides or turns a text.

/**
 * Scripts whose words are spelt with U+200C and U+200D: a name is another one without them. A sign that several scripts
 * share counts for each.
 */
const makeJoined = () => [
  /\p{Script_Extensions=Arabic}/u,
  /\p{Script_Extensions=Bengali}/u,
  /\p{Script_Extensions=Devanagari}/u,
  /\p{Script_Extensions=Gujarati}/u,
  /\p{Script_Extensions=Gurmukhi}/u,
  /\p{Script_Extensions=Kannada}/u,
  /\p{Script_Extensions=Malayalam}/u,
  /\p{Script_Extensions=Oriya}/u,
  /\p{Script_Extensions=Sinhala}/u,
  /\p{Script_Extensions=Tamil}/u,
  /\p{Script_Extensions=Telugu}/u,
];
/** Made for the first text with a joiner: the tables of eleven scripts take longer than the rest of a shape. */
let joined: RegExp[] | undefined;
const joiners = /[\u200c\u200d]+/g;
/** Takes the vowel from the consonant before it. */
const isVirama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/;

/** One line: whatever breaks or hides one becomes a blank. Joiners stay where a script needs them, and go elsewhere. */
export function oneLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(joiners, (found, at: number, whole: string) =>
      isNeeded(whole.slice(0, at), found, whole.slice(at + found.length)) ? found.slice(0, 1) : "",
    )
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}

/** Between two letters of one script; at a word's end only where it closes a letter, as in Malayalam (RFC 5892, A.2). */
function isNeeded(textBefore: string, joiner: string, textAfter: string): boolean {
  const before = textBefore.slice(-1);
  const [after = ""] = textAfter;
  const isLetter = /[\p{L}\p{M}]/u;
  const isOf = (script: RegExp, sign: string) => script.test(sign) && isLetter.test(sign);
  joined ??= makeJoined();
  if (joined.some((script) => isOf(script, before) && isOf(script, after))) return true;
  return joiner.startsWith("\u200d") && isVirama.test(before) && !isLetter.test(after);
}

import * as z from "zod/mini";

/** Nothing that a line of text cannot show: two signs that are none make a workbook unreadable. */
export const lineOfText = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufffe\uffff]*$/u;
/** The same, and line breaks. */
const lines = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\n)*$/u;

const bounded = (most: number, shown: RegExp, what: string) =>
  z.string({ error: `Please type ${what}` }).check(
    z.overwrite((typed) => typed.replace(/\r\n?/g, "\n").trim()),
    z.maxLength(most, {
      // Made when it is said: the first number that is formatted costs a function's start 30 ms.
      error: () => `At most ${most.toLocaleString("en-IN")} characters, please`,
      abort: true,
    }),
    z.regex(shown, "This contains characters that cannot be shown"),
  );

/** One line of at most so many characters; empty too. */
export const Line = (most: number, what: string) => bounded(most, lineOfText, what);

/** Some lines. */
export const Lines = (most: number, what: string) => bounded(most, lines, what);

import { expect, test } from "vitest";
import { oneLine } from "./one-line.ts";

test.each([
  ["Devanagari, a half letter", "क्\u200dष"],
  ["Devanagari, held apart", "श्री\u200cवास्तव"],
  ["Bengali", "র\u200d্যাব"],
  ["Kannada", "ರಾಜ್\u200cಕುಮಾರ್"],
  ["Telugu", "ఎక్స్\u200cప్రెస్"],
  ["Malayalam, a letter that it closes at a word's end", "സുരേഷ് മോഹന്\u200d"],
  ["Malayalam, the same before a comma", "മോഹന്\u200d, കൊച്ചി"],
  ["Persian and Urdu", "می\u200cخواهم"],
  ["Sinhala", "ශ්\u200dරී"],
])("a joiner that a name needs for its spelling stays in %s", (_, name) => {
  expect(oneLine(name)).toBe(name);
});

test.each([
  ["among Latin letters", "R\u200dao \u200cSons", "Rao Sons"],
  ["at a line's ends", "\u200cआशा\u200c", "आशा"],
  ["beside a blank", "आशा\u200c राव", "आशा राव"],
  ["between two scripts", "आ\u200dR", "आR"],
  ["beside a digit", "आ\u200c1", "आ1"],
  ["several at once", "श्री\u200c\u200c\u200dवास्तव", "श्री\u200cवास्तव"],
  ["beside what is hidden itself", "आ\u200d\u202eशा", "आ शा"],
  ["in a picture of several", "👩\u200d💻", "👩💻"],
])("a joiner that no script needs is removed from %s", (_, typed, kept) => {
  expect(oneLine(typed)).toBe(kept);
});

test("a character that breaks a line or turns a text becomes a blank", () => {
  expect(oneLine("  a\r\n\u2028b\u202ec\u0000\u00add  ")).toBe("a b c d");
});

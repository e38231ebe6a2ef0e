import { Billing } from "@store/contract/gst/billing";
import { expect, test } from "vitest";
import { openFonts } from "./fonts.ts";
import { names } from "./sample-names.ts";
import { type Run, runsOf, type Script, scriptsOf } from "./scripts.ts";

const fonts = openFonts(new URL("../fonts/", import.meta.url));
const isLatin = (codePoint: number) => fonts.covers("latin", codePoint);
const firm = { country: "IN", state: "29", gstin: "29AAACF1234E1Z3", address: "MG Road" };
const scripts = Object.keys(names) as Script[];

async function runs(text: string): Promise<[Run["script"], string][]> {
  await fonts.load(scriptsOf(text, isLatin));
  return runsOf(text, fonts.covers).map(({ script, text: part }) => [script, part]);
}

test("the shop's own fonts draw European Latin and the rupee", () => {
  expect(scriptsOf("Żaneta Őry, Çelik & Söhne – ₹ 5 · “Łódź” №", isLatin)).toEqual([]);
});

test("a text is split into runs of one font each", async () => {
  expect(await runs("Rao आशा 12 தமிழ்")).toEqual([
    ["latin", "Rao "],
    ["devanagari", "आशा"],
    ["latin", " 12 "],
    ["tamil", "தமிழ்"],
  ]);
});

test("a sign that scripts share stays in the font before it", async () => {
  expect(await runs("বাংলা।")).toEqual([["bengali", "বাংলা।"]]);
});

test("joiners keep letters together and vanish among Latin letters", async () => {
  expect(await runs("क्\u200dष R\u200dao")).toEqual([
    ["devanagari", "क्\u200dष"],
    ["latin", " Rao"],
  ]);
});

test("words written from the right stay one run", async () => {
  expect(await runs("Rao محمد علی 12")).toEqual([
    ["latin", "Rao "],
    ["arabic", "محمد علی"],
    ["latin", " 12"],
  ]);
});

test("a letter that no font has becomes a question mark", async () => {
  expect(await runs("王 Rao")).toEqual([["latin", "? Rao"]]);
});

test.each(scripts)("the font for %s draws every letter of the sample in both weights", async (script) => {
  const own = (await runs(names[script])).filter(([name]) => name === script);
  expect(own.length).toBeGreaterThan(0);
  for (const cut of ["regular", "semibold"] as const)
    for (const [, text] of own) {
      const { glyphs, positions } = fonts.of(script, cut).font.layout(text, []);
      expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
      expect(positions).toHaveLength(glyphs.length);
      // What is copied out of the paper has each letter once.
      const letters = glyphs.flatMap(({ codePoints }) => codePoints).filter((letter) => letter !== 0x200b);
      expect([...letters].sort()).toEqual([...text].map((letter) => letter.codePointAt(0)).sort());
    }
});

test("a conjunct is drawn as one glyph unless a joiner parts it", async () => {
  await fonts.load(["odia", "devanagari"]);
  const count = (script: Script, text: string) =>
    fonts.of(script, "regular").font.layout(text, []).glyphs.length;
  expect(count("odia", "ନ୍ତ")).toBe(1);
  expect(count("devanagari", "क्ष")).toBe(1);
  // Held apart on purpose: a half letter and a whole one.
  expect(count("devanagari", "क्\u200dष")).toBeGreaterThan(1);
});

test.each([
  ["devanagari", "क्\u200dष"],
  ["kannada", "ರಾಜ್\u200cಕುಮಾರ್"],
  ["telugu", "ఎక్స్\u200cప్రెస్"],
  ["malayalam", "മോഹന്\u200d"],
  ["arabic", "می\u200cخواهم"],
] as const)("the font for %s shows a joiner in a customer's name on the invoice", async (script, typed) => {
  const { business = "" } = Billing.parse({ ...firm, business: typed });
  expect(business).toBe(typed);
  await fonts.load([script]);
  const { font } = fonts.of(script, "regular");
  const drawn = (text: string) => font.layout(text, []).glyphs.map(({ id }) => id);
  expect((await runs(business)).map(([, text]) => text)).toEqual([typed]);
  expect(drawn(business)).not.toContain(0);
  expect(drawn(business)).not.toEqual(drawn(typed.replace(/[\u200c\u200d]/g, "")));
});

test("words written from the right are drawn from the right", async () => {
  await fonts.load(["arabic"]);
  const { font } = fonts.of("arabic", "regular");
  const [first] = font.layout("علی محمد", []).glyphs;
  // The leftmost is the last letter of the last word.
  expect(first?.codePoints).toEqual(["د".codePointAt(0)]);
});

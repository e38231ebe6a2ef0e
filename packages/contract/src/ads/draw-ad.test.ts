import fc from "fast-check";
import { expect, test } from "vitest";
import { coloursOf, contrastOf } from "./ad-colours.ts";
import type { AdField } from "./ad-fields.ts";
import { adFieldIds } from "./ad-fields.ts";
import type { AdWords, LayoutBox } from "./ad-layout.ts";
import { fieldsOf } from "./ad-parts.ts";
import { adSizes } from "./ad-sizes.ts";
import { cleaned, setText } from "./ad-text.ts";
import { type AdDesign, adSvg, drawAd } from "./draw-ad.ts";
import { absurdWords, measure, rowsOf, rowsOutside } from "./testing.ts";

const box: LayoutBox = {
  flow: [
    { share: 1, picture: 1 },
    {
      share: 1,
      pad: 5,
      stack: [
        { words: "headline", size: 14 },
        { words: "was", size: 6, look: "text", struck: true },
        { words: "point1", size: 4, look: "text", mark: "tick" },
        { ribbon: "ribbon" },
        { button: "action" },
      ],
    },
  ],
};

const design = (words: AdWords, more: Partial<AdDesign> = {}): AdDesign => ({
  layout: { box },
  words,
  colours: ["#0f4031", "#ffb920"],
  pictures: [undefined, undefined],
  evidence: true,
  ...more,
});

test("drawAd keeps all words inside the picture, whatever they are", () => {
  fc.assert(
    fc.property(
      fc.record({
        headline: absurdWords,
        was: absurdWords,
        point1: absurdWords,
        ribbon: absurdWords,
        action: absurdWords,
      }),
      (words) => {
        for (const size of adSizes) {
          const { art } = drawAd(design(words), size, measure);
          expect(rowsOutside(art, size)).toEqual([]);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test("drawAd loses no word of a long headline", () => {
  const headline = "Numbered by hand by my grandmother in Ratnagiri, four hundred jars and not one more";
  for (const size of adSizes) {
    const { art } = drawAd(design({ headline }), size, measure);
    expect(
      rowsOf(art)
        .map(({ text }) => text)
        .join(" "),
    ).toBe(headline);
  }
});

test("typed words cannot become markup", () => {
  const { art } = drawAd(design({ headline: '<b>A & "B"</b>' }), adSizes[0], measure);
  expect(art).not.toContain("<b>");
  expect(
    rowsOf(art)
      .map(({ text }) => text)
      .join(" "),
  ).toBe('<b>A & "B"</b>');
});

test("a struck price is drawn only where its evidence is held", () => {
  const words = { headline: "Now", was: "₹499" };
  expect(drawAd(design(words), adSizes[0], measure).art).toContain("₹499");
  expect(drawAd(design(words, { evidence: false }), adSizes[0], measure).art).not.toContain("₹499");
});

test("words can be read on every ground, whichever two colours are chosen", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, hex, (ground, accent) => {
      const colours = coloursOf(ground, accent);
      for (const under of Object.values(colours.grounds)) {
        for (const ink of [colours.plain(under), colours.accent(under), colours.quiet(under)])
          expect(contrastOf(ink, under)).toBeGreaterThanOrEqual(4.5);
        const button = colours.button(under);
        expect(contrastOf(button, under)).toBeGreaterThanOrEqual(1.7);
        expect(contrastOf(colours.plain(button), button)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test("a photograph keeps its focus in view", () => {
  const photo = { kind: "photo", href: "data:,", width: 2000, height: 1000, focus: [100, 0] } as const;
  const { art } = drawAd(design({}, { pictures: [photo] }), adSizes[1], measure);
  // 1080 by 540 of a picture twice as wide as high: it fills its frame exactly.
  expect(art).toContain('width="1080" height="540"');
  const tall = drawAd(
    design({}, { pictures: [{ ...photo, width: 1000, height: 1000 }] }),
    adSizes[1],
    measure,
  );
  expect(tall.art).toContain('<image href="data:," x="0" y="0" width="1080" height="1080"');
});

test("a file has its size and its fonts", () => {
  expect(adSvg("<path/>", adSizes[0], "@font-face{}")).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1350" width="1080" height="1350">\n<style>@font-face{}</style>\n<path/>\n</svg>\n',
  );
});

test("setText breaks a word only where it may, and between letters as people see them", () => {
  expect(setText("किताबेंकिताबें", "display", 100, 200, measure, false)).toBeUndefined();
  const rows = setText("किताबें", "display", 100, 160, measure, true)?.rows.map(({ text }) => text);
  expect(rows?.join("")).toBe("किताबें");
  for (const row of rows ?? []) expect(row).not.toMatch(/^\p{M}/u);
});

test("cleaned leaves what joins letters and takes what breaks a file", () => {
  expect(cleaned("  क्\u200dष\u0000 a\n b ")).toBe("क्\u200dष a b");
});

test("fieldsOf finds every field once, in the order of the picture", () => {
  const found: AdField[] = fieldsOf({ box });
  expect(found).toEqual(["headline", "was", "point1", "ribbon", "action"]);
  expect(new Set(adFieldIds).size).toBe(adFieldIds.length);
});

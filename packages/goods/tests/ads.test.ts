import { readFileSync } from "node:fs";
import { type AdField, adFields } from "@store/contract/ads/ad-fields";
import type { AdWords } from "@store/contract/ads/ad-layout";
import { fieldsOf } from "@store/contract/ads/ad-parts";
import { adSizes } from "@store/contract/ads/ad-sizes";
import { drawAd } from "@store/contract/ads/draw-ad";
import { absurdFillings, measure, rowsOf, rowsOutside } from "@store/contract/ads/testing";
import { ResourceContent } from "@store/contract/resources";
import { expect, test } from "vitest";
import { adLayouts, ads, drawingOf, readLayout } from "../src/ads.ts";
import { readContent } from "../src/read-content.ts";

const showcase = new URL("../../web/src/assets/showcase/ads/words.json", import.meta.url);

test("the ads are ten, each with a layout and its fields", async () => {
  const content = await readContent("ad-templates");
  expect(ResourceContent.parse(content)).toEqual(content);
  expect(ads).toHaveLength(10);
  expect(new Set(ads.map(({ slug }) => slug)).size).toBe(10);
  for (const { slug, look } of ads) {
    const layout = adLayouts.find(({ id }) => id === look.layout);
    expect(layout, slug).toBeDefined();
    if (layout) expect(fieldsOf(layout), slug).toEqual(expect.arrayContaining(Object.keys(look.words)));
  }
});

test("the layouts are at least forty, each of its own kind", () => {
  expect(adLayouts.length).toBeGreaterThanOrEqual(40);
  expect(new Set(adLayouts.map(({ box }) => JSON.stringify(box))).size).toBe(adLayouts.length);
  expect(new Set(adLayouts.map(({ name }) => name)).size).toBe(adLayouts.length);
  for (const { id, sample } of adLayouts) {
    const known = ads.map(({ slug }) => slug);
    expect(known, id).toContain(sample.ad);
    if (sample.second) expect(known, id).toContain(sample.second);
    for (const [field, text] of Object.entries(sample.words))
      expect(text.length, `${id}: ${field}`).toBeLessThanOrEqual(adFields[field as AdField].most);
  }
});

test("words of two boxes never stand on each other, however long they are", () => {
  const long = "Numbered by hand by my grandmother in Ratnagiri, four hundred jars and not one more of them.";
  const meetings = adLayouts.flatMap(({ id, box, sample: { words: said, colours } }) =>
    adSizes.flatMap((size) => {
      const words = Object.fromEntries(Object.keys(said).map((field) => [field, long]));
      const design = { layout: { box }, words, colours, pictures: [], evidence: true };
      // Letters that reach up or down may come near the next row; the middle halves of two rows may not meet.
      const rows = rowsOf(drawAd(design, size, measure).art).map(({ top, foot, ...row }) => ({
        ...row,
        top: top + (foot - top) / 4,
        foot: foot - (foot - top) / 4,
      }));
      return rows.flatMap((a, at) =>
        rows.slice(at + 1).flatMap((b) => {
          const meet = a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot;
          return meet ? [`${id}, ${size.id}: ${a.text} / ${b.text}`] : [];
        }),
      );
    }),
  );
  expect(meetings).toEqual([]);
});

test("readLayout refuses a sample that says more or less than the layout shows", () => {
  const yaml = (words: string) => ({
    file: "ads/layouts/new.yaml",
    line: 1,
    text: `name: New\nuse: Never.\nfamily: Offer\nsample:\n  ad: gym\n  colours: ["#000000", "#ffffff"]\n  words: { ${words} }\nbox:\n  stack: [{ words: headline, size: 9 }]\n`,
  });
  expect(readLayout(yaml("headline: Yes")).sample.words).toEqual({ headline: "Yes" });
  expect(() => readLayout(yaml("sub: No"))).toThrow("the layout shows headline");
  expect(() => readLayout(yaml("headline: Yes, sub: No"))).toThrow("words for sub");
});

test("a drawing fetches nothing and needs no style or script", () => {
  for (const { slug, drawing } of ads)
    expect(drawing.art, slug).not.toMatch(/href|url\(|style|<script|<image|<foreignObject/);
});

test("every word of the headline is on the picture", () => {
  for (const { slug, headline, look } of ads) {
    const drawn = Object.values(look.words).join(" ").toLowerCase();
    for (const word of headline.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      expect(drawn, `${slug}: ${word}`).toContain(word);
  }
});

test("each ad's words differ and fit an ads manager's fields", () => {
  for (const { slug, primaryText, below, alternatives, notes } of ads) {
    expect(below.length, slug).toBeLessThanOrEqual(40);
    expect(primaryText.length, slug).toBeLessThanOrEqual(200);
    expect(alternatives, slug).toHaveLength(2);
    expect(notes, slug).toHaveLength(3);
  }
  const said = ads.flatMap(({ purpose, below, alternatives, notes }) => [
    purpose,
    below,
    ...alternatives,
    ...notes,
  ]);
  expect(new Set(said).size).toBe(said.length);
});

test("the public showcase shows the same words and no more", () => {
  const told = JSON.parse(readFileSync(showcase, "utf8"));
  expect(told).toEqual(
    ads.map(({ slug, name, headline, primaryText }) => ({ slug, name, headline, primaryText })),
  );
});

test("drawingOf refuses a drawing without a window or an end", () => {
  const drawing = (text: string) => ({ file: "ads/gym.svg", line: 1, text });
  const whole = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">\n<path/>\n</svg>\n';
  expect(drawingOf(drawing(whole))).toEqual({ viewBox: "0 0 10 10", art: "<path/>" });
  expect(() => drawingOf(drawing(whole.replace(' viewBox="0 0 10 10"', "")))).toThrow("ads/gym.svg, line 1");
  expect(() => drawingOf(drawing(whole.replace("</svg>", "")))).toThrow("packages/goods/ads/gym.svg, line 1");
});

function drawn(id: string, words: AdWords, size: (typeof adSizes)[number]) {
  const layout = adLayouts.find((each) => each.id === id);
  if (!layout) throw new Error(`no layout ${id}`);
  const { colours } = layout.sample;
  return drawAd({ layout, words, colours, pictures: [undefined, undefined], evidence: true }, size, measure);
}

test("two hundred absurd fillings stay inside the picture, whichever layout and size they are typed into", () => {
  for (const [run, words] of absurdFillings().entries()) {
    const { id } = adLayouts[run % adLayouts.length] ?? { id: "" };
    for (const size of adSizes) {
      const { art } = drawn(id, words, size);
      expect(rowsOutside(art, size), `${id}, ${size.id}`).toEqual([]);
      expect(art, id).not.toMatch(/NaN|undefined|Infinity|<b>/);
    }
  }
}, 60_000);

test.each<[string, string, AdWords]>([
  [
    "a pickle maker's poster",
    "offer-poster",
    {
      headline: "Numbered by hand by my grandmother in Ratnagiri",
      sub: "Four hundred jars, and not one more this year.",
      price: "₹349 a jar",
      action: "Take a jar",
    },
  ],
  [
    "a sweet shop's greeting in Hindi",
    "festival-lamps",
    {
      label: "मिठाईघर, इंदौर की ओर से",
      headline: "मंगलवार: आज खाना नहीं बनाना।",
      sub: "8 और 9 नवंबर को दुकान बंद है। 10 को सब ऑर्डर निकलेंगे।",
    },
  ],
  [
    "a clinic's three answers in Tamil",
    "three-benefits",
    {
      headline: "முதல் ஆலோசனை இருபது நிமிடம்",
      point1: "மருத்துவர் பேசுவார், விற்பனையாளர் அல்ல",
      point2: "₹500, மருந்து தனி",
      point3: "மாலை 7 மணி வரை",
      action: "நேரம் கேளுங்கள்",
    },
  ],
])("%s loses no word in any size", (_, id, words) => {
  for (const size of adSizes) {
    const { art } = drawn(id, words, size);
    expect(rowsOutside(art, size)).toEqual([]);
    const said = rowsOf(art)
      .map(({ text }) => text)
      .join(" ");
    for (const word of Object.values(words).join(" ").split(" ")) expect(said, size.id).toContain(word);
  }
});

import type { AdLayout } from "@store/contract/ads/ad-layout";
import { expect, test } from "vitest";
import {
  designOf,
  isTooSmall,
  newCard,
  type StudioGoods,
  studioOf,
  withCard,
  withNextCard,
  withoutCard,
  wordsOf,
} from "./studio.ts";

const layout = (id: string, words: AdLayout["sample"]["words"]): AdLayout => ({
  id,
  name: id,
  use: "",
  family: "Offer",
  sample: { ad: "gym", colours: ["#111111", "#222222"], words },
  box: { stack: [{ words: "headline", size: 9 }, { words: "sub", size: 4 }, { logo: 4 }] },
});
const goods: StudioGoods = {
  layouts: [layout("one", { headline: "Sample", sub: "Below", brand: "Brand" }), layout("card-point", {})],
  creatives: [
    {
      slug: "gym",
      name: "Gym",
      headline: "Ad",
      primaryText: "",
      purpose: "",
      below: "",
      action: "",
      alternatives: [],
      notes: [],
      look: {
        layout: "one",
        colours: ["#333333", "#444444"],
        words: { headline: "Ad" },
        ground: "#555555",
        alone: true,
      },
      drawing: { viewBox: "0 0 1 1", art: "<path/>" },
    },
  ],
};

test("words are those typed, else the ad's, else the sample's", () => {
  const start = studioOf({ layout: "one" });
  expect(wordsOf(newCard("one"), start, goods)).toEqual({ headline: "Sample", sub: "Below", brand: "Brand" });
  const [ad] = goods.creatives;
  if (!ad) throw new Error("No ad");
  const studio = withCard(studioOf({ ad }), { words: { sub: "" } });
  expect(wordsOf(studio.cards[0] ?? newCard("one"), studio, goods)).toEqual({
    headline: "Ad",
    sub: "",
    brand: "Brand",
  });
});

test("a design has the studio's colours, and the drawing until there is a photograph", () => {
  const studio = studioOf({ layout: "one" });
  expect(designOf(newCard("one"), studio, goods)).toMatchObject({
    colours: ["#111111", "#222222"],
    pictures: [{ kind: "drawing", ground: "#555555" }, { kind: "drawing" }],
  });
  const photo = { kind: "photo", href: "data:,", width: 1, height: 1, focus: [50, 50] } as const;
  const own = { ...studio, colours: ["#000000", "#ffffff"] as const };
  expect(designOf({ ...newCard("one"), photos: [photo, undefined] }, own, goods)).toMatchObject({
    colours: ["#000000", "#ffffff"],
    pictures: [photo, { kind: "drawing" }],
  });
});

test("a carousel has ten cards at most, as Meta takes them, numbered, and never none", () => {
  let studio = studioOf({ layout: "one" });
  for (let at = 0; at < 12; at += 1) studio = withNextCard(studio);
  const numbers = Array.from({ length: 9 }, (_, at) => String(at + 1));
  expect(studio.cards.map(({ words }) => words.number)).toEqual([undefined, ...numbers]);
  expect(studio.current).toBe(9);
  for (let at = 0; at < 12; at += 1) studio = withoutCard(studio, 0);
  expect(studio.cards).toHaveLength(1);
  expect(studio.current).toBe(0);
});

test("letters are judged by the width of their picture", () => {
  expect(isTooSmall(25, 1080)).toBe(false);
  expect(isTooSmall(25, 1200)).toBe(true);
  expect(isTooSmall(undefined, 1080)).toBe(false);
});

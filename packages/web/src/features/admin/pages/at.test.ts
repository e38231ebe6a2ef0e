import { firstOffer } from "@store/contract/offer/first-offer";
import { expect, test, vi } from "vitest";
import { valueAt, withValueAt } from "./at.ts";
import { landingParts } from "./landing-parts.ts";
import { longest } from "./lengths.ts";
import { begun } from "./parts.ts";
import { shopParts } from "./shop-parts.ts";

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

test("withValueAt puts a value in its place and leaves the rest", () => {
  const next = withValueAt(firstOffer, "products.1.price", 5);
  expect(valueAt(next, "products.1.price")).toBe(5);
  expect(withValueAt(next, "products.1.price", firstOffer.products[1]?.price)).toEqual(firstOffer);
  expect(valueAt(firstOffer, "words.hero.headline")).toBeUndefined();
});

test("withValueAt takes a field away", () => {
  expect(Object.keys(withValueAt(firstOffer, "cin", undefined))).not.toContain("cin");
});

test("every field of a part has a value in the offer or may be absent", () => {
  for (const part of [...landingParts, ...shopParts]) {
    const offer = begun(firstOffer, part);
    for (const { path, optional } of part.fields ?? [])
      if (!optional) expect(valueAt(offer, path), path).toBeDefined();
    if (part.list) expect(valueAt(offer, part.list.path), part.id).toBeInstanceOf(Array);
  }
});

test("longest names the section that grew most", () => {
  const hero = { headline: "Kites", text: "K".repeat(220) };
  expect(longest({ ...firstOffer, words: { hero, hidden: [] } })).toMatch(
    /^the words at the top \(\d+ letters/,
  );
  expect(longest(firstOffer)).toBe("the longest answers");
});

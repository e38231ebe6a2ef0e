// What each urgency leaves of claims and struck prices. Each case reads the modules anew, under an offer of its own.

import { afterEach, expect, test, vi } from "vitest";
import type { Bonus, Product } from "../offer/offer-shape.ts";
import { type Claim, type PriceSpan, triedUrgency, type Urgency } from "../offer/settings.ts";
import { firstOffer as sample } from "../offer/testing-offer.ts";

afterEach(() => {
  vi.doUnmock("../offer/first-offer.ts");
  vi.resetModules();
});

interface Choice {
  urgency: Urgency;
  claims?: "sample" | Claim[];
  priceHistory?: PriceSpan[];
  community?: string;
  refundReading?: "both" | "guarantee" | "strict";
}

async function shownOf(choice: Choice): Promise<typeof import("./shown.ts")> {
  vi.resetModules();
  vi.doMock("../offer/first-offer.ts", () => ({ firstOffer: { ...sample, ...choice } }));
  return import("./shown.ts");
}

const claim = (text: string): Claim => ({
  ...{ kind: "rating", figure: "4.6/5", text, evidence: "Our form", asOf: "2026-10-01" },
});
const span = (of: PriceSpan["of"], price: number): PriceSpan => ({
  ...{ of, price, from: "2026-08-01", to: "2026-09-30" },
});
const bundle = { id: "bundle", price: 999, originalPrice: 9999 } as Product;
const bonuses = [
  { id: "funnel-guide", value: 4999 },
  { id: "email-templates", value: 2999 },
] as unknown as Bonus[];
const [guide] = bonuses as [Bonus];
const sold = [span("bundle", 1499), ...bonuses.map(({ id }, at) => span(id, 500 + at))];

test("an urgency is tried by its name and by no other word", () => {
  expect((["observed", "honest"] as const).map(triedUrgency)).toEqual(["observed", "honest"]);
  for (const word of [undefined, "", "off", "Honest", "observed "])
    expect(triedUrgency(word)).toBeUndefined();
});

test("the observed shop shows the sample's claims, struck prices and worths", async () => {
  const shown = await shownOf({ urgency: "observed", priceHistory: sold });
  expect(shown.isObserved()).toBe(true);
  expect(shown.claimsOf([claim("sample")])).toEqual([claim("sample")]);
  expect(shown.struckPrice(bundle)).toBe(9999);
  expect(shown.worthOf(guide)).toBe(4999);
  expect(shown.worthOfAll(bonuses)).toBe(7998);
  expect(shown.quickCouponWords()).toBe("Extra 20% OFF");
  expect(shown.hasCommunity()).toBe(true);
});

test("the honest shop strikes only prices that were really asked", async () => {
  const shown = await shownOf({ urgency: "honest", priceHistory: sold });
  expect(shown.isObserved()).toBe(false);
  expect(shown.struckPrice(bundle)).toBe(1499);
  expect(shown.struckPrice({ ...bundle, price: 1499 })).toBeUndefined();
  expect(shown.struckPrice({ ...bundle, id: "ad-templates" })).toBeUndefined();
  expect(shown.worthOf(guide)).toBe(500);
  expect(shown.worthOfAll(bonuses)).toBe(1001);
  expect(shown.quickCouponWords()).toBe("20% off the whole order");
  const once = await shownOf({ urgency: "honest", priceHistory: sold.slice(0, 2) });
  expect(once.worthOfAll(bonuses)).toBeUndefined();
});

test.each<[Urgency, "sample" | Claim[], Claim[]]>([
  ["observed", "sample", [claim("sample")]],
  ["observed", [claim("own")], [claim("own")]],
  ["honest", "sample", []],
  ["honest", [claim("own")], [claim("own")]],
])("the urgency %s, with claims %j, shows only what the brand allows", async (urgency, claims, left) => {
  expect((await shownOf({ urgency, claims })).claimsOf([claim("sample")])).toEqual(left);
});

test("a community is promised where there is one, and in the observed shop", async () => {
  expect((await shownOf({ urgency: "honest" })).hasCommunity()).toBe(false);
  expect((await shownOf({ urgency: "honest", community: "https://talk.shop.example" })).hasCommunity()).toBe(
    true,
  );
});

test.each<[Urgency, "both" | "guarantee" | "strict", string]>([
  ["observed", "both", "both"],
  ["observed", "strict", "strict"],
  ["honest", "both", "guarantee"],
  ["honest", "strict", "strict"],
])("the refund promise of %s, set to %s, is read as %s", async (urgency, refundReading, read) => {
  const shown = await shownOf({ urgency, refundReading });
  expect(shown.refundReading()).toBe(read);
  expect(shown.promisesGuarantee()).toBe(read !== "strict");
});

// An offer of as many products as there may be, each with as many words, is saved, looked at, published and read again.

import { limits } from "@store/contract/limits";
import type { Offer, Product } from "@store/contract/offer/offer-shape";
import { useCurrentOffer } from "@store/core/offer/current-offer";
import { publishFirstOffer } from "@store/core/publishing/first-revision";
import { beforeEach, expect, test } from "vitest";
import { callAdmin, newAdmin, tokenOf } from "../support/admin.ts";
import "../support/shop.ts";

let token = "";
beforeEach(async () => {
  await publishFirstOffer(Date.now());
  await useCurrentOffer();
  token = await tokenOf(await newAdmin());
});

async function ask(body: object) {
  const { status, body: answer } = await callAdmin("admin-offer", body, token);
  return { status, ...answer } as {
    status: number;
    code?: string;
    rev: number;
    version: number;
    offer: Offer;
  };
}

/** With every text as long as it may be. */
const fullProduct = (number: number): Product => ({
  ...{ id: `chart-${number}`, kind: "files", soldAs: "alone", state: "shown", price: 499 },
  name: `Chart ${number} `.padEnd(80, "n"),
  description: "d".repeat(300),
  benefits: Array.from({ length: 12 }, () => "b".repeat(120)),
  opens: [`chart-${number}`],
  picture: `${"0123456789abcdef".repeat(2)}-1200x800.webp`,
  pictureText: "p".repeat(160),
});

test("an offer of fifty full products is published", async () => {
  const { rev, offer } = await ask({ action: "current" });
  const more = Array.from({ length: 50 - offer.products.length }, (_, at) => fullProduct(at));
  const full = { ...offer, products: [...offer.products, ...more] };
  expect(JSON.stringify(full).length).toBeGreaterThan(80_000);
  const { version } = await ask({ action: "save-draft", baseRev: rev, version: 0, offer: full });
  const published = await ask({ action: "publish", baseRev: rev, version, note: "Everything" });
  expect(published).toMatchObject({ status: 200, rev: rev + 1 });
  expect((await ask({ action: "current" })).offer).toMatchObject({ products: full.products });
});

test("a body above what an offer may have is refused", async () => {
  const { rev, offer } = await ask({ action: "current" });
  const filler = "x".repeat(limits.offerBody);
  expect(await ask({ action: "save-draft", baseRev: rev, version: 0, offer, filler })).toMatchObject({
    status: 413,
    code: "body.too_large",
  });
});

import { describe, expect, test } from "vitest";
import { firstOffer } from "#first-offer";
import { offerProblems } from "./offer-problems.ts";
import type { Offer, Product } from "./offer-shape.ts";
import { triedGst } from "./settings.ts";

const pathsOf = (offer: Offer) => offerProblems(offer).map(({ path }) => path);
const withProduct = (change: (product: Product) => Partial<Product>, at = 0): Offer => ({
  ...firstOffer,
  products: firstOffer.products.map((product, place) =>
    place === at ? { ...product, ...change(product) } : product,
  ),
});

describe("offerProblems", () => {
  test("finds nothing in the offer that the shop comes with", () => {
    expect(offerProblems(firstOffer)).toEqual([]);
  });

  test.each<[string, Offer, string]>([
    ["no bundle", withProduct(() => ({ state: "hidden" })), "products"],
    [
      "an id that two products have",
      withProduct(() => ({ id: firstOffer.products[0]?.id ?? "" }), 1),
      "products",
    ],
    ["a price of 49 rupees", withProduct(() => ({ price: 49 })), "products.0.price"],
    [
      "a former price that is the price",
      withProduct(({ price }) => ({ originalPrice: price })),
      "products.0.originalPrice",
    ],
    ["a product that opens nothing", withProduct(() => ({ opens: [] }), 1), "products.1.opens"],
    ["no company for other countries", { ...firstOffer, payments: [] }, "payments"],
    [
      "another way to ask about reminders",
      { ...firstOffer, reminderConsent: firstOffer.reminderConsent === "box" ? "notice" : "box" },
      "reminderConsent",
    ],
    [
      "tax invoices that the deploy does not make",
      {
        ...firstOffer,
        gst: { ...triedGst("regular"), ...(firstOffer.gst.mode === "regular" && { mode: "unregistered" }) },
      },
      "gst.mode",
    ],
  ])("names %s", (_, offer, path) => {
    expect(pathsOf(offer)).toContain(path);
  });

  test("lets a price of 50 rupees pass", () => {
    expect(pathsOf(withProduct(() => ({ price: 50 })))).not.toContain("products.0.price");
  });

  test("says nothing of a product that has ended", () => {
    expect(pathsOf(withProduct(() => ({ state: "ended", price: 1, opens: [] }), 1))).toEqual([]);
  });

  test("lets pages that press stop pressing", () => {
    expect(pathsOf({ ...firstOffer, urgency: "honest" })).not.toContain("urgency");
  });
});

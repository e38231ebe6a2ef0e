import { offer } from "@store/contract/offer/offer";
import type { GstSettings } from "@store/contract/offer/settings";
import { expect, test, vi } from "vitest";
import { requireBilling, taxTerms } from "./tax-terms.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

const regular: GstSettings = { ...offer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" };
const lut: GstSettings = { ...regular, export: "lut", lutArn: "AD270326001234X" };
const indian = "98200 12345";

test("an order has no tax while tax is off or the seller is unregistered", () => {
  expect(taxTerms({ country: "IN", state: "29" }, indian, offer.gst)).toBeUndefined();
  expect(requireBilling(undefined, offer.gst)).toBeUndefined();
  expect(requireBilling({ country: "IN", state: "29" }, offer.gst)).toBeUndefined();
  expect(requireBilling(undefined, { ...regular, mode: "unregistered" })).toBeUndefined();
  const terms = taxTerms(undefined, indian, { ...regular, mode: "unregistered" });
  expect(terms).toMatchObject({ mode: "unregistered", rate: 0 });
  expect(terms?.seller).not.toHaveProperty("gstin");
});

test("a registered seller must know the customer's place before the sale", () => {
  expect(() => requireBilling(undefined, regular)).toThrow("Please choose your state");
});

test("the place of supply is the customer's own State", () => {
  expect(taxTerms({ country: "IN", state: "29" }, indian, regular)).toMatchObject({
    mode: "regular",
    place: "29",
    rate: 18,
    seller: { name: offer.legalName, gstin: "27AAACF1234E1Z7", state: "27" },
  });
});

test("a sale abroad is free of tax only under a letter of undertaking", () => {
  const abroad = { country: "US" };
  expect(taxTerms(abroad, "+1 415 555 2671", regular)).toMatchObject({
    place: "96",
    rate: 18,
    export: "igst",
  });
  expect(taxTerms(abroad, "+1 415 555 2671", lut)).toMatchObject({
    rate: 0,
    export: "lut",
    lutArn: "AD270326001234X",
  });
  for (const phone of [indian, "+91 98200 12345"])
    expect(taxTerms(abroad, phone, lut)).toMatchObject({ rate: 18, export: "doubt" });
});

import { expect, test } from "vitest";
import type { GstSettings } from "../offer/settings.ts";
import { firstOffer } from "../offer/testing-offer.ts";
import { Billing } from "./billing.ts";
import { countryName, foreignCountries } from "./countries.ts";
import { placeOf, rateAt, taxIncluded } from "./place.ts";
import { gstProblems } from "./problems.ts";
import { placeName, states, stateTaxName } from "./states.ts";

const regular: GstSettings = { ...firstOffer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" };
const firm = {
  country: "IN",
  state: "29",
  gstin: "29AAACF1234E1Z3",
  business: "Rao & Sons",
  address: "MG Road",
};

test.each([
  [{ country: "IN" }, "Please choose your state"],
  [{ country: "IN", state: "25" }, "Please choose your state"],
  [{ country: "IN", state: "96" }, "Please choose your state"],
  [{ country: "XX" }, "Please choose your country"],
  [{ state: "27" }, "Please choose your state"],
  [{ country: "IN", state: 27 }, "Please choose your state"],
  [{ ...firm, gstin: 5 }, "This GSTIN is not valid"],
  [{ country: "US", state: "27" }, "A state is one of India"],
  [{ ...firm, gstin: "29AAACF1234E1Z4" }, "This GSTIN is not valid"],
  [{ ...firm, state: "27" }, "This GSTIN is of another state"],
  [{ ...firm, business: undefined }, "Business name is required"],
  [{ ...firm, business: " \n\t " }, "Business name is required"],
  [{ ...firm, address: undefined }, "Address is required"],
  [{ country: "US" }, "Address is required"],
  [{ country: "US", business: "Rao", address: "Elm St" }, "Business details need a GSTIN"],
  [{ country: "IN", state: "29", address: "MG Road" }, "Business details need a GSTIN"],
  [{ ...firm, business: "a".repeat(101) }, "Business name must be less than 101 characters"],
  [{ country: "IN", state: "29", business: "Rao" }, "Business details need a GSTIN"],
  [{ country: "US", gstin: "29AAACF1234E1Z3" }, "A GSTIN is of a business in India"],
])("the billing details %j are refused", (typed, sentence) => {
  const { success, error } = Billing.safeParse(typed);
  expect(success).toBe(false);
  expect(error?.issues[0]?.message).toBe(sentence);
});

test("a typed business name becomes one line without characters that hide or turn text", () => {
  const parsed = Billing.parse({
    ...firm,
    gstin: " 29aaacf1234e1z3",
    business: "  =cmd|' /C calc'!A0\r\nRao\u202e \u0000Sons ",
  });
  expect(parsed).toEqual({ ...firm, business: "=cmd|' /C calc'!A0 Rao Sons" });
});

test("a buyer's place decides the tax and never the price", () => {
  expect(taxIncluded(999, "29", regular)).toMatchObject({ rate: 18, igst: 15239, cgst: 0 });
  expect(taxIncluded(999, "27", regular)).toMatchObject({ rate: 18, igst: 0, cgst: 7619, sgst: 7619 });
  expect(taxIncluded(999, undefined, regular)).toMatchObject({ rate: 18, igst: 15239 });
  expect(placeOf({ country: "US" })).toBe("96");
  expect(placeOf({ country: "US", state: "29" })).toBe("96");
  expect(rateAt("96", regular)).toBe(18);
  expect(rateAt("96", { ...regular, export: "lut" })).toBe(0);
  expect(rateAt("29", { ...regular, export: "lut" })).toBe(18);
  expect(rateAt("27", { ...regular, mode: "unregistered" })).toBe(0);
});

test("states and countries have names", () => {
  expect(Object.keys(states)).toHaveLength(37);
  expect(placeName("96")).toBe("Other Countries");
  expect(stateTaxName("27")).toBe("SGST");
  expect(stateTaxName("38")).toBe("UTGST");
  const codes = foreignCountries();
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).not.toContain("IN");
  for (const code of codes) expect(countryName(code)).not.toBe(code);
});

test("the owner's tax settings are checked for problems", () => {
  expect(firstOffer.gst.mode).toBe("off");
  expect(gstProblems({ ...firstOffer.gst, gstin: "nonsense" })).toEqual([]);
  expect(gstProblems(regular)).toEqual([]);
  expect(gstProblems({ ...regular, mode: "unregistered", gstin: undefined })).toEqual([]);
  const one = (changes: Partial<GstSettings>) => gstProblems({ ...regular, ...changes }).join();
  expect(one({ gstin: "27AAACF1234E1Z8" })).toMatch(/not a valid GSTIN/);
  expect(one({ gstin: undefined })).toMatch(/not a valid GSTIN/);
  expect(one({ state: "29" })).toMatch(/is of Maharashtra, but gst.state is Karnataka/);
  expect(one({ state: "25" })).toMatch(/no State/);
  expect(one({ rate: 0.18 })).toMatch(/whole percent/);
  expect(one({ code: "9984" })).toMatch(/six digits/);
  expect(one({ codes: { bundle: "12" } })).toMatch(/six digits/);
  expect(one({ series: { sale: "F1", credit: "FC" } })).toMatch(/two capital letters/);
  expect(one({ series: { sale: "FC", credit: "FC" } })).toMatch(/different letters/);
  expect(one({ export: "lut" })).toMatch(/ARN/);
  expect(one({ export: "lut", lutArn: "AD270326001234X" })).toBe("");
});

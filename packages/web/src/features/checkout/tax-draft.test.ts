import { expect, test } from "vitest";
import { matches } from "../../ui/combobox.tsx";
import {
  acceptTax,
  changedTax,
  checkTax,
  emptyTax,
  outside,
  placeOfDraft,
  stateIsFixed,
} from "./tax-draft.ts";

test("an untouched draft asks for the state", () => {
  expect(checkTax(emptyTax)).toMatchObject({ ok: false, issues: { state: "Please choose your state" } });
});

test("a draft from abroad asks for a country and no business", () => {
  const draft = { ...emptyTax, state: outside, business: true };
  expect(checkTax(draft)).toMatchObject({ ok: false, issues: { country: "Please choose your country" } });
  expect(checkTax({ ...draft, country: "US" })).toMatchObject({
    issues: { address: "Address is required" },
  });
  const value = { country: "US", address: "12 Elm Street" };
  expect(checkTax({ ...draft, ...value })).toEqual({ ok: true, value });
  expect(placeOfDraft(draft)).toBe("96");
});

test("a whole GSTIN fixes the state", () => {
  const open = changedTax({ ...emptyTax, state: "27", business: true }, { gstin: " 29aaacf1234e1z3" });
  expect(open.state).toBe("29");
  expect(stateIsFixed(open)).toBe(true);
  expect(checkTax(open)).toMatchObject({ ok: false, issues: { businessName: expect.any(String) } });
  const whole = { ...open, businessName: "Rao & Sons", address: "MG Road" };
  expect(checkTax(whole)).toEqual({
    ok: true,
    value: {
      country: "IN",
      state: "29",
      gstin: "29AAACF1234E1Z3",
      business: "Rao & Sons",
      address: "MG Road",
    },
  });
  const closed = changedTax(whole, { business: false });
  expect(checkTax(closed)).toEqual({ ok: true, value: { country: "IN", state: "29" } });
});

test("a number with a typing error is named as one", () => {
  const draft = { ...emptyTax, state: "29", business: true, gstin: "29AAACF1234E1Z4" };
  expect(checkTax({ ...draft, businessName: "Rao", address: "MG Road" })).toMatchObject({
    issues: { gstin: "This GSTIN is not valid" },
  });
});

test("a stored draft gives back only what is ours", () => {
  const draft = { ...emptyTax, state: "29", gstin: "29AAACF1234E1Z3", business: true };
  expect(acceptTax(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(acceptTax({ state: 7, business: "yes" })).toEqual(emptyTax);
  expect(acceptTax(null)).toBeUndefined();
});

test("a search in the list finds beginnings first", () => {
  const options = ["Andhra Pradesh", "Kerala", "Uttar Pradesh", "Réunion"].map((label) => ({
    value: label,
    label,
  }));
  const found = (typed: string) => matches(options, typed).map(({ label }) => label);
  expect(found("k")).toEqual(["Kerala"]);
  expect(found("pra")).toEqual(["Andhra Pradesh", "Uttar Pradesh"]);
  expect(found("reu")).toEqual(["Réunion"]);
  expect(found("")).toHaveLength(4);
  expect(found("zz")).toEqual([]);
});

import { priceBasket } from "@store/contract/price-basket";
import { expect, test, vi } from "vitest";
import { acceptDraft } from "./checkout-draft.ts";
import { type CheckoutEvent, type CheckoutState, checkoutReducer, emptyCheckout } from "./checkout-state.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

const coupon = { code: "WELCOME20", percentage: 20, description: "Extra 20% OFF" };

function after(...events: CheckoutEvent[]): CheckoutState {
  return events.reduce(checkoutReducer, emptyCheckout);
}

test("upsells are kept in the catalogue's order", () => {
  const state = after(
    { type: "upsell", id: "seo-checklist", chosen: true },
    { type: "upsell", id: "ad-templates", chosen: true },
    { type: "upsell", id: "seo-checklist", chosen: true },
  );
  expect(state.upsells).toEqual(["ad-templates", "seo-checklist"]);
  expect(checkoutReducer(state, { type: "upsell", id: "ad-templates", chosen: false }).upsells).toEqual([
    "seo-checklist",
  ]);
});

test("an applied coupon follows the basket by its percentage", () => {
  const one = after({ type: "applied", coupon });
  expect(priceBasket(one.upsells, one.coupon)).toMatchObject({ discountAmount: 200, total: 799 });
  const two = checkoutReducer(one, { type: "upsell", id: "ad-templates", chosen: true });
  expect(priceBasket(two.upsells, two.coupon)).toMatchObject({
    discountAmount: 320,
    total: 1278,
    totalSavings: 14_400,
  });
});

test("a failed payment loses nothing that was typed or chosen", () => {
  const before = after(
    { type: "typed", field: "name", value: "Meera" },
    { type: "upsell", id: "seo-checklist", chosen: true },
    { type: "applied", coupon },
    { type: "paying" },
  );
  expect(before.paying).toBe(true);
  const stopped = checkoutReducer(before, { type: "stopped" });
  expect(stopped).toMatchObject({
    paying: false,
    form: { name: "Meera" },
    upsells: ["seo-checklist"],
    coupon,
  });
});

test("a corrected field loses only its own issue", () => {
  const refused = after({
    type: "refused",
    issues: { name: "Name is required", email: "Invalid email address" },
  });
  const corrected = checkoutReducer(refused, { type: "checked", field: "name", issue: undefined });
  expect(corrected.issues).toEqual({ email: "Invalid email address" });
});

test("a draft is taken back as it was", () => {
  const draft = {
    form: { name: "Meera", email: "meera@example.in", phone: "+91 98450 12345" },
    upsells: ["ad-templates", "agency-license"],
    code: "",
    coupon,
    reminders: true,
  };
  expect(acceptDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([
  ["nothing", null],
  ["a word", "x"],
])("%s is no draft", (_, value) => expect(acceptDraft(value)).toBeUndefined());

test("a spoilt draft gives back what is left of it", () => {
  const nothing = { form: emptyCheckout.form, upsells: [], code: "", coupon: undefined, reminders: false };
  expect(
    acceptDraft({
      reminders: "yes",
      form: { name: 5 },
      upsells: ["yacht", "seo-checklist"],
      coupon: { code: "X", percentage: 500 },
    }),
  ).toEqual({ ...nothing, upsells: ["seo-checklist"] });
  expect(acceptDraft({ coupon: { code: "X", amountOff: 200 } })?.coupon).toMatchObject({ amountOff: 200 });
  expect(acceptDraft({ coupon: { code: "X", amountOff: 0.5 } })?.coupon).toBeUndefined();
  expect(acceptDraft({})).toEqual(nothing);
});

test("a refused code keeps its message until the next letter", () => {
  const refused = after(
    { type: "applying" },
    { type: "not-applied", issue: "This discount code is not valid" },
  );
  expect(refused).toMatchObject({ applying: false, codeIssue: "This discount code is not valid" });
  expect(checkoutReducer(refused, { type: "code", value: "N" }).codeIssue).toBeUndefined();
  expect(checkoutReducer(refused, { type: "applying" }).codeIssue).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CheckoutState, emptyCheckout } from "./checkout-state.ts";
import { type CartNote, cartOf, makeCartRecorder, quiet } from "./record-cart.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

const meera = { name: " Meera R ", email: "Meera@Shop.Example ", phone: "" };
const coupon = { code: "WELCOME20", percentage: 20, description: "Extra 20% OFF" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorder(first: Partial<CheckoutState> = {}, noticeVersion?: number) {
  const sent: CartNote[] = [];
  let state: CheckoutState = { ...emptyCheckout, form: meera, ...first };
  let started = false;
  let fails = false;
  const { look, stop } = makeCartRecorder({
    now: () => state,
    started: () => started,
    noticeVersion,
    send: async (cart) => {
      sent.push(cart);
      if (fails) throw new Error("down");
    },
  });
  return {
    sent,
    look,
    stop,
    change: (next: Partial<CheckoutState>) => {
      state = { ...state, ...next };
      look();
    },
    start: () => {
      started = true;
    },
    fail: () => {
      fails = true;
    },
  };
}

test("a name and an email are enough to record a basket", () => {
  expect(cartOf({ ...emptyCheckout, form: meera, upsells: ["seo-checklist"], coupon })).toEqual({
    email: "meera@shop.example",
    name: "Meera R",
    cartTotal: 1038,
    cartItems: ["Complete Funnel Bundle", "SEO Checklist"],
    upsells: ["seo-checklist"],
    discountCode: "WELCOME20",
  });
});

test.each([
  { name: "", email: meera.email },
  { name: "R2D2", email: meera.email },
  { name: meera.name, email: "" },
  { name: meera.name, email: "meera@shop" },
])("a half-filled form records nothing (%o)", (form) => {
  expect(cartOf({ ...emptyCheckout, form: { ...form, phone: "9876543210" } })).toBeUndefined();
});

test("an address is recorded only when no other one is suggested", () => {
  const { sent, change } = recorder({ form: { ...meera, email: "meera@gmial.com" } });
  change({ upsells: ["seo-checklist"] });
  vi.advanceTimersByTime(quiet);
  expect(sent).toEqual([]);
  change({ form: { ...meera, email: "meera@gmail.com" } });
  vi.advanceTimersByTime(quiet);
  expect(sent.map(({ email }) => email)).toEqual(["meera@gmail.com"]);
});

test("a change is recorded once after a moment of quiet", () => {
  const { sent, look, change } = recorder();
  look();
  vi.advanceTimersByTime(quiet - 1);
  change({ upsells: ["seo-checklist"] });
  vi.advanceTimersByTime(quiet - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent.map(({ upsells }) => upsells)).toEqual([["seo-checklist"]]);
  look();
  vi.advanceTimersByTime(quiet);
  expect(sent).toHaveLength(1);
  change({ coupon });
  vi.advanceTimersByTime(quiet);
  expect(sent.map(({ discountCode }) => discountCode)).toEqual([undefined, "WELCOME20"]);
});

test("a running or opened payment stops the recording", () => {
  const { sent, change, look, start } = recorder();
  change({ paying: true });
  vi.advanceTimersByTime(quiet);
  change({ paying: false });
  start();
  look();
  vi.advanceTimersByTime(quiet);
  expect(sent).toEqual([]);
});

test("a page that was left records nothing more", async () => {
  const { sent, look, stop, fail, change } = recorder();
  look();
  stop();
  vi.advanceTimersByTime(quiet);
  expect(sent).toEqual([]);
  fail();
  change({ upsells: ["ad-templates"] });
  await vi.advanceTimersByTimeAsync(quiet);
  expect(sent).toHaveLength(1);
});

test("a basket is recorded only while the consent box is ticked", () => {
  const { sent, look, change } = recorder({}, 1);
  look();
  vi.advanceTimersByTime(quiet);
  change({ upsells: ["seo-checklist"] });
  vi.advanceTimersByTime(quiet);
  expect(sent).toEqual([]);
  change({ reminders: true });
  vi.advanceTimersByTime(quiet);
  expect(sent).toMatchObject([{ email: "meera@shop.example", noticeVersion: 1 }]);
  change({ reminders: false });
  vi.advanceTimersByTime(quiet);
  change({ upsells: [] });
  vi.advanceTimersByTime(quiet);
  expect(sent.slice(1)).toMatchObject([{ email: "meera@shop.example", withdrawn: true }]);
  change({ reminders: true });
  vi.advanceTimersByTime(quiet);
  expect(sent).toHaveLength(3);
  expect(sent[2]).not.toHaveProperty("withdrawn");
});

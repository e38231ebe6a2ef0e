import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CheckoutState, emptyCheckout } from "./checkout-state.ts";
import { type CartNote, cartOf, makeCartRecorder, quiet } from "./record-cart.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

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

test("name and email are enough, tidied; the basket goes along with the catalogue's names", () => {
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
])("nothing is told before both are good: %o", (form) => {
  expect(cartOf({ ...emptyCheckout, form: { ...form, phone: "9876543210" } })).toBeUndefined();
});

test("nothing is told of an address while another one is suggested, and it is told once corrected", () => {
  const { sent, change } = recorder({ form: { ...meera, email: "meera@gmial.com" } });
  change({ upsells: ["seo-checklist"] });
  vi.advanceTimersByTime(quiet);
  expect(sent).toEqual([]);
  change({ form: { ...meera, email: "meera@gmail.com" } });
  vi.advanceTimersByTime(quiet);
  expect(sent.map(({ email }) => email)).toEqual(["meera@gmail.com"]);
});

test("each change is told once, after a moment of quiet", () => {
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

test("nothing is told while a payment runs, nor after one was opened", () => {
  const { sent, change, look, start } = recorder();
  change({ paying: true });
  vi.advanceTimersByTime(quiet);
  change({ paying: false });
  start();
  look();
  vi.advanceTimersByTime(quiet);
  expect(sent).toEqual([]);
});

test("a page that was left tells no more, and a shop that does not answer is nobody's trouble", async () => {
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

test("with a box nothing is told before it is ticked, and what was told is taken back when it is unticked", () => {
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

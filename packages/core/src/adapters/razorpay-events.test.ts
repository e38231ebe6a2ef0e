import { expect, test } from "vitest";
import { causeOf } from "./razorpay-causes.ts";
import { readRazorpayEvent } from "./razorpay-events.ts";

/** A signature that was computed by another program. */
const body =
  '{"entity":"event","event":"payment_link.paid","payload":{"payment_link":{"entity":{"id":"plink_A1","reference_id":"ORDER_1763690000000_abcdefghijkl-1"}}}}';
const signature = "9e0175d3409a956b334b38e340889c35a73b44d2ee88f0687f406148118cebc8";

test("a message is believed by its signature alone", () => {
  expect(readRazorpayEvent("whsec_test", body, signature)).toMatchObject({
    type: "payment_link.paid",
    pageId: "plink_A1",
  });
  for (const [secret, text, sign] of [
    ["another", body, signature],
    ["whsec_test", body.replace("paid", "Paid"), signature],
    ["whsec_test", body, signature.toUpperCase()],
    ["whsec_test", body, ""],
  ] as const)
    expect(() => readRazorpayEvent(secret, text, sign)).toThrow("signature");
});

test("causes: known reasons, and nothing is made up for the others", () => {
  expect(causeOf({ error_reason: "insufficient_funds" })).toBe("no_funds");
  expect(causeOf({ error_reason: "bank_technical_error" })).toBe("bank_down");
  expect(causeOf({ error_reason: "something_new" })).toBe("other");
  expect(causeOf({ error_reason: null })).toBe("other");
});

// The signed links and tokens that leave the shop: what each opens, and for how long.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emailHash } from "./address-hash.ts";
import {
  checkoutOf,
  issueCheckoutToken,
  issueVisitToken,
  readCheckoutToken,
  readVisitToken,
} from "./checkout-token.ts";
import { invoiceLink, invoiceToken, readInvoiceLink } from "./invoice-link.ts";
import {
  cartToken,
  readCartToken,
  readUnsubscribeToken,
  unsubscribeParts,
  unsubscribeToken,
} from "./mail-links.ts";
import { issuePrivacyToken, readPrivacyToken } from "./privacy-token.ts";
import { configure } from "./settings.ts";
import { subjectOf } from "./subject.ts";
import { days, hours, minutes } from "./time.ts";

const now = 1_790_000_000_000;
const claim = { checkoutId: "c-1", customerId: "CUST_1", emailHash: "h" };

beforeEach(() => {
  configure({
    checkoutKey: "a key of this test",
    addressKey: "a key of addresses",
    privacyKey: Buffer.alloc(32, 1).toString("base64"),
    siteUrl: "https://shop.example",
  });
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => void vi.useRealTimers());

describe("a checkout token", () => {
  test("lasts a week for a visitor", () => {
    const visit = issueVisitToken("c-1");
    vi.setSystemTime(now + days(7) - 1);
    expect(readVisitToken(visit)).toBe("c-1");
    expect(() => readCheckoutToken(visit)).toThrow(expect.objectContaining({ code: "checkout.expired" }));
    vi.setSystemTime(now + days(7));
    expect(() => readVisitToken(visit)).toThrow(expect.objectContaining({ code: "checkout.expired" }));
  });

  test("lasts two hours for a customer, and its grace after them", () => {
    const token = issueCheckoutToken(claim);
    vi.setSystemTime(now + hours(2) - 1);
    expect(readCheckoutToken(token)).toEqual(claim);
    expect(() => readVisitToken(token)).toThrow(expect.objectContaining({ code: "checkout.expired" }));
    vi.setSystemTime(now + hours(2));
    expect(() => readCheckoutToken(token)).toThrow(expect.objectContaining({ code: "checkout.expired" }));
    expect(readCheckoutToken(token, 1)).toEqual(claim);
  });

  test("is accepted only while it lasts", () => {
    expect([checkoutOf(issueVisitToken("c-2")), checkoutOf(issueCheckoutToken(claim))]).toEqual([
      "c-2",
      "c-1",
    ]);
    expect([checkoutOf(undefined), checkoutOf(""), checkoutOf(cartToken({ cartId: "c-3" }))]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });
});

test("each link in a reminder works for as long as the mail is kept", () => {
  const { unsubscribeUrl, headers } = unsubscribeParts("asha@shop.in");
  const token = unsubscribeUrl.replace("https://shop.example/unsubscribe?token=", "");
  expect(headers).toEqual({
    "List-Unsubscribe": `<https://shop.example/api/unsubscribe?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const cart = cartToken({ cartId: "cart-1", reminder: 2 });
  vi.setSystemTime(now + days(4000));
  const email = "asha@shop.in";
  const who = { emailHash: emailHash(email), subject: subjectOf(email) };
  expect([readUnsubscribeToken(token), readCartToken(cart)]).toEqual([
    who,
    { cartId: "cart-1", reminder: 2 },
  ]);
  expect(readCartToken(unsubscribeToken(email))).toBeUndefined();
  expect(readUnsubscribeToken(cart)?.emailHash).toBeUndefined();
});

test("the link to invoices lasts thirty days and keeps its token in the fragment", () => {
  const link = invoiceLink("ORDER_1");
  expect(link.startsWith("https://shop.example/invoice#")).toBe(true);
  const token = link.split("#")[1] ?? "";
  vi.setSystemTime(now + days(30) - 1);
  expect(readInvoiceLink(token)).toBe("ORDER_1");
  vi.setSystemTime(now + days(30));
  expect(readInvoiceLink(token)).toBeUndefined();
  const short = invoiceToken("ORDER_2", minutes(1));
  expect(readInvoiceLink(short)).toBe("ORDER_2");
  vi.setSystemTime(now + days(30) + minutes(1));
  expect(readInvoiceLink(short)).toBeUndefined();
});

test("the link to a customer's own data lasts half an hour", () => {
  const { privacyToken, expiresAt } = issuePrivacyToken("asha@shop.in");
  expect(expiresAt).toBe(now + minutes(30));
  vi.setSystemTime(expiresAt - 1);
  expect(readPrivacyToken(privacyToken)).toBe("asha@shop.in");
  vi.setSystemTime(expiresAt);
  expect(() => readPrivacyToken(privacyToken)).toThrow(expect.objectContaining({ code: "privacy.expired" }));
});

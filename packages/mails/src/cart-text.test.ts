import { expect, test, vi } from "vitest";
import { renderMail } from "./render-mail.ts";
import { sampleMails } from "./sample-mails.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

async function textOf(name: string): Promise<string> {
  const mail = sampleMails[name];
  if (!mail) throw new Error(`No sample ${name}`);
  return (await renderMail(mail)).text;
}

test("cart-1", async () => {
  expect(await textOf("cart-1")).toMatchInlineSnapshot(`
    "Sample Shop

    Your basket is still here
    -------------------------

    Hello Meera Raghunathan,

    You filled in our checkout and left before paying. Nothing was charged.
    The link below puts back what you chose.

    Your basket
    -----------

    Complete Funnel Bundle  ₹999
    ----------------------------
    Total                   ₹999

    Back to the basket:
    https://sample-shop.example/checkout?cart=sample

    One payment, lifetime access. Your login arrives the minute you pay.

    Did something not work, or is something unclear? Reply to this mail: a
    person reads it.

    ------------------------------------------------------------------------
    Questions? Write to
    help@sample-shop.example
    We answer within 48 hours, Monday to Friday.

    This address was typed into the Sample Shop checkout, where a note
    beside the field said that a reminder might follow. One press will stop
    these reminders:
    https://sample-shop.example/unsubscribe?token=sample

    Sample Shop Private Limited
    Example House, 1 Sample Street, Pune 411001, India
    "
  `);
});

test("cart-2", async () => {
  expect(await textOf("cart-2")).toMatchInlineSnapshot(`
    "Sample Shop

    What is in your basket
    ----------------------

    Hello Meera Raghunathan,

    A day ago you left a basket at our checkout. In case you are still
    weighing it up, this is what it holds:

    - Complete Funnel Bundle: 63 funnels and landing pages, the CRO
      checklist and the Facebook Ads course.
    - Ad Templates: Ready-to-edit ad designs that match the funnels, so the
      click and the page look like one shop.
    - SEO Checklist: 44 checks of what search engines look at in a shop’s
      pages.
    - Agency License: Resell the funnels to your own clients, under your own
      name.

    Your basket
    -----------

    Complete Funnel Bundle     ₹999
    Ad Templates               ₹599
    SEO Checklist              ₹299
    Agency License           ₹5,999
    Subtotal                 ₹7,896
    Discount SAMPLE20       −₹1,579
    -------------------------------
    Total                    ₹6,317

    Back to the basket:
    https://sample-shop.example/checkout?upsells=ad-templates,seo-checklist,agency-license&code=SAMPLE20&cart=sample

    A question before you decide? Reply to this mail: a person reads it.

    Not for you? Then ignore this mail; you need not reply.

    ------------------------------------------------------------------------
    Questions? Write to
    help@sample-shop.example
    We answer within 48 hours, Monday to Friday.

    This address was typed into the Sample Shop checkout, where a note
    beside the field said that a reminder might follow. One press will stop
    these reminders:
    https://sample-shop.example/unsubscribe?token=sample

    Sample Shop Private Limited
    Example House, 1 Sample Street, Pune 411001, India
    "
  `);
});

test("cart-3-coupon", async () => {
  expect(await textOf("cart-3-coupon")).toMatchInlineSnapshot(`
    "Sample Shop

    Our last mail about your basket
    -------------------------------

    Hello Meera Raghunathan,

    Three days ago you left this basket at our checkout. This is the last
    mail about it.

    The link below brings a code with it: COMEBACK25 takes 25% off the whole
    basket.

    Your basket
    -----------

    Complete Funnel Bundle    ₹999
    SEO Checklist             ₹299
    Subtotal                ₹1,298
    Discount COMEBACK25      −₹325
    ------------------------------
    Total                     ₹973

    Open it with 25% off:
    https://sample-shop.example/checkout?upsells=seo-checklist&code=COMEBACK25&cart=sample

    If the answer is no, do nothing. We will not write about it again.

    ------------------------------------------------------------------------
    Questions? Write to
    help@sample-shop.example
    We answer within 48 hours, Monday to Friday.

    This address was typed into the Sample Shop checkout, where a note
    beside the field said that a reminder might follow. One press will stop
    these reminders:
    https://sample-shop.example/unsubscribe?token=sample

    Sample Shop Private Limited
    Example House, 1 Sample Street, Pune 411001, India
    "
  `);
});

test("refund", async () => {
  expect(await textOf("refund")).toMatchInlineSnapshot(`
    "Sample Shop

    ₹1,298 is on its way back
    -------------------------

    Hello Meera Raghunathan,

    Your order of 21 Nov 2026, 12:05 IST has been refunded: Complete Funnel
    Bundle and SEO Checklist.

    The money goes back the way it was paid. Banks often take 5 to 10
    working days to show it.

    What came with this order alone is closed now in account
    CUST_1763690512. What you bought in other orders stays open, with the
    same login.

    Receipt
    -------

    ORDER_1763690512345_k3f9x2, 21 Nov 2026, 12:05 IST

    Complete Funnel Bundle     ₹999
    SEO Checklist              ₹299
    -------------------------------
    Total paid               ₹1,298
    Refunded                −₹1,298

    ------------------------------------------------------------------------
    Questions? Write to
    help@sample-shop.example
    We answer within 48 hours, Monday to Friday.

    Sample Shop Private Limited
    Example House, 1 Sample Street, Pune 411001, India
    "
  `);
});

test("duplicate-refunded", async () => {
  expect(await textOf("duplicate-refunded")).toMatchInlineSnapshot(`
    "Sample Shop

    You paid twice, once is enough
    ------------------------------

    Hello Meera Raghunathan,

    Two payments reached us for one order. It happens when a payment page is
    open in two tabs, or a payment goes through after it seemed to have
    failed. We kept the first payment and refunded the second, ₹1,298. There
    is nothing you have to do.

    The money goes back the way it was paid. Banks often take 5 to 10
    working days to show it.

    Your order is unchanged: what you bought is open in account
    CUST_1763690512, with the same login.

    Receipt
    -------

    ORDER_1763690512345_k3f9x2, 21 Nov 2026, 12:05 IST

    Complete Funnel Bundle      ₹999
    SEO Checklist               ₹299
    --------------------------------
    Total paid                ₹1,298
    Second payment            ₹1,298
    Second payment refunded  −₹1,298

    Not in your account after 10 working days? Reply to this mail: a person
    reads it.

    ------------------------------------------------------------------------
    Questions? Write to
    help@sample-shop.example
    We answer within 48 hours, Monday to Friday.

    Sample Shop Private Limited
    Example House, 1 Sample Street, Pune 411001, India
    "
  `);
});

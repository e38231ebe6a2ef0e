import { describe, expect, test, vi } from "vitest";
import { renderMail } from "./render-mail.ts";
import { sampleAdded, sampleCredentials, sampleDuplicate, sampleMails } from "./sample-mails.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

describe("plain text, as people read it", () => {
  test.each(Object.entries(sampleMails))(
    "%s wraps its plain text, and never an address or a secret",
    async (_name, mail) => {
      const { text } = await renderMail(mail);
      for (const line of text.split("\n")) {
        expect(line).toBe(line.trimEnd());
        if (line.length > 72) expect(line).not.toContain(" ");
      }
      expect(text).not.toMatch(/\n{3}/);
      expect(text).not.toMatch(/[<>]|&\w+;/);
    },
  );

  test("credentials", async () => {
    expect((await renderMail(sampleCredentials)).text).toMatchInlineSnapshot(`
      "Sample Shop

      Your login is ready
      -------------------

      Hello Meera Raghunathan,

      Thank you for your order: Complete Funnel Bundle, Ad Templates and SEO
      Checklist. This one login opens every area of it.

      Your master credentials
      -----------------------

      Email / username:
      meera@raghunathan.example

      Password:
      9f3c2a71-5d0e-4b86-a1c4-e27b90d84c55b1f6e0c2d74a4f0f9c31a8be7d52604e

      Customer ID:
      CUST_1763690512

      Keep this message. Anyone with these details can open your library, so
      do not forward it. Copy the password rather than type it: it has 68
      characters, hyphens included, and no spaces.

      Start here
      ----------

      1. Open the Funnel Templates with the email and password above.
      2. Choose one template, and fill in the form beside it: it puts your
         name, phone and price into the page.
      3. Download the page and import it into Elementor.

      New to importing? The import guide has six steps, from the download to
      the published page:
      https://sample-shop.example/funnel-guide

      Open the Funnel Templates:
      https://sample-shop.example/funnel-templates-login

      Also in your order
      ------------------

      The same login works wherever one is asked for.

      Facebook Ads Mastery: The course, seven chapters
      https://sample-shop.example/fb-ads-login

      E-Commerce Checklist: Checks for every page of a store
      https://sample-shop.example/ecom-checklist-login

      SEO Checklist: 44 checks in six sections
      https://sample-shop.example/seo-checklist-login

      Ad Templates: Editable ad designs that match the funnels
      https://sample-shop.example/ad-templates-login

      Email Templates: Free bonus, no login needed
      https://sample-shop.example/email-templates

      Receipt
      -------

      ORDER_1763690512345_k3f9x2
      21 Nov 2026, 12:05 IST

      Complete Funnel Bundle    ₹999
      Ad Templates              ₹599
      SEO Checklist             ₹299
      Subtotal                ₹1,897
      Discount SAMPLE20        −₹379
      ------------------------------
      Total paid              ₹1,518

      Use the bundle in your own projects and in work for clients, for life.
      Reselling it needs the agency licence.
      Terms and Conditions:
      https://sample-shop.example/terms-and-conditions

      After 24 hours we keep no readable copy of your password. If this
      message gets lost, ask for a new password:
      https://sample-shop.example/lost-access

      ------------------------------------------------------------------------
      Questions? Write to
      help@sample-shop.example
      We answer within 48 hours, Monday to Friday.

      Sample Shop Private Limited
      Example House, 1 Sample Street, Pune 411001, India
      "
    `);
  });

  test("added", async () => {
    expect((await renderMail(sampleAdded)).text).toMatchInlineSnapshot(`
      "Sample Shop

      Added to your account
      ---------------------

      Hello Meera Raghunathan,

      Thank you for your order: Complete Funnel Bundle and SEO Checklist. You
      already had an account, so we added the order to it. Your login stays as
      it was, and so does everything from earlier orders.

      Your login
      ----------

      Email / username:
      meera@raghunathan.example

      Password:
      The one you already have. It has not changed.

      Customer ID:
      CUST_1763690512

      If you no longer have your password, ask for a new password:
      https://sample-shop.example/lost-access

      What this order opens
      ---------------------

      Funnel Templates: 63 funnels and landing pages, ready to import
      https://sample-shop.example/funnel-templates-login

      Facebook Ads Mastery: The course, seven chapters
      https://sample-shop.example/fb-ads-login

      E-Commerce Checklist: Checks for every page of a store
      https://sample-shop.example/ecom-checklist-login

      SEO Checklist: 44 checks in six sections
      https://sample-shop.example/seo-checklist-login

      Email Templates: Free bonus, no login needed
      https://sample-shop.example/email-templates

      Receipt
      -------

      ORDER_1763690512345_k3f9x2
      21 Nov 2026, 12:05 IST

      Complete Funnel Bundle    ₹999
      SEO Checklist             ₹299
      ------------------------------
      Total paid              ₹1,298

      Use the bundle in your own projects and in work for clients, for life.
      Reselling it needs the agency licence.
      Terms and Conditions:
      https://sample-shop.example/terms-and-conditions

      ------------------------------------------------------------------------
      Questions? Write to
      help@sample-shop.example
      We answer within 48 hours, Monday to Friday.

      Sample Shop Private Limited
      Example House, 1 Sample Street, Pune 411001, India
      "
    `);
  });

  test("duplicate", async () => {
    expect((await renderMail(sampleDuplicate)).text).toMatchInlineSnapshot(`
      "Sample Shop

      We saw your second payment
      --------------------------

      Hello Meera Raghunathan,

      On 21 Nov 2026, 12:05 IST you paid ₹999 for Complete Funnel Bundle. Your
      account CUST_1763690512 already holds all of it, so this payment brought
      you nothing new and we have marked it for a refund.

      What happens next
      -----------------

      1. One of us compares the two payments. You do not need to ask.
      2. We return the full ₹999 the way it was paid. Banks often take 5 to 10
         working days to show it.
      3. Your earlier order stays exactly as it is.

      If you meant to pay twice, tell us before the refund goes out and quote
      the order number:
      help@sample-shop.example

      Receipt
      -------

      ORDER_1763690512345_k3f9x2
      21 Nov 2026, 12:05 IST

      Complete Funnel Bundle  ₹999
      ----------------------------
      Total paid              ₹999

      ------------------------------------------------------------------------
      Questions? Write to
      help@sample-shop.example
      We answer within 48 hours, Monday to Friday.

      Sample Shop Private Limited
      Example House, 1 Sample Street, Pune 411001, India
      "
    `);
  });
});

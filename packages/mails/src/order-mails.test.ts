// What the mails about an order tell, link to and grant.
import { brand } from "@store/contract/brand";
import type { MailModel } from "@store/contract/mail-model";
import { type UpsellId, upsellIds } from "@store/contract/products";
import { describe, expect, test, vi } from "vitest";
import { renderMail } from "./render-mail.ts";
import { sampleOrder, samples } from "./sample-mails.ts";
import { readMail } from "./testing-mail.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

const { credentials, added, duplicate, refund } = samples;
const everyBasket: [string, UpsellId[]][] = Array.from({ length: 2 ** upsellIds.length }, (_, bits) => {
  const upsells = upsellIds.filter((_id, index) => bits & (1 << index));
  return [["bundle", ...upsells].join(" + "), upsells];
});
const quickLinks = (found: readonly string[]) =>
  [...new Set(found)]
    .filter((url) => /(?<!account)-login$|\/email-templates$|\/ad-templates$/.test(url))
    .sort();

describe("links", () => {
  test.each(everyBasket)("lead only to what was bought (%s)", async (_name, upsells) => {
    const expected = [
      "/funnel-templates-login",
      "/fb-ads-login",
      "/ecom-checklist-login",
      ...(upsells.includes("seo-checklist") ? ["/seo-checklist-login"] : []),
      ...(upsells.includes("ad-templates") ? ["/ad-templates-login"] : []),
      "/email-templates",
    ].map((path) => brand.siteUrl + path);
    for (const sample of [credentials, added]) {
      const { hrefs, lines } = await readMail({ ...sample, ...sampleOrder(upsells) });
      expect(quickLinks(hrefs)).toEqual(expected.toSorted());
      expect(quickLinks(lines)).toEqual(expected.toSorted());
    }
  });

  test("open the funnel templates by a button", async () => {
    const button = async (mail: MailModel) => (await readMail(mail)).button;
    expect(await button(credentials)).toBe(`${brand.siteUrl}/funnel-templates-login`);
    expect(await button(added)).toBe(`${brand.siteUrl}/seo-checklist-login`);
    expect(await button({ ...added, ...sampleOrder(["agency-license", "ad-templates"]) })).toBe(
      `${brand.siteUrl}/ad-templates-login`,
    );
    expect(await button({ ...added, ...sampleOrder(["agency-license"]) })).toBe(
      `${brand.siteUrl}/funnel-templates-login`,
    );
  });

  test("lead to the files of an owner's product", async () => {
    const files = `${brand.siteUrl}/files/star-charts`;
    for (const sample of [credentials, added]) {
      const { hrefs, lines, button } = await readMail({ ...sample, opens: [...sample.opens, "star-charts"] });
      expect(hrefs).toContain(files);
      expect(lines).toContain(files);
      expect(button).not.toBe(files);
    }
    expect((await readMail({ ...added, opens: ["star-charts"] })).button).toBe(files);
  });

  test("follow the site address", async () => {
    const local = await readMail({ ...credentials, siteUrl: "http://localhost:3000/" });
    expect(quickLinks(local.hrefs)).toContain("http://localhost:3000/fb-ads-login");
    await expect(renderMail({ ...credentials, siteUrl: "" })).rejects.toThrow();
  });
});

describe("credentials", () => {
  test("stand exactly as they are", async () => {
    const { html, words, lines, subject, preheader } = await readMail(credentials);
    const { password, email, customerId } = credentials;
    for (const value of [password, email, customerId]) {
      expect(html).toContain(`>${value}</td>`);
      expect(lines).toContain(value);
    }
    expect(html.match(/font-family:&#x27;Courier New|font-family:'Courier New/g)).toHaveLength(3);
    expect(html.split(password)).toHaveLength(2);
    expect(subject + preheader).not.toContain(password);
    expect(words).toContain("it has 68 characters");
  });

  test("stand on a ticket that names the order and where to log in", async () => {
    const { html, lines, hrefs } = await readMail(credentials);
    expect(html).toMatch(/<table class="stack r ticket"[^>]*border-style:solid dotted/);
    expect(html).toContain("border-top:2px dashed");
    expect(lines).toContain("Order k3f9x2");
    expect(hrefs).toContain(`${brand.siteUrl}/account-login`);
    expect(lines).toContain(`${brand.siteUrl}/account-login`);
  });

  test("say of six words that they need not be copied", async () => {
    const password = "mango-saffron-monsoon-jasmine-kite-anvil";
    const { html, words, lines } = await readMail({ ...credentials, password });
    expect(lines).toContain(password);
    expect(words).toContain("capitals, spaces and hyphens between them make no difference");
    expect(words).not.toContain("Copy the password");
    // No word is split where a hyphen is near.
    expect(html.match(/<td[^>]*>mango-/)?.[0]).not.toContain("break-all");
    expect((await readMail(credentials)).html).toContain("word-break:break-all");
  });

  test("keep a password's special characters", async () => {
    const { html, lines } = await readMail({ ...credentials, password: "a<b>&\"c'  d" });
    expect(html).toContain(">a&lt;b&gt;&amp;&quot;c&#x27;  d</td>");
    expect(lines).toContain("a<b>&\"c'  d");
  });

  test("keep a typed address from becoming markup", async () => {
    for (const sample of [credentials, added])
      expect((await readMail({ ...sample, email: '"<b>"@x.example' })).html).not.toContain("<b>");
  });

  test("use the customer ID when the address is above 100 characters", async () => {
    const address = (length: number) => `${"a".repeat(length - 10)}@b.example`;
    const fits = await readMail({ ...credentials, email: address(100) });
    const long = await readMail({ ...credentials, email: address(101) });
    const joined = await readMail({ ...added, email: address(101) });
    expect(fits.text).toContain("Email / username:");
    expect(fits.text).not.toContain("customer ID instead");
    for (const { flow, words, text } of [long, joined]) {
      for (const shown of [flow, words]) expect(shown).toContain("Log in with your customer ID instead.");
      expect(text).not.toContain("Email / username");
    }
    expect(long.preheader).toMatch(/^Your customer ID, /);
  });

  test("grant the agency licence in writing only to its buyers", async () => {
    const agency = await readMail({ ...credentials, ...sampleOrder(["agency-license"]) });
    expect(agency.words).toContain("resell the funnels to your own clients");
    expect(agency.text).toContain("Licensee: Meera Raghunathan, CUST_1763690512");
    const plain = await readMail(credentials);
    expect(plain.words + plain.text).not.toMatch(/resell the funnels|Licensee/);
  });

  test("say that a renewed password replaces the earlier one", async () => {
    const { words, flow } = await readMail({ ...credentials, renewed: true });
    for (const shown of [words, flow]) expect(shown).toContain("The earlier one no longer opens anything.");
  });

  test("stay out of the mail of an added order", async () => {
    const { html, text } = await readMail({ ...credentials, kind: "added" } as MailModel);
    expect(html + text).not.toContain(credentials.password);
    expect(text).toContain("The one you already have. It has not changed.");
  });
});

describe("receipt", () => {
  test("adds up with the discount by its code", async () => {
    const order = sampleOrder(upsellIds, { code: "SAMPLE20", percentage: 20 });
    expect((await readMail({ ...credentials, ...order })).words).toContain(
      "Complete Funnel Bundle ₹999 Ad Templates ₹599 SEO Checklist ₹299 Agency License ₹5,999 Subtotal ₹7,896 Discount SAMPLE20 −₹1,579 Total paid ₹6,317",
    );
  });

  test("leaves out what is not there", async () => {
    const { words, text } = await readMail({ ...credentials, ...sampleOrder() });
    expect(words + text).not.toMatch(/Subtotal|Discount|invoice/);
    const gift = { ...sampleOrder(), discountAmount: 999, total: 0 };
    expect((await readMail({ ...credentials, ...gift })).words).toContain("Discount −₹999 Total paid ₹0");
  });

  test.each(["credentials", "added", "duplicate", "refund"] as const)(
    "leads to the invoice of an order that has one (%s)",
    async (kind) => {
      const invoiceUrl = `${brand.siteUrl}/invoice#sample`;
      const { hrefs, lines } = await readMail({ ...samples[kind], invoiceUrl });
      expect(hrefs).toContain(invoiceUrl);
      expect(lines).toContain(invoiceUrl);
    },
  );
});

describe("money that goes back", () => {
  test("is not promised for a duplicate of nothing", async () => {
    const free = { ...duplicate, ...sampleOrder([], { code: "FREE", percentage: 100 }) };
    const { words, text, preheader, subject } = await readMail(free);
    expect(words + text + preheader + subject).not.toMatch(/refund|payment/);
    expect(preheader).toContain("Nothing was charged.");
  });

  test("is told to the payer of a second payment", async () => {
    const { subject, preheader, text, flow, words } = await readMail({
      ...samples["duplicate-refunded"],
      refundedAmount: 1499,
    });
    expect(subject).toBe("You paid twice: ₹1,499 is on its way back");
    for (const shown of [preheader, flow, words]) {
      expect(shown).toContain("refunded the second, ₹1,499");
      expect(shown).toContain("There is nothing you have to do.");
    }
    expect(text).toMatch(/Total paid +₹1,298\nSecond payment +₹1,499\nSecond payment refunded +−₹1,499\n/);
    expect(text).not.toMatch(/closed|login and receipt|password/);
  });

  test("is told with the amount and its total in a refund", async () => {
    const part = await readMail({ ...refund, refundedAmount: 299, whole: false });
    expect(part.subject).toBe("Your refund of ₹299");
    expect(part.flow).toContain("We have refunded ₹299 of the ₹1,298 that you paid");
    expect(part.text).not.toContain("closed now");
    const rest = await readMail({ ...refund, refundedAmount: 999 });
    expect(rest.flow).toContain("We have refunded ₹999, the rest of the ₹1,298 that you paid");
    expect((await readMail(refund)).flow).toContain("is closed now");
  });
});

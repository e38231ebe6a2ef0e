import { brand } from "@store/contract/brand";
import type { MailModel } from "@store/contract/mail-model";
import { type UpsellId, upsellIds } from "@store/contract/products";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderMail } from "./render-mail.ts";
import { sampleAdded, sampleCredentials, sampleDuplicate, sampleMails, sampleOrder } from "./sample-mails.ts";
import { darkStyleSheet, styleSheet } from "./theme.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

const everyMail = Object.entries(sampleMails);
const everyBasket: [string, UpsellId[]][] = Array.from({ length: 2 ** upsellIds.length }, (_, bits) => {
  const upsells = upsellIds.filter((_id, index) => bits & (1 << index));
  return [["bundle", ...upsells].join(" + "), upsells];
});

afterEach(() => vi.restoreAllMocks());

/** Visible words of the HTML, entities resolved. */
function words(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, "")
    .replace(/<br\/?>|<\/(p|td|th|li|h1|h2)>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}

function hrefs(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replace(/&amp;/g, "&"));
}

const quickLinks = (found: readonly string[]) =>
  [...new Set(found)].filter((url) => /-login$|\/email-templates$|\/ad-templates$/.test(url)).sort();

describe("every mail", () => {
  test.each(everyMail)("%s names who we are, where to write and what it is about", async (_name, mail) => {
    const { html, text, subject, preheader } = await renderMail(mail);
    const ours = "customerId" in mail ? [mail.customerId] : [];
    const order = "orderId" in mail ? [mail.orderId] : [];
    for (const fact of [brand.supportEmail, brand.legalName, brand.address, ...ours, ...order]) {
      expect(words(html)).toContain(fact);
      expect(text).toContain(fact);
    }
    expect(subject).toMatch(/^[^\r\n]{10,60}$/);
    expect(preheader).toMatch(/^[^\r\n]{20,150}$/);
    expect(words(html)).toContain(preheader);
  });

  test.each(everyMail)(
    "%s is one document that fetches nothing but the shop's pictures, each with its words and size",
    async (_name, mail) => {
      const { html } = await renderMail(mail);
      expect(html).toMatch(/^<!doctype html><html [^>]*lang="en-IN"/);
      expect(html).not.toMatch(/<script|<link|<iframe|srcset=|url\(|@import|background="/i);
      const pictures = html.match(/<img[^>]*>/g) ?? [];
      expect(html.split("src=")).toHaveLength(pictures.length + 1);
      for (const picture of pictures) {
        expect(picture).toMatch(/ src="https:\/\/sample-shop\.example\/mail-[a-z]+\.png"/);
        expect(picture).toMatch(/ alt="[^"]{5,}"/);
        expect(picture).toMatch(/ width="\d+"/);
        expect(picture).toMatch(/ height="\d+"/);
      }
      for (const href of hrefs(html))
        expect(href).toMatch(/^(https:\/\/sample-shop\.example\/|mailto:help@)/);
      // Gmail cuts a mail off at 102 KB.
      expect(Buffer.byteLength(html)).toBeLessThan(40_000);
    },
  );

  test("shows the name as a picture while the picture says it, and as text else", async () => {
    const { html } = await renderMail(sampleCredentials);
    expect(html).toMatch(new RegExp(`<a href="https://sample-shop.example/"[^>]*>${brand.name}</a>`));
    expect(html).not.toContain("mail-wordmark.png");
    vi.resetModules();
    vi.doMock("./wordmark.json", () => ({ default: { name: brand.name } }));
    const drawn = await (await import("./render-mail.ts")).renderMail(sampleCredentials);
    vi.doUnmock("./wordmark.json");
    expect(drawn.html).toMatch(
      new RegExp(`<img [^>]*alt="${brand.name}"[^>]* src="https://sample-shop.example/mail-wordmark.png"`),
    );
    expect(drawn.html).not.toMatch(/<link/);
  });

  test.each(everyMail)("%s has style sheets that React left alone", async (_name, mail) => {
    const { html } = await renderMail(mail);
    const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css);
    expect(sheets).toEqual([styleSheet, darkStyleSheet]);
  });

  test("renders without a word from React", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const [, mail] of everyMail) await renderMail(mail);
    expect(complaint).not.toHaveBeenCalled();
  });
});

describe("what a buyer typed", () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='a'> & co`;

  test.each(["credentials", "added", "duplicate"] as const)("cannot become markup in %s", async (kind) => {
    const mail = { ...sampleCredentials, kind, name: hostile, email: '"<b>"@x.example' } as MailModel;
    const { html, subject, preheader } = await renderMail(mail);
    expect(html).not.toMatch(/<script|<img src=x|<b>/);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(words(html)).toContain("& co");
    expect(subject + preheader).not.toContain("alert");
  });

  test("keeps names of any script and any length", async () => {
    const names = [
      "മീര",
      "मीरा शर्मा",
      "فاطمہ زہرا",
      "O’Brien-D'Souza",
      "Ж".repeat(300),
      "மீரா ".repeat(60).trim(),
    ];
    for (const name of names) {
      const { html, text } = await renderMail({ ...sampleCredentials, name });
      expect(words(html)).toContain(`Hello ${name},`);
      expect(text.replace(/\n/g, " ")).toContain(`Hello ${name},`);
    }
  });

  test("cannot forge lines, links or direction", async () => {
    const name = "Meera\r\nPassword:\n\u202ehunter2\u2028 pay.at.evil.example";
    const { html, text } = await renderMail({ ...sampleCredentials, name });
    expect(text).toContain("Hello Meera Password: hunter2 pay. at. evil. example,");
    expect(words(html)).toContain("Hello Meera Password: hunter2 pay. at. evil. example,");
    expect(text + html).not.toContain("\u202e");
  });

  test("may be missing", async () => {
    const { html, text } = await renderMail({ ...sampleCredentials, name: " " });
    expect(text).toContain("\n\nHello,\n\n");
    expect(words(html)).toContain("Hello, Thank you");
  });
});

describe("links", () => {
  test.each(everyBasket)("lead to what was bought and nowhere else: %s", async (_name, upsells) => {
    const expected = [
      "/funnel-templates-login",
      "/fb-ads-login",
      "/ecom-checklist-login",
      ...(upsells.includes("seo-checklist") ? ["/seo-checklist-login"] : []),
      ...(upsells.includes("ad-templates") ? ["/ad-templates-login"] : []),
      "/email-templates",
    ].map((path) => brand.siteUrl + path);
    for (const sample of [sampleCredentials, sampleAdded]) {
      const { html, text } = await renderMail({ ...sample, ...sampleOrder(upsells) });
      expect(quickLinks(hrefs(html))).toEqual(expected.toSorted());
      expect(quickLinks(text.split("\n"))).toEqual(expected.toSorted());
    }
  });

  test("the button opens the funnel templates, and after an added order what is new", async () => {
    const button = async (mail: MailModel) =>
      (await renderMail(mail)).html.match(/<a href="([^"]*)"[^>]*background-color:#ffb920/)?.[1];
    expect(await button(sampleCredentials)).toBe(`${brand.siteUrl}/funnel-templates-login`);
    expect(await button(sampleAdded)).toBe(`${brand.siteUrl}/seo-checklist-login`);
    expect(await button({ ...sampleAdded, ...sampleOrder(["agency-license", "ad-templates"]) })).toBe(
      `${brand.siteUrl}/ad-templates-login`,
    );
    expect(await button({ ...sampleAdded, ...sampleOrder(["agency-license"]) })).toBe(
      `${brand.siteUrl}/funnel-templates-login`,
    );
  });

  test("follow the site address, which must be one", async () => {
    const local = await renderMail({ ...sampleCredentials, siteUrl: "http://localhost:3000/" });
    expect(quickLinks(hrefs(local.html))).toContain("http://localhost:3000/fb-ads-login");
    await expect(renderMail({ ...sampleCredentials, siteUrl: "javascript:alert(1)" })).rejects.toThrow();
    await expect(renderMail({ ...sampleCredentials, siteUrl: "" })).rejects.toThrow();
  });
});

describe("credentials", () => {
  test("stand exactly as they are, ready to be copied", async () => {
    const { html, text, subject, preheader } = await renderMail(sampleCredentials);
    const { password, email, customerId } = sampleCredentials;
    for (const value of [password, email, customerId]) {
      expect(html).toContain(`>${value}</td>`);
      expect(text.split("\n")).toContain(value);
    }
    expect(html.match(/font-family:&#x27;Courier New|font-family:'Courier New/g)).toHaveLength(3);
    expect(html.split(password)).toHaveLength(2);
    expect(subject + preheader).not.toContain(password);
    expect(words(html)).toContain("it has 68 characters");
  });

  test("a password with special characters survives", async () => {
    const { html, text } = await renderMail({ ...sampleCredentials, password: "a<b>&\"c'  d" });
    expect(html).toContain(">a&lt;b&gt;&amp;&quot;c&#x27;  d</td>");
    expect(text.split("\n")).toContain("a<b>&\"c'  d");
  });

  test("an address of 100 characters logs in, one of 101 uses the customer ID", async () => {
    const address = (length: number) => `${"a".repeat(length - 10)}@b.example`;
    const fits = await renderMail({ ...sampleCredentials, email: address(100) });
    const long = await renderMail({ ...sampleCredentials, email: address(101) });
    const added = await renderMail({ ...sampleAdded, email: address(101) });
    expect(fits.text).toContain("Email / username:");
    expect(fits.text).not.toContain("customer ID instead");
    for (const mail of [long, added]) {
      expect(mail.text.replace(/\n/g, " ")).toContain("Log in with your customer ID instead.");
      expect(words(mail.html)).toContain("Log in with your customer ID instead.");
      expect(mail.text).not.toContain("Email / username");
    }
    expect(long.preheader).toMatch(/^Your customer ID, /);
  });

  test("the agency licence is granted in writing only to who bought it", async () => {
    const agency = await renderMail({ ...sampleCredentials, ...sampleOrder(["agency-license"]) });
    expect(words(agency.html)).toContain("resell the funnels to your own clients");
    expect(agency.text).toContain("Licensee: Meera Raghunathan, CUST_1763690512");
    const plain = await renderMail(sampleCredentials);
    expect(words(plain.html)).toContain("Reselling it needs the agency licence.");
    expect(words(plain.html) + plain.text).not.toMatch(/resell the funnels|Licensee/);
  });
});

describe("receipt", () => {
  test("adds up, with Indian grouping and the discount by its code", async () => {
    const order = sampleOrder(upsellIds, { code: "SAMPLE20", percentage: 20 });
    const { html } = await renderMail({ ...sampleCredentials, ...order });
    expect(words(html)).toContain(
      "Complete Funnel Bundle ₹999 Ad Templates ₹599 SEO Checklist ₹299 Agency License ₹5,999 Subtotal ₹7,896 Discount SAMPLE20 −₹1,579 Total paid ₹6,317",
    );
  });

  test("leaves out what is not there", async () => {
    const { html, text } = await renderMail({ ...sampleCredentials, ...sampleOrder() });
    expect(words(html) + text).not.toMatch(/Subtotal|Discount/);
    const gift = { ...sampleOrder(), discountAmount: 999, total: 0 };
    expect(words((await renderMail({ ...sampleCredentials, ...gift })).html)).toContain(
      "Discount −₹999 Total paid ₹0",
    );
  });
});

test("an added order neither shows nor mentions a new password", async () => {
  const { html, text } = await renderMail({ ...sampleCredentials, kind: "added" } as MailModel);
  expect(html + text).not.toContain(sampleCredentials.password);
  expect(text).toContain("The one you already have. It has not changed.");
});

test("a duplicate of nothing promises no refund", async () => {
  const free = { ...sampleDuplicate, ...sampleOrder([], { code: "FREE", percentage: 100 }) };
  const { html, text, preheader, subject } = await renderMail(free);
  expect(words(html) + text + preheader + subject).not.toMatch(/refund|payment/);
  expect(preheader).toContain("Nothing was charged.");
});

// Mails that come unasked say why and how they stop; mails about a way in keep its token safe.
import type { MailModel } from "@store/contract/mail-model";
import { describe, expect, test, vi } from "vitest";
import { sampleCart, samples } from "./sample-mails.ts";
import { readMail } from "./testing-mail.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

type Series = Extract<MailModel, { unsubscribeUrl: string }>;
const series = Object.values<MailModel>(samples).filter((mail): mail is Series => "unsubscribeUrl" in mail);

test.each(series.map((mail) => [mail.kind, mail] as const))(
  "%s says why it comes and stops with one press",
  async (_kind, mail) => {
    const { button, hrefs, lines, flow } = await readMail(mail);
    if ("restoreUrl" in mail) expect(button).toBe(mail.restoreUrl);
    else expect(button).toMatch(/-login$/);
    expect(hrefs).toContain(mail.unsubscribeUrl);
    expect(lines).toContain(mail.unsubscribeUrl);
    expect(flow).toMatch(/was typed into the Sample Shop checkout|a note at the checkout said that/);
    expect(flow).not.toMatch(/hurry|last chance|only today|expires|running out/i);
  },
);

describe("the last reminder", () => {
  test("shows the basket as its coupon makes it", async () => {
    const { text, subject, preheader } = await readMail(samples["cart-3"]);
    expect(subject).toBe("25% off, in our last mail about your cart");
    expect(preheader).toBe("The code COMEBACK25 is in the link: ₹973 in all.");
    expect(text).toMatch(/Discount COMEBACK25 +−₹325\n-+\nTotal +₹973/);
    expect(text).not.toContain("SAMPLE20");
  });

  test("promises no coupon when it brings none", async () => {
    const { text, subject } = await readMail({ ...sampleCart(), kind: "cart-3" });
    expect(subject).toBe("Our last mail about your cart");
    expect(text).not.toMatch(/% off|takes/);
  });
});

test("the example of the third start mail adds up", async () => {
  const { text } = await readMail(samples["start-7"]);
  expect([400 + 90 + 20 + 25, 1260 / 1.05 - 535, (1260 / 665).toFixed(2)]).toEqual([535, 665, "1.89"]);
  for (const sum of ["₹400 + ₹90 + ₹20 + ₹25 = ₹535", "₹1,200 − ₹535 = ₹665", "₹1,260 ÷ ₹665 = 1.89"])
    expect(text).toContain(sum);
});

test("news of one template speak in the singular", async () => {
  const mail = samples["library-news"];
  const { flow } = await readMail({
    ...mail,
    news: { ...mail.news, changes: mail.news.changes.slice(0, 1) },
  });
  expect(flow).toContain("One template has changed");
  expect(flow).toContain("published a page from this template?");
});

describe("a way in", () => {
  test.each(["recovery", "privacy-link"] as const)("%s has its token in the fragment alone", async (kind) => {
    const mail = samples[kind];
    const { button, hrefs, subject, preheader } = await readMail(mail);
    expect(button).toBe("url" in mail ? mail.url : mail.resetUrl);
    expect(hrefs.filter((href) => href.includes("token"))).toEqual([]);
    expect(subject + preheader).not.toContain("#");
  });

  test("a changed password names the person behind the change", async () => {
    const mail = samples["password-changed"];
    expect((await readMail(mail)).flow).toContain("through a link that we had mailed to you");
    expect((await readMail({ ...mail, byAdmin: true })).flow).toContain("one of us set a new password");
  });

  test("an invitation shows its password exactly", async () => {
    const mail = { ...samples["admin-invite"], temporaryPassword: `a<b>&"c'` };
    const { html, lines } = await readMail(mail);
    expect(html).toContain(">a&lt;b&gt;&amp;&quot;c&#x27;</td>");
    expect(lines).toContain(mail.temporaryPassword);
  });
});

test("an open complaint is told that more follows", async () => {
  const mail = { ...samples["complaint-answered"], closed: false };
  expect((await readMail(mail)).preheader).toBe("Where it stands; more follows.");
});

test.each(["welcome-test", "cart-test"] as const)("%s says that it is a test", async (kind) => {
  const { words, text, subject, hrefs } = await readMail({ kind, siteUrl: "http://localhost:3000" });
  expect(subject).toMatch(/^Test: /);
  expect(text).toMatch(/^This is a test\./);
  expect(words).toContain("This is a test.");
  for (const href of hrefs) expect(href).toMatch(/^(http:\/\/localhost:3000\/|mailto:)/);
});

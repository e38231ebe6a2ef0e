import type { CartMail, MailModel, TestMail } from "@store/contract/mail-model";
import { describe, expect, test, vi } from "vitest";
import { renderMail } from "./render-mail.ts";
import {
  sampleAccessRequest,
  sampleAddressChanged,
  sampleAdminInvite,
  sampleAdminSecurity,
  sampleCart,
  sampleComplaintAnswered,
  sampleComplaintOpened,
  sampleDuplicateRefunded,
  sampleErasure,
  sampleHelp,
  sampleLastCart,
  sampleNews,
  samplePasswordChanged,
  samplePaymentFailed,
  samplePrivacyLink,
  sampleRecovery,
  sampleRefund,
  sampleStart,
} from "./sample-mails.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

const cart = (kind: CartMail["kind"]): CartMail => ({ ...sampleCart(), kind });
type Letter = Exclude<MailModel, TestMail>;
const letters: [string, Letter][] = [
  ["cart-1", cart("cart-1")],
  ["cart-2", cart("cart-2")],
  ["cart-3", sampleLastCart],
  ["payment-failed", samplePaymentFailed("timed_out")],
  ["recovery", sampleRecovery],
  ["password-changed", samplePasswordChanged],
  ["duplicate-refunded", sampleDuplicateRefunded],
  ["refund", sampleRefund],
  ["address-changed", sampleAddressChanged],
  ["access-request", sampleAccessRequest],
  ["help", sampleHelp],
  ["start-1", sampleStart("start-1")],
  ["start-3", sampleStart("start-3")],
  ["start-7", sampleStart("start-7")],
  ["library-news", sampleNews],
  ["privacy-link", samplePrivacyLink],
  ["erasure-begun", sampleErasure("erasure-begun")],
  ["erasure-done", sampleErasure("erasure-done")],
  ["complaint-opened", sampleComplaintOpened],
  ["complaint-answered", sampleComplaintAnswered],
  ["admin-invite", sampleAdminInvite],
  ["admin-security", sampleAdminSecurity],
];

const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replace(/&amp;/g, "&"));
const button = (html: string) =>
  html.match(/<a href="([^"]*)"[^>]*background-color:#ffb920/)?.[1]?.replace(/&amp;/g, "&");
const oneLine = (text: string) => text.replace(/\s+/g, " ");

describe("every letter", () => {
  test.each(letters)("%s never lets a name become markup, a line or a link", async (_kind, mail) => {
    const name = `"><script>alert(1)</script>\r\nPay here: evil.example`;
    const { html, text, subject, preheader } = await renderMail({ ...mail, name });
    expect(html).not.toMatch(/<script/);
    expect(html).toContain("&lt;script&gt;");
    expect(oneLine(text)).toContain("Pay here: evil. example,");
    expect(text).not.toContain("\nPay here");
    expect(subject + preheader).not.toContain("alert");
  });

  test.each(letters)("%s greets nobody by a name it does not have", async (_kind, mail) => {
    const { html, text } = await renderMail({ ...mail, name: "" });
    expect(text).toContain("\n\nHello,\n\n");
    expect(html).toContain(">Hello,</p>");
  });

  test.each(letters)("%s has one button at most, and its words in the plain text", async (_kind, mail) => {
    const { html, text } = await renderMail(mail);
    expect(html.match(/background-color:#ffb920;border-radius/g)?.length ?? 0).toBeLessThanOrEqual(1);
    const url = button(html);
    if (url) expect(text.split("\n")).toContain(url);
  });

  test.each(letters)("%s takes its colours off in the dark", async (_kind, mail) => {
    const { html } = await renderMail(mail);
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    // Whatever has a colour of its own inline has a class that the dark sheet knows.
    const coloured = [...html.matchAll(/<(h1|h2|p|th|td|ul)\b[^>]*style="[^"]*[^-]color:#[^"]*"[^>]*>/g)];
    expect(coloured.length).toBeGreaterThan(2);
    for (const [tag] of coloured) expect(tag).toMatch(/class="[^"]*\b(t|t2|note)\b/);
  });

  test.each(letters)("%s refuses an address that is no web address", async (_kind, mail) => {
    for (const field of ["restoreUrl", "unsubscribeUrl", "resetUrl", "recoverUrl", "loginUrl", "siteUrl"]) {
      if (!(field in mail)) continue;
      await expect(renderMail({ ...mail, [field]: "javascript:alert(1)" }), field).rejects.toThrow();
    }
  });
});

describe("reminders", () => {
  test.each(["cart-1", "cart-2", "cart-3"] as const)("%s leads back and says how to stop", async (kind) => {
    const mail = cart(kind);
    const { html, text } = await renderMail(mail);
    expect(button(html)).toBe(mail.restoreUrl);
    expect(hrefs(html)).toContain(mail.unsubscribeUrl);
    expect(text.split("\n")).toContain(mail.unsubscribeUrl);
    expect(oneLine(text)).toContain("This address was typed into the Sample Shop checkout");
    expect(oneLine(text)).not.toMatch(/hurry|last chance|only today|expires|running out/i);
  });

  test("the third shows the basket as its coupon makes it", async () => {
    const { text, subject, preheader } = await renderMail(sampleLastCart);
    expect(subject).toBe("25% off, in our last mail about your basket");
    expect(preheader).toBe("The code COMEBACK25 is in the link: ₹973 in all.");
    expect(text).toMatch(/Discount COMEBACK25 +−₹325\n-+\nTotal +₹973/);
    expect(text).not.toContain("SAMPLE20");
  });

  test("the third without a coupon promises none", async () => {
    const { text, subject } = await renderMail(cart("cart-3"));
    expect(subject).toBe("Our last mail about your basket");
    expect(text).not.toMatch(/% off|takes/);
  });
});

describe("how to begin", () => {
  test.each(["start-1", "start-3", "start-7"] as const)(
    "%s has one thing to do, and stops with one press",
    async (kind) => {
      const mail = sampleStart(kind);
      const { html, text } = await renderMail(mail);
      expect(button(html)).toMatch(/-login$/);
      expect(hrefs(html)).toContain(mail.unsubscribeUrl);
      expect(text.split("\n")).toContain(mail.unsubscribeUrl);
      expect(oneLine(text)).toContain(
        "a note at the checkout said that three mails on how to begin might follow",
      );
    },
  );

  test("steps are numbered in the plain text too", async () => {
    const { text } = await renderMail(sampleStart("start-1"));
    expect(text).toMatch(/^1\. Choose[\s\S]*^2\. Fill[\s\S]*^3\. Import[\s\S]*^4\. Open/m);
  });

  test("the example adds up", async () => {
    const { text } = await renderMail(sampleStart("start-7"));
    expect([400 + 90 + 20 + 25, 1260 / 1.05 - 535, (1260 / 665).toFixed(2)]).toEqual([535, 665, "1.89"]);
    for (const sum of ["₹400 + ₹90 + ₹20 + ₹25 = ₹535", "₹1,200 − ₹535 = ₹665", "₹1,260 ÷ ₹665 = 1.89"])
      expect(text).toContain(sum);
  });
});

describe("news of the library", () => {
  test("names each template and line, leads to the files, and stops with one press", async () => {
    const mail = sampleNews;
    const { html, text, subject } = await renderMail(mail);
    expect(subject).toBe(mail.news.subject);
    for (const { template, what } of mail.news.changes)
      expect(oneLine(text)).toContain(`${template}: ${what}`);
    expect(button(html)).toBe("https://sample-shop.example/funnel-templates-login");
    expect(hrefs(html)).toContain(mail.unsubscribeUrl);
    expect(text.split("\n")).toContain(mail.unsubscribeUrl);
    expect(oneLine(text)).toContain("a note at the checkout said that we write when templates change");
  });

  test("of one template it speaks in the singular", async () => {
    const mail = sampleNews;
    const { text } = await renderMail({
      ...mail,
      news: { ...mail.news, changes: mail.news.changes.slice(0, 1) },
    });
    expect(oneLine(text)).toContain("One template has changed");
    expect(oneLine(text)).toContain("published a page from this template?");
  });
});

describe("ways back in", () => {
  test("the token is in the mail as a fragment only, and not in subject or preheader", async () => {
    const { html, text, subject, preheader } = await renderMail(sampleRecovery);
    expect(button(html)).toBe(sampleRecovery.resetUrl);
    expect(hrefs(html).filter((href) => href.includes("token"))).toEqual([]);
    expect(text.split("\n")).toContain(sampleRecovery.resetUrl);
    expect(subject + preheader).not.toContain("#");
    expect(oneLine(text)).toContain("works once, within 30 minutes");
  });

  test("a changed password is told with its time, and by whom", async () => {
    const own = await renderMail(samplePasswordChanged);
    const ours = await renderMail({ ...samplePasswordChanged, byAdmin: true });
    expect(oneLine(own.text)).toContain("On 21 Nov 2026, 12:05 IST the password of account CUST_1763690512");
    expect(oneLine(own.text)).toContain("through a link that we had mailed to you");
    expect(oneLine(ours.text)).toContain("one of us set a new password for account CUST_1763690512");
    expect(button(own.html)).toBe(samplePasswordChanged.recoverUrl);
  });

  test("an invitation shows its password exactly, once", async () => {
    const mail = { ...sampleAdminInvite, temporaryPassword: `a<b>&"c'` };
    const { html, text } = await renderMail(mail);
    expect(html).toContain(">a&lt;b&gt;&amp;&quot;c&#x27;</td>");
    expect(text.split("\n")).toContain(mail.temporaryPassword);
  });
});

test("a second payment that went back says so, and closes nothing", async () => {
  const { subject, preheader, text, html } = await renderMail({
    ...sampleDuplicateRefunded,
    refundedAmount: 1499,
  });
  expect(subject).toBe("You paid twice: ₹1,499 is on its way back");
  for (const words of [preheader, oneLine(text), oneLine(html)]) {
    expect(words).toContain("refunded the second, ₹1,499");
    expect(words).toContain("There is nothing you have to do.");
  }
  expect(text).toMatch(/Total paid +₹1,298\nSecond payment +₹1,499\nSecond payment refunded +−₹1,499\n/);
  expect(text).not.toMatch(/closed|login and receipt|password/);
});

test("a refund says how much of how much", async () => {
  const part = await renderMail({ ...sampleRefund, refundedAmount: 299, whole: false });
  expect(part.subject).toBe("Your refund of ₹299");
  expect(oneLine(part.text)).toContain("We have refunded ₹299 of the ₹1,298 that you paid");
  expect(part.text).not.toContain("closed now");
  const rest = await renderMail({ ...sampleRefund, refundedAmount: 999 });
  expect(oneLine(rest.text)).toContain("We have refunded ₹999, the rest of the ₹1,298 that you paid");
  const whole = await renderMail(sampleRefund);
  expect(oneLine(whole.text)).toContain("is closed now");
});

test.each(["welcome-test", "cart-test"] as const)("%s says that it is one, and links here", async (kind) => {
  const { html, text, subject } = await renderMail({ kind, siteUrl: "http://localhost:3000" });
  expect(subject).toMatch(/^Test: /);
  expect(text).toMatch(/^This is a test\./);
  expect(html).toContain("This is a test.");
  for (const href of hrefs(html)) expect(href).toMatch(/^(http:\/\/localhost:3000\/|mailto:)/);
});

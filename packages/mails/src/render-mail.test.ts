// What holds for every mail. How each reads is in ../snapshots, one file a kind: `npx vitest run -u` writes them anew.

import { foreignWords } from "@store/contract/foreign-words-testing";
import type { MailModel } from "@store/contract/mail-model";
import { offer } from "@store/contract/offer/offer";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderMail } from "./render-mail.ts";
import { sampleMails, samples } from "./sample-mails.ts";
import { readMail } from "./testing-mail.ts";
import { darkStyleSheet, styleSheet } from "./theme.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));
afterEach(() => vi.restoreAllMocks());

const kinds = Object.entries<MailModel>(samples);
const everyMail = Object.entries(sampleMails);
const greetings = kinds.flatMap(([kind, mail]) => ("name" in mail ? [[kind, mail] as const] : []));

test.each(kinds)("%s reads as its snapshot", async (kind, mail) => {
  const { subject, preheader, text, html } = await renderMail(mail);
  const lines = html.replace(/></g, ">\n<");
  await expect(`Subject: ${subject}\nPreview: ${preheader}\n\n${text}\n${lines}\n`).toMatchFileSnapshot(
    `../snapshots/${kind}.txt`,
  );
});

describe("every mail", () => {
  test.each(everyMail)("%s names its sender, its topic and the address to write to", async (_name, mail) => {
    const { words, text, subject, preheader } = await readMail(mail);
    const ours = "customerId" in mail ? [mail.customerId] : [];
    const order = "orderId" in mail ? [mail.orderId] : [];
    for (const fact of [offer.supportEmail, offer.legalName, offer.address, ...ours, ...order]) {
      expect(words).toContain(fact);
      expect(text).toContain(fact);
    }
    expect(subject).toMatch(/^[^\r\n]{10,60}$/);
    expect(preheader).toMatch(/^[^\r\n]*$/);
    expect(preheader.length).toBeGreaterThanOrEqual(mail.kind === "complaint-answered" ? 15 : 20);
    expect(preheader.length).toBeLessThanOrEqual(150);
    expect(words).toContain(preheader);
    expect(`${subject}\n${preheader}\n${text}`).not.toMatch(foreignWords);
  });

  test.each(everyMail)("%s fetches nothing but the shop's pictures", async (_name, mail) => {
    const { html, hrefs } = await readMail(mail);
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
    for (const href of hrefs) expect(href).toMatch(/^(https:\/\/sample-shop\.example\/|mailto:help@)/);
    // Gmail cuts a mail off at 102 KB.
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  });

  test.each(everyMail)("%s wraps its plain text but never an address or a secret", async (_name, mail) => {
    const { text, lines } = await readMail(mail);
    for (const line of lines) {
      expect(line).toBe(line.trimEnd());
      if (line.length > 72) expect(line).not.toContain(" ");
    }
    expect(text).not.toMatch(/\n{3}/);
    expect(text).not.toMatch(/[<>]|&\w+;/);
  });

  test.each(everyMail)(
    "%s has at most one button, whose address the plain text has as well",
    async (_name, mail) => {
      const { html, button, lines } = await readMail(mail);
      expect(html.match(/background-color:#ffb920;border-radius/g)?.length ?? 0).toBeLessThanOrEqual(1);
      if (button) expect(lines).toContain(button);
    },
  );

  test.each(everyMail)("%s takes its colours off in the dark", async (_name, mail) => {
    const { html } = await readMail(mail);
    const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css);
    expect(sheets).toEqual([styleSheet, darkStyleSheet]);
    // Whatever has a colour of its own inline has a class that the dark sheet knows.
    const coloured = [...html.matchAll(/<(h1|h2|p|th|td|ul)\b[^>]*style="[^"]*[^-]color:#[^"]*"[^>]*>/g)];
    expect(coloured.length).toBeGreaterThan(2);
    for (const [tag] of coloured) expect(tag).toMatch(/class="[^"]*\b(t|t2|note)\b/);
  });

  test.each(everyMail)("%s refuses an address that is no web address", async (_name, mail) => {
    const { hrefs } = await readMail(mail);
    const links = Object.entries(mail).filter(([field, url]) => field === "siteUrl" || hrefs.includes(url));
    for (const [field] of links)
      await expect(renderMail({ ...mail, [field]: "javascript:alert(1)" }), field).rejects.toThrow();
  });

  test("renders without a word from React", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const [, mail] of everyMail) await renderMail(mail);
    expect(complaint).not.toHaveBeenCalled();
  });

  test("shows the name as a picture only while the picture says it", async () => {
    const { html } = await renderMail(samples.credentials);
    expect(html).toMatch(new RegExp(`<a href="https://sample-shop.example/"[^>]*>${offer.name}</a>`));
    expect(html).not.toContain("mail-wordmark.png");
    vi.resetModules();
    vi.doMock("./wordmark.json", () => ({ default: { name: offer.name } }));
    const drawn = await (await import("./render-mail.ts")).renderMail(samples.credentials);
    vi.doUnmock("./wordmark.json");
    expect(drawn.html).toMatch(
      new RegExp(`<img [^>]*alt="${offer.name}"[^>]* src="https://sample-shop.example/mail-wordmark.png"`),
    );
    expect(drawn.html).not.toMatch(/<link/);
  });
});

describe("a name that was typed", () => {
  test.each(greetings)("never becomes markup, a line or a link in %s", async (_kind, mail) => {
    const name = `"><script>alert(1)</script><img src=x onerror='a'>\r\nPay here:\u202e evil.example & co`;
    const { html, words, text, flow, subject, preheader } = await readMail({ ...mail, name });
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    for (const shown of [flow, words]) expect(shown).toContain("Pay here: evil. example & co,");
    expect(text).not.toContain("\nPay here");
    expect(text + html).not.toContain("\u202e");
    expect(subject + preheader).not.toContain("alert");
  });

  test.each(greetings)("may be missing in %s", async (_kind, mail) => {
    for (const name of ["", " "]) {
      const { html, text } = await readMail({ ...mail, name });
      expect(text).toContain("\n\nHello,\n\n");
      expect(html).toContain(">Hello,</p>");
    }
  });

  test.each(["മീര", "मीरा शर्मा", "فاطمہ زہرا", "O’Brien-D'Souza", "Ж".repeat(300), "மீரா ".repeat(60).trim()])(
    "is kept in any script and length (%s)",
    async (name) => {
      const { words, text } = await readMail({ ...samples.credentials, name });
      expect(words).toContain(`Hello ${name},`);
      expect(text.replace(/\n/g, " ")).toContain(`Hello ${name},`);
    },
  );
});

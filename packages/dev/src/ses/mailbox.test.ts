import { expect, test } from "vitest";
import { mailBody, mailboxPage, mailPage } from "./mailbox.ts";
import type { Mail } from "./send-email.ts";

const mail = (more: Partial<Mail> = {}): Mail => ({
  id: "0109-a",
  at: "2026-06-01T12:00:00.000Z",
  from: "Shop <login@shop.example>",
  to: "asha@example.com",
  subject: "Your login",
  text: "Password: x",
  html: "<html><head><title>t</title></head><body><a href='https://a.example'>In</a></body></html>",
  headers: { "list-unsubscribe": "<https://a.example>" },
  tags: { kind: "credentials" },
  ...more,
});

test("the list shows each mail's subject, recipient and time in India", () => {
  const page = mailboxPage([mail(), mail({ id: "0109-b", subject: "" })]);
  expect(page).toContain("2 mails");
  expect(page).toContain('href="/__local/mail/0109-a"');
  expect(page).toContain("Your login");
  expect(page).toContain("asha<wbr />@example.com");
  expect(page).toContain("1 Jun 2026, 5:30:00");
  expect(page).toContain("(no subject)");
});

test("an empty mailbox says that it is empty", () => {
  expect(mailboxPage([])).toContain("No mail yet.");
});

test("a mail shows its facts, its HTML in a sandboxed frame, its text and its headers", () => {
  const page = mailPage(mail());
  expect(page).toContain("Shop &#60;login<wbr />@shop.example&#62;");
  expect(page).toContain('src="/__local/mail/0109-a/html"');
  expect(page).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  for (const part of ["Password: x", "list-unsubscribe: &#60;https", "tag kind: credentials"])
    expect(page).toContain(part);
});

test("no text of a mail becomes markup of the mailbox", () => {
  const evil = '"><script>alert(1)</script>';
  const wicked = mail({
    subject: evil,
    to: evil,
    from: evil,
    text: evil,
    headers: { [evil]: evil },
    id: evil,
  });
  for (const page of [mailboxPage([wicked]), mailPage(wicked)]) expect(page).not.toContain("<script");
});

test("links in a mail's own HTML open outside the frame", () => {
  expect(mailBody(mail())).toContain('<head><base target="_blank"><title>');
  expect(mailBody(mail({ html: "<p>hi</p>" }))).toBe('<!doctype html><base target="_blank"><p>hi</p>');
});

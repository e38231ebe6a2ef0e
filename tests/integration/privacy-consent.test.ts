// Consent by a box: what is asked, what is kept of it, and how it is taken back.

import { unsubscribe } from "@store/core/mail/unsubscribe";
import { readConsents } from "@store/core/platform/consent.entity";
import { unsubscribeToken } from "@store/core/platform/mail-links";
import { subjectOf } from "@store/core/platform/subject";
import { hours, minutes } from "@store/core/platform/time";
import { privacyChange } from "@store/core/privacy/privacy-change";
import { privacyRead } from "@store/core/privacy/privacy-read";
import { describe, expect, test } from "vitest";
import { later, leave, newVisitor, remind, remindersTo } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { interleave } from "../support/interleave.ts";
import { enterCentre, newSomeone, someoneWhoPaid } from "../support/privacy.ts";
import { configureShop } from "../support/settings.ts";
import "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

describe("consent by a box", () => {
  const version = 1;

  test("is needed before the server keeps a basket", async () => {
    configureShop({ reminderConsent: "box" });
    const visitor = newVisitor(newSomeone());
    await expect(leave(visitor)).rejects.toMatchObject({ code: "consent.missing" });
    await expect(leave(visitor, { noticeVersion: 99 })).rejects.toMatchObject({ code: "consent.missing" });
    expect((await readTable()).cart).toEqual([]);
    await leave(visitor, { noticeVersion: version });
    expect(await readConsents(subjectOf(visitor.email))).toMatchObject([
      { purpose: "cart-reminder", given: true, channel: "checkout", noticeVersion: version, language: "en" },
    ]);
  });

  test("is recorded once for each typed address", async () => {
    configureShop({ reminderConsent: "box" });
    const visitor = newVisitor(newSomeone());
    await leave(visitor, { noticeVersion: version });
    travel(1);
    await leave(visitor, { noticeVersion: version, upsells: ["seo-checklist"] });
    expect(await readConsents(subjectOf(visitor.email))).toHaveLength(1);
  });

  test.each([
    [
      "by the link in a mail",
      async (email: string) => () => unsubscribe({ token: unsubscribeToken(email) }),
      "mail-link",
    ],
    [
      "in the centre",
      async (email: string) => {
        const privacyToken = await enterCentre({ email });
        return () => privacyChange.mails({ privacyToken, wanted: false });
      },
      "centre",
    ],
  ] as const)("stops the queued reminder when it is taken back %s", async (_, prepare, channel) => {
    configureShop({ reminderConsent: "box" });
    const visitor = newVisitor(newSomeone());
    await leave(visitor, { noticeVersion: version });
    const takeBack = await prepare(visitor.email);
    travel(minutes(5));
    await remind();
    expect((await readTable()).outbox.filter(({ kind }) => kind === "cart-1")).toMatchObject([
      { state: "queued" },
    ]);
    await takeBack();
    await later(hours(1));
    expect(remindersTo(visitor)).toEqual([]);
    expect(await readConsents(subjectOf(visitor.email))).toMatchObject([
      { given: true, channel: "checkout" },
      { given: false, channel },
    ]);
  });

  test("takes the basket and its queued reminder away when the box is unticked", async () => {
    configureShop({ reminderConsent: "box" });
    const visitor = newVisitor(newSomeone());
    await leave(visitor, { noticeVersion: version });
    travel(minutes(5));
    await remind();
    await leave(visitor, { noticeVersion: version, withdrawn: true });
    await leave(visitor, { withdrawn: true });
    await later(hours(1));
    expect(remindersTo(visitor)).toEqual([]);
    expect((await readTable()).cart).toEqual([]);
    expect(await readConsents(subjectOf(visitor.email))).toMatchObject([{ given: true }, { given: false }]);
  });

  test("ends for an address that was recorded just as the box is unticked", async () => {
    configureShop({ reminderConsent: "box" });
    const visitor = newVisitor(newSomeone());
    const corrected = { ...visitor, email: newSomeone().email };
    await leave(visitor, { noticeVersion: version });
    interleave("TransactWriteItems", `CART#${visitor.checkoutId}`, () =>
      leave(corrected, { noticeVersion: version }),
    );
    await leave(visitor, { withdrawn: true });
    expect((await readTable()).cart).toEqual([]);
    expect((await readConsents(subjectOf(corrected.email))).at(-1)).toMatchObject({ given: false });
  });

  test("is neither asked nor recorded where the shop shows a note instead", async () => {
    const visitor = newVisitor(newSomeone());
    await leave(visitor);
    expect(await readConsents(subjectOf(visitor.email))).toEqual([]);
  });

  test("can be given again after the mails were stopped", async () => {
    const { someone } = await someoneWhoPaid();
    const privacyToken = await enterCentre(someone);
    await privacyChange.mails({ privacyToken, wanted: false });
    expect((await privacyRead({ privacyToken })).optionalMails).toBe(false);
    await privacyChange.mails({ privacyToken, wanted: true });
    expect((await privacyRead({ privacyToken })).optionalMails).toBe(true);
  });
});

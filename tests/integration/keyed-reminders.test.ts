// Reminders and carts of before the keyed hashes: found, moved and ended under the key.
import { readLogin } from "@store/core/customers/login.entity";
import { unsubscribe } from "@store/core/mail/unsubscribe";
import { suppress, suppressionOf } from "@store/core/outbox/suppression.entity";
import { emailHash, formerHash } from "@store/core/platform/address-hash";
import { hours } from "@store/core/platform/time";
import { issueToken } from "@store/core/platform/tokens";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newBuyer, newMember, place } from "../support/buyers.ts";
import { later, leave, newVisitor, remindersTo, theCart } from "../support/carts.ts";
import { asBefore, plainRows } from "../support/former-rows.ts";
import { interleave } from "../support/interleave.ts";
import { erase, newSomeone, readCentre } from "../support/privacy.ts";
import { configureShop } from "../support/settings.ts";
import { readTable } from "../support/table-rows.ts";

describe("an address that wants no reminders, from before", () => {
  const noRemindersTo = async (email: string) => {
    await leave(newVisitor({ email }));
    await later();
    return remindersTo({ email });
  };

  test.each(["unsubscribed", "bounced"] as const)("gets none: %s", async (reason) => {
    const { email } = newVisitor();
    await suppress(emailHash(email), reason);
    await asBefore(email);
    expect(await noRemindersTo(email)).toEqual([]);
    expect(await suppressionOf(email)).toBe(reason);
    expect((await readTable()).suppression.find((row) => row.emailHash === emailHash(email))).toMatchObject({
      reason,
    });
    expect((await plainRows(email)).map((item) => item.__edb_e__?.S)).not.toContain("suppression");
    expect(await noRemindersTo(email)).toEqual([]);
  });

  test("of two reasons the one that weighs more stays", async () => {
    for (const [before, since] of [
      ["bounced", "unsubscribed"],
      ["unsubscribed", "complained"],
    ] as const) {
      const { email } = newVisitor();
      await suppress(emailHash(email), before);
      await asBefore(email);
      await suppress(emailHash(email), since);
      const weighty = before === "bounced" ? before : since;
      expect([await suppressionOf(email), await suppressionOf(email)]).toEqual([weighty, weighty]);
      expect(await plainRows(email)).toEqual([]);
    }
  });

  test("a complaint that comes while an unsubscription moves is not written over", async () => {
    const { email } = newVisitor();
    await suppress(emailHash(email), "unsubscribed");
    await asBefore(email);
    const race = interleave("TransactWriteItems", "SUPPRESSED#", () =>
      suppress(emailHash(email), "complained"),
    );
    await suppressionOf(email);
    expect(race.ran()).toBe(true);
    expect(await suppressionOf(email)).toBe("complained");
    expect(await plainRows(email)).toEqual([]);
  });

  test("outlives an erasure, and is found under the key", async () => {
    const someone = newSomeone();
    await newMember({}, someone);
    await suppress(emailHash(someone.email), "unsubscribed");
    await asBefore(someone.email);
    await erase(someone);
    expect(await plainRows(someone.email)).toEqual([]);
    expect(await suppressionOf(someone.email)).toBe("unsubscribed");
    expect(await noRemindersTo(someone.email)).toEqual([]);
  });

  test("and the link of a mail of before still ends them", async () => {
    const { email } = newVisitor();
    await unsubscribe({ token: issueToken("unsubscribe", formerHash(email)) });
    expect(await suppressionOf(email)).toBe("unsubscribed");
    expect(await plainRows(email)).toEqual([]);
    expect(await noRemindersTo(email)).toEqual([]);
  });
});

describe("a cart of before", () => {
  beforeEach(() => configureShop({ cartMails: 3 }));
  afterEach(() => configureShop());

  test("is reminded, in its series, and once in seven days whatever checkout it is", async () => {
    const visitor = newVisitor();
    await leave(visitor);
    await asBefore(visitor.email);
    await later();
    expect(remindersTo(visitor)).toHaveLength(1);
    await asBefore(visitor.email);
    await later(hours(24));
    expect(remindersTo(visitor)).toHaveLength(2);
    expect((await plainRows(visitor.email)).map((item) => item.__edb_e__?.S)).not.toContain("cartAddress");
    await asBefore(visitor.email);
    await leave(newVisitor({ email: visitor.email }));
    await later();
    expect(remindersTo(visitor)).toHaveLength(2);
  });

  test("whose reminder waits is mailed; one whose address has an order since is not", async () => {
    const visitor = newVisitor();
    await leave(visitor);
    await later();
    const ordered = newVisitor();
    await leave(ordered);
    await asBefore(ordered.email);
    await place(await newBuyer({ email: ordered.email }));
    await later();
    expect(remindersTo(ordered)).toEqual([]);
    expect(remindersTo(visitor)).toHaveLength(1);
  });

  test("that is recorded again is the same address, under the key", async () => {
    const visitor = newVisitor();
    await leave(visitor);
    await asBefore(visitor.email);
    await leave(visitor, { upsells: ["seo-checklist"] });
    expect(await theCart(visitor)).toMatchObject({ emailHash: emailHash(visitor.email) });
    expect(await plainRows(visitor.email)).toEqual([]);
  });
});

test("who asks what is kept is shown what lies under either hash, and an erasure takes both", async () => {
  const someone = newSomeone();
  await newMember({}, someone);
  await leave(newVisitor({ email: someone.email }));
  await asBefore(someone.email);
  await leave(newVisitor({ email: someone.email }));
  const { identities, baskets, rows } = await readCentre(someone);
  expect([identities.length, baskets.length]).toEqual([1, 2]);
  expect(rows.map(({ kind }) => kind)).toContain("login");
  await asBefore(someone.email);
  await erase(someone);
  expect(await plainRows(someone.email)).toEqual([]);
  expect(await readLogin(someone.email)).toBeNull();
});

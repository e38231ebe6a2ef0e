// Asking for a way back in: who asks learns nothing, and the mail goes to the address on record.
import { setBlocked } from "@store/core/customers/block-customer";
import { sha256 } from "@store/core/platform/secrets";
import { days, hours, minutes } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { newBuyer, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectSettled } from "../support/invariants.ts";
import { sweep } from "../support/mail-worker.ts";
import { ask, mailedMember, mailedToken, own, recoveriesTo, reset } from "../support/recovery.ts";
import { siteUrl } from "../support/settings.ts";
import { readTable } from "../support/table-rows.ts";
import { watchCosts } from "../support/watch-costs.ts";

describe("a request for a recovery link", () => {
  test("is answered with a link to the address on record for any spelling or customer ID", async () => {
    const { email, customerId } = await mailedMember();
    for (const username of [email.toUpperCase(), customerId]) {
      await ask(username);
      travel(1);
    }
    await sweep();
    const mails = recoveriesTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({ kind: "recovery", customerId, minutes: 30, name: "Asha Rao" });
    expect(mails[0]?.resetUrl).toMatch(new RegExp(`^${siteUrl}/reset-password#[\\w-]{43}$`));
    await expectSettled();
  });

  test("leaves only a hash of the token in the table, for half an hour", async () => {
    const { email } = await mailedMember();
    const token = await mailedToken(email, email);
    const rows = await readTable();
    expect(rows.resetToken).toMatchObject([
      { tokenHash: sha256(token), expiresAt: Date.now() + minutes(30) },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("gets the same answer for a known, unknown, unpaid and blocked name", async () => {
    const known = await mailedMember();
    const blocked = await mailedMember();
    await setBlocked(blocked.customerId, true, "admin");
    const unpaid = await newBuyer();
    const seen = [];
    for (const username of [
      known.email,
      known.customerId,
      blocked.email,
      unpaid.email,
      unpaid.customerId,
      `nobody.${unique()}@example.in`,
      "CUST_1234567890",
    ]) {
      const watch = watchCosts();
      const answer = await ask(username);
      const { roundTrips, requests } = watch.seen();
      watch.stop();
      seen.push({ answer, roundTrips, requests });
      travel(1);
    }
    expect(seen).toEqual(seen.map(() => ({ answer: {}, roundTrips: 3, requests: 6 })));
    await sweep();
    expect(recoveriesTo(known.email)).toHaveLength(2);
    for (const { email } of [blocked, unpaid]) expect(recoveriesTo(email)).toEqual([]);
  });

  test("is refused after three a day for a name from one network", async () => {
    const { email } = await mailedMember();
    for (const username of [email, `nobody.${unique()}@example.in`]) {
      const ip = `presses-${unique()}`;
      for (let press = 0; press < 3; press++) expect(await ask(username, ip)).toEqual({});
      await expect(ask(username, ip)).rejects.toMatchObject({ code: "throttled", status: 429 });
      expect(await ask(username)).toEqual({});
    }
    travel(days(1));
    expect(await ask(email)).toEqual({});
  });

  test("leaves the customer ID its own mails when a outsider uses up the address", async () => {
    const { email, customerId } = await mailedMember();
    for (let press = 0; press < 20; press++) {
      await ask(email);
      travel(1);
    }
    await sweep();
    expect(recoveriesTo(email)).toHaveLength(6);
    const token = await mailedToken(customerId, email);
    expect(recoveriesTo(email)).toHaveLength(7);
    expect(await reset(token, own)).toMatchObject({ email });
    for (let press = 0; press < 20; press++) {
      await ask(customerId);
      travel(1);
    }
    await sweep();
    expect(recoveriesTo(email)).toHaveLength(9);
  });

  test("is refused after sixty an hour from one network or /48", async () => {
    const ip = `busy-${unique()}`;
    for (let press = 0; press < 60; press++) await ask(`nobody.${unique()}@example.in`, ip);
    await expect(ask(`nobody.${unique()}@example.in`, ip)).rejects.toMatchObject({ code: "throttled" });
    travel(hours(1));
    expect(await ask(`nobody.${unique()}@example.in`, ip)).toEqual({});
    for (const lane of [1, 2]) await ask(`nobody.${unique()}@example.in`, `2001:db8:9:${lane}::/64`);
    const rows = (await readTable()).throttle.filter(({ counterKey }) =>
      counterKey.startsWith("recover.wide"),
    );
    expect(rows).toMatchObject([{ count: 2 }]);
  });

  test("sends no mail when the customer is blocked before the mail leaves", async () => {
    const { email, customerId } = await mailedMember();
    await ask(email);
    await setBlocked(customerId, true, "admin");
    await sweep();
    expect(recoveriesTo(email)).toEqual([]);
    await expectSettled();
  });

  test("starts the half hour when the mail leaves", async () => {
    const { email } = await mailedMember();
    await ask(email);
    travel(hours(1));
    await sweep();
    const token = new URL(recoveriesTo(email)[0]?.resetUrl ?? "").hash.slice(1);
    travel(minutes(29));
    expect(await reset(token, own)).toMatchObject({ email });
  });
});

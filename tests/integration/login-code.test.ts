// A login by a code of the mail, beside the password: for the browser that asked, once, for ten minutes.
import { setBlocked } from "@store/core/customers/block-customer";
import { sendLoginCode } from "@store/core/customers/send-login-code";
import { requireSession } from "@store/core/customers/session";
import { validateLoginCode } from "@store/core/customers/validate-login-code";
import { rules } from "@store/core/platform/limit-rules";
import { sha256 } from "@store/core/platform/secrets";
import { minutes } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { as, newBuyer, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { setCounters } from "../support/counted.ts";
import { expectSettled } from "../support/invariants.ts";
import { mailsTo, sweep } from "../support/mail-worker.ts";
import { mailedMember } from "../support/recovery.ts";
import { allItems, readTable, replaceItems } from "../support/table-rows.ts";
import { watchCosts } from "../support/watch-costs.ts";

const invalid = { code: "login.code_invalid" };

const codesTo = (email: string) => mailsTo(email, "login-code").map(({ code }) => code);

async function askFor(username: string, ip = `asks-${unique()}`): Promise<string> {
  return (await as({ ip }, () => sendLoginCode({ username }))).attempt;
}

function enter(attempt: string, code: string, resourceType?: "checklist" | "seo-checklist") {
  return as({ ip: `enters-${unique()}` }, () =>
    validateLoginCode({ attempt, code, ...(resourceType && { resourceType }) }),
  );
}

async function mailedCode() {
  const { email, customerId } = await mailedMember();
  const attempt = await askFor(email);
  await sweep();
  return { email, customerId, attempt, code: codesTo(email).at(-1) ?? "" };
}

describe("a mailed code", () => {
  test("opens a session once", async () => {
    const { customerId, attempt, code } = await mailedCode();
    expect(code).toMatch(/^\d{6}$/);
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => enter(attempt, code)));
    const tokens = answers.flatMap((one) => (one.status === "fulfilled" ? [one.value.sessionToken] : []));
    expect(tokens).toHaveLength(1);
    const { customer } = await requireSession(tokens[0] ?? "", "checklist");
    expect(customer.customerId).toBe(customerId);
    await expectSettled();
  });

  test("opens nothing for another browser that has it", async () => {
    const { email, attempt, code } = await mailedCode();
    const other = await askFor(email);
    await expect(enter(other, code)).rejects.toMatchObject(invalid);
    await expect(enter(attempt, code)).resolves.toHaveProperty("sessionToken");
  });

  test("is closed by five wrong tries", async () => {
    const { attempt, code } = await mailedCode();
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries++)
      await expect(enter(attempt, wrong)).rejects.toMatchObject(invalid);
    await expect(enter(attempt, code)).rejects.toMatchObject(invalid);
  });

  test("is over after ten minutes", async () => {
    const { attempt, code } = await mailedCode();
    travel(minutes(10));
    await expect(enter(attempt, code)).rejects.toMatchObject(invalid);
  });

  test("ends with a block", async () => {
    const { customerId, attempt, code } = await mailedCode();
    await setBlocked(customerId, true, "admin");
    await expect(enter(attempt, code)).rejects.toMatchObject(invalid);
  });

  test("stays good after an area that was not bought", async () => {
    const { attempt, code } = await mailedCode();
    await expect(enter(attempt, code, "seo-checklist")).rejects.toMatchObject({ code: "login.not_bought" });
    await expect(enter(attempt, code, "checklist")).resolves.toHaveProperty("sessionToken");
  });

  test("rests nowhere in plain text", async () => {
    const { email } = await mailedMember();
    const attempt = await askFor(email);
    const waiting = JSON.stringify(await readTable());
    await sweep();
    expect(waiting).not.toContain(codesTo(email).at(-1));
    expect(waiting).not.toContain(attempt);
  });

  test("is not mailed once it is over", async () => {
    const { email } = await mailedMember();
    await askFor(email);
    travel(minutes(11));
    await sweep();
    expect(codesTo(email)).toEqual([]);
  });
});

test("a code is asked for at the same cost and with the same answer by anybody", async () => {
  const known = await mailedMember();
  const blocked = await mailedMember();
  await setBlocked(blocked.customerId, true, "admin");
  const unpaid = await newBuyer();
  const seen = [];
  for (const name of [
    known.email,
    known.customerId,
    blocked.email,
    unpaid.email,
    `nobody.${unique()}@example.in`,
  ]) {
    const watch = watchCosts();
    const attempt = await askFor(name);
    const { roundTrips, requests } = watch.seen();
    watch.stop();
    seen.push({ length: attempt.length, roundTrips, requests });
    await expect(enter(attempt, "123456")).rejects.toMatchObject(invalid);
    travel(1);
  }
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
});

test("an account gets twelve codes a day, and nobody who asks for more learns it", async () => {
  const { email } = await mailedMember();
  for (let asked = 0; asked < 14; asked++) {
    await askFor(email);
    travel(1);
  }
  await sweep();
  expect(codesTo(email)).toHaveLength(12);
});

test.each(["email", "customerId"] as const)(
  "a code that was asked for by %s and not mailed opens nothing to whom guesses it",
  async (by) => {
    const member = await mailedMember();
    await askFor(member.email);
    await setCounters("login-code.account", rules["login-code.account"].limit);
    const attempt = await askFor(member[by]);
    const rows = (await allItems()).filter(({ attemptHash }) => attemptHash?.S === sha256(attempt));
    expect(rows).toHaveLength(1);
    const guessed = { codeHash: { S: sha256(`${attempt}.123456`) } };
    await replaceItems(
      rows,
      rows.map((row) => ({ ...row, ...guessed })),
    );
    await expect(enter(attempt, "123456")).rejects.toMatchObject(invalid);
  },
);

// The link of a recovery mail: it works once, and ends what was before.
import { setBlocked } from "@store/core/customers/block-customer";
import { readCustomer } from "@store/core/customers/customer.entity";
import { settle } from "@store/core/orders/settlement/settle";
import { minutes } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { askStatus, newMember, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { dieEverywhere, killed, limit } from "../support/crash.ts";
import { interleave } from "../support/interleave.ts";
import { expectSettled } from "../support/invariants.ts";
import { verify } from "../support/logins.ts";
import { allMails, mailedPassword, mailsAbout, sweep, work } from "../support/mail-worker.ts";
import { ask, login, mailedMember, mailedToken, own, recoveriesTo, reset } from "../support/recovery.ts";
import { siteUrl } from "../support/settings.ts";
import { ses, stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

describe("the reset link", () => {
  test("sets an own password and ends every session", async () => {
    const { email, customerId, orderId } = await mailedMember();
    const old = mailedPassword(orderId);
    const { sessionToken } = await login(email, old);
    const answer = await reset(await mailedToken(email, email), own);
    expect(answer).toEqual({ email, customerId });
    await expect(verify(sessionToken)).rejects.toMatchObject({ code: "session.invalid" });
    for (const username of [email, customerId]) await login(username, own);
    await expect(login(email, old)).rejects.toMatchObject({ code: "login.invalid" });
    const { session, customer } = await readTable();
    const epoch = customer.find((row) => row.customerId === customerId)?.epoch;
    expect(session.filter((row) => row.epoch === epoch)).toHaveLength(2);
    await sweep();
    const told = ses.mails().filter(({ tags }) => tags.kind === "password-changed");
    expect(told.map(({ to, text }) => [to, JSON.parse(text)])).toMatchObject([
      [email, { customerId, byAdmin: false, recoverUrl: `${siteUrl}/lost-access` }],
    ]);
    expect(JSON.stringify(told)).not.toContain(own);
    await expectSettled();
  });

  test("sets and answers a generated password when none is chosen", async () => {
    const { email } = await mailedMember();
    const { password = "" } = await reset(await mailedToken(email, email));
    expect(password).toMatch(/^[0-9a-f-]{36}[0-9a-f]{32}$/);
    await login(email, password);
    await sweep();
    await expectSettled();
  });

  test("still works after it refused a password that is easy to guess", async () => {
    const { email } = await mailedMember();
    const token = await mailedToken(email, email);
    for (const password of ["password1234", "aaaaaaaaaaaa", `${email}`])
      await expect(reset(token, password)).rejects.toMatchObject({
        code: "password.common",
        fields: ["password"],
      });
    expect(await reset(token, own)).toMatchObject({ email });
  });

  test("works once and for half an hour", async () => {
    const { email } = await mailedMember();
    const used = await mailedToken(email, email);
    await reset(used, own);
    await expect(reset(used, own)).rejects.toMatchObject({ code: "reset.invalid", status: 401 });
    const late = await mailedToken(email, email);
    travel(minutes(30));
    await expect(reset(late, own)).rejects.toMatchObject({ code: "reset.invalid" });
    for (const token of ["nonsense", "", `${late}x`])
      await expect(reset(token, own)).rejects.toMatchObject({ code: "reset.invalid" });
  });

  test("works for one of ten clicks at once", async () => {
    const { email } = await mailedMember();
    const token = await mailedToken(email, email);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => reset(token)));
    const won = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const lost = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(won).toHaveLength(1);
    expect(lost).toEqual(Array(9).fill("reset.invalid"));
    await login(email, won[0]?.password ?? "");
    await sweep();
    expect(allMails("password-changed")).toHaveLength(1);
    await expectSettled();
  });

  test("ends when another link of the account is used", async () => {
    const { email } = await mailedMember();
    const [one, two] = [await mailedToken(email, email), await mailedToken(email, email)];
    await reset(two, own);
    await expect(reset(one, own)).rejects.toMatchObject({ code: "reset.invalid" });
  });

  test("changes nothing for a customer who was blocked meanwhile", async () => {
    const [early, late] = [await mailedMember(), await mailedMember()];
    const tokens = [
      await mailedToken(early.email, early.email),
      await mailedToken(late.email, late.email),
    ] as const;
    await setBlocked(early.customerId, true, "admin");
    await expect(reset(tokens[0], own)).rejects.toMatchObject({ code: "reset.invalid" });
    interleave("TransactWriteItems", "RESET#", () => setBlocked(late.customerId, true, "admin"));
    await expect(reset(tokens[1], own)).rejects.toMatchObject({ code: "reset.invalid" });
    for (const { email } of [early, late])
      await expect(login(email, own)).rejects.toMatchObject({ code: "login.invalid" });
  });

  test("is refused after twenty tries in ten minutes from one network", async () => {
    const ip = `tries-${unique()}`;
    for (let press = 0; press < 20; press++)
      await expect(reset("nonsense", own, ip)).rejects.toMatchObject({ code: "reset.invalid" });
    await expect(reset("nonsense", own, ip)).rejects.toMatchObject({ code: "throttled" });
  });

  test("turns the first mail into a receipt when that has not left yet", async () => {
    const member = await newMember();
    const { email } = member.buyer;
    ses.control.failNext(2, "ServiceUnavailable");
    await work("credentials", member.orderId);
    await reset(await mailedToken(email, email), own);
    expect((await askStatus(member)).credentials).toEqual({ email, customerId: member.order.customerId });
    travel(minutes(2));
    await sweep();
    expect(mailsAbout(member.orderId)).toMatchObject([{ kind: "added" }]);
    await login(email, own);
  });
});

test(
  "a reset that is killed at any request leaves the old password or the new one",
  async () => {
    await dieEverywhere(async (dieAt, when) => {
      const { email, orderId, customerId } = await mailedMember();
      const token = await mailedToken(email, email);
      const outcome = await killed({ action: "reset", input: { token, password: own }, dieAt, when });
      const changed = (await readCustomer(customerId))?.passwordChangedAt !== undefined;
      await login(customerId, changed ? own : mailedPassword(orderId));
      // Half done is not done: the same link still works.
      if (!changed) expect(await reset(token, own)).toMatchObject({ customerId });
      return outcome;
    });
    await sweep();
    await expectSettled();
  },
  limit,
);

test("a full refund ends the way back in", async () => {
  const { email, order } = await mailedMember();
  const token = await mailedToken(email, email);
  stripe.control.refund(order.paymentId ?? "");
  await settle(order.orderId);
  await expect(reset(token, own)).rejects.toMatchObject({ code: "reset.invalid" });
  await ask(email);
  await sweep();
  expect(recoveriesTo(email)).toHaveLength(1);
});

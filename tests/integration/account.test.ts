// One's own account: what it shows and to whom, leaving, ending what is open elsewhere, another password.

import { setBlocked } from "@store/core/customers/block-customer";
import { changeOwnPassword } from "@store/core/customers/change-own-password";
import { changePassword } from "@store/core/customers/change-password";
import { endOtherSessions } from "@store/core/customers/end-other-sessions";
import { logout } from "@store/core/customers/logout";
import { validateLogin } from "@store/core/customers/validate-login";
import { verifyResourceToken } from "@store/core/customers/verify-resource-token";
import { giveAsGift } from "@store/core/orders/settlement/give-as-gift";
import { runAs } from "@store/core/platform/request";
import { hours, minutes } from "@store/core/platform/time";
import { beforeEach, expect, test } from "vitest";
import { openAccount } from "../support/account.ts";
import { as, askStatus, newBuyer, newMember, place, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { interleave } from "../support/interleave.ts";
import { expectSettled, expectSound } from "../support/invariants.ts";
import { mailedPassword, mailsOf, sweep } from "../support/mail-worker.ts";
import { login, own } from "../support/recovery.ts";
import { ses, stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const ended = { code: "session.invalid", status: 401 };
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";

let member: Awaited<ReturnType<typeof newMember>> & { password: string };
beforeEach(async () => {
  const made = await newMember({ upsells: ["agency-license"] });
  member = { ...made, password: (await askStatus(made)).credentials?.password ?? "" };
});

const enter = async (userAgent = chrome) =>
  (
    await runAs({ viewerIp: unique(), userAgent, requestId: "test" }, () =>
      validateLogin({ username: member.buyer.email, password: member.password }),
    )
  ).sessionToken;
const verify = (sessionToken: string) =>
  verifyResourceToken(async () => undefined)({ sessionToken, resourceType: "checklist" });
const isIn = (sessionToken: string) =>
  verify(sessionToken).then(
    () => true,
    () => false,
  );

/** A second purchase for the same address. The password that a page had shown is then replaced by a mailed one. */
async function buyAgain() {
  const second = await newMember({ upsells: ["seo-checklist"] }, { email: member.buyer.email });
  await sweep();
  member = { ...member, password: mailedPassword(second.orderId) };
  return second;
}

test("the account shows what the customer owns, has paid and where they are logged in", async () => {
  const second = await buyAgain();
  await place(await newBuyer({ email: member.buyer.email }), { upsells: ["ad-templates"] });
  await giveAsGift(member.buyer.email, "ad-templates", "admin");
  const phone = await enter(iphone);
  travel(hours(1));
  const here = await enter();
  await verify(phone);
  const account = await openAccount({ sessionToken: here });
  const now = Date.now();
  expect(account).toMatchObject({
    customerId: member.buyer.customerId,
    email: member.buyer.email,
    name: "Asha Rao",
    areas: ["funnel_templates", "checklist", "fbads", "ad-templates", "seo-checklist"],
    licence: true,
    sessions: [
      { device: "Chrome on Windows", signedInAt: now, usedAt: now, current: true },
      { device: "Safari on iPhone", signedInAt: now - hours(1), usedAt: now, current: false },
    ],
  });
  expect(new Set(account.orders.map(({ source }) => source))).toEqual(new Set(["paid", "gift"]));
  expect(account.orders.map(({ orderId }) => orderId)).toEqual(
    expect.arrayContaining([member.orderId, second.orderId]),
  );
  // The unpaid one is not there.
  expect(account.orders).toHaveLength(3);
  expect(JSON.stringify(account)).not.toContain(member.buyer.ip);
  await expectSound();
});

test("the account shows the refund of an order", async () => {
  const second = await buyAgain();
  stripe.control.refund(second.order.paymentId ?? "");
  await deliver(second.orderId);
  const { orders, areas } = await openAccount({ sessionToken: await enter() });
  expect(orders.find(({ orderId }) => orderId === second.orderId)).toMatchObject({
    state: "refunded",
    amount: 1298,
    refundedAmount: 1298,
  });
  expect(areas).not.toContain("seo-checklist");
});

test("the account is refused to every token but that of the customer's own open session", async () => {
  const here = await enter();
  const outsider = await newMember();
  const [, placeOf, random] = here.split(".");
  const tokens = ["", "x", `${outsider.buyer.customerId}.${placeOf}.${random}`, `${here}A`];
  for (const sessionToken of tokens) await expect(openAccount({ sessionToken })).rejects.toMatchObject(ended);
  await setBlocked(member.buyer.customerId, true, "admin");
  await expect(openAccount({ sessionToken: here })).rejects.toMatchObject(ended);
});

test("a logout ends that one session of the customer", async () => {
  const [here, there] = [await enter(), await enter()];
  expect(await logout({ sessionToken: here })).toEqual({});
  expect([await isIn(here), await isIn(there)]).toEqual([false, true]);
  for (const sessionToken of [here, "x", `${here}A`]) expect(await logout({ sessionToken })).toEqual({});
  // Whose place has been taken ends nobody.
  const tokens = [];
  for (let time = 0; time < 9; time++) tokens.push(await enter());
  await logout({ sessionToken: here });
  expect(await Promise.all(tokens.map(isIn))).toEqual(Array(9).fill(true));
});

test("a request that overlaps a logout does not bring the session back", async () => {
  const here = await enter();
  travel(minutes(16));
  interleave("UpdateItem", `CUSTOMER#${member.buyer.customerId}`, () =>
    logout({ sessionToken: here }).then(() => undefined),
  );
  await verify(here);
  expect(await isIn(here)).toBe(false);
  expect((await readTable()).session).toEqual([]);
});

test("a request that overlaps ten logins does not lengthen the session in its place", async () => {
  const here = await enter();
  travel(hours(2));
  const later: string[] = [];
  const race = interleave("UpdateItem", `CUSTOMER#${member.buyer.customerId}`, async () => {
    for (let time = 0; time < 10; time++) later.push(await enter());
    travel(hours(1));
  });
  await verify(here);
  race.remove();
  expect(await isIn(here)).toBe(false);
  const until = (await readTable()).session.map(({ expiresAt }) => expiresAt - Date.now());
  expect(new Set(until)).toEqual(new Set([hours(11)]));
});

test("the end of all other sessions leaves the one that asked for it", async () => {
  const over = await enter();
  travel(hours(13));
  const others = [await enter(iphone), await enter()];
  const here = await enter();
  expect(await endOtherSessions({ sessionToken: here })).toEqual({ ended: 2 });
  expect(await Promise.all([over, ...others, here].map(isIn))).toEqual([false, false, false, true]);
  expect(await endOtherSessions({ sessionToken: here })).toEqual({ ended: 0 });
  expect((await openAccount({ sessionToken: here })).sessions).toMatchObject([{ current: true }]);
  await expect(endOtherSessions({ sessionToken: others[0] ?? "" })).rejects.toMatchObject(ended);
});

test("a session that was left open ends no others ten minutes after its login", async () => {
  const [there, here] = [await enter(iphone), await enter()];
  travel(minutes(10));
  await expect(endOtherSessions({ sessionToken: here })).rejects.toMatchObject({
    code: "session.log_in_again",
  });
  expect(await Promise.all([there, here].map(isIn))).toEqual([true, true]);
});

test("a login made while the other sessions are ended stays open", async () => {
  for (let time = 0; time < 9; time++) await enter();
  const here = await enter();
  let newer = "";
  const race = interleave("DeleteItem", `CUSTOMER#${member.buyer.customerId}`, async () => {
    newer = await enter();
  });
  await endOtherSessions({ sessionToken: here });
  race.remove();
  expect([await isIn(newer), await isIn(here)]).toEqual([true, true]);
});

test("a customer's new password takes the place of the present one everywhere", async () => {
  const [here, there] = [await enter(), await enter()];
  const change = (current: string, password: string) =>
    as({ ip: unique() }, () => changeOwnPassword({ sessionToken: here, current, password }));
  await expect(change(`${member.password}x`, own)).rejects.toMatchObject({
    code: "password.wrong",
    fields: ["current"],
  });
  await expect(change(member.password, "password1234")).rejects.toMatchObject({
    code: "password.common",
    fields: ["password"],
  });
  expect(await isIn(here)).toBe(true);
  const { sessionToken } = await change(member.password, own);
  expect(await Promise.all([here, there, sessionToken].map(isIn))).toEqual([false, false, true]);
  const { email, customerId } = member.buyer;
  for (const name of [email, customerId]) {
    await expect(login(name, member.password)).rejects.toMatchObject({ code: "login.invalid" });
    await login(name, own);
  }
  expect((await askStatus(member)).credentials?.password).toBeUndefined();
  await sweep();
  expect(mailsOf("password-changed", `${customerId}-1`)).toHaveLength(1);
  await expectSettled();
});

test("a password is changed ten times a day, so that nobody mails an address without end", async () => {
  let sessionToken = await enter();
  let current = member.password;
  const change = async (password: string) => {
    ({ sessionToken } = await as({ ip: unique() }, () =>
      changeOwnPassword({ sessionToken, current, password }),
    ));
    current = password;
  };
  for (let time = 1; time <= 10; time++) await change(`${own}-${time}`);
  await expect(change(`${own}-11`)).rejects.toMatchObject({ code: "throttled" });
  expect(await isIn(sessionToken)).toBe(true);
  await sweep();
  const told = ses.mails().filter(({ tags }) => tags.kind === "password-changed");
  expect(told).toHaveLength(10);
});

test("wrong present passwords count as failed logins", async () => {
  const sessionToken = await enter();
  const ip = unique();
  const guess = () => as({ ip }, () => changeOwnPassword({ sessionToken, current: "guess", password: own }));
  for (let time = 0; time < 5; time++)
    await expect(guess()).rejects.toMatchObject({ code: "password.wrong" });
  await expect(guess()).rejects.toMatchObject({ code: "throttled" });
  const elsewhere = as({ ip }, () =>
    validateLogin({ username: member.buyer.email, password: member.password }),
  );
  await expect(elsewhere).rejects.toMatchObject({ code: "throttled" });
});

test("a password set by an admin meanwhile wins over the customer's own change", async () => {
  const sessionToken = await enter();
  const race = interleave("TransactWriteItems", `CUSTOMER#${member.buyer.customerId}`, () =>
    changePassword(member.buyer.customerId, "an-admin-chose-this", "admin"),
  );
  await expect(
    changeOwnPassword({ sessionToken, current: member.password, password: own }),
  ).rejects.toMatchObject(ended);
  race.remove();
  await login(member.buyer.email, "an-admin-chose-this");
});

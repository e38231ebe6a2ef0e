// A login by passkey, beside password and code: added soon after a login, signed for one challenge, gone with a new password.
import { setBlocked } from "@store/core/customers/block-customer";
import { changePassword } from "@store/core/customers/change-password";
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { passkeys } from "@store/core/customers/passkeys";
import { requireSession } from "@store/core/customers/session";
import { startPasskeyLogin } from "@store/core/customers/start-passkey-login";
import { validateLogin } from "@store/core/customers/validate-login";
import { validatePasskeyLogin } from "@store/core/customers/validate-passkey-login";
import { setting } from "@store/core/platform/settings";
import { minutes } from "@store/core/platform/time";
import { eraseRows } from "@store/core/privacy/erase-rows";
import { describe, expect, test } from "vitest";
import { openAccount } from "../support/account.ts";
import { makePasskey, signWith } from "../support/authenticator.ts";
import { as, askStatus, newMember, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { setCounters } from "../support/counted.ts";
import { expectSettled } from "../support/invariants.ts";
import { mailsOf, sweep } from "../support/mail-worker.ts";
import { readTable } from "../support/table-rows.ts";
import { watchCosts } from "../support/watch-costs.ts";

const invalid = { code: "passkey.invalid", status: 401 };
const origin = () => new URL(setting("siteUrl")).origin;

async function loggedIn() {
  const member = await newMember();
  const password = (await askStatus(member)).credentials?.password ?? "";
  const { customerId, email } = member.buyer;
  const { sessionToken } = await as({ ip: unique() }, () => validateLogin({ username: email, password }));
  return { customerId, email, orderId: member.orderId, sessionToken };
}

async function addTo(sessionToken: string) {
  const { order } = await passkeys.begin({ sessionToken });
  const { device, made } = makePasskey(order, origin());
  await passkeys.add({ sessionToken, passkey: made });
  return device;
}

async function owner() {
  const member = await loggedIn();
  return { ...member, device: await addTo(member.sessionToken) };
}

type Device = Awaited<ReturnType<typeof owner>>["device"];
const ask = () => as({ ip: `asks-${unique()}` }, () => startPasskeyLogin({}));
const enter = (passkey: ReturnType<typeof signWith>, resourceType?: "checklist" | "seo-checklist") =>
  as({ ip: `enters-${unique()}` }, () =>
    validatePasskeyLogin({ passkey, ...(resourceType && { resourceType }) }),
  );
const logIn = async (device: Device) => enter(signWith(device, await ask()));
const listed = async (sessionToken: string) => (await openAccount({ sessionToken })).passkeys;

describe("a passkey", () => {
  test("opens a session like any other, once for a challenge", async () => {
    const { customerId, device } = await owner();
    const signed = signWith(device, await ask());
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => enter(signed)));
    const tokens = answers.flatMap((one) => (one.status === "fulfilled" ? [one.value.sessionToken] : []));
    expect(tokens).toHaveLength(1);
    expect((await requireSession(tokens[0] ?? "", "checklist")).customer.customerId).toBe(customerId);
    await expect(enter(signed)).rejects.toMatchObject(invalid);
    await expect(logIn(device)).resolves.toHaveProperty("sessionToken");
    await sweep();
    await expectSettled();
  });

  test("is told to its owner by mail, listed, named and taken back", async () => {
    const { customerId, sessionToken, device } = await owner();
    await sweep();
    const [passkey] = await listed(sessionToken);
    expect(mailsOf("passkey-added", `${customerId}-${passkey?.createdAt}-0`)).toHaveLength(1);
    const id = passkey?.id ?? "";
    const { passkeys: named } = await passkeys.rename({ sessionToken, id, name: "My phone" });
    expect(named).toMatchObject([{ name: "My phone", synced: false }]);
    await logIn(device);
    expect((await listed(sessionToken))[0]?.usedAt).toBe(Date.now());
    expect(await passkeys.remove({ sessionToken, id })).toEqual({ passkeys: [] });
    await expect(logIn(device)).rejects.toMatchObject(invalid);
  });

  test("is not taken back by a session that was left open", async () => {
    const { sessionToken, device } = await owner();
    const id = (await listed(sessionToken))[0]?.id ?? "";
    travel(minutes(10));
    const again = { code: "session.log_in_again" };
    await expect(passkeys.remove({ sessionToken, id })).rejects.toMatchObject(again);
    await expect(passkeys.rename({ sessionToken, id, name: "Mine" })).resolves.toMatchObject({
      passkeys: [{ name: "Mine" }],
    });
    await expect(logIn(device)).resolves.toHaveProperty("sessionToken");
  });

  test("opens nothing without a challenge of the shop, after five minutes, or for another purpose", async () => {
    const { device, sessionToken } = await owner();
    const { rpId } = await ask();
    await expect(enter(signWith(device, { challenge: "A".repeat(43), rpId }))).rejects.toMatchObject(invalid);
    const late = signWith(device, await ask());
    travel(minutes(5));
    await expect(enter(late)).rejects.toMatchObject(invalid);
    const { order } = await passkeys.begin({ sessionToken });
    await expect(enter(signWith(device, order))).rejects.toMatchObject(invalid);
    const { made } = makePasskey({ ...order, challenge: (await ask()).challenge }, origin());
    await expect(passkeys.add({ sessionToken, passkey: made })).rejects.toMatchObject({
      code: "passkey.not_made",
    });
  });

  test("opens nothing from another site, unverified, for another shop, or with a changed byte", async () => {
    const { device } = await owner();
    const elsewhere = signWith({ ...device, origin: "https://shop.example.net" }, await ask());
    const unverified = signWith(device, await ask(), false);
    const otherShop = signWith(device, { ...(await ask()), rpId: "shop.example.net" });
    const right = signWith(device, await ask());
    const changed = { ...right, signature: `${right.signature.slice(0, -4)}AAAA` };
    for (const signed of [elsewhere, unverified, otherShop, changed])
      await expect(enter(signed)).rejects.toMatchObject(invalid);
  });

  test("opens no account but its own", async () => {
    const { device } = await owner();
    const other = await owner();
    const userHandle = Buffer.from(other.customerId).toString("base64url");
    await expect(logIn({ ...device, userHandle })).rejects.toMatchObject(invalid);
    await expect(logIn({ ...device, id: other.device.id, userHandle })).rejects.toMatchObject(invalid);
  });

  test("opens one session when its copy signs at once with the same count", async () => {
    const { device } = await owner();
    const [one, other] = [signWith({ ...device }, await ask()), signWith({ ...device }, await ask())];
    const answers = await Promise.allSettled([one, other].map((signed) => enter(signed)));
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("is refused when its counter has gone back, as a copy's has", async () => {
    const { device } = await owner();
    const copy = { ...device };
    await logIn(device);
    await logIn(device);
    await expect(logIn(copy)).rejects.toMatchObject(invalid);
  });

  test("says only to its owner that an area was not bought", async () => {
    const { device } = await owner();
    await expect(enter(signWith(device, await ask()), "seo-checklist")).rejects.toMatchObject({
      code: "login.not_bought",
    });
    await expect(enter(signWith(device, await ask()), "checklist")).resolves.toHaveProperty("sessionToken");
  });

  test("ends with a new password, and sleeps while its owner is blocked", async () => {
    const { customerId, device } = await owner();
    await setBlocked(customerId, true, "admin");
    await expect(logIn(device)).rejects.toMatchObject(invalid);
    await setBlocked(customerId, false, "admin");
    const { sessionToken } = await logIn(device);
    await changePassword(customerId, "an-admin-chose-this", "admin");
    await expect(requireSession(sessionToken)).rejects.toMatchObject({ code: "session.invalid" });
    await expect(logIn(device)).rejects.toMatchObject(invalid);
  });

  test("goes when an admin deletes its owner, and one that is added meanwhile is refused", async () => {
    const { customerId, sessionToken, device } = await owner();
    const { order } = await passkeys.begin({ sessionToken });
    const { made } = makePasskey(order, origin());
    await Promise.allSettled([
      deleteCustomer(customerId, "admin"),
      passkeys.add({ sessionToken, passkey: made }),
    ]);
    expect((await readTable()).passkey).toEqual([]);
    await expect(logIn(device)).rejects.toMatchObject(invalid);
  });

  test("goes with the erasure of its owner's data", async () => {
    const { customerId, email, orderId, device } = await owner();
    await eraseRows({ customerIds: [customerId], orderIds: [orderId], checkoutIds: [] }, [email]);
    expect((await readTable()).passkey).toEqual([]);
    await expect(logIn(device)).rejects.toMatchObject(invalid);
  });
});

describe("adding a passkey", () => {
  test("needs a login of the last ten minutes", async () => {
    const { sessionToken } = await loggedIn();
    const { order } = await passkeys.begin({ sessionToken });
    travel(minutes(10));
    const again = { code: "session.log_in_again" };
    await expect(passkeys.begin({ sessionToken })).rejects.toMatchObject(again);
    const { made } = makePasskey(order, origin());
    await expect(passkeys.add({ sessionToken, passkey: made })).rejects.toMatchObject(again);
  });

  test("takes one for an order, and none of somebody else's order", async () => {
    const { sessionToken } = await loggedIn();
    const other = await loggedIn();
    const { order } = await passkeys.begin({ sessionToken });
    const { made } = makePasskey(order, origin());
    const refused = { code: "passkey.not_made" };
    await expect(passkeys.add({ sessionToken: other.sessionToken, passkey: made })).rejects.toMatchObject(
      refused,
    );
    const twice = await Promise.allSettled(
      Array.from({ length: 4 }, () => passkeys.add({ sessionToken, passkey: made })),
    );
    expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listed(other.sessionToken)).toEqual([]);
    expect(await listed(sessionToken)).toHaveLength(1);
  });

  test("stops at twenty a day, so that nobody mails an address without end", async () => {
    const { sessionToken } = await loggedIn();
    const addAndRemove = async () => {
      travel(1);
      await addTo(sessionToken);
      for (const { id } of await listed(sessionToken)) await passkeys.remove({ sessionToken, id });
    };
    await addAndRemove();
    await setCounters("passkey.added", 19);
    await addAndRemove();
    await expect(addAndRemove()).rejects.toMatchObject({ code: "throttled" });
  });

  test("stops at ten, however many come at once", async () => {
    const { sessionToken } = await loggedIn();
    for (let made = 0; made < 9; made++) await addTo(sessionToken);
    const last = await Promise.allSettled(Array.from({ length: 4 }, () => addTo(sessionToken)));
    expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(passkeys.begin({ sessionToken })).rejects.toMatchObject({ code: "passkey.too_many" });
    expect((await readTable()).passkey).toHaveLength(10);
  });

  test("ends with a password that is set meanwhile", async () => {
    const { customerId, sessionToken } = await loggedIn();
    const { order } = await passkeys.begin({ sessionToken });
    const { device, made } = makePasskey(order, origin());
    await Promise.allSettled([
      passkeys.add({ sessionToken, passkey: made }),
      changePassword(customerId, "an-admin-chose-this", "admin"),
    ]);
    await expect(logIn(device)).rejects.toMatchObject(invalid);
  });
});

test("an unknown person, an unknown passkey and a wrong signature get one answer after the same requests", async () => {
  const { device } = await owner();
  const none = await loggedIn();
  const handle = (customerId: string) => Buffer.from(customerId).toString("base64url");
  const seen = [];
  for (const asked of [
    { ...device, id: "unknown-passkey" },
    { ...device, userHandle: handle(none.customerId) },
    { ...device, userHandle: handle("CUST_1000000000") },
    { ...device, userHandle: handle("nobody") },
  ]) {
    const signed = signWith(asked, await ask());
    const watch = watchCosts();
    await expect(enter(signed)).rejects.toMatchObject(invalid);
    const { roundTrips, requests } = watch.seen();
    watch.stop();
    seen.push({ roundTrips, requests });
  }
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
});

test("a network that asks for challenges without end is refused", async () => {
  const ip = unique();
  await as({ ip }, () => startPasskeyLogin({}));
  expect(await setCounters("passkey.network", 300)).toBe(1);
  await expect(as({ ip }, () => startPasskeyLogin({}))).rejects.toMatchObject({ code: "throttled" });
  expect((await readTable()).passkeyChallenge).toHaveLength(1);
});

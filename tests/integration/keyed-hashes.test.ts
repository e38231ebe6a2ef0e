// No row tells by a hash that can be tried out whose it is; and rows from before there was a key are found and moved.
import { recoverAccess } from "@store/core/access/recover-access";
import { resetPassword } from "@store/core/access/reset-password";
import { validateLogin } from "@store/core/access/validate-login";
import { ShopEntity } from "@store/core/admin/shop.entity";
import { setBlocked } from "@store/core/customer/block-customer";
import { changeProfile } from "@store/core/customer/change-profile";
import { deleteCustomer } from "@store/core/customer/delete-customer";
import { readLogin } from "@store/core/customer/login.entity";
import { suppress, suppressionOf } from "@store/core/outbox/suppression.entity";
import { unsubscribe } from "@store/core/outbox/unsubscribe";
import { emailHash, formerHash } from "@store/core/platform/address-hash";
import { sha256 } from "@store/core/platform/secrets";
import { days, hours } from "@store/core/platform/time";
import { issueToken } from "@store/core/platform/tokens";
import { retention } from "@store/core/privacy/retention";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  as,
  askStatus,
  newBuyer,
  newMember,
  pay,
  paymentInput,
  place,
  send,
  theOrder,
  unique,
} from "../support/buyers.ts";
import { later, leave, newVisitor, remindersTo, theCart, tokenIn } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { asBefore, plainRows } from "../support/former-rows.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { sweep } from "../support/mail-worker.ts";
import { erase, newSomeone, readCentre } from "../support/privacy.ts";
import { configureShop } from "../support/settings.ts";
import { ses } from "../support/shop.ts";
import { allItems, readTable } from "../support/table-rows.ts";

const logIn = (username: string, password: string) =>
  as({ ip: unique() }, () => validateLogin({ username, password, resourceType: "checklist" }));

/** A buyer of before addresses were hashed with a key. */
async function formerMember() {
  const member = await newMember();
  const { password = "" } = (await askStatus(member)).credentials ?? {};
  await sweep();
  // The login, the customer, what is noted of the address.
  expect(await asBefore(member.buyer.email)).toBe(3);
  const { email, customerId } = member.buyer;
  return { ...member, email, customerId, password };
}

const customers = async (email: string) =>
  (await readTable()).customer.filter((row) => row.email === email && row.state === "member");

test("no row of a purchase holds a plain hash of the buyer's address or phone", async () => {
  const visitor = newVisitor({ email: `Meera.${unique()}@Example.in` });
  await leave(visitor);
  await later();
  const buyer = await newBuyer({ email: visitor.email, name: "Meera", phone: "+91 98450 12345" });
  await place(buyer);
  const paid = await place(buyer, { upsells: ["seo-checklist"] });
  await pay(paid);
  const { password = "" } = (await askStatus(paid)).credentials ?? {};
  await sweep();
  await logIn(visitor.email, password);
  await as(buyer, () => recoverAccess({ username: visitor.email }));
  await unsubscribe({ token: tokenIn(remindersTo(visitor)[0]?.unsubscribeUrl, "token") });
  await readCentre(visitor);
  await sweep();

  const spellings = [visitor.email, visitor.email.toLowerCase(), buyer.phone, "+919845012345", "9845012345"];
  const plain = spellings.flatMap((text) => {
    const hex = sha256(text);
    return [hex, Buffer.from(hex, "hex").toString("base64"), Buffer.from(hex, "hex").toString("base64url")];
  });
  const rows = (await allItems()).map((item) => JSON.stringify(item));
  expect(rows.filter((row) => plain.some((hash) => row.includes(hash)))).toEqual([]);
  // It would be seen.
  expect(rows.some((row) => row.includes(emailHash(visitor.email)))).toBe(true);
  expect(await asBefore(visitor.email)).toBeGreaterThan(3);
  expect(await plainRows(visitor.email)).not.toEqual([]);
  const links = ses.mails().map(({ html, text, headers }) => JSON.stringify([html, text, headers]));
  const inside = (link: string) =>
    [...link.matchAll(/token=([\w-]+)/g)].map(([, body = ""]) => Buffer.from(body, "base64url").toString());
  expect(links.flatMap(inside).filter((body) => plain.some((hash) => body.includes(hash)))).toEqual([]);
});

describe("a login of before", () => {
  test("opens, by address and by customer ID, and lies under the key from then on", async () => {
    for (const by of ["email", "customerId"] as const) {
      const member = await formerMember();
      await expect(logIn(member.email, "guess")).rejects.toMatchObject({ code: "login.invalid" });
      await logIn(member[by], member.password);
      const { loginKey } = (await readLogin(member.email)) ?? {};
      expect(loginKey).toBe(emailHash(member.email));
      const left = await plainRows(member.email);
      expect(left.map((item) => item.__edb_e__?.S)).toEqual(["cartAddress"]);
      await logIn(member.email, member.password);
      await expectSound();
    }
  });

  test("takes no second account beside it: what is paid for joins the first, and the password stays its own", async () => {
    const member = await formerMember();
    const again = await place(await newBuyer({ email: member.email }), { upsells: ["seo-checklist"] });
    const order = await pay(again);
    expect(order).toMatchObject({ status: "completed", customerId: member.customerId, joined: true });
    expect(await customers(member.email)).toHaveLength(1);
    const logins = (await readTable()).login.filter((row) => row.customerId === member.customerId);
    expect(logins).toHaveLength(2);
    const { epoch } = (await customers(member.email))[0] ?? {};
    expect(logins.map((row) => row.epoch)).toEqual([epoch, epoch]);
  });

  test("is joined by an order that was open when the keys came", async () => {
    const open = await place(await newBuyer({ email: `open.${unique()}@example.in` }));
    const first = await newMember({}, { email: open.buyer.email });
    await asBefore(open.buyer.email);
    expect(await pay(open)).toMatchObject({ customerId: first.buyer.customerId, joined: true });
    expect(await customers(open.buyer.email)).toHaveLength(1);
  });

  test("goes with a block, a new password, a deletion and a change of address", async () => {
    const blocked = await formerMember();
    await setBlocked(blocked.customerId, true, "admin");
    await expect(logIn(blocked.email, blocked.password)).rejects.toMatchObject({ code: "login.invalid" });
    await setBlocked(blocked.customerId, false, "admin");
    await logIn(blocked.email, blocked.password);

    const reset = await formerMember();
    await as(reset.buyer, () => recoverAccess({ username: reset.email }));
    await sweep();
    const mail = ses.mails().find(({ to, tags }) => to === reset.email && tags.kind === "recovery");
    const { resetUrl } = JSON.parse(mail?.text ?? "{}") as { resetUrl: string };
    const token = resetUrl.split("#")[1] ?? "";
    await as(reset.buyer, () => resetPassword({ token, password: "kettle-anvil-marigold" }));
    await logIn(reset.email, "kettle-anvil-marigold");

    const deleted = await formerMember();
    await deleteCustomer(deleted.customerId, "admin");
    expect(await readLogin(deleted.email)).toBeNull();
    expect(await pay(await place(await newBuyer({ email: deleted.email })))).not.toMatchObject({
      joined: true,
    });

    for (const moves of [true, false]) {
      const named = await formerMember();
      const email = moves ? `moved.${unique()}@example.in` : named.email;
      await changeProfile(
        named.customerId,
        { email, fullName: "Another Name", phone: "9845012345" },
        "admin",
      );
      await logIn(email, named.password);
      expect((await readLogin(email))?.loginKey).toBe(emailHash(email));
      if (moves) expect(await readLogin(named.email)).toBeNull();
    }
    await expectSound();
  });

  test("keeps its address: no other account is moved to it", async () => {
    const { email, customerId, password } = await formerMember();
    const { buyer } = await newMember();
    const { phone, name: fullName } = buyer;
    await expect(
      changeProfile(buyer.customerId, { email, phone, fullName }, "admin@shop.example"),
    ).rejects.toMatchObject({ code: "customer.email_taken" });
    expect(await customers(email)).toMatchObject([{ customerId }]);
    await logIn(email, password);
    await expectSound();
  });

  test("is moved by the daily job once its month is over, however many there are", async () => {
    await ShopEntity.put({ name: "this", openSince: Date.now() }).go();
    const members = [await formerMember(), await formerMember(), await formerMember()];
    await suppress(emailHash(members[0]?.email ?? ""), "unsubscribed");
    await asBefore(members[0]?.email ?? "");
    travel(days(32));
    expect(await retention(2)).toMatchObject({ taken: 2, left: true });
    expect(await retention()).toMatchObject({ taken: 1, left: false });
    expect(await retention()).toMatchObject({ taken: 0 });
    for (const { email, password } of members) {
      const left = (await plainRows(email)).map((item) => item.__edb_e__?.S);
      expect(left.filter((kind) => kind !== "cartAddress")).toEqual([]);
      await logIn(email, password);
    }
    expect((await readTable()).suppression.map((row) => row.emailHash)).toContain(
      emailHash(members[0]?.email ?? ""),
    );
    await expectSound();
  });
});

test("a checkout that was begun before the keys goes on", async () => {
  const buyer = await newBuyer();
  const claim = JSON.parse(Buffer.from(buyer.checkoutToken.split(".")[0] ?? "", "base64url").toString()) as {
    body: { emailHash: string };
  };
  const former = { ...claim.body, emailHash: formerHash(buyer.email) };
  const checkoutToken = issueToken("checkout", former, Date.now() + hours(1));
  const before = { ...buyer, checkoutToken };
  const placed = await send(before, paymentInput(before));
  expect((await theOrder(placed.orderId)).status).toBe("pending");
});

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

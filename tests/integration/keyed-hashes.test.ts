// No row tells by a hash that can be tried out whose it is; and rows from before there was a key are found and moved.

import { setBlocked } from "@store/core/customers/block-customer";
import { changeProfile } from "@store/core/customers/change-profile";
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { readLogin } from "@store/core/customers/login.entity";
import { recoverAccess } from "@store/core/customers/recover-access";
import { resetPassword } from "@store/core/customers/reset-password";
import { unsubscribe } from "@store/core/mail/unsubscribe";
import { suppress } from "@store/core/outbox/suppression.entity";
import { emailHash, formerHash } from "@store/core/platform/address-hash";
import { sha256 } from "@store/core/platform/secrets";
import { ShopEntity } from "@store/core/platform/shop.entity";
import { days, hours } from "@store/core/platform/time";
import { issueToken } from "@store/core/platform/tokens";
import { retention } from "@store/core/privacy/retention";
import { describe, expect, test } from "vitest";
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
import { later, leave, newVisitor, remindersTo, tokenIn } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { customers, formerMember, logIn } from "../support/former-members.ts";
import { asBefore, plainRows } from "../support/former-rows.ts";
import { expectSound } from "../support/invariants.ts";
import { sweep } from "../support/mail-worker.ts";
import { readCentre } from "../support/privacy.ts";
import { ses } from "../support/shop.ts";
import { allItems, readTable } from "../support/table-rows.ts";

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

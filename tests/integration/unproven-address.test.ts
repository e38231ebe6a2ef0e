// Anybody who types an address need not be the reader of its mail: what an order gives to an address that nobody has proven.

import { changeProfile } from "@store/core/customers/change-profile";
import { ownedBy, readCustomer } from "@store/core/customers/customer.entity";
import { resetPassword } from "@store/core/customers/reset-password";
import { newResetToken } from "@store/core/customers/reset-token.entity";
import { validateLogin } from "@store/core/customers/validate-login";
import { verifyResourceToken } from "@store/core/customers/verify-resource-token";
import { sendCredentialsEmail } from "@store/core/orders/payments/send-credentials-email";
import { days } from "@store/core/platform/time";
import { privacyOpen } from "@store/core/privacy/privacy-open";
import { privacyRead } from "@store/core/privacy/privacy-read";
import { privacyRequests } from "@store/core/privacy/privacy-requests";
import { describe, expect, test } from "vitest";
import {
  as,
  askStatus,
  newBuyer,
  newCoupon,
  newMember,
  ordersThatGive,
  place,
  theOrder,
  unique,
} from "../support/buyers.ts";
import { leave, newVisitor } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { expectSettled, expectSound } from "../support/invariants.ts";
import { mailedPassword, mailsAbout, sweep } from "../support/mail-worker.ts";
import { askToErase, enterCentre, mailsTo, openCentre } from "../support/privacy.ts";
import "../support/shop.ts";

const logIn = (
  username: string,
  password: string,
  resourceType: "checklist" | "seo-checklist" = "checklist",
) => as({ ip: unique() }, () => validateLogin({ username, password, resourceType }));
const opens = (sessionToken: string) =>
  verifyResourceToken(async () => undefined)({ sessionToken, resourceType: "checklist" });
const refused = { code: "login.invalid" };

async function orderFree(email: string) {
  const discount = await newCoupon(100);
  return place(await newBuyer({ email }), { discount });
}

describe("a free order", () => {
  test("tells its password to the mailbox alone", async () => {
    const placed = await orderFree(`victim.${unique()}@example.in`);
    const answer = await askStatus(placed);
    expect(answer).toMatchObject({ status: "completed", byMailOnly: true });
    expect(answer.credentials).toEqual({ email: placed.buyer.email });
    await sweep();
    await logIn(placed.buyer.email, mailedPassword(placed.orderId));
    await expectSettled();
  });

  test("answers the same whether the address had an account or not", async () => {
    const member = await newMember();
    const [known, unknown] = [
      await orderFree(member.buyer.email),
      await orderFree(`nobody.${unique()}@example.in`),
    ];
    const [one, other] = await Promise.all([known, unknown].map(askStatus));
    const shape = (answer: typeof one, placed: typeof known) =>
      JSON.stringify(answer)
        .replaceAll(placed.orderId, "ORDER")
        .replaceAll(placed.buyer.email, "EMAIL")
        .replaceAll(placed.input.discountCode ?? "", "CODE");
    expect(shape(one, known)).toBe(shape(other, unknown));
    expect(JSON.stringify(one)).not.toMatch(/CUST_|joined/);
    await sweep();
    await expectSettled();
  });

  test("ends no session and no password of a customer in whose name it is made", async () => {
    const member = await newMember();
    const password = (await askStatus(member)).credentials?.password ?? "";
    const { sessionToken } = await logIn(member.buyer.email, password);
    await orderFree(member.buyer.email);
    await opens(sessionToken);
    await logIn(member.buyer.email, password);
  });

  test("is refused after three a day to one mailbox, however its address is written", async () => {
    const name = `asha${unique()}`;
    for (const email of [`${name}@gmail.com`, `${name}+1@gmail.com`, `a.${name.slice(1)}@googlemail.com`])
      await orderFree(email);
    await expect(orderFree(`${name}+4@gmail.com`)).rejects.toMatchObject({ code: "throttled" });
    await orderFree(`other.${unique()}@gmail.com`);
    travel(days(1));
    await orderFree(`${name}@gmail.com`);
    await expectSound();
  });

  test("leaves an account's grants as they are when it is repeated for weeks", async () => {
    const { buyer } = await newMember();
    for (let day = 0; day < 10; day++) {
      for (let time = 0; time < 3; time++) await orderFree(buyer.email);
      travel(days(1));
    }
    const customer = await readCustomer(buyer.customerId);
    expect(customer?.grants).toHaveLength(ownedBy(customer ?? {}).length);
    await expectSound();
  });

  test("adds missing products to the account once", async () => {
    const { buyer } = await newMember();
    const discount = await newCoupon(100);
    for (let time = 0; time < 2; time++)
      await place(await newBuyer({ email: buyer.email }), { discount, upsells: ["seo-checklist"] });
    expect(await ordersThatGive(buyer.customerId, "seo-checklist")).toHaveLength(1);
    await expectSound();
  });
});

describe("a payment for an address that has an account", () => {
  test("ends a password that was shown on a page and mails another", async () => {
    // Somebody buys in the name of another, and keeps the password.
    const eve = await newMember();
    const { email } = eve.buyer;
    const password = (await askStatus(eve)).credentials?.password ?? "";
    const { sessionToken } = await logIn(email, password);
    await opens(sessionToken);

    const victim = await newMember({ upsells: ["seo-checklist"] }, { email });
    for (const name of [email, eve.buyer.customerId])
      await expect(logIn(name, password, "seo-checklist")).rejects.toMatchObject(refused);
    await expect(opens(sessionToken)).rejects.toMatchObject({ code: "session.invalid" });

    // Neither browser is shown the new one.
    for (const placed of [eve, victim])
      expect((await askStatus(placed)).credentials?.password).toBeUndefined();
    await sweep();
    const [mail] = mailsAbout(victim.orderId);
    expect(mail).toMatchObject({ kind: "credentials", renewed: true, email });
    await logIn(email, mailedPassword(victim.orderId), "seo-checklist");
    await logIn(email, mailedPassword(victim.orderId));
    await expectSettled();
  });

  test("ends the password even when it adds nothing", async () => {
    const eve = await newMember();
    const password = (await askStatus(eve)).credentials?.password ?? "";
    const victim = await newMember({}, { email: eve.buyer.email });
    expect(victim.order).toMatchObject({ joined: true, duplicate: true });
    await expect(logIn(eve.buyer.email, password)).rejects.toMatchObject(refused);
    await sweep();
    await logIn(eve.buyer.email, mailedPassword(victim.orderId));
    await expectSettled();
  });

  test("leaves a password that only the mailbox was told", async () => {
    const first = await orderFree(`asha.${unique()}@example.in`);
    const { email } = first.buyer;
    await sweep();
    const password = mailedPassword(first.orderId);
    const { sessionToken } = await logIn(email, password);
    await newMember({ upsells: ["seo-checklist"] }, { email });
    await opens(sessionToken);
    await logIn(email, password, "seo-checklist");
    await sweep();
    await expectSettled();
  });

  test("leaves a password that was renewed by mail", async () => {
    const { buyer } = await newMember();
    const second = await newMember({ upsells: ["seo-checklist"] }, { email: buyer.email });
    await newMember({ upsells: ["agency-license"] }, { email: buyer.email });
    await sweep();
    await logIn(buyer.email, mailedPassword(second.orderId), "seo-checklist");
    await expectSettled();
  });

  test("leaves a password that the owner chose by the mailed link", async () => {
    const { buyer } = await newMember();
    const customer = await readCustomer(buyer.customerId);
    if (!customer) throw new Error("There is no such customer");
    const token = await newResetToken(customer);
    const password = "kettle-anvil-marigold";
    await as({ ip: unique() }, () => resetPassword({ token, password }));
    await newMember({ upsells: ["seo-checklist"] }, { email: buyer.email });
    await logIn(buyer.email, password, "seo-checklist");
  });

  test("tells the password only to the mailbox when a browser asks again", async () => {
    const eve = await newMember();
    const victim = await newMember({ upsells: ["seo-checklist"] }, { email: eve.buyer.email });
    await sweep();
    for (const { buyer, orderId } of [eve, victim]) {
      travel(1);
      await as(buyer, () => sendCredentialsEmail({ checkoutToken: buyer.checkoutToken, orderId }));
    }
    await sweep();
    expect(new Set(mailsAbout(victim.orderId).map((mail) => JSON.stringify(mail))).size).toBe(1);
    expect(await theOrder(victim.orderId)).toMatchObject({ customerId: eve.order.customerId });
    await expectSettled();
  });
});

describe("an address that was corrected since", () => {
  const right = () => `asha.right.${unique()}@example.in`;
  const correct = ({ order }: { order: { customerId: string } }, email: string) =>
    changeProfile(order.customerId, { email, fullName: "Asha Rao", phone: "+91 98200 12345" }, "admin");

  test("shows and erases nothing in the privacy centre", async () => {
    const member = await newMember();
    const wrong = member.buyer;
    await leave(newVisitor({ email: wrong.email, name: "Another" }));
    const early = await enterCentre(wrong);
    await askToErase(wrong);
    await correct(member, right());
    const view = await privacyRead({ privacyToken: early });
    expect(view).toMatchObject({ identities: [], orders: [] });
    expect(JSON.stringify(view)).not.toMatch(new RegExp(`${member.orderId}|${wrong.customerId}|98200`));
    travel(days(8));
    await privacyRequests();
    expect(await theOrder(member.orderId)).toMatchObject({ status: "completed", email: wrong.email });
    expect(await readCustomer(member.order.customerId)).toMatchObject({ state: "member" });
  });

  test("has what is asked by it sent to the present one", async () => {
    const member = await newMember();
    const email = right();
    await correct(member, email);
    expect(await openCentre(member.buyer)).toBeUndefined();
    const [mail] = mailsTo(email).filter(({ kind }) => kind === "privacy-link");
    const token = mail?.url?.split("#")[1] ?? "";
    const { privacyToken } = await as({ ip: unique() }, () => privacyOpen({ token }));
    expect(await privacyRead({ privacyToken })).toMatchObject({
      email,
      orders: [{ orderId: member.orderId }],
    });
  });

  test("resets no password by a link that it was sent before", async () => {
    const member = await newMember();
    const customer = await readCustomer(member.order.customerId);
    if (!customer) throw new Error("There is no such customer");
    const token = await newResetToken(customer);
    await correct(member, right());
    await expect(
      as({ ip: unique() }, () => resetPassword({ token, password: "kettle-anvil-marigold" })),
    ).rejects.toMatchObject({ code: "reset.invalid" });
  });
});

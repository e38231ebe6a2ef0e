// The three mails on how to begin: who gets them, when, and how they are stopped.
import type { MailModel } from "@store/contract/mail-model";
import { setBlocked } from "@store/core/customers/block-customer";
import { unsubscribe } from "@store/core/mail/unsubscribe";
import type { Order } from "@store/core/orders/order.entity";
import { settle } from "@store/core/orders/settlement/settle";
import { days, hours } from "@store/core/platform/time";
import { expect, test } from "vitest";
import { as, newMember, type Placed } from "../support/buyers.ts";
import { tokenIn } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { expectSettled } from "../support/invariants.ts";
import { sweep } from "../support/mail-worker.ts";
import { configureShop } from "../support/settings.ts";
import { ses, stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const mailsTo = ({ buyer }: Placed) =>
  ses
    .mails()
    .filter(({ to }) => to === buyer.email)
    .reverse();
const startsTo = (member: Placed) => mailsTo(member).filter(({ tags }) => tags.kind?.startsWith("start-"));
const kindsTo = (member: Placed) => startsTo(member).map(({ tags }) => tags.kind);

/** A first purchase while the shop sends these mails. */
async function begun(): Promise<Placed & { order: Order }> {
  configureShop({ startMails: true });
  const member = await newMember();
  await sweep();
  return member;
}

async function after(time: number): Promise<void> {
  travel(time);
  await sweep();
}

test("a buyer gets no start mail while the shop's switch is off", async () => {
  const member = await newMember();
  await sweep();
  expect((await readTable()).outbox.map(({ kind }) => kind)).toEqual(["credentials"]);
  await after(days(8));
  expect(kindsTo(member)).toEqual([]);
});

test("a buyer gets start mails after one, three and seven days, each once", async () => {
  const member = await begun();
  await after(hours(23));
  expect(kindsTo(member)).toEqual([]);
  await after(hours(1));
  expect(kindsTo(member)).toEqual(["start-1"]);
  await after(days(2) - hours(1));
  expect(kindsTo(member)).toEqual(["start-1"]);
  await after(hours(1));
  await after(days(4));
  await after(days(30));
  expect(kindsTo(member)).toEqual(["start-1", "start-3", "start-7"]);
  await expectSettled();
});

test("a buyer stops all start mails with one click of the mail program", async () => {
  const member = await begun();
  await after(days(1));
  const [mail] = startsTo(member);
  const { unsubscribeUrl } = JSON.parse(mail?.text ?? "{}") as Extract<MailModel, { unsubscribeUrl: string }>;
  expect(mail?.headers).toMatchObject({
    "list-unsubscribe": expect.stringContaining("/api/unsubscribe?token="),
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
  await as({ ip: "stops-them" }, () => unsubscribe({ token: tokenIn(unsubscribeUrl, "token") }));
  await after(days(2));
  await after(days(4));
  expect(kindsTo(member)).toEqual(["start-1"]);
  expect((await readTable()).outbox.filter(({ state }) => state === "dropped")).toHaveLength(2);
});

test("a refunded or blocked buyer gets no start mail", async () => {
  const [refunded, blocked] = [await begun(), await begun()];
  stripe.control.refund(refunded.order.paymentId ?? "");
  await settle(refunded.orderId);
  await setBlocked(blocked.order.customerId, true, "admin");
  await after(days(1));
  for (const member of [refunded, blocked]) expect(kindsTo(member)).toEqual([]);
});

test("a start mail that could not leave for a day is left out", async () => {
  const member = await begun();
  await after(days(3));
  expect(kindsTo(member)).toEqual(["start-3"]);
});

test("a second order of the same buyer brings no second series of start mails", async () => {
  const member = await begun();
  await newMember({ upsells: ["seo-checklist"] }, { email: member.buyer.email });
  await after(days(1));
  expect(kindsTo(member)).toEqual(["start-1"]);
});

// The mail about changed templates: who gets it, once, and how it is stopped.

import { dayInIndia } from "@store/contract/format";
import type { LibraryNews } from "@store/contract/library-news";
import { libraryNews } from "@store/contract/library-news";
import type { MailModel } from "@store/contract/mail-model";
import { setBlocked } from "@store/core/customers/block-customer";
import { announceNews } from "@store/core/mail/library-news";
import { unsubscribe } from "@store/core/mail/unsubscribe";
import type { Order } from "@store/core/orders/order.entity";
import { settle } from "@store/core/orders/settlement/settle";
import { days, minutes } from "@store/core/platform/time";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { as, newMember, type Placed } from "../support/buyers.ts";
import { tokenIn } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { expectSettled } from "../support/invariants.ts";
import { sweep } from "../support/mail-worker.ts";
import { configureShop } from "../support/settings.ts";
import { ses, stripe } from "../support/shop.ts";

const newsTo = ({ buyer }: Placed) =>
  ses.mails().filter(({ to, tags }) => to === buyer.email && tags.kind === "library-news");

/** News of tomorrow, which the mail worker knows too. */
let tomorrow: LibraryNews;
beforeEach(() => {
  tomorrow = {
    day: dayInIndia(Date.now() + days(1)),
    subject: "One template changed: the price table",
    why: "A rate of tax is another one from today.",
    changes: [{ template: "Trading", what: "The price table names the new rate." }],
  };
  const list = libraryNews as LibraryNews[];
  list.push(tomorrow);
  onTestFinished(() => {
    list.splice(list.indexOf(tomorrow), 1);
  });
});

/** Bought at a checkout that announces such mails. */
async function told(): Promise<Placed & { order: Order }> {
  configureShop({ newsMails: true });
  const member = await newMember();
  await sweep();
  return member;
}

async function announced(perMinute = 100) {
  const found = await announceNews(tomorrow, perMinute, Date.now());
  travel(minutes(2));
  await sweep();
  return found;
}

test("a buyer whose checkout announced no news gets none", async () => {
  const member = await newMember();
  const { meant } = await announced();
  expect(meant).toBe(0);
  expect(newsTo(member)).toEqual([]);
});

test("a buyer gets one mail however often the news is announced", async () => {
  const [one, other] = [await told(), await told()];
  expect(await announced()).toEqual({ meant: 2, queued: 2 });
  expect(await announced()).toEqual({ meant: 2, queued: 0 });
  for (const member of [one, other]) expect(newsTo(member)).toHaveLength(1);
  const model = JSON.parse(newsTo(one)[0]?.text ?? "{}") as Extract<MailModel, { kind: "library-news" }>;
  expect(model.news).toEqual(tomorrow);
  await expectSettled();
});

test("counting alone queues nothing", async () => {
  const member = await told();
  expect(await announceNews(tomorrow, 0, Date.now())).toEqual({ meant: 1, queued: 0 });
  travel(minutes(2));
  await sweep();
  expect(newsTo(member)).toEqual([]);
});

test("a buyer on the day of the news gets no mail", async () => {
  await told();
  const today = { ...tomorrow, day: dayInIndia(Date.now()) };
  expect(await announceNews(today, 100, Date.now())).toEqual({ meant: 0, queued: 0 });
});

test("the news mails leave at the given number a minute", async () => {
  const members = [await told(), await told(), await told()];
  await announceNews(tomorrow, 2, Date.now());
  const sent = () => members.flatMap(newsTo).length;
  await sweep();
  expect(sent()).toBe(0);
  travel(minutes(1));
  await sweep();
  expect(sent()).toBe(2);
  travel(minutes(1));
  await sweep();
  expect(sent()).toBe(3);
});

test("a customer who was refunded or blocked gets no news", async () => {
  const [refunded, blocked, later] = [await told(), await told(), await told()];
  stripe.control.refund(refunded.order.paymentId ?? "");
  await settle(refunded.orderId);
  await setBlocked(blocked.order.customerId, true, "admin");
  expect(await announceNews(tomorrow, 100, Date.now())).toEqual({ meant: 1, queued: 1 });
  await setBlocked(later.order.customerId, true, "admin");
  travel(minutes(2));
  await sweep();
  for (const member of [refunded, blocked, later]) expect(newsTo(member)).toEqual([]);
});

test("a customer who has unsubscribed gets no further news", async () => {
  const member = await told();
  await announced();
  const [mail] = newsTo(member);
  const { unsubscribeUrl } = JSON.parse(mail?.text ?? "{}") as Extract<MailModel, { unsubscribeUrl: string }>;
  expect(mail?.headers).toMatchObject({
    "list-unsubscribe": expect.stringContaining("/api/unsubscribe?token="),
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
  await as({ ip: "stops-news" }, () => unsubscribe({ token: tokenIn(unsubscribeUrl, "token") }));
  const next = { ...tomorrow, day: dayInIndia(Date.now() + days(2)) };
  (libraryNews as LibraryNews[]).push(next);
  onTestFinished(() => {
    (libraryNews as LibraryNews[]).splice(libraryNews.indexOf(next), 1);
  });
  expect((await announceNews(next, 100, Date.now())).queued).toBe(1);
  travel(minutes(2));
  await sweep();
  expect(newsTo(member)).toHaveLength(1);
});

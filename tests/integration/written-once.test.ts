// What one event causes is one row, put only if absent: a repeat that got past every other check changes nothing.
import { requestStates } from "@store/contract/privacy/privacy-terms";
import { LedgerEntity } from "@store/core/orders/ledger.entity";
import { PaymentSessionEntity } from "@store/core/orders/payment-session.entity";
import { type AccessRequest, changeAccessRequest } from "@store/core/orders/payments/access-request.entity";
import { enqueueMail, OutboxEntity } from "@store/core/outbox/outbox.entity";
import { suppress, suppressionOf, unsuppress } from "@store/core/outbox/suppression.entity";
import { emailHash } from "@store/core/platform/address-hash";
import { ifUnchanged } from "@store/core/platform/conditions";
import { openShopSince, readOpenSince } from "@store/core/platform/shop.entity";
import { changeRequest, RequestEntity } from "@store/core/privacy/request.entity";
import { RetainedBuyerEntity } from "@store/core/privacy/retained-buyer.entity";
import { scrubMail } from "@store/core/privacy/scrub";
import { expect, test } from "vitest";
import { allItems } from "../support/table-rows.ts";
import "../support/shop.ts";

const at = Date.now();

const orderId = "ORDER_1";
const asked = { state: "open", version: 1, list: "open", listedAt: at, askedAt: at } as const;
const without = { subject: "s", customerIds: [], orderIds: [], checkoutIds: [] };
const rows = {
  "a ledger row": (ref: string) =>
    LedgerEntity.create({
      ...{ orderId, kind: "sale", ref: "pay_1", paise: ref.length, at, day: "2026-02-01", shard: "0" },
      figures: {},
    }),
  "a payment page": (sessionId: string) =>
    PaymentSessionEntity.create({
      ...{ orderId, attempt: 1, provider: "stripe", state: "open", sessionId, amount: 99_900 },
      ...{ expiresAt: at, createdAt: at },
    }),
  "a mail": (address: string) => enqueueMail({ kind: "credentials", about: orderId, emailHash: address }, at),
  "a data request": (answeredBy: string) =>
    RequestEntity.create({ requestId: "erase-1", kind: "erasure", ...asked, ...without, answeredBy }),
  "a kept order row": (sealed: string) =>
    RetainedBuyerEntity.create({ orderId, sealed, keepUntil: "2035-03-31", ttl: at }),
};

test.each(Object.entries(rows))("%s is written once", async (_name, row) => {
  expect(await ifUnchanged(row("as it was"))).toBe(true);
  const before = await allItems();
  expect(await ifUnchanged(row("and afterwards"))).toBe(false);
  expect(await allItems()).toEqual(before);
});

test("a later start does not move the day on which the shop opened", async () => {
  const since = await readOpenSince();
  expect(since).toBeGreaterThan(0);
  expect(await ifUnchanged(openShopSince(since + 1))).toBe(false);
  expect(await readOpenSince()).toBe(since);
});

test("a request for access refuses the second of two changes from the same reading", async () => {
  const asked = { orderId: "ORDER_1", state: "open", why: "address", askedAt: at } as const;
  expect(await ifUnchanged(changeAccessRequest(null, asked))).toBe(true);
  expect(await ifUnchanged(changeAccessRequest(null, { ...asked, state: "dismissed" }))).toBe(false);
  const read: AccessRequest = { ...asked, version: 1 };
  expect(await ifUnchanged(changeAccessRequest(read, { ...asked, state: "granted" }))).toBe(true);
  expect(await ifUnchanged(changeAccessRequest(read, { ...asked, state: "dismissed" }))).toBe(false);
});

test("an address that bounces stays suppressed when it wants reminders again", async () => {
  await suppress(emailHash("bounces"), "bounced");
  await suppress(emailHash("unsubscribes"), "unsubscribed");
  await Promise.all([unsuppress("bounces"), unsuppress("unsubscribes")]);
  expect(await Promise.all([suppressionOf("bounces"), suppressionOf("unsubscribes")])).toEqual([
    "bounced",
    undefined,
  ]);
});

test.each(requestStates)(
  "a data request becomes %s only by the first of two changes from the same reading",
  async (state) => {
    const requestId = `moves-${state}`;
    const { data } = await RequestEntity.create({
      ...{
        requestId,
        kind: "erasure",
        state: state === "open" ? "cooling" : "open",
        version: 1,
        subject: "s",
      },
      ...{ list: "open", listedAt: at, askedAt: at, customerIds: [], orderIds: [], checkoutIds: [] },
    }).go();
    expect(await ifUnchanged(changeRequest(data, { state, answeredBy: "first" }))).toBe(true);
    expect(await ifUnchanged(changeRequest(data, { state, answeredBy: "second" }))).toBe(false);
    expect(await ifUnchanged(changeRequest(data, { answeredBy: "third" }))).toBe(false);
    expect((await RequestEntity.get({ requestId }).go()).data).toMatchObject({ state, answeredBy: "first" });
  },
);

test("an erasure leaves a waiting mail what it needs to go out", async () => {
  const mailId = "credentials.ORDER_2";
  await enqueueMail({ kind: "credentials", about: "ORDER_2", emailHash: "hash" }, at).go();
  await scrubMail({ mailId });
  expect((await OutboxEntity.get({ mailId }).go()).data?.emailHash).toBe("hash");
  await OutboxEntity.patch({ mailId }).set({ state: "sent" }).go();
  await scrubMail({ mailId });
  expect((await OutboxEntity.get({ mailId }).go()).data?.emailHash).toBeUndefined();
});
